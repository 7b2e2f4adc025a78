"""The mistakes of a match: which of them matter, and how somebody fares who tries them again."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.mistakes import Mistake, cost, matters, mistakes
from ludogite.match.retry import RetryMatch
from ludogite.match.review import Decision, decisions, made
from ludogite.players import rank, seed_at
from ludogite.players.review import Judgement, Measure, judge, judge_try
from ludogite.rules.bigbang import DONE
from ludogite.rules.game import CHANCE, IllegalMove, Move
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text

GAMES = [("shapes", 2), ("symbols", 1), ("bigbang", 1), ("bigbang", 2), ("cube", 2)]
TURNS_BEFORE = {"symbols": 7, "bigbang": 3, "cube": 4}
GIVEN_AWAY = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3"
"""Four Shapes: the win is given away four times."""


def chosen(match: Match, at: int) -> tuple[Move, ...]:
    """What stands there in the order of a player that looks at everything, the best first."""
    state, module = match.state, match.config.game.player_module
    assert isinstance(state.to_move, int)
    return rank(module, state.seen_by(state.to_move), "medium", 1)[at].plan


@cache
def match_with_mistakes(game: str, seats: int) -> Match:
    """Of a person against computers; what the person did last was done badly on purpose."""
    shelf = SHELF[game]
    players = (Seat("Léa"), Seat("Computer", "hard"))[:seats]
    match = Match(MatchConfig(shelf, players, {}, shelf.draw_setup(seats, {}, 1), 1))
    if game == "shapes":
        for text in GIVEN_AWAY.split():
            play_text(match, text)
        return match
    turns = 0
    while turns < TURNS_BEFORE[game]:
        turns += match.state.to_move == 0
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(*chosen(match, 0))
    while match.state.to_move != 0:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(*chosen(match, 0))
    match.play(*((DONE,) if game == "bigbang" else chosen(match, -1)))
    return match


@cache
def judgements(game: str, seats: int) -> dict[Decision, Judgement]:
    """Of the last decisions of the person."""
    match = match_with_mistakes(game, seats)
    found, config = {}, match.config
    for each in [each for each in decisions(match) if each.seat == 0][-3 if game == "shapes" else -1 :]:
        state, seed = match.state_at(each.start), seed_at(config.seed, each.start)
        found[each] = judge(config.game.player_module, state, made(match, each), seed)
    return found


def found_in(game: str, seats: int) -> list[Mistake]:
    return mistakes(judgements(game, seats), [0])


def retry(game: str, seats: int) -> RetryMatch:
    return RetryMatch(match_with_mistakes(game, seats), found_in(game, seats))


def answer(match: RetryMatch) -> None:
    """What the worker would."""
    assert match.is_judging
    match.take_judgement(judge_try(*match.question))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_mistake_made_on_purpose_is_tried_wrongly_and_then_rightly(game: str, seats: int) -> None:
    match = retry(game, seats)
    before = match.state
    assert before == match.then.state_at(match.mistake.decision.start)
    match.play(*match.played_then)
    answer(match)
    assert not match.has_ended
    made_then = match.cursor
    while not match.is_explained:
        assert match.is_answered
        match.go_on()
    assert match.cursor <= made_then + 3, "three moves at most are played on"
    assert match.consequence or match.cursor > made_then, "the board shows why"
    seen = match.state
    match.go_on()
    assert match.state == seen, "it stays until it is seen"
    match.read_on()
    assert match.state == before
    assert match.awaits_answer
    assert str(match.remark).endswith("Try again.")
    assert "%" not in str(match.remark)
    match.play(*match.best.plan)
    answer(match)
    assert match.is_right
    assert str(match.praise).startswith("Right!")
    match.go_on()
    assert match.has_ended, "who has found it goes on when they like"


def test_a_win_that_is_given_away_is_answered_by_the_line_that_takes_it() -> None:
    match = retry("shapes", 2)
    played = []
    for move in match.state.legal_moves():
        match.play(move)
        answer(match)
        if match.is_right:
            match.go_back()
            continue
        while not match.is_explained:
            assert match.is_answered
            match.go_on()
            played.append(match.outcome)
        match.read_on()
    assert any(played), "the end is seen where it is near"


def test_what_is_illegal_is_no_try() -> None:
    match = retry("shapes", 2)
    taken = match.then.moves[0]
    with pytest.raises(IllegalMove):
        match.play(taken)
    assert match.misses == 0
    assert match.is_untouched


def test_the_solution_ends_a_mistake_and_is_not_counted_as_found() -> None:
    match = retry("shapes", 2)
    for number in range(len(match.mistakes)):
        assert match.at == number
        match.show_solution()
        while match.state_at(match.cursor - 1) != match.before:
            match.go_on()
        match.read_on()
    assert match.is_done
    assert match.found == 0


def test_three_are_tried_at_first_and_then_all() -> None:
    found = found_in("shapes", 2)
    match = RetryMatch(match_with_mistakes("shapes", 2), [*found, *found, *found])
    left = 3 * len(found) - 3
    assert (len(match.exercise.steps), match.left) == (3, left)
    match.take_all()
    assert (len(match.exercise.steps), match.left) == (3 + left, 0)


def test_the_gravest_come_first() -> None:
    losses = [each.judgement.loss for each in found_in("shapes", 2)]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 2


def test_a_loss_within_three_standard_errors_is_none() -> None:
    judgement = Judgement(Measure.POINTS, 50, 46, (), error=1.3)
    assert matters(judgement)
    assert not matters(replace(judgement, error=1.4))
    assert not matters(replace(judgement, made=49.8, error=0.0)), "less than half a point"
    assert matters(replace(judgement, made=50, error=9, chances=(0.8, 0.2))), "a win thrown away"


def test_a_fifth_of_the_loss_is_good_enough() -> None:
    [mistake] = found_in("symbols", 1)
    best, loss = mistake.judgement.best, mistake.judgement.loss
    assert mistake.is_mended_by(replace(mistake.judgement, made=best - 0.19 * loss))
    assert not mistake.is_mended_by(replace(mistake.judgement, made=best - 0.21 * loss))


@pytest.mark.parametrize(("loss", "word"), [(0.07, "a little"), (0.12, "clearly"), (0.4, "much")])
def test_chances_are_told_in_words(loss: float, word: str) -> None:
    assert str(cost(Judgement(Measure.CHANCE, 0.7, 0.7 - loss, ()))).startswith(f"You are {word} less likely")
