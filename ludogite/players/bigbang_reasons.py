"""Reasons for a turn of Big Bang: the line that it clears and the bonuses that follow, or the line that it prepares;
what a hint points at before it, and what is pointed at after a turn that was not good."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules.bigbang import Claim
from ludogite.rules.cells import cells_in
from ludogite.rules.tokens import CELLS, LINES, STAR, Board, numbers_on
from ludogite.search.bigbang import Side, free_tokens

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
    about = QT_TRANSLATE_NOOP("players", "{now} After that, about {rolls} more rolls to clear the board.")
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
    line = LINE_NAMES[_line_in(steps[0].reach)]
    if len(steps) == 1:
        return Message(QT_TRANSLATE_NOOP("players", "Clears {line}: a bonus follows."), line=line)
    return Message(QT_TRANSLATE_NOOP("players", "Clears {line}: {count} bonuses follow."), line=line, count=len(steps))


def _line_in(reach: int) -> int:
    """The first line that lies in these cells."""
    return next(line for line, cells in enumerate(LINES) if cells & reach == cells)


def _of_buying(side: Side, up: int, free: int) -> Message:
    """A turn without bonuses."""
    line, bought = prepared_line(side, up, free), side.up & ~up
    if line is None:
        return _of_points(sum(int(side.values[cell]) for cell in cells_in(bought)))
    cost = sum(int(side.values[cell]) for cell in cells_in(up & ~free & LINES[line]))
    cell = CELLS[(free & LINES[line]).bit_length() - 1]
    prepares = QT_TRANSLATE_NOOP("players", "Prepares {line}: {cost} more there, and {cell} is a bonus.")
    return Message(prepares, line=LINE_NAMES[line], cost=cost, cell=cell)


def prepared_line(side: Side, up: int, free: int) -> int | None:
    """Of the lines on which tokens were turned and where one is to come free, the one that then costs least."""
    bought = side.up & ~up
    costs = {
        line: sum(int(side.values[cell]) for cell in cells_in(up & ~free & cells))
        for line, cells in enumerate(LINES)
        if bought & cells and (free & cells).bit_count() == 1
    }
    return min(costs, key=lambda line: costs[line]) if costs else None


# What a hint points at


def why_claim(board: Board, up: int, claim: Claim, reach: int) -> Why:
    """`board` and `up` are the opponent's. A claim before this one may have turned a token beside the bonus up."""
    if board[claim.forgotten] == STAR:
        stars = tuple((_of_other(cell),) for cell in cells_in(up & ~numbers_on(board)))
        where = Pointer(Message(QT_TRANSLATE_NOOP("players", "Look at your opponent’s stars.")), stars)
        clear = QT_TRANSLATE_NOOP("players", "Row and column of the star on {cell} were clear: it was forgotten.")
        return Why(where, Pointer(Message(clear, cell=CELLS[claim.forgotten]), ((_of_other(claim.forgotten),),)))
    line = _line_in(reach)
    one = QT_TRANSLATE_NOOP("players", "Look at your opponent’s board: one number was left in {line}.")
    where = Pointer(Message(one, line=LINE_NAMES[line]), (tuple(map(_of_other, cells_in(LINES[line]))),))
    forgotten = QT_TRANSLATE_NOOP("players", "{cell} was a bonus there, and it was forgotten.")
    return Why(where, Pointer(Message(forgotten, cell=CELLS[claim.forgotten]), ((_of_other(claim.forgotten),),)))


def _of_other(cell: int) -> str:
    return f"other {CELLS[cell]}"


