"""The plate over the board at the end of a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.rules.cube.challenge import Place
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.base.board import Board
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.match.ending.curtain import CONFETTI_FROM, END, PLATE_FROM
from ludogite.ui.match.ending.plate import EndingPlate
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.statistics.page import StatisticsPage
from ludogite.ui.widgets.elided import ElidedLabel
from tests.support.moves import play_text
from tests.support.ui.matches import LEFT, PEOPLE, begin, page_of, press_again
from tests.support.ui.pace import at_leisure, in_haste
from tests.support.ui.repainting import assert_nothing_old_is_left, on_screen
from tests.tools.screens.symbols_page import finish

WON = ("Sa1", "Yb1", "Cc1", "Kd1")
"""A match of Four Shapes that the second player wins."""


@pytest.fixture(autouse=True)
def still(app: Application) -> None:
    app.choose(ANIMATIONS, "off")


def won(app: Application, *seats: Seat) -> tuple[MatchPage, EndingPlate]:
    page = begin(app, *seats)
    QApplication.processEvents()
    for move in WON:
        play_text(page.match, move)
    return page, plate_of(page)


def plate_of(page: MatchPage) -> EndingPlate:
    assert page.end.plate
    assert page.end.plate.isVisible()
    return page.end.plate


def is_open(page: MatchPage) -> bool:
    return page.end.plate is not None and page.end.plate.isVisible()


def solo(app: Application, skill: int, *, seed: int = 1, helped: bool = False) -> Match:
    config = MatchConfig(SHELF["symbols"], (Seat("Léa"),), {"scoring": "basic"}, {}, seed)
    match = app.matches.begin(config)
    assert match
    if helped:
        match.note_help(Help.HINT)
    finish(match, skill)
    return match


# What it says


def test_it_says_who_won_by_what_and_how_these_two_stand(app: Application) -> None:
    won(app, *PEOPLE)
    won(app, *PEOPLE[::-1])
    page, plate = won(app, *PEOPLE)
    assert plate.headline.text() == "Tom wins"
    assert plate.reason.text() == "Four different shapes in row 1."
    assert plate.score.text() == "2 – 1"
    assert plate.accessibleName() == ("Tom wins. Four different shapes in row 1. Tom: 2 wins, Léa: 1 win.")
    assert page.status.text() == "Tom wins. Four different shapes in row 1."
    assert not page.status.isVisible(), "the plate says it"
    page.undo_button.click()
    assert page.status.isVisible()


def test_against_the_computer_and_after_resigning_it_is_the_same(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Léa"), Seat("Computer", level="easy"))
    press_again(qtbot, page.resign_button)
    assert plate_of(page).headline.text() == "The computer wins"
    assert plate_of(page).reason.text() == "Léa resigned."


def test_the_tally_says_against_which_computer(app: Application) -> None:
    for level in ("easy", "hard"):
        _, plate = won(app, Seat("Computer", level=level), Seat("Léa"))
    assert plate.score.text() == "1 – 0", "the matches against another level are not counted"
    assert {"Léa", "Hard"} <= {label.shown_text for label in plate.findChildren(ElidedLabel) if label.isVisible()}
    assert plate.accessibleName().endswith("Léa: 1 win, Hard: 0 wins.")


def test_many_players_are_ranked_by_their_points(app: Application) -> None:
    seats = tuple(Seat(name) for name in ("Léa", "Tom", "Zoé"))
    match = app.matches.begin(MatchConfig(SHELF["symbols"], seats, {"scoring": "basic"}, {}, 3))
    assert match
    finish(match, 20)
    plate = plate_of(page_of(app))
    ending = plate._ending
    assert ending
    points = [int(points) for _, _, points in ending.ranking]
    assert points == sorted(match.state.scores or (), reverse=True)
    assert ending.ranking[0][1] in plate.headline.text()
    assert not plate.tally.isVisible()


def test_alone_it_compares_the_result_with_those_before(app: Application) -> None:
    first = solo(app, 3)
    plate = plate_of(page_of(app))
    assert plate.record.text() == "Your first result!"
    assert not plate.blocks.isVisible()
    better = solo(app, 90)
    (before,), (now,) = first.state.scores or (), better.state.scores or ()
    assert now > before
    plate = plate_of(page_of(app))
    assert plate.headline.text() in ("Could do better", "Average", "Good", "Expert", "Grandmaster")
    assert plate.reason.text() == f"{now} points"
    assert plate.record.text() == f"New record! It was {before}."
    assert plate.blocks.accessibleName() == f"Your 2 games, average: {(before + now) / 2:.1f}"
    solo(app, 3)
    assert plate_of(page_of(app)).record.text() == f"Your record: {now}"
    solo(app, 90)
    assert plate_of(page_of(app)).record.text() == "You equalled your record!"
    solo(app, 90, helped=True)
    assert plate_of(page_of(app)).record.text() == "Not counted: you had help or undid a roll."


def test_what_is_given_up_alone_has_no_record(app: Application) -> None:
    match = app.matches.begin(MatchConfig(SHELF["symbols"], (Seat("Léa"),), {"scoring": "basic"}, {}, 1))
    assert match
    match.resign(0)
    plate = plate_of(page_of(app))
    assert plate.headline.text() == "Given up"
    assert not plate.record.isVisible()


def test_a_solved_challenge_leads_to_the_next_or_to_all_of_them(app: Application, qtbot: QtBot) -> None:
    each = shipped()[0]
    setup = {"challenge": each.challenge.to_json()}
    match = app.matches.begin(MatchConfig(SHELF["challenge"], PEOPLE[:1], {}, setup, seed=1, is_coaching=True))
    assert match
    for placement in each.order:
        match.play(Place(placement.number in each.solution[1], placement))
    plate = plate_of(page_of(app))
    assert plate.headline.text() == "Solved in 0:00!"
    assert plate.again_button.text() == "Next: Starter 2"
    with at_leisure():
        qtbot.mouseClick(plate.away_button, LEFT)
    assert isinstance(app.window.page, ChallengesPage)


# What its players do


def test_play_again_is_on_the_plate_and_no_longer_beside_the_board(app: Application, qtbot: QtBot) -> None:
    page, plate = won(app)
    assert not page.action_button.isVisible()
    with at_leisure():
        qtbot.mouseClick(plate.again_button, LEFT)
    again = page_of(app)
    assert again is not page
    assert [seat.name for seat in again.match.config.seats] == ["Tom", "Léa"]
    assert again.action_button.isVisible()


def test_after_three_wins_against_a_level_it_offers_the_next_one_by_mouse_and_keys(
    app: Application, qtbot: QtBot
) -> None:
    easy = Seat("Computer", level="easy")
    for _ in range(2):
        _, plate = won(app, easy, Seat("Léa"))
        assert not plate.level_button.isVisible()
    page, plate = won(app, easy, Seat("Léa"))
    assert plate.level_button.text() == "Next: Medium"
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: plate.level_button.text() == "Suivant\N{NO-BREAK SPACE}: Moyen")
    plate.fit(288, 330)
    assert plate.level_button.isVisible(), "pictures give way to it"
    qtbot.waitUntil(plate.again_button.hasFocus)
    qtbot.keyClick(plate.again_button, Qt.Key.Key_Tab)
    qtbot.waitUntil(plate.level_button.hasFocus)
    with at_leisure():
        qtbot.keyClick(plate.level_button, Qt.Key.Key_Return)
    assert page_of(app) is not page
    assert page_of(app).match.config.seats == (Seat("Léa"), Seat("Computer", level="medium"))
    _, plate = won(app, Seat("Computer", level="medium"), Seat("Léa"))
    assert not plate.level_button.isVisible()


@pytest.mark.parametrize(("seats", "name"), [((), None), ((Seat("Léa"), Seat("Computer", "easy")), "Léa")])
def test_it_leads_to_the_statistics_of_the_game_and_back(
    app: Application, qtbot: QtBot, seats: tuple[Seat, ...], name: str | None
) -> None:
    page, _ = won(app, *seats)
    with at_leisure():
        qtbot.mouseClick(page.buttons.statistics, LEFT)
    statistics = app.window.page
    assert isinstance(statistics, StatisticsPage)
    assert (statistics.game, statistics.name) == (SHELF["shapes"], name)
    qtbot.waitUntil(lambda: statistics.is_settled, timeout=60_000)
    qtbot.mouseClick(statistics.back_button, LEFT)
    assert page_of(app) is page
    assert is_open(page)


def test_where_there_is_little_room_pictures_give_way_and_never_the_buttons(app: Application) -> None:
    _, plate = won(app)
    assert plate.rail.isVisible()
    plate.fit(288, 330)
    assert not plate.rail.isVisible()
    assert plate.again_button.isVisible()
    plate.fit(288, 900)
    assert plate.rail.isVisible()


def test_the_first_button_says_who_starts_if_there_is_room(app: Application) -> None:
    _, plate = won(app, Seat("Léa"), Seat("Tom"))
    assert plate.again_button.text() == "Play again, Tom starts"
    plate.fit(210, 900)
    assert plate.again_button.text() == "Play again,\nTom starts"
    _, plate = won(app, Seat("Léa"), Seat("Maximilien-Alexandre de Saint-Germain"))
    assert plate.again_button.text() == "Play again"


def test_it_is_used_by_keys_and_a_key_pressed_too_soon_does_nothing(app: Application, qtbot: QtBot) -> None:
    page, plate = won(app)
    qtbot.waitUntil(plate.again_button.hasFocus)
    with in_haste():
        qtbot.keyClick(plate.again_button, Qt.Key.Key_Return)
    assert app.window.page is page
    assert is_open(page)
    qtbot.keyClick(plate.again_button, Qt.Key.Key_Tab)
    qtbot.waitUntil(plate.second_button.hasFocus)
    qtbot.keyClick(plate.second_button, Qt.Key.Key_Tab)
    qtbot.waitUntil(plate.away_button.hasFocus)
    with at_leisure():
        qtbot.keyClick(plate.away_button, Qt.Key.Key_Return)
    assert app.window.home.isVisible()


def test_escape_closes_it_and_the_board_has_the_keys(app: Application, qtbot: QtBot) -> None:
    page, plate = won(app)
    qtbot.waitUntil(plate.again_button.hasFocus)
    with at_leisure():
        qtbot.keyClick(plate.again_button, Qt.Key.Key_Escape)
    assert not is_open(page)
    qtbot.waitUntil(page.board.hasFocus)
    assert page.action_button.isVisible()
    with at_leisure():
        qtbot.mouseClick(page.action_button, LEFT)
    assert page_of(app) is not page


@pytest.mark.parametrize("where", ["board", "line below", "look back"])
def test_a_click_beside_it_shows_the_board(app: Application, qtbot: QtBot, where: str) -> None:
    page, plate = won(app)
    target, point = {
        "board": (page.board, QPoint(page.board.width() // 2, 40)),
        "line below": (page.table, QPoint(4, page.table.height() - 4)),
        "look back": (plate.second_button, plate.second_button.rect().center()),
    }[where]
    with in_haste():
        qtbot.mouseClick(target, LEFT, pos=point)
    assert is_open(page), "too soon: this may be a double click on the board"
    with at_leisure():
        qtbot.mouseClick(target, LEFT, pos=point)
    assert not is_open(page)


def test_looking_back_hides_it_and_it_does_not_come_again(app: Application, qtbot: QtBot) -> None:
    page, _ = won(app)
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.shown.past_ply == 3
    assert not is_open(page)
    qtbot.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert page.shown.past_ply is None
    assert not is_open(page)
    assert page.action_button.text() == "Play again"


def test_undo_takes_it_away_and_the_next_end_brings_it_again(app: Application, qtbot: QtBot) -> None:
    page, _ = won(app)
    qtbot.mouseClick(page.undo_button, LEFT)
    assert not is_open(page)
    play_text(page.match, "Kd1")
    assert plate_of(page).headline.text() == "Tom wins"


def test_a_match_that_is_opened_when_it_is_over_shows_its_board(app: Application) -> None:
    page, _ = won(app)
    assert page.match.id
    app.matches.resume(page.match.id)
    again = page_of(app)
    QApplication.processEvents()
    assert not is_open(again)
    assert again.action_button.text() == "Play again"


def test_with_animations_the_last_move_is_seen_first(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "on")
    page = begin(app)
    for move in WON:
        play_text(page.match, move)
    assert not is_open(page)
    qtbot.waitUntil(lambda: is_open(page))


def lightness(seen: QWidget, board: Board, cell: int) -> int:
    """In the middle of a cell, as it is seen there."""
    return seen.grab().toImage().pixelColor(board.cell_rect(cell).center()).lightness()


def test_all_but_what_won_is_dimmed_then_the_plate_comes_and_confetti_only_for_people(
    app: Application, qtbot: QtBot
) -> None:
    app.choose(ANIMATIONS, "on")
    for seats, is_festive in ((PEOPLE, True), ((Seat("Léa"), Seat("Computer", level="easy")), False)):
        page = begin(app, *seats)
        for move in WON:
            page.opponent.cancel()
            play_text(page.match, move)
        qtbot.waitUntil(lambda page=page: page.end.curtain is not None and page.end.curtain.motion.is_going)  # type: ignore[misc]
        curtain = page.end.curtain
        assert curtain
        curtain.motion.setCurrentTime(PLATE_FROM)
        assert lightness(page.table, page.board, 0) == lightness(page.board, page.board, 0), "it won"
        assert lightness(page.table, page.board, 5) < 0.75 * lightness(page.board, page.board, 5)
        assert not is_open(page)
        assert curtain.motion.duration() == (END if is_festive else CONFETTI_FROM)
        qtbot.mouseClick(page.board, LEFT)
        assert is_open(page), "a press ends it, and does nothing else"
        assert not curtain.motion.is_going


def test_as_it_moves_nothing_old_is_left_on_the_screen(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "on")
    page = begin(app)
    for move in WON:
        play_text(page.match, move)
    qtbot.waitUntil(lambda: page.end.curtain is not None and page.end.curtain.motion.is_going)
    curtain = page.end.curtain
    assert curtain
    last = QImage()
    for time in (200, 300, 500, 600, 800, PLATE_FROM + 10, 1000, CONFETTI_FROM - 10, 1300, 1350, 2000, END - 50):
        curtain.motion.setCurrentTime(time)
        assert_nothing_old_is_left(curtain)
        seen = on_screen(curtain)
        assert seen != last, "it moves"
        last = seen
    assert is_open(page)


def test_undoing_before_it_has_come_keeps_it_away(app: Application) -> None:
    app.choose(ANIMATIONS, "on")
    page = begin(app)
    for move in WON:
        play_text(page.match, move)
    assert page.end.is_plate_awaited
    page.undo()
    assert not page.end.is_plate_awaited
    assert not is_open(page)


def test_language_and_theme_change_it_while_it_is_open(app: Application) -> None:
    _, plate = won(app)
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert plate.isVisible()
    assert plate.headline.text() == "Tom gagne"
    assert plate.again_button.text() == "Rejouer, Tom commence"
    light = plate.grab().toImage().pixelColor(40, 60)
    app.choose(THEME, "dark")
    QApplication.processEvents()
    assert plate.grab().toImage().pixelColor(40, 60).lightness() < light.lightness() - 100
