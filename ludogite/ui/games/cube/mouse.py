"""The mouse at the cube, and a trackpad: it points, pins, turns by the wheel or a right drag, and carries pieces from
the shelf. It turns pixels into squares and calls the verbs of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QVector3D
from PySide6.QtWidgets import QApplication

from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.ui.games.cube.board import CubeBoard

DWELL_MS = 20
"""Milliseconds that the mouse stays on a square before the held piece comes there: one that passes asks nothing."""
QUARTER = 48.0
"""Pixels of a right drag for a quarter turn."""


class Mouse(QObject):
    def __init__(self, board: CubeBoard) -> None:
        super().__init__(board)
        self._board = board
        self._dwell = make_timer(self, DWELL_MS, is_single_shot=True)
        self._dwell.timeout.connect(self._come)
        self._since_lift = QElapsedTimer()
        self._turning_from: QPointF | None = None
        """The point at which a right drag began, or has last turned the piece."""
        stage = board.stage
        stage.pointed.connect(self._point)
        stage.pressed.connect(self.press)
        stage.wheeled.connect(board.cycle)
        stage.built.connect(self._watch)
        stage.pad.turned.connect(board.turn)
        stage.pad.moved.connect(board.shift)
        stage.pad.unpinned.connect(board.unpin)
        for shelf in stage.shelves:
            shelf.picked.connect(self._pick)
            shelf.refused.connect(board.mode.refuse)
            shelf.dragged.connect(self._drag)
            shelf.dropped.connect(self._drop)
        self._watch()

    def _watch(self) -> None:
        self._board.stage.view.installEventFilter(self)
        self._board.touch(self._board.stage.view)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press while something moves only ends the motion. The second half of a double click does nothing then, and
        nothing with an empty hand. A right drag turns what is held."""
        motion, kind = self._board.motion, event.type()
        if kind == QEvent.Type.MouseButtonPress and motion.is_going:
            motion.skip()
            return True
        if kind == QEvent.Type.MouseButtonDblClick and (motion.is_going or self._board.hand.held is None):
            return True
        return isinstance(event, QMouseEvent) and self._turns(event)

    # Pointing and pinning

    def _point(self, spot: Spot | None) -> None:
        board = self._board
        board.faces.set_highlight(spot.cell if spot and not spot.is_wall else None)
        if board.hand.held is not None:
            if spot is not None and not board.hand.is_pinned:
                self._dwell.start()
        elif board.hand.building.colours:
            board.point_at_piece(spot is not None)

    def _come(self) -> None:
        """The mouse has stayed: the piece comes to it, unless it is pinned."""
        board, spot = self._board, self._board.stage.view.spot
        if board.hand.held is not None and not board.hand.is_pinned and spot not in (None, board.hand.spot):
            assert spot is not None
            board.keys.is_used = False
            board.aim(spot)

    def press(self, spot: Spot | None, point: QPointF) -> None:
        """The first click pins the piece, a second one on it or on its square places it; elsewhere the pin moves. The
        second half of a double click does not put back what the first has lifted."""
        board, hand = self._board, self._board.hand
        board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._dwell.stop()
        is_second = self._since_lift.isValid() and self._since_lift.elapsed() < QApplication.doubleClickInterval()
        if is_second and hand.held:
            return
        if not hand.building.colours:
            if spot is not None:
                board.mode.refuse(None)
        elif hand.held is None:
            board.keys.is_used = False
            board.press_square(spot)
            if hand.held:
                self._since_lift.start()
        elif hand.is_pinned and (self._is_on_piece(point) or (spot is not None and spot == hand.spot)):
            board.act()
        elif spot is not None:
            board.keys.is_used = False
            board.pin(spot)

    def _is_on_piece(self, point: QPointF) -> bool:
        hand = self._board.hand
        placement = hand.offered or (hand.misfit.placement if hand.misfit else None)
        return placement is not None and self._board.stage.view.is_on(point, placement.mask)

    # Turning by a right drag

    def _turns(self, event: QMouseEvent) -> bool:
        """Whether a right drag has taken the event."""
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.RightButton:
            is_held = self._board.hand.held is not None
            self._turning_from = event.position() if is_held else None
            return is_held
        if self._turning_from is None:
            return False
        if event.type() == QEvent.Type.MouseMove:
            moved = event.position() - self._turning_from
            if max(abs(moved.x()), abs(moved.y())) >= QUARTER:
                self._turning_from = event.position()
                self._board.turn(*self._turn_for(moved))
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.RightButton:
            self._turning_from = None
            return True
        return False

    def _turn_for(self, moved: QPointF) -> tuple[int, int]:
        """The axis and direction whose turn carries what is in front the same way as the mouse: the axis that lies
        most across its path on the screen."""
        view, camera = self._board.stage.view, self._board.stage.view.camera
        across, upwards = QVector3D.crossProduct(camera.high, camera.direction), camera.high
        if not view.is_in_space:
            across, upwards = QVector3D(0, 1, 0), QVector3D(-1, 0, 0)  # as the top face lies
        best, most = (0, 1), 0.0
        for axis in range(3):
            unit = QVector3D(*(float(n == axis) for n in range(3)))
            right, high = QVector3D.dotProduct(unit, across), QVector3D.dotProduct(unit, upwards)
            share = moved.x() * high + moved.y() * right
            if abs(share) > most:
                best, most = (axis, 1 if share > 0 else -1), abs(share)
        return best

    # Carrying

    def _pick(self, colour: int, piece: int) -> None:
        board = self._board
        board.motion.skip()
        board.keys.is_used = False
        board.setFocus(Qt.FocusReason.OtherFocusReason)
        board.pick_up(colour, piece)

    def _spot_at(self, point: QPoint) -> Spot | None:
        view = self._board.stage.view
        here = view.mapFromGlobal(point)
        return view.spot_at(QPointF(here)) if view.rect().contains(here) else None

    def _drag(self, point: QPoint) -> None:
        spot, hand = self._spot_at(point), self._board.hand
        if hand.held and spot is not None and (hand.is_pinned or spot != hand.spot):
            self._board.aim(spot)

    def _drop(self, point: QPoint) -> None:
        """Let go over the cube it is pinned there; elsewhere it stays in the hand."""
        spot = self._spot_at(point)
        if self._board.hand.held and spot is not None:
            self._board.pin(spot)
