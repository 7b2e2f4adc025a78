"""The command `ludogite print`: pads, the sheets of a match, kits, booklets and rules, as a PDF or as pictures."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludogite.cli.arguments import Command
from ludogite.cli.output import say
from ludogite.cli.records import at_the_end
from ludogite.match.people import plain_name
from ludogite.match.record import Record
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Option, State
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE, Settings
from ludogite.sheets.offers import (
    BLANK,
    BOOKLET,
    HOLIDAY,
    HOLIDAY_OPTIONS,
    KIT,
    MANUAL,
    MATCH,
    PAPER,
    RULES,
    CannotPrint,
    Choosable,
    Number,
    default_of,
    games_with_sheet,
    offer_of,
)

if TYPE_CHECKING:
    from ludogite.sheets.sheet import Paper, Sheet

FILE_HELP = "sheet.pdf, or sheet.png for pictures (of several pages: sheet-1.png, sheet-2.png …)"
WHATS = {
    BLANK: "a pad to play on with pencil and dice",
    MATCH: "the sheets of a saved game, one for each player",
    KIT: "what you need to play on paper, to cut out or to write on",
    BOOKLET: "a booklet of puzzles, solutions at the end",
    RULES: "the rules",
}

_FLAGS = {what: "--record FILE" if what == MATCH else f"--{what}" for what in WHATS}


def add_command(command: Command) -> None:
    """The sheets of the games say what may be chosen."""
    parser = command("print", _print, "print score sheets, kits, booklets or rules into a file")
    known = ", ".join(game.id for game in games_with_sheet())
    others = f"{HOLIDAY}: a booklet of all games; {MANUAL}: the manual"
    parser.add_argument("game", metavar="GAME", choices=[*SHELF, HOLIDAY, MANUAL], help=f"{known}; or {others}")
    what = parser.add_mutually_exclusive_group()
    for name, purpose in WHATS.items():
        if name == MATCH:
            what.add_argument("--record", metavar="FILE", help=purpose)
        else:
            what.add_argument(f"--{name}", action="store_const", const=name, dest="what", help=purpose)
    parser.add_argument("-o", metavar="FILE", dest="file", required=True, help=FILE_HELP)
    parser.add_argument("--language", choices=LANGUAGE.choices[1:], help="default: that of the window")
    for name, options in _options().items():
        _add_option(parser, name, options)


def _options() -> dict[str, list[Choosable]]:
    """Everything that may be chosen in some game, by name; games that share a name may have different choices."""
    options: dict[str, list[Choosable]] = {option.name: [option] for option in (PAPER, *HOLIDAY_OPTIONS)}
    for offer in map(offer_of, games_with_sheet()):
        for what in WHATS:
            for option in offer.options(what) or ():
                options.setdefault(option.name, []).append(option)
    return options


def _values(option: Option) -> list[str]:
    return [choice.value for choice in option.choices]


def _add_option(parser: argparse.ArgumentParser, name: str, options: list[Choosable]) -> None:
    choices = [choice for option in options if isinstance(option, Option) for choice in option.choices]
    if not choices:
        is_number = isinstance(options[0], Number)
        parser.add_argument(f"--{name}", metavar="N" if is_number else "NAME", dest=name, help=options[0].label.text)
        return
    meanings = {choice.value: choice.explanation.text or choice.label.text for choice in choices}
    explanation = "; ".join(f"{value}: {meaning}" for value, meaning in meanings.items())
    help_text = f"{explanation} (default: {choices[0].value})"
    parser.add_argument(f"--{name}", choices=list(meanings), dest=name, help=help_text)


def _print(asked: argparse.Namespace) -> int:
    _chosen(asked)  # whether the game has such a sheet, before anything is read
    if asked.record is None:
        _put_on_paper(asked)
        return 0
    return at_the_end(asked.record, lambda record, state: _put_on_paper(asked, record, state))


def _put_on_paper(asked: argparse.Namespace, record: Record | None = None, state: State[Any] | None = None) -> None:
    """Writes what was asked for, and prints the names of the files."""
    from ludogite.sheets.sheet import PAPERS, MatchOnPaper, files_of, write
    from ludogite.sheets.type import offscreen_application
    from ludogite.ui.look.language import Language, resolve

    chosen = _chosen(asked)
    paper = PAPERS[chosen[PAPER.name]]
    with offscreen_application():
        language = Language()
        language.use(asked.language or resolve(_setting()))
        if record is None or state is None:
            sheet = _sheet(asked, paper, chosen, language.current)
        else:
            _check_record(asked, record)
            match = MatchOnPaper(list(map(plain_name, record.players)), state.on_table())
            sheet = offer_of(SHELF[asked.game]).make_match(paper, chosen, match)
        files_of(sheet, Path(asked.file))
        for file in write(sheet, Path(asked.file)):
            print(file)


def _sheet(asked: argparse.Namespace, paper: Paper, chosen: Mapping[str, str], language: str) -> Sheet:
    from ludogite.sheets import holiday
    from ludogite.sheets.rules import rules_sheet
    from ludogite.ui.base.game_ui import rules_text, whole_game
    from ludogite.ui.pages.rules import make_manual

    if asked.game == MANUAL:
        return make_manual(language, paper)
    if asked.game == HOLIDAY:
        return holiday.make(paper, chosen)
    game = SHELF[asked.game]
    if asked.what == RULES:
        whole = whole_game(game)
        return rules_sheet(whole, offer_of(whole), rules_text(whole, language), paper)
    offer = offer_of(game)
    if asked.what == KIT:
        return offer.make_kit(paper, chosen, {})
    return offer.make_booklet(paper, chosen) if asked.what == BOOKLET else offer.make_pad(paper, chosen)


def _check_record(asked: argparse.Namespace, record: Record) -> None:
    if record.game != asked.game:
        raise CannotPrint(
            Message(
                QT_TRANSLATE_NOOP("print", "{file} is a game of {other}, not of {game}."),
                file=asked.record,
                other=SHELF[record.game].title,
                game=SHELF[asked.game].title,
            )
        )


def _setting() -> str:
    """The language that the window would speak."""
    settings = Settings()
    if settings.complaint:
        say(str(settings.complaint))
    return settings[LANGUAGE]


NO_SUCH = {
    BLANK: QT_TRANSLATE_NOOP("print", "{game} has no score sheets to print."),
    MATCH: QT_TRANSLATE_NOOP("print", "A match of {game} cannot be printed."),
    KIT: QT_TRANSLATE_NOOP("print", "{game} has no kit to print."),
    BOOKLET: QT_TRANSLATE_NOOP("print", "{game} has no booklet to print."),
}


def _chosen(asked: argparse.Namespace) -> Mapping[str, str]:
    """What was chosen, and the defaults of the rest; what this sheet does not know cannot be chosen."""
    known = {option.name: option for option in (PAPER, *_choosable(asked))}
    given = {name: vars(asked)[name] for name in _options() if vars(asked)[name] is not None}
    for name, value in given.items():
        if name not in known:
            raise CannotPrint(Message(QT_TRANSLATE_NOOP("print", "This sheet has no --{option}."), option=name))
        _check_value(known[name], value)
    return {name: given.get(name, default_of(option)) for name, option in known.items()}


def _choosable(asked: argparse.Namespace) -> tuple[Choosable, ...]:
    """What may be chosen of the sheet that is asked for, besides the paper."""
    is_named = asked.what is not None or asked.record is not None
    if asked.game == MANUAL:
        if is_named:
            raise CannotPrint(Message(QT_TRANSLATE_NOOP("print", "There is only one manual, for all games.")))
        return ()
    if asked.game == HOLIDAY:
        if is_named:
            raise CannotPrint(Message(QT_TRANSLATE_NOOP("print", "The holiday booklet is made of all games.")))
        return HOLIDAY_OPTIONS
    if not is_named:
        raise CannotPrint(
            Message(QT_TRANSLATE_NOOP("print", "Say what to print: {choices}."), choices=", ".join(_FLAGS.values()))
        )
    game, what = SHELF[asked.game], asked.what or MATCH
    if what == RULES:
        return ()
    options = offer_of(game).options(what) if game.sheet_module else None
    if options is None:
        raise CannotPrint(Message(NO_SUCH[what], game=game.title))
    return options


def _check_value(option: Choosable, value: str) -> None:
    if isinstance(option, Option) and value not in _values(option):
        no_such = QT_TRANSLATE_NOOP("print", "This sheet has no --{option} {value}.")
        raise CannotPrint(Message(no_such, option=option.name, value=value))
    if isinstance(option, Number) and not (value.isascii() and value.isdigit() and _fits(option, int(value))):
        wrong = QT_TRANSLATE_NOOP("print", "--{option} is a number from {lowest} to {highest}.")
        raise CannotPrint(Message(wrong, option=option.name, lowest=option.lowest, highest=option.highest))


def _fits(option: Number, value: int) -> bool:
    return option.lowest <= value <= option.highest
