"""The table of Crossword Track as one picture: painted when something on it has changed, and kept while something moves
above it; and what moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.ui.games.crossword.end_layout import EndLayout
from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.painting import (
    Card,
    paint_bill,
    paint_board,
    paint_card,
    paint_felt_tray,
    paint_glass,
    paint_letter_tile,
    paint_letter_tray,
    paint_notebook,
    paint_pawn,
    paint_points_plate,
    paint_table,
    paint_tray_label,
    paint_tumbling_die,
    paint_winner,
)
from ludogite.ui.games.crossword.places import BoardPlace
from ludogite.ui.games.crossword.repainting import changed_region
from ludogite.ui.games.crossword.values import Bill, BoardLook, Notebook
from ludogite.ui.look.picture_cache import Steps, has_steps
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import make_timer

PAWN = "pawn"
"""What is dragged, if it is no letter."""


@dataclass(frozen=True)
class StillLife:
    """While the match is played."""

    large: BoardLook
    small: BoardLook | None
    card: Card
    die: int | None
    """None while it tumbles."""
    label: str
    """From where to where the pawn has gone."""
    is_hot: bool
    """Whether the die is to be thrown."""
    letters: str | None
    """With the letter tray open: the letter that is taken from it, or nothing. None while it is closed."""
    active: str
    is_back: bool = False
    """The magnifier leads back to one's own board."""


@dataclass(frozen=True)
class EndLife:
    """At the end."""

    boards: tuple[BoardLook, ...]
    bills: tuple[Bill, ...]
    notebook: Notebook
    winner: int | None


Shown: TypeAlias = "tuple[StillLife | EndLife, Layout | EndLayout, Colours, float]"
"""All that a picture depends on."""


class StillPicture:
    """Keeps the last picture of a widget, as long as it shows the same at the same size. Its parts are drawn in steps:
    until all are there, it is not kept. In another size or theme the last picture is seen for one more turn of the
    event loop, for the window has enough to do in the one that brings the change."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._steps = Steps(widget)
        self._shown: Shown | None = None
        self._kind: object = None
        """The size, theme and scale of the picture."""
        self._picture = QPixmap()
        self._next_turn = make_timer(widget, 0, is_single_shot=True)
        self._next_turn.timeout.connect(widget.update)

    @property
    def is_behind(self) -> bool:
        """Whether what is seen is still the last picture."""
        return self._next_turn.isActive()

    def paint(self, painter: QPainter, life: StillLife | EndLife, layout: Layout | EndLayout, colours: Colours) -> None:
        ratio = self._widget.devicePixelRatioF()
        kind = self._widget.size(), colours, ratio
        if kind != self._kind and not self._picture.isNull() and has_steps():
            self._kind, self._shown = kind, None
            self._next_turn.start()
            self._paint_last(painter)
            return
        shown = life, layout, colours, ratio
        if shown != self._shown:
            self._draw(life, layout, colours, ratio, self._changed(shown))
            self._kind, self._shown = kind, None if self._steps.is_going else shown
        painter.drawPixmap(0, 0, self._picture)

    def _changed(self, shown: Shown) -> QRegion | None:
        """What differs from the picture that is kept; None: everything."""
        if self._shown is None or self._shown[1:] != shown[1:]:
            return None
        before, (after, layout, *_) = self._shown[0], shown
        if not (isinstance(before, StillLife) and isinstance(after, StillLife) and isinstance(layout, Layout)):
            return None
        return changed_region(layout, before, after)

    def _paint_last(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # it would take three times as long
        painter.drawPixmap(self._widget.rect(), self._picture)

    def _draw(
        self,
        life: StillLife | EndLife,
        layout: Layout | EndLayout,
        colours: Colours,
        ratio: float,
        changed: QRegion | None,
    ) -> None:
        size = self._widget.size() * ratio
        if self._picture.size() != size:
            self._picture = QPixmap(size)
        self._picture.setDevicePixelRatio(ratio)
        with self._steps.painting(), QPainter(self._picture) as drawing:
            drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
            if changed is not None:
                drawing.setClipRegion(changed)
            paint_table(drawing, QRectF(self._widget.rect()), colours)
            paint_life(drawing, life, layout, colours)


def paint_life(painter: QPainter, life: StillLife | EndLife, layout: Layout | EndLayout, colours: Colours) -> None:
    if isinstance(life, EndLife) and isinstance(layout, EndLayout):
        _paint_end(painter, layout, life, colours)
    elif isinstance(life, StillLife) and isinstance(layout, Layout):
        _paint_play(painter, layout, life, colours)


def _paint_play(painter: QPainter, layout: Layout, life: StillLife, colours: Colours) -> None:
    paint_board(painter, layout.large, life.large, colours)
    if life.letters is not None:
        paint_letter_tray(painter, layout, colours, life.active, life.letters)
    elif not layout.is_below_covered:
        paint_felt_tray(painter, layout.tray, colours, life.is_hot)
        paint_tray_label(painter, layout, life.label, colours)
        if life.die is not None:
            paint_tumbling_die(painter, layout, life.die, colours)
        if life.small is not None and layout.small is not None:
            paint_board(painter, layout.small, life.small, colours)
            paint_glass(painter, layout.glass, colours, life.active == "glass", life.is_back)
    paint_card(painter, layout, life.card, colours)


def _paint_end(painter: QPainter, layout: EndLayout, life: EndLife, colours: Colours) -> None:
    for place, board in zip(layout.boards, life.boards, strict=True):
        paint_board(painter, place, board, colours)
    for area, bill in zip(layout.bills, life.bills, strict=False):
        paint_bill(painter, area, bill, colours)
    if not layout.notebook.isEmpty():
        paint_notebook(painter, layout.notebook, life.notebook, colours)
    if life.winner is not None:
        paint_winner(painter, layout, life.winner, colours)


# What moves


def paint_walking_pawn(
    painter: QPainter, place: BoardPlace, start: str, end: str, far: float, seat: int, colours: Colours
) -> None:
    """Between two squares it is lifted a little."""
    first, last = place.pawn_place(start), place.pawn_place(end)
    lift = round(4 * far * (1 - far), 1)
    area = first.translated((last.topLeft() - first.topLeft()) * far).translated(0, -0.18 * place.cell * lift)
    paint_pawn(painter, area, seat, colours, lift=lift)


def paint_flying_points(
    painter: QPainter, layout: Layout, place: BoardPlace, cells: Sequence[int], text: str, far: float, colours: Colours
) -> None:
    """The sum flies from the new letters towards the score, at the right edge of the table."""
    middles = [place.cell_place(cell).center() for cell in cells]
    start = QPointF(sum(p.x() for p in middles) / len(middles), sum(p.y() for p in middles) / len(middles))
    goal = QPointF(layout.size.width() - 30, 0.12 * layout.size.height())
    paint_points_plate(painter, start + (goal - start) * far, text, 0.8 * layout.large.cell, colours, is_sum=True)


def paint_dragged(painter: QPainter, layout: Layout, what: str, point: QPointF, seat: int, colours: Colours) -> None:
    place = layout.large
    if what == PAWN:
        area = place.pawn_place("TL")
        area.moveCenter(point - QPointF(0, 0.3 * place.cell))
        paint_pawn(painter, area, seat, colours, lift=1.0)
    else:
        side = layout.letters[0].width()
        tile = QRectF(point.x() - side / 2, point.y() - side / 2, side, side)
        paint_letter_tile(painter, tile, what, colours, lift=1.0)
