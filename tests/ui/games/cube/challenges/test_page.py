"""The page of challenges: what ships and what has been achieved, by mouse and by keys; what is made, and files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.content.codes import code_of, read_code
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import CELLS
from ludogite.rules.cube.target import LEVELS, squares
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import Rematch
from ludogite.ui.games.cube.challenges import GRAVITY
from ludogite.ui.games.cube.challenges.grid import PICTURE, ChallengeGrid
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.games.cube.challenges.target_picture import fit_target, thumbnail
from ludogite.ui.look.theme import LIGHT
from tests.support.kinds import as_a
from tests.support.ui.challenges import attempt, browser, match_page, open_browser, play, right, solve
from tests.support.ui.input import drop

LEFT = Qt.MouseButton.LeftButton
EXPERT = 160
"""The place of the first expert challenge."""


@pytest.fixture
def page(app: Application) -> ChallengesPage:
    return open_browser(app, "expert")


def card_point(grid: ChallengeGrid, row: int) -> QPoint:
    return grid.visualItemRect(grid.item(row)).center()


def test_home_and_the_set_up_of_cube_lead_to_the_challenges(qtbot: QtBot, app: Application) -> None:
    card = next(card for card in app.window.home.boxes if card.game.id == "cube")
    assert card.extra_button
    qtbot.mouseClick(card.extra_button, LEFT)
    qtbot.keyClick(browser(app), Qt.Key.Key_Escape)
    assert app.window.page is app.window.home
    app.navigator.set_up(SHELF["cube"])
    qtbot.mouseClick(app.window.page.extra_button, LEFT)  # type: ignore[attr-defined]
    assert isinstance(app.window.page, ChallengesPage)


def test_the_challenges_have_no_card_of_their_own(app: Application) -> None:
    assert "challenge" not in [card.game.id for card in app.window.home.boxes]
    buttons = {card.game.id: card.extra_button for card in app.window.home.boxes}
    assert [id for id, button in buttons.items() if button and button.text() == "400 challenges"] == ["cube"]


def test_the_button_on_the_card_is_reached_by_keys(qtbot: QtBot, app: Application) -> None:
    card = next(card for card in app.window.home.boxes if card.game.id == "cube")
    card.setFocus()
    qtbot.waitUntil(card.hasFocus)
    qtbot.keyClick(card, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is card.extra_button
    app.window.input_filter.was_key = True  # a real key would be seen by the window first
    qtbot.keyClick(card.extra_button, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is browser(app).play_button


def test_each_level_has_forty_challenges(page: ChallengesPage) -> None:
    for level in LEVELS:
        page.tabs.choose(level)
        assert page.grid.count() == 80
        assert page.grid.entry(11).challenge.name == f"{level.capitalize()} 12"


def test_the_page_says_what_a_challenge_is(app: Application) -> None:
    page = open_browser(app, "starter")
    assert page.goal.isVisible()
    assert "three faces look like the picture" in page.goal.text()
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert "trois faces ressemblent à l’image" in page.goal.text()


def test_thumbnails_are_drawn_and_are_the_targets(qtbot: QtBot, page: ChallengesPage) -> None:
    """Each square that the target shows has its colour at its place on the card."""
    grid = page.grid
    picture = grid.thumbnails.picture
    for row in range(3):
        challenge = grid.entry(row).challenge
        qtbot.waitUntil(lambda: picture(challenge, grid.devicePixelRatioF(), LIGHT) is not None)
        image = picture(challenge, grid.devicePixelRatioF(), LIGHT).toImage()  # type: ignore[union-attr]
        assert image == thumbnail(challenge, PICTURE, grid.devicePixelRatioF(), LIGHT).toImage()
        large = thumbnail(challenge, PICTURE * 4, 1, LIGHT)
        projection = fit_target(large.rect().toRectF(), challenge)
        for axis, face in enumerate(challenge.faces):
            for cell, letter in squares(face, axis, challenge.object):
                u, v = ACROSS[axis]
                middle = {axis: CELLS[cell][axis] + 1.0, u: CELLS[cell][u] + 0.5, v: CELLS[cell][v] + 0.5}
                tone = QColor(PAINTS["RY".index(letter)].tones[axis])
                assert large.toImage().pixelColor(projection.at(middle).toPoint()) == tone


def test_all_cards_that_are_seen_get_their_picture(qtbot: QtBot, page: ChallengesPage) -> None:
    grid = page.grid

    def has_picture(row: int) -> bool:
        area = grid.visualItemRect(grid.item(row))
        image = grid.viewport().grab(area).toImage()
        middle = QPoint(image.width() // 2 - 6, image.height() // 2 - 6)
        return image.pixelColor(middle) != QColor(LIGHT.panel)

    seen = [row for row in range(80) if grid.viewport().rect().contains(grid.visualItemRect(grid.item(row)))]
    assert len(seen) >= 6
    qtbot.waitUntil(lambda: all(map(has_picture, seen)))


def test_what_was_achieved_is_marked_and_told(app: Application) -> None:
    solve(attempt(app, EXPERT), EXPERT, seconds=75)
    solve(attempt(app, EXPERT + 1), EXPERT + 1, seconds=60, help=Help.HINT)
    solve(attempt(app, EXPERT + 2, "on"), EXPERT + 2, seconds=130)
    begun = attempt(app, EXPERT + 3)
    begun.spend(101)
    begun.play(right(shipped()[EXPERT + 3], shipped()[EXPERT + 3].order[0]))
    page = open_browser(app, "expert")
    names = [page.grid.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(5)]
    assert names == [
        "Expert 1, solved, best time 1:15",
        "Expert 2, solved",
        "Expert 3, solved with gravity, best time 2:10",
        "Expert 4, started, 1:41 so far",
        "Expert 5",
    ]
    assert page.tabs.tabs["expert"].accessibleName() == "Expert: 3 of 80 solved"
    assert (page.card.name.text(), page.play_button.text()) == ("Expert 4", "Continue — 1:41")
    page.gravity.buttons["on"].click()
    assert page.tabs.tabs["expert"].accessibleName() == "Expert: 1 of 80 solved"
    assert "1 solved with gravity" in [label.text() for label in page.who.findChildren(QLabel)]
    assert page.grid.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Expert 1, solved", "what was solved stays so"
    assert (page.card.name.text(), page.play_button.text()) == ("Expert 4", "Play")


def test_marks_are_seen_on_the_cards(app: Application) -> None:
    solve(attempt(app, EXPERT, "on"), EXPERT)
    grid = open_browser(app, "expert").grid
    QApplication.processEvents()
    image = grid.viewport().grab().toImage()
    colours = [
        {
            image.pixelColor(x, y).name().upper()
            for x in range(area.left(), area.right())
            for y in range(area.top(), area.top() + 30)
        }
        for area in (grid.visualItemRect(grid.item(row)) for row in (0, 1))
    ]
    assert {LIGHT.green, LIGHT.blue} <= colours[0]
    assert not {LIGHT.green, LIGHT.blue} & colours[1]


def test_gravity_is_remembered(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    assert not page.has_gravity
    qtbot.mouseClick(page.gravity.buttons["on"], LEFT)
    assert app.session.settings[GRAVITY] == "on"
    app.navigator.open_extra_page(SHELF["cube"])
    assert browser(app).has_gravity


def test_a_click_chooses_a_challenge_and_its_button_plays_it(
    qtbot: QtBot, app: Application, page: ChallengesPage
) -> None:
    QApplication.processEvents()
    qtbot.mouseClick(page.grid.viewport(), LEFT, pos=card_point(page.grid, 2))
    given = len(shipped()[EXPERT + 2].challenge.given)
    assert page.card.name.text() == "Expert 3"
    assert page.card.pieces.text() == f"{16 - given} pieces to place"
    assert app.window.page is page
    qtbot.mouseClick(page.play_button, LEFT)
    match = match_page(app).match
    assert match.config.setup["challenge"]["name"] == "Expert 3"
    assert match.config.options == {"gravity": "off"}


def test_a_double_click_plays_at_once(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    QApplication.processEvents()
    qtbot.mouseClick(page.grid.viewport(), LEFT, pos=card_point(page.grid, 4))
    qtbot.mouseDClick(page.grid.viewport(), LEFT, pos=card_point(page.grid, 4))
    assert match_page(app).match.config.setup["challenge"]["name"] == "Expert 5"


def test_keys_walk_the_cards_and_open_one(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    QApplication.processEvents()
    page.grid.setFocus()
    qtbot.waitUntil(page.grid.hasFocus)
    columns = sum(
        page.grid.visualItemRect(page.grid.item(row)).top() == page.grid.visualItemRect(page.grid.item(0)).top()
        for row in range(80)
    )
    qtbot.keyClick(page.grid, Qt.Key.Key_Right)
    qtbot.keyClick(page.grid, Qt.Key.Key_Down)
    assert page.grid.currentRow() == columns + 1
    qtbot.keyClick(page.grid, Qt.Key.Key_Return)
    assert match_page(app).match.config.setup["challenge"]["name"] == f"Expert {columns + 2}"


def test_tab_leads_from_part_to_part(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    page.tabs.tabs["expert"].setFocus()
    qtbot.waitUntil(page.tabs.tabs["expert"].hasFocus)
    seen = []
    for _ in range(12):
        as_a(QWidget, QApplication.focusWidget()).focusNextChild()
        seen.append(QApplication.focusWidget())
    for part in (
        page.grid,
        page.who.chooser.name_field,
        page.play_button,
        page.more.new_button,
        page.more.code,
        page.more.file_button,
    ):
        assert part in seen


def test_arrows_choose_the_level(qtbot: QtBot, page: ChallengesPage) -> None:
    page.tabs.tabs["expert"].setFocus()
    qtbot.waitUntil(page.tabs.tabs["expert"].hasFocus)
    qtbot.keyClick(page.tabs.tabs["expert"], Qt.Key.Key_Right)
    assert page.tabs.current == "master"
    assert page.grid.entry(0).challenge.level == "master"


def test_the_first_unsolved_one_is_offered(qtbot: QtBot, app: Application) -> None:
    for n in (0, 1):
        solve(attempt(app, 320 + n), 320 + n)
    page = open_browser(app, "wizard")
    qtbot.mouseClick(page.play_button, LEFT)
    assert match_page(app).match.config.setup["challenge"]["name"] == "Wizard 3"


# Who plays


@pytest.fixture
def family(app: Application) -> None:
    assert app.store
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        app.store.remember(person)


def told(page: ChallengesPage, row: int) -> str:
    text: str = page.grid.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
    return text


@pytest.mark.usefixtures("family")
def test_marks_times_and_what_was_begun_are_those_of_who_plays(qtbot: QtBot, app: Application) -> None:
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, seconds=75)
    solve(attempt(app, EXPERT, name="Tom"), EXPERT, seconds=50)
    begun = attempt(app, EXPERT + 1, name="Tom")
    begun.spend(20)
    begun.play(right(shipped()[EXPERT + 1], shipped()[EXPERT + 1].order[0]))
    page = open_browser(app, "expert")
    assert page.who.name == "Léa"
    assert [told(page, row) for row in range(2)] == ["Expert 1, solved, best time 1:15", "Expert 2"]
    qtbot.keyClick(page.who.chooser.picker, Qt.Key.Key_Down)
    assert page.who.name == "Tom"
    assert [told(page, row) for row in range(2)] == [
        "Expert 1, solved, best time 0:50",
        "Expert 2, started, 0:20 so far",
    ]
    assert (page.card.name.text(), page.play_button.text()) == ("Expert 2", "Continue — 0:20")
    qtbot.mouseClick(page.play_button, LEFT)
    assert match_page(app).match.id == begun.id
    assert open_browser(app, "expert").who.name == "Tom", "who was chosen is here now"


@pytest.mark.usefixtures("family")
def test_a_challenge_is_begun_for_who_plays(qtbot: QtBot, app: Application) -> None:
    page = open_browser(app, "expert")
    page.who.choose("Tom")
    qtbot.mouseClick(page.play_button, LEFT)
    assert match_page(app).match.config.seats[0].name == "Tom"


def test_what_was_achieved_before_people_were_asked_belongs_to_the_name_it_was_recorded_for(app: Application) -> None:
    assert app.store
    solve(attempt(app, EXPERT, name="Player"), EXPERT, seconds=75)
    solve(attempt(app, EXPERT + 1, name="Zoé"), EXPERT + 1, seconds=30)
    app.store.remember(Person("Léa", 0, 1))
    page = open_browser(app, "expert")
    assert [person.name for person in page.who.chooser.offered] == ["Léa", "Zoé", "Player"]
    assert told(page, 0) == "Expert 1"
    page.who.choose("Player")
    assert told(page, 0) == "Expert 1, solved, best time 1:15"
    page.who.choose("Zoé")
    assert [told(page, row) for row in range(2)] == ["Expert 1", "Expert 2, solved, best time 0:30"]


@pytest.mark.usefixtures("family")
def test_the_next_challenge_is_the_next_of_the_same_person(app: Application) -> None:
    solve(attempt(app, EXPERT + 1, name="Tom"), EXPERT + 1)
    match = attempt(app, EXPERT, name="Tom")
    solve(match, EXPERT)
    app.navigator.follow(Rematch(match))
    config = match_page(app).match.config
    assert (config.seats[0].name, config.setup["challenge"]["name"]) == ("Tom", "Expert 3")
    match = attempt(app, EXPERT, name="Léa")
    app.navigator.follow(Rematch(match))
    config = match_page(app).match.config
    assert (config.seats[0].name, config.setup["challenge"]["name"]) == ("Léa", "Expert 2")


def test_levels_and_challenges_have_french_names(app: Application) -> None:
    app.choose(LANGUAGE, "fr")
    page = open_browser(app, "starter")
    assert [page.tabs.tabs[level].text() for level in LEVELS] == ["Débutant", "Junior", "Expert", "Maître", "Magicien"]
    assert page.card.name.text() == "Débutant 1"
    assert told(page, 0) == "Débutant 1"
    assert "0 défi réussi" in (label.text() for label in page.who.findChildren(QLabel))
    made = replace(shipped()[0].challenge, name=code_of("starter", 4711))
    play(app, made)
    assert match_page(app).title.text() == f"Cube — Débutant {made.name[-5:]}"
    play(app, shipped()[320].challenge)
    assert match_page(app).title.text() == "Cube — Magicien 1"


# Made on the spot


def test_a_challenge_is_made_in_the_background_and_played(qtbot: QtBot, app: Application) -> None:
    page = open_browser(app, "junior")
    qtbot.mouseClick(page.more.new_button, LEFT)
    assert page.more.progress.isVisible()
    assert page.more.cancel_button.isVisible()
    qtbot.waitUntil(lambda: page.more.challenge is not None)
    assert not page.more.progress.isVisible()
    code = page.card.name.text()
    assert read_code(code)[0] == "junior"
    page.card.copy_button.click()
    assert QGuiApplication.clipboard().text() == code_of(*read_code(code))
    qtbot.mouseClick(page.play_button, LEFT)
    assert match_page(app).title.text() == f"Cube — {code}"


def test_the_same_code_is_the_same_challenge(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    code = code_of("starter", 4711)
    found = []
    for typed in (code, f" {code.upper()} "):
        page.more.code.setFocus()
        qtbot.waitUntil(page.more.code.hasFocus)
        page.more.code.setText(typed)
        qtbot.keyClick(page.more.code, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.more.challenge is not None)
        found.append(page.more.challenge)
        page.more.challenge = None
    assert found[0] == found[1]
    assert found[0].name == code  # type: ignore[union-attr]


def test_a_wrong_code_is_told_at_its_place_until_it_is_changed(qtbot: QtBot, page: ChallengesPage) -> None:
    endless = page.more
    for typed, sentence in (
        ("", "A code is a level and five letters or digits, like Wizard 66GG6."),
        ("wizard-7F0K2", "Codes never contain “0”."),
        (code_of("wizard", 5)[:-2] + "23", "This code has a typo."),
    ):
        endless.code.setText(typed)
        qtbot.mouseClick(endless.code_button, LEFT)
        assert endless.complaint.isVisible()
        assert endless.complaint.text() == sentence
    qtbot.keyClick(endless.code, Qt.Key.Key_Backspace)
    assert not endless.complaint.isVisible()


def test_making_is_cancelled_at_once(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    qtbot.mouseClick(page.more.new_button, LEFT)
    qtbot.mouseClick(page.more.cancel_button, LEFT)
    assert not page.more.progress.isVisible()
    assert page.more.new_button.isVisible()
    assert app.session.worker
    assert not app.session.worker.is_busy
    qtbot.wait(100)
    assert page.more.challenge is None


def test_leaving_the_page_ends_the_making(qtbot: QtBot, app: Application, page: ChallengesPage) -> None:
    qtbot.mouseClick(page.more.new_button, LEFT)
    qtbot.mouseClick(page.home_button, LEFT)
    assert app.session.worker
    assert not app.session.worker.is_busy


# Files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A challenge file from elsewhere."""
    name = tmp_path / "mine.ludogite-challenge"
    name.write_text(json.dumps({**shipped()[0].challenge.to_json(), "name": "Mine & <b>yours</b>"}), encoding="utf-8")
    return name


