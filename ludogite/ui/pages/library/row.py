"""Paints a line of the library: the game's picture, who plays with their badges, how it ended, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ludogite.match.config import Seat
from ludogite.match.store.rows import Summary
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.look import language
from ludogite.ui.look.picture_cache import draw_ahead, paint_cached
from ludogite.ui.look.theme import Colours, mixed, rim, scaled, text_font
from ludogite.ui.pages.library.words import game_title, how_far, standing, when, who
from ludogite.ui.widgets.badges import paint_badge, paint_computer, paint_initial
from ludogite.ui.widgets.elided import elided

if TYPE_CHECKING:
    from ludogite.ui.pages.library.match_list import LibraryList

ROW, GAP = 64, 8
PICTURE = 84
BADGE, BADGE_GAP = 24, 3
OPEN_WIDTH = 44
"""Of the place at the end of a line that opens the match."""
WIDE, DAY = 700, 106
"""From this width on, the day has a column of its own, of that width."""


class LibraryRow(QStyledItemDelegate):
    def __init__(self, list_: LibraryList) -> None:
        super().__init__(list_)
        self.list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, scaled(ROW) + GAP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        match: Summary = index.data(Qt.ItemDataRole.UserRole)
        area = QRectF(option.rect).adjusted(1, 1, -1, -GAP - 1)
        is_current = self.list.hasFocus() and self.list.is_by_key and index.row() == self.list.currentIndex().row()
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter, area, is_selected, is_current, is_pointed)
        self._paint_picture(painter, QRectF(area.left(), area.top(), scaled(PICTURE), area.height()), match)
        inner = area.adjusted(scaled(PICTURE) + 16, 0, -OPEN_WIDTH, 0)
        self._paint_words(painter, inner, match)
        self._paint_open(painter, QPointF(area.right() - OPEN_WIDTH / 2 - 2, area.center().y()), match)
        painter.restore()

    def _paint_paper(
        self, painter: QPainter, area: QRectF, is_selected: bool, is_current: bool, is_pointed: bool
    ) -> None:
        colours = self.list.colours
        painter.setBrush(mixed(QColor(colours.panel), QColor(colours.ink), 0.08 if is_selected else 0))
        line = colours.ink if is_selected or is_current else colours.soft_ink if is_pointed else colours.line
        painter.setPen(rim(colours, QPen(QColor(line), 1)))
        if is_current or is_selected:
            painter.setPen(QPen(QColor(line), (2.5 if is_current else 1.5) + 2 * colours.is_high))
        painter.drawRoundedRect(area, 12, 12)

    # The game

    def _paint_picture(self, painter: QPainter, area: QRectF, match: Summary) -> None:
        colours = self.list.colours
        area = area.adjusted(2, 2, 0, -2)
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(area.adjusted(0, 0, 20, 0), 10, 10)
        painter.setClipPath(shape)
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        if match.game in SHELF:
            paint_game(painter, area.topLeft(), whole_game(SHELF[match.game]), colours)
        else:
            painter.fillRect(area, QColor(colours.line))
        if match.is_damaged:
            veil = QColor(colours.panel)
            veil.setAlphaF(0.7)
            painter.fillRect(area, veil)
        painter.restore()

    # Words

    def _paint_words(self, painter: QPainter, area: QRectF, match: Summary) -> None:
        """Two columns: what it is and who plays, how it stands. Where there is room, its day is a third one."""
        colours, upper, lower = self.list.colours, self._upper(area), self._lower(area)
        day, moves = when(match, language.today()), how_far(match)
        middle, right = area.left() + area.width() / 2, area.right() - 8
        after_badges = area.left() + self._paint_badges(painter, QPointF(area.left(), lower), match.seats)
        self._line(painter, game_title(match), area.left(), middle - 16, upper, is_first=True)
        colour = colours.accent if match.is_damaged else colours.ink
        self._line(painter, who(match), after_badges, middle - 16, lower, colour=colour)
        if area.width() >= scaled(WIDE):
            self._line(painter, day, right - scaled(DAY), right, area.center().y(), colour=colours.soft_ink, ends=True)
            right -= scaled(DAY) + 8
        else:
            moves = " · ".join(part for part in (moves, day) if part)
        self._line(painter, standing(match), middle, right, upper, is_first=True)
        self._line(painter, moves[:1].upper() + moves[1:], middle, right, lower, colour=colours.soft_ink)

    @staticmethod
    def _upper(area: QRectF) -> float:
        return area.top() + area.height() * 0.31

    @staticmethod
    def _lower(area: QRectF) -> float:
        return area.top() + area.height() * 0.69

    def _line(
        self,
        painter: QPainter,
        text: str,
        left: float,
        right: float,
        y: float,
        *,
        colour: str = "",
        is_first: bool = False,
        ends: bool = False,
    ) -> None:
        """One line of text around a height, shortened where there is no room."""
        font = text_font(scaled(16), QFont.Weight.DemiBold) if is_first else text_font(scaled(14))
        painter.setFont(font)
        painter.setPen(QColor(colour or self.list.colours.ink))
        place = QRectF(left, y - scaled(12), max(right - left, 0), scaled(24))
        side = Qt.AlignmentFlag.AlignRight if ends else Qt.AlignmentFlag.AlignLeft
        shown = elided(text, painter.fontMetrics(), int(place.width()))
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)

    # Who plays

    def _paint_badges(self, painter: QPainter, start: QPointF, seats: Sequence[Seat]) -> float:
        """Their width."""
        side, step = scaled(BADGE), scaled(BADGE) + BADGE_GAP
        for n, seat in enumerate(seats):
            place = QRectF(start.x() + n * step, start.y() - side / 2, side, side)
            if not seat.is_person:
                paint_computer(painter, place, self.list.colours)
            elif person := self.list.people.get(seat.name):
                paint_badge(painter, place, person.colour, person.sign, self.list.colours)
            else:
                paint_initial(painter, place, seat.name, self.list.colours)
        return side + (len(seats) - 1) * step + 8 if seats else 0

    def _paint_open(self, painter: QPainter, middle: QPointF, match: Summary) -> None:
        """A filled mark goes on with a match, an open one leads to the end of one."""
        if match.is_damaged:
            return
        colours = self.list.colours
        if match.is_over:
            painter.setPen(QPen(QColor(colours.soft_ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline([middle + QPointF(-3, -6), middle + QPointF(3, 0), middle + QPointF(-3, 6)])
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawPolygon(QPolygonF([middle + QPointF(-4, -7), middle + QPointF(8, 0), middle + QPointF(-4, 7)]))


def prepare_picture(game: Game, colours: Colours, ratio: float) -> Iterator[None]:
    """Draws the picture of a game before somebody opens the library, with pauses."""
    area = QRectF(QPointF(), picture_size())
    yield from draw_ahead(lambda painter: _draw_game(game, colours, painter, area), picture_size(), ratio)
    yield from draw_ahead(lambda painter: paint_game(painter, QPointF(), game, colours), picture_size(), ratio)


def picture_size() -> QSize:
    return QSize(scaled(PICTURE) - 2, scaled(ROW) - 6)


def paint_game(painter: QPainter, corner: QPointF, game: Game, colours: Colours) -> None:
    """The picture of a game as it stands in a line."""
    area = QRectF(corner, picture_size())
    draw = partial(_draw_game, game, colours)
    paint_cached(painter, area, f"library {game.id}", colours, draw, QColor(colours.table))


def _draw_game(game: Game, colours: Colours, painter: QPainter, area: QRectF) -> None:
    """The picture of its card, as much of it as is as wide as this."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ui_of(game).card.paint_card(painter, area, colours)
