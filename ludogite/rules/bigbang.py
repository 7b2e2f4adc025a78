"""Big Bang: players turn the 36 tokens of their boards face down with the dice, and look for bonuses. Here are the
moves, the turn, claims and the two rounds; tokens.py says what a board and a bonus are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.dice import TWO_DICE, Roll, parse_roll
from ludogite.rules.game import (
    CHANCE,
    Choice,
    InvalidSetup,
    Mover,
    Objection,
    Option,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
)
from ludogite.rules.tokens import (
    ALL_UP,
    CELLS,
    STAR,
    Board,
    chain_reaction,
    cross,
    draw_board,
    numbers_on,
    penalty,
    reach_of_bonuses,
    read_board,
    shown,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A token bought with the dice."""

    cell: int

    def __str__(self) -> str:
        return f"turn {CELLS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """A token that costs nothing."""

    cell: int

    def __str__(self) -> str:
        return f"bonus {CELLS[self.cell]}"


@dataclass(frozen=True, slots=True)
class Claim:
    """The opponent forgot a bonus: one of his tokens is turned up again."""

    forgotten: int
    token: int

    def __str__(self) -> str:
        return f"claim {CELLS[self.forgotten]} {CELLS[self.token]}"


@dataclass(frozen=True, slots=True)
class Done:
    def __str__(self) -> str:
        return "done"


DONE = Done()
Move: TypeAlias = Roll | Turn | Bonus | Claim | Done


def budget_of(roll: Roll) -> int:
    """What tokens can be bought for; a double pays twice."""
    a, b = roll.faces
    return (a + b) * (2 if a == b else 1)


def parse(text: str) -> Move:
    word, *cells = text.split(" ")
    if word == "roll":
        return parse_roll(text, dice=2)
    if any(cell not in CELLS for cell in cells):
        raise UnreadableMove(text)
    match word, [CELLS.index(cell) for cell in cells]:
        case "turn", [cell]:
            return Turn(cell)
        case "bonus", [cell]:
            return Bonus(cell)
        case "claim", [forgotten, token]:
            return Claim(forgotten, token)
        case "done", []:
            return DONE
    raise UnreadableMove(text)


@dataclass(frozen=True, slots=True)
class StillUp:
    """Evidence of an objection: the number tokens, as bits, that keep a star from being a bonus."""

    cells: int


@dataclass(frozen=True)
class Boards(State[Move]):
    """The boards, and the turn: what is left of the budget, and what may be claimed."""

    boards: tuple[Board, ...]
    assisted: tuple[bool, ...]
    """By seat, whether the rules take his bonuses; it stays with him in both rounds."""
    counts_rounds: bool
    up: tuple[int, ...]
    """By seat, which tokens of his board are face up."""
    turn: int = 0
    budget: int | None = None
    """What may still be spent; None before the roll."""
    forgotten: tuple[tuple[int, int], ...] = ()
    """What the other player left untaken and is not claimed yet: the token, and the cells of its lines."""
    rolls: int = 0
    finished: tuple[tuple[int, ...], ...] = ()
    """The penalties of each round that is over."""

    @property
    def to_move(self) -> Mover:
        if self._is_over:
            return None
        return CHANCE if self.budget is None else self.turn

    @property
    def _is_over(self) -> bool:
        return len(self.finished) == len(self.up)

    @property
    def round(self) -> int:
        """1, and with two players 2."""
        return min(len(self.finished) + 1, len(self.up))

    def side_of(self, seat: int) -> int:
        """For the second round the players have swapped their boards."""
        return seat if self.round == 1 else 1 - seat

    def board_of(self, seat: int) -> Board:
        return self.boards[self.side_of(seat)]

    @property
    def is_assisted(self) -> bool:
        """Whether bonuses are taken for the player whose turn it is."""
        return self.assisted[self.turn]

    @cached_property
    def _numbers(self) -> int:
        return numbers_on(self.board_of(self.turn))

    @property
    def scores(self) -> tuple[int, ...]:
        """Penalty points of the finished rounds, alone the number of rolls: fewer are better."""
        if len(self.up) == 1:
            return (self.rolls,)
        return tuple(sum(penalties[seat] for penalties in self.finished) for seat in (0, 1))

    @property
    def outcome(self) -> Outcome | None:
        if not self._is_over:
            return None
        if len(self.up) == 1:
            why = Message(QT_TRANSLATE_NOOP("rules", "Board cleared in %n roll(s).", None, 0), n=self.rolls)
            return Outcome((0,), why)
        return self._by_rounds() if self.counts_rounds else self._by_points()

    def _by_points(self) -> Outcome:
        fewest = min(self.scores)
        winners = tuple(seat for seat in (0, 1) if self.scores[seat] == fewest)
        if len(winners) == 2:
            return Outcome(winners, Message(QT_TRANSLATE_NOOP("rules", "Both lost %n point(s).", None, 0), n=fewest))
        return Outcome(
            winners,
            Message(
                QT_TRANSLATE_NOOP("rules", "Fewer points lost: {fewer} to {more}."),
                fewer=fewest,
                more=max(self.scores),
            ),
        )

    def _by_rounds(self) -> Outcome:
        won = [sum(penalties[seat] == 0 for penalties in self.finished) for seat in (0, 1)]
        if won[0] == won[1]:
            return Outcome((0, 1), Message(QT_TRANSLATE_NOOP("rules", "One round each.")))
        return Outcome((won.index(2),), Message(QT_TRANSLATE_NOOP("rules", "Both rounds won.")))

    def chance(self) -> Sequence[tuple[Move, int]]:
        return TWO_DICE if self.to_move == CHANCE else ()

    @property
    def thrower(self) -> int | None:
        """The opponent throws for the player who is about to play; alone one throws for oneself."""
        if self.to_move != CHANCE:
            return None
        return self.turn if len(self.up) == 1 else 1 - self.turn

    @cached_property
    def bonuses(self) -> dict[int, int]:
        """What the player whose turn it is could take now, with the cells of the lines that make it a bonus."""
        return reach_of_bonuses(self._numbers, self.up[self.turn])

    def find_moves(self) -> list[Move]:
        if self.budget is None:
            return [roll for roll, _ in TWO_DICE]
        board, up = self.board_of(self.turn), self.up[self.turn]
        moves: list[Move] = [DONE]
        moves += [Turn(cell) for cell in cells_in(up & self._numbers) if (board[cell] or ALL_UP) <= self.budget]
        if not self.is_assisted:
            moves += [Bonus(cell) for cell in self.bonuses]
        for forgotten, lines in self.forgotten:
            moves += [Claim(forgotten, token) for token in cells_in(lines & ~self.up[1 - self.turn])]
        return moves

    def objection(self, move: Move) -> Objection | None:
        if isinstance(move, Roll):
            rolled = QT_TRANSLATE_NOOP("rules", "The dice are already rolled for this turn.")
            return None if self.budget is None else Objection(rolled)
        if self.budget is None:
            return Objection(QT_TRANSLATE_NOOP("rules", "Roll the dice first."))
        match move:
            case Turn(cell):
                return self._against_turn(cell, self.budget)
            case Bonus(cell):
                return self._against_bonus(cell)
            case Claim(forgotten, token):
                return self._against_claim(forgotten, token)
        return None

    def _against_turn(self, cell: int, budget: int) -> Objection | None:
        value = self.board_of(self.turn)[cell]
        if not self.up[self.turn] >> cell & 1:
            return Objection(QT_TRANSLATE_NOOP("rules", "{cell} is already face down."), cell=CELLS[cell])
        if value == STAR:
            return Objection(QT_TRANSLATE_NOOP("rules", "A star cannot be bought: it comes as a bonus."))
        if value is None or value > budget:
            return Objection(
                QT_TRANSLATE_NOOP("rules", "You need {value} and have {budget} left."),
                value="?" if value is None else value,
                budget=budget,
            )
        return None

    def _against_bonus(self, cell: int) -> Objection | None:
        if self.is_assisted:
            return Objection(QT_TRANSLATE_NOOP("rules", "Your bonuses are automatic."))
        if cell in self.bonuses:
            return None
        if not self.up[self.turn] >> cell & 1:
            return Objection(QT_TRANSLATE_NOOP("rules", "{cell} is already face down."), cell=CELLS[cell])
        if self.board_of(self.turn)[cell] == STAR:
            still = QT_TRANSLATE_NOOP("rules", "There are still numbers in this star’s row or column.")
            return Objection(still, evidence=StillUp(self._numbers & self.up[self.turn] & cross(cell)))
        return Objection(QT_TRANSLATE_NOOP("rules", "This is not the last number of a line."))

    def _against_claim(self, forgotten: int, token: int) -> Objection | None:
        lines = dict(self.forgotten).get(forgotten)
        if lines is None:
            return Objection(
                QT_TRANSLATE_NOOP("rules", "No bonus was forgotten on {cell}."),
                cell=CELLS[forgotten],
            )
        if not lines >> token & 1:
            return Objection(
                QT_TRANSLATE_NOOP("rules", "{cell} is on no line that made {bonus} a bonus."),
                cell=CELLS[token],
                bonus=CELLS[forgotten],
            )
        if self.up[1 - self.turn] >> token & 1:
            return Objection(QT_TRANSLATE_NOOP("rules", "{cell} is already face up."), cell=CELLS[token])
        return None

    @property
    def allows_help(self) -> bool:
        """Bonuses are for a strict player to notice."""
        return all(self.assisted)

    def reveals(self, move: Move) -> bool:
        return isinstance(move, Claim)

    def after(self, move: Move) -> Boards:
        match move:
            case Roll():
                return replace(self, rolls=self.rolls + 1, budget=budget_of(move))
            case Turn(cell):
                spent = (self.budget or 0) - (self.board_of(self.turn)[cell] or 0)
                return replace(self, budget=spent, forgotten=())._without(cell)
            case Bonus(cell):
                return replace(self, forgotten=())._without(cell)
            case Claim(forgotten, token):
                up = list(self.up)
                up[1 - self.turn] |= 1 << token
                left = tuple(pair for pair in self.forgotten if pair[0] != forgotten)
                return replace(self, up=tuple(up), forgotten=left)
        return self._passed_on()

    def _without(self, cell: int) -> Boards:
        """With this token of the player's own board face down; the last one ends the round."""
        up = self.up[self.turn] & ~(1 << cell)
        if self.is_assisted:
            up = chain_reaction(self._numbers, up)
        both = tuple(up if seat == self.turn else other for seat, other in enumerate(self.up))
        return replace(self, up=both) if up else replace(self, up=both)._next_round()

    def _next_round(self) -> Boards:
        penalties = tuple(penalty(self.board_of(seat), up) for seat, up in enumerate(self.up))
        finished = (*self.finished, penalties)
        if len(finished) == len(self.up):
            return replace(self, finished=finished, budget=None)
        return replace(self, finished=finished, budget=None, up=(ALL_UP, ALL_UP), turn=1)

    def _passed_on(self) -> Boards:
        if len(self.up) == 1:
            return replace(self, budget=None)
        forgotten = () if self.is_assisted else tuple(sorted(self.bonuses.items()))
        return replace(self, turn=1 - self.turn, budget=None, forgotten=forgotten)

    def seen_by(self, seat: int) -> Boards:
        """Nobody sees what lies face down."""
        return self.on_table()

    def on_table(self) -> Boards:
        """With both boards turned up for the second round, all is seen again; and when all is over."""
        if self._is_over:
            return self
        boards = list(self.boards)
        for who, up in enumerate(self.up):
            which = self.side_of(who)
            boards[which] = tuple(token if up >> cell & 1 else None for cell, token in enumerate(self.boards[which]))
        return replace(self, boards=tuple(boards))

    def look_back_at(self, past: Boards) -> Boards:
        """What lies face down now is covered in what was before as well."""
        then = past.on_table()
        boards = tuple(
            tuple(token if known is not None else None for token, known in zip(old, now, strict=True))
            for old, now in zip(then.boards, self.on_table().boards, strict=True)
        )
        return replace(then, boards=boards)

    def sample_moves(self, rng: Random) -> list[Move]:
        cells = rng.sample(range(36), 2)
        forgotten = rng.choice([cell for cell, _ in self.forgotten] or cells)
        return [Turn(cells[0]), Bonus(cells[1]), Claim(forgotten, cells[0]), DONE, rng.choice(TWO_DICE)[0]]

    def view(self) -> dict[str, Any]:
        """By seat his board, `x` for what lies face down."""
        return {
            "round": self.round,
            "budget": self.budget,
            "boards": [shown(self.board_of(seat), up) for seat, up in enumerate(self.up)],
            "forgotten": [CELLS[cell] for cell, _ in self.forgotten],
            "penalties": [list(penalties) for penalties in self.finished],
        }


