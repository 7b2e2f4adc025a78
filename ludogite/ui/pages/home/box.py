"""A game on the shelf: a box with its picture, and on its band the title, for how many it is, and a line of its own
that leads to what else the game has. A game that is new here wears a ribbon that leads to its lesson."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import LEARN, PUZZLES
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, paint_shadow, scaled, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.wall import BRASS, CREAM, GOLD, LINK, ON_BAND, Scale
from ludogite.ui.widgets.elided import in_two_lines
from ludogite.ui.widgets.parts import is_key_focus

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

WIDTH, ART, BAND = 206, 236, 80
"""Of the front of a box, its picture and its band, where home is drawn in its usual size."""
LEAST_WIDTH, LEAST_ART = 126, 96
LIFT, LIFT_MS, SIDE = 10, 140, 9
"""How far a box is lifted, how long that takes, and how much of its side is seen."""
RIM, EDGE = 3, 7
"""The gold around a box that is lifted, and how far its edges are round."""
AIR = 16
"""Beside the words."""
SPARE = 8
"""Of the air, where a line would not fit otherwise."""
TITLES = range(23, 16, -1)
PRESSED = 24
"""What is pressed is at least so high."""
RIBBON, RIBBON_AT = 26, 40
"""How broad it is, and how far its middle is from the corner along the edges."""


def players_of(game: Game, is_short: bool = False) -> str:
    """As the band says it, where everything else is about players too."""
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return str(most)
    if is_short:
        return f"{fewest}–{most}"
    if (fewest, most) == (1, 2):
        return tr(Message(QT_TRANSLATE_NOOP("home", "1 or 2")))
    return tr(Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most}"), fewest=fewest, most=most))


def spoken_players(game: Game) -> Message:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return Message(QT_TRANSLATE_NOOP("home", "%n player(s)", None, 0), n=most)
    if (fewest, most) == (1, 2):
        return Message(QT_TRANSLATE_NOOP("home", "1 or 2 players"))
    return Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most} players"), fewest=fewest, most=most)


class GameBox(QAbstractButton):
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
        self._shows_focus = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
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
            QWidget.setTabOrder(self.extra_button or self, self.lesson_button)
        if self.lesson_button:
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
        self.place_buttons()
        self.update()

    # Places

    @property
    def front(self) -> QRectF:
        """Where the box stands. It is lifted within the widget, whose place for the mouse stays as it is."""
        return QRectF(RIM, LIFT + RIM, self.width() - SIDE - 2 * RIM, self._art + self._band)

    def stand(self, corner: QPoint, width: int, art: int, band: int, scale: Scale) -> None:
        """With the upper left corner of its front here."""
        self._art, self._band, self._scale = art, band, scale
        size = QSize(width + SIDE + 2 * RIM, art + band + LIFT + RIM)
        self.setGeometry(QRect(corner - QPoint(RIM, LIFT + RIM), size))
        self.place_buttons()
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
            reach = round(RIBBON_AT * self._ribbon_scale * 2 + RIBBON)
            corner = QPoint(round(front.right()) - reach, round(front.top()))
            self.lesson_button.setGeometry(QRect(corner, QSize(reach, reach)))
            shape = self._ribbon().translated(QPointF(self.pos() - corner))
            self.lesson_button.setMask(QRegion(shape.toPolygon()))

    @property
    def _air(self) -> int:
        return AIR if self.front.width() >= 180 else 12

    @property
    def _ribbon_scale(self) -> float:
        """As large as its word needs."""
        word = QFontMetrics(self._ribbon_font()).horizontalAdvance(tr(LEARN))
        return max(word + 34, 84) / 84

    def _ribbon_font(self) -> QFont:
        return text_font(self._scale.text(13), QFont.Weight.DemiBold)

    def _ribbon(self) -> QPolygonF:
        """From edge to edge over the upper right corner."""
        corner, k = self.front.topRight(), self._ribbon_scale
        broad = max(RIBBON, QFontMetrics(self._ribbon_font()).height() + 8)
        near = RIBBON_AT * k * 2**0.5 - broad * 0.707
        far = near + broad * 2**0.5
        return QPolygonF([corner + QPointF(*at) for at in ((-far, 0), (-near, 0), (0, near), (0, far))])

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of the title, of what is known of the game, and of the line that can be pressed."""
        small = self._scale.text(13)
        title = title_font(_title_size(self._titles, self._scale, round(self.front.width()) - 2 * self._air))
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
        lines += [(line, small, ON_BAND) for line in (told if meta else _packed(told, metrics, room))]
        if self.extra_button:
            lines.append((self.extra_button.text(), bold, LINK))
        return lines

    def band_height(self, width: int, scale: Scale) -> int:
        self._scale = scale
        high = sum(_line_height(font) for _, font, _ in self.band_lines(width))
        return max(high + 10, scale.px(BAND))

    # What lifts it

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The rim comes with keys."""
        self._shows_focus = is_key_focus(event)
        super().focusInEvent(event)
        self.follow_pointer()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = False
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
        return self._shows_focus or any(
            part.underMouse() for part in (self, self.extra_button, self.lesson_button) if part
        )

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
            self._paint_hinge(painter, front)
            if self.is_new:
                self._paint_ribbon(painter)
            painter.setClipping(False)
            if self.is_lifted:
                painter.setPen(QPen(QColor(GOLD), RIM))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(front.adjusted(-1, -1, 1, 1), 7, 7)
                side = self._scale.px(60)
                _paint_play(painter, art.center(), side / 2, QColor("#FBF7EF"), QColor("#9C3D27"))

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
        """Its edges are round: the light goes past them."""
        painter.setPen(Qt.PenStyle.NoPen)
        for edge, strength in ((front.left(), 60), (front.right() - 1, 44)):
            for n in range(EDGE):
                painter.setBrush(QColor(20, 10, 0, strength * (EDGE - n) // EDGE))
                x = edge + n if edge == front.left() else edge - n
                painter.drawRect(QRectF(x, front.top(), 1, front.height()))

    def _paint_band(self, painter: QPainter, band: QRectF, colour: QColor) -> None:
        ground = QPainterPath()
        ground.addRect(band)
        painter.fillPath(ground, colour)
        painter.setPen(QPen(QColor(BRASS), 2))
        painter.drawLine(band.topLeft(), band.topRight())
        lines = self.band_lines(round(band.width()))
        room = band.width() - 2 * self._air
        y = band.top() + max((band.height() - sum(_line_height(font) for _, font, _ in lines)) / 2, 4) + 1
        for text, font, line_colour in lines:
            painter.setFont(font)
            painter.setPen(QColor(line_colour))
            place = QRectF(band.left() + self._air, y, room + SPARE, _line_height(font))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
            if line_colour == LINK:
                self._paint_chevron(painter, place, painter.fontMetrics().horizontalAdvance(text))
            y += place.height()
        radius = self._scale.px(10)
        last = QFontMetrics(lines[-1][1]).horizontalAdvance(lines[-1][0]) + self._air + 20
        if not self.is_lifted and last < band.width() - self._air - 2 * radius:
            middle = QPointF(band.right() - self._air - radius + 4, band.bottom() - radius - 7)
            _paint_play(painter, middle, radius, QColor(colour.darker(130)), QColor(CREAM))

    def _paint_chevron(self, painter: QPainter, place: QRectF, after: float) -> None:
        middle = QPointF(place.left() + after + 9, place.center().y() + 1)
        painter.setPen(QPen(QColor(LINK), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([middle + QPointF(-2, -4), middle + QPointF(2, 0), middle + QPointF(-2, 4)])
        if self.extra_button and self.extra_button.hasFocus():
            painter.drawRoundedRect(place.adjusted(-6, 0, after + 20 - place.width(), 0), 6, 6)
        elif self.extra_button and self.extra_button.underMouse():
            painter.setPen(QPen(QColor(LINK), 1))
            painter.drawLine(place.bottomLeft() + QPointF(0, -2), place.bottomLeft() + QPointF(after, -2))

    def _paint_ribbon(self, painter: QPainter) -> None:
        ribbon = self._ribbon()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(40, 20, 0, 70))
        painter.drawPolygon(ribbon.translated(0, 3))
        button = self.lesson_button
        painter.setBrush(QColor(GOLD).lighter(112) if button and button.underMouse() else QColor(GOLD))
        painter.setPen(QPen(QColor("#2B2620"), 3) if button and button.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawPolygon(ribbon)
        painter.save()
        painter.translate(sum((ribbon.at(n) for n in range(4)), QPointF()) / 4)
        painter.rotate(45)
        painter.setFont(self._ribbon_font())
        painter.setPen(QColor("#2B2620"))
        painter.drawText(QRectF(-80, -20, 160, 40), Qt.AlignmentFlag.AlignCenter, tr(LEARN))
        painter.restore()


class BoxButton(QAbstractButton):
    """A place on a box that can be pressed by itself. The box paints it."""

    def __init__(self, box: GameBox) -> None:
        super().__init__(box.parentWidget())
        self._box = box
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the ring comes with keys, not with a click

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._box.follow_pointer()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._box.follow_pointer()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._box.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._box.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box has done so."""


def _paint_play(painter: QPainter, middle: QPointF, radius: float, ground: QColor, sign: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(sign)
    painter.drawPolygon(
        QPolygonF([middle + QPointF(x, y) * radius for x, y in ((-0.28, -0.42), (0.46, 0.0), (-0.28, 0.42))])
    )


def _line_height(font: QFont) -> int:
    """Small type has more air."""
    return round((1.24 if font.pixelSize() > scaled(16) else 1.5) * font.pixelSize())


def _packed(words: list[str], metrics: QFontMetrics, room: int) -> list[str]:
    """In as few lines as they have room in."""
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} · {word}"
        if metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=200)
def _title_size(titles: tuple[str, ...], scale: Scale, room: int) -> int:
    """The largest in which all titles fit, so that those on a shelf are alike; or at least the longest word of each,
    where they stand in two lines."""
    sizes = [scale.text(size) for size in TITLES]
    for parts in (titles, tuple(word for title in titles for word in title.split(" "))):
        for size in sizes:
            metrics = QFontMetrics(title_font(size))
            if all(metrics.horizontalAdvance(part) <= room for part in parts):
                return size
    return sizes[-1]
