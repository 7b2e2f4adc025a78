"""The interface of a game to the window: one GameUi in its ui package, by the name UI.

Its methods import what they need when they are called, so that it costs nothing to ask for a game's labels: home is
painted before any board is loaded, and the command line asks for file endings before Qt is there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.shelf import SHELF, Game
from ludogite.settings import Setting
from ludogite.ui.look.tables import OAK

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ludogite.match.match import Match
    from ludogite.match.store.rows import Played
    from ludogite.rules.game import Move, Options, Setup, State
    from ludogite.ui.base.board import Board
    from ludogite.ui.base.ending import Ending, TimesToBeat
    from ludogite.ui.base.game_statistics import GameStatistics
    from ludogite.ui.base.page import Page
    from ludogite.ui.base.routes import Route
    from ludogite.ui.base.session import Session
    from ludogite.ui.base.solo_game import SoloGame
    from ludogite.ui.look.theme import Colours
    from ludogite.ui.widgets.parts import SettingsCard


NEW = Message(QT_TRANSLATE_NOOP("match_labels", "New game"))
AGAIN = Message(QT_TRANSLATE_NOOP("match_labels", "Play again"))
FREE_GAME = Message(QT_TRANSLATE_NOOP("match_labels", "Free game"))
"""After the match of a day, which is not played again."""
DONE = Message(QT_TRANSLATE_NOOP("match_labels", "Well played!"))
RETRY = Message(QT_TRANSLATE_NOOP("match_buttons", "Try your mistakes again"))
ROLL = Message(QT_TRANSLATE_NOOP("continue_list", "Dice to roll"))
GIVE_UP = Message(QT_TRANSLATE_NOOP("match_labels", "Resign"))
GIVE_UP_QUESTION = Message(QT_TRANSLATE_NOOP("match_labels", "Give up this game? Press “Resign” once more."))

DAY_SIZE = (600, 500)
ARROWS = ("Left", "Right", "Up", "Down")
ENTER = ("Return", "Space")
ERASE = ("Backspace", "Del")
LETTERS, DIGITS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), tuple("0123456789")


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
    retry: Message = RETRY
    """What leads to one's own mistakes."""
    roll: Message = ROLL
    """What is said where a match was left before a roll."""


class ExtraPageLabels(NamedTuple):
    """What the buttons say that lead to a game's extra page: in its set-up, and on its card at home."""

    in_setup: Message
    at_home: Message


class KeyLine(NamedTuple):
    """Keys that do the same, as they are listed for players."""

    keys: tuple[str, ...]
    """As Qt writes them down: `Ctrl+Left`, `Esc`."""
    does: Message


