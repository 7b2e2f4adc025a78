"""The board of Crossword Track under the hands of somebody in a hurry, who clicks twice, changes his mind, or uses a
real die; and the sentence at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.settings import LANGUAGE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword import board as board_module
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.cells import card_text
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.end_cards import bill_card
from ludogite.ui.games.crossword.view.values import ClueCard, ThrowCard
from ludogite.ui.look import picture_cache
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.crossword import (
    OPENING,
    answer_of,
    begin,
    board_of,
    click_at,
    click_letters,
    click_square,
    click_thing,
    moves_made,
    press,
    race_of,
    to_question,
    type_text,
)
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT, PEOPLE, page_of

CORNER = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2")
"""Léa stands in a corner."""


def clue(board: CrosswordBoard) -> ClueCard:
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    return card


def test_alone_a_real_die_is_entered_after_an_answer(app: Application) -> None:
    page = begin(app, "roll 6", "answer ARSENE", seats=PEOPLE[:1], real_dice=True)
    card = card_of(board_of(page).position)
    assert isinstance(card, ThrowCard)
    assert card.enters_dice
    assert card.verdict is not None
    click_thing(board_of(page), "face 2")
    assert moves_made(page)[-1] == "roll 2"


def test_a_real_die_is_entered_while_the_points_fly(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6", real_dice=True)
    board = board_of(page)
    board.set_animated(True)
    play_text(page.match, "answer ARSENE")
    assert board.is_busy()
    QTest.keyClicks(board, "4")
    assert moves_made(page)[-1] == "roll 4"


def test_digits_and_a_space_are_clicked_for_an_answer_to_a_question(app: Application) -> None:
    board = board_of(to_question(app, level="medium"))
    click_thing(board, "keyboard")
    click_letters(board, "LE 14 JUILLET")
    assert board.hand.typed == "Le 14 juillet"
    click_thing(board, "erase")
    assert board.hand.typed == "Le 14 juille"


def test_a_word_needs_no_digits(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    click_thing(board, "keyboard")
    assert board.cells.thing_place("letter 7").isEmpty()
    assert board.cells.thing_place("space").isEmpty()


def test_a_double_click_opens_the_letters_once(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    place = board.cells.thing_place("keyboard").center().toPoint()
    QTest.mouseClick(board, LEFT, pos=place)
    QTest.mouseDClick(board, LEFT, pos=place)
    assert board.position.has_open_tray


def test_letters_that_are_clicked_fast_are_all_written(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    click_thing(board, "keyboard")
    place = board.cells.thing_place("letter S").center().toPoint()
    QTest.mouseClick(board, LEFT, pos=place)
    QTest.mouseDClick(board, LEFT, pos=place)
    QTest.mouseRelease(board, LEFT, pos=place)
    assert [letter.text for letter in clue(board).letters][:3] == ["S", "S", ""]


def test_with_the_letters_open_the_covered_board_is_not_clicked(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    click_thing(board, "keyboard")
    layout = board.view.layout
    assert layout.small is not None
    for y in range(int(layout.card.bottom()), board.height()):
        QTest.mouseClick(board, LEFT, pos=QPoint(int(layout.small.area.right()) - 3, y))
    assert board.hand.looked_at is None


def test_escape_puts_a_dragged_pawn_back(app: Application) -> None:
    page = begin(app, *CORNER)
    board, place = board_of(page), board_of(page).view.layout.large
    end = place.square_place("R4").center()
    QTest.mousePress(board, LEFT, pos=place.pawn_place("TR").center().toPoint())
    move_mouse(board, end, LEFT)
    press(board, Qt.Key.Key_Escape)
    assert board.position.dragged is None
    QTest.mouseRelease(board, LEFT, pos=end.toPoint())
    assert race_of(page).phase == "go"


def test_a_pawn_is_not_dragged_to_the_other_board(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    place = board.view.layout.large
    QTest.mousePress(board, LEFT, pos=place.pawn_place("TR").center().toPoint())
    move_mouse(board, place.square_place("R4").center(), LEFT)
    press(board, Qt.Key.Key_F2)
    QTest.mouseRelease(board, LEFT, pos=place.square_place("R4").center().toPoint())
    assert moves_made(page)[-1] == "roll 2"
    assert board.position.dragged is None


def test_a_square_behind_the_pawn_is_clicked(app: Application) -> None:
    """The pawn does not reach into the square before it."""
    page = begin(app, *CORNER, "go R6", "pass", "roll 1", "pass", "roll 5")
    board, place = board_of(page), board_of(page).view.layout.large
    assert (race_of(page).phase, race_of(page).sheet.pawn) == ("go", "BR")
    edge = place.square_place("R10")
    assert edge.intersected(place.pawn_place("BR")).isEmpty()
    QTest.mouseClick(board, LEFT, pos=QPoint(round(edge.center().x()), round(edge.bottom() - 3)))
    assert moves_made(page)[-1] == "go R10"


def test_a_click_on_the_pawn_itself_goes_nowhere(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    click_square(board, "TR")
    assert race_of(page).phase == "go"


@pytest.mark.parametrize("way", ["arrow", "name"])
def test_choosing_by_keys_leads_back_from_the_opponents_board(app: Application, way: str) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    press(board, Qt.Key.Key_F2)
    assert board.position.large == 1
    if way == "arrow":
        press(board, Qt.Key.Key_Right)
    else:
        type_text(board, "R4")
    assert board.position.large == 0
    assert board.hand.aimed is not None


def test_the_result_is_one_sentence(app: Application) -> None:
    page = begin(app, *OPENING, length="short")
    while page.match.outcome is None:
        state = race_of(page)
        move = {"clue": "pass", "question": "question wrong", "go": "go R4", "roll": "roll 1"}[state.phase]
        is_first = state.turn == 0 and state.phase == "clue" and not state.scores[0]
        play_text(page.match, f"answer {answer_of(page)}" if is_first else move)
    assert page.status.text() == f"Léa wins {race_of(page).scores[0]}–0!"
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert " ".join(page.status.text().split()) == f"Léa gagne, {race_of(page).scores[0]} à 0 !"


def test_who_gives_up_is_named_and_no_score(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6", "answer ARSENE")
    page.match.resign(0)
    assert page.status.text() == "Tom wins. Léa resigned."


def test_one_letter_that_is_not_found_is_one(app: Application) -> None:
    race = race_of(begin(app, *OPENING))
    sheet = race.sheets[1]
    first = sheet.grid.white & -sheet.grid.white
    almost = replace(race, sheets=(race.sheets[0], replace(sheet, found=sheet.grid.white & ~first)))
    for language, text in (("en", "1 letter not found it is hatched"), ("fr", "1 lettre non trouvée hachurée dans")):
        app.choose(LANGUAGE, language)
        row = bill_card(almost, PEOPLE, 1, None).last
        assert row is not None
        assert f"{row.text} {row.note}".replace("\xa0", " ").startswith(text)


@pytest.fixture
def in_steps() -> Iterator[None]:
    picture_cache.set_steps(True)
    yield
    picture_cache.set_steps(False)


@pytest.mark.usefixtures("in_steps")
def test_after_a_change_of_size_or_theme_all_is_painted_in_the_end(app: Application, qtbot: QtBot) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    still = board.view.picture

    def is_done() -> bool:
        return not still.is_behind and not still._steps.is_going and still._painted is not None

    qtbot.waitUntil(is_done)
    changes: tuple[Callable[[], object], ...] = (
        lambda: app.window.resize(1100, 760),
        lambda: app.choose(THEME, "dark"),
    )
    for change in changes:
        with qtbot.waitSignal(still._next_turn.timeout):
            change()
        qtbot.waitUntil(is_done)
        seen = board.grab().toImage()
        still._painted = None
        picture_cache.set_steps(False)
        assert board.grab().toImage() == seen
        picture_cache.set_steps(True)


# In the middle of something


def resumed(app: Application, page: MatchPage) -> MatchPage:
    """The match is left, and taken up again."""
    id = page.match.id
    app.window.show_home()
    assert id is not None
    app.matches.resume(id)
    return page_of(app)


def test_another_language_and_theme_in_the_middle_of_a_word(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6")
    board = board_of(page)
    type_text(board, "ARS")
    click_thing(board, "keyboard")
    app.choose(LANGUAGE, "fr")
    app.choose(THEME, "dark")
    QApplication.processEvents()
    assert board_of(page_of(app)).hand.pencil.word == "ARS..."
    assert board_of(page_of(app)).position.has_open_tray
    assert "6 lettres" in card_text(board_of(page_of(app)).position)


def test_a_match_is_resumed_in_the_middle_of_a_choice(app: Application) -> None:
    page = begin(app, *CORNER)
    type_text(board_of(page), "R4")
    board = board_of(resumed(app, page))
    assert board.hand.aimed == "R4"
    press(board, Qt.Key.Key_Escape)
    assert board.hand.aimed is None


def test_a_match_is_resumed_in_the_middle_of_a_question(app: Application) -> None:
    page = to_question(app, level="medium")
    asked = board_of(page).position.question
    type_text(board_of(page), "le Rh")
    board = board_of(resumed(app, page))
    assert (board.position.question, board.hand.typed) == (asked, "le Rh")


def test_whatever_is_typed_while_the_computer_plays_is_lost(app: Application, qtbot: QtBot) -> None:
    page = begin(app, *OPENING, "roll 6", "answer ARSENE", seats=(PEOPLE[0], Seat("Computer", level="easy")))
    board = board_of(page)
    board.set_animated(True)
    while page.shown.actor() != 0:
        type_text(board, "ab4")
        press(board, Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_F4)
        qtbot.wait(20)
    assert race_of(page).phase == "roll"
    assert (race_of(page).turns, board.hand.message) == ((1, 1), None)


def test_nobody_passes_while_the_pawn_still_walks(app: Application) -> None:
    """A click means what is seen under it, and the clue is not seen yet."""
    hurries: tuple[Callable[[CrosswordBoard], object], ...] = (
        lambda board: click_at(board, board.view.layout.pass_button),
        lambda board: press(board, Qt.Key.Key_F4),
    )
    for hurry in hurries:
        page = begin(app, *OPENING)
        board = board_of(page)
        board.set_animated(True)
        click_thing(board, "die")
        assert board.position.arrival
        hurry(board)
        assert not board.position.arrival
        assert race_of(page).phase == "clue"
        hurry(board)
        assert moves_made(page)[-1] == "pass"


def test_letters_that_are_typed_while_the_pawn_still_walks_are_written(app: Application) -> None:
    page = begin(app, *OPENING)
    board = board_of(page)
    board.set_animated(True)
    press(board, Qt.Key.Key_Space)
    assert board.position.arrival
    type_text(board, "ab")
    assert board.hand.pencil.word.startswith("AB")


def test_what_is_asked_is_read_out_when_the_pawn_has_arrived(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader reads the card that lies there then, not the one of the throw."""
    page = begin(app, *OPENING)
    board = board_of(page)
    board.set_animated(True)
    board.setFocus()
    heard = list[str]()
    monkeypatch.setattr(board_module, "announce", lambda board, cell: heard.append(board.cell_name(cell)))
    press(board, Qt.Key.Key_Space)
    assert board.position.arrival
    assert heard == []
    board.motion.skip()
    race = race_of(page)
    assert race.asked is not None
    assert [race.sheet.grid.clues[race.asked].split(" (")[0] in said for said in heard] == [True]