def test_a_file_that_is_dropped_is_shown_and_its_solutions_are_counted(
    qtbot: QtBot, app: Application, file: Path
) -> None:
    drop(app.window, file)
    card = browser(app).card
    assert card.name.text() == "Mine & <b>yours</b>"
    assert not card.copy_button.isVisible()
    qtbot.waitUntil(lambda: card.note.text() == "It has exactly one solution.")
    qtbot.mouseClick(card.play_button, LEFT)
    assert match_page(app).title.text() == "Cube — Mine & <b>yours</b>"


def test_a_challenge_with_several_solutions_can_be_played_but_it_is_said(
    qtbot: QtBot, app: Application, file: Path
) -> None:
    file.write_text(json.dumps({**shipped()[0].challenge.to_json(), "start": {"red": [], "yellow": []}}))
    drop(app.window, file)
    card = browser(app).card
    assert card.play_button.isEnabled()
    qtbot.waitUntil(lambda: card.note.text() == "It has several solutions. Any of them will do.")


def test_a_wrong_file_is_said_and_the_match_stays(app: Application, tmp_path: Path) -> None:
    play(app, shipped()[0].challenge)
    page = match_page(app)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    drop(app.window, wrong)
    assert app.window.page is page
    assert app.window.notice.text.text() == "wrong.json: “faces” is missing."


def test_a_wrong_file_opened_by_the_button_is_said_beside_it(page: ChallengesPage, tmp_path: Path) -> None:
    page.more.open_file(str(tmp_path / "nowhere.json"))
    assert page.more.complaint.text() == "The file cannot be read (No such file or directory)."


def test_a_start_that_falls_cannot_be_played_with_gravity(app: Application, tmp_path: Path) -> None:
    each = shipped()[0]
    data = each.challenge.to_json()
    data["start"]["red"] = [str(each.order[-1])]
    file = tmp_path / "falls.json"
    file.write_text(json.dumps(data))
    drop(app.window, file)
    page = browser(app)
    page.gravity.buttons["on"].click()
    page.play_button.click()
    assert app.window.page is page
    assert app.window.notice.text.text() == "With gravity the starting pieces would fall."


def test_a_file_given_at_the_start_is_what_the_window_opens_with(qtbot: QtBot, qapp: QApplication, file: Path) -> None:
    app = Application([str(file)])
    app.window.show()
    qtbot.waitUntil(lambda: isinstance(app.window.page, ChallengesPage))
    assert browser(app).more.challenge is not None
    app.close()
