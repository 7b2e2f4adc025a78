"""The kit of Crossword Track: all that two people need, and nothing that one of them may not see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludogite.content.grids import shipped as shipped_grids
from ludogite.content.questions import Question, shipped_questions
from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.rules.shelf import SHELF
from ludogite.sheets.offers import KIT
from ludogite.sheets.sheet import write
from tests.sheets.printed import pages_of, sheet_of
from tests.support.paper import words

pytestmark = pytest.mark.usefixtures("language")
OWNER = {"en": "Player (\\d)", "fr": "Joueur (\\d)"}
"""What the head of a page says of whom it is for."""


def grids_of(level: str, seed: int, language: str) -> list[Grid]:
    setup = SHELF["crossword"].draw_setup(2, {"levels": [level, level], "language": language}, seed)
    return [read_grid(grid) for grid in setup["grids"]]


def solution_on(file: Path, page: int) -> str:
    """The letters of the filled grid on a page, row by row: small letters that stand alone."""
    letters = [word for word in words(file, page) if re.fullmatch("[A-Z]+", word.text) and word.x > 150 and word.y < 90]
    return "".join(word.text for word in sorted(letters, key=lambda word: (round(word.y / 4), word.x)))


def questions_on(page: str, language: str) -> list[Question]:
    joined = " ".join(page.split())
    questions = shipped_questions(language).values()
    return [question for question in questions if " ".join(question.text.split()) in joined]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("level", "seed", "spoken"), [("easy", 3, "en"), ("medium", 4, "fr"), ("hard", 5, "en")])
def test_printed_on_both_sides_no_sheet_shows_its_player_his_own_solution(
    tmp_path: Path, level: str, seed: int, spoken: str, paper: str
) -> None:
    """Whatever a sheet of paper has on its front and on its back belongs to one player, who may see all of it."""
    (file,) = write(sheet_of("crossword", KIT, paper, spoken, level=level, seed=str(seed)), tmp_path / "kit.pdf")
    pages, grids = pages_of(file), grids_of(level, seed, spoken)
    asked = [question.text for page in pages for question in questions_on(page, spoken)]
    assert len(asked) == len(set(asked)) == 20, "what one is asked the other is not"
    owned = []
    for front in range(0, len(pages), 2):
        sides = pages[front : front + 2]
        owners = [re.findall(OWNER[spoken], side.strip().splitlines()[0]) for side in sides]
        assert all(owner == owners[0] for owner in owners), "both sides are for the same person"
        read = set(re.findall(r"[A-Z]+", " ".join(sides)))
        joined = " ".join(" ".join(sides).split())
        seats = [int(owner) - 1 for owner in owners[0]]
        owned += seats
        for seat in seats or (0, 1):  # what is for the table, both may see
            mine = grids[seat]
            answers = {mine.answer(n) for n in range(len(mine.words)) if len(mine.words[n].cells) >= 3}
            assert not answers & read
            assert not any(clue in joined for clue in mine.clues)
            white = mine.letters.replace("#", "")
            assert white not in [solution_on(file, front + side + 1) for side in range(len(sides))]
    assert owned == [0, 0, 1, 1]
    for seat, page in ((0, 4), (1, 8)):
        others = grids[1 - seat]
        assert solution_on(file, page) == others.letters.replace("#", ""), "he checks the answers of the other"
        assert {others.answer(n) for n in range(len(others.words))} <= set(re.findall(r"[A-Z]+", pages[page - 1]))


@pytest.mark.parametrize(("spoken", "die"), [("en", "A die to cut out"), ("fr", "Un dé à découper")])
def test_the_die_is_on_a_sheet_of_its_own(tmp_path: Path, spoken: str, die: str) -> None:
    """Printed on both sides too: it is the last page, and a front."""
    (file,) = write(sheet_of("crossword", KIT, language=spoken), tmp_path / "kit.pdf")
    pages = pages_of(file)
    assert [n for n, page in enumerate(pages, start=1) if die in page] == [len(pages)]
    assert len(pages) % 2 == 1
    assert f"Page {len(pages)}" in pages[0], "the cover says where it is"


def test_a_kit_has_twenty_questions_each_with_its_answer(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", KIT, level="medium"), tmp_path / "kit.pdf")
    pages = [" ".join(page.split()) for page in pages_of(file)]
    asked = [
        (n, question)
        for question in shipped_questions("en").values()
        for n, page in enumerate(pages)
        if " ".join(question.text.split()) in page
    ]
    assert len(asked) == 20
    assert [n for n, _ in asked].count(4) == [n for n, _ in asked].count(8) == 10
    for n, question in asked:
        assert f"→ {question.answer}" in pages[n]


@pytest.mark.parametrize(
    ("spoken", "pair", "language_of_pair"),
    [
        ("fr", "F 1", "fr"),
        ("en", "F 1", "fr"),
        ("en", "H 10", "en"),
        ("fr", "H 10", "en"),
        ("fr", "M 2", "fr"),
        ("en", "M 2", "en"),
    ],
)
def test_a_pair_of_grids_may_be_named(tmp_path: Path, spoken: str, pair: str, language_of_pair: str) -> None:
    """Also one in another language than the sheet's, with its questions; a series M is there in both."""
    (file,) = write(sheet_of("crossword", KIT, language=spoken, grids=pair), tmp_path / "kit.pdf")
    pages = pages_of(file)
    assert re.search(OWNER[spoken], pages[2])
    assert len([each for page in pages for each in questions_on(page, language_of_pair)]) == 20
    grids = {grid.id: grid.data for grid in shipped_grids(language_of_pair)}
    first, second = (read_grid(grids[f"{pair}.{n}"]) for n in (1, 2))
    assert first.answer(0) in pages[7]
    assert second.answer(0) in pages[3]
