"""The players of Crossword Track: what they know, where they go, and that every match ends."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.selfplay import selfplay
from ludogite.players import Opinion, seed_at
from ludogite.players.crossword import GLANCES, LEVELS, rank
from ludogite.rules.crossword.match import PASS, RIGHT, Answer, Race
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF

EXAMPLE = json.loads((Path(__file__).parent.parent / "data" / "crossword-example.json").read_text(encoding="utf-8"))
GAME = SHELF["crossword"]
MANY = 400
SERIES = ("easy", "medium", "hard")


def at(*moves: str, pawn: str = "TL", found: Sequence[str] = (), misses: int = 0, series: str = "easy") -> Race:
    """What seat 0 of the worked example sees after these moves, alone; each word was missed so often."""
    state = GAME.start(1, {"levels": [series]}, {"grids": [EXAMPLE["A"]]})
    assert isinstance(state, Race)
    sheet = state.sheets[0]
    mask = sum(1 << cell for word in sheet.grid.words if word.key in found for cell in word.cells)
    sheet = replace(sheet, pawn=pawn, found=mask, misses=(misses,) * len(sheet.misses))
    state = replace(state, sheets=(sheet,))
    for move in moves:
        state = state.play(GAME.rules.parse(move))
    return state.seen_by(0)


def first(opinions: Sequence[Opinion]) -> str:
    (move,) = opinions[0].plan
    return str(move)


def knows(view: Race, level: str) -> float:
    """In which part of many matches the word or question is known."""
    right = [first(rank(view, level, seed_at(seed, 9))) for seed in range(MANY)]
    return sum(move.startswith("answer") or move == str(RIGHT) for move in right) / MANY


def test_a_stronger_player_knows_more_words_and_questions() -> None:
    clue = at("roll 6")
    question = at("roll 1", pawn="R5", found=("6 across 1",))
    assert question.phase == "question"
    for view in (clue, question):
        shares = [knows(view, level) for level in LEVELS]
        assert shares == sorted(shares)
        assert 0.3 < shares[0] < shares[-1] - 0.2 < 0.77


def test_words_of_a_harder_series_are_known_less_often() -> None:
    for level in LEVELS:
        easy, medium, hard = (knows(at("roll 6", series=series), level) for series in SERIES)
        assert hard < medium < easy


def test_letters_that_are_found_help() -> None:
    rows = tuple(f"{row} across {n}" for row in range(1, 7) for n in (1, 2))
    bare, helped = at("roll 6"), at("roll 6", found=rows[:6])
    assert bare.sheet.new_letters(bare.asked or 0) > helped.sheet.new_letters(helped.asked or 0) > 0
    assert knows(helped, "easy") > knows(bare, "easy") + 0.05


def test_a_word_that_was_missed_before_is_missed_less_and_less() -> None:
    shares = [knows(at("roll 6", misses=misses, series="hard"), "easy") for misses in (0, 2, 5, 12)]
    assert shares == sorted(shares)
    assert shares[0] < 0.4
    assert shares[-1] > 0.95


def test_the_same_question_has_the_same_answer_and_another_match_another() -> None:
    view = at("roll 6")
    assert rank(view, "medium", 7) == rank(view, "medium", 7)
    assert len({first(rank(view, "medium", seed)) for seed in range(20)}) == 2


def test_who_does_not_know_a_word_passes() -> None:
    view = at("roll 6")
    for seed in range(40):
        moves = [move for opinion in rank(view, "easy", seed) for move in opinion.plan]
        assert set(moves) == {Answer("ARSENE"), PASS}


def test_a_player_who_is_shown_no_answer_passes() -> None:
    assert first(rank(at("roll 6").on_table(), "hard", 1)) == "pass"


def test_from_medium_on_they_go_where_most_points_are_to_be_expected() -> None:
    """Everything was missed often, but for one long word."""
    view = at("roll 2", pawn="T6", misses=3)
    word = next(n for n, word in enumerate(view.sheet.grid.words) if word.key == "6 across 1")
    misses = tuple(0 if n == word else 3 for n in range(len(view.sheet.misses)))
    view = replace(view, sheets=(replace(view.sheet, misses=misses),))
    for level in LEVELS[2:]:
        assert first(rank(view, level, 1)) in ("go L6", "go R6")
    assert len({first(rank(view, LEVELS[0], seed)) for seed in range(60)}) > 20


def test_every_square_that_may_be_chosen_is_ranked() -> None:
    view = at("roll 2", pawn="T6", found=("6 across 1",))
    for level in LEVELS:
        opinions = rank(view, level, 1)
        assert {move for opinion in opinions for move in opinion.plan} == set(view.legal_moves())
        values = [float(opinion.worth["value"]) for opinion in opinions]
        seen = GLANCES if level == LEVELS[0] else len(values)
        assert values[:seen] == sorted(values[:seen], reverse=True)


def test_what_a_player_decides_depends_only_on_what_he_may_see() -> None:
    state = at("roll 6")
    other = GAME.start(1, {}, {"grids": [EXAMPLE["A"]]}).play(GAME.rules.parse("roll 6"))
    assert rank(state, "hard", 3) == rank(other.seen_by(0), "hard", 3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_match_ends_even_of_the_weakest_with_hard_grids(level: str, seats: int) -> None:
    figures = selfplay(GAME, (level,) * seats, 10, seed=3, options={"levels": ["hard"] * seats}).to_json()
    assert figures["matches"] == 10
    assert all(points > 300 for points in figures["mean_scores"])


def test_a_match_goes_on_the_same_after_a_restart() -> None:

    config = MatchConfig(GAME, (Seat("Ann"),), {}, {"grids": [EXAMPLE["A"]]}, seed=5)

    def go_on(match: Match) -> list[str]:
        while match.state.to_move is not None:
            if match.state.to_move == CHANCE:
                match.roll()
            else:
                match.play(rank(match.state.seen_by(0), "medium", seed_at(5, match.cursor))[0].plan[0])
        return [str(move) for move in match.moves]

    whole = go_on(Match(config))
    assert go_on(Match(config, whole[:17])) == whole
