"""The base of the two modes of a cube board: a match of two players, and a challenge. All else is the same for both."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludogite.message import Message
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import State
from ludogite.ui.base.board import Shown
from ludogite.ui.games.cube.animation import Animation
from ludogite.ui.games.cube.building import Building, building_of
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.hexagon_view import HexagonView
from ludogite.ui.games.cube.view.scene import Look, Mark, Pane
from ludogite.ui.look.theme import Colours

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ludogite.players import Opinion
    from ludogite.ui.games.cube.board import CubeBoard


class BoardMode(ABC):
    """Defaults: no tools, no opponent, no marks, no target."""

    tools: tuple[str, ...] = ()
    """The names of buttons of the rail that only this board has."""
    has_opponent = False
    """Whether there is a shelf across the table."""

    def __init__(self, board: CubeBoard, faces: HexagonView) -> None:
        self.board = board
        self.faces = faces
        """The three faces, in the panel beside the board."""

    # What is shown

    @property
    def built(self) -> Position | Attempt:
        """The position on the table."""
        state = self.board.state
        assert isinstance(state, Position | Attempt)
        return state

    def building(self) -> Building:
        return building_of(self.built, self.board.actor)

    def expect(self, shown: Shown) -> None:
        """A position comes: what was known of the former one no longer counts."""

    def join(self) -> None:
        """The stage is built: the mode may add its own to it."""

    def arrived(self, before: State[Any] | None, was_playing: bool) -> None:
        """A position has come after another one, in which somebody could play."""

    def has_moved(self, animation: Animation) -> None:
        """Something has come to its end, or was skipped."""

    @abstractmethod
    def show_shelves(self) -> None:
        """The pieces that are left."""

    def look_of(self, placement: Placement, colour: int) -> Look:
        return Look.SOLID

    def shell(self) -> tuple[Pane, ...]:
        """A target over the object."""
        return ()

    def marks(self) -> Mapping[Spot, Mark]:
        return {}

    def use_tool(self, name: str) -> None:
        """One of the `tools` was pressed."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether the key means something only here."""
        return False

    def set_colours(self, colours: Colours) -> None:
        self.faces.set_colours(colours)

    # What is said

    @abstractmethod
    def sentence(self) -> Message | None: ...

    def remark(self) -> Message | None:
        return None

    def gains(self) -> Mapping[int, int]:
        """By seat, what the held piece would change in its points."""
        return {}

    def refuse(self, colour: int | None) -> None:
        """Somebody tries to take or place what he may not; perhaps a piece of this colour."""
        self.board.refused.emit()

    def square_name(self, cell: int, name: str) -> str:
        """The name of a square for screen readers, with what only this board knows of it."""
        return name

    # Advice

    @abstractmethod
    def legend(self) -> Message: ...

    @abstractmethod
    def show_hint(self, opinion: Opinion, seat: int) -> None: ...

    @abstractmethod
    def take_opinions(self, opinions: Sequence[Opinion]) -> bool:
        """Keeps what the analysis thinks; whether that changes anything."""

    def take_answer(self, found: Any) -> None:
        """Receives what a worker has found."""
