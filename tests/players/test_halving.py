"""Successive halving, with ideas whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludogite.players import best_first


@dataclass
class Idea:
    mean: float
    times: int = 0


def try_out(ideas: Sequence[Idea], times: int) -> None:
    for idea in ideas:
        idea.times += times


def test_the_better_half_is_tried_again_and_all_steps_cost_the_same() -> None:
    ideas, done = [Idea(worth) for worth in (3, 1, 4, 7, 5, 9, 2, 6)], list[float]()
    order = best_first(ideas, 240, try_out, done.append)
    assert [idea.mean for idea in order[:4]] == [9, 7, 6, 5]
    assert [idea.times for idea in order] == [70, 70, 30, 30, 10, 10, 10, 10]
    assert done == [1 / 3, 2 / 3, 1]


def test_a_single_idea_and_an_effort_too_small_are_tried_all_the_same() -> None:
    assert [idea.times for idea in best_first([Idea(1)], 5, try_out)] == [5]
    assert [idea.times for idea in best_first([Idea(1), Idea(2), Idea(3)], 1, try_out)] == [2, 2, 1]