def start(seats: int, options: Options, setup: Setup) -> Boards:
    if set(setup) != {"boards"}:
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "The set-up must be “boards”, and nothing else.")))
    boards = setup["boards"]
    if not isinstance(boards, list) or len(boards) != seats:
        raise InvalidSetup(
            Message(QT_TRANSLATE_NOOP("rules", "“boards” must be a list with one board for each player."))
        )
    return Boards(
        boards=tuple(map(read_board, boards)),
        assisted=_who_is_assisted(options["bonuses"], seats),
        counts_rounds=options["winner"] == "rounds",
        up=(ALL_UP,) * seats,
    )


def _who_is_assisted(bonuses: str | tuple[str, ...], seats: int) -> tuple[bool, ...]:
    each = (bonuses,) * seats if isinstance(bonuses, str) else bonuses
    return tuple(value == "assisted" for value in each)


def draw_setup(seats: int, options: Options, seed: int) -> Setup:
    return {"boards": [shown(draw_board(seed, n), ALL_UP) for n in range(seats)]}


BONUSES = Option(
    "bonuses",
    QT_TRANSLATE_NOOP("rules", "Bonuses"),
    (
        Choice(
            "strict",
            QT_TRANSLATE_NOOP("rules", "Without help"),
            QT_TRANSLATE_NOOP("rules", "Nobody shows you your bonuses. With an opponent, one you forget can cost you."),
        ),
        Choice(
            "assisted",
            QT_TRANSLATE_NOOP("rules", "Automatic"),
            QT_TRANSLATE_NOOP("rules", "The program takes your bonuses, and nothing is punished."),
        ),
    ),
    may_differ=True,
    for_newcomers="assisted",
)
WINNER = Option(
    "winner",
    QT_TRANSLATE_NOOP("rules", "Who wins"),
    (
        Choice(
            "points",
            QT_TRANSLATE_NOOP("rules", "Fewest points lost"),
            QT_TRANSLATE_NOOP("rules", "Lose fewer points over both rounds."),
        ),
        Choice(
            "rounds",
            QT_TRANSLATE_NOOP("rules", "Most rounds won"),
            QT_TRANSLATE_NOOP("rules", "Win more rounds; one each is a draw."),
        ),
    ),
)
TAKEN, FORGOTTEN, CLAIMED, LONG_CHAIN = "taken", "forgotten", "claimed", "long chain"
LONG = 10
"""Tokens of a long chain, the first one among them."""


def facts(state: Boards, move: Move) -> Mapping[str, int]:
    """The bonuses that a player took, forgot, and claimed, and the long chains. One is forgotten whenever a turn ends
    without it, but never in assisted play; there one token may set off a chain."""
    match move:
        case Turn(cell) if state.is_assisted:
            up = state.up[state.turn]
            turned = (up & ~chain_reaction(state._numbers, up & ~(1 << cell))).bit_count()
            return {LONG_CHAIN: 1} if turned >= LONG else {}
        case Bonus():
            return {TAKEN: 1}
        case Claim():
            return {CLAIMED: 1}
        case Done() if not state.is_assisted and state.bonuses:
            return {FORGOTTEN: len(state.bonuses)}
    return {}


RULES = Rules(start=start, parse=parse, options=(BONUSES, WINNER), draw_setup=draw_setup, facts=facts)
