"""Challenges that do not ship: made on the spot in the background, named by a code, or read from a file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from ludogite.content.challenges import read_file
from ludogite.content.codes import SEEDS, NotACode, code_of, read_code
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import Challenge, InvalidChallenge
from ludogite.search.questions import made, solutions_at_most_two
from ludogite.ui.games.cube.challenges import SUFFIX
from ludogite.ui.games.cube.challenges.level_tabs import level_name
from ludogite.ui.games.cube.challenges.thumbnails import thumbnail
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font
from ludogite.ui.thoughts import Thoughts
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button, make_frame, make_label

PICTURE = QSize(84, 92)
VERDICTS = (
    Message(QT_TRANSLATE_NOOP("challenges", "It has no solution: it cannot be solved.")),
    Message(QT_TRANSLATE_NOOP("challenges", "It has exactly one solution.")),
    Message(QT_TRANSLATE_NOOP("challenges", "It has several solutions. Any of them will do.")),
)
CHECKING = Message(QT_TRANSLATE_NOOP("challenges", "Its solutions are being counted …"))


class MoreChallenges(QWidget):
    chosen = Signal(object)
    """A challenge that somebody wants to play."""
    shown = Signal()
    """A challenge was made or opened, and its card is shown."""

    def __init__(self, thoughts: Thoughts, colours: Colours, level: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._thoughts, self._colours, self._level = thoughts, colours, level
        self._asked: Hashable = None
        """The key of our question to a worker, while it is open."""
        self._complaint: Message | None = None
        self._note: Message | None = None
        self.challenge: Challenge | None = None
        """The challenge that was made or opened last."""
        self._make_parts()
        self._lay_out()
        self._connect()
        self.set_texts()

    def _make_parts(self) -> None:
        self._title = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        self._about = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.new_button, self.cancel_button, self.code_button, self.file_button = (make_button(self) for _ in range(4))
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 100)
        self.code = QLineEdit(self)
        self.code.setMaxLength(60)
        self.code.setAcceptDrops(False)  # a file that is dropped is for the window
        self.complaint = make_label(self, font=text_font(13), wraps=True)
        self.card = make_frame("card", self)
        self.picture = make_label(self.card, alignment=Qt.AlignmentFlag.AlignCenter)
        self.name = ElidedLabel(text_font(15, QFont.Weight.DemiBold), self.card)
        self.note = make_label(self.card, font=text_font(13), is_soft=True, wraps=True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.copy_button = make_button(self.card)
        self.play_button = make_button(self.card, is_primary=True)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        part: QWidget
        for part in (self._title, self._about, self.new_button):
            layout.addWidget(part)
        for left, right in ((self.progress, self.cancel_button), (self.code, self.code_button)):
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(left, stretch=1)
            row.addWidget(right)
            layout.addLayout(row)
        layout.addWidget(self.complaint)
        layout.addWidget(self.file_button)
        layout.addWidget(self.card)
        card = QHBoxLayout(self.card)
        card.setContentsMargins(12, 12, 12, 12)
        card.setSpacing(12)
        card.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(6)
        for part in (self.name, self.note, self.copy_button, self.play_button):
            words.addWidget(part)
        card.addLayout(words, stretch=1)
        for hidden in (self.progress, self.cancel_button, self.complaint, self.card):
            hidden.hide()

    def _connect(self) -> None:
        self.new_button.clicked.connect(self._make_any)
        self.cancel_button.clicked.connect(self._cancel)
        self.code_button.clicked.connect(self._open_code)
        self.code.returnPressed.connect(self._open_code)
        self.code.textEdited.connect(lambda: self._complain(None))
        self.file_button.clicked.connect(self._choose_file)
        self.copy_button.clicked.connect(self._copy)
        self.play_button.clicked.connect(lambda: self.chosen.emit(self.challenge))
        self._thoughts.progressed.connect(self._take_progress)
        self._thoughts.answered.connect(self._take_answer)
        self._thoughts.failed.connect(self._take_failure)

    def set_level(self, level: str) -> None:
        self._level = level
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        self._title.setText(self.tr("Endless"))
        self._about.setText(
            self.tr("A new challenge of this level, whenever you like. With its code, others play the same one.")
        )
        self.new_button.setText(self.tr("New {level} challenge").format(level=level_name(self._level)))
        self.cancel_button.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("A challenge is being made"))
        self.code.setPlaceholderText(self.tr("Code"))
        self.code.setAccessibleName(self.tr("Code of a challenge"))
        self.code_button.setText(self.tr("Open"))
        self.code_button.setAccessibleName(self.tr("Open the challenge with this code"))
        self.file_button.setText(self.tr("Open a file …"))
        self.copy_button.setText(self.tr("Copy the code"))
        self.play_button.setText(self.tr("Play"))
        self.complaint.setText(tr(self._complaint) if self._complaint else "")
        self.note.setText(tr(self._note) if self._note else "")
        self.note.setVisible(self._note is not None)

    # Making one

    def make(self, level: str, seed: int) -> None:
        self._complain(None)
        self._show(None, None)
        self._ask(("make", code_of(level, seed)), made, level, seed)
        self.progress.setValue(0)
        self._show_progress(True)

    def _make_any(self) -> None:
        self.make(self._level, secrets.randbelow(SEEDS))

    def follow(self, name: str) -> None:
        """After a generated challenge, generates another one. The focus stays here until it can be played."""
        if _is_code(name):
            self.new_button.setFocus(Qt.FocusReason.TabFocusReason)
            self._make_any()

    def _open_code(self) -> None:
        try:
            self.make(*read_code(self.code.text()))
        except NotACode as wrong:
            self._complain(wrong.message)

    def _cancel(self) -> None:
        self.leave()
        self._show_progress(False)

    def leave(self) -> None:
        """The page is left: our question is cancelled."""
        if self._asked is not None and self._thoughts.is_asked(self._asked):
            self._thoughts.cancel()
        self._asked = None

    def _show_progress(self, is_making: bool) -> None:
        had_keys = self.cancel_button.hasFocus() or self.new_button.hasFocus()
        for part in (self.progress, self.cancel_button):
            part.setVisible(is_making)
        self.new_button.setVisible(not is_making)
        if had_keys:
            (self.cancel_button if is_making else self.new_button).setFocus()

    # Opening a file

    def _choose_file(self) -> None:
        kinds = self.tr("Challenges")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a challenge"), "", f"{kinds} (*{SUFFIX} *.json)")
        if name:
            self.open_file(name)

    def open_file(self, name: str) -> None:
        try:
            self.receive(read_file(name))
        except InvalidChallenge as wrong:
            self._complain(wrong.message)

    def receive(self, challenge: Challenge) -> None:
        """Shows a challenge from a file. It can be played at once; its solutions are counted meanwhile."""
        self._complain(None)
        self._show_progress(False)
        self._show(challenge, CHECKING)
        self._ask(("count", id(challenge)), solutions_at_most_two, challenge)

    # What a worker tells

    def _ask(self, key: Hashable, work: Callable[..., object], *arguments: object) -> None:
        self._asked = key
        self._thoughts.ask(key, work, *arguments)

    def _take_progress(self, key: Hashable, fraction: float) -> None:
        if key == self._asked:
            self.progress.setValue(round(100 * fraction))

    def _take_answer(self, key: Hashable, found: Challenge | int) -> None:
        if key != self._asked:
            return
        self._asked = None
        if isinstance(found, Challenge):
            had_keys = self.cancel_button.hasFocus() or self.code.hasFocus()
            self._show_progress(False)
            self._show(found, None)
            if had_keys:
                self.play_button.setFocus()
        else:
            self._note = VERDICTS[found]
            self.set_texts()

    def _take_failure(self, key: Hashable, trace: str) -> None:
        if key == self._asked:
            self._asked = None
            self._show_progress(False)
            raise RuntimeError(trace)

    # What is shown

    def _show(self, challenge: Challenge | None, note: Message | None) -> None:
        self.challenge, self._note = challenge, note
        self.card.setVisible(challenge is not None)
        if challenge is not None:
            self.name.setText(challenge.name)
            self.copy_button.setVisible(_is_code(challenge.name))
            self._paint()
            self.shown.emit()
        self.set_texts()

    def _paint(self) -> None:
        if self.challenge is not None:
            self.picture.setPixmap(thumbnail(self.challenge, PICTURE, self.devicePixelRatioF(), self._colours))

    def _complain(self, message: Message | None) -> None:
        self._complaint = message
        self.complaint.setVisible(message is not None)
        self.set_texts()

    def _copy(self) -> None:
        if self.challenge is not None:
            QGuiApplication.clipboard().setText(self.challenge.name)
            self._note = Message(QT_TRANSLATE_NOOP("challenges", "The code is copied."))
            self.set_texts()


def _is_code(name: str) -> bool:
    try:
        read_code(name)
    except NotACode:
        return False
    return True
