"""The board of Crossword Track under the keys. Letters are typed as they come; what is no letter has its own key: Enter
answers, F4 passes, F2 shows the opponent's board, Space throws the die, or opens the answer while it is held."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent

from ludogite.ui.games.crossword.hand import CHOICES
from ludogite.ui.games.crossword.pointing_view import WITH_OTHERS, PointingView
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.keys import ARROWS, digit_of

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: 99}


def digit_text(event: QKeyEvent) -> str:
    """The digit that a key means, on every keyboard; empty if it is none."""
    digit = digit_of(event)
    return "" if digit is None else str((digit + 1) % 10)


def is_command(event: QKeyEvent) -> bool:
    """Whether Ctrl or Alt make something else of the key. Œ is typed with AltGr, which is Ctrl and Alt on Windows, or
    with Alt alone on a Mac."""
    modifiers, text = event.modifiers(), event.text()
    if not modifiers & WITH_OTHERS or modifiers & Qt.KeyboardModifier.GroupSwitchModifier:
        return False
    return text.isascii() or not text.isalpha()


class CrosswordBoard(PointingView):
    def __init__(self, colours: Colours) -> None:
        super().__init__(colours)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.shown is None or is_command(event) or not self._press_key(key, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hold(False)
        super().keyReleaseEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Letters that take several keys: ^ and e for ê."""
        self._type(event.commitString())
        event.accept()

    def _press_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Whether the key means anything here."""
        if self.is_over:
            return self._press_at_end(key)
        if key == Qt.Key.Key_F2:
            self.look_at_other()
        elif key == Qt.Key.Key_Escape:
            return self._put_away()
        elif self._press_in_turn(key, event):
            self.return_to_own()
        else:
            return False
        return True

    def _press_in_turn(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Whether the key is one of those who play on."""
        if self.enters_die:
            return self._press_die(key, event)
        if self.acting_hand is None:
            return False
        if self.race.phase == "roll":
            return self._press_throw(key, event)
        if self.is_judging:
            return self._press_judge_key(key, event)
        if self.race.phase == "go":
            return self._press_square(key, event)
        if self.race.phase == "question":
            return self._press_answer(key, event)
        return self._press_word(key, event)

    def _put_away(self) -> bool:
        """Escape: what lies in front goes first."""
        if self.let_go():
            return True
        if self.looked_at is not None:
            self.looked_at = None
        elif self.is_tray_open:
            self.is_tray_open = False
        elif self.acting_hand is not None and (self.hand.aimed or self.hand.typed_side):
            self.hand.aim(None)
        elif self.message is None:
            return False
        self.change()
        return True

    def _press_throw(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.throw()
        elif key in (Qt.Key.Key_F, Qt.Key.Key_J) and self.may_correct and not event.isAutoRepeat():
            self.judge(key == Qt.Key.Key_J)
        else:
            return False
        return True

    def _press_die(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """What a real die shows."""
        digit = digit_text(event)
        if key in ARROWS:
            right, down = ARROWS[key]
            self.face = min(max((self.face or 0) + right + down, 1), 6) if self.face else 1
            self.change()
            self.announce_face()
        elif event.isAutoRepeat():
            return False
        elif digit and digit in "123456":
            self.enter_face(int(digit))
        elif key in (*ENTERS, Qt.Key.Key_Space) and self.face is not None:
            self.enter_face(self.face)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_J) and self.may_correct:
            self.judge(key == Qt.Key.Key_J)
        else:
            return False
        return True

    def _press_judge_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat() and not self.has_just_thrown:
                self.hold(True)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_J) and not event.isAutoRepeat():
            self.judge(key == Qt.Key.Key_J)
        elif key == Qt.Key.Key_F4 and not event.isAutoRepeat():
            self.pass_on()
        else:
            return False
        return True

    def _press_square(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Arrows go round the track; a square can be typed."""
        if key in ARROWS:
            self.hand.aim_onwards(sum(ARROWS[key]))
            self.looked_at = None
            self.change()
            self.announce_square()
        elif key in ENTERS and not event.isAutoRepeat():
            self.confirm()
        else:
            came = self.hand.type_square(digit_text(event) or event.text())
            if came is False:
                return False
            self.looked_at = None
            self.change(came if came is not True else None)
            self.announce_square()
        return True

    def _press_word(self, key: Qt.Key, event: QKeyEvent) -> bool:
        pencil = self.hand.pencil
        if key in ENTERS and not event.isAutoRepeat():
            self.confirm()
            return True
        if key == Qt.Key.Key_F4 and not event.isAutoRepeat():
            self.pass_on()
            return True
        if key in ARROWS:
            pencil.step(sum(ARROWS[key]))
        elif key in ENDS:
            pencil.place(ENDS[key])
        elif key == Qt.Key.Key_Backspace:
            pencil.erase()
        elif key == Qt.Key.Key_Delete:
            pencil.erase_here()
        else:
            return self._type(event.text())
        self.looked_at = None
        self.change()
        self.announce_cursor()
        return True

    def _press_answer(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """A question: one of four choices, or an answer that is typed."""
        choices = self.question.choices if self.question else ()
        digit = digit_text(event)
        if key in ENTERS and not event.isAutoRepeat():
            self.answer_question()
        elif key == Qt.Key.Key_F4 and not event.isAutoRepeat():
            self.pass_on()
        elif choices and key in ARROWS:
            self._step_choice(*ARROWS[key])
        elif choices and digit and 1 <= int(digit) <= CHOICES:
            self.hand.choose(int(digit) - 1)
            self.change()
        elif not choices and key == Qt.Key.Key_Backspace:
            self.hand.erase_answer()
            self.change()
        else:
            return not choices and self._type(event.text())
        return True

    def _step_choice(self, right: int, down: int) -> None:
        """The choices stand in two columns, or in one on a narrow card."""
        columns = 1 if self.board_layout.is_narrow else 2
        at = self.hand.choice
        self.hand.choose(0 if at is None else at + right + columns * down)
        self.change()
        self.announce_choice()

    def _type(self, text: str) -> bool:
        """Letters for the word, or for the answer to a question; whether there were any."""
        hand = self.acting_hand
        if hand is None or self.has_reader:
            return False
        if hand.is_questioned and self.question and not self.question.choices:
            is_written = hand.type_answer(text)
        else:
            is_written = hand.write(text)
        if is_written:
            self.looked_at = None
            self.change()
            self.announce_cursor()
        return is_written

    def _press_at_end(self, key: Qt.Key) -> bool:
        """The notebook is turned by the arrows."""
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return False
        pages = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
        self.scroll_notebook(pages[key])
        return True
