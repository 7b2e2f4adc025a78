"""The page of statistics: by mouse and keys, of one person and of everybody, with few matches and with thousands."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from statistics import median

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.match.result import Help, MatchResult
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import Race
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.base.chart import Chart, Form, Series
from ludogite.ui.look.theme import LIGHT
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.statistics.chart_card import ChartCard
from ludogite.ui.pages.statistics.page import StatisticsPage
from ludogite.ui.widgets.elided import in_two_lines
from tests.support.kinds import as_a
from tests.support.pixels import greys
from tests.support.statistics_matches import NOW, PEOPLE, add, generate
from tests.support.store import database
from tests.support.ui.input import move_mouse
from tests.support.ui.readable import labels_on
from tests.support.ui.symbols import open_solo

LEFT = Qt.MouseButton.LeftButton
LEA, TOM = (Seat(name) for name in PEOPLE[:2])
HARD = Seat("Computer", "hard")


def opened(app: Application, qtbot: QtBot) -> StatisticsPage:
    page = app.window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
    return page


def open_page(app: Application, qtbot: QtBot, game: str, name: str | None = None) -> StatisticsPage:
    app.navigator.show_statistics(SHELF[game], name)
    return opened(app, qtbot)


def cards(page: StatisticsPage) -> dict[str, ChartCard]:
    """Those that are in sight, by their titles."""
    return {card.title.text(): card for card in page.cards if not card.isHidden()}


def chart(page: StatisticsPage, title: str) -> Chart:
    found = cards(page)[title].chart
    assert found is not None
    return found


def table(shown: Chart) -> list[list[str]]:
    return [shown.row(n) for n in range(len(shown.columns))]


def figures(page: StatisticsPage) -> dict[str, str]:
    return {each.label: each.value for each in page.figures.figures}


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT)


@pytest.fixture
def few(app: Application) -> None:
    """Léa and Tom, four matches of Four Shapes and one against the computer; Tom's scores in Six Symbols."""
    store = app.store
    assert store
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        store.remember(person)
    for n, winner in enumerate([0, 1, 0, 0]):
        result = MatchResult((winner,), None)
        add(store, "shapes", (LEA, TOM), result, begun=NOW + timedelta(days=n))
    add(store, "shapes", (HARD, LEA), MatchResult((0,), None), begun=NOW + timedelta(days=4))
    add(store, "shapes", (LEA, TOM), MatchResult((1,), None), help=Help.HINT)
    for n, points in enumerate([12, 18, 30]):
        add(store, "symbols", (TOM,), MatchResult((0,), (points,)), begun=NOW + timedelta(days=n))


def test_from_home_by_mouse_to_a_person_and_a_game_and_back(few: None, app: Application, qtbot: QtBot) -> None:
    press(qtbot, app.window.home.head.statistics_button)
    page = opened(app, qtbot)
    press(qtbot, page.games.buttons["shapes"])
    qtbot.waitUntil(lambda: page.is_settled)
    assert table(chart(page, "Wins and losses")) == [["Léa", "3", "0", "2"], ["Tom", "1", "0", "3"]]
    assert table(chart(page, "Head to head")) == [["Léa – Tom", "3", "0", "1"]]
    press(qtbot, page.people.buttons["Léa"])
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.heading.text() == "Léa"
    assert table(chart(page, "Against family and friends")) == [["Tom", "3", "0", "1"]]
    assert table(chart(page, "Against the computer")) == [["Hard", "0", "0", "1"]]
    assert figures(page) == {"Games": "5", "Games won with others: 3 of 5": "60%", "Wins in a row (record: 2)": "0"}
    press(qtbot, page.games.buttons["symbols"])
    press(qtbot, page.people.buttons["Tom"])
    qtbot.waitUntil(lambda: page.is_settled)
    assert figures(page) == {"Games": "3", "Best score": "30", "Average score (3 games)": "20.0"}
    assert [row[1:] for row in table(chart(page, "Scores over time"))] == [["12", "12"], ["18", "15"], ["30", "20"]]
    press(qtbot, page.back_button)
    assert app.window.page is app.window.home


