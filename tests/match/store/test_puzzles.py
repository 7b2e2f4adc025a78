"""What people have made of puzzles: counted once, by person, game and level, and found again after a restart."""

from __future__ import annotations

from datetime import date, timedelta

from ludogite.match.puzzle import PuzzleResult, puzzle_of_day
from ludogite.match.store.store import Store
from ludogite.puzzles import LEVELS
from tests.support.store import database

DAY = date(2026, 11, 17)


def test_solved_puzzles_are_counted_by_person_game_and_level(store: Store) -> None:
    store.note_puzzle("shapes", "Léa", "easy", 1, PuzzleResult.AT_FIRST_TRY)
    store.note_puzzle("shapes", "Léa", "easy", 2, PuzzleResult.SOLVED)
    store.note_puzzle("shapes", "Léa", "easy", 3, PuzzleResult.NOT_SOLVED)
    store.note_puzzle("shapes", "Léa", "hard", 1, PuzzleResult.SOLVED)
    store.note_puzzle("shapes", "Tom", "easy", 1, PuzzleResult.SOLVED)
    store.note_puzzle("bigbang", "Léa", "easy", 1, PuzzleResult.SOLVED)
    lea = store.puzzle_progress("shapes", "Léa")
    assert [lea.solved(level) for level in LEVELS] == [2, 0, 1]
    assert [lea.at_first_try(level) for level in LEVELS] == [1, 0, 0]
    assert set(store.puzzle_names("shapes")) == {"Léa", "Tom"}
    assert store.puzzle_progress("shapes", "Zoé").solved("easy") == 0


def test_a_puzzle_counts_as_it_went_the_first_time(store: Store) -> None:
    for result in (PuzzleResult.NOT_SOLVED, PuzzleResult.AT_FIRST_TRY):
        store.note_puzzle("shapes", "Léa", "easy", 1, result)
    assert store.puzzle_progress("shapes", "Léa").result("easy", 1) is PuzzleResult.NOT_SOLVED


def test_what_was_not_solved_is_to_be_reviewed_until_it_is_solved(store: Store) -> None:
    for level, seed in (("hard", 1), ("easy", 12), ("easy", 3), ("medium", 2)):
        store.note_puzzle("shapes", "Léa", level, seed, PuzzleResult.NOT_SOLVED)
    store.note_puzzle("shapes", "Léa", "easy", 4, PuzzleResult.SOLVED)
    assert store.puzzle_progress("shapes", "Léa").to_review() == [
        ("easy", 3),
        ("easy", 12),
        ("medium", 2),
        ("hard", 1),
    ]
    store.note_puzzle("shapes", "Léa", "easy", 3, PuzzleResult.NOT_SOLVED)
    store.note_puzzle("shapes", "Léa", "easy", 12, PuzzleResult.SOLVED)
    store.note_puzzle("shapes", "Tom", "hard", 1, PuzzleResult.SOLVED)
    assert store.puzzle_progress("shapes", "Léa").to_review() == [("easy", 3), ("medium", 2), ("hard", 1)]
    assert store.puzzle_progress("shapes", "Léa").solved("easy") == 1, "the first try counts"


def test_the_next_puzzle_is_the_lowest_that_was_not_played_to_its_end(store: Store) -> None:
    for seed in (1, 2, 4):
        store.note_puzzle("shapes", "Léa", "easy", seed, PuzzleResult(seed % 3))
    progress = store.puzzle_progress("shapes", "Léa")
    assert progress.next_seed("easy") == 3
    assert progress.next_seed("medium") == 1


def test_the_puzzle_of_a_day_is_another_one_for_each_day_and_game_and_its_level_takes_turns(store: Store) -> None:
    days = [DAY + timedelta(days=n) for n in range(3)]
    assert {puzzle_of_day("shapes", day)[0] for day in days} == set(LEVELS)
    assert len({puzzle_of_day(game, day)[1] for game in ("shapes", "bigbang") for day in days}) == 6
    level, seed = puzzle_of_day("shapes", DAY)
    store.note_puzzle("shapes", "Léa", level, seed, PuzzleResult.SOLVED)
    progress = store.puzzle_progress("shapes", "Léa")
    assert progress.result(level, seed) is PuzzleResult.SOLVED
    assert progress.next_seed(level) == 1


def test_a_damaged_row_hides_no_other(store: Store) -> None:
    store.note_puzzle("shapes", "Léa", "easy", 1, PuzzleResult.SOLVED)
    for seed, result in (("x", 1), ("2", 7), ("²", 1)):
        database(store).execute("INSERT INTO puzzles VALUES ('Léa', 'shapes', 'easy', ?, ?, '')", (seed, result))
    progress = store.puzzle_progress("shapes", "Léa")
    assert progress.solved("easy") == 1
    assert progress.next_seed("easy") == 2
