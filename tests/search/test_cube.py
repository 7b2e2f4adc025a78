"""Packings, the solver of challenges, their maker and their proofs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from ludogite.content.challenges import Shipped, shipped
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.faces import drawn, outermost
from ludogite.rules.cube.pieces import CELLS, PLACEMENTS, Cell, Placement
from ludogite.rules.cube.target import FORMAT, HALF, LEVELS, Challenge, Solution, read
from ludogite.search.cube_cover import Cover, allowed
from ludogite.search.cube_gaps import have_no_pocket
from ludogite.search.cube_maker import EFFORTS, effort, make, survey
from ludogite.search.cube_order import building_order
from ludogite.search.cube_packings import Region, box, turns_of
from ludogite.search.cube_proof import flaw

ALL = shipped()


def of_level(level: str) -> list[Challenge]:
    return [each.challenge for each in ALL if each.challenge.level == level]


def packed_by_hand(cells: list[Cell], choices: list[tuple[int, tuple[Cell, ...]]]) -> int:
    """Packings counted one by one: the first empty cell is covered by every piece in turn."""
    place = {cell: 1 << n for n, cell in enumerate(sorted(cells))}
    by_first: dict[int, list[tuple[int, int]]] = {bit: [] for bit in place.values()}
    for piece, covered in choices:
        mask = sum(place[cell] for cell in covered)
        by_first[mask & -mask].append((mask, 1 << piece))

    def fill(empty: int, used: int) -> int:
        if not empty:
            return 1
        fitting = by_first[empty & -empty]
        return sum(fill(empty & ~mask, used | bit) for mask, bit in fitting if not mask & ~empty and not used & bit)

    return fill((1 << len(cells)) - 1, 0)


# Packings


@pytest.mark.parametrize(("region", "raw", "up_to_turns"), [((2, 4, 4), 11120, 1390), ((2, 2, 8), 1792, 224)])
def test_the_published_counts(region: tuple[int, int, int], raw: int, up_to_turns: int) -> None:
    cells = box(*region)
    assert Region(cells).count() == raw
    assert raw // turns_of(cells) == up_to_turns


def test_listed_packings_are_packings_and_distinct() -> None:
    region = Region(box(4, 4, 2))
    packings = region.packings()
    assert packings.shape == (11120, 8)
    assert len(np.unique(np.sort(packings, axis=1), axis=0)) == 11120
    for packing in packings[::500]:
        assert sorted(region.choices[n][0] for n in packing) == list(range(8))
        assert {cell for n in packing for cell in region.choices[n][1]} == set(region.cells)


@pytest.mark.parametrize("taken", [[(0, 0, 0), (0, 0, 1)], [(1, 1, 7), (0, 0, 0), (0, 1, 3)]])
def test_odd_regions_are_counted_as_by_hand(taken: list[Cell]) -> None:
    """A tower with some cells moved elsewhere."""
    cells = [cell for cell in box(2, 2, 8) if cell not in taken] + [(2, 0, n + 2) for n in range(len(taken))]
    region = Region(cells)
    assert region.count() == len(region.packings()) == packed_by_hand(cells, region.choices)


def test_a_region_in_pieces_cannot_be_filled() -> None:
    apart = [*box(2, 4, 3), *((7, 2 * n % 8, n // 4 * 2) for n in range(8))]
    assert Region(apart).count() == 0
    assert Region(apart).packings().shape == (0, 8)


# Solving


def solve_by_hand(challenge: Challenge) -> Iterator[Solution]:
    """Every solution, one piece after another, by what the rules allow."""
    given = sum(placement.mask for placement, _ in challenge.given)
    used = {(placement.piece, colour) for placement, colour in challenge.given}
    candidates = [
        (placement, colour)
        for placement in PLACEMENTS
        for colour in challenge.colours
        if challenge.allows(placement, colour) and not placement.mask & given and (placement.piece, colour) not in used
    ]

    def fill(empty: int, chosen: list[tuple[Placement, int]]) -> Iterator[Solution]:
        if not empty:
            placed = [*challenge.given, *chosen]
            red, yellow = (tuple(sorted(p.number for p, c in placed if c == which)) for which in (0, 1))
            yield red, yellow
            return
        taken = {(placement.piece, colour) for placement, colour in chosen}
        fitting = [each for each in candidates if not each[0].mask & ~empty and (each[0].piece, each[1]) not in taken]
        tightest = min(cells_in(empty), key=lambda cell: sum(placement.mask >> cell & 1 for placement, _ in fitting))
        for placement, colour in fitting:
            if placement.mask >> tightest & 1:
                yield from fill(empty & ~placement.mask, [*chosen, (placement, colour)])

    yield from fill(challenge.object & ~given, [])


@pytest.mark.parametrize("n", range(0, 400, 17))
def test_the_one_solution_is_found_and_no_other(n: int) -> None:
    each = ALL[n]
    assert list(Cover(each.challenge).solutions()) == [each.solution]
    assert Cover(each.challenge).count() == 1


@pytest.mark.parametrize("n", [6, 90, 170, 200, 260, 350])
def test_solutions_are_those_found_by_hand(n: int) -> None:
    """With a few other pieces given, and no lines."""
    red, yellow = ALL[n].solution
    challenge = replace(ALL[n].challenge, lines=None, start=(red[:2], yellow[:4]))
    found = list(Cover(challenge).solutions())
    assert len(found) == len(set(found)) == Cover(challenge).count()
    assert set(found) == set(solve_by_hand(challenge))
    assert Cover(challenge).count(limit=2) == min(2, len(found))


def test_pieces_that_are_not_seen_can_change_colours() -> None:
    """Two pieces alike inside the cube: every solution has a twin."""
    for each in ALL[160:]:
        hidden = [
            {PLACEMENTS[number].piece for number in placed if not PLACEMENTS[number].mask & seen_cells()}
            for placed in each.solution
        ]
        if hidden[0] & hidden[1]:
            piece = min(hidden[0] & hidden[1])
            rest = [tuple(n for n in placed if PLACEMENTS[n].piece != piece) for placed in each.solution]
            challenge = replace(each.challenge, start=(rest[0], rest[1]), lines=None)
            assert Cover(challenge).count() % 2 == 0
            return
    pytest.fail("no challenge has such a pair")


def seen_cells() -> int:
    return sum(1 << n for n, cell in enumerate(CELLS) if max(cell) == 3)


def test_an_empty_half_cube_has_all_its_packings() -> None:
    starter = of_level("starter")[0]
    assert Cover(replace(starter, start=((), ()))).count() == 11120
    assert Cover(replace(starter, start=((), ()))).count(limit=3) == 3


def test_a_start_that_does_not_show_the_target_has_no_solution() -> None:
    each = ALL[240]
    wrong = next(
        placement.number
        for placement in PLACEMENTS
        if not each.challenge.allows(placement, 0) and placement.piece == PLACEMENTS[each.solution[0][0]].piece
    )
    assert Cover(replace(each.challenge, start=((wrong,), ()))).count() == 0


def test_a_finished_start_is_its_own_solution() -> None:
    each = ALL[380]
    assert list(Cover(replace(each.challenge, start=each.solution)).solutions()) == [each.solution]


@pytest.mark.parametrize("n", [100, 220, 320])
def test_what_is_allowed_is_what_the_rules_allow(n: int) -> None:
    challenge = ALL[n].challenge
    for colour in challenge.colours:
        marks = allowed(challenge, colour)
        assert [bool(mark) for mark in marks] == [challenge.allows(placement, colour) for placement in PLACEMENTS]


def test_progress_goes_from_nothing_to_all() -> None:
    reported: list[float] = []
    challenge = replace(of_level("starter")[0], start=((), ()))
    assert len(list(Cover(challenge).solutions(progress=reported.append))) == 11120
    assert reported == sorted(reported)
    assert reported[0] < 0.2
    assert reported[-1] == pytest.approx(1)


# What ships


def test_all_that_ship_are_different() -> None:
    """`ludogite cube verify` proves them; the README says what it prints, and its test reads that."""
    assert len({each.id for each in ALL}) == len({each.solution for each in ALL}) == 400


def test_flaws_are_named() -> None:
    each, other = ALL[120], ALL[121]
    without_start = replace(each.challenge, start=((), ()), lines=None)
    assert str(flaw(without_start)) == "It has more than one solution."
    assert str(flaw(each.challenge, other.solution)) == "The included solution is wrong."
    assert str(flaw(each.challenge, each.solution, each.order[::-1])).startswith(
        "It cannot be built in the included order"
    )
    assert str(flaw(each.challenge, each.solution, each.order[1:])).startswith(
        "It cannot be built in the included order"
    )


def test_a_start_that_does_not_stand_is_a_flaw() -> None:
    """The piece that is built last is given too, at the top of nothing."""
    each = next(each for each in ALL[300:] if Cover(with_start(each, each.order[-1])).count(2) == 1)
    assert str(flaw(with_start(each, each.order[-1]))) == "The starting pieces don’t stay put."


def with_start(each: Shipped, more: Placement) -> Challenge:
    """With one piece more given."""
    red, yellow = each.challenge.start
    start = ((*red, more.number), yellow) if more.number in each.solution[0] else (red, (*yellow, more.number))
    return replace(each.challenge, start=start)


def test_what_cannot_be_built_has_no_order() -> None:
    """A piece on top of nothing."""
    top = max(PLACEMENTS, key=lambda placement: sum(placement.offset))
    assert building_order((), [top]) is None


# Making


@pytest.mark.parametrize("level", LEVELS)
def test_a_made_challenge_keeps_all_promises_and_comes_again(level: str) -> None:
    made = make(level, 5)
    assert make(level, 5) == made
    assert made.challenge.level == level
    assert made.challenge.object == (HALF if level in ("starter", "junior") else FULL)
    assert flaw(made.challenge, made.solution, made.order) is None
    assert made.effort == effort(made.challenge, survey(made.challenge, made.solution))
    assert made.effort in EFFORTS[level]


def test_other_seeds_make_other_challenges_and_lines_can_be_asked_for() -> None:
    assert len({make("junior", seed).solution for seed in range(6)}) == 6
    assert make("junior", 1, lines=True).challenge.lines
    assert not make("junior", 1, lines=False).challenge.lines


def test_a_survey_counts_what_is_tried() -> None:
    """With all but one piece given there is one thing to try."""
    each = ALL[80]
    last = each.order[-1]
    start = tuple(tuple(n for n in placed if n != last.number) for placed in each.solution)
    found = survey(replace(each.challenge, start=(start[0], start[1])), each.solution)
    assert (found.trials, found.forced, found.wrong, found.depth) == (1, 1, 0, 1)
    hard = survey(ALL[399].challenge, ALL[399].solution)
    assert hard.trials > 150
    assert hard.wrong > 5
    assert hard.depth > 4


def test_wandering_leads_elsewhere() -> None:
    blank = ("....",) * 4
    cover = Cover(Challenge("starter", "", ((), ()), (blank, blank, blank)))
    found = {cover.wander(np.random.default_rng(seed)) for seed in range(8)}
    assert len(found) == 8
    assert None not in found


def test_the_first_solutions_come_before_all_are_known() -> None:
    challenge = replace(of_level("starter")[0], start=((), ()))
    assert len(set(islice(Cover(challenge).first_solutions(), 5))) == 5


def test_the_first_solutions_are_the_same_as_all() -> None:
    red = 0x23A86EAB38277F30  # a cube whose solutions another program has counted too
    faces = drawn((red, FULL & ~red), [outermost(FULL, axis) for axis in range(3)])
    empty: dict[str, list[object]] = {"red": [], "yellow": []}
    challenge = read({"format": FORMAT, "level": "expert", "name": "", "start": empty, "faces": faces})
    every = list(Cover(challenge).solutions())
    assert len(every) == 1553
    assert set(Cover(challenge).first_solutions()) == set(every)
    assert len(set(every)) == len(every) == Cover(challenge).count()


# What cannot be filled


def parts(empty: int) -> list[set[Cell]]:
    """The empty cells, those together that hang together."""
    left, found = {CELLS[cell] for cell in cells_in(empty)}, []
    while left:
        part = edge = {left.pop()}
        while edge:
            edge = {(x, y, z) for x, y, z in left if any(abs(x - a) + abs(y - b) + abs(z - c) == 1 for a, b, c in edge)}
            left -= edge
            part = part | edge
        found.append(part)
    return found


def test_pockets_of_one_or_two_cells_are_seen_anywhere() -> None:
    rng = np.random.default_rng(7)
    masks = [sum(1 << int(cell) for cell in rng.permutation(64)[: 20 + n % 44]) for n in range(300)]
    expected = [min(len(part) for part in parts(mask)) > 2 for mask in masks]
    assert have_no_pocket(np.array(masks, dtype=np.uint64)).tolist() == expected
    assert 50 < sum(expected) < 250


def test_turning_a_region_saves_no_packing() -> None:
    """A region that half a turn maps onto itself, and one that eight turns do: counted as listed."""
    tower = [cell for cell in box(2, 2, 8) if cell not in ((0, 0, 0), (0, 1, 7))]
    bent = [*tower, (2, 0, 0), (2, 1, 7)]
    for region, turns in ((bent, 2), (box(2, 2, 8), 8)):
        assert turns_of(region) == turns
        assert Region(region).count() == len(Region(region).packings()) > 0
