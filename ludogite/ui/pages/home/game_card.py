"""A game on the shelf: its picture, its title, for how many and from what age, and what it has besides its matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.page import LEARN
from ludogite.ui.look.language import tr
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow, scaled, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import awaits_size, button_text, is_key_focus, make_button

AIR, LITTLE_AIR, LINE = 18, 12, 21
"""Beside the text, on a narrow card, and from one line of it to the next."""
NARROW = 120
"""Below this width, in pixels of text of the usual size, a card is narrow."""
TITLES = range(24, 17, -1)
BUTTON = 14
"""Sizes of words."""
SMALLER = 0.8
"""The largest detail, measured by the title."""
CAPTION, SHORT_CAPTION, CAPTION_LINE = 160, 66, 22
"""The height of what stands below the picture. Where cards are low, the title with one line and what each further one
takes; the button then lies on the picture."""
CORNER, NEAR_CORNER = 12, 8
"""From the corner of the picture to the button that lies there; on a narrow card."""
LOW, LOWEST = 280, 185
"""Below these heights a card is low, has no third line, and only one."""


def players_of(game: Game) -> Message:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return Message(QT_TRANSLATE_NOOP("home", "%n player(s)", None, 0), n=fewest)
    if (fewest, most) == (1, 2):
        return Message(QT_TRANSLATE_NOOP("home", "1 or 2 players"))
    return Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most} players"), fewest=fewest, most=most)


class GameCard(QAbstractButton):
    extra_chosen = Signal()
    lesson_chosen = Signal()

    def __init__(self, game: Game, colours: Colours, pictures: CardPictures) -> None:
        super().__init__()
        self.game = game
        self.colours = colours
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = pictures.picture_on(self)
        self._shows_focus = False
        self._ui = ui_of(game)
        self.lesson_button: QPushButton | None = None
        """In the corner of the picture, while the game is new. The first paint does not wait for it."""
        self.extra_button = self._make_button(self.extra_chosen) if self._ui.extra_page_labels else None

    def _make_button(self, chosen: SignalInstance) -> QPushButton:
        button = make_button(self)
        button.setObjectName("extra")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the ring comes with keys, not with a click
        button.clicked.connect(lambda: chosen.emit())
        return button

    def offer_lesson(self, is_new: bool) -> None:
        """Where there is one."""
        from ludogite.content.exercises import has_lesson

        if self.lesson_button is None and is_new and has_lesson(self.game.id):
            self.lesson_button = self._make_button(self.lesson_chosen)
            self.setTabOrder(self, self.lesson_button)
            self.set_texts()
        if self.lesson_button:
            self.lesson_button.setVisible(is_new)
            self._place_buttons()
            self.updateGeometry()

    @property
    def has_picture(self) -> bool:
        """It comes after the first paint."""
        return self._picture.is_there

    def sizeHint(self) -> QSize:
        return QSize(214, 404)

    def minimumSizeHint(self) -> QSize:
        """Its buttons are whole and do not cover each other, and two details have their lines."""
        there = [button for button in (self.extra_button, self.lesson_button) if button and not button.isHidden()]
        sizes = [button.sizeHint() for button in there]
        width = max((size.width() for size in sizes), default=0) + 2 * NEAR_CORNER + 6
        buttons = sum(size.height() + NEAR_CORNER for size in sizes) - NEAR_CORNER + 2 * CORNER
        height = buttons + scaled(SHORT_CAPTION + CAPTION_LINE) + 10
        return QSize(max(width, 130), max(height, scaled(LOWEST)))

    # Words

    @property
    def details(self) -> list[str]:
        """For how many it is, and how long it takes."""
        known = [tr(players_of(self.game))]
        if self._ui.minutes:
            time = Message(
                QT_TRANSLATE_NOOP("home", "{minutes} min · ages {age}+"), minutes=self._ui.minutes, age=self._ui.age
            )
            known.append(tr(time))
        return known

    def set_texts(self) -> None:
        self.setText(tr(self.game.title))
        self.setAccessibleName(", ".join((tr(self.game.title), *self.details)))
        if self.extra_button and self._ui.extra_page_labels:
            self.extra_button.setText(button_text(tr(self._ui.extra_page_labels.at_home)))
        if self.lesson_button:
            self.lesson_button.setText(tr(LEARN))
            self.lesson_button.setAccessibleName(self.tr("Learn {game}").format(game=tr(self.game.title)))
        if not awaits_size(self):
            self._place_buttons()
        self.update()

    # Places

    @property
    def _is_narrow(self) -> bool:
        """Large words have little room then."""
        return self.width() < scaled(NARROW)

    @property
    def _air(self) -> int:
        return LITTLE_AIR if self._is_narrow else AIR

    @property
    def _is_low(self) -> bool:
        return self.height() < scaled(LOW)

    @property
    def shown_details(self) -> list[str]:
        """As many as the height allows."""
        return self.details[: self._lines]

    @property
    def _lines(self) -> int:
        """So many details fit below the title."""
        return 1 if self.height() < scaled(LOWEST) else 2

    @property
    def _caption(self) -> int:
        if not self._is_low:
            return scaled(CAPTION)
        return scaled(SHORT_CAPTION + (self._lines - 1) * CAPTION_LINE)

    @property
    def area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 2, -5, -8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Buttons on the picture are as far from its edges as from each other's line."""
        inset = NEAR_CORNER if self._is_narrow else CORNER
        corner = self.area.topLeft().toPoint() + QPoint(inset, inset)
        room = round(self.area.width()) - 2 * inset
        if self.lesson_button:
            self.lesson_button.setGeometry(QRect(corner, _fitted(self.lesson_button, room)))
        if self.extra_button:
            size = _fitted(self.extra_button, room)
            bottom = round(self.area.bottom()) - (self._caption + inset if self._is_low else 14)
            side = inset if self._is_low else min(AIR - 2, (round(self.area.width()) - size.width()) // 2)
            corner = QPoint(round(self.area.left()) + side, bottom - size.height())
            self.extra_button.setGeometry(QRect(corner, size))

    # The ring comes with keys, and with the mouse the card is lifted a little

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = is_key_focus(event)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = False
        super().focusOutEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    # Painting

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self._place_buttons()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = self.area
            reach = 7 if self.underMouse() and not self.isDown() else 4
            paint_cached(
                painter, QRectF(self.rect()), f"game card {reach}", self.colours, partial(self._paint_blank, reach)
            )
            picture = QRectF(area.left(), area.top(), area.width(), area.height() - self._caption)
            painter.setClipPath(_outline(area))
            painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
            self._picture.paint(painter, picture, self.game, self.colours)
            painter.setClipping(False)
            self._paint_text(painter, picture.bottom())
            if self._shows_focus:
                painter.setPen(QPen(QColor(self.colours.accent), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 17, 17)

    def _paint_blank(self, reach: int, painter: QPainter, _whole: QRectF) -> None:
        """The card without anything on it; all on the shelf are alike."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self.area, 18, reach, 60)
        painter.fillPath(_outline(self.area), QColor(self.colours.panel))

    def _paint_text(self, painter: QPainter, top: float) -> None:
        left, room = self.area.left() + self._air, int(self.area.width() - 2 * self._air + 8)
        title = _title_font(room)
        lines = [(tr(self.game.title), title, self.colours.ink, scaled(32))]
        for n, detail in enumerate(self.shown_details):
            size, make_font = (14, _first_detail_font) if n == 0 else (13, text_font)
            largest = max(min(scaled(size), round(SMALLER * title.pixelSize())), size)
            font = make_font(_largest_fitting((detail,), make_font, range(largest, size - 1, -1), room))
            lines.append((detail, font, self.colours.ink if n == 0 else self.colours.soft_ink, scaled(LINE)))
        y = top + scaled(6 if self._is_low else 12)
        for text, font, colour, height in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            line = QRectF(left, y, room, height)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(text, painter.fontMetrics(), room))
            y += height


def _outline(area: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(area, 18, 18)
    return shape


def _first_detail_font(size: int) -> QFont:
    return text_font(size, QFont.Weight.Medium)


def _button_font(size: int) -> QFont:
    return text_font(size, QFont.Weight.DemiBold)


def _title_font(room: int) -> QFont:
    """The largest in which the titles of all games fit, so that those on a shelf are alike."""
    titles = tuple(tr(game.title) for game in games_with_card())
    return title_font(_largest_fitting(titles, title_font, range(scaled(TITLES[0]), TITLES[-1] - 1, -1), room))


def _fitted(button: QPushButton, room: int) -> QSize:
    """The size of the button. Where the words of one have no room those of all are smaller, but not smaller than
    usual."""
    labels = [labels for game in games_with_card() if (labels := ui_of(game).extra_page_labels)]
    words = tuple(tr(each.at_home) for each in labels)
    edges = button.sizeHint().width() - button.fontMetrics().horizontalAdvance(button.text())
    sizes = range(scaled(BUTTON), BUTTON - 1, -1)
    button.setFont(_button_font(_largest_fitting(words, _button_font, sizes, room - edges)))
    return button.sizeHint().boundedTo(QSize(room, button.sizeHint().height()))


@lru_cache(maxsize=200)
def _largest_fitting(texts: tuple[str, ...], make_font: Callable[[int], QFont], sizes: range, room: int) -> int:
    """The first of the sizes in which all texts fit; if there is none, the last."""
    for size in sizes:
        metrics = QFontMetrics(make_font(size))
        if all(metrics.horizontalAdvance(text) < room for text in texts):
            return size
    return sizes[-1]
