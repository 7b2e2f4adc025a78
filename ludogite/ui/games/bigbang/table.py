"""The table of Big Bang in the middle of a round, as it is painted: boards with what is marked on them, and the things
around them. It decides nothing: all that is seen is named in a ShownTable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QRegion

from ludogite.message import Message
from ludogite.rules.bigbang import Boards
from ludogite.rules.cells import cells_in
from ludogite.rules.game import CHANCE, Mover
from ludogite.rules.tokens import CELLS, LINES
from ludogite.ui.base.motion import thrown
from ludogite.ui.games.bigbang import words
from ludogite.ui.games.bigbang.calls import paint_call, paint_lens
from ludogite.ui.games.bigbang.dish import paint_die, paint_dish, paint_tiles
from ludogite.ui.games.bigbang.hand import Call, Hand
from ludogite.ui.games.bigbang.layout import BoardPlace, Layout
from ludogite.ui.games.bigbang.marks import Mark, paint_line_name, paint_lit_line, paint_mark, paint_order
from ludogite.ui.games.bigbang.painting import Link, paint_board, paint_chain, paint_heading
from ludogite.ui.games.bigbang.replay import BonusKind, Flip, flip_times, flips_begun, lines_in
from ludogite.ui.games.bigbang.strip import paint_budget, paint_ruler, paint_shout, paint_steps, paint_strip
from ludogite.ui.games.bigbang.tokens import paint_token
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import Colours

SHOUT_FROM = 3
"""So many bonuses in a row are a Big Bang."""
WIDE_ENOUGH = 260
"""A plate of this width has room for a note next to its title."""
SHADOW = 24
"""How far the shadow of anything reaches."""
TUMBLES = 5
"""How many faces a die shows while it rolls."""
FLIP_SHARE = 0.55
"""What part of its time a flip takes; then the token lies there for a moment."""


@dataclass(frozen=True)
class ShownTable:
    state: Boards
    layout: Layout
    names: Sequence[str]
    colours: Colours
    hand: Hand
    tokens: Sequence[Sequence[int | None]]
    """By seat and cell what is seen there, None for a back."""
    awaited: Sequence[Mover]
    """Who is to move or to roll; nobody once somebody has given up."""
    turned_last: tuple[int, int]
    """A seat, and what it turned in its last turn."""
    turned_up: Sequence[int]
    """What it turned up again on the board of whoever plays now."""
    flips: Sequence[Flip]
    """What was turned over last."""
    progress: float
    """How far that has come, from 0 to 1."""
    tumbling: float
    """How far the dice have come."""
    cursor: int | None
    face: int | None
    hovered: int | None
    dragged: QPointF | None
    is_over_dish: bool
    enters_dice: bool
    dish_text: str
    """Empty where there is no dish."""
    is_now: bool
    """Whether it is the match as it stands."""
    best: Sequence[int]
    calls: Sequence[Call]
    """What is on the table to call with."""
    clip: QRegion
    """What is to be painted again."""

    def is_clear_of(self, area: QRectF) -> bool:
        """Whether nothing there is to be painted again."""
        return not self.clip.intersects(area.toAlignedRect())

    @property
    def chain(self) -> list[Flip]:
        """The bonuses among the flips that have been seen by now."""
        return [flip for flip in self.flips[: flips_begun(self.flips, self.progress)] if flip.link]

    @property
    def pointed(self) -> int | None:
        """The cell of the large board that mouse or keys are at."""
        return self.cursor if self.cursor is not None else self.hovered

    @property
    def is_own_board(self) -> bool:
        """Whether the large board is the one on which tokens are selected."""
        return self.hand.is_turn and self.layout.large == self.hand.seat

    def bag(self, seat: int) -> int:
        """Which bag the board of this seat was filled from."""
        return self.state.side_of(seat)


# The boards


def paint_boards(painter: QPainter, area: QRectF, table: ShownTable) -> None:
    paint_kept_table(painter, area, BURGUNDY_FELT, table.colours)
    for seat, place in enumerate(table.layout.boards):
        if not table.is_clear_of(with_shadow(place.area)):
            _paint_board(painter, table, seat, place)


def with_shadow(area: QRectF) -> QRectF:
    return area.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)


def token_reach(place: BoardPlace, cell: int) -> QRectF:
    """All that the token of a cell may cover, with its marks, its burst, and while it flips."""
    reach = round(0.5 * place.token) + 1
    return place.cell_place(cell).adjusted(-reach, -reach, reach, reach)


def _paint_board(painter: QPainter, table: ShownTable, seat: int, place: BoardPlace) -> None:
    hand, colours = table.hand, table.colours
    bag, is_large = table.bag(seat), seat == table.layout.large
    paint_board(painter, place, bag, colours, is_lit=is_large and hand.call is Call.BONUS)
    count = sum(token is not None for token in table.tokens[seat])
    note = tr(Message(words.FACE_UP, n=count) if count else words.CLEAR)
    paint_heading(painter, place, bag, table.names[seat], note, colours, is_turn=seat in table.awaited)
    claimed = dict(table.state.forgotten).get(hand.claim, 0) if hand.claim is not None and seat != hand.seat else 0
    lit = _lit(table, seat) | claimed
    for line in lines_in(lit):
        paint_lit_line(painter, place, LINES[line], colours)
    for line in lines_in(claimed):
        paint_line_name(painter, place, LINES[line], colours)
    for cell in range(36):
        if not table.is_clear_of(token_reach(place, cell)):
            _paint_token(painter, table, seat, place, cell, bag, claimed)
    _paint_marks(painter, table, seat, place)
    if claimed and hand.claim is not None:
        paint_lens(painter, place.cell_place(hand.claim), colours)


def _lit(table: ShownTable, seat: int) -> int:
    """The lines of the bonus that was taken last."""
    chain = table.chain
    if not chain or chain[-1].seat != seat or chain[-1].link is None:
        return 0
    return chain[-1].link.reach


def _paint_token(
    painter: QPainter, table: ShownTable, seat: int, place: BoardPlace, cell: int, bag: int, claimed: int
) -> None:
    area, token, colours, hand = place.cell_place(cell), table.tokens[seat][cell], table.colours, table.hand
    number = next((n for n, flip in enumerate(table.flips) if (flip.seat, flip.cell) == (seat, cell)), None)
    is_now = number is not None and table.progress < 1
    if is_now and number is not None:
        begins = flip_times(len(table.flips))
        step = begins[number + 1] - begins[number]
        flip, at = table.flips[number], (table.progress * begins[-1] - begins[number]) / (FLIP_SHARE * step)
        if at < 0:
            paint_token(painter, area, flip.before, bag, colours, cell=cell)
            return
        if at < 1:
            if flip.link:
                paint_mark(painter, area, Mark.BURST, colours)
            paint_token(painter, area, flip.after, bag, colours, cell=cell, flip=at, before=flip.before)
            return
    is_selected = seat == hand.seat and cell in hand.selected
    is_picked = claimed and cell == table.pointed and cell in hand.picks()
    is_faded = bool(claimed) and not claimed >> cell & 1
    lift = 1.0 if is_selected or is_picked else 0.0
    paint_token(painter, area, token, bag, colours, cell=cell, lift=lift, is_faded=is_faded)
    below = table.state.board_of(seat)[cell]
    if token is None and below is not None and not table.is_now:  # somebody looks back with everything open
        paint_token(painter, area, below, bag, colours, cell=cell, is_faded=True)


def _paint_marks(painter: QPainter, table: ShownTable, seat: int, place: BoardPlace) -> None:
    for mark, cell in _marks(table, seat):
        paint_mark(painter, place.cell_place(cell), mark, table.colours)
    orders = {flip.cell: n + 1 for n, flip in enumerate(table.chain) if flip.seat == seat}
    if len(orders) > 1:
        for cell, number in orders.items():
            paint_order(painter, place.cell_place(cell), number, table.colours)
    if seat == table.state.turn:
        for n, cell in enumerate(table.best):
            paint_order(painter, place.cell_place(cell), n + 1, table.colours)


def _marks(table: ShownTable, seat: int) -> Iterator[tuple[Mark, int]]:
    hand, is_large = table.hand, seat == table.layout.large
    if seat == table.turned_last[0] and seat != table.state.turn:
        yield from ((Mark.LAST, cell) for cell in cells_in(table.turned_last[1]))
    if seat == table.state.turn:
        yield from ((Mark.LAST, cell) for cell in table.turned_up)
    if seat == hand.seat:
        yield from ((Mark.SELECTED, cell) for cell in hand.selected)
    elif is_large:
        yield from ((Mark.PICK, cell) for cell in hand.picks())
    if hand.wrong and hand.wrong.seat == seat:
        yield from ((Mark.SPOILS, cell) for cell in cells_in(hand.wrong.spoilers))
        yield Mark.CROSS, hand.wrong.cell
    if is_large and table.cursor is not None:
        yield Mark.CURSOR, table.cursor
    elif is_large and hand.call and hand.claim is None and table.hovered is not None:
        yield Mark.CURSOR, table.hovered


# The things around them


def paint_things(painter: QPainter, table: ShownTable) -> None:
    layout = table.layout
    if not table.is_clear_of(with_shadow(layout.strip)):
        _paint_strip(painter, table)
    if table.dish_text and not table.is_clear_of(with_shadow(layout.dish)):
        _paint_dish(painter, table)
    if not table.is_clear_of(with_shadow(layout.calls)):
        has_chain = bool(table.chain) and (len(table.chain) > 1 or not table.calls)
        (_paint_chain if has_chain else _paint_calls)(painter, table)
    if table.dragged is not None:
        for n, (area, face) in enumerate(zip(dragged_dice(layout, table.dragged), _faces(table), strict=True)):
            paint_die(painter, area, face, table.colours, 8 - 14 * n)


def dragged_dice(layout: Layout, point: QPointF) -> tuple[QRectF, QRectF]:
    """The dice, on both sides of the pointer that drags them."""
    side = layout.dice[0].width()
    first = QRectF(point.x() - 1.1 * side, point.y() - side / 2, side, side)
    return first, first.translated(1.1 * side, 0)


def _faces(table: ShownTable) -> tuple[int, int]:
    """What the dice show; before the first roll they lie somehow."""
    roll = table.hand.roll
    if roll is None:
        return 6, 6
    first, second = roll.faces
    return first, second


def _paint_strip(painter: QPainter, table: ShownTable) -> None:
    layout, hand, colours = table.layout, table.hand, table.colours
    paint_strip(painter, layout.strip, colours)
    if hand.call is Call.FORGOTTEN:
        is_begun = hand.claim is not None
        cell = CELLS[hand.claim] if hand.claim is not None else ""
        step = Message(words.STEP_CALLED, cell=cell) if is_begun else words.STEP_POINT
        steps = [(tr(step), is_begun), (tr(words.STEP_PICK), False)]
        paint_steps(painter, layout.strip, tr(words.GLASS), steps, colours)
        return
    is_rolled = table.state.budget is not None and hand.roll is not None
    if table.dragged is None:
        _paint_dice(painter, table, is_rolled)
    if not is_rolled:
        return
    first, second = _faces(table)
    paint_budget(painter, layout.budget, hand.budget, tr(words.DOUBLE) if first == second else "", colours)
    if not table.is_now:
        return  # what was spent then would tell what was turned
    left, selected = table.state.budget or 0, hand.selected_sum
    count = len(table.chain) if len(table.chain) > 1 else hand.streak
    is_shouted = count >= SHOUT_FROM and not hand.selected
    hovered = _hovered_value(table)
    is_too_dear = hovered is not None and hovered > left - selected
    note = Message(words.TOO_LITTLE if is_too_dear else words.LEFT, n=left - selected, value=hovered or 0)
    painter.save()
    painter.setClipRect(layout.strip.adjusted(8, 0, -8, 0))
    paint_ruler(
        painter,
        layout.ruler,
        hand.budget,
        hand.budget - left,
        [table.tokens[hand.seat or 0][cell] or 0 for cell in hand.selected],
        hovered,
        colours,
        selected=tr(Message(words.SELECTED, n=selected)) if selected else "",
        left="" if is_shouted else tr(note),
        short_left=tr(Message(words.LEFT, n=left - selected)),
    )
    painter.restore()
    if is_shouted:
        paint_shout(painter, layout, tr(words.BIG_BANG), f"×{count}", colours)


def _hovered_value(table: ShownTable) -> int | None:
    """The number that would be selected next. A token that cannot be afforded is treated alike."""
    cell = table.pointed
    if cell is None or not table.is_own_board or table.hand.call or cell in table.hand.selected:
        return None
    return table.tokens[table.layout.large][cell] or None


def _paint_dice(painter: QPainter, table: ShownTable, is_rolled: bool) -> None:
    painter.setOpacity(1 if is_rolled else 0.6)
    far, height = thrown(table.tumbling)
    for n, (area, face) in enumerate(zip(table.layout.dice, _faces(table), strict=True)):
        seen = (face - 1 + int(far * TUMBLES) * (n + 1)) % 6 + 1
        moved = area.translated(far * area.width() * (n + 1), -0.25 * height * area.height())
        paint_die(painter, moved, seen, table.colours, (6 - 11 * n) + far * (260 if n else -220))
    painter.setOpacity(1)


def _paint_dish(painter: QPainter, table: ShownTable) -> None:
    state, hand, colours, area = table.state, table.hand, table.colours, table.layout.dish
    if table.enters_dice:
        paint_dish(painter, area, table.dish_text, colours, False, has_tiles=True)
        first = None if hand.die is None else hand.die - 1
        paint_tiles(painter, table.layout.tiles, table.face, first, colours)
    elif hand.call is Call.FORGOTTEN and hand.seat is not None:
        text = tr(Message(words.BUDGET_FOR, n=state.budget or 0, name=table.names[hand.seat]))
        paint_dish(painter, area, text, colours, False, note=tr(words.BACK_TO_BOARD), dice=_faces(table))
    else:
        is_open = hand.seat is not None and table.progress == 1
        note = words.STARTS_TURN if state.to_move == CHANCE else words.ENDS_TURN
        if hand.selected:
            note = words.ENDS_TURN_SELECTED
        is_hot = is_open and (table.is_over_dish or table.dragged is not None)
        shown = tr(note) if is_open else ""
        key = "D" if is_open else ""
        paint_dish(painter, area, table.dish_text, colours, is_hot, note=shown, key=key, is_faded=not is_open)


def _paint_calls(painter: QPainter, table: ShownTable) -> None:
    hand, layout, colours = table.hand, table.layout, table.colours
    for call, area, name, key in (
        (Call.BONUS, layout.bell, words.BELL, "B"),
        (Call.FORGOTTEN, layout.glass, words.GLASS, "F"),
    ):
        if call in table.calls:
            is_open = hand.is_turn and hand.why_not_call(call) is None
            is_silenced = hand.is_silenced(call)
            paint_call(
                painter,
                area,
                call,
                colours,
                is_held=hand.call is call,
                is_hooded=is_silenced,
                text=tr(words.NOT_THIS_TURN if is_silenced else name),
                key=key if is_open else "",
                is_faded=not is_open,
            )


def _paint_chain(painter: QPainter, table: ShownTable) -> None:
    links = []
    for n, flip in enumerate(table.chain):
        assert flip.link
        is_star = flip.link.kind is BonusKind.STAR
        line = "" if is_star else tr(words.short_line_name(lines_in(flip.link.reach)[0]))
        links.append(Link(n + 1, CELLS[flip.cell], line, tr(words.KINDS[flip.link.kind])))
    has_room = table.layout.calls.width() > WIDE_ENOUGH
    note = tr(words.CHAIN_SKIP) if table.progress < 1 and has_room else ""
    paint_chain(painter, table.layout.calls, tr(words.CHAIN_TITLE), note, links, table.colours)


def region_of_things(*areas: QRectF) -> QRegion:
    """Things on the table, with their shadows."""
    return _region(*map(with_shadow, areas))


def region_of_cells(layout: Layout, *cells: int | None) -> QRegion:
    """Of the large board, and the ruler: what changes with a token that is pointed at or selected."""
    place = layout.boards[layout.large]
    tokens = [token_reach(place, cell) for cell in cells if cell is not None]
    return _region(*tokens) | region_of_things(layout.strip)


def region_of_flips(layout: Layout, flips: Sequence[Flip], seen: int, begun: int) -> QRegion:
    """The token that flips; with the next bonus of a chain all that tells of it. `seen` is how many flips had begun
    when they were last painted."""
    region = QRegion()
    for flip in flips[max(min(seen, begun) - 1, 0) : begun]:
        place = layout.boards[flip.seat]
        region |= _region(token_reach(place, flip.cell))
        if flip.link and seen != begun:
            region |= _region(*(place.line_area(LINES[line]) for line in lines_in(flip.link.reach)))
            region |= region_of_things(layout.strip, layout.calls)
    return region


def region_of_dragged_dice(layout: Layout, before: QPointF | None, point: QPointF) -> QRegion:
    """The dice follow the pointer. When they leave their place the dish opens for them."""
    first = region_of_things(layout.strip, layout.dish) if before is None else QRegion()
    places = [dragged_dice(layout, place) for place in (before, point) if place is not None]
    return first | region_of_things(*(left | right for left, right in places))


def _region(*areas: QRectF) -> QRegion:
    region = QRegion()
    for area in areas:
        region |= area.toAlignedRect()
    return region
