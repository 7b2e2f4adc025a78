"""Randomness that can be asked twice."""

from __future__ import annotations

from collections import Counter

from ludogite.rules import draw


def test_the_same_question_has_the_same_answer_on_every_machine() -> None:
    """The numbers are SHA-256 of "seed/purpose/n", worked out with another tool."""
    assert draw.number(7, "chance", 3) == EXPECTED


EXPECTED = int("ca864f849026ef9a095d3fe960db85e6bee76543fc14067123c2d28dbf23c936", 16)


def test_seed_purpose_and_n_all_matter() -> None:
    asked = [(1, "dice", 0), (2, "dice", 0), (1, "cards", 0), (1, "dice", 1)]
    assert len({draw.number(*question) for question in asked}) == 4


def test_below_reaches_every_number_and_no_other() -> None:
    assert {draw.below(6, 1, "dice", n) for n in range(200)} == set(range(6))


def test_a_weighted_thing_comes_as_often_as_its_weight() -> None:
    pairs = [("double", 1), ("mixed", 2)]
    counts = Counter(draw.weighted(pairs, 5, "dice", n) for n in range(30_000))
    assert abs(counts["mixed"] - 20_000) < 400


def test_shuffling_keeps_everything_and_gives_every_order() -> None:
    orders = {tuple(draw.shuffled("abcd", 1, "bag", n)) for n in range(500)}
    assert len(orders) == 24
    assert all(sorted(order) == list("abcd") for order in orders)
