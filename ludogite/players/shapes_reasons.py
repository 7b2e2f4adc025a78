"""Reasons that a hint gives in Four Shapes: the line that completes, the line that threatens to, or where the good
moves are and what they leave to the opponent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules.cells import cells_in
from ludogite.rules.shapes import CELLS, LINES, SHAPE_NAMES, Line, Placement, Position

WIN_IN_TWO = 3
"""The plies of a win in two moves."""
MOST_CELLS = 6
"""More are not marked one by one."""


def why(view: Position, move: Placement, worths: Mapping[Placement, int]) -> Why:
    """For the best move, by the exact worth of all moves."""
    if worths[move] == 1:
        return _win(view, move)
    if threats := completing(_with_turn_passed(view)):
        return _threat(threats)
    return Why(_good_cells(move, worths), _consequence(view.after(move), worths[move]))


def completing(view: Position) -> list[tuple[Placement, Line]]:
    """The moves of whoever is to move that complete a line, and that line."""
    return [(move, line) for move in view.legal_moves() for line in view.after(move).completed()[:1]]


def _with_turn_passed(view: Position) -> Position:
    """As if it were the other one's turn: whose turn it is follows from the number of pieces."""
    return Position((view.pieces[1], view.pieces[0]))


def _win(view: Position, move: Placement) -> Why:
    lines = view.after(move).completed()
    if not lines:
        return _blockade(view)
    missing = QT_TRANSLATE_NOOP("players", "Only a fourth shape is missing there: a {shape} wins.")
    what = Pointer(Message(missing, shape=SHAPE_NAMES[move.shape]), _separate([move.cell]))
    return Why(_three_in(lines[0]), what)


def _blockade(view: Position) -> Why:
    left = {move.cell for move in _with_turn_passed(view).legal_moves()}
    if not left:
        return NOTHING
    fits = Message(
        QT_TRANSLATE_NOOP("players", "Your opponent can place something on %n cell(s).", None, 0), n=len(left)
    )
    closes = Message(QT_TRANSLATE_NOOP("players", "One piece of yours closes them all: that wins."))
    return Why(Pointer(fits, _separate(left)), Pointer(closes, _separate(left)))


def _threat(threats: Collection[tuple[Placement, Line]]) -> Why:
    (move, line), *_ = threats
    cells = {threat.cell for threat, _ in threats}
    if len(cells) > 1:
        wins = Message(
            QT_TRANSLATE_NOOP("players", "Your opponent threatens to win on %n cell(s).", None, 0), n=len(cells)
        )
    else:
        wins = Message(
            QT_TRANSLATE_NOOP("players", "Your opponent threatens to win there, with a {shape}."),
            shape=SHAPE_NAMES[move.shape],
        )
    return Why(_three_in(line), Pointer(wins, _separate(cells)))


def _three_in(line: Line) -> Pointer:
    three = QT_TRANSLATE_NOOP("players", "Look at {line}: three different shapes are there.")
    return Pointer(Message(three, line=line.name), (_names(line),))


def _good_cells(best: Placement, worths: Mapping[Placement, int]) -> Pointer | None:
    """The cells of all moves that win, or that lose latest; nothing where that is every cell."""
    is_won = worths[best] > 0
    good = {move.cell for move, worth in worths.items() if (worth > 0 if is_won else worth == worths[best])}
    if len(good) == len({move.cell for move in worths}):
        return None
    around = [line for line in LINES if all(line.cells >> cell & 1 for cell in good)]
    if around:
        line = max(around, key=lambda line: len({move.cell for move in worths if line.cells >> move.cell & 1}))
        in_line = (
            QT_TRANSLATE_NOOP("players", "Look at {line}: all your winning moves are there.")
            if is_won
            else QT_TRANSLATE_NOOP("players", "Look at {line}: you hold out longest there.")
        )
        return Pointer(Message(in_line, line=line.name), (_names(line),))
    if len(good) > MOST_CELLS:
        return None
    on_cells = (
        QT_TRANSLATE_NOOP("players", "Your winning moves are on %n cell(s).", None, 0)
        if is_won
        else QT_TRANSLATE_NOOP("players", "You hold out longest on %n cell(s).", None, 0)
    )
    return Pointer(Message(on_cells, n=len(good)), _separate(good))


def _consequence(after: Position, worth: int) -> Pointer | None:
    """What the best move threatens, or what it leaves to the opponent."""
    if worth == -2:
        return None
    for _, line in completing(_with_turn_passed(after)):
        third = QT_TRANSLATE_NOOP("players", "A third shape fits into {line}: then you threaten to win there.")
        return Pointer(Message(third, line=line.name), (_names(line),))
    if worth < 0:
        return None
    if worth == WIN_IN_TWO:
        return Pointer(Message(QT_TRANSLATE_NOOP("players", "After the right move every reply lets you win at once.")))
    safe = set(islice(safe_cells(after), MOST_CELLS + 1))
    if len(safe) > MOST_CELLS or safe == {reply.cell for reply in after.legal_moves()}:
        return None
    few = QT_TRANSLATE_NOOP(
        "players", "After the right move, all replies but those on %n cell(s) lose at once.", None, 0
    )
    return Pointer(Message(few, n=len(safe)), _separate(safe))


def safe_cells(view: Position) -> Iterator[int]:
    """Where whoever is to move can place something that does not let the other one win at once."""
    safe = set()
    for move in view.legal_moves():
        if move.cell not in safe and not view.after(move).winning_moves():
            safe.add(move.cell)
            yield move.cell


def _names(line: Line) -> tuple[str, ...]:
    return tuple(CELLS[cell] for cell in cells_in(line.cells))


def _separate(cells: Collection[int]) -> tuple[tuple[str, ...], ...]:
    """Each by itself."""
    return tuple((CELLS[cell],) for cell in sorted(cells))
