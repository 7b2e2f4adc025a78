"""The keys at the cube: a cursor walks over its squares, and every verb of the board has a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from ludogite.rules.cube.pieces import LETTERS
from ludogite.ui.base.input import ARROWS, ENTER_KEYS, digit_of
from ludogite.ui.games.cube.controls.pad import MOVE_KEYS, TURN_KEYS
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.match.accessible import announce
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from ludogite.ui.games.cube.board import CubeBoard

TOOLS = {"E": "apart", "R": "red", "T": "yellow"}
STRIDE = 10.0
"""Degrees around the cube with each press of a key."""
NEARER = 1.12


class Keys:
    def __init__(self, board: CubeBoard) -> None:
        self._board = board
        self.cursor: Spot | None = None
        """The square that keys act on."""
        self.is_used = False
        """Whether keys were used last, so that the cursor is seen."""

    def follow(self) -> None:
        """The cube has changed: the cursor stays on its square, or on what now covers it."""
        spots, spot = self._board.stage.view.key_spots(), self.cursor
        if spot is None:
            self.cursor = next((each for each in spots if each.axis == 2), None)
            return
        same = [each for each in spots if each.axis == spot.axis and each.column == spot.column]
        self.cursor = next((each for each in same if each.cell == spot.cell), same[0] if same else None)

    def use(self) -> bool:
        """From now on the cursor is seen. Whether it was already: keys act on no square that a player does not see."""
        was_seen, self.is_used = self.is_used, True
        self.follow()
        self._board.draw()
        return was_seen

    def announce(self) -> None:
        if self.cursor is not None and self._board.hasFocus():
            announce(self._board, self.cursor.column)

    def come_along(self) -> None:
        """The held piece has gone somewhere else: from now on arrows lead on from there."""
        view, pin = self._board.stage.view, self._board.hand.pin
        if pin is not None:
            there = view.outline(pin).center()
            away = {spot: QLineF(there, view.outline(spot).center()).length() for spot in view.key_spots()}
            self.cursor = min(away, key=lambda spot: away[spot])

    def take_focus(self, event: QFocusEvent) -> None:
        if is_key_focus(event):
            self.use()

    def take_tab(self, event: QKeyEvent) -> bool:
        step = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()))
        if step is None or self._board.hand.held is None:
            return False
        self._board.motion.skip()
        self.use()
        self._board.walk(step)
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Whether the key means something."""
        key, hand = event.key(), self._board.hand
        has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in ARROWS:
            direction = QPointF(*ARROWS[Qt.Key(key)])
            self._go_around(direction) if has_control else self._step(direction)
        elif key in ENTER_KEYS:
            if self.use() or hand.offered is not None:
                self._board.act()
        elif key == Qt.Key.Key_Escape and hand.held is not None:
            self._board.step_back()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and hand.held is not None:
            self._board.put_back()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and hand.building.colours:
            if self.use():
                self._board.press_square(self.cursor)
        elif key == Qt.Key.Key_Home:
            self._board.stage.rail.use("home")
        else:
            return self._take_sign(event)
        return True

    def _take_sign(self, event: QKeyEvent) -> bool:
        """A digit, a letter or a sign, with or without Shift."""
        allowed = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~allowed:
            return False
        board, letter = self._board, event.text().upper()
        digit, is_shifted = digit_of(event), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        direction = -1 if is_shifted else 1
        if digit is not None and digit < len(LETTERS):
            self._pick(digit, is_shifted)
        elif not letter:
            return False
        elif letter in TURN_KEYS:
            board.turn(board.stage.faces[TURN_KEYS.index(letter)], direction)
            board.stage.pad.flash_turn(TURN_KEYS.index(letter), direction)
        elif letter in MOVE_KEYS:
            board.shift(board.stage.faces[MOVE_KEYS.index(letter)], direction)
            board.stage.pad.flash_move(MOVE_KEYS.index(letter), direction)
        elif letter in "+-=":
            board.stage.view.look_from(board.stage.view.camera.zoomed(1 / NEARER if letter == "-" else NEARER))
        elif letter in TOOLS:
            board.stage.rail.use(TOOLS[letter])
        else:
            return False
        return True

    def _go_around(self, direction: QPointF) -> None:
        view = self._board.stage.view
        view.look_from(view.camera.turned(STRIDE * direction.x(), -STRIDE * direction.y()))

    def _pick(self, piece: int, is_shifted: bool) -> None:
        """With Shift the yellow piece, where there are both."""
        board, colours = self._board, self._board.hand.building.colours
        if not colours:
            board.mode.refuse(None)
            return
        self.use()
        if is_shifted and len(colours) > 1:
            board.after_pick(board.hand.pick(colours[-1], piece))
        else:
            board.after_pick(board.hand.pick_next(piece))

    def _step(self, direction: QPointF) -> None:
        """To the next square in a direction on the screen."""
        was_seen, view = self.use(), self._board.stage.view
        if self._board.hand.pin and not was_seen:
            self.come_along()
            was_seen = True
        if self.cursor is None:
            return
        if was_seen:
            self.cursor = self._next(view.outline(self.cursor).center(), direction) or self.cursor
        elif self._board.hand.held is None:
            return
        self._board.come_to_cursor()

    def _next(self, here: QPointF, direction: QPointF) -> Spot | None:
        view = self._board.stage.view
        best, least = None, 1e9
        for spot in view.key_spots():
            line = QLineF(here, view.outline(spot).center())
            ahead = line.dx() * direction.x() + line.dy() * direction.y()
            across = abs(line.dx() * direction.y()) + abs(line.dy() * direction.x())
            if ahead > 2 and ahead + 2.5 * across < least and across < 1.8 * ahead:
                best, least = spot, ahead + 2.5 * across
        return best
