"""Reasons for a turn of Big Bang: the line that it clears and the bonuses that follow, or the line that it prepares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.bigbang import Claim
from ludogite.rules.cells import cells_in
from ludogite.rules.tokens import CELLS, LINES
from ludogite.search.bigbang import Side

LINE_NAMES = (
    *(Message(QT_TRANSLATE_NOOP("players", "row {row}"), row=n) for n in range(1, 7)),
    *(Message(QT_TRANSLATE_NOOP("players", "column {column}"), column=column) for column in "abcdef"),
    Message(QT_TRANSLATE_NOOP("players", "the diagonal from a1 to f6")),
    Message(QT_TRANSLATE_NOOP("players", "the diagonal from f1 to a6")),
)

NOTHING_FITS = Message(QT_TRANSLATE_NOOP("players", "Not enough for any token now."))


class TakenBonus(NamedTuple):
    """A bonus that a turn takes, and the cells of the lines that make it one."""

    cell: int
    reach: int


def reason(steps: Sequence[TakenBonus], up: int, points: int) -> Message:
    """For a turn with these bonuses, after which these tokens are up; so many points were turned."""
    if sentence := _of_bonuses(steps, up):
        return sentence
    return _of_points(points)


def foreseen_reason(steps: Sequence[TakenBonus], side: Side, up: int, free: int, rolls: float) -> Message:
    """`free` are the tokens that are to come as bonuses."""
    now = _of_bonuses(steps, up) or _of_buying(side, up, free)
    if not up:
        return now
    left = max(1, round(rolls))
    if left == 1:
        return Message(QT_TRANSLATE_NOOP("players", "{now} After that, one more roll may do."), now=now)
    about = QT_TRANSLATE_NOOP("players", "{now} After that, about {rolls} more rolls.")
    return Message(about, now=now, rolls=left)


def claim_reason(claim: Claim, is_best: bool) -> Message:
    forgotten = (
        QT_TRANSLATE_NOOP("players", "The bonus on {bonus} was forgotten. Turning up {cell} costs your opponent most.")
        if is_best
        else QT_TRANSLATE_NOOP("players", "The bonus on {bonus} was forgotten: {cell} can be turned up again.")
    )
    return Message(forgotten, bonus=CELLS[claim.forgotten], cell=CELLS[claim.token])


def _of_points(points: int) -> Message:
    if not points:
        return NOTHING_FITS
    return Message(QT_TRANSLATE_NOOP("players", "Turns tokens for %n point(s).", None, 0), n=points)


def _of_bonuses(steps: Sequence[TakenBonus], up: int) -> Message | None:
    if not up:
        return Message(QT_TRANSLATE_NOOP("players", "Clears the board!"))
    if not steps:
        return None
    line = next(name for name, cells in zip(LINE_NAMES, LINES, strict=True) if cells & steps[0].reach == cells)
    if len(steps) == 1:
        return Message(QT_TRANSLATE_NOOP("players", "Clears {line}: a bonus follows."), line=line)
    return Message(QT_TRANSLATE_NOOP("players", "Clears {line}: {count} bonuses follow."), line=line, count=len(steps))


def _of_buying(side: Side, up: int, free: int) -> Message:
    """A turn without bonuses. Of the lines on which it turns a token and where one is to come free, it prepares the one
    that then costs least."""
    bought = side.up & ~up
    costs = {
        line: sum(int(side.values[cell]) for cell in cells_in(up & ~free & cells))
        for line, cells in enumerate(LINES)
        if bought & cells and (free & cells).bit_count() == 1
    }
    if not costs:
        return _of_points(sum(int(side.values[cell]) for cell in cells_in(bought)))
    line = min(costs, key=lambda line: costs[line])
    cell = CELLS[(free & LINES[line]).bit_length() - 1]
    prepares = QT_TRANSLATE_NOOP("players", "Prepares {line}: {cost} more there, and {cell} is a bonus.")
    return Message(prepares, line=LINE_NAMES[line], cost=costs[line], cell=cell)
