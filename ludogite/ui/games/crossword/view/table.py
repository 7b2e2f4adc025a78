"""Paints the table of Crossword Track. What lies still is one picture, kept while something moves above it; after a
change only the part that differs is drawn anew."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.rules.crossword.track import CORNERS
from ludogite.rules.game import CHANCE
from ludogite.ui.base.board import Board
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.position import PAWN, ShownPosition
from ludogite.ui.games.crossword.scene import MoveScene
from ludogite.ui.games.crossword.view.card_parts import CardPainter
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.clue_card import paint_choice_card, paint_clue_card
from ludogite.ui.games.crossword.view.end_cards import bill_card, notebook
from ludogite.ui.games.crossword.view.ending import paint_bill, paint_notebook, paint_winner
from ludogite.ui.games.crossword.view.grid import paint_points_plate, plate_width
from ludogite.ui.games.crossword.view.layout import EndLayout, Layout
from ludogite.ui.games.crossword.view.looks import board_look
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace
from ludogite.ui.games.crossword.view.question_card import paint_question_card
from ludogite.ui.games.crossword.view.reader_card import paint_reader_card
from ludogite.ui.games.crossword.view.slab import paint_board
from ludogite.ui.games.crossword.view.throw_card import GROUNDS, paint_throw_card
from ludogite.ui.games.crossword.view.trays import (
    paint_felt_tray,
    paint_glass,
    paint_letter_tile,
    paint_letter_tray,
    paint_tray_label,
    paint_tumbling_die,
)
from ludogite.ui.games.crossword.view.values import (
    Bill,
    BoardCard,
    BoardLook,
    ChoiceCard,
    ClueCard,
    GridLook,
    Notebook,
    QuestionCard,
    ReaderCard,
    ThrowCard,
)
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.picture_cache import Steps, has_steps
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import make_timer

EDGE = 6
"""What the points that fly keep clear of the edge of the table."""
AROUND = 26
"""The reach of the shadow of a card or a board."""


@dataclass(frozen=True)
class StaticLayer:
    """All that lies still while the match is played."""

    large: BoardLook
    small: BoardLook | None
    card: BoardCard
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
class EndLayer:
    """At the end."""

    boards: tuple[BoardLook, ...]
    bills: tuple[Bill, ...]
    notebook: Notebook
    winner: int | None


Layer: TypeAlias = StaticLayer | EndLayer
Painted: TypeAlias = "tuple[Layer, Layout | EndLayout, Colours, float]"
"""All that a picture depends on."""


def layer_of(position: ShownPosition) -> Layer:
    seats = range(len(position.seats))
    if position.is_over:
        return EndLayer(
            boards=tuple(board_look(position, seat) for seat in seats),
            bills=tuple(bill_card(position.race, position.seats, seat, position.winner) for seat in seats),
            notebook=notebook(position.race, position.seats, position.hand.first_line),
            winner=position.winner if len(seats) > 1 and not position.has_plate else None,
        )
    dragged = position.dragged[0] if position.dragged and position.dragged[0] != PAWN else ""
    is_awaited = position.acting_hand is not None and position.race.to_move == CHANCE
    return StaticLayer(
        large=board_look(position, position.large),
        small=board_look(position, 1 - position.large) if len(seats) > 1 else None,
        card=card_of(position),
        die=None if position.is_tumbling or position.enters_die else position.die_face,
        label=" → ".join(tr(card_words.ON_CORNER if s in CORNERS else words.square_name(s)) for s in position.pawn_way),
        is_hot=is_awaited and not position.enters_die,
        letters=dragged if position.has_open_tray else None,
        active=position.active,
        is_back=position.hand.looked_at is not None,
    )


class TableView:
    """The places of everything in the widget, and its picture."""

    def __init__(self, board: Board, position: ShownPosition) -> None:
        self._board, self._position = board, position
        self._layout: tuple[tuple[QSize, int, bool, bool, bool, int], Layout] | None = None
        self._end_layout: tuple[tuple[QSize, int, QRectF | None, QRectF], EndLayout] | None = None
        self.picture = StaticPicture(board)

    @property
    def layout(self) -> Layout:
        position = self._position
        has_digits = position.has_open_tray and position.hand.is_questioned
        is_tall = position.shows("clue") or position.shows("go")
        gap = self._board.gap
        key = self._board.size(), len(position.seats), position.shows("question"), is_tall, has_digits, gap
        if self._layout is None or self._layout[0] != key:
            self._layout = key, Layout(self._board.size().toSizeF(), *key[1:])
        return self._layout[1]

    @property
    def end_layout(self) -> EndLayout:
        board = self._board
        key = board.size(), len(board.seats), board.room if board.has_plate else None, board.plate_area
        if self._end_layout is None or self._end_layout[0] != key:
            self._end_layout = key, EndLayout(board.size().toSizeF(), *key[1:])
        return self._end_layout[1]

    def board_place(self, seat: int) -> BoardPlace | None:
        """The place of a seat's board."""
        if self._position.is_over:
            return self.end_layout.boards[seat]
        return self.layout.large if seat == self._position.large else self.layout.small

    def paint(self, painter: QPainter) -> None:
        is_over, colours = self._position.is_over, self._board.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.picture.paint(painter, layer_of(self._position), self.end_layout if is_over else self.layout, colours)
        if not is_over:
            paint_moving(painter, self.layout, self._position, colours)


