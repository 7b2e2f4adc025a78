"""Everything that is printed: each game, each kind, both papers and both languages."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Mapping
from datetime import date
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from ludogite.content.challenges import shipped as shipped_challenges
from ludogite.content.own_words import add_own_words, remove_own_words
from ludogite.content.words import HEADER
from ludogite.message import Message, Source
from ludogite.rules.crossword.match import Race
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.game import Option, Outcome
from ludogite.rules.shelf import SHELF
from ludogite.sheets import holiday
from ludogite.sheets.crossword.puzzles import make_crossword
from ludogite.sheets.offers import (
    BLANK,
    BOOKLET,
    HOLIDAY_OPTIONS,
    KIT,
    MATCH,
    RULES,
    CannotPrint,
    default_of,
    games_with_sheet,
    offer_of,
)
from ludogite.sheets.sheet import MARGIN, NO_OCCASION, PAPERS, MatchOnPaper, Occasion, Sheet, picture, spoken_in, write
from tests.sheets.printed import pages_of, running, sheet_of
from tests.support.kinds import as_a
from tests.support.paper import embedded_fonts, has_pictures, page_count, page_size, text, words
from tests.support.pixels import greys

pytestmark = pytest.mark.usefixtures("language")

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
    ("bigbang", KIT): ("Cross out what you turn", "Chaque joueur barre"),
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


def test_every_game_and_kind_is_tested() -> None:
    kinds = (BLANK, MATCH, KIT, BOOKLET, RULES)
    offers = {game.id: offer_of(game) for game in games_with_sheet() if not game.part_of}
    there = {(id, kind) for id, offer in offers.items() for kind in kinds if offer.options(kind) is not None}
    assert there == set(SAID)


@pytest.mark.parametrize(("paper", "spoken"), [("a4", "fr"), ("letter", "en")])
@pytest.mark.parametrize(("game", "what"), SAID)
def test_what_is_said_on_it(tmp_path: Path, game: str, what: str, paper: str, spoken: str) -> None:
    """Its words can be read out of the file, the fonts are in it, and there is no picture of dots."""
    sheet, n = sheet_of(game, what, paper, spoken), ("en", "fr").index(spoken)
    (file,) = write(sheet, tmp_path / "sheet.pdf")
    said = [" ".join(page.replace("\N{NO-BREAK SPACE}", " ").split()) for page in pages_of(file)]
    assert SAID[game, what][n].casefold() in " ".join(said).casefold()
    assert SAID[game, what][1 - n] not in " ".join(said) or SAID[game, what][1 - n] == SAID[game, what][n]
    assert TITLES[game][n].casefold() in " ".join(said).casefold() or (game, what) in UNTITLED
    assert "…" not in " ".join(said) or game == "crossword", "nothing is cut off; clues may have some"
    assert page_size(file) == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.3)
    assert len(said) == len(sheet.pages)
    if (game, what) not in WHOLE:
        for number, page in enumerate(said, start=1):
            foot = page[page.rindex("Ludogîte") :]
            assert len(said) == 1 or re.search(rf"\b{number} ?/ ?{len(said)}$", foot), "the foot of each page"
    assert embedded_fonts(file) <= {"Inter", "Vollkorn"}
    assert not has_pictures(file)
    check_type(file)


def check_type(file: Path) -> None:
    """Nothing is too small to be read."""
    small = [word for page in range(page_count(file)) for word in words(file, page + 1) if word.points < 6.99]
    assert not small


@pytest.mark.parametrize("game", ["symbols", "bigbang", "shapes", "crossword"])
def test_a_page_that_is_cut_up_says_to_print_it_on_one_side(tmp_path: Path, game: str) -> None:
    for language, said in (("en", "Print this page on one side only"), ("fr", "Imprime cette page au recto seul")):
        (file,) = write(sheet_of(game, KIT, language=language), tmp_path / "kit.pdf")
        assert said in pages_of(file)[-1].replace("\N{NO-BREAK SPACE}", " ")


WHOLE = {(game, what) for game in ("symbols", "bigbang") for what in (BLANK, MATCH)}
"""Pads leave no place for a foot."""
UNTITLED = {("symbols", KIT), ("crossword", BOOKLET)}
"""Dice and plain crosswords, which are not of one game alone."""


@pytest.mark.parametrize(("spoken", "result", "month"), [("en", "Tom wins", "July"), ("fr", "Tom gagne", "juillet")])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", TITLES)
def test_a_finished_match_says_who_played_who_won_and_when(
    tmp_path: Path, game: str, paper: str, spoken: str, result: str, month: str
) -> None:
    given_up = Occasion(date(2026, 7, 14), Outcome((1,), Message(Source("tests", "Léa has resigned."))))
    (file,) = write(sheet_of(game, MATCH, paper, spoken, given_up), tmp_path / "match.pdf")
    said = " ".join(text(file).split())
    for word in ("Léa", "Tom", result, month, "2026"):
        assert word in said
    assert SAID[game, MATCH][("en", "fr").index(spoken)] not in said


PER_MILLIMETRE = 4


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "what"), SAID)
def test_nothing_is_drawn_outside_the_margins_and_all_in_black_and_grey(game: str, what: str, paper: str) -> None:
    """Not even a faint line for the knife."""
    options = {option.name: option for option in offer_of(SHELF[game]).options(what) or ()}
    per_page = options.get("per-page")
    layouts = [choice.value for choice in per_page.choices] if isinstance(per_page, Option) else [""]
    for language, layout in product(("en", "fr"), layouts):
        check_margins(sheet_of(game, what, paper, language, NO_OCCASION, **{"per-page": layout}))


def check_margins(sheet: Sheet) -> None:
    for page in range(len(sheet.pages)):
        image = picture(sheet, page, round(PER_MILLIMETRE * sheet.paper.width))
        assert image.allGray()
        grey, edge = greys(image), int(PER_MILLIMETRE * MARGIN)
        inner = grey[edge:-edge, edge:-edge]
        assert inner.min() < 50
        inner[:] = 255
        assert grey.min() > 245, page + 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["symbols", "bigbang", "cube"])
def test_pads_are_small_files_that_can_be_read(tmp_path: Path, game: str, paper: str) -> None:
    for each, language in product("248" if game == "symbols" else "24", ("en", "fr")):
        (pad,) = write(sheet_of(game, BLANK, paper, language, NO_OCCASION, **{"per-page": each}), tmp_path / "pad.pdf")
        assert pad.stat().st_size < 100_000
        check_type(pad)
        assert "…" not in text(pad)


def test_the_longest_booklets_are_small_files_too(tmp_path: Path) -> None:
    """Of crosswords a few pages are measured; each further one adds less, for the fonts are there already."""
    (cubes,) = write(sheet_of("cube", BOOKLET, level="wizard", to="80"), tmp_path / "cubes.pdf")
    assert 40 * cubes.stat().st_size / 23 < 2_000_000, "it has 23 pages"
    sheet = sheet_of("crossword", BOOKLET, level="hard", count="4")
    (crosswords,) = write(sheet, tmp_path / "crosswords.pdf")
    assert 40 * crosswords.stat().st_size / len(sheet.pages) < 2_000_000


@pytest.mark.parametrize("game", TITLES)
def test_rules_are_one_page_or_two_and_say_nothing_of_the_screen(tmp_path: Path, game: str) -> None:
    for language, on_screen in (("en", "On this screen"), ("fr", "Sur cet écran")):
        sheet = sheet_of(game, RULES, language=language)
        assert len(sheet.pages) in (1, 2)
        (file,) = write(sheet, tmp_path / "rules.pdf")
        assert on_screen not in text(file)
        sizes = Counter(round(word.points, 1) for page in range(len(sheet.pages)) for word in words(file, page + 1))
        assert sizes.most_common(1)[0][0] == 10, "points, whatever the game"


# Booklets


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_clue_comes_twice_in_a_booklet_of_ten_crosswords(language: str) -> None:
    clues = [clue for n in range(10) for clue in make_crossword(language, "medium", 1, n).clues]
    assert len(set(clues)) == len(clues)


def test_a_booklet_of_crosswords_has_all_clues_and_its_solutions_at_the_end(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", BOOKLET, level="easy", count="3", seed="7"), tmp_path / "booklet.pdf")
    grids = [make_crossword("en", "easy", 7, n) for n in range(3)]
    pages = [" ".join(page.split()) for page in pages_of(file)]
    assert len(pages) == 4
    for n, grid in enumerate(grids):
        clues = {clue.split()[0] for clue in grid.clues}
        assert all(clue in pages[1 + n // 2] for clue in clues)
    for page in (2, 3):
        assert not [word for word in words(file, page) if re.fullmatch("[A-Z]", word.text) and word.x < 90]
    letters = [word.text for word in words(file, 4) if re.fullmatch("[A-Z]+", word.text)]
    assert sorted("".join(letters)) == sorted("".join(grid.letters for grid in grids).replace("#", ""))


def test_a_booklet_of_ones_own_words_says_which_are_not_in_it(tmp_path: Path) -> None:
    def booklet() -> Sheet:
        return sheet_of("crossword", BOOKLET, words="own", level="easy", count="1", seed="7")

    with pytest.raises(CannotPrint, match="Add a word file in the settings"):
        booklet()
    names = ["CAT", "TEA", "NIGHT", *(7 * letter for letter in "JKQVWXYZ")]
    lines = [f"{name}\t{name.lower()}\t1\t\tOurs: {n}" for n, name in enumerate(names)]
    file = tmp_path / "mine.tsv"
    file.write_text("\n".join(["\t".join(HEADER), *lines]), encoding="utf-8")
    add_own_words(file, "en")
    (file,) = write(booklet(), tmp_path / "booklet.pdf")
    remove_own_words("en")
    _, crossword, _, last = (" ".join(page.split()) for page in pages_of(file))
    assert "Ours: " in crossword
    assert "Your own words: only " in last
    left_out = last.partition("did not fit: ")[2]
    assert sum(name.lower() in left_out for name in names) == len(names) - crossword.count("Ours: ") > 0


def test_a_booklet_of_challenges_tells_a_building_order(tmp_path: Path) -> None:
    (file,) = write(
        sheet_of("cube", BOOKLET, occasion=NO_OCCASION, **{"level": "starter", "from": "2", "to": "3"}),
        tmp_path / "b.pdf",
    )
    cover, first, solutions = (" ".join(page.split()) for page in pages_of(file))
    assert re.search(r"Cube challenges 2 Solutions 3", cover)
    assert "Starter 1" not in first
    assert "Starter 2" in first
    assert "the red" not in first
    of_level = [each for each in shipped_challenges() if each.challenge.level == "starter"]
    for each in of_level[1:3]:
        assert len(each.order) == 3
        assert all(placement in PLACEMENTS for placement in each.order)
    assert solutions.count("the red") == sum(len(each.order) for each in of_level[1:3])


def test_a_holiday_booklet_has_pages_of_all_games_and_their_solutions_at_the_end(tmp_path: Path) -> None:
    chosen = {option.name: default_of(option) for option in HOLIDAY_OPTIONS} | {"crosswords": "2", "challenges": "3"}
    sheet = spoken_in("en", lambda: holiday.make(PAPERS["a4"], chosen))
    check_margins(sheet)
    (file,) = write(sheet, tmp_path / "holiday.pdf")
    check_type(file)
    cover, *pages = (" ".join(page.split()) for page in pages_of(file))
    chapters = re.findall(r"(Crosswords|Cube challenges|Four Shapes|Big Bang|Score sheets|Solutions) (\d+)", cover)
    assert [title for title, _ in chapters] == [
        "Crosswords", "Cube challenges", "Big Bang", "Four Shapes", "Score sheets", "Solutions",
    ]  # fmt: skip
    for title, number in chapters:
        assert title == "Score sheets" or pages[int(number) - 2].startswith(title)
    last = int(chapters[-1][1]) - 2
    assert not [page for page in pages[:last] if "Solutions" in page]
    assert all(page.startswith("Solutions") for page in pages[last:])
    assert "Four Shapes 4" in pages[-1]
    assert "Big Bang 4" in pages[-1]


def test_of_a_holiday_booklet_anything_may_be_left_out(tmp_path: Path) -> None:
    nothing = {option.name: "0" for option in HOLIDAY_OPTIONS} | {"level": "easy", "puzzles": "2"}
    sheet = spoken_in("en", lambda: holiday.make(PAPERS["letter"], nothing))
    (file,) = write(sheet, tmp_path / "holiday.pdf")
    assert len(pages_of(file)) == 4
    assert "Crosswords" not in text(file)


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
    sheet = offer_of(game).make_match(PAPERS["a4"], {}, MatchOnPaper(["Léa"], state.on_table()))
    (file,) = write(sheet, tmp_path / "challenge.pdf")
    said = " ".join(text(file).split())
    assert "Léa 1 " in said
    assert state.challenge.name in said
    assert "Still being played" in said
    assert "Solution" not in said


def test_a_day_that_is_not_known_may_be_written(tmp_path: Path) -> None:
    (file,) = write(sheet_of("shapes", MATCH), tmp_path / "match.pdf")
    assert "Date: ____" in text(file)


def test_a_running_match_of_the_crossword_shows_only_what_is_found(tmp_path: Path) -> None:
    (file,) = write(sheet_of("crossword", MATCH), tmp_path / "match.pdf")
    state = running("crossword")
    for page, sheet in enumerate(as_a(Race, state).sheets, start=1):
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
    ("cube", BOOKLET, 1),
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
    far = (abs(greys(one) - greys(other)) > 40).sum()
    assert far <= 0.005 * one.width() * one.height()


def _small(image: QImage) -> QImage:
    """Small enough for letters to be grey: how they are smoothed does not matter."""
    return image.scaled(105, 148, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