class Card(Protocol):
    """The small pictures of every game: its module `card`, which loads no board."""

    def paint_card(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """The game as it lies on the shelf."""

    def paint_position(self, painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
        """A position as it lies on the table, as much of it as is seen in this area, with pauses. It may turn and scale
        the painter."""

    def paint_seat(self, painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
        """The sign of a seat."""


class Words(Protocol):
    """The words of every game: its module `words`."""

    def move_name(self, state: State[Any], move: Move) -> Message:
        """A move as the list of moves shows it, made in this state."""

    def seat_name(self, seat: int) -> Message:
        """What the seat plays with: light pieces, dark pieces."""

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        """What the seat has in this state, in a few words."""


class Laid(Protocol):
    """A game as it lies ready for a match: its module `laid`, in drawings of these sizes."""

    PLACE: tuple[int, int]
    MIDDLE: tuple[int, int]

    def paint_place(self, painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
        """What lies before a seat."""

    def paint_middle(self, painter: QPainter, seats: int, colours: Colours) -> None:
        """What so many share."""


class GameUi(ABC):
    """What the window knows of a game. A game has what it overrides."""

    table = OAK
    """What it lies on, wherever it is set up, played or learned."""
    seat_colours: tuple[str, ...] = ()
    """By seat, the colour of the theme that its pieces have: the ring of a player's badge."""
    minutes = 0
    won_tied: Source = QT_TRANSLATE_NOOP("library", "{name} won, tied at {points}")
    """What lists say where something else than the points of two has decided."""
    age = 0
    """How long it takes, and from what age on it is played; 0 where that is not known."""
    box_colour = "#5B4331"
    """Of its box on the shelf. Words on it are of cream."""
    turns_to_players = False
    """Whether its table can turn toward the one who plays, for two people at one tablet."""
    has_advice = True
    """Whether hints and an analysis are offered: not where knowing things oneself is the game."""
    rules_folder: Path | None = None
    """Where the rules for players lie, `<id>.<language>.md`; None: with those that ship."""
    labels = MatchLabels()
    settings: tuple[Setting, ...] = ()
    """What its pages keep in the file of settings. The settings page does not show them."""

    aim: Message | None = None
    solo_aim: Message | None = None
    """What somebody plays for, in a sentence; alone, where that is another thing."""
    course: Message | None = None
    """What a match consists of, in a few words."""

    @property
    def laid(self) -> Laid | None:
        return None

    def paint_day(self, painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
        """What lies on its table on a page of days or puzzles, where the match or the puzzle begins: in a drawing of
        DAY_SIZE, with pauses. At its upper right a leaf of the calendar lies over it."""
        yield from ()

    # Its board

    @abstractmethod
    def make_board(self, colours: Colours) -> Board: ...

    def make_referee(self, match: Match) -> object:
        """Answers for the board of this match what the position on the table does not say, through narrow doors."""
        return None

    keys: tuple[KeyLine, ...] = ()
    """The keys of its board, for players."""

    # Small pictures, painted without loading its board

    @property
    @abstractmethod
    def card(self) -> Card: ...

    @abstractmethod
    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        """A picture that the rules call for by its name."""

    paints_moves = False
    """Whether the list of moves shows what was played, by `paint_move`."""

    def paint_move(self, painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
        """What was played, on a small chip: the piece itself."""
        return

    paints_rows = False
    """Whether it paints the lines of the list of moves itself, by `paint_row`. Alone, a line is a turn."""

    def paint_row(
        self,
        painter: QPainter,
        area: QRectF,
        made: Sequence[tuple[State[Any], Move]],
        after: State[Any],
        colours: Colours,
    ) -> None:
        """A whole line of the list of moves: each position with the move made in it, and the last one."""
        return

    # Its words

    @property
    @abstractmethod
    def words(self) -> Words: ...

    def spoken_move(self, state: State[Any], move: Move) -> Message:
        """A move as screen readers read it: it also says where, which a short name may leave to the board."""
        return self.words.move_name(state, move)

    def turn_name(self, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
        """What was done in one turn, from its roll on: each position with the move made in it, and the last one."""
        return self.words.move_name(*made[-1])

    def label_name(self, label: str) -> Message | str:
        """What a match is called besides its game, as it is shown; the label is what is stored. It loads no rules."""
        return label

    # The end of a match

    confetti: tuple[str, ...] = ("square",)
    """What it rains when a person has won: shapes of the game, by their names in `ui/match/ending/curtain.py`."""

    def make_ending(self, match: Match, played: Sequence[Played]) -> Ending | None:
        """What is said at the end of a match, if that is nothing usual; `played` are all matches of the game that are
        stored."""
        return None

    def times_to_beat(self, match: Match, played: Sequence[Played]) -> TimesToBeat | None:
        """The best times of others and of one's own before, for the panel of a match that has a clock; `played` are all
        matches of the game that are stored."""
        return None

    def next_match(self, session: Session, match: Match) -> Route | None:
        """Leads to what follows the finished match; None: a rematch does."""
        return None

    # What it adds to other pages

    extra_page_labels: ExtraPageLabels | None = None
    """Of a page besides the matches, `extra_page`. Matches of a game that is part of this one are begun there."""

    def extra_page(self, session: Session, parent: QWidget, wish: object = None) -> Page:
        """A new page, not shown yet; for the `wish` see OpenExtraPage."""
        raise NotImplementedError

    @property
    def solo(self) -> SoloGame | None:
        """Where it is played alone."""
        return None

    @property
    def statistics(self) -> GameStatistics | None:
        return None

    def make_settings_card(self) -> SettingsCard | None:
        """A new card of the settings page, with its texts set."""
        return None

    file_suffixes: tuple[str, ...] = ()
    """Of its files, which `open_file` shows: they are dragged onto the window, double-clicked, or named on the command
    line."""

    def open_file(self, session: Session, name: str) -> Route:
        """Leads to what is in the file; a Complaint says why it cannot be."""
        raise NotImplementedError

    # At the start

    libraries: tuple[str, ...] = ()
    """Modules that take long to import. A thread does so: nothing of Qt may be among them."""

    def prepare(self) -> Iterator[None]:
        """Prepares after the first paint what else the next clicks may need, one short step after another."""
        yield from ()

    def checks(self) -> Mapping[str, bool]:
        """What it needs of the system, by name, and whether it is there: `ludogite check` reports it."""
        return {}


def rules_text(game: Game, language: str) -> str:
    """The rules of a game for players, in Markdown."""
    folder = ui_of(game).rules_folder or paths.assets() / "rules"
    return (folder / f"{game.id}.{language}.md").read_text(encoding="utf-8")


def ui_of(game: Game) -> GameUi:
    """What the game offers the window; only for games that can be played there."""
    assert game.ui_module is not None
    ui: GameUi = import_module(game.ui_module).UI
    return ui


def playable_games() -> list[Game]:
    """The games that have a board."""
    return [game for game in SHELF.values() if game.ui_module]


def make_settings_cards() -> list[SettingsCard]:
    """What games add to the settings page."""
    cards = (ui_of(game).make_settings_card() for game in playable_games())
    return [card for card in cards if card]


def run_checks() -> dict[str, bool]:
    """What games need of the system, by name, and whether it is there."""
    return {name: is_there for game in playable_games() for name, is_there in ui_of(game).checks().items()}


def whole_game(game: Game) -> Game:
    """The game itself, or the one that it is part of."""
    return SHELF[game.part_of] if game.part_of else game


def file_suffixes() -> tuple[str, ...]:
    """Of the files of all games."""
    return tuple(suffix for game in playable_games() for suffix in ui_of(game).file_suffixes)


def games_with_card() -> list[Game]:
    """Those that have a card at home and rules of their own; the others are part of one of them."""
    return [game for game in playable_games() if not game.part_of]
