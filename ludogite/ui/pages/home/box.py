"""A game on the shelf: a box with its picture, and on its band the title, for how many it is, and a line of its own
that leads to what else the game has. A game that is new here wears a ribbon that leads to its lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import LEARN, PUZZLES
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, paint_shadow, text_font, title_font
from ludogite.ui.pages.home.box_signs import paint_disc, paint_ribbon, paint_tip, ribbon
from ludogite.ui.pages.home.box_words import line_height, packed, players_of, spoken_players, title_size
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.wall import BRASS, CREAM, GOLD, LINK, ON_BAND, PLAY, Scale
from ludogite.ui.widgets.elided import in_two_lines
from ludogite.ui.widgets.parts import PaintedButton, set_tip

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

WIDTH, ART, BAND = 206, 236, 80
"""Of the front of a box, its picture and its band, where home is drawn in its usual size."""
LEAST_WIDTH, LEAST_ART = 126, 96
LIFT, LIFT_MS, SIDE = 10, 140, 9
"""How far a box is lifted, how long that takes, and how much of its side is seen."""
PLAY_SIGN = 16
"""The room for the sign behind a word."""
RIM, EDGE = 3, 7
"""The gold around a box that is lifted, and how far its edges are round."""
AIR, ABOVE = 16, 7
"""Beside the words, and at most above and below them."""
SPARE = 8
"""Of the air, where a line would not fit otherwise."""
PRESSED = 24
"""What is pressed is at least so high."""


class GameBox(PaintedButton):
    """The box itself sets up a match. What else can be pressed on it are buttons beside it, which lie over it: inside
    it they would be hidden from screen readers."""

    stepped = Signal(int)
    """An arrow leads to the next box, or to the one before."""

    def __init__(self, game: Game, colours: Colours, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.game, self.colours, self._ui = game, colours, ui_of(game)
        self.is_animated = False
        self._scale, self._art, self._band = Scale(1), ART, BAND
        self.picture = pictures.picture_on(self)
        self._lift = 0.0
        self._lifting: QVariantAnimation | None = None
        """Made when the box is first lifted."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.extra_button = BoxButton(self) if self._extra_label else None
        self.lesson_button: BoxButton | None = None
        """The ribbon, while the game is new. The first paint does not wait for it."""

    @property
    def _extra_label(self) -> Message | None:
        """What else the game has; a match of the day is among the tickets below."""
        labels = self._ui.extra_page_labels
        return PUZZLES if self.game.puzzle_module else labels.at_home if labels and not self.game.has_daily else None

    @property
    def has_puzzles(self) -> bool:
        return self.game.puzzle_module is not None

    def offer_lesson(self, is_new: bool) -> None:
        """Where there is one."""
        from ludogite.content.exercises import has_lesson

        if self.lesson_button is None and is_new and has_lesson(self.game.id):
            self.lesson_button = BoxButton(self)
        if self.lesson_button and self.is_new != is_new:
            self.lesson_button.setVisible(is_new)
            self.set_texts()

    @property
    def is_new(self) -> bool:
        return self.lesson_button is not None and not self.lesson_button.isHidden()

    @property
    def has_picture(self) -> bool:
        """It comes after the first paint."""
        return self.picture.is_there

    # Words

    @property
    def details(self) -> list[str]:
        """For how many it is, how long it takes, and from what age on it is played."""
        known = [tr(spoken_players(self.game))]
        if self._ui.minutes:
            known.append(self._time)
        return known

    @property
    def _time(self) -> str:
        time = QT_TRANSLATE_NOOP("home", "{minutes} min · ages {age}+")
        return tr(Message(time, minutes=self._ui.minutes, age=self._ui.age))

    def _meta(self, is_short: bool) -> str:
        parts = [players_of(self.game, is_short), *([self._time] if self._ui.minutes else [])]
        return " · ".join(parts)

    def set_texts(self) -> None:
        title = tr(self.game.title)
        self.setText(title)
        new = [self.tr("not learned yet")] if self.is_new else []
        self.setAccessibleName(", ".join((title, *self.details, *new)))
        if self.extra_button and self._extra_label:
            self.extra_button.setText(tr(self._extra_label))
            what = self.tr("{game}: {what}").format(game=title, what=tr(self._extra_label))
            self.extra_button.setAccessibleName(what)
        if self.lesson_button:
            self.lesson_button.setText(tr(LEARN))
            self.lesson_button.setAccessibleName(self.tr("Learn {game}").format(game=title))
            set_tip(self.lesson_button, self.tr("A short lesson: you learn by playing."))
        self.place_buttons()
        self.update()

    # Places

    @property
    def front(self) -> QRectF:
        """Where the box stands. It is lifted within the widget, whose place for the mouse stays as it is."""
        return QRectF(RIM, LIFT + RIM, self.width() - SIDE - 2 * RIM, self._art + self._band)

    def stand(self, corner: QPoint, width: int, art: int, band: int, scale: Scale) -> None:
        """With the upper left corner of its front here."""
        before = self.geometry(), self._art, self._scale
        self._art, self._band, self._scale = art, band, scale
        size = QSize(width + SIDE + 2 * RIM, art + band + LIFT + RIM)
        self.setGeometry(QRect(corner - QPoint(RIM, LIFT + RIM), size))
        self.place_buttons()
        if (self.geometry(), art, scale) != before:
            self.update()

    def place_buttons(self) -> None:
        front = self.front.translated(QPointF(self.pos()))
        if self.extra_button:
            metrics = QFontMetrics(self._fonts()[2])
            high = max(metrics.height(), PRESSED)
            width = min(metrics.horizontalAdvance(self.extra_button.text()) + 2 * self._air + 14, round(front.width()))
            bottom = round(front.bottom()) - (self._scale.px(4) if self._band > BAND else 0)
            self.extra_button.setGeometry(round(front.left()), bottom - high, width, high)
        if self.lesson_button:
            shape = ribbon(front.topRight(), self._small_font()).toPolygon()
            place = shape.boundingRect()
            self.lesson_button.setGeometry(place)
            self.lesson_button.setMask(QRegion(shape.translated(-place.topLeft())))

    @property
    def _air(self) -> int:
        return AIR if self.front.width() >= 180 else 12

    def _small_font(self) -> QFont:
        return text_font(self._scale.text(13), QFont.Weight.DemiBold)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of the title, of what is known of the game, and of the line that can be pressed."""
        small = self._scale.text(13)
        title = title_font(title_size(self._titles, self._scale, round(self.front.width()) - 2 * self._air))
        return title, text_font(small, QFont.Weight.Medium), text_font(small, QFont.Weight.DemiBold)

    _titles: tuple[str, ...] = ()
    """Of all boxes: theirs are of one size."""

    def share_titles(self, titles: tuple[str, ...]) -> None:
        self._titles = titles

    def band_lines(self, width: int) -> list[tuple[str, QFont, str]]:
        """What stands on the band of a box that is so wide: each line with its font and its colour."""
        room = width - 2 * self._air
        title, small, bold = self._fonts()
        metrics = QFontMetrics(small)
        metas = map(self._meta, (False, True))
        meta = next((text for text in metas if metrics.horizontalAdvance(text) <= room + SPARE), None)
        lines = [(line, title, CREAM) for line in in_two_lines(self.text(), QFontMetrics(title), room).split("\n")]
        told = [meta] if meta else [players_of(self.game), *self._time.split(" · ")]
        lines += [(line, small, ON_BAND) for line in (told if meta else packed(told, metrics, room))]
        return [*lines, (self.extra_button.text() if self.extra_button else "", bold, LINK)]

    def band_height(self, width: int, scale: Scale) -> int:
        self._scale = scale
        high = sum(line_height(font) for _, font, _ in self.band_lines(width))
        return max(high + 10, scale.px(BAND))

    # What lifts it

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.follow_pointer()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.follow_pointer()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.follow_pointer()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.follow_pointer()

    @property
    def is_lifted(self) -> bool:
        """While a press would set up a match: not by the line nor by the ribbon, which lead elsewhere."""
        return self.shows_focus or self.underMouse()

    def follow_pointer(self) -> None:
        goal = float(LIFT) if self.is_lifted else 0.0
        if not self.is_animated:
            self._lift_to(goal)
            return
        if self._lifting is None:
            from PySide6.QtCore import QEasingCurve, QVariantAnimation

            self._lifting = QVariantAnimation(self)
            self._lifting.setDuration(LIFT_MS)
            self._lifting.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._lifting.valueChanged.connect(self._lift_to)
        self._lifting.stop()
        self._lifting.setStartValue(self._lift)
        self._lifting.setEndValue(goal)
        self._lifting.start()

    def _lift_to(self, pixels: float) -> None:
        self._lift = float(pixels)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if event.key() == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)

    # Painting

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -round(self._lift))
            front = self.front
            colour = QColor(self._ui.box_colour)
            self._paint_side(painter, front, colour)
            shape = QPainterPath()
            shape.addRoundedRect(front, 5, 5)
            painter.setClipPath(shape)
            art = QRectF(front.left(), front.top(), front.width(), self._art)
            self.picture.paint(painter, art, self.game, self.colours)
            self._paint_band(painter, QRectF(front.left(), art.bottom(), front.width(), self._band), colour)
            if self.has_picture:
                self._paint_hinge(painter, front)
            if self.is_lifted:
                paint_disc(painter, art)
            if self.is_new and self.lesson_button:
                button = self.lesson_button
                paint_ribbon(painter, front.topRight(), self._small_font(), button.hasFocus(), button.underMouse())
            painter.setClipping(False)
            if self.is_lifted:
                painter.setPen(QPen(QColor(GOLD), RIM))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(front.adjusted(-1, -1, 1, 1), 7, 7)

    def _paint_side(self, painter: QPainter, front: QRectF, colour: QColor) -> None:
        """The side of the box and its shadow, which stays on the plank."""
        paint_shadow(painter, front.adjusted(2, 8, SIDE - 6, -2), 5, 3 + 0.4 * self._lift, 60)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour.darker(150))
        right, top, bottom = front.right() - 4, front.top(), front.bottom()
        away = front.right() + SIDE
        corners = ((right, top + 1), (away, top + 7), (away, bottom - 4), (right, bottom))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    @staticmethod
    def _paint_hinge(painter: QPainter, front: QRectF) -> None:
        """Its edges are round: the light goes past them. Gradients come after the first paint (`paint_wall`)."""
        from PySide6.QtGui import QLinearGradient

        painter.setPen(Qt.PenStyle.NoPen)
        for edge, inwards, strength in ((front.topLeft(), EDGE, 60), (front.topRight(), -EDGE, 44)):
            shade = QLinearGradient(edge, edge + QPointF(inwards, 0))
            shade.setColorAt(0, QColor(20, 10, 0, strength))
            shade.setColorAt(1, QColor(20, 10, 0, 0))
            painter.setBrush(shade)
            painter.drawRect(QRectF(edge, QSizeF(inwards, front.height())).normalized())

    def _paint_band(self, painter: QPainter, band: QRectF, colour: QColor) -> None:
        ground = QPainterPath()
        ground.addRect(band)
        painter.fillPath(ground, colour)
        painter.setPen(QPen(QColor(BRASS), 2))
        painter.drawLine(band.topLeft(), band.topRight())
        lines = self.band_lines(round(band.width()))
        room = band.width() - 2 * self._air
        spare = band.height() - sum(line_height(font) for _, font, _ in lines)
        above = min(max(spare / 2, 4), ABOVE) + 1
        y = band.top() + above
        for text, font, line_colour in lines:
            if line_colour == LINK:
                y += max(spare - 2 * above + 2, 0)  # the last line is at the foot of every box
            painter.setFont(font)
            painter.setPen(QColor(line_colour))
            place = QRectF(band.left() + self._air, y, room + SPARE, line_height(font))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
            if line_colour == LINK:
                wide = painter.fontMetrics().horizontalAdvance(text)
                self._paint_play(painter, place.adjusted(wide + self._air if text else 0, 0, -SPARE, 0))
                if text:
                    self._paint_chevron(painter, place, wide)
            y += place.height()

    def _paint_play(self, painter: QPainter, room: QRectF) -> None:
        """What a press on the box does, at the right of its last line, as far as there is room."""
        wide = painter.fontMetrics().horizontalAdvance(tr(PLAY))
        painter.setPen(QColor(CREAM))
        if wide + PLAY_SIGN <= room.width():
            words = room.adjusted(0, 0, -PLAY_SIGN, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr(PLAY))
        if room.width() >= PLAY_SIGN:
            paint_tip(painter, QPointF(room.right() - 5, room.center().y() + 1), 5, CREAM)

    def _paint_chevron(self, painter: QPainter, place: QRectF, after: float) -> None:
        middle = QPointF(place.left() + after + 9, place.center().y() + 1)
        painter.setPen(QPen(QColor(LINK), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([middle + QPointF(-2, -4), middle + QPointF(2, 0), middle + QPointF(-2, 4)])
        if self.extra_button and self.extra_button.hasFocus():
            painter.drawRoundedRect(place.adjusted(-6, 0, after + 20 - place.width(), 0), 6, 6)
        elif self.extra_button and self.extra_button.underMouse():
            painter.setPen(QPen(QColor(LINK), 1))
            painter.drawLine(place.bottomLeft() + QPointF(0, -2), place.bottomLeft() + QPointF(after, -2))


class BoxButton(PaintedButton):
    """A place on a box that can be pressed by itself. The box paints it."""

    def __init__(self, box: GameBox) -> None:
        super().__init__(box.parentWidget())
        self._box = box

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._box.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._box.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._box.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._box.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box has done so."""
