"""The command `ludogite print`: blank pads and the sheets of a match, as a PDF or as pictures."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludogite.match.record import Record
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.game import SHELF, Option, State
from ludogite.settings import LANGUAGE, Settings
from ludogite.sheets import PAPER, games_with_sheet, offer_of

FILE_HELP = "sheet.pdf, or sheet.png for pictures (of several pages: sheet-1.png, sheet-2.png …)"

Say = Callable[[str], None]


class CannotPrint(Complaint):
    pass


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What follows `ludogite print`; the sheets of the games say what may be chosen."""
    known = ", ".join(game.id for game in games_with_sheet())
    parser.add_argument("game", metavar="GAME", choices=SHELF, help=f"so far: {known}")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--blank", action="store_true", help="a pad to play on with pencil and dice")
    what.add_argument("--record", metavar="FILE", help="the sheets of the match in a record, one for each player")
    parser.add_argument("-o", metavar="FILE", dest="file", required=True, help=FILE_HELP)
    _add_choice(parser, PAPER)
    parser.add_argument("--language", choices=LANGUAGE.choices[1:], help="that of the window if it is left out")
    for option in _options().values():
        _add_choice(parser, option)


def _options() -> dict[str, Option]:
    """Everything that may be chosen in some game, by name; games that share a name may have different choices."""
    options: dict[str, Option] = {}
    for offer in map(offer_of, games_with_sheet()):
        for option in (*offer.pad, *offer.match):
            before = options.get(option.name, option)
            more = [choice for choice in option.choices if choice.value not in _values(before)]
            options[option.name] = replace(before, choices=(*before.choices, *more))
    return options


def _values(option: Option) -> list[str]:
    return [choice.value for choice in option.choices]


def _add_choice(parser: argparse.ArgumentParser, option: Option) -> None:
    values = _values(option)
    explanation = "; ".join(f"{choice.value}: {choice.explanation.text}" for choice in option.choices)
    parser.add_argument(f"--{option.name}", choices=values, help=f"{explanation} (default: {values[0]})")


def check(asked: argparse.Namespace) -> None:
    """Whether the game has such a sheet, before anything is read."""
    if not SHELF[asked.game].sheet_module:
        raise CannotPrint(
            Message(QT_TRANSLATE_NOOP("print", "{game} has no sheet to print."), game=SHELF[asked.game].title)
        )
    _chosen(asked)


def put_on_paper(
    asked: argparse.Namespace, say: Say, record: Record | None = None, state: State[Any] | None = None
) -> None:
    """Writes the pad, or the sheets of the match, and prints the names of the files."""
    from ludogite.sheets.offscreen import offscreen_application
    from ludogite.sheets.sheet import PAPERS, write
    from ludogite.ui.language import Language, resolve

    module, chosen = offer_of(SHELF[asked.game]).load(), _chosen(asked)
    paper = PAPERS[chosen[PAPER.name]]
    if record is None or state is None:
        sheet = module.blank(paper, chosen)
    elif record.game == asked.game:
        sheet = module.filled(paper, chosen, record.players, state.on_table())
    else:
        raise CannotPrint(
            Message(
                QT_TRANSLATE_NOOP("print", "{file} is a record of {other}, not of {game}."),
                file=asked.record,
                other=SHELF[record.game].title,
                game=SHELF[asked.game].title,
            )
        )
    with offscreen_application():
        language = Language()
        language.use(asked.language or resolve(_setting(say)))
        for file in write(sheet, Path(asked.file)):
            print(file)


def _setting(say: Say) -> str:
    """The language that the window would speak."""
    settings = Settings()
    if settings.complaint:
        say(str(settings.complaint))
    return settings[LANGUAGE]


def _chosen(asked: argparse.Namespace) -> Mapping[str, str]:
    """What was chosen, and the defaults of the rest; what this sheet does not know cannot be chosen."""
    offer = offer_of(SHELF[asked.game])
    known = {option.name: option for option in (PAPER, *(offer.pad if asked.blank else offer.match))}
    given = {name: getattr(asked, name.replace("-", "_")) for name in (PAPER.name, *_options())}
    for name, value in given.items():
        if value is not None and name not in known:
            raise CannotPrint(Message(QT_TRANSLATE_NOOP("print", "This sheet has no --{option}."), option=name))
        if value is not None and value not in _values(known[name]):
            no_such = QT_TRANSLATE_NOOP("print", "This sheet has no --{option} {value}.")
            raise CannotPrint(Message(no_such, option=name, value=value))
    return {name: given[name] or _values(option)[0] for name, option in known.items()}