def test_by_keys_alone(few: None, app: Application, qtbot: QtBot) -> None:
    app.window.home.head.statistics_button.setFocus()
    qtbot.keyClick(app.window.home.head.statistics_button, Qt.Key.Key_Return)
    page = opened(app, qtbot)
    focus = page.people.buttons[None]
    qtbot.waitUntil(focus.hasFocus)
    qtbot.keyClick(focus, Qt.Key.Key_Down)
    assert page.name == "Léa"
    qtbot.keyClick(page.people.buttons["Léa"], Qt.Key.Key_Down)
    assert page.name == "Tom"
    qtbot.keyClick(page.games.buttons["symbols"], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.is_settled)
    view = cards(page)["Scores over time"].view
    for _ in range(30):
        if view.hasFocus():
            break
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert view.hasFocus(), "Tab leads to the charts"
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.bubble.text() == "17 Nov 2026: Points: 30, Average of the last 10: 20"
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert "Points: 18" in view.accessibleName()
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert "Points: 12" in view.bubble.text()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert app.window.page is app.window.home


def test_the_frame_of_the_focus_comes_with_keys_and_follows_who_is_chosen(
    few: None, app: Application, qtbot: QtBot
) -> None:
    press(qtbot, app.window.home.head.statistics_button)
    page = opened(app, qtbot)
    everybody, lea, tom = (page.people.buttons[name] for name in (None, "Léa", "Tom"))
    assert not everybody.shows_focus
    lea.click()
    assert lea.hasFocus()
    assert not lea.shows_focus
    qtbot.keyClick(lea, Qt.Key.Key_Down)
    assert tom.hasFocus()
    assert tom.shows_focus


def test_names_too_long_for_their_place_can_be_told_apart(app: Application) -> None:
    metrics = app.window.fontMetrics()
    room = metrics.horizontalAdvance("Maximilien-A")
    assert in_two_lines("Léa", metrics, room) == "Léa"
    assert in_two_lines("Maximilien-Alexandre", metrics, room) == "Maximilien-\nAlexandre"
    shown = [in_two_lines(f"Bartholomaeus{end}", metrics, room) for end in ("One", "Two")]
    assert shown[0] != shown[1]


def test_the_mouse_over_a_bar_says_its_values(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "shapes", "Léa")
    view = cards(page)["Against family and friends"].view
    qtbot.waitUntil(lambda: view.width() > 200)
    move_mouse(view.viewport(), view.rect().center())
    assert view.bubble.isVisible()
    assert view.bubble.text() == "Tom: Won: 3, Drawn: 0, Lost: 1"
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not view.bubble.isVisible()


