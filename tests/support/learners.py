"""Players who know just what the lesson of a game has taught, and do not see everything: measured against the computer
that plays the first match after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludogite.content.exercises import lesson_of
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.players import BEGINNER, rank, seed_at
from ludogite.players.crossword import KNOWS, WordKnowledge
from ludogite.players.symbols_reasons import stranded
from ludogite.rules import draw
from ludogite.rules.bigbang import DONE, Boards, Bonus, Claim, Turn
from ludogite.rules.crossword.match import PASS, RIGHT, WRONG, Answer, Go, Race
from ludogite.rules.cube.match import Position as Cube
from ludogite.rules.game import CHANCE, Move, State
from ludogite.rules.shapes import Position as Shapes
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round, total

NOTICES = 0.75
"""How often somebody who has just learned to look for something sees it."""
LOOKS_AT = 6
"""At how many places such a person looks where there are many."""
LONE_CELL = 2
"""What somebody takes off for a cell that is left alone, in points."""
KNOWN = KNOWS["easy"]["easy"]
"""How likely a word of an easy grid is known, and a bonus question."""


def shapes(view: State[Any], rng: Random) -> Sequence[Move]:
    """Completes four different shapes, and places no third one, as far as that is noticed."""
    assert isinstance(view, Shapes)
    for move in view.winning_moves():
        if rng.random() < NOTICES:
            return [move]
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    for move in moves:
        is_trap = bool(view.after(move).outcome is None and view.after(move).winning_moves())
        if not is_trap or rng.random() >= NOTICES:
            return [move]
    return [moves[0]]


def symbols(view: State[Any], rng: Random) -> Sequence[Move]:
    """Of a few places the one that brings most, on the diagonal too, and leaves no cell alone."""
    assert isinstance(view, Round)
    moves = rng.sample(list(view.legal_moves()), min(LOOKS_AT, len(view.legal_moves())))
    sheets = {move: view.after(move).sheets[view.turn] for move in moves}
    worth = {move: total(sheet, view.scoring) - LONE_CELL * len(stranded(sheet)) for move, sheet in sheets.items()}
    return [max(moves, key=lambda move: worth[move])]


def bigbang(view: State[Any], rng: Random) -> Sequence[Move]:
    """One thing after the other: claims and bonuses as far as they are noticed, then of a few
    ways to spend the dice the one that leaves least."""
    assert isinstance(view, Boards)
    claims = [move for move in view.legal_moves() if isinstance(move, Claim)]
    if claims and rng.random() < NOTICES:
        return [rng.choice(claims)]
    bonuses = [move for move in view.legal_moves() if isinstance(move, Bonus) and rng.random() < NOTICES]
    if bonuses:
        return [bonuses[0]]
    bought = max((_purchase(view, rng) for _ in range(LOOKS_AT)), key=lambda found: found[0])[1]
    return bought[:1] or [DONE]


def _purchase(view: Boards, rng: Random) -> tuple[int, list[Move]]:
    """Tokens that the dice pay for, as they come to the eye, and what they cost together."""
    board, left, found = view.board_of(view.turn), view.budget or 0, list[Move]()
    moves = [move for move in view.legal_moves() if isinstance(move, Turn)]
    for move in rng.sample(moves, len(moves)):
        if (cost := board[move.cell] or 0) <= left:
            left -= cost
            found.append(move)
    return (view.budget or 0) - left, found


def crossword(view: State[Any], rng: Random) -> Sequence[Move]:
    """Knows half of the words of an easy grid, more with some letters there; goes where most points are."""
    assert isinstance(view, Race)
    if view.phase == "question":
        return [RIGHT if rng.random() < KNOWN else WRONG]
    if view.asked is not None:
        knows = rng.random() < WordKnowledge(view.sheet, "easy", "easy").probability(view.asked)
        return [next(move for move in view.legal_moves() if isinstance(move, Answer)) if knows else PASS]
    sheet = view.sheet
    moves = [move for move in view.legal_moves() if isinstance(move, Go)]
    seen = rng.sample(moves, min(LOOKS_AT, len(moves)))

    def points(move: Go) -> int:
        word = sheet.nearest_word(move.square)
        return sheet.new_letters(word) * sheet.letter_points(word)

    return [max(seen, key=points)]


def cube(view: State[Any], rng: Random) -> Sequence[Move]:
    """Of a few places where a piece stands, the one that shows most squares."""
    assert isinstance(view, Cube)
    seat = view.to_move
    assert seat is not None
    moves = rng.sample(list(view.legal_moves()), min(LOOKS_AT, len(view.legal_moves())))
    return [max(moves, key=lambda move: view.after(move).scores[seat])]


LEARNERS: Mapping[str, Callable[[State[Any], Random], Sequence[Move]]] = {
    learner.__name__: learner for learner in (shapes, symbols, bigbang, crossword, cube)
}


def play(game: str, seed: int) -> Match:
    """A first match for real: the learner has the first seat, as after a lesson."""
    lesson, on_shelf, rng = lesson_of(game), SHELF[game], Random(seed)
    options = lesson.options if lesson.play is None else lesson.play
    seats = (Seat("Learner"), Seat("Computer", level=BEGINNER))
    match = Match(MatchConfig(on_shelf, seats, options, on_shelf.draw_setup(2, options, seed), seed))
    while (mover := match.state.to_move) is not None:
        if mover == CHANCE:
            match.roll()
        else:
            view = match.state.seen_by(mover)
            plan = (
                LEARNERS[game](view, rng)
                if mover == 0
                else rank(on_shelf.player_module, view, BEGINNER, seed_at(seed, match.cursor))[0].plan
            )
            for move in plan:
                match.play(move)
    return match


def win_share(game: str, matches: int, seed: int = 1) -> tuple[float, float]:
    """How many of the matches the learner wins, and how many are drawn."""
    outcomes = [play(game, draw.number(seed, "lesson", n)).outcome for n in range(matches)]
    winners = [outcome.winners for outcome in outcomes if outcome]
    return winners.count((0,)) / matches, sum(len(each) > 1 for each in winners) / matches
