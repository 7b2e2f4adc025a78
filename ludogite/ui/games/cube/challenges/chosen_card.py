"""The challenge that is chosen, large: its target, how many pieces are to be placed, and the button that plays it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.content.codes import NotACode, read_code
from ludogite.match.library.challenge_progress import Achieved
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.pieces import LETTERS
from ludogite.rules.cube.target import Challenge
from ludogite.ui.games.cube.challenges import label_name
from ludogite.ui.games.cube.challenges.target_picture import paint_target
from ludogite.ui.look.language import in_minutes, tr
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, text_font, title_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button, make_frame, make_label

TO_PLACE = QT_TRANSLATE_NOOP("challenges", "%n piece(s) to place", None, 0)
COPIED = Message(QT_TRANSLATE_NOOP("challenges", "Copied: send it to a friend."))
PICTURE = QSize(190, 206)
LEAST_HEIGHT = 108
ROOMY = 796
"""The height of a page on which the picture has its full size."""


def is_code(name: str) -> bool:
    try:
        read_code(name)
    except NotACode:
        return False
    return True


def shown_name(challenge: Challenge) -> str:
    name = label_name(challenge.name)
    return tr(name) if isinstance(name, Message) else name


def pieces_to_place(challenge: Challenge) -> int:
    return len(LETTERS) * len(challenge.colours) - len(challenge.given)


class TargetPicture(QWidget):
    """The target as large as there is room for."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.challenge: Challenge | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(PICTURE.height())

    def fit(self, page_height: int) -> None:
        """On a low page the picture is smaller, before anything has to be scrolled."""
        self.setFixedHeight(max(PICTURE.height() - max(ROOMY - page_height, 0), LEAST_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        challenge = self.challenge
        if challenge is None:
            return
        with QPainter(self) as painter:
            area = QRectF(0, 0, min(self.width(), PICTURE.width()), self.height())
            area.moveCenter(QRectF(self.rect()).center())
            name = f"chosen target {hash(challenge)}"
            paint_cached(painter, area, name, self.colours, lambda p, a: paint_target(p, a, challenge, self.colours))


class ChosenCard(QWidget):
    played = Signal(object)
    """The challenge that somebody wants to play."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.challenge: Challenge | None = None
        self._achieved = Achieved()
        self._note: Message | None = None
        self._frame = make_frame("who", self)
        self.name = ElidedLabel(title_font(23), self._frame)
        self.pieces = make_label(self._frame, font=text_font(13, QFont.Weight.Medium))
        self.picture = TargetPicture(colours, self._frame)
        self.note = make_label(self._frame, font=text_font(13), is_soft=True, wraps=True)
        self.copy_button = make_button(self._frame)
        self.play_button = make_button(is_primary=True)
        """The page has it below the card, where it stays in view."""
        self.play_button.setProperty("large", True)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.play_button.clicked.connect(lambda: self.played.emit(self.challenge))
        self.copy_button.clicked.connect(self._copy)

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)
        layout = QVBoxLayout(self._frame)
        layout.setContentsMargins(16, 10, 16, 14)
        layout.setSpacing(8)
        head = self._head
        head.setSpacing(2)
        head.addWidget(self.name, stretch=1)
        head.addWidget(self.pieces, alignment=Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(head)
        layout.addWidget(self.picture, stretch=1)
        for part in (self.note, self.copy_button):
            layout.addWidget(part)

    def show_challenge(self, challenge: Challenge, achieved: Achieved, note: Message | None = None) -> None:
        self.challenge, self._achieved, self._note = challenge, achieved, note
        self.picture.challenge = challenge
        self.picture.update()
        self.set_texts()

    def show_achieved(self, achieved: Achieved) -> None:
        """Shows what somebody else has achieved in it."""
        self._achieved = achieved
        self.set_texts()

    def show_note(self, note: Message | None) -> None:
        self._note = note
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        self.picture.colours = colours
        self.picture.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        if self.challenge is None:
            return
        self.name.setText(shown_name(self.challenge))
        self.pieces.setText(tr(Message(TO_PLACE, n=pieces_to_place(self.challenge))))
        self.picture.setAccessibleName(self.name.text())
        self.copy_button.setText(self.tr("Copy the code"))
        has_code = is_code(self.challenge.name)
        self.copy_button.setVisible(has_code)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._head.setDirection(down if has_code else across)  # a code is as long as the card is wide
        self.play_button.setText(self._play_words())
        self.note.setText(tr(self._note) if self._note else "")
        self.note.setVisible(self._note is not None)

    def _play_words(self) -> str:
        if self._achieved.is_begun:
            return self.tr("Continue — {time}").format(time=in_minutes(self._achieved.spent))
        return self.tr("Play again") if self._achieved.is_solved else self.tr("Play")

    def _copy(self) -> None:
        if self.challenge is not None:
            QGuiApplication.clipboard().setText(self.challenge.name)
            self.show_note(COPIED)