def test_the_wheel_is_for_the_page_and_leaves_a_chart_as_it_is(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "symbols", "Tom")
    view = cards(page)["Scores over time"].view
    qtbot.waitUntil(lambda: view.width() > 200)
    before = view.grab().toImage()
    place = QPointF(view.rect().center())
    wheel = QWheelEvent(
        *(place, view.mapToGlobal(place), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton),
        *(Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(view.viewport(), wheel)
    assert not wheel.isAccepted(), "what the chart does not take, the page gets"
    assert view.grab().toImage() == before


def test_a_screen_reader_gets_all_numbers(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "shapes", "Léa")
    view = cards(page)["Against family and friends"].view
    assert view.accessibleName() == "Against family and friends"
    assert view.accessibleDescription() == "Tom: Won: 3, Drawn: 0, Lost: 1"


def test_a_chart_can_be_read_as_a_table(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "shapes", "Léa")
    card = cards(page)["Against family and friends"]
    press(qtbot, card.table_button)
    model = card.table.model()
    assert card.table.isVisible()
    assert not card.view.isVisible()
    shown = [[model.index(0, n).data() for n in range(4)]]
    assert shown == [["Tom", "3", "0", "1"]]
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(4)] == ["Opponent", "Won", "Drawn", "Lost"]
    press(qtbot, card.table_button)
    assert card.view.isVisible()


def save(qtbot: QtBot, page: StatisticsPage, card: ChartCard, file: Path) -> None:
    press(qtbot, card.save_button)
    dialog = as_a(QFileDialog, card.findChild(QFileDialog))
    dialog.selectFile(str(file))
    dialog.accept()
    assert page.status.text() == f"Saved: {file.name}"
    qtbot.waitUntil(lambda: card.findChild(QFileDialog) is None)


def test_a_chart_is_saved_as_the_numbers_it_shows_and_as_a_picture(
    few: None, app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    page = open_page(app, qtbot, "symbols", "Tom")
    card = cards(page)["Scores over time"]
    save(qtbot, page, card, tmp_path / "scores.csv")
    with (tmp_path / "scores.csv").open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    assert header == ["Date", "Points", "Average of the last 10"]
    assert rows == [["2026-11-15", "12", "12.0"], ["2026-11-16", "18", "15.0"], ["2026-11-17", "30", "20.0"]]
    save(qtbot, page, card, tmp_path / "scores.png")
    picture = QImage(str(tmp_path / "scores.png"))
    assert picture.width() >= 1280
    colours = Counter(picture.pixelColor(x, y).name() for x in range(0, 1280, 4) for y in range(0, picture.height(), 4))
    assert colours.most_common(1)[0][0] == app.session.colours.panel.lower()
    low, high = picture.height() * 2 // 5, picture.height() * 4 // 5  # no words are there
    inside = {picture.pixelColor(x, y).name() for x in range(200, 1200, 2) for y in range(low, high, 2)}
    assert app.session.colours.ink.lower() in inside, "the line of the mean"


def test_a_name_that_begins_like_a_formula_is_a_text_in_a_spreadsheet() -> None:
    names = ("=1+1", "+a", "-b", "@c", "\td", "Léa", "-3", "+4", "-1,5")
    title = Message(QT_TRANSLATE_NOOP("test", "=Games"))
    chart = Chart(title, title, names, (Series(title, tuple(range(-1, 8))),), Form.ROWS)
    header, *rows = csv.reader(chart.csv().splitlines())
    assert header == ["'=Games", "'=Games"]
    assert [row[0] for row in rows] == ["'=1+1", "'+a", "'-b", "'@c", "'\td", "Léa", "-3", "+4", "-1,5"]
    assert rows[0][1] == "-1", "numbers stay numbers"


def test_what_the_disk_refuses_is_said(few: None, app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(app, qtbot, "symbols", "Tom")
    cards(page)["Scores over time"].save(tmp_path / "nowhere" / "scores.csv")
    assert page.status.text().startswith("It could not be saved (")


def test_what_does_not_count_is_left_out_and_said(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "shapes", None)
    assert figures(page)["Games"] == "5"
    assert page.left_out.text() == "1 game left out: with a hint or an undone move."
    page = open_page(app, qtbot, "symbols", None)
    assert page.left_out.isHidden()


def test_without_matches_there_is_an_invitation(app: Application, qtbot: QtBot) -> None:
    assert app.store
    app.store.remember(Person("Léa", 0, 1))
    page = open_page(app, qtbot, "bigbang")
    assert any("Nobody has finished a game of Big Bang yet." in text for text in labels_on(page))
    assert not cards(page)
    press(qtbot, page.people.buttons["Léa"])
    qtbot.waitUntil(lambda: page.is_settled)
    assert any("Léa has not finished a game of Big Bang yet." in text for text in labels_on(page))
    press(qtbot, page.play_button)
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    assert setup.game == SHELF["bigbang"]


def test_whoever_has_only_played_with_help_is_invited_too_and_told_why(app: Application, qtbot: QtBot) -> None:
    assert app.store
    add(app.store, "shapes", (LEA, TOM), MatchResult((0,), None), taken_back=True)
    page = open_page(app, qtbot, "shapes", "Léa")
    assert page.empty.isVisible()
    left_out = "1 game left out: with a hint or an undone move."
    assert f"Léa has no game of Four Shapes that counts yet.\n{left_out}" in labels_on(page)
    assert not page.left_out.isVisible(), "it is said once"
    press(qtbot, page.people.buttons[None])
    qtbot.waitUntil(lambda: page.is_settled)
    assert f"No game of Four Shapes counts yet.\n{left_out}" in labels_on(page)


def test_missed_words_and_forgotten_bonuses_stand_on_a_persons_own_page_only(app: Application, qtbot: QtBot) -> None:
    assert app.store
    generate(app.store, 60)
    titles = {"bigbang": "Bonuses without help", "crossword": "Words by level of the grid"}
    for game, title in titles.items():
        assert title in cards(open_page(app, qtbot, game, "Léa"))
        everybody = open_page(app, qtbot, game, None)
        words = ("Forgotten", "Missed", "Claimed from the opponent")
        charts = [as_a(Chart, shown.chart) for shown in cards(everybody).values()]
        assert not any(word in chart.header() for chart in charts for word in words)


def test_a_match_that_was_just_played_is_there_with_its_words(app: Application, qtbot: QtBot) -> None:
    """What is counted from its moves is counted when the page opens."""
    options = {"levels": ["easy"], "length": "short"}
    setup = SHELF["crossword"].draw_setup(1, options, 1)
    match = app.matches.begin(MatchConfig(SHELF["crossword"], (LEA,), options, setup, seed=1))
    assert match
    asked: list[int] = []
    while match.state.to_move is not None:
        race = as_a(Race, match.state)
        if race.asked is not None:
            asked.append(len(race.sheet.grid.answer(race.asked)))
        if match.state.to_move == "chance":
            match.roll()
        else:
            match.play(match.state.legal_moves()[-1])
    page = open_page(app, qtbot, "crossword", "Léa")
    shown = chart(page, "Words by length, Easy")
    missed = Counter(asked)
    found = {row[0]: (row[1], row[2]) for row in table(shown)}
    assert {length: counts for length, counts in found.items() if counts != ("0", "0")} == {
        str(length): ("0", str(n)) for length, n in missed.items()
    }


def test_the_kinds_of_scores_are_not_mixed(app: Application, qtbot: QtBot) -> None:
    assert app.store
    for points, scoring in ((10, "basic"), (20, "basic"), (-5, "advanced")):
        options: dict[str, object] = {"scoring": scoring}
        add(app.store, "symbols", (LEA,), MatchResult((0,), (points,)), options=options)
    page = open_page(app, qtbot, "symbols", "Léa")
    names = [page.kinds.itemText(n) for n in range(page.kinds.count())]
    assert names == ["Solo · Basic", "Solo · Advanced"]
    assert chart(page, "Scores over time").series[0].values == (10, 20)
    page.kinds.setFocus()
    qtbot.keyClick(page.kinds, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.is_settled)
    assert chart(page, "Scores over time").series[0].values == (-5,)
    assert figures(page)["Best score"] == "\N{MINUS SIGN}5"


def test_from_the_solo_page_to_those_of_who_plays(few: None, app: Application, qtbot: QtBot) -> None:
    part = open_solo(app).part
    part.who.choose("Tom")
    press(qtbot, part.statistics_button)
    page = opened(app, qtbot)
    assert (page.game, page.name) == (SHELF["symbols"], "Tom")
    press(qtbot, page.back_button)
    assert app.window.page is not app.window.home, "back to the solo page"


def test_language_and_theme_change_at_once(few: None, app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot, "shapes", "Léa")
    app.choose(LANGUAGE, "fr")
    app.choose(THEME, "dark")
    qtbot.waitUntil(lambda: page.is_settled)
    card = cards(page)["Contre la famille et les amis"]
    assert [row[1:] for row in table(chart(page, "Contre la famille et les amis"))] == [["3", "0", "1"]]
    qtbot.waitUntil(lambda: card.view.height() > 50)
    ground = card.view.grab().toImage().pixelColor(8, 8).name()
    assert ground == app.session.colours.panel.lower()


def test_times_of_challenges_by_level_are_those_of_a_plain_count(app: Application, qtbot: QtBot) -> None:
    assert app.store
    generate(app.store, 300)
    times: dict[str, list[float]] = {}
    rows = database(app.store).execute(
        "SELECT json_extract(setup, '$.challenge.level'), finished FROM matches"
        " WHERE game = 'challenge' AND NOT taken_back AND help = 0 AND json_extract(seats, '$[0][0]') = 'Tom'"
    )
    for level, seconds in rows:
        times.setdefault(level, []).append(seconds)
    page = open_page(app, qtbot, "cube", "Tom")
    shown = chart(page, "Challenge times by level")
    names = [row[0].lower() for row in table(shown)]
    assert sorted(names) == sorted(times)
    assert shown.series[0].values == tuple(min(times[name]) for name in names)
    assert shown.series[1].values == tuple(median(times[name]) for name in names)
    solved = chart(page, "Challenges solved")
    app.navigator.open_extra_page(SHELF["cube"])
    challenges = app.window.page
    challenges.who.choose("Tom")  # type: ignore[attr-defined]
    counted = {level: tab.solved for level, tab in challenges.tabs.tabs.items() if tab.solved}  # type: ignore[attr-defined]
    assert {row[0].lower(): int(row[1]) + int(row[2]) for row in table(solved)} == counted, "the page says the same"
    assert sum(solved.series[1].values) > 0, "some with a hint"


def test_five_thousand_matches_are_counted_while_the_window_answers(app: Application, qtbot: QtBot) -> None:
    assert app.store
    generate(app.store, 5000)
    app.navigator.show_statistics(SHELF["symbols"], None)
    page = app.window.page
    assert isinstance(page, StatisticsPage)
    assert not page.is_settled, "it is shown before all is read"
    page = opened(app, qtbot)
    fair = "taken_back = 0 AND help = 0"
    count = f"SELECT count(*) FROM matches WHERE game = ? AND {fair}"
    (plain,) = database(app.store).execute(count, ("symbols",)).fetchone()
    assert page.figures.figures[0].value == str(plain)
    for game in ("bigbang", "crossword", "cube", "shapes"):
        press(qtbot, page.games.buttons[game])
        qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
        (plain,) = database(app.store).execute(count, (game,)).fetchone()
        assert page.figures.figures[0].value == str(plain)


def test_leaving_while_it_counts_harms_nothing(app: Application, qtbot: QtBot) -> None:
    assert app.store
    generate(app.store, 1000)
    app.navigator.show_statistics(SHELF["symbols"], None)
    page = app.window.page
    assert isinstance(page, StatisticsPage)
    press(qtbot, page.back_button)
    open_page(app, qtbot, "symbols", None)


HOME_WITHOUT_CHARTS = """
import sys, time
from ludogite.ui.application.app import Application, make_qt_application

qt = make_qt_application()
app = Application()
app.window.show()
end = time.monotonic() + 60
while not (app.start_up and app.start_up.is_finished):
    qt.processEvents()
    assert time.monotonic() < end
print(app.store is not None, "pyqtgraph" in sys.modules, "ludogite.ui.pages.statistics.page" in sys.modules)
app.close()
"""


def test_neither_the_start_nor_home_load_what_draws_charts(home: Path) -> None:
    run = subprocess.run([sys.executable, "-c", HOME_WITHOUT_CHARTS], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", "False", "True"]


def test_dates_do_not_cover_each_other_however_many_there_are(app: Application, qtbot: QtBot) -> None:
    from ludogite.ui.pages.statistics.chart_view import ChartView

    holder = QWidget()
    qtbot.addWidget(holder)
    view = ChartView(holder)
    view.resize(500, 232)
    days = tuple(date(2020, 1, 1) + timedelta(days=n) for n in range(3000))
    word = Message(QT_TRANSLATE_NOOP("statistics", "Points"))
    chart = Chart(word, word, days, (Series(word, (7,) * len(days)),), Form.LINE)
    view.show_chart(chart, LIGHT)
    foot = greys(view.grab().toImage())[-24:]
    is_blank = np.ptp(foot, axis=0) == 0
    words = "".join("_" if blank else "x" for blank in is_blank).strip("_")
    assert 3 <= len(re.split("_{10,}", words)) <= 5
