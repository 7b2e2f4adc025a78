"""What a game offers the window: one value in its ui package, by the name UI.

It names modules instead of importing them, so that it costs nothing to ask for a game's labels: home is painted before
any board is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, cast

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF, Game
from ludogite.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludogite.match.match import Match
    from ludogite.ui.app import Application
    from ludogite.ui.game_modules import (
        BoardModule,
        CardModule,
        CheckModule,
        EndingModule,
        FileModule,
        LabelModule,
        MovePicturesModule,
        MoveRowsModule,
        NextMatchModule,
        PageModule,
        RefereeModule,
        RulesPicturesModule,
        SettingsCardModule,
        TimesToBeatModule,
        TurnWordsModule,
        WarmUpModule,
        WordsModule,
    )
    from ludogite.ui.pages.page import Page
    from ludogite.ui.pages.solo.solo_game import SoloGame
    from ludogite.ui.pages.statistics.game_statistics import GameStatistics
    from ludogite.ui.widgets.settings_card import SettingsCard


NEW = Message(QT_TRANSLATE_NOOP("match_labels", "New game"))
AGAIN = Message(QT_TRANSLATE_NOOP("match_labels", "Play again"))
DONE = Message(QT_TRANSLATE_NOOP("match_labels", "Well played!"))
ROLL = Message(QT_TRANSLATE_NOOP("continue_list", "Dice to roll"))
GIVE_UP = Message(QT_TRANSLATE_NOOP("match_labels", "Resign"))
GIVE_UP_QUESTION = Message(QT_TRANSLATE_NOOP("match_labels", "Give up this game? Press “Resign” once more."))


class MatchLabels(NamedTuple):
    """What the page of a match calls some of its buttons and what they do, and what lists say of a match."""

    new: Message = NEW
    away: Message | None = None
    """Where a match of a game that is part of another leads to at its end; None: as `new`."""
    again: Message = AGAIN
    done: Message = DONE
    """The headline of a match that somebody has finished alone, where the result has no name of its own."""
    give_up: Message = GIVE_UP
    give_up_question: Message = GIVE_UP_QUESTION
    starts_over: bool = False
    """Whether giving up begins the same match anew instead of ending it."""
    has_clock: bool = False
    roll: Message = ROLL
    """What is said where a match was left before a roll."""


class ExtraPage(NamedTuple):
    """A page besides the matches: a button on the game's card and in its set-up leads there. Matches of a game that is
    part of this one are begun there."""

    label: Message
    module: str
    at_home: Message | None = None
    """What the button on the card says, where that is something else."""

    @property
    def card_label(self) -> Message:
        return self.at_home or self.label

    def open(self, app: Application) -> Page:
        return cast("PageModule", import_module(self.module)).open_page(app)


class FileFormat(NamedTuple):
    """Files that are dragged onto the window, double-clicked, or named on the command line."""

    suffix: str
    module: str

    def open(self, app: Application, name: str) -> None:
        cast("FileModule", import_module(self.module)).open_file(app, name)


class GameUi(NamedTuple):
    board_module: str
    card_module: str
    words_module: str
    rules_pictures_module: str
    keys_module: str | None = None
    """Where the keys of its board are listed for players, as KEYS."""
    minutes: int = 0
    age: int = 0
    """How long it takes, and from what age on it is played; 0 where that is not known."""
    note: Message | None = None
    """What is to be known before it is chosen at home; mostly nothing."""
    has_advice: bool = True
    """Whether hints and an analysis are offered: not where knowing things oneself is the game."""
    paints_moves: bool = False
    """Whether the list of moves shows what was played; its card module is a MovePicturesModule then."""
    move_rows_module: str | None = None
    """A MoveRowsModule, where the game paints the lines of the list of moves itself. Alone, a line is a turn."""
    referee_module: str | None = None
    """A RefereeModule, where somebody has to judge what the position on the table does not show."""
    rules_folder: Path | None = None
    """Where the rules for players lie, `<id>.<language>.md`; None: with those that ship."""
    labels: MatchLabels = MatchLabels()
    extra_page: ExtraPage | None = None
    solo_module: str | None = None
    """Where its SoloGame is, SOLO, if it is played alone."""
    statistics_module: str | None = None
    """Where its GameStatistics is, STATISTICS, if it adds anything to that page."""
    next_match_module: str | None = None
    """A NextMatchModule, where something else than a rematch follows a finished match."""
    ending_module: str | None = None
    """An EndingModule, where the end is spoken of in a way of its own; its plate lies below the board."""
    times_module: str | None = None
    """A TimesToBeatModule, where the panel shows the times to beat."""
    label_module: str | None = None
    """A LabelModule, where the labels of matches are translated."""
    settings_card_module: str | None = None
    """A SettingsCardModule, if the settings page has a card for this game."""
    settings: tuple[Setting, ...] = ()
    """What its pages keep in the file of settings. The settings page does not show them."""
    file_formats: tuple[FileFormat, ...] = ()
    load_early: tuple[str, ...] = ()
    """Modules that the next clicks may need, imported in the background after the first paint."""
    warm_up_module: str | None = None
    """A WarmUpModule, if anything else is prepared then."""
    checks: Mapping[str, str] = MappingProxyType({})
    """What `ludogite check` reports: by name, a CheckModule that answers."""

    @property
    def board(self) -> BoardModule:
        return cast("BoardModule", import_module(self.board_module))

    @property
    def card(self) -> CardModule:
        return cast("CardModule", import_module(self.card_module))

    @property
    def move_pictures(self) -> MovePicturesModule:
        return cast("MovePicturesModule", import_module(self.card_module))

    @property
    def move_rows(self) -> MoveRowsModule | None:
        return cast("MoveRowsModule", import_module(self.move_rows_module)) if self.move_rows_module else None

    @property
    def words(self) -> WordsModule:
        return cast("WordsModule", import_module(self.words_module))

    @property
    def turn_words(self) -> TurnWordsModule | None:
        """None where a line of the list of moves is one move."""
        return cast("TurnWordsModule", self.words) if hasattr(self.words, "turn_name") else None

    @property
    def rules_pictures(self) -> RulesPicturesModule:
        return cast("RulesPicturesModule", import_module(self.rules_pictures_module))

    def referee(self, match: Match) -> object:
        """None where the game needs none."""
        module = self.referee_module
        return cast("RefereeModule", import_module(module)).make_referee(match) if module else None

    @property
    def solo(self) -> SoloGame | None:
        return cast("SoloGame", import_module(self.solo_module).SOLO) if self.solo_module else None

    @property
    def statistics(self) -> GameStatistics | None:
        module = self.statistics_module
        return cast("GameStatistics", import_module(module).STATISTICS) if module else None

    @property
    def next_match(self) -> NextMatchModule | None:
        return cast("NextMatchModule", import_module(self.next_match_module)) if self.next_match_module else None

    @property
    def times_to_beat(self) -> TimesToBeatModule | None:
        return cast("TimesToBeatModule", import_module(self.times_module)) if self.times_module else None

    @property
    def own_ending(self) -> EndingModule | None:
        return cast("EndingModule", import_module(self.ending_module)) if self.ending_module else None

    def label_name(self, label: str) -> Message | str:
        module = self.label_module
        return cast("LabelModule", import_module(module)).label_name(label) if module else label

    def warm_up_steps(self) -> Iterator[Callable[[], object]]:
        if self.warm_up_module:
            yield from cast("WarmUpModule", import_module(self.warm_up_module)).steps()


def rules_text(game: Game, language: str) -> str:
    """The rules of a game for players, in Markdown."""
    folder = ui_of(game).rules_folder or paths.assets() / "rules"
    return (folder / f"{game.id}.{language}.md").read_text(encoding="utf-8")


def ui_of(game: Game) -> GameUi:
    """What the game offers the window; only for games that can be played there."""
    assert game.ui_module is not None
    return cast(GameUi, import_module(game.ui_module).UI)


def playable_games() -> list[Game]:
    """The games that have a board."""
    return [game for game in SHELF.values() if game.ui_module]


def make_settings_cards() -> list[SettingsCard]:
    """What games add to the settings page."""
    named = (ui_of(game).settings_card_module for game in playable_games())
    return [cast("SettingsCardModule", import_module(module)).make_settings_card() for module in named if module]


def run_checks() -> dict[str, bool]:
    """What games need of the system, by name, and whether it is there."""
    asked = {name: module for game in playable_games() for name, module in ui_of(game).checks.items()}
    return {name: cast("CheckModule", import_module(module)).is_available() for name, module in asked.items()}


def whole_game(game: Game) -> Game:
    """The game itself, or the one that it is part of."""
    return SHELF[game.part_of] if game.part_of else game


def file_formats() -> list[FileFormat]:
    """The file formats of all games."""
    return [file_format for game in playable_games() for file_format in ui_of(game).file_formats]


def games_with_card() -> list[Game]:
    """Those that have a card at home and rules of their own; the others are part of one of them."""
    return [game for game in playable_games() if not game.part_of]
