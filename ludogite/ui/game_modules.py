"""What the modules of a game offer the window. A GameUi names them, and each is imported when it is first needed; which
of these a game has is said there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ludogite.message import Message
from ludogite.rules.game import Move, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter

    from ludogite.match.match import Match
    from ludogite.match.store.rows import Played
    from ludogite.ui.app import Application
    from ludogite.ui.match.board import Board
    from ludogite.ui.match.ending import Ending, TimesToBeat
    from ludogite.ui.pages.page import Page
    from ludogite.ui.theme import Colours
    from ludogite.ui.widgets.settings_card import SettingsCard


class BoardModule(Protocol):
    def make_board(self, colours: Colours) -> Board: ...


class CardModule(Protocol):
    """Small pictures of the game, painted without loading its board."""

    def paint_card(self, painter: QPainter, area: QRectF, colours: Colours) -> None:
        """The game as it lies on the shelf."""

    def paint_seat(self, painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
        """The sign of a seat."""


class MovePicturesModule(Protocol):
    def paint_move(self, painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
        """What was played, on a small chip: the piece itself."""


class MoveRowsModule(Protocol):
    def paint_row(
        self,
        painter: QPainter,
        area: QRectF,
        made: Sequence[tuple[State[Any], Move]],
        after: State[Any],
        colours: Colours,
    ) -> None:
        """A whole line of the list of moves: each position with the move made in it, and the last one."""


class RulesPicturesModule(Protocol):
    def paint_rules_picture(self, painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
        """A picture that the rules call for by its name."""


class WordsModule(Protocol):
    def move_name(self, state: State[Any], move: Move) -> Message:
        """A move as the list of moves shows it, made in this state."""

    def spoken_move(self, state: State[Any], move: Move) -> Message:
        """A move as screen readers read it: it also says where, which a short name may leave to the board."""

    def seat_name(self, seat: int) -> Message:
        """What the seat plays with: light pieces, dark pieces."""

    def seat_summary(self, state: State[Any], seat: int) -> Message:
        """What the seat has in this state, in a few words."""


class TurnWordsModule(Protocol):
    def turn_name(self, made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
        """What was done in one turn, from its roll on: each position with the move made in it, and the last one."""


class RefereeModule(Protocol):
    def make_referee(self, match: Match) -> object:
        """Answers for the board of this match what the position on the table does not say, through narrow doors."""


class SettingsCardModule(Protocol):
    def make_settings_card(self) -> SettingsCard:
        """A new card, with its texts set."""


class PageModule(Protocol):
    def open_page(self, app: Application) -> Page:
        """A new page, not shown yet; its parent is the window's stack of pages."""


class NextMatchModule(Protocol):
    def play_next(self, app: Application, match: Match) -> None:
        """What follows the finished match."""


class FileModule(Protocol):
    def open_file(self, app: Application, name: str) -> None:
        """Shows what is in the file, or says why it cannot be."""


class EndingModule(Protocol):
    def make_ending(self, match: Match, played: Sequence[Played]) -> Ending:
        """What is said at the end of a match; `played` are all matches of the game that are stored."""


class TimesToBeatModule(Protocol):
    def times_to_beat(self, match: Match, played: Sequence[Played]) -> TimesToBeat:
        """The best times of others and of one's own before; `played` are all matches of the game that are stored."""


class LabelModule(Protocol):
    def label_name(self, label: str) -> Message | str:
        """What a match is called besides its game, as it is shown; the label is what is stored. It loads no rules."""


class WarmUpModule(Protocol):
    def steps(self) -> Iterator[Callable[[], object]]:
        """What is prepared after the first paint, one short step after another."""


class CheckModule(Protocol):
    def is_available(self) -> bool:
        """Whether what the module needs is there."""
