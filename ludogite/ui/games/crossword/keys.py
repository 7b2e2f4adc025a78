"""The keys of Crossword Track. Letters are typed as they come; what is no letter has its own key: Enter answers, F4
passes, F2 shows the opponent's board, Space throws the die, or opens the answer while it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ludogite.ui.base.input import ARROWS, digit_of
from ludogite.ui.base.move_animation import COMMAND_KEYS
from ludogite.ui.games.crossword.hand import CHOICES

if TYPE_CHECKING:
    from ludogite.ui.games.crossword.board import CrosswordBoard

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: 99}
NOTEBOOK_LINES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


def digit_text(event: QKeyEvent) -> str:
    """The digit that a key means, on every keyboard; empty if it is none."""
    digit = digit_of(event)
    return "" if digit is None else str((digit + 1) % 10)


def is_command(event: QKeyEvent) -> bool:
    """Whether Ctrl or Alt make something else of the key. Œ is typed with AltGr, which is Ctrl and Alt on Windows, or
    with Alt alone on a Mac."""
    modifiers, text = event.modifiers(), event.text()
    if not modifiers & COMMAND_KEYS or modifiers & Qt.KeyboardModifier.GroupSwitchModifier:
        return False
    return text.isascii() or not text.isalpha()


class Keys:
    def __init__(self, board: CrosswordBoard) -> None:
        self._board, self._position, self._hand = board, board.position, board.hand

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key means anything here."""
        key = Qt.Key(event.key())
        if is_command(event):
            return False
        if self._position.is_over:
            if key in NOTEBOOK_LINES:
                self._board.scroll_notebook(NOTEBOOK_LINES[key])
            return key in NOTEBOOK_LINES
        if key == Qt.Key.Key_F2:
            self._board.look_at_other()
        elif key == Qt.Key.Key_Escape:
            return self._put_away()
        elif self._press_in_turn(key, event):
            self._board.return_to_own()
        else:
            return False
        return True

    def _press_in_turn(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Whether the key is one of those who play on."""
        position, phase = self._position, self._position.race.phase
        if not position.enters_die and position.acting_hand is None:
            return False
        if not event.isAutoRepeat() and self._press_once(key):
            return True
        if position.enters_die:
            return self._press_die(key, event)
        if phase == "roll":
            return False
        if position.is_judging:
            return key == Qt.Key.Key_Space  # held, it repeats itself
        if phase == "go":
            return self._press_square(key, event)
        return self._press_answer(key, event) if phase == "question" else self._press_word(key, event)

    def _press_once(self, key: Qt.Key) -> bool:
        """The keys that do not repeat themselves while they are held."""
        board, position = self._board, self._position
        is_roll = position.race.phase == "roll"
        if key in (Qt.Key.Key_F, Qt.Key.Key_J) and (position.is_judging or (is_roll and position.may_correct)):
            board.judge(key == Qt.Key.Key_J)
        elif key == Qt.Key.Key_Space and is_roll and not position.enters_die:
            board.throw()
        elif key == Qt.Key.Key_Space and position.is_judging:
            if not board.has_just_thrown:
                board.hold(True)
        elif key == Qt.Key.Key_F4 and (self._hand.is_asked or self._hand.is_questioned):
            board.pass_on()
        elif key in ENTERS and not is_roll and not position.is_judging:
            board.confirm()
        else:
            return False
        return True

    def _put_away(self) -> bool:
        """Escape: what lies in front goes first."""
        hand = self._hand
        if self._board.mouse.let_go():
            return True
        if hand.looked_at is not None:
            hand.looked_at = None
        elif hand.is_tray_open:
            hand.is_tray_open = False
        elif self._position.acting_hand is not None and (hand.aimed or hand.typed_side):
            hand.aim(None)
        elif hand.message is None:
            return False
        self._board.change()
        return True

    def _press_die(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """The face of a real die."""
        face, digit = self._hand.face, digit_text(event)
        if key in ARROWS:
            self._hand.face = min(max(face + sum(ARROWS[key]), 1), 6) if face else 1
            self._board.change_at_cursor()
        elif event.isAutoRepeat():
            return False
        elif digit and digit in "123456":
            self._board.enter_face(int(digit))
        elif key in (*ENTERS, Qt.Key.Key_Space) and face is not None:
            self._board.enter_face(face)
        else:
            return False
        return True

    def _press_square(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Arrows go round the track; a square can be typed."""
        refusal = None
        if key in ARROWS:
            self._hand.aim_onwards(sum(ARROWS[key]))
        else:
            came = self._hand.type_square(digit_text(event) or event.text())
            if isinstance(came, bool):
                return False
            refusal = came
        self._board.change_at_cursor(refusal)
        return True

    def _press_word(self, key: Qt.Key, event: QKeyEvent) -> bool:
        pencil = self._hand.pencil
        if key in ARROWS:
            pencil.step(sum(ARROWS[key]))
        elif key in ENDS:
            pencil.place(ENDS[key])
        elif key == Qt.Key.Key_Backspace:
            pencil.erase()
        elif key == Qt.Key.Key_Delete:
            pencil.erase_here()
        else:
            return self.type(event.text())
        self._board.change_at_cursor()
        return True

    def _press_answer(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """A question: one of four choices, or an answer that is typed."""
        choices, digit = self._position.choices, digit_text(event)
        if choices and key in ARROWS:
            right, down = ARROWS[key]
            columns = 1 if self._board.view.layout.is_narrow else 2
            at = self._hand.choice
            self._hand.choose(0 if at is None else at + right + columns * down)
            self._board.change_at_cursor()
        elif choices and digit and 1 <= int(digit) <= CHOICES:
            self._hand.choose(int(digit) - 1)
            self._board.change()
        elif not choices and key == Qt.Key.Key_Backspace:
            self._hand.erase_answer()
            self._board.change()
        else:
            return not choices and self.type(event.text())
        return True

    def type(self, text: str) -> bool:
        """Letters for the word, or for the answer to a question; whether there were any."""
        position, hand = self._position, self._position.acting_hand
        if hand is None or position.has_reader:
            return False
        is_answer = hand.is_questioned and position.question is not None and not position.choices
        is_written = hand.type_answer(text) if is_answer else hand.write(text)
        if is_written:
            hand.plays_by_finger = False
            self._board.sounds.pencilled()
            self._board.return_to_own()
            self._board.change_at_cursor()
        return is_written
