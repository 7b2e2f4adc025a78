"""Challenges that do not ship: made on the spot in the background, named by a code, or read from a file."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from ludogite.content.challenges import read_file
from ludogite.content.codes import SEEDS, NotACode, read_code
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.target import Challenge, InvalidChallenge
from ludogite.search.questions import made, solutions_at_most_two
from ludogite.ui.games.cube.challenges import LEVEL_NAMES, SUFFIX
from ludogite.ui.games.cube.challenges.chosen_card import is_code
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.file_dialog import FileKind, ask_to_open
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.worker.worker import Asked, Failed, Lost, Problem, Worker

VERDICTS = (
    Message(QT_TRANSLATE_NOOP("challenges", "It has no solution: it cannot be solved.")),
    Message(QT_TRANSLATE_NOOP("challenges", "It has exactly one solution.")),
    Message(QT_TRANSLATE_NOOP("challenges", "It has several solutions. Any of them will do.")),
)
FILES = Message(QT_TRANSLATE_NOOP("challenges", "Challenges"))
CHECKING = Message(QT_TRANSLATE_NOOP("challenges", "Counting its solutions…"))


class MoreChallenges(QWidget):
    found = Signal(object, object)
    """A challenge that was made or opened, and what is to be said of it or None."""
    noted = Signal(object)
    """A sentence on it."""

    def __init__(self, worker: Worker, level: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._worker, self._level = worker, level
        self._asked: Asked | None = None
        self._complaint: Message | None = None
        self.challenge: Challenge | None = None
        """The challenge that was made or opened last."""
        self._make_parts()
        self._lay_out()
        self._connect()
        self.set_texts()

    def _make_parts(self) -> None:
        self._title = make_label(self, font=text_font(15, QFont.Weight.DemiBold))
        self._about = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self._sign = EndlessSign(self)
        self.file_button = make_button(self, is_flat=True)
        self.new_button, self.cancel_button = make_button(self), make_button(self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 100)
        self.code = QLineEdit(self)
        self.code.setMaxLength(60)
        self.code.setAcceptDrops(False)  # a file that is dropped is for the window
        self.code_button = make_button(self)
        self.complaint = make_label(self, font=text_font(13), wraps=True)
        self.complaint.setObjectName("complaint")

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addWidget(self._title, stretch=1)
        head.addWidget(self.file_button)
        layout.addLayout(head)
        layout.addWidget(self._about)
        layout.addWidget(self.new_button)
        for left, right in ((self.progress, self.cancel_button), (self.code, self.code_button)):
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(left, stretch=1)
            row.addWidget(right)
            layout.addLayout(row)
        layout.addWidget(self.complaint)
        for hidden in (self.progress, self.cancel_button, self.complaint):
            hidden.hide()

    def _connect(self) -> None:
        self.new_button.clicked.connect(self._make_any)
        self.cancel_button.clicked.connect(self._cancel)
        self.code_button.clicked.connect(self._open_code)
        self.code.returnPressed.connect(self._open_code)
        self.code.textEdited.connect(lambda: self._complain(None))
        self.file_button.clicked.connect(self._choose_file)

    def set_level(self, level: str) -> None:
        self._level = level
        self.set_texts()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        self._title.setText(self.tr("Endless"))
        self._about.setText(self.tr("A brand new challenge whenever you like."))
        self.new_button.setText(self.tr("New {level} challenge").format(level=tr(LEVEL_NAMES[self._level])))
        self.cancel_button.setText(self.tr("Cancel"))
        self.progress.setAccessibleName(self.tr("A challenge is being made"))
        self.code.setPlaceholderText(self.tr("A friend’s code"))
        self.code.setAccessibleName(self.tr("Code of a challenge"))
        self.code_button.setText(self.tr("Open"))
        self.code_button.setAccessibleName(self.tr("Open the challenge with this code"))
        self.file_button.setText(self.tr("Open a file…"))
        self.complaint.setText(tr(self._complaint) if self._complaint else "")

    # Making one

    def make(self, level: str, seed: int) -> None:
        self._complain(None)
        self.challenge = None
        self._asked = self._worker.ask(made, (level, seed), self._take, self._take_problem, self._show_fraction)
        self.progress.setValue(0)
        self._show_progress(True)

    def _make_any(self) -> None:
        self.make(self._level, secrets.randbelow(SEEDS))

    def follow(self, name: str) -> None:
        """After a generated challenge, generates another one. The focus stays here until it can be played."""
        if is_code(name):
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
        if self._asked:
            self._asked.cancel()

    def _show_progress(self, is_making: bool) -> None:
        had_keys = self.cancel_button.hasFocus() or self.new_button.hasFocus()
        for part in (self.progress, self.cancel_button):
            part.setVisible(is_making)
        self.new_button.setVisible(not is_making)
        if had_keys:
            (self.cancel_button if is_making else self.new_button).setFocus()

    # Opening a file

    def _choose_file(self) -> None:
        kind = FileKind(FILES, (SUFFIX, ".json"))
        ask_to_open(self, self.tr("Open a challenge"), kind, lambda names: self.open_file(names[0]))

    def open_file(self, name: str) -> None:
        try:
            self.receive(read_file(name))
        except InvalidChallenge as wrong:
            self._complain(wrong.message)

    def receive(self, challenge: Challenge) -> None:
        """Shows a challenge from a file. It can be played at once; its solutions are counted meanwhile."""
        self._complain(None)
        self._show_progress(False)
        self.challenge = challenge
        self.found.emit(challenge, CHECKING)
        self._asked = self._worker.ask(solutions_at_most_two, (challenge,), self._say_count, self._take_problem)

    # What a worker tells

    def _show_fraction(self, fraction: float) -> None:
        self.progress.setValue(round(100 * fraction))

    def _take(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self.found.emit(challenge, None)
        self._show_progress(False)

    def _say_count(self, solutions: int) -> None:
        self.noted.emit(VERDICTS[solutions])

    def _take_problem(self, problem: Problem) -> None:
        self._show_progress(False)
        if isinstance(problem, Lost):
            self._complain(Message(QT_TRANSLATE_NOOP("challenges", "No challenge could be made. Please try again.")))
        elif isinstance(problem, Failed):
            raise problem

    def _complain(self, message: Message | None) -> None:
        self._complaint = message
        self.complaint.setVisible(message is not None)
        self.set_texts()


class EndlessSign(QWidget):
    """A lying eight."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(22, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().text(), 2))
            painter.translate(self.width() / 2, self.height() / 2)
            path = QPainterPath(QPointF(0, 0))
            for side in (1, -1):
                path.cubicTo(QPointF(5 * side, -8), QPointF(11 * side, -5.5), QPointF(9.5 * side, 0))
                path.cubicTo(QPointF(8.5 * side, 6), QPointF(4 * side, 6), QPointF(0, 0))
            painter.drawPath(path)
