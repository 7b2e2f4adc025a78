"""Sheets of Big Bang as they come out of a printer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from ludogite.match.library.earlier import Earlier
from ludogite.rules.bigbang import Boards
from ludogite.rules.shelf import SHELF
from ludogite.sheets.bigbang import OFFER
from ludogite.sheets.bigbang.drawing import blank, filled
from ludogite.sheets.sheet import PAPERS, MatchOnPaper, Sheet, write
from ludogite.ui.look.language import Language
from tests.support.bigbang_reader import MARGIN, NUMBERS, Reader
from tests.support.paper import (
    embedded_fonts,
    has_pictures,
    page_count,
    page_size,
    rendered,
    text,
    text_as_drawn,
    words,
)
from tests.support.pixels import greys

GAME = SHELF["bigbang"]
LAYOUTS = [(paper, each) for paper in PAPERS for each in "24"]

pytestmark = pytest.mark.usefixtures("language")


def pad(paper: str = "a4", each: str = "2") -> Sheet:
    return blank(PAPERS[paper], {"per-page": each})


def state_after(
    finished: tuple[tuple[int, ...], ...], rolls: int = 0, seats: int = 2, winner: str = "points"
) -> Boards:
    options = {"winner": winner}
    state = GAME.start(seats, options, GAME.draw_setup(seats, options, 5))
    assert isinstance(state, Boards)
    return replace(state, finished=finished, rolls=rolls)


def played(state: Boards, *names: str, each: str = "2", earlier: Sequence[Earlier] = ()) -> Sheet:
    return filled(PAPERS["a4"], {"per-page": each}, MatchOnPaper(names, state.on_table(), earlier))


def before(*finished: tuple[int, ...], seats: tuple[int, ...] = (0, 1), rolls: int = 0) -> Earlier:
    """A match that ended like that."""
    return Earlier(state_after(finished, rolls, len(seats)).on_table(), seats)


def printed(sheet: Sheet, folder: Path) -> Path:
    return write(sheet, folder / "sheet.pdf")[0]


@pytest.mark.parametrize(("paper", "each"), LAYOUTS)
def test_a_pad_has_nineteen_numbered_lines_and_a_total_on_each_sheet(tmp_path: Path, paper: str, each: str) -> None:
    file = printed(pad(paper, each), tmp_path)
    reader = Reader(file, each)
    assert page_count(file) == 1
    assert sorted(reader.lines, key=reader.lines.__getitem__) == NUMBERS
    steps = {round(low - high, 1) for high, low in pairwise(reader.lines[number] for number in NUMBERS[:-1])}
    assert min(steps) > 4.6, "enough for a pencil"
    assert max(steps) - min(steps) < 0.3
    assert all(reader.line(number) == [] for number in NUMBERS)
    written = text_as_drawn(file)
    for word, times in (("Big Bang", 1), ("Score sheet", 1), ("Name", 2), ("Round 1", 2), ("Round 2", 2), ("*", 1)):
        assert written.count(word) == times * int(each), word


def test_two_players_have_two_rounds_each_on_a_line(tmp_path: Path) -> None:
    reader = Reader(printed(played(state_after(((0, 90), (37, 0))), "Léa", "Tom"), tmp_path))
    assert reader.line("1") == [(0, "0"), (1, "37"), (2, "90"), (3, "0")]
    assert all(reader.line(number) == [] for number in NUMBERS[1:])
    rounds = [word for word in reader.words if word.text == "Round"]
    assert sorted(reader.column(word) for word in rounds) == [0, 1, 2, 3]
    middle = (reader.left + reader.right) / 2
    assert reader.left < reader.place("Léa")[-1] < middle < reader.place("Tom")[0]


@pytest.mark.parametrize("winner", ["points", "rounds"])
def test_a_round_that_is_still_played_is_left_open(tmp_path: Path, winner: str) -> None:
    first = Reader(printed(played(state_after(((90, 0),), winner=winner), "Léa", "Tom"), tmp_path))
    assert first.line("1") == [(0, "90"), (2, "0")]
    begun = Reader(printed(played(state_after((), rolls=7), "Léa", "Tom"), tmp_path))
    assert begun.line("1") == []
    assert begun.place("Tom")


def test_alone_the_rolls_are_written_once_the_board_is_clear(tmp_path: Path) -> None:
    file = printed(played(state_after(((0,),), rolls=14, seats=1), "Léa"), tmp_path)
    assert Reader(file).line("1") == [(0, "14")]
    assert "Rolls to clear the board" in text(file)
    for of_two in ("Round", "Penalty", "Points lost"):
        assert of_two not in text(file)
    running = printed(played(state_after((), rolls=14, seats=1), "Léa"), tmp_path)
    assert Reader(running).line("1") == []


@pytest.mark.parametrize("each", ["2", "4"])
def test_earlier_matches_of_the_players_come_first_with_running_totals(tmp_path: Path, each: str) -> None:
    """In the second match Tom sat in the first seat; in the third he resigned in round 2."""
    earlier = [before((0, 90), (37, 0)), before((5, 0), (0, 61), seats=(1, 0)), before((0, 12))]
    now = state_after(((44, 0), (0, 8)))
    file = printed(played(now, "Léa", "Tom", each=each, earlier=earlier), tmp_path)
    assert page_count(file) == 1
    reader = Reader(file, each)
    assert reader.line("1") == [(0, "0"), (1, "37"), (1, "37"), (2, "90"), (3, "0"), (3, "90")]
    assert reader.line("2") == [(0, "0"), (1, "61"), (1, "98"), (2, "5"), (3, "0"), (3, "95")]
    assert reader.line("3") == [(0, "0"), (1, "98"), (2, "12"), (3, "107")]
    assert reader.line("4") == [(0, "44"), (1, "0"), (1, "142"), (2, "0"), (3, "8"), (3, "115")]
    assert reader.line("*") == [(0, "44"), (1, "98"), (1, "142"), (2, "107"), (3, "8"), (3, "115")]
    assert all(reader.line(str(number)) == [] for number in range(5, 20))


def test_a_match_in_which_no_round_is_over_leaves_its_line_to_be_written(tmp_path: Path) -> None:
    earlier = [before((0, 90), (37, 0)), before()]
    reader = Reader(printed(played(state_after((), rolls=7), "Léa", "Tom", earlier=earlier), tmp_path))
    assert reader.line("1") == [(0, "0"), (1, "37"), (2, "90"), (3, "0")]
    assert all(reader.line(number) == [] for number in NUMBERS[1:])


def test_more_than_nineteen_matches_go_on_on_another_sheet(tmp_path: Path) -> None:
    earlier = [before((0, 10), (7, 0)) for _ in range(20)]
    file = printed(played(state_after(((0, 30), (1, 0))), "Léa", "Tom", earlier=earlier), tmp_path)
    assert page_count(file) == 1
    first = Reader(file)
    assert first.line("*") == [(0, "0"), (1, "133"), (1, "133"), (2, "190"), (3, "0"), (3, "190")]
    middle = page_size(file)[0] / 2
    right = [word.text for word in words(file) if word.x > middle]
    assert right.count("141") == 3, "the last line, and both on the total line"
    assert right.count("230") == 3
    many = played(state_after(()), "Léa", "Tom", earlier=[before((0, 10), (7, 0)) for _ in range(39)])
    assert page_count(printed(many, tmp_path)) == 2


def test_alone_each_game_has_a_box(tmp_path: Path) -> None:
    earlier = [before((0,), seats=(0,), rolls=rolls) for rolls in (15, 16, 17, 18, 19)]
    reader = Reader(printed(played(state_after(((0,),), rolls=14, seats=1), "Léa", earlier=earlier), tmp_path))
    assert reader.line("1") == [(0, "15"), (1, "16"), (2, "17"), (3, "18")]
    assert reader.line("2") == [(0, "19"), (1, "14")]
    assert reader.line("*") == []


@pytest.mark.parametrize("each", ["2", "4"])
def test_the_other_sheets_of_the_page_have_the_names_and_are_there_to_play_on(tmp_path: Path, each: str) -> None:
    file = printed(played(state_after(((0, 93), (37, 0))), "Léa", "Tom", each=each), tmp_path)
    seen = [word.text for word in words(file)]
    assert (seen.count("Léa"), seen.count("Tom"), seen.count("Name")) == (int(each) + 1, int(each), 0)
    assert "Léa wins" in text(file), "37 points lost are less than 93"
    assert (seen.count("93"), seen.count("37")) == (1, 1)


def test_a_large_sheet_reminds_of_the_bonuses_and_the_malus(tmp_path: Path) -> None:
    large, small = text(printed(pad(each="2"), tmp_path)), text(printed(pad(each="4"), tmp_path))
    for name in ("Double", "5 + 1 bonus", "Star bonus", "Penalty"):
        assert large.count(name) == 2
        assert name not in small
    assert "25 for a star" in large
    assert "25 for a star" in small


@pytest.mark.parametrize("paper", PAPERS)
def test_a_french_sheet_has_the_words_of_the_french_game(tmp_path: Path, paper: str, language: Language) -> None:
    language.use("fr")
    written = text(printed(pad(paper), tmp_path))
    for name in ("Feuille de score", "Nom", "Manche 1", "Manche 2", "Bonus 5 + 1", "Bonus étoile", "Malus"):
        assert name in written.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
    assert "Points perdus" in written
    assert not {"Name", "Round", "bonus,", "star", "token"} & set(written.split())
    alone = text(printed(played(state_after((), seats=1), "Léa"), tmp_path))
    assert "Lancers pour vider le plateau" in alone


def test_long_names_stay_in_their_columns(tmp_path: Path) -> None:
    long = "Maximilien-Alexandre " * 9
    reader = Reader(printed(played(state_after(()), long, "Tom"), tmp_path))
    parts = [word for word in reader.words if word.text.startswith("Maximilien")]
    assert parts
    assert max(word.right for word in parts) < (reader.left + reader.right) / 2


@pytest.mark.linux("poppler, which draws a page of a PDF")
@pytest.mark.parametrize(("paper", "each"), LAYOUTS)
def test_printers_that_leave_the_edges_white_lose_nothing(tmp_path: Path, paper: str, each: str) -> None:
    page = rendered(printed(pad(paper, each), tmp_path), 100)
    edge = int(MARGIN * 100 / 25.4) - 2
    width, height = page.width(), page.height()
    for x, y, w, h in ((0, 0, width, edge), (0, height - edge, width, edge), (0, 0, edge, height)):
        strip = page.copy(x, y, w, h)
        assert greys(strip).min() > 150, "only the faint lines for the knife go to the edge"


def test_everything_is_lines_and_type_that_the_file_brings_along(tmp_path: Path) -> None:
    file = printed(pad(), tmp_path)
    assert embedded_fonts(file) == {"Inter", "Vollkorn"}
    assert not has_pictures(file)


def test_what_is_offered_is_what_can_be_drawn() -> None:
    assert GAME.title == pad().title
    assert OFFER.pad == OFFER.match
    assert OFFER.pad
    for choice in OFFER.pad[0].choices:
        assert len(pad(each=choice.value).pages) == 1
