"""Home: the cards on the shelf, and the matches that wait to be continued or are deleted."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult, puzzle_game_of_day, puzzle_of_day
from ludogite.match.store.rows import Summary
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE, LEARNED
from ludogite.ui.application.app import Application
from ludogite.ui.base import game_ui
from ludogite.ui.base.page import FrontPage, HeadedPage
from ludogite.ui.look import language, theme
from ludogite.ui.look.language import tr
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.days.puzzles import PuzzlesPage
from ludogite.ui.pages.home.continue_list import ContinueList
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.library.words import who
from ludogite.ui.pages.match_summary import lines
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.exercises import answer
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.input import choose_in_menu
from tests.support.ui.matches import begin, card, waiting_list

LEFT = Qt.MouseButton.LeftButton
LEA, TOM, COMPUTER = Seat("Léa"), Seat("Tom"), Seat("Computer", level="hard")


def leave(app: Application, *moves: str, seats: tuple[Seat, ...] = (LEA, TOM)) -> Match:
    """A match that was begun and left."""
    assert app.store
    match = app.store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1))
    for move in moves:
        play_text(match, move)
    app.window.show_home()
    return match


def rows(app: Application) -> list[str]:
    waiting = waiting_list(app)
    return [waiting.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(waiting.count())]


def resumed(app: Application) -> Match:
    assert isinstance(app.window.page, MatchPage)
    return app.window.page.match


def middle(waiting: ContinueList, row: int) -> QPoint:
    return waiting.visualItemRect(waiting.item(row)).center()


def test_all_unfinished_matches_wait_with_whose_turn_it_is(app: Application) -> None:
    leave(app, "Sa1", "Yb1", "Cc1", "Kd1")
    for _ in range(8):
        leave(app, "Sa1", "Kd4", seats=(TOM, COMPUTER))
    leave(app, "Sa1")
    assert rows(app) == [
        "Four Shapes — Léa and Tom, Tom to move · 1 move · today",
        *["Four Shapes — Tom against the computer, Tom to move · 2 moves · today"] * 8,
    ]


def test_a_click_continues_the_match(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    waiting = waiting_list(app)
    qtbot.mouseClick(waiting.viewport(), LEFT, pos=middle(waiting, 1))
    assert [str(move) for move in resumed(app).moves] == ["Sa1"]


def test_arrows_and_enter_continue_a_match_far_down_the_list(app: Application, qtbot: QtBot) -> None:
    for cell in ("a1", "b2", "c3", "d4", "a2", "b1", "c1", "d1", "a4", "b4", "c4"):
        leave(app, f"S{cell}")
    waiting = waiting_list(app)
    waiting.setFocus()
    for _ in range(20):
        qtbot.keyClick(waiting, Qt.Key.Key_Down)
    assert waiting.viewport().rect().contains(middle(waiting, 10))
    qtbot.keyClick(waiting, Qt.Key.Key_Return)
    assert [str(move) for move in resumed(app).moves] == ["Sa1"]


def test_the_last_match_stands_large_and_is_continued_by_one_press(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    panel = app.window.home.hero
    assert hero_words(app) == ["Game in progress", "Four Shapes — Léa and Tom", "Léa to move", "2 moves · today"]
    assert panel.more_button.text() == "All 2 games in progress"
    qtbot.mouseClick(panel.button, LEFT)
    assert [str(move) for move in resumed(app).moves] == ["Sb2", "Kd4"]


def hero_words(app: Application) -> list[str]:
    return [label.text() for label in app.window.home.hero.findChildren(QLabel) if label.isVisible()]


def test_whoever_has_never_been_here_is_invited_to_the_quickest_lesson(app: Application, qtbot: QtBot) -> None:
    hero = app.window.home.hero
    assert hero_words(app)[:2] == ["Welcome", "Discover Four Shapes"], "it takes the fewest minutes"
    assert not hero.more_button.isVisible()
    qtbot.mouseClick(hero.button, LEFT)
    lesson = app.window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.game is SHELF["shapes"]
    app.window.show_home()
    qtbot.mouseClick(hero.button, LEFT)
    assert isinstance(app.window.page, LessonPage), "it was not done"
    while not app.window.page.match.is_done:
        answer(app.window.page.match)
    app.window.show_home()
    qtbot.mouseClick(hero.button, LEFT)
    assert isinstance(app.window.page, SetupPage), "now it was"
    assert app.window.page.game is SHELF["shapes"]


def test_with_nothing_in_progress_the_last_pairing_gets_a_rematch_by_one_press(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    page.match.resign(1)
    app.window.show_home()
    hero = app.window.home.hero
    assert hero_words(app)[1] == "Four Shapes — Léa and Tom"
    assert "Tom resigned" in hero_words(app)
    assert hero.button.text() == "Rematch"
    qtbot.mouseClick(hero.button, LEFT)
    assert [seat.name for seat in resumed(app).config.seats] == ["Tom", "Léa"]


def test_a_long_title_is_as_small_as_it_must_be_whenever_it_is_laid_out(app: Application) -> None:
    app.window.resize(1280, 800)
    assert app.store
    app.store.begin(MatchConfig(SHELF["symbols"], (Seat("Clementine"), Seat("Alexander"), TOM), {}, {}, seed=1))
    app.window.show_home()
    app.window.home.grab()
    app.window.home.set_texts()
    assert app.window.home.hero._title.shown_text == "Six Symbols — Clementine, Alexander and Tom"


def test_who_is_to_roll_is_said_too(app: Application, qtbot: QtBot) -> None:
    game, seats = SHELF["bigbang"], (LEA, TOM)
    assert app.store
    match = app.store.begin(MatchConfig(game, seats, {}, game.draw_setup(2, {}, 1), seed=1))
    app.window.show_home()
    assert match.state.thrower == 1, "for the other one"
    app.window.home.grab()
    assert "Tom to roll" in hero_words(app)


def test_the_picture_of_a_match_is_its_position(app: Application, qtbot: QtBot) -> None:
    def picture() -> QImage:
        hero = app.window.home.hero
        return hero.grab().toImage().copy(10, 10, 350, 150)

    leave(app, "Sb2")
    one = picture()
    leave(app, "Sb2", "Kc3")
    other = picture()
    assert one != other
    again = leave(app, "Sb2")
    assert app.store
    assert again.id is not None
    assert picture() == one


def test_the_other_matches_lie_on_a_plate_over_the_page_and_are_put_away(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2")
    home = app.window.home
    qtbot.mouseClick(home.hero.more_button, LEFT)
    assert home.others
    assert home.others.isVisible()
    qtbot.keyClick(waiting_list(app), Qt.Key.Key_Escape)
    assert not home.others.isVisible()
    qtbot.mouseClick(home.hero.more_button, LEFT)
    qtbot.mouseClick(home.others, LEFT, pos=QPoint(5, 5))
    assert not home.others.isVisible()
    qtbot.mouseClick(home.hero.more_button, LEFT)
    qtbot.mouseClick(home.others.close_button, LEFT)
    assert not home.others.isVisible()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_match_is_deleted_at_once_and_undo_brings_it_back(app: Application, qtbot: QtBot, by_key: bool) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    waiting = waiting_list(app)
    if by_key:
        qtbot.keyClick(waiting, Qt.Key.Key_Delete)
    else:
        qtbot.mouseClick(waiting.viewport(), LEFT, pos=waiting.delete_area(0).center())
    assert rows(app) == ["Four Shapes — Léa and Tom, Tom to move · 1 move · today"]
    bar = app.window.home.undo_bar
    assert bar
    assert bar.isVisible()
    qtbot.mouseClick(bar.button, LEFT)
    assert len(rows(app)) == 2
    assert not bar.isVisible()


def test_a_deleted_match_is_gone_once_something_else_is_done(app: Application, qtbot: QtBot) -> None:
    first, second = leave(app, "Sa1"), leave(app, "Sb2", "Kd4")
    third = leave(app, "Sc3")
    waiting = waiting_list(app)
    waiting.forget(0)
    waiting.forget(0)
    assert app.store
    assert {match.id for match in app.store.matches()} == {first.id, second.id}, "the second deletion ends the first"
    qtbot.mouseClick(card(app), LEFT)
    assert [match.id for match in app.store.matches()] == [first.id]
    assert app.window.home.undo_bar
    assert not app.window.home.undo_bar.isVisible()
    assert third.id != first.id


def test_a_deleted_match_is_gone_after_closing(app: Application) -> None:
    leave(app, "Sa1")
    waiting_list(app).forget(0)
    app.deleted.finish()
    assert app.store
    assert app.store.matches() == []


def test_the_rows_speak_the_language_of_the_moment(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1", seats=(LEA, COMPUTER))
    app.choose(LANGUAGE, "fr")
    row = "Quatre formes — Léa contre l’ordinateur, À l’ordinateur de jouer · 1 coup · aujourd’hui"
    qtbot.waitUntil(lambda: rows(app) == [row])


def test_badges_of_the_people_are_in_their_row(app: Application, qtbot: QtBot) -> None:
    assert app.store
    leave(app, "Sa1")
    before = waiting_list(app).viewport().grab().toImage()
    app.store.remember(Person("Léa", 1, 0))
    app.window.show_home()
    qtbot.waitUntil(lambda: waiting_list(app).viewport().grab().toImage() != before)


TODAY = date(2026, 11, 16)


def summary(days: int = 0, seats: tuple[Seat, ...] = (LEA, TOM), to_move: int | str | None = 0) -> Summary:
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC) - timedelta(days=days)
    return Summary(1, "shapes", seats, 6, to_move, is_over=False, taken_back=False, touched=noon)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "days", "said"),
    [
        ("en", 0, "today"),
        ("en", 1, "yesterday"),
        ("en", 2, "Saturday"),
        ("en", 6, "Tuesday"),
        ("en", 7, "9 Nov"),
        ("en", 400, "12 Oct 2025"),
        ("fr", 0, "aujourd’hui"),
        ("fr", 1, "hier"),
        ("fr", 2, "samedi"),
        ("fr", 14, "2 nov."),
    ],
)
def test_dates_are_said_as_people_say_them(app: Application, language: str, days: int, said: str) -> None:
    app.language.use(language)
    assert lines(summary(days), TODAY)[0][1].split(" · ")[-1] == said


@pytest.mark.parametrize(
    ("seats", "to_move", "texts"),
    [
        ((LEA, TOM), 1, ("Four Shapes — Léa and Tom", "Tom to move · 6 moves · today")),
        ((LEA, COMPUTER), 1, ("Four Shapes — Léa against the computer", "The computer to move · 6 moves · today")),
        ((COMPUTER, COMPUTER), 1, ("Four Shapes — Computer and Computer", "The computer to move · 6 moves · today")),
        ((LEA, TOM, COMPUTER), "chance", ("Four Shapes — Léa, Tom and Computer", "Dice to roll · 6 moves · today")),
        ((LEA,), 0, ("Four Shapes — Léa", "6 moves · today")),
        ((LEA, TOM), None, ("Four Shapes — Léa and Tom", "6 moves · today")),
    ],
)
def test_a_row_tells_who_plays_and_how_it_stands(
    app: Application, seats: tuple[Seat, ...], to_move: int | str | None, texts: tuple[str, str]
) -> None:
    assert lines(summary(seats=seats, to_move=to_move), TODAY)[0] == texts


def test_where_there_is_little_room_the_names_and_the_game_are_still_told(app: Application) -> None:
    assert lines(summary(), TODAY)[-1] == ("Léa and Tom", "Four Shapes · today")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_tells_players_minutes_age_and_what_else_there_is(app: Application, qtbot: QtBot, language: str) -> None:
    app.choose(LANGUAGE, language)
    cards = {card.game.id: card for card in app.window.home.boxes}
    words = {
        "en": ["1 or 2 players", "20 min · ages 8+"],
        "fr": ["1 ou 2 joueurs", "20\N{NO-BREAK SPACE}min · dès 8 ans"],
    }[language]
    assert cards["bigbang"].details == words
    button = cards["cube"].extra_button
    assert button
    label = f"{len(shipped())} {'challenges' if language == 'en' else 'défis'}"
    qtbot.waitUntil(lambda: button.text() == label)


def test_the_ring_comes_with_keys_only(app: Application, qtbot: QtBot) -> None:
    first = app.window.home.boxes[0]
    first.clearFocus()
    plain = first.grab().toImage()
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert first.grab().toImage() == plain
    first.clearFocus()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.grab().toImage() != plain


def test_a_click_on_a_button_brings_no_ring(app: Application, qtbot: QtBot) -> None:
    """The style sheet draws it with the focus."""
    app.window.activateWindow()
    button = app.window.home.head.settings_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    as_a(FrontPage, app.window.page).back_button.click()
    assert not button.hasFocus()
    extra = [box.extra_button for box in app.window.home.boxes if box.extra_button]
    assert len(extra) == 4
    assert not any(each.focusPolicy() & Qt.FocusPolicy.ClickFocus for each in extra)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)


def test_a_page_opened_by_mouse_has_no_ring_in_its_header(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    card = next(card for card in app.window.home.boxes if card.game.id == "bigbang")
    qtbot.mouseClick(card.extra_button, Qt.MouseButton.LeftButton)
    assert not as_a(HeadedPage, app.window.page).header.back.hasFocus()


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_any_number_of_boxes_fits_and_none_covers_another(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, count: int, size: tuple[int, int]
) -> None:
    """The shelf is filled with one game under many names. One row needs no scrolling."""
    monkeypatch.setattr(game_ui, "SHELF", {f"game {n}": SHELF["shapes"]._replace(id=f"game {n}") for n in range(count)})
    page = HomePage(theme.LIGHT)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    assert (page.width(), page.height()) == size
    inner = as_a(QWidget, page.box_area.widget())
    areas = [QRectF(box.front.translated(QPointF(box.pos()))) for box in page.boxes]
    areas += [QRectF(ticket.geometry()) for ticket in page.today.tickets]
    for n, area in enumerate(areas):
        assert area.width() >= 126
        assert QRectF(inner.rect()).contains(area)
        assert not any(area.intersects(other) for other in areas[:n])
    if count < 6:
        assert page.box_area.verticalScrollBar().maximum() == 0


def test_the_list_of_unfinished_matches_grows_with_them_up_to_six_rows(app: Application) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2")
    height = waiting_list(app).height()
    for cell in ("c3", "d4", "a2", "b1"):
        leave(app, f"S{cell}")
    waiting = waiting_list(app)
    six = waiting.height()
    assert six > height
    assert waiting.verticalScrollBar().maximum() == 0
    leave(app, "Sa3")
    assert waiting_list(app).height() == six
    assert waiting_list(app).verticalScrollBar().maximum() > 0


def test_at_the_start_no_button_has_the_focus(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    qtbot.keyClick(app.window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is app.window.home.hero.button


def test_the_first_picture_of_the_panel_has_its_words_in_their_places(qtbot: QtBot) -> None:
    page = HomePage(theme.LIGHT)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_matches((), ())
    first = page.hero.grab().toImage()
    QApplication.processEvents()
    assert page.hero.grab().toImage() == first


# The boxes


def test_arrows_lead_from_box_to_box(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    boxes = app.window.home.boxes
    boxes[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(boxes[0], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is boxes[1]
    qtbot.keyClick(boxes[1], Qt.Key.Key_Left)
    qtbot.keyClick(boxes[0], Qt.Key.Key_Left)
    assert QApplication.focusWidget() is boxes[-1]


def test_a_game_that_is_new_here_wears_a_ribbon_that_leads_to_its_lesson(app: Application, qtbot: QtBot) -> None:
    cube = card(app, "cube")
    assert cube.lesson_button
    assert cube.accessibleName().endswith("not learned yet")
    assert cube.lesson_button.accessibleName() == "Learn Cube"
    inside = cube.lesson_button.mask().boundingRect().center()
    assert app.window.home.childAt(cube.lesson_button.mapTo(app.window.home, inside)) is cube.lesson_button
    qtbot.mouseClick(cube.lesson_button, LEFT, pos=inside)
    assert as_a(LessonPage, app.window.page).game is SHELF["cube"]
    app.session.settings[LEARNED] = "cube"
    app.window.show_home()
    assert not cube.lesson_button.isVisible()
    assert "not learned" not in cube.accessibleName()


def test_the_second_line_of_a_box_leads_to_its_puzzles(app: Application, qtbot: QtBot) -> None:
    for game in ("symbols", "bigbang", "shapes"):
        line = card(app, game).extra_button
        assert line
        assert line.text() == "Puzzles"
        assert line.height() >= 24
        qtbot.mouseClick(line, LEFT)
        assert as_a(PuzzlesPage, app.window.page).game is SHELF[game]
        app.window.show_home()


def test_a_box_is_lifted_and_its_place_for_the_mouse_stays(app: Application, qtbot: QtBot) -> None:
    box = app.window.home.boxes[0]
    box.clearFocus()
    place, plain = box.geometry(), box.grab().toImage()
    box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: box.grab().toImage() != plain)
    assert box.geometry() == place
    assert box.extra_button
    box.extra_button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: box.grab().toImage().copy(0, 0, box.width(), 12) == plain.copy(0, 0, box.width(), 12))


# Today


def tickets(app: Application) -> list[str]:
    return [ticket.accessibleName() for ticket in app.window.home.today.tickets]


def play_day(app: Application, name: str, is_to_end: bool) -> None:
    """The roll of the day; or its first round alone."""
    game, seed = SHELF["symbols"], seed_of("symbols", language.today())
    assert app.store
    match = app.store.begin(MatchConfig(game, (Seat(name),), {}, game.draw_setup(1, {}, seed), seed))
    while match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(next(iter(match.state.legal_moves())))
            if not is_to_end and match.cursor > 1:
                break


def test_today_tells_what_somebody_has_done_and_who_else_has(app: Application, qtbot: QtBot) -> None:
    assert app.store
    names = ["Roll of the day, Six Symbols", "Board of the day, Big Bang", "Grid of the day, Crossword Track"]
    assert tickets(app)[:3] == [f"{name}, Play" for name in names]
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        app.store.remember(person)
    play_day(app, "Tom", is_to_end=True)
    app.window.show_home()
    today = app.window.home.today
    assert today.whose.text() == "Léa"
    assert tickets(app)[0].endswith("Play")
    done = today.tickets[0].done
    assert done
    assert [person.name for person in done.others] == ["Tom"]
    play_day(app, "Léa", is_to_end=False)
    app.window.show_home()
    assert tickets(app)[0] == f"{names[0]}, in progress, Continue"


def test_today_tells_of_a_grid_in_any_language_that_it_was_given_up(app: Application) -> None:
    game, seed = SHELF["crossword"], seed_of("crossword", language.today(), "en")
    setup = game.draw_setup(1, {}, seed)
    assert app.store
    match = app.store.begin(MatchConfig(game, (Seat("Player"),), {"language": "en"}, setup, seed))
    match.roll()
    match.resign(0)
    app.window.show_home()
    assert tickets(app)[2] == "Grid of the day, Crossword Track, given up"


def test_a_match_of_the_day_is_called_so_and_counts_its_rounds(app: Application) -> None:
    play_day(app, "Léa", is_to_end=False)
    app.window.show_home()
    assert app.store
    assert lines(app.store.matches()[0], language.today()) == [
        ("Roll of the day — Léa", "1 round · today"),
        ("Roll of the day — Léa", "today"),
        ("Léa", "Roll of the day · today"),
    ]
    assert who(app.store.matches()[0]) == "Roll of the day · Léa"


def test_today_tells_what_was_done_where_nobody_has_given_a_name(app: Application) -> None:
    play_day(app, "Player", is_to_end=True)
    app.window.show_home()
    assert "points" in tickets(app)[0]


def test_another_person_is_chosen_at_the_badge_and_stays_chosen(app: Application, qtbot: QtBot) -> None:
    assert app.store
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        app.store.remember(person)
    play_day(app, "Tom", is_to_end=True)
    app.window.show_home()
    whose = app.window.home.today.whose
    choose_in_menu(qtbot, whose, "Tom")
    assert whose.text() == "Tom"
    assert "points" in tickets(app)[0]
    assert app.store.people()[0].name == "Tom"


def test_the_puzzle_of_the_day_is_of_another_game_each_day_and_counts_days_in_a_row(app: Application) -> None:
    today = language.today()
    days = [today - timedelta(days=n) for n in range(9)]
    games = [puzzle_game_of_day(day) for day in days]
    assert all(one is not other for one, other in pairwise(games))
    assert len({(game.id, puzzle_of_day(game.id, day)[0]) for game, day in zip(games, days, strict=True)}) == 9
    assert app.store
    app.store.remember(Person("Léa", 0, 1))
    for day, game in zip(days[:4], games, strict=False):
        app.store.note_puzzle(game.id, "Léa", *puzzle_of_day(game.id, day), PuzzleResult.SOLVED)
    app.window.show_home()
    assert tickets(app)[-1] == f"Puzzle of the day, {tr(games[0].title)}, 4 days in a row"


def test_a_ticket_begins_nothing_and_of_a_new_game_offers_the_lesson_first(app: Application, qtbot: QtBot) -> None:
    ticket = app.window.home.today.tickets[0]
    choose_in_menu(qtbot, ticket, "Learn Six Symbols first")
    assert isinstance(app.window.page, LessonPage)
    app.window.show_home()
    choose_in_menu(qtbot, ticket, "Roll of the day")
    assert not isinstance(app.window.page, MatchPage)
    assert app.store
    assert app.store.matches() == []
    app.session.settings[LEARNED] = "symbols"
    app.window.show_home()
    qtbot.mouseClick(ticket, LEFT)
    assert as_a(HeadedPage, app.window.page).game is SHELF["symbols"]
