"""What is judged of a match that is over, in which words, and how the match went."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from math import hypot

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.review import Decision, Mark, curve, decisions, made, verdict
from ludogite.message import Message
from ludogite.players import Opinion, levels_of, rank, seed_at
from ludogite.players.review import Judgement, Measure, judge
from ludogite.rules.bigbang import Boards, Bonus, Done, Turn, parse
from ludogite.rules.crossword.match import Answer, Race
from ludogite.rules.game import CHANCE
from ludogite.rules.shapes import Position
from ludogite.rules.shelf import SHELF
from ludogite.search.shapes import solver
from tests.support.bigbang_positions import OTHER, PLAIN, only_up, start
from tests.support.kinds import as_a
from tests.support.moves import play_text

Choose = Callable[[Match], list[object]]


def best(match: Match) -> list[object]:
    """The plan of the best player."""
    state, player = match.state, match.config.game.player_module
    assert isinstance(state.to_move, int)
    seen, seed = state.seen_by(state.to_move), seed_at(match.config.seed, match.cursor)
    return list(rank(player, seen, levels_of(player)[-1], seed)[0].plan)


def at_random(seed: int) -> Choose:
    rng = random.Random(seed)
    return lambda match: [rng.choice(match.state.legal_moves())]


def weakly(seed: int) -> Choose:
    """As somebody plays who looks at a few things only."""

    def choose(match: Match) -> list[object]:
        state, player = match.state, match.config.game.player_module
        assert isinstance(state.to_move, int)
        seen = state.seen_by(state.to_move)
        return list(rank(player, seen, levels_of(player)[0], seed_at(seed, match.cursor))[0].plan)

    return choose


def played(game: str, choose: Choose, seats: int = 2, seed: int = 1, moves: int = 1000) -> Match:
    shelf = SHELF[game]
    people = tuple(Seat(name) for name in ("Léa", "Tom", "Zoé")[:seats])
    match = Match(MatchConfig(shelf, people, {}, shelf.draw_setup(seats, {}, seed), seed))
    while match.outcome is None and match.cursor < moves:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            for move in choose(match):
                match.play(move)
    return match


def judged(match: Match, decision: Decision) -> Judgement:
    state, seed = match.state_at(decision.start), seed_at(match.config.seed, decision.start)
    return judge(match.config.game.player_module, state, made(match, decision), seed)


def full_of_mistakes() -> Match:
    match = played("shapes", best, moves=0)
    for move in ["Sd2", "Sa4", "Sc3", "Ca3", "Kb3", "Yd3"]:
        play_text(match, move)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_four_shapes_is_judged_exactly(seed: int) -> None:
    match = played("shapes", at_random(seed))
    for decision in decisions(match):
        before, after = match.state_at(decision.start), match.state_at(decision.end)
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        worths = solver().worths(before.pieces[decision.seat], before.pieces[1 - decision.seat])
        replies = solver().worths(after.pieces[1 - decision.seat], after.pieces[decision.seat])
        is_won = after.to_move is None or all(reply < 0 for reply in replies.values())
        could_win = any(worth > 0 for worth in worths.values())
        mark = verdict(judged(match, decision)).mark
        assert mark == (Mark.HOPELESS if not could_win else Mark.GOOD if is_won else Mark.MISTAKE)
    assert [decision.start for decision in decisions(match)] == list(range(match.cursor))


def test_four_shapes_in_plain_words() -> None:
    match = full_of_mistakes()
    sentences = [str(verdict(judged(match, decision)).sentence) for decision in decisions(match)]
    assert sentences == ["A perfect opponent would win anyway.", *["It gives the win away."] * 4, "It wins the game."]


@pytest.mark.parametrize(("game", "seats"), [("symbols", 2), ("bigbang", 1), ("bigbang", 2), ("cube", 2)])
def test_the_best_player_finds_its_own_moves_the_best(game: str, seats: int) -> None:
    match = played(game, best, seats, moves={"bigbang": 60, "cube": 3}.get(game, 6))
    found = decisions(match)
    assert len(found) > 2
    for decision in found:
        judgement = judged(match, decision)
        assert judgement.loss == 0
        assert verdict(judgement).mark is Mark.GOOD


def test_a_bad_move_costs_what_the_best_player_thinks() -> None:
    match = played("symbols", at_random(1), moves=6)
    opinions = play_worst(match)
    judgement = judged(match, decisions(match)[-1])
    loss = judgement.loss
    assert judgement.best == opinions[0].worth["value"]
    assert loss > 3 * judgement.error > 0, "both were played on with the same dice"
    said = verdict(judgement)
    assert said.mark is Mark.LOSS
    assert str(said.sentence) == f"It is worth {round(loss)} points less than the best move."
    assert str(said.short) == f"−{round(loss)}"


def play_worst(match: Match) -> list[Opinion]:
    while match.state.to_move == CHANCE:
        match.roll()
    state = match.state
    assert isinstance(state.to_move, int)
    seed = seed_at(match.config.seed, match.cursor)
    player = match.config.game.player_module
    opinions = rank(player, state.seen_by(state.to_move), levels_of(player)[-1], seed)
    match.play(opinions[-1].plan[0])
    return opinions


def test_points_of_the_cube_are_squares_and_a_win_that_is_thrown_away_is_called_so() -> None:
    match = played("cube", at_random(3), seed=5)
    last = decisions(match)[-1]
    judgement = judged(match, last)
    assert match.state.scores
    ahead = match.state.scores[last.seat] - match.state.scores[1 - last.seat]
    assert judgement.made == ahead
    first = judged(match, decisions(match)[0])
    assert first.loss < 12, "a win is worth no squares"
    likely = Judgement(Measure.LEAD, 6, 2, (), (0.8, 0.2))
    assert verdict(likely).mark is Mark.MISTAKE
    assert str(verdict(likely).sentence) == "It misses a likely win."
    assert str(verdict(replace(likely, chances=(0.8, 0.6))).sentence) == "It is worth 4 points less than the best move."


@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_turn_of_big_bang_is_one_decision(seats: int) -> None:
    def turn_nothing(match: Match) -> list[object]:
        return [Done()]

    match = played("bigbang", turn_nothing, seats, moves=4)
    assert decisions(match) == [Decision(0, 1, 2), Decision(seats - 1, 3, 4)]
    said = verdict(judged(match, decisions(match)[0]))
    assert said.mark is Mark.LOSS
    better = "costs" if seats == 1 else "less chance to win than the best move."
    assert better in str(said.sentence)
    match = played("bigbang", best, seats, moves=8)
    turns = [made(match, decision) for decision in decisions(match)]
    assert all(isinstance(move, Turn | Bonus | Done) for turn in turns for move in turn)
    assert isinstance(turns[0][-1], Done)


def judged_turn(state: Boards, *moves: str) -> Judgement:
    return judge(SHELF["bigbang"].player_module, state, [parse(move) for move in moves], 1)


def with_bonus_on_a4(*boards: list[str]) -> Boards:
    """After a roll that pays for none of the four others."""
    cells = ("a3 a4 a5 f3 f5", "b1 c1 d1 b2 c2 d2 b3 c3 d3")[: len(boards)]
    return only_up(start(*boards), *cells).play(parse("roll 1 1"))


def test_in_big_bang_a_forgotten_bonus_costs_what_the_opponent_may_turn_up() -> None:
    state = with_bonus_on_a4(PLAIN, OTHER)
    taken, forgotten = judged_turn(state, "bonus a4", "done"), judged_turn(state, "done")
    assert (verdict(taken).mark, verdict(forgotten).mark) == (Mark.GOOD, Mark.LOSS)


def test_alone_a_forgotten_bonus_costs_a_roll_if_it_would_have_cleared_the_board() -> None:
    waits = with_bonus_on_a4(PLAIN)
    assert verdict(judged_turn(waits, "done")).mark is Mark.GOOD, "it is taken after the next roll"
    for cells in ("a1", "a1 d6", "d6"):
        state = only_up(start(PLAIN), cells).play(parse("roll 1 1"))
        assert str(verdict(judged_turn(state, "done")).sentence) == "It costs 1.0 more rolls than the best move."


def test_a_chance_stays_between_none_and_certain() -> None:
    """The first round was lost by 25 points. To clear the board wins, for the other one has not turned his bonuses
    yet; not to do so loses."""
    state = replace(only_up(start(PLAIN, OTHER), "a1 f6", "f3 b4"), finished=((25, 0),))
    found = judged_turn(state.play(parse("roll 1 1")), "done")
    assert (found.best, found.made) == (1, 0)


def test_a_turn_that_was_not_finished_is_not_judged() -> None:
    match = played("bigbang", best, 2, moves=8)
    while match.state.to_move == CHANCE:
        match.roll()
    whole = len(decisions(match))
    match.play(next(move for move in match.state.legal_moves() if isinstance(move, Turn)))
    match.resign(0)
    assert len(decisions(match)) == whole


def test_where_knowing_is_the_game_only_a_missed_word_is_a_mistake() -> None:
    match = played("crossword", at_random(1), moves=30)
    missed = 0
    for decision in decisions(match):
        before = as_a(Race, match.state_at(decision.start))
        (move,) = made(match, decision)
        is_missed = before.asked is not None and move != Answer(before.sheet.grid.answer(before.asked))
        assert (judged(match, decision).made < 0) == is_missed
        missed += is_missed
    assert missed


def test_small_losses_are_none() -> None:
    for measure, loss, sentence in (
        (Measure.POINTS, 0.4, "The best move."),
        (Measure.POINTS, 1.2, "It is worth 1 point less than the best move."),
        (Measure.LEAD, 4.4, "It is worth 4 points less than the best move."),
        (Measure.CHANCE, 0.004, "The best move."),
        (Measure.CHANCE, 0.12, "It leaves 12% less chance to win than the best move."),
        (Measure.ROLLS, 0.04, "The best move."),
        (Measure.ROLLS, 1.26, "It costs 1.3 more rolls than the best move."),
    ):
        said: Message = verdict(Judgement(measure, 0, -loss, ())).sentence
        assert str(said) == sentence


def test_the_curve_of_two_is_seen_by_the_first() -> None:
    match = full_of_mistakes()
    shown = curve(match, {decision: judged(match, decision) for decision in decisions(match)})
    assert shown
    values = [value for _, value in shown.lines[0]]
    assert [ply for ply, _ in shown.lines[0]] == [1, 2, 3, 4, 5, 6]
    assert [value > 0 for value in values] == [False, True, False, True, False, False]
    assert (shown.lowest, shown.middle, shown.highest) == (-1, 0, 1)
    assert values[-1] < -0.9, "won by the second"


def test_where_everybody_counts_points_each_has_a_line() -> None:
    match = played("symbols", best, 3, moves=10)
    judgements = {decision: judged(match, decision) for decision in decisions(match)}
    shown = curve(match, judgements)
    assert shown
    assert set(shown.lines) == {0, 1, 2}
    assert shown.middle is None
    assert curve(match, {}) is None


def test_alone_the_curve_is_of_all_rolls() -> None:
    match = played("bigbang", best, 1)
    last = decisions(match)[-1]
    shown = curve(match, {last: judged(match, last)})
    assert shown
    assert match.state.scores
    assert shown.lines[0] == [(match.cursor, match.state.scores[0])], "nothing is left to roll"


@pytest.mark.parametrize(("game", "seats"), [("bigbang", 1), ("bigbang", 2), ("symbols", 1)])
def test_a_loss_is_as_sure_as_its_error_says(game: str, seats: int) -> None:
    """It is worked out twice, with other dice."""
    match = played(game, weakly(2), seats)
    module, apart = match.config.game.player_module, list[float]()
    for decision in decisions(match)[:12]:
        state = match.state_at(decision.start)
        first, again = (judge(module, state, made(match, decision), seed) for seed in (1, 2))
        difference, sure = abs(first.loss - again.loss), hypot(first.error, again.error)
        assert difference <= 3.5 * sure
        if difference:
            apart.append(difference / sure)
    assert len(apart) >= 4
    assert sorted(apart)[len(apart) // 2] > 0.2, "it is not said to be less sure than it is"
