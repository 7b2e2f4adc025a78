"""Everything that is printed: each game, each kind, both papers and both languages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from ludogite.content.challenges import shipped as shipped_challenges
from ludogite.content.grids import shipped as shipped_grids
from ludogite.content.questions import shipped_questions
from ludogite.message import Message, Source
from ludogite.rules.crossword.grid import read_grid
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.game import CHANCE, SHELF, Outcome, State
from ludogite.sheets import BLANK, BOOKLET, KIT, MATCH, RULES, default_of, games_with_sheet, offer_of
from ludogite.sheets.crossword.plain import make_crossword
from ludogite.sheets.rules import rules_sheet
from ludogite.sheets.sheet import MARGIN, PAPERS, Occasion, Sheet, picture, spoken_in, write
from ludogite.ui.game_ui import rules_text
from tests.sheets.paper import facts, page_size, text, tool, words

pytestmark = pytest.mark.usefixtures("language")

SMALL = {"count": "3", "to": "3"}
"""Booklets of the tests are short."""
TITLES = {
    "symbols": ("Six Symbols", "Six symboles"),
    "bigbang": ("Big Bang", "Big Bang"),
    "crossword": ("Crossword Track", "Mots en piste"),
    "cube": ("Cube", "Cube"),
    "shapes": ("Four Shapes", "Quatre formes"),
}
SAID: Mapping[tuple[str, str], tuple[str, str]] = {
    ("symbols", BLANK): ("Name", "Nom"),
    ("symbols", KIT): ("Two dice to cut out", "Deux dés à découper"),
    ("bigbang", BLANK): ("Score sheet", "Feuille de score"),
    ("bigbang", KIT): ("Strike off what you turn", "Barre ce que tu retournes"),
    ("crossword", KIT): ("Who gets what", "Qui reçoit quoi"),
    ("crossword", BOOKLET): ("Across", "Horizontalement"),
    ("cube", BLANK): ("Score sheet", "Feuille de score"),
    ("cube", KIT): ("64 wooden cubes", "64 cubes de bois"),
    ("cube", BOOKLET): ("Starter 3", "Débutant 3"),
    ("shapes", KIT): ("cut out the sixteen pieces", "découpe les seize pièces"),
    ("symbols", RULES): ("The grey diagonal", "La diagonale grise"),
    ("bigbang", RULES): ("Forgotten bonuses", "Les bonus oubliés"),
    ("crossword", RULES): ("bonus question", "question bonus"),
    ("cube", RULES): ("The pieces", "Les pièces"),
    ("shapes", RULES): ("four different shapes", "quatre formes différentes"),
    **{(game, MATCH): ("Still being played", "Partie en cours") for game in TITLES},
}
"""For each game and kind, something that is said on it in both languages."""


def running(game: str, seed: int = 1) -> State[Any]:
    """A match after some moves."""
    moves = 4 if game == "shapes" else 12
    options: dict[str, object] = {}
    state = SHELF[game].start(2, options, SHELF[game].draw_setup(2, options, seed))
    for n in range(moves):
        if state.to_move == CHANCE:
            chances = state.chance()
            state = state.play(chances[(7 * n + seed) % len(chances)][0])
        else:
            answers = [move for move in state.find_moves() if str(move) != "pass"]
            state = state.play(answers[(5 * n) % len(answers)])
    return state


def sheet_of(game: str, what: str, paper: str = "a4", language: str = "en", **changes: str) -> Sheet:
    offer = offer_of(SHELF[game])
    options = offer.options(what)
    assert options is not None
    chosen = {option.name: default_of(option) for option in options}
    chosen |= {name: value for name, value in (SMALL | changes).items() if name in chosen}

    def make() -> Sheet:
        part = {KIT: offer.kit, BOOKLET: offer.booklet}.get(what)
        if part:
            return part.load().make(PAPERS[paper], chosen)
        if what == RULES:
            return rules_sheet(SHELF[game], offer, rules_text(SHELF[game], language), PAPERS[paper])
        if what == BLANK:
            return offer.load().blank(PAPERS[paper], chosen)
        return offer.load().filled(PAPERS[paper], chosen, ["Léa", "Tom"], running(game).on_table())

    return spoken_in(language, make)


def test_every_game_and_kind_is_tested() -> None:
    kinds = (BLANK, MATCH, KIT, BOOKLET, RULES)
    offers = {game.id: offer_of(game) for game in games_with_sheet() if not game.part_of}
    there = {(id, kind) for id, offer in offers.items() for kind in kinds if offer.options(kind) is not None}
    assert there == set(SAID)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "what"), SAID)
def test_what_is_said_on_it_in_both_languages_and_within_the_margins(
    tmp_path: Path, game: str, what: str, paper: str
) -> None:
    for n, language in enumerate(("en", "fr")):
        sheet = sheet_of(game, what, paper, language)
        (file,) = write(sheet, tmp_path / f"{language}.pdf")
        said = " ".join(text(file).replace("\N{NO-BREAK SPACE}", " ").split())
        assert SAID[game, what][n].casefold() in said.casefold()
        width, height = page_size(file)
        assert (width, height) == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.3)
        assert int(facts(file)["Pages"]) == len(sheet.pages)
        for page in range(len(sheet.pages)):
            for word in words(file, page + 1):
                assert word.right <= width - MARGIN + 0.5, word
                assert MARGIN - 0.5 <= word.y <= height - MARGIN + 0.5, word
        assert "no" not in re.findall(r"(yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+ *$", tool("pdffonts", file), re.M)


@pytest.mark.parametrize(("game", "what"), SAID)
def test_no_ink_in_the_margins(game: str, what: str) -> None:
    """Apart from the cuts of pads, which go from edge to edge."""
    sheet = sheet_of(game, what)
    for page in range(len(sheet.pages)):
        image = picture(sheet, page, 420)
        for x in range(image.width()):
            for y in (*range(17), *range(image.height() - 17, image.height())):
                assert image.pixelColor(x, y).lightness() > 170, (page, x, y)
        for y in range(image.height()):
            for x in (*range(17), *range(image.width() - 17, image.width())):
                assert image.pixelColor(x, y).lightness() > 170, (page, x, y)


def test_pads_and_booklets_are_small_files(tmp_path: Path) -> None:
    (pad,) = write(sheet_of("cube", BLANK), tmp_path / "pad.pdf")
    assert pad.stat().st_size < 100_000
    (booklet,) = write(sheet_of("cube", BOOKLET, level="wizard", to="40"), tmp_path / "booklet.pdf")
    assert booklet.stat().st_size < 2_000_000


@pytest.mark.parametrize("game", TITLES)
def test_rules_are_one_page_or_two_and_say_nothing_of_the_screen(tmp_path: Path, game: str) -> None:
    for language, on_screen in (("en", "On this screen"), ("fr", "Sur cet écran")):
        sheet = sheet_of(game, RULES, language=language)
        assert len(sheet.pages) in (1, 2)
        (file,) = write(sheet, tmp_path / "rules.pdf")
        assert on_screen not in text(file)


# The kit of Crossword Track


def pages_of(file: Path) -> list[str]:
    return text(file).split("\f")[: int(facts(file)["Pages"])]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_sheets_of_a_player_never_show_his_own_solution(tmp_path: Path, level: str) -> None:
    (file,) = write(sheet_of("crossword", KIT, level=level, seed="3"), tmp_path / "kit.pdf")
    pages = pages_of(file)
    assert len(pages) == 10
    setup = SHELF["crossword"].draw_setup(2, {"levels": [level, level]}, 3)
    grids = [read_grid(grid) for grid in setup["grids"]]
    for seat, own in ((0, pages[2:6]), (1, pages[6:10])):
        read = set(re.findall(r"[A-Z]+", " ".join(own)))
        mine, others = grids[seat], grids[1 - seat]
        answers = {mine.answer(n) for n in range(len(mine.words)) if len(mine.words[n].cells) >= 3}
        assert not answers & read
        assert not any(clue in " ".join(" ".join(own).split()) for clue in mine.clues)
        assert {others.answer(n) for n in range(len(others.words))} <= read
    board = pages[2] + pages[6] + pages[0] + pages[1]
    assert not {grid.answer(n) for grid in grids for n in range(len(grid.words))} & set(re.findall(r"[A-Z]{3,}", board))


def test_the_players_of_a_kit_share_no_sheet_of_paper() -> None:
    """Printed on both sides, each player's pages begin on a front and end on a back."""
    sheet = sheet_of("crossword", KIT)
    assert len(sheet.pages) == 10
    owners = [None, None, 0, 0, 0, 0, 1, 1, 1, 1]
    assert all(owners[n] == owners[n + 1] for n in range(0, 10, 2))


