"""The levels of Six Symbols: what each looks at, and why it says it writes there."""

from __future__ import annotations

import pytest

from ludogite.players.symbols import BY_LEVEL, LEVELS, rank
from ludogite.players.symbols_reasons import stranded
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round, Writing, parse, total


def at(sheet: str, pair: str, scoring: str = "basic") -> Round:
    """The rows of a sheet, and the pair to write on it; what is written tells the round."""
    cells = "".join(sheet.split())
    written = 25 - cells.count(".")
    assert written % 2 == 1
    return Round(scoring, (cells,), rolls=(written + 1) // 2, pair=(pair[0], pair[1]), before=(cells,))


def best(view: Round, level: str) -> str:
    return str(rank(view, level, seed=1)[0].plan[0])


def best_reason(view: Round) -> str:
    return str(rank(view, "expert", seed=1)[0].reason)


def reason(view: Round, move: str) -> str:
    return next(str(each.reason) for each in rank(view, "medium", seed=1) if str(each.plan[0]) == move)


def sheet_after(view: Round, text: str) -> str:
    return view.play(parse(text)).sheets[view.turn]


EITHER = "111.. 34521 45136 56241 62514"
"""With 1 and 2: a run of four in row 1, or one of two in each of the columns d and e, which have none."""


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_scoring_in_force_decides(level: str) -> None:
    assert best(at(EITHER, "12", "basic"), level) == "1@d1 2@e1"
    assert best(at(EITHER, "12", "advanced"), level) == "1@e1 2@d1"


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_run_of_four_is_not_missed(level: str) -> None:
    assert "2@d3" in best(at("13614 61361 222.. 345.. 16136", "25"), level)


def test_expert_leaves_no_cell_alone_that_it_can_still_use() -> None:
    view = at("12345 23451 34512 45123 ....5", "66")
    assert len(stranded(sheet_after(view, "6@b5 6@c5"))) == 2
    for seed in range(5):
        assert not stranded(sheet_after(view, str(rank(view, "expert", seed)[0].plan[0])))


def test_medium_strands_a_cell_for_more_than_a_point_only() -> None:
    for seed in range(6):
        state = SHELF["symbols"].start(1, {}, {}).play(parse("start 2"))
        assert isinstance(state, Round)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = state.play(Roll(((seed + state.rolls) % 6 + 1, 6)))
                continue
            sheets = {str(move): sheet_after(state, str(move)) for move in state.legal_moves()}
            chosen = rank(state, "medium", seed)[0].plan[0]
            sheet = sheets[str(chosen)]
            for other in sheets.values():
                dearer = len(stranded(sheet)) - len(stranded(other))
                assert total(sheet, "basic") - total(other, "basic") >= dearer
            assert isinstance(chosen, Writing)
            state = state.play(chosen)


def test_easy_takes_the_best_of_the_few_places_it_looks_at() -> None:
    view = at("1.... ..... 222.. ..... 4....", "25")
    firsts = [rank(view, "easy", seed) for seed in range(30)]
    points = [float(opinions[0].worth["value"]) for opinions in firsts]
    assert max(points) == 8
    assert points.count(8) < 20
    places = BY_LEVEL["easy"].places
    for opinions in firsts:
        assert opinions[0].worth["value"] == max(float(each.worth["value"]) for each in opinions[:places])


def test_expert_rates_every_move_from_the_best_down_by_what_it_comes_to() -> None:
    view, reported = at("1.... ..... 222.. ..... 4....", "25"), list[float]()
    opinions = rank(view, "expert", seed=1, progress=reported.append)
    values = [float(opinion.worth["value"]) for opinion in opinions]
    assert {opinion.plan[0] for opinion in opinions} == set(view.legal_moves())
    assert values == sorted(values, reverse=True)
    assert 20 < values[0] < 40
    assert reported == sorted(reported)
    assert reported[-1] == 1


def test_in_the_last_round_the_worth_is_the_total() -> None:
    for scoring in ("basic", "advanced"):
        view = at(EITHER, "12", scoring)
        for opinion in rank(view, "expert", seed=1):
            assert opinion.worth["value"] == total(sheet_after(view, str(opinion.plan[0])), scoring)


def test_the_same_seed_makes_the_same_choice() -> None:
    view = at("1.... ..... .2... ..... 4....", "56")
    for level in LEVELS:
        assert rank(view, level, seed=5, effort=200) == rank(view, level, seed=5, effort=200)
        assert len({rank(view, level, seed, effort=200)[0].plan for seed in range(8)}) > 1


def test_a_start_symbol_is_any_that_is_left_and_all_are_worth_the_same() -> None:
    view = SHELF["symbols"].start(3, {}, {}).play(parse("start 2"))
    for level in LEVELS:
        opinions = rank(view, level, seed=1)
        assert {str(each.plan[0]) for each in opinions} == {f"start {symbol}" for symbol in "13456"}
        assert len({each.worth["value"] for each in opinions}) == 1
    assert len({str(rank(view, "easy", seed)[0].plan[0]) for seed in range(20)}) == 5


def test_with_dice_to_roll_or_nothing_left_there_is_nothing_to_think_about() -> None:
    rolled = SHELF["symbols"].start(1, {}, {}).play(parse("start 2"))
    assert rolled.to_move == CHANCE
    assert rank(rolled, "expert", seed=1) == []
    assert rank(at(EITHER, "12").play(parse("1@d1 2@e1")), "expert", seed=1) == []


OPEN = "1.... ..... 3.33. ..... ...4."


@pytest.mark.parametrize(
    ("view", "move", "sentence"),
    [
        (at(EITHER, "12"), "1@d1 2@e1", "That makes four in row 1 (+5)."),
        (
            at(EITHER, "12", "advanced"),
            "1@d1 2@e1",
            "That makes four in row 1 (+5) and two on the grey diagonal (+4).",
        ),
        (
            at(EITHER, "12", "advanced"),
            "1@e1 2@d1",
            "That makes two in column d (+2, and no penalty) and two in column e (+2, and no penalty).",
        ),
        (at(EITHER, "12"), "1@e1 2@d1", "That makes two in column d (+2) and two in column e (+2)."),
        (at(OPEN, "35"), "3@b3 5@b4", "That makes four in row 3 (+6)."),
        (
            at("1.... ..3.. .3... ..... .....", "35"),
            "3@d1 5@e1",
            "It scores nothing yet, but blocks nothing.",
        ),
        (
            at("1.... ...3. ..... .3... .....", "35", "advanced"),
            "3@c3 5@c2",
            "That makes three on the grey diagonal (+6).",
        ),
        (at(OPEN, "45"), "4@b3 5@b4", "It scores nothing and blocks a run in row 3."),
        (at("1.5.. ..... ..... ..5.. .....", "56"), "5@c2 6@d2", "That makes two in column c (+2)."),
        (
            at("1.5.. ..... ..... ..... 6....", "56"),
            "5@c5 6@d5",
            "It leaves room for five in column c.",
        ),
        (
            at("12345 23451 34512 45123 ....5", "66"),
            "6@b5 6@c5",
            "That makes two in row 5 (+2). But then a5, d5 can never be filled.",
        ),
        (at("12345 23451 34512 45123 ..124", "36"), "3@a5 6@b5", "No points."),
    ],
)
def test_a_reason_names_the_line_and_what_it_makes(view: Round, move: str, sentence: str) -> None:
    assert reason(view, move) == sentence


def test_expert_tells_what_it_will_come_to() -> None:
    assert best_reason(at(OPEN, "35")).startswith("That makes four in row 3 (+6). Expect about")
    assert best_reason(at(EITHER, "12")) == "That makes four in row 1 (+5)."