def why_bonuses(board: Board, up: int, steps: Sequence[TakenBonus], is_cleared: bool) -> Why:
    """For a turn that takes these bonuses, one after the other; `up` are the tokens before it."""
    first, numbers = steps[0], up & numbers_on(board)
    if board[first.cell] == STAR:
        left = numbers & first.reach
        star = QT_TRANSLATE_NOOP(
            "players", "Look at the star on {cell}: %n number(s) left in its row and column.", None, 0
        )
        cells = ((CELLS[first.cell],), *((CELLS[cell],) for cell in cells_in(left)))
        where = Pointer(Message(star, cell=CELLS[first.cell], n=left.bit_count()), cells)
    else:
        where = _numbers_in(_line_in(first.reach), numbers)
    follow = (
        QT_TRANSLATE_NOOP(
            "players", "The right turn clears the board, with %n bonus(es), marked in their order.", None, 0
        )
        if is_cleared
        else QT_TRANSLATE_NOOP("players", "The right turn brings %n bonus(es), marked in their order.", None, 0)
    )
    chain = Message(follow, n=len(steps))
    return Why(where, Pointer(chain, tuple((CELLS[step.cell],) for step in steps), is_in_order=len(steps) > 1))


def _numbers_in(line: int, numbers: int) -> Pointer:
    left = QT_TRANSLATE_NOOP("players", "Look at {line}: %n number(s) left there.", None, 0)
    message = Message(left, line=LINE_NAMES[line], n=(numbers & LINES[line]).bit_count())
    return Pointer(message, (tuple(CELLS[cell] for cell in cells_in(LINES[line])),))


def why_prepared(side: Side, up: int, free: int) -> Why:
    """For a turn without bonuses, after which these tokens are up."""
    line = prepared_line(side, up, free)
    if line is None:
        return NOTHING
    bonus = free & LINES[line]
    others = list(cells_in(side.up & LINES[line] & ~bonus))
    cost, cell = sum(int(side.values[each]) for each in others), CELLS[bonus.bit_length() - 1]
    all_others = QT_TRANSLATE_NOOP("players", "Turn all the others there ({cost} in all), and {cell} is a bonus.")
    return Why(_numbers_in(line, side.up), Pointer(Message(all_others, cost=cost, cell=cell), ((cell,),)))


# What is pointed at after a turn


def consequence(side: Side, up: int, better: int, bonuses: Collection[int], is_alone: bool) -> Pointer | None:
    """For a turn after which these number tokens are up, where another one leaves `better`. `side` is the board before
    it, `bonuses` are what it forgot."""
    if bonuses:
        left = (
            QT_TRANSLATE_NOOP("players", "You left %n bonus(es) that cost nothing.", None, 0)
            if is_alone
            else QT_TRANSLATE_NOOP("players", "You left %n bonus(es): your opponent may claim each of them.", None, 0)
        )
        return Pointer(Message(left, n=len(bonuses)), _each(bonuses))
    if not better:
        clears = QT_TRANSLATE_NOOP("players", "This roll could clear the board. Now %n number(s) are left.", None, 0)
        return Pointer(Message(clears, n=up.bit_count()), _each(cells_in(up)))
    free, paid = _rest(side, up)
    _, better_paid = _rest(side, better)
    cost, less = (sum(int(side.values[cell]) for cell in cells_in(tokens)) for tokens in (paid, better_paid))
    if less < cost and free:
        rest = QT_TRANSLATE_NOOP(
            "players", "What is left costs {cost}; the marked tokens are free. After a better turn it costs {less}."
        )
        return Pointer(Message(rest, cost=cost, less=less), _each(cells_in(free)))
    if less == cost and better_paid.bit_count() > paid.bit_count():
        larger = QT_TRANSLATE_NOOP(
            "players", "Left to pay: the {n} marked tokens. A better turn leaves {more} smaller ones, easier to pay."
        )
        return Pointer(Message(larger, n=paid.bit_count(), more=better_paid.bit_count()), _each(cells_in(paid)))
    points, fewer = (int(side.points(np.array([tokens]))[0]) for tokens in (up, better))
    if fewer < points and not is_alone:
        keeps = QT_TRANSLATE_NOOP("players", "You keep {points} points face up. A better turn leaves {fewer}.")
        return Pointer(Message(keeps, points=points, fewer=fewer))
    return None


def _rest(side: Side, up: int) -> tuple[int, int]:
    """The tokens that come free once all others are paid for, and these others."""
    free = int(free_tokens(side.cells, np.array([up]))[0])
    return free, up & ~free


def _each(cells: Iterable[int]) -> tuple[tuple[str, ...], ...]:
    """By itself."""
    return tuple((CELLS[cell],) for cell in cells)