def test_a_kit_has_twenty_questions_each_with_its_answer(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", KIT, level="medium"), tmp_path / "kit.pdf")
    pages = [" ".join(page.split()) for page in pages_of(file)]
    asked = [
        (n, question)
        for question in shipped_questions().values()
        for n, page in enumerate(pages)
        if " ".join(question.text.split()) in page
    ]
    assert len(asked) == 20
    assert [n for n, _ in asked].count(4) == [n for n, _ in asked].count(8) == 10
    for n, question in asked:
        assert f"→ {question.answer}" in pages[n]


def test_a_pair_of_grids_may_be_named(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", KIT, grids="F 1"), tmp_path / "kit.pdf")
    pages = pages_of(file)
    first, second = (read_grid(next(g.data for g in shipped_grids() if g.id == name)) for name in ("F 1.1", "F 1.2"))
    assert first.answer(0) in pages[7]
    assert second.answer(0) in pages[3]


# Booklets


def test_a_booklet_of_crosswords_has_all_clues_and_its_solutions_at_the_end(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", BOOKLET, level="easy", count="3", seed="7"), tmp_path / "booklet.pdf")
    grids = [make_crossword("easy", 70_000 + n) for n in range(3)]
    pages = [" ".join(page.split()) for page in pages_of(file)]
    assert len(pages) == 3
    for n, grid in enumerate(grids):
        clues = {clue.split()[0] for clue in grid.clues}
        assert all(clue in pages[n // 2] for clue in clues)
    for page in (1, 2):
        assert not [word for word in words(file, page) if re.fullmatch("[A-Z]", word.text) and word.x < 90]
    letters = [word.text for word in words(file, 3) if re.fullmatch("[A-Z]+", word.text)]
    assert sorted("".join(letters)) == sorted("".join(grid.letters for grid in grids).replace("#", ""))


def test_a_booklet_of_challenges_tells_a_building_order(tmp_path: Path) -> None:
    (file,) = write(sheet_of("cube", BOOKLET, **{"level": "starter", "from": "2", "to": "3"}), tmp_path / "b.pdf")
    first, solutions = (" ".join(page.split()) for page in pages_of(file))
    assert "Starter 1" not in first
    assert "Starter 2" in first
    assert "the red" not in first
    of_level = [each for each in shipped_challenges() if each.challenge.level == "starter"]
    for each in of_level[1:3]:
        assert len(each.order) == 3
        assert all(placement in PLACEMENTS for placement in each.order)
    assert solutions.count("the red") == sum(len(each.order) for each in of_level[1:3])


# Matches


@pytest.mark.parametrize("game", ["cube", "crossword"])
def test_points_on_a_sheet_are_those_of_the_match(tmp_path: Path, game: str) -> None:
    (file,) = write(sheet_of(game, MATCH), tmp_path / "match.pdf")
    said = " ".join(text(file).split())
    scores = running(game).scores
    assert scores
    assert any(scores)
    for name, points in zip(("Léa", "Tom"), scores, strict=True):
        assert f"{name} {points}" in said


def test_a_challenge_says_how_far_it_is_and_shows_no_solution(tmp_path: Path) -> None:
    game = SHELF["challenge"]
    state = game.start(1, {}, game.draw_setup(1, {}, 3))
    state = state.play(next(move for move in state.find_moves() if str(move).startswith("red")))
    assert isinstance(state, Attempt)
    sheet = offer_of(game).load().filled(PAPERS["a4"], {}, ["Léa"], state.on_table())
    (file,) = write(sheet, tmp_path / "challenge.pdf")
    said = " ".join(text(file).split())
    assert "Léa 1 " in said
    assert state.challenge.name in said
    assert "Still being played" in said
    assert "Solution" not in said


def test_a_match_says_who_won_and_when(tmp_path: Path) -> None:
    given_up = Occasion(date(2026, 7, 14), Outcome((1,), Message(Source("tests", "Léa has resigned."))))
    filled = offer_of(SHELF["shapes"]).load().filled
    for occasion, result, day in ((given_up, "Tom wins", "July"), (Occasion(), "Still being played", "Date:")):
        (file,) = write(
            filled(PAPERS["a4"], {}, ["Léa", "Tom"], running("shapes"), (), occasion), tmp_path / "match.pdf"
        )
        said = text(file)
        assert result in said
        assert day in said
    sheet = spoken_in("fr", lambda: filled(PAPERS["a4"], {}, ["Léa", "Tom"], running("shapes"), (), given_up))
    (file,) = write(sheet, tmp_path / "match.pdf")
    assert "juillet 2026" in text(file)


def test_a_running_match_of_the_crossword_shows_only_what_is_found(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", MATCH), tmp_path / "match.pdf")
    state = running("crossword")
    for page, sheet in enumerate(state.sheets, start=1):
        letters = [word.text for word in words(file, page) if re.fullmatch("[A-Z]", word.text)]
        assert len(letters) == sheet.found.bit_count()


# What pages look like

SEEN = (
    ("symbols", RULES, 0),
    ("symbols", KIT, 0),
    ("bigbang", RULES, 0),
    ("bigbang", KIT, 0),
    ("crossword", KIT, 2),
    ("crossword", MATCH, 0),
    ("cube", RULES, 0),
    ("cube", BOOKLET, 0),
    ("cube", KIT, 0),
    ("shapes", KIT, 1),
)
"""Ten pages that are kept as pictures. After a change that is meant, `LUDOGITE_KEEP_PAGES=1` keeps them anew."""


@pytest.mark.parametrize(("game", "what", "page"), SEEN)
def test_a_page_looks_as_it_did(game: str, what: str, page: int) -> None:
    kept = Path(__file__).parents[1] / "data" / "pages" / f"{game}-{what}-{page + 1}.png"
    now = picture(sheet_of(game, what), page, 420).convertToFormat(QImage.Format.Format_Grayscale8)
    if os.environ.get("LUDOGITE_KEEP_PAGES"):
        now.save(str(kept))
    one, other = (_small(image) for image in (QImage(str(kept)), now))
    far = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
        for x in range(one.width())
        for y in range(one.height())
    )
    assert far <= 0.005 * one.width() * one.height()


def _small(image: QImage) -> QImage:
    """Small enough for letters to be grey: how they are smoothed does not matter."""
    return image.scaled(105, 148, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