class StaticPicture:
    """Keeps the last picture of a widget, as long as it shows the same at the same size. Its parts are drawn in steps:
    until all are there, it is not kept. In another size or theme the last picture is seen for one more turn of the
    event loop, for the window has enough to do in the one that brings the change."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._steps = Steps(widget)
        self._painted: Painted | None = None
        self._kind: object = None
        """The size, theme and scale of the picture."""
        self._picture = QPixmap()
        self._next_turn = make_timer(widget, 0, is_single_shot=True)
        self._next_turn.timeout.connect(widget.update)

    @property
    def is_behind(self) -> bool:
        """Whether what is seen is still the last picture."""
        return self._next_turn.isActive()

    def paint(self, painter: QPainter, layer: Layer, layout: Layout | EndLayout, colours: Colours) -> None:
        ratio = self._widget.devicePixelRatioF()
        kind = self._widget.size(), colours, ratio
        if kind != self._kind and not self._picture.isNull() and has_steps():
            self._kind, self._painted = kind, None
            self._next_turn.start()
            self._paint_last(painter)
            return
        painted = layer, layout, colours, ratio
        if painted != self._painted:
            self._draw(layer, layout, colours, ratio, self._changed(painted))
            self._kind, self._painted = kind, None if self._steps.is_going else painted
        painter.drawPixmap(0, 0, self._picture)

    def _changed(self, painted: Painted) -> QRegion | None:
        """The difference from the picture that is kept; None: everything."""
        if self._painted is None or self._painted[1:] != painted[1:]:
            return None
        before, (after, layout, *_) = self._painted[0], painted
        if not (isinstance(before, StaticLayer) and isinstance(after, StaticLayer) and isinstance(layout, Layout)):
            return None
        return changed_region(layout, before, after)

    def _paint_last(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # it would take three times as long
        painter.drawPixmap(self._widget.rect(), self._picture)

    def _draw(
        self,
        layer: Layer,
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
            paint_kept_table(drawing, QRectF(self._widget.rect()), OAK, colours)
            paint_layer(drawing, layer, layout, colours)


def paint_layer(painter: QPainter, layer: Layer, layout: Layout | EndLayout, colours: Colours) -> None:
    if isinstance(layer, EndLayer) and isinstance(layout, EndLayout):
        _paint_end(painter, layout, layer, colours)
    elif isinstance(layer, StaticLayer) and isinstance(layout, Layout):
        _paint_play(painter, layout, layer, colours)


def _paint_play(painter: QPainter, layout: Layout, layer: StaticLayer, colours: Colours) -> None:
    paint_board(painter, layout.large, layer.large, colours)
    if layer.letters is not None:
        paint_letter_tray(painter, layout, colours, layer.active, layer.letters)
    elif not layout.is_below_covered:
        paint_felt_tray(painter, layout.tray, colours, layer.is_hot)
        paint_tray_label(painter, layout, layer.label, colours)
        if layer.die is not None:
            paint_tumbling_die(painter, layout, layer.die, colours)
        if layer.small is not None and layout.small is not None:
            paint_board(painter, layout.small, layer.small, colours)
            paint_glass(painter, layout.glass, colours, layer.active == "glass", layer.is_back)
    paint_card(painter, layout, layer.card, colours)


def paint_card(painter: QPainter, layout: Layout, card: BoardCard, colours: Colours) -> None:
    """Whichever card lies beside the board."""
    painter.save()
    c = CardPainter(painter, colours, layout.unit)
    match card:
        case ClueCard():
            c.paper(layout.card)
            paint_clue_card(c, layout, card)
        case ChoiceCard():
            c.paper(layout.card)
            paint_choice_card(c, layout, card)
        case QuestionCard():
            c.paper(layout.card, layout.banner.height(), c.palette.green)
            paint_question_card(c, layout, card)
        case ReaderCard():
            c.paper(layout.card, layout.banner.height(), c.palette.wood)
            paint_reader_card(c, layout, card)
        case ThrowCard():
            c.paper(layout.card, layout.throw_head.height(), GROUNDS[card.seat % 2][colours.is_dark])
            paint_throw_card(c, layout, card)
    painter.restore()


def _paint_end(painter: QPainter, layout: EndLayout, layer: EndLayer, colours: Colours) -> None:
    for place, board in zip(layout.boards, layer.boards, strict=True):
        paint_board(painter, place, board, colours)
    for area, bill in zip(layout.bills, layer.bills, strict=False):
        paint_bill(painter, area, bill, colours)
    if not layout.notebook.isEmpty():
        paint_notebook(painter, layout.notebook, layer.notebook, colours)
    if layer.winner is not None:
        paint_winner(painter, layout, layer.winner, colours)


# Motion


def paint_moving(painter: QPainter, layout: Layout, position: ShownPosition, colours: Colours) -> None:
    scene, time, last, seat = position.scene, position.time, position.last, position.race.turn
    if scene is not None and time is not None:
        if scene.is_tumbling(time):
            paint_tumbling_die(painter, layout, position.die_face, colours, scene.tumbled(time))
        place = layout.large if scene.seat == position.large else layout.small
        if scene.path and scene.is_walking(time) and place is not None:
            _paint_walking_pawn(painter, place, scene, time, colours)
        if scene.flown(time) > 0 and last is not None and last.new and scene.fly and place is not None:
            # The sum flies from the new letters towards the score, at the right edge of the table.
            middles = [place.cell_place(cell).center() for cell in last.new]
            start = QPointF(sum(p.x() for p in middles), sum(p.y() for p in middles)) / len(middles)
            text, height = f"+{last.gain}", 0.8 * layout.large.cell
            right = layout.size.width() - plate_width(text, height) / 2 - EDGE
            middle = start + (QPointF(right, 0.12 * layout.size.height()) - start) * scene.flown(time)
            paint_points_plate(painter, middle, text, height, colours, is_sum=True)
    what, point = position.dragged or ("", QPointF())
    if what == PAWN:
        area = layout.large.pawn_place("TL")
        area.moveCenter(point - QPointF(0, 0.3 * layout.large.cell))
        paint_pawn(painter, area, seat, colours, lift=1.0)
    elif what:
        tile = QRectF(QPointF(), layout.letters[0].size())
        tile.moveCenter(point)
        paint_letter_tile(painter, tile, what, colours, lift=1.0)


def _paint_walking_pawn(painter: QPainter, place: BoardPlace, scene: MoveScene, time: float, colours: Colours) -> None:
    """Between two squares it is lifted a little."""
    start, end, far = scene.pawn(time)
    first, last = place.pawn_place(start), place.pawn_place(end)
    lift = round(4 * far * (1 - far), 1)
    area = first.translated((last.topLeft() - first.topLeft()) * far).translated(0, -0.18 * place.cell * lift)
    paint_pawn(painter, area, scene.seat, colours, lift=lift)


# Repainting


def changed_region(layout: Layout, before: StaticLayer, after: StaticLayer) -> QRegion | None:
    """None: everything."""
    rest = replace(before, large=after.large, small=after.small, card=after.card)
    if rest != after or (before.small is None) != (after.small is None):
        return None
    region = QRegion()
    if before.card != after.card:
        region += _whole(layout.card)
    for place, old, new in ((layout.large, before.large, after.large), (layout.small, before.small, after.small)):
        if place is not None and old is not None and new is not None and old != new:
            region += _board_region(place, old, new)
    return region


def _board_region(place: BoardPlace, old: BoardLook, new: BoardLook) -> QRegion:
    grid = replace(new.grid, letters=old.grid.letters, word=old.grid.word, line=old.grid.line, cursor=old.grid.cursor)
    track = replace(new.track, aimed=old.track.aimed)
    if replace(new, grid=grid, track=track) != old:
        return _whole(place.area)
    region = QRegion()
    for cell in _changed_cells(old.grid, new.grid):
        around = 0.3 * place.cell
        region += place.cell_place(cell).adjusted(-around, -around, around, around).toAlignedRect()
    if old.track.aimed != new.track.aimed:
        for square in (old.track.aimed, new.track.aimed):
            if square is not None:
                around = 0.4 * place.cell
                area = place.square_place(square).united(place.pawn_place(square))
                region += area.adjusted(-around, -around, around, around).toAlignedRect()
    return region


def _changed_cells(old: GridLook, new: GridLook) -> set[int]:
    cells = {cell for cell in {**old.letters, **new.letters} if old.letters.get(cell) != new.letters.get(cell)}
    if (old.word, old.line) != (new.word, new.line):
        cells.update(old.word, old.line, new.word, new.line)
    if old.cursor != new.cursor:
        cells.update(cell for cell in (old.cursor, new.cursor) if cell is not None)
    return cells


def _whole(area: QRectF) -> QRegion:
    return QRegion(area.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect())
