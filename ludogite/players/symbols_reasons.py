"""Reasons for a writing in Six Symbols: the runs that it makes or leaves possible, or the harm that it does; what
a hint points at before it, and what is pointed at after a writing that was not good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules.symbols import (
    CELLS,
    COLUMNS,
    DIAGONAL,
    EMPTY_LINE_COSTS,
    FREE,
    LINES,
    PAIRS,
    ROWS,
    line_points,
    run_cells,
    total,
)


class SheetLine(NamedTuple):
    where: Message
    cells: range
    counts: int
    """How often its points are counted."""

    def on(self, sheet: str) -> str:
        return sheet[self.cells.start : self.cells.stop : self.cells.step]


def _lines() -> Iterator[SheetLine]:
    for n, row in enumerate(ROWS):
        yield SheetLine(Message(QT_TRANSLATE_NOOP("players", "in row {row}"), row=n + 1), row, 1)
    for n, column in enumerate(COLUMNS):
        yield SheetLine(Message(QT_TRANSLATE_NOOP("players", "in column {column}"), column="abcde"[n]), column, 1)
    yield SheetLine(Message(QT_TRANSLATE_NOOP("players", "on the grey diagonal")), DIAGONAL, 2)


SCORED = {"advanced": tuple(_lines()), "basic": tuple(_lines())[: len(LINES)]}
LENGTHS = {
    2: Message(QT_TRANSLATE_NOOP("players", "two")),
    3: Message(QT_TRANSLATE_NOOP("players", "three")),
    4: Message(QT_TRANSLATE_NOOP("players", "four")),
    5: Message(QT_TRANSLATE_NOOP("players", "five")),
}
MANY = 3
"""Points that matter more than what may come."""


def stranded(sheet: str) -> set[int]:
    """The free cells that no free cell touches: nothing can be written there any more."""
    free = {cell for cell, symbol in enumerate(sheet) if symbol == FREE}
    return free - {cell for pair in PAIRS if free.issuperset(pair) for cell in pair}


class MadeRun(NamedTuple):
    """What a writing scores in a line."""

    gain: int
    line: SheetLine
    name: Message


class PossibleRun(NamedTuple):
    """What can still become of a symbol that is written, together with others of its kind in the line."""

    alike: int
    length: int
    line: SheetLine
    stretch: Sequence[int]


def reason(before: str, after: str, scoring: str, is_last: bool) -> Message:
    """For the writing that leads from one sheet to the other. After the last round possible runs no longer matter."""
    lines = _changed(before, after, scoring)
    sentence = _of_runs(_made_runs(before, after, lines, scoring))
    if is_last:
        return sentence or Message(QT_TRANSLATE_NOOP("players", "No points."))
    sentence = sentence or _of_possible_run(before, after, lines)
    lost = sorted(CELLS[cell] for cell in stranded(after) - stranded(before))
    if not lost:
        return sentence
    after_it = QT_TRANSLATE_NOOP("players", "{reason} But then {cells} can never be filled.")
    return Message(after_it, reason=sentence, cells=", ".join(lost))


def why(before: str, after: str, scoring: str, is_last: bool) -> Why:
    """The run that brings most, or the longest that is possible; nothing where nothing comes of the writing."""
    lines = _changed(before, after, scoring)
    if made := _made_runs(before, after, lines, scoring):
        line, runs = made[0].line, _new_runs(before, after, made[0].line)
        scores = QT_TRANSLATE_NOOP("players", "Look {where}: this roll can score there.")
        makes = QT_TRANSLATE_NOOP("players", "You can get {run}.")
        what = Pointer(Message(makes, run=made[0].name), tuple(map(_named, runs)))
        return Why(Pointer(Message(scores, where=line.where), (_named(line.cells),)), what)
    possible = None if is_last else _possible_run(before, after, lines)
    if possible is None:
        return NOTHING
    line = possible.line
    alike = QT_TRANSLATE_NOOP("players", "Look {where}: a symbol that you rolled is there already.")
    room = QT_TRANSLATE_NOOP("players", "There is room for {length} of a kind {where}.")
    what = Pointer(Message(room, length=LENGTHS[possible.length], where=line.where), (_named(possible.stretch),))
    return Why(Pointer(Message(alike, where=line.where), (_named(line.cells),)), what)


def consequence(before: str, after: str, better: str, scoring: str, is_last: bool) -> Pointer | None:
    """What a writing costs, where another one leads to a better sheet: many points, cells, a run that was to come, or
    some points."""
    now, then, more = (total(sheet, scoring) for sheet in (before, after, better))
    scores = QT_TRANSLATE_NOOP("players", "That is +{points} now; another place brings +{more}.")
    written = tuple((CELLS[cell],) for cell in range(len(CELLS)) if before[cell] != after[cell])
    fewer = Pointer(Message(scores, points=then - now, more=more - now), written)
    lost = () if is_last else sorted(stranded(after) - stranded(before) - stranded(better))
    cut = None if is_last else _cut_off(before, after, better, scoring)
    if more - then >= MANY:
        return fewer
    if lost:
        never = QT_TRANSLATE_NOOP("players", "Now {cells} can never be filled.")
        cells = [CELLS[cell] for cell in lost]
        return Pointer(Message(never, cells=", ".join(cells)), tuple((cell,) for cell in cells))
    if cut and (cut.alike > 1 or more <= then):
        blocks = QT_TRANSLATE_NOOP("players", "You block the marked cells: {length} of a kind could come {where}.")
        length = LENGTHS[cut.length]
        return Pointer(Message(blocks, length=length, where=cut.line.where), (_named(cut.stretch),))
    return fewer if more > then else None


def _cut_off(before: str, after: str, better: str, scoring: str) -> PossibleRun | None:
    """The longest run that symbols on the sheet could have become part of before this writing and after the better one,
    but no longer."""
    cut = []
    for line in _changed(before, after, scoring):
        for cell in line.cells:
            if before[cell] != FREE:
                stretch, left, better_left = (_stretch(sheet, line.cells, cell) for sheet in (before, after, better))
                alike = sum(before[each] != FREE for each in stretch)
                if len(stretch) > max(len(left), 2) and len(better_left) > len(left):
                    cut.append(PossibleRun(alike, len(stretch), line, stretch))
    return max(cut, key=lambda each: each[:2], default=None)


def _named(cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(CELLS[cell] for cell in cells)


def _changed(before: str, after: str, scoring: str) -> list[SheetLine]:
    return [line for line in SCORED[scoring] if line.on(before) != line.on(after)]


def _made_runs(before: str, after: str, lines: Sequence[SheetLine], scoring: str) -> list[MadeRun]:
    """What brings most comes first."""
    made: list[MadeRun] = []
    for line in lines:
        old, new = line_points(before, line.cells), line_points(after, line.cells)
        if new > old:
            saves = scoring == "advanced" and line.cells != DIAGONAL and not old
            scored = line.counts * (new - old)
            gain = scored + EMPTY_LINE_COSTS * saves
            run = (
                QT_TRANSLATE_NOOP("players", "{length} {where} (+{points}, and no penalty)")
                if saves
                else QT_TRANSLATE_NOOP("players", "{length} {where} (+{points})")
            )
            length = LENGTHS[max(map(len, _new_runs(before, after, line)))]
            made.append(MadeRun(gain, line, Message(run, length=length, where=line.where, points=scored)))
    return sorted(made, key=lambda each: -each.gain)


def _of_runs(made: Sequence[MadeRun]) -> Message | None:
    """The two runs that bring most."""
    if not made:
        return None
    if len(made) == 1:
        return Message(QT_TRANSLATE_NOOP("players", "That makes {run}."), run=made[0].name)
    both = QT_TRANSLATE_NOOP("players", "That makes {run} and {other}.")
    return Message(both, run=made[0].name, other=made[1].name)


def _new_runs(before: str, after: str, line: SheetLine) -> list[range]:
    """Those that have a symbol that was just written."""
    return [run for run in run_cells(after, line.cells) if any(before[cell] == FREE for cell in run)]


def _possible_run(before: str, after: str, lines: Sequence[SheetLine]) -> PossibleRun | None:
    """The longest that the symbols written now can still become part of."""
    possible = []
    for line in lines:
        for cell in line.cells:
            if before[cell] == FREE != after[cell]:
                stretch = _stretch(after, line.cells, cell)
                alike = sum(after[each] != FREE for each in stretch)
                if alike > 1:
                    possible.append(PossibleRun(alike, len(stretch), line, stretch))
    return max(possible, key=lambda each: each[:2], default=None)


def _of_possible_run(before: str, after: str, lines: Sequence[SheetLine]) -> Message:
    """Where no run is made."""
    possible = _possible_run(before, after, lines)
    if possible is None:
        return _of_harm(before, after, lines)
    leaves = QT_TRANSLATE_NOOP("players", "It leaves room for {length} {where}.")
    return Message(leaves, length=LENGTHS[possible.length], where=possible.line.where)


def _of_harm(before: str, after: str, lines: Sequence[SheetLine]) -> Message:
    """Where nothing comes of it: whether it ends a run that could have grown."""
    for line in lines:
        for cells in (line.cells, line.cells[::-1]):
            for cell, last, beyond in zip(cells, cells[1:], cells[2:], strict=False):
                if before[cell] == before[last] != FREE == before[beyond] != after[beyond]:
                    hinders = QT_TRANSLATE_NOOP("players", "It scores nothing and blocks a run {where}.")
                    return Message(hinders, where=line.where)
    return Message(QT_TRANSLATE_NOOP("players", "It scores nothing yet, but blocks nothing."))


def _stretch(sheet: str, line: Sequence[int], cell: int) -> list[int]:
    """The cells of a line around this one that are free or have its symbol."""
    fits = groupby(line, key=lambda each: sheet[each] in (FREE, sheet[cell]))
    return next(stretch for stretch in ([*cells] for _, cells in fits) if cell in stretch)
