"""A ticket of today: what there is for everybody once a day, with how somebody has done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.routes import OpenExtraPage, Route, ShowPuzzles
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.pages.home.card_pictures import CardPicture
from ludogite.ui.pages.home.wall import PLAY, Scale, home_colours, paint_card
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import PaintedButton

if TYPE_CHECKING:
    from ludogite.match.people import Person

HEIGHT, THUMB, TICK = 66, 50, 28
TITLE_SIZES = 16, 15, 14
PLAY_WIDTH, PLAY_HEIGHT = 62, 27
MOST_BADGES = 3
"""Of others, on one ticket."""
PUZZLE = Message(QT_TRANSLATE_NOOP("home", "Puzzle of the day"))
BEGUN = Message(QT_TRANSLATE_NOOP("home", "in progress"))
CONTINUE = Message(QT_TRANSLATE_NOOP("home", "Continue"))


class Done(NamedTuple):
    """How somebody has done today."""

    is_over: bool = False
    is_good: bool = False
    """Whether there is a result to be glad of."""
    result: Message | None = None
    short: Message | None = None
    """The result where there is little room."""
    others: tuple[Person, ...] = ()
    """Who else has played."""


class Ticket(PaintedButton):
    """The whole of it is the button: it leads to the page of the day, and begins nothing by itself."""

    def __init__(self, game: Game, is_puzzle: bool, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.is_puzzle, self.colours = game, is_puzzle, colours
        self.picture: CardPicture | None = None
        """That of its game on the shelf."""
        self._scale = Scale(1)
        self.done: Done | None = None
        """None: it is not known yet, and the ticket is blank."""
        self.row: Sequence[Ticket] = (self,)
        """It and those beside it."""

    @property
    def route(self) -> Route:
        return ShowPuzzles(self.game) if self.is_puzzle else OpenExtraPage(self.game)

    def show_done(self, done: Done) -> None:
        self.done = done
        labels = ui_of(self.game).extra_page_labels
        self.setText(tr(PUZZLE if self.is_puzzle or not labels else labels.at_home))
        result = tr(done.result) if done.result else ""
        told = (self.text(), tr(self.game.title), result, "" if done.is_over else tr(self._pill))
        self.setAccessibleName(", ".join(part for part in told if part))
        self.update()

    # Places

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of the title, of the game, and of what is at the right."""
        text = self._scale.text
        return (
            text_font(text(16), QFont.Weight.DemiBold),
            text_font(text(13)),
            text_font(text(12 if self.done and self.done.is_over else 13), QFont.Weight.DemiBold),
        )

    def _title_size(self) -> int | None:
        """The largest in which the title has room beside what is at the right, if there is any."""
        taken = TICK if self.done and self.done.is_over else self._play_width(QFontMetrics(self._fonts()[2])) + 12
        for size in TITLE_SIZES:
            font = text_font(self._scale.text(size), QFont.Weight.DemiBold)
            if QFontMetrics(font).horizontalAdvance(self.text()) <= self._room.width() - taken:
                return size
        return None

    def _title_of_row(self) -> tuple[QFont, bool]:
        """Tickets in a row have titles of one size; and whether what is at the right is beside them."""
        sizes = [ticket._title_size() for ticket in self.row if ticket.done]
        size = min((size or TITLE_SIZES[-1] for size in sizes), default=TITLE_SIZES[0])
        return text_font(self._scale.text(size), QFont.Weight.DemiBold), None not in sizes

    @property
    def _pill(self) -> Message:
        """What can be pressed until it is over."""
        return CONTINUE if self.done and self.done.result else PLAY

    def _beside_pill(self, font: QFont, wide: int) -> tuple[QFont, bool]:
        """The title in this font, or smaller where the pill is a wide one; and whether there is room for both."""
        room = self._room.width() - max(wide, self._play_width(QFontMetrics(self._fonts()[2]))) - 8
        font = QFont(font)
        for size in range(font.pixelSize(), round(0.8 * font.pixelSize()), -1):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(self.text()) + 1 < room:
                return font, True
        return font, False

    def _play_width(self, metrics: QFontMetrics) -> int:
        """Of the usual pill: a longer one moves no other."""
        return max(self._scale.px(PLAY_WIDTH), metrics.horizontalAdvance(tr(PLAY)) + 22)

    def height_at(self, scale: Scale) -> int:
        self._scale = scale
        words = sum(QFontMetrics(font).height() for font in self._fonts()[:2])
        return max(scale.px(HEIGHT), words + 18)

    def least_width(self, scale: Scale) -> int:
        self._scale = scale
        title, game, sign = (QFontMetrics(font) for font in self._fonts())
        second = game.horizontalAdvance(tr(self.game.title)) + self._play_width(sign) + 4
        return scale.px(THUMB) + 30 + max(title.horizontalAdvance(self.text()), second)

    # Painting

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    @property
    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -6, -7)

    @property
    def _thumb(self) -> QRectF:
        card = self._card
        side = min(self._scale.px(THUMB), round(card.height()) - 16)
        return QRectF(card.left() + 8, card.center().y() - side / 2, side, side)

    @property
    def _room(self) -> QRectF:
        """For words, and for what is at the right."""
        return self._card.adjusted(self._thumb.right() + 12 - self._card.left(), 0, -10, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            card = self._card
            paint_card(painter, card, 12, self.colours, 5 if self.underMouse() else 3)
            if self.done is None:
                return
            if self.shows_focus or self.underMouse():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(home_colours(self.colours).play[0]), 2))
                painter.drawRoundedRect(card, 12, 12)
            self._paint_thumb(painter, self._thumb, self.done)
            self._paint_words(painter, self._room, self.done)

    def _paint_thumb(self, painter: QPainter, thumb: QRectF, done: Done) -> None:
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(thumb, 8, 8)
        painter.setClipPath(shape)
        painter.fillPath(shape, QColor(ui_of(self.game).box_colour))
        if self.picture:
            self.picture.paint_small(painter, thumb)
        painter.restore()
        if done.others:
            from ludogite.ui.widgets.badges import paint_badge

            side = self._scale.px(18)
            for n, person in enumerate(done.others[:MOST_BADGES]):
                place = QRectF(thumb.left() - 4 + n * 0.8 * side, thumb.bottom() - side + 5, side, side)
                paint_badge(painter, place, person.colour, person.sign, self.colours)

    def _paint_words(self, painter: QPainter, room: QRectF, done: Done) -> None:
        (title, is_beside), (_, game, sign) = self._title_of_row(), self._fonts()
        if not done.is_over and is_beside:
            title, is_beside = self._beside_pill(title, QFontMetrics(sign).horizontalAdvance(tr(self._pill)) + 14)
        high, low = QFontMetrics(title).height(), QFontMetrics(game).height()
        top = room.center().y() - (high + low) / 2
        upper = QRectF(room.left(), top, room.width(), high)
        lower = QRectF(room.left(), top + high, room.width(), low)
        taken = self._paint_sign(painter, upper, lower, sign, done, is_beside)
        for text, font, colour, place, less in (
            (self.text(), title, self.colours.ink, upper, taken[0]),
            (tr(self.game.title), game, self.colours.soft_ink, lower, taken[1]),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            width = place.width() - less
            shown = elided(text, painter.fontMetrics(), int(width))
            painter.drawText(
                QRectF(place.left(), place.top(), width, place.height()), Qt.AlignmentFlag.AlignVCenter, shown
            )

    def _paint_sign(
        self, painter: QPainter, upper: QRectF, lower: QRectF, font: QFont, done: Done, is_beside: bool
    ) -> tuple[float, float]:
        """At the right what was reached, or that it is to be played; how much it takes of each line."""
        colours, metrics, scale = home_colours(self.colours), QFontMetrics(font), self._scale
        painter.setFont(font)
        if done.is_over:
            text = tr(done.result) if done.result else ""
            game = QFontMetrics(self._fonts()[1]).horizontalAdvance(tr(self.game.title))
            if done.short and game + metrics.horizontalAdvance(text) + 8 > lower.width():
                text = tr(done.short)
            painter.setPen(QColor(self.colours.good if done.is_good else self.colours.soft_ink))
            painter.drawText(lower, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
            if done.is_good:
                radius = min(upper.height(), scale.px(22)) / 2
                middle = QPointF(upper.right() - radius, upper.center().y())
                _paint_tick(painter, middle, radius, QColor(self.colours.good), QColor(self.colours.panel))
            return TICK if done.is_good else 0, metrics.horizontalAdvance(text) + 8
        text = tr(self._pill)
        wide = max(self._play_width(metrics), metrics.horizontalAdvance(text) + 14)
        high = max(scale.px(PLAY_HEIGHT), metrics.height() + 6, 24)
        place = QRectF(upper.right() - wide, (upper.top() + lower.bottom() - high) / 2, wide, high)
        if not is_beside:
            place.moveBottom(self._card.bottom() - 4)
        line, letters = colours.play
        painter.setPen(QPen(QColor(line), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, high / 2, high / 2)
        painter.setPen(QColor(letters))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        return wide + 8 if is_beside else 0, wide + 4


def _paint_tick(painter: QPainter, middle: QPointF, radius: float, colour: QColor, sign: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(sign, 0.2 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in ((-0.42, 0.04), (-0.1, 0.36), (0.44, -0.32))])
