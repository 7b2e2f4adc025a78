"""The promises of rules/game.py, kept by every game on the shelf. Random play, with wrong moves tried in between."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludogite.match import record
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.players import levels_of, player_of, rank
from ludogite.rules import draw
from ludogite.rules.game import CHANCE, IllegalMove, InvalidSetup, Objection, State, UnreadableMove
from ludogite.rules.shelf import SHELF, Game
from tests.peek import PEEK

GAMES = [*SHELF.values(), PEEK]
MATCHES = {"bigbang": 60, "crossword": 60, "cube": 16, "challenge": 6}
"""How many random matches are played, where hundreds would take minutes; `./dev soak` plays thousands."""
PARTS = 4
"""Into so many tests the random matches of a game are split, so that several cores can play them."""


def other_writings(state: Any, seat: int) -> Any:
    """Six Symbols: what the others have written in this round."""
    if not state.pair:
        return state
    sheets = tuple(
        sheet if who == seat else "".join("6" if old == "." else old for old in before)
        for who, (sheet, before) in enumerate(zip(state.sheets, state.before, strict=True))
    )
    return replace(state, sheets=sheets)


def other_values_face_down(state: Any, seat: int) -> Any:
    """Big Bang: the tokens that lie face down, on both boards."""
    if state.to_move is None:
        return state
    boards = [list(board) for board in state.boards]
    for who, up in enumerate(state.up):
        board = boards[who if state.round == 1 else 1 - who]
        for cell in range(36):
            if not up >> cell & 1:
                board[cell] = 99
    return replace(state, boards=tuple(map(tuple, boards)))


def other_solutions(state: Any, seat: int) -> Any:
    """Crossword Track: all letters that are not found, and the clues, but for the word that this seat is asked."""
    if state.to_move is None:
        return state
    sheets = []
    for who, sheet in enumerate(state.sheets):
        asked = state.asked if who == seat == state.turn else None
        open_cells = sheet.found | (sheet.grid.words[asked].mask if asked is not None else 0)
        letters = "".join(
            letter if letter == "#" or open_cells >> cell & 1 else "Q" for cell, letter in enumerate(sheet.grid.letters)
        )
        clues = tuple(clue if n == asked else "another clue" for n, clue in enumerate(sheet.grid.clues))
        sheets.append(replace(sheet, grid=replace(sheet.grid, letters=letters, clues=clues)))
    return replace(state, sheets=tuple(sheets))


HIDES: dict[str, Callable[[Any, int], Any] | None] = {
    "shapes": None,
    "cube": None,
    "challenge": None,
    "symbols": other_writings,
    "bigbang": other_values_face_down,
    "crossword": other_solutions,
    "peek": lambda state, seat: replace(state, secret=-1) if seat not in state.peeked else state,
}
"""For each game, the same position with something else in every place that the seat must not know; None if all is open.
A game that is missing here fails: what it hides has to be thought about."""

HELPED = {"challenge": 20}
"""Games that chance would never finish: after so many moves advice is followed; with the usual options."""

UNLISTED = {"crossword"}
"""Games with moves that can be made but not listed: any wrong answer."""


@pytest.fixture(params=GAMES, ids=lambda game: game.id, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """All promises of one game, then of the next: what was played for one promise serves for the others."""
    chosen: Game = request.param
    return chosen


@pytest.fixture(autouse=True)
def peek_is_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)


def table(game: Game, n: int) -> MatchConfig:
    """The n-th table: each number of players and each option in turn, each set-up drawn anew."""
    seed = draw.number(n, "contract")
    seats = game.seats[n % len(game.seats)]
    options: dict[str, object] = {}
    for option in game.rules.options:
        values = [choice.value for choice in option.choices]
        chosen = [values[draw.below(len(values), n, option.name, seat)] for seat in range(seats)]
        if game.id not in HELPED:
            differs = option.may_differ and draw.below(2, n, f"{option.name} differs")
            options[option.name] = chosen if option.per_seat or differs else chosen[0]
    names = tuple(Seat(f"P{seat}") for seat in range(seats))
    return MatchConfig(game, names, options, game.draw_setup(seats, options, seed), seed)


@lru_cache(maxsize=32)
def random_walk(game: Game, n: int) -> Sequence[tuple[State[Any], Any]]:
    """Each state of a random match with the move made in it, at last the final state with None."""
    return tuple(walk_at_random(game, n))


def walk_at_random(game: Game, n: int) -> Iterator[tuple[State[Any], Any]]:
    """One time in four the move is one that a player might try, if it is legal."""
    rng, state, rolls, made = Random(n), table(game, n).start(), 0, 0
    while state.to_move is not None:
        if state.to_move == CHANCE:
            move = draw.weighted(state.chance(), n, "walk", rolls)
            rolls += 1
        else:
            moves: Sequence[Any] = state.legal_moves()
            if made >= HELPED.get(game.id, made + 1):
                player = player_of(game.player_module)
                moves = player.rank(state, player.LEVELS[-1], n)[0].plan[:1]
            elif rng.random() < 0.25:
                moves = [move for move in state.sample_moves(rng) if state.why_not(move) is None] or moves
            move = rng.choice(moves)
        yield state, move
        state, made = state.play(move), made + 1
    yield state, None


def final_state(game: Game, n: int) -> State[Any]:
    return random_walk(game, n)[-1][0]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_end_and_wrong_moves_are_refused_with_a_reason(game: Game, part: int) -> None:
    refusals = set()
    for n in range(part, MATCHES.get(game.id, 400), PARTS):
        rng = Random(n)
        for state, move in walk_at_random(game, n):
            if move is None:
                assert state.outcome
            elif rng.random() < 0.2:
                refusals |= refused_tries(state, rng, may_be_unlisted=game.id in UNLISTED)
    assert len(refusals) > 1


def refused_tries(state: State[Any], rng: Random, may_be_unlisted: bool) -> set[str]:
    """`why_not`, `play` and the list of legal moves agree on whatever is tried."""
    refusals = set()
    for tried in state.sample_moves(rng):
        reason = state.why_not(tried)
        if reason is None:
            assert state.play(tried) != state
            assert may_be_unlisted or tried in state.legal_moves()
        else:
            assert tried not in state.legal_moves()
            with pytest.raises(IllegalMove) as refused:
                state.play(tried)
            assert isinstance(refused.value.message, Objection)
            assert refused.value.message == reason
            refusals.add(str(reason))
    return refusals


def some(things: Sequence[Any]) -> Sequence[Any]:
    """All of them, or a sample where there are thousands."""
    return things if len(things) < 500 else things[:: len(things) // 100]


def test_listed_moves_are_distinct_legal_and_read_back(game: Game) -> None:
    parse = game.rules.parse
    for n in range(8):
        for state, _ in random_walk(game, n):
            moves = state.legal_moves()
            assert len(set(moves)) == len({str(move) for move in moves}) == len(moves)
            for move in some(moves):
                assert state.why_not(move) is None
                assert parse(str(move)) == move


def test_the_seat_to_move_can_move(game: Game) -> None:
    for n in range(12):
        seats = len(table(game, n).seats)
        for state, _ in random_walk(game, n):
            if isinstance(state.to_move, int):
                assert 0 <= state.to_move < seats
                assert state.legal_moves()


def test_a_move_leaves_the_state_it_was_made_in_as_it_was(game: Game) -> None:
    for n in range(8):
        for state, move in random_walk(game, n):
            if move is not None:
                before = json.dumps(state.view())
                after = state.play(move)
                assert json.dumps(state.view()) == before
                assert after == state.play(move)
                assert after != state


def test_chance_lists_what_can_be_rolled_with_weights(game: Game) -> None:
    for n in range(12):
        for state, _ in random_walk(game, n):
            pairs = state.chance()
            assert bool(pairs) == (state.to_move == CHANCE)
            if pairs:
                assert {move for move, _ in pairs} == set(state.legal_moves())
                assert len(pairs) == len(state.legal_moves())
                assert all(type(weight) is int and weight > 0 for _, weight in pairs)


def test_rolls_come_as_often_as_their_weights_say(game: Game) -> None:
    state = next((state for state, _ in random_walk(game, 0) if state.to_move == CHANCE), None)
    if state is None:
        assert all(state.to_move != CHANCE for n in range(8) for state, _ in random_walk(game, n))
        return
    pairs, rolls = state.chance(), 20_000
    total = sum(weight for _, weight in pairs)
    drawn = [draw.weighted(pairs, 1, "chance", n) for n in range(rolls)]
    for move, weight in pairs:
        expected = rolls * weight / total
        assert abs(drawn.count(move) - expected) < 5 * expected**0.5


def test_a_finished_game_takes_no_further_move(game: Game) -> None:
    for n in range(12):
        state, seats = final_state(game, n), len(table(game, n).seats)
        assert state.outcome is not None
        assert state.outcome.winners
        assert set(state.outcome.winners) <= set(range(seats))
        assert str(state.outcome.why)
        assert state.legal_moves() == ()
        assert not state.chance()
        for walked, move in random_walk(game, n):
            if move is not None:
                assert walked.outcome is None
                assert str(state.why_not(move)) == "The game is over."
                with pytest.raises(IllegalMove):
                    state.play(move)


def test_scores_are_one_number_a_seat_or_none_at_all(game: Game) -> None:
    for n in range(12):
        seats = len(table(game, n).seats)
        for state, _ in random_walk(game, n):
            if state.scores is not None:
                assert len(state.scores) == seats
                assert all(type(score) is int for score in state.scores)


def test_the_view_is_plain_json(game: Game) -> None:
    for n in range(10):
        for state, _ in random_walk(game, n):
            view = state.view()
            assert json.loads(json.dumps(view, allow_nan=False)) == view


def test_undo_leads_to_the_root_or_to_what_is_sealed_and_redo_back_at_each_step(game: Game) -> None:
    for n in range(6):
        match = Match(replace(table(game, n), real_dice=True))
        root = match.state
        for state, move in islice(random_walk(game, n), 60):
            assert match.state == state
            while match.undo_step():
                match.undo()
            assert match.state == root
            while match.can_redo():
                match.redo()
            assert match.state == state
            if move is not None:
                match.play(move)
                root = match.state if state.seals(move) else root


def test_a_record_tells_the_whole_match(game: Game) -> None:
    for n in range(12):
        match = Match(table(game, n))
        stops = {Random(n).randrange(100), Random(-n).randrange(20)}
        for _, move in random_walk(game, n):
            if match.cursor in stops or move is None:
                read_back = record.read(match.record().to_json().encode())
                assert read_back.replay() == match.state
                assert Match.of_record(read_back, seed=0).record() == read_back
            if move is not None:
                match.play(move)


def test_the_same_seed_rolls_the_same_match(game: Game) -> None:
    def moves(n: int) -> list[str]:
        match, rng = Match(table(game, n)), Random(n)
        while match.state.to_move is not None and match.cursor < HELPED.get(game.id, match.cursor + 1):
            if match.state.to_move == CHANCE:
                match.roll()
            else:
                match.play(rng.choice(match.state.legal_moves()))
        return [str(move) for move in match.moves]

    assert moves(3) == moves(3)


def test_what_a_seat_may_not_know_is_not_in_what_it_sees(game: Game) -> None:
    changed = HIDES[game.id]
    for n in range(12):
        seats = range(len(table(game, n).seats))
        for state, _ in islice(random_walk(game, n), 400):
            for seat in seats:
                seen = state.seen_by(seat)
                assert seen.seen_by(seat) == seen
                assert seen.to_move == state.to_move
                if changed is None:
                    assert seen == state
                else:
                    assert changed(state, seat).seen_by(seat) == seen


def test_nothing_is_on_the_table_that_nobody_may_see(game: Game) -> None:
    for n in range(12):
        seats, rng = range(len(table(game, n).seats)), Random(n)
        for state, _ in islice(random_walk(game, n), 0, 400, 8):
            shown = state.on_table()
            assert (shown.to_move, shown.outcome, shown.scores) == (state.to_move, state.outcome, state.scores)
            assert (shown.view(), shown.thrower) == (state.view(), state.thrower)
            assert shown.on_table() == shown
            everything, on_table = dict(parts(state)), dict(parts(shown))
            for seen in [dict(parts(state.seen_by(seat))) for seat in seats]:
                everything = {where: part for where, part in everything.items() if seen.get(where) != part}
            assert not everything.items() & on_table.items()
            for tried in state.sample_moves(rng):
                assert shown.why_not(tried) == state.why_not(tried)


@pytest.mark.parametrize("is_resigned", [False, True])
def test_once_a_match_is_over_nothing_is_covered_in_looking_back(game: Game, is_resigned: bool) -> None:
    for n in range(6):
        moves = [str(move) for _, move in random_walk(game, n)[:-1]]
        match = Match(table(game, n), moves[: len(moves) * 2 // 3 if is_resigned else None])
        if is_resigned:
            match.resign(0)
        assert match.outcome is not None
        for ply in range(match.cursor):
            assert match.on_table(ply) == match.state_at(ply).on_table()
        assert not any(map(match.is_covered, range(match.cursor + 1)))


def parts(thing: Any, where: str = "") -> Iterator[tuple[str, object]]:
    """What a state is made of down to the single letter, each part with its place."""
    if is_dataclass(thing):
        for each in fields(thing):
            yield from parts(getattr(thing, each.name), f"{where}.{each.name}")
    elif isinstance(thing, tuple) or (isinstance(thing, str) and len(thing) > 1):
        for n, each in enumerate(thing):
            yield from parts(each, f"{where}[{n}]")
    else:
        yield where, thing


def test_dice_are_thrown_by_one_of_the_seats_or_by_nobody(game: Game) -> None:
    for n in range(12):
        seats = range(len(table(game, n).seats))
        for state, _ in random_walk(game, n):
            if state.to_move == CHANCE:
                assert state.thrower is None or state.thrower in seats
            else:
                assert state.thrower is None


def test_nonsense_is_not_a_move(game: Game) -> None:
    moves = {str(move) for state, _ in random_walk(game, 0) for move in state.legal_moves()}
    for text in ("", " ", "\n", "?", "é", "0", "roll", "roll x", "done done", "a" * 10_000, "\x00", "Sa1 ", "sa1"):
        if text in moves:
            continue
        with pytest.raises(UnreadableMove):
            game.rules.parse(text)


def test_impossible_tables_are_refused(game: Game) -> None:
    seats = game.seats[0]
    setup = game.draw_setup(seats, {}, 1)
    for wrong in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(InvalidSetup):
            game.start(wrong, {}, setup)
    with pytest.raises(InvalidSetup):
        game.start(seats, {"no such option": "x"}, setup)
    with pytest.raises(InvalidSetup):
        game.start(seats, {}, {**setup, "no such set-up": "x"})
    for option in game.rules.options:
        for value in ("no such value", None, 1, [], ["x"] * seats):
            with pytest.raises(InvalidSetup):
                game.start(seats, {option.name: value}, setup)


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_players_of_every_level_know_only_legal_plans_and_repeat_themselves(game: Game) -> None:
    module = game.player_module
    for level in levels_of(module):
        state = table(game, 0).start()
        for ply in range(8):
            if not isinstance(state.to_move, int):
                break
            view = state.seen_by(state.to_move)
            opinions = rank(module, view, level, seed=ply)
            if ply < 2:
                assert opinions == rank(module, view, level, seed=ply)
            assert all("value" in opinion.worth and str(opinion.reason) for opinion in opinions)
            json.dumps([dict(opinion.worth) for opinion in opinions], allow_nan=False)
            for opinion in some(opinions):
                check_plan(state, opinion.plan)
            for move in opinions[0].plan:
                state = state.play(move)


def check_plan(state: State[Any], plan: tuple[Any, ...]) -> None:
    """Legal from the first move to the last, and never past what the player cannot know yet."""
    mover, after, is_open = state.to_move, state, True
    assert plan
    for move in plan:
        assert is_open
        is_open = not after.reveals(move)
        after = after.play(move)
        is_open = is_open and after.to_move == mover
