"""The real window on a real X server, driven by real mouse and key events from outside the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from ludogite.rules.cube.pieces import LETTERS
from ludogite.rules.cube.pieces import Placement as CubePlacement
from ludogite.rules.shapes import CELLS, Placement
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.rotation import turned
from ludogite.ui.games.cube.view.camera import STANDARD
from ludogite.ui.games.shapes.board import ShapesBoard
from ludogite.ui.games.shapes.layout import cell_area
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.e2e.hand import Hand
from tests.support.ui.matches import card

pytestmark = pytest.mark.linux("an X server, where keys and mouse come from xdotool")


def match_page(app: Application) -> MatchPage:
    assert isinstance(app.window.page, MatchPage)
    return app.window.page


def set_up(hand: Hand, app: Application) -> SetupPage:
    hand.click(card(app))
    page = app.window.page
    assert isinstance(page, SetupPage)
    return page


def place_by_mouse(hand: Hand, page: MatchPage, move: Placement) -> None:
    board = page.board
    assert isinstance(board, ShapesBoard)
    assert board.actor is not None
    start = board.view.to_widget(board.view.hand_area(board.actor, 2 * move.shape).center()).toPoint()
    end = board.view.to_widget(cell_area(move.cell).center()).toPoint()
    before = page.match.cursor
    hand.drag(board, start, end)
    hand.qtbot.waitUntil(lambda: page.match.cursor > before)


def my_turn(page: MatchPage) -> bool:
    return page.match.outcome is not None or page.shown.actor() is not None


def play_on(hand: Hand, page: MatchPage, stop_at: int) -> None:
    """Plays the last legal move of the list whenever it is the person's turn."""
    while page.match.outcome is None and page.match.cursor < stop_at:
        hand.qtbot.waitUntil(lambda: my_turn(page))
        if page.match.outcome is None:
            place_by_mouse(hand, page, page.match.state.legal_moves()[-1])
    hand.qtbot.waitUntil(lambda: my_turn(page))


def test_a_whole_match_by_mouse_left_in_the_middle_resumed_and_taken_back(hand: Hand) -> None:
    app = hand.sit_down()
    setup = set_up(hand, app)
    hand.click(setup.rows[0].chooser.name_field)
    hand.run("type", "Zoe")
    hand.click(setup.rows[1].level.buttons["easy"])
    hand.click(setup.begins.buttons["0"])
    hand.click(setup.start_button)
    page = match_page(app)
    assert [seat.name for seat in page.match.config.seats] == ["Zoe", "Computer"]
    play_on(hand, page, stop_at=3)
    moves, cursor = page.match.moves, page.match.cursor
    hand.stand_up()

    app = hand.sit_down()
    hand.qtbot.waitUntil(lambda: app.window.home.hero.match is not None)
    assert "Zoe against the computer" in app.window.home.hero.button.accessibleName()
    hand.click(app.window.home.hero.button)
    page = match_page(app)
    assert (page.match.moves, page.match.cursor) == (moves, cursor)

    hand.click(page.undo_button)
    hand.qtbot.waitUntil(lambda: page.match.cursor < cursor)
    assert page.match.taken_back
    hand.click(page.home_button)
    hand.keys("ctrl+comma")
    settings = app.window.page
    assert isinstance(settings, SettingsPage)
    hand.click(settings.rows[LANGUAGE].segments.buttons["fr"])
    hand.qtbot.waitUntil(lambda: app.window.home.head.about_button.text() == "À propos")
    hand.keys("Escape")
    hand.click(app.window.home.hero.button)
    page = match_page(app)
    assert page.title.text() == "Quatre formes"
    play_on(hand, page, stop_at=99)
    assert page.match.outcome is not None
    assert "gagne." in page.status.text()
    assert page.action_button.text() == "Rejouer"


@pytest.mark.usefixtures("french_keyboard")
def test_the_keyboard_alone_on_a_french_layout(hand: Hand) -> None:
    """From home to a placed piece: Tab and Space, the digit keys without Shift, arrows and Return."""
    app = hand.sit_down()
    card(app).setFocus()
    hand.keys("space")
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    setup.rows[0].chooser.setFocus()
    hand.keys("l", "eacute", "a")
    assert setup.rows[0].seat().name == "léa"
    setup.begins.buttons["0"].click()
    setup.start_button.setFocus()
    hand.keys("space")
    page = match_page(app)
    hand.qtbot.waitUntil(page.board.hasFocus)
    hand.keys("quotedbl", "Right", "Down", "Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor >= 1)
    assert str(page.match.moves[0]) == "Cb2"
    assert CELLS[5] == "b2"
    hand.qtbot.waitUntil(lambda: page.match.cursor == 2)
    hand.keys("ctrl+z")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 0)


def two_people(hand: Hand) -> tuple[MatchPage, ShapesBoard]:
    """A match between two people, set up by clicks."""
    app = hand.sit_down()
    setup = set_up(hand, app)
    hand.click(setup.rows[1].kind.buttons["person"])
    hand.click(setup.start_button)
    page = match_page(app)
    assert isinstance(page.board, ShapesBoard)
    return page, page.board


def test_two_people_by_clicks(hand: Hand) -> None:
    page, board = two_people(hand)
    for shape, cell in ((0, 0), (3, 15)):
        assert board.actor is not None
        hand.click(board, board.view.to_widget(board.view.hand_area(board.actor, 2 * shape).center()).toPoint())
        hand.click(board, board.view.to_widget(cell_area(cell).center()).toPoint())
    assert [str(move) for move in page.match.moves] == ["Sa1", "Kd4"]


def test_the_cursor_comes_with_tab_and_moves_are_walked_through_by_keys(hand: Hand) -> None:
    page, board = two_people(hand)
    hand.qtbot.waitUntil(board.hasFocus)
    assert board.hand.target is None
    hand.keys("shift+Tab", "Tab")
    hand.qtbot.waitUntil(board.hasFocus)
    assert board.hand.target == 0
    hand.keys("Return")
    assert page.status.text().startswith("Take a shape first")
    hand.keys("1", "Right", "Return")
    hand.keys("2", "Down", "Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 2)
    assert [str(move) for move in page.match.moves] == ["Sb1", "Yb2"]
    hand.keys("alt+Left")
    assert page.board.state == page.match.state_at(1)
    assert page.action_button.text() == "Back to the game"
    hand.keys("alt+Right")
    assert page.board.state == page.match.state


def test_keys_that_open_a_match_show_the_cursor_and_lead_back_to_the_games(hand: Hand) -> None:
    app = hand.sit_down()
    card(app).setFocus()
    hand.keys("Return")
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    setup.rows[1].kind.buttons["person"].click()
    setup.start_button.setFocus()
    hand.keys("Return")
    page = match_page(app)
    hand.qtbot.waitUntil(page.board.hasFocus)
    assert isinstance(page.board, ShapesBoard)
    assert page.board.hand.target == 0
    hand.keys("1", "Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 1)
    page.home_button.setFocus()
    hand.keys("Return")
    hand.qtbot.waitUntil(app.window.home.boxes[0].hasFocus)


def test_a_double_click_is_one_click_for_the_page_that_it_brings(hand: Hand) -> None:
    app = hand.sit_down()
    hand.double_click(card(app))
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    hand.qtbot.wait(QApplication.doubleClickInterval())
    hand.double_click(setup.start_button)
    page = match_page(app)
    hand.qtbot.waitUntil(page.board.hasFocus)
    hand.qtbot.wait(QApplication.doubleClickInterval())
    hand.double_click(page.settings_button)
    assert isinstance(app.window.page, SettingsPage)


def cube_between_two(hand: Hand) -> tuple[MatchPage, CubeBoard]:
    """A match of the cube between two people who are told what stands, set up by clicks."""
    app = hand.sit_down()
    hand.click(card(app, "cube"))
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    hand.click(setup.rows[1].kind.buttons["person"])
    hand.click(setup.rules.coaching)
    hand.qtbot.waitUntil(lambda: len(setup.rules.coaching.cards) == 2)
    for coaching in setup.rules.coaching.cards:
        hand.click(coaching)
        hand.qtbot.waitUntil(coaching.isChecked)
    hand.click(setup.table.aim)  # beside the list, which closes it
    hand.click(setup.start_button)
    page = match_page(app)
    assert isinstance(page.board, CubeBoard)
    assert page.board.is_coaching
    return page, page.board


@pytest.mark.usefixtures("french_keyboard")
def test_the_cube_by_keys_on_a_french_layout(hand: Hand) -> None:
    """The sixth piece lies on the key that types a minus; on the number pad the same sign goes further off."""
    page, board = cube_between_two(hand)
    hand.qtbot.waitUntil(board.hasFocus)
    view = board.stage.view
    hand.keys("shift+eacute")
    assert board.hand.held == (0, 1), "with Shift, which is for yellow where there is some"
    hand.keys("minus")
    assert board.hand.held == (0, 5)
    assert view.camera.zoom == 1
    hand.keys("KP_Subtract")
    assert view.camera.zoom < 1
    hand.keys("Home")
    assert board.hand.held == (0, 5)
    first = board.hand.offered
    assert first
    hand.keys("Tab")
    assert board.hand.offered != first
    hand.keys("Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 1)
    hand.keys("eacute", "Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 2)
    hand.keys("underscore")
    assert board.hand.held == (0, 7)
    assert board.hand.is_pinned
    hand.keys("x", "shift+x", "s", "shift+s", "Escape")
    assert not board.hand.is_pinned
    hand.keys("Escape")
    assert board.hand.held is None
    hand.keys("egrave")
    assert board.hand.held == (0, 6)
    hand.keys("Tab", "Tab", "Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 3)
    assert [LETTERS[move.piece] for move in page.match.moves if isinstance(move, CubePlacement)] == ["B", "O", "D"]
    hand.keys("ctrl+z")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 2)


def test_shift_and_a_digit_take_a_piece_whatever_sign_that_types(hand: Hand) -> None:
    _, board = cube_between_two(hand)
    hand.qtbot.waitUntil(board.hasFocus)
    for n in (1, 8, 2):
        hand.keys(f"shift+{n}")
        assert board.hand.held == (0, n - 1)


def test_the_cube_by_mouse_is_gone_around_come_near_to_and_built(hand: Hand) -> None:
    page, board = cube_between_two(hand)
    view = board.stage.view
    hand.drag(view, QPoint(130, 160), QPoint(210, 190))
    assert view.camera != STANDARD
    for button in ("4", "5"):
        hand.run("mousemove", *hand.at(view), "keydown", "ctrl", "click", button, "keyup", "ctrl")
    hand.click(board.stage.rail.buttons["home"])
    hand.qtbot.waitUntil(lambda: view.camera == STANDARD)
    for piece in (1, 5):
        assert board.actor is not None
        before = page.match.cursor
        hand.click(board.stage.place(board.actor, piece))
        spot = next(each for each in view.key_spots() if each.before is not None and each.is_wall)
        hand.run("mousemove", *hand.at(view, view.outline(spot).center().toPoint()))
        hand.qtbot.waitUntil(lambda: board.hand.spot == spot)
        first = board.hand.offered
        hand.run("click", "5")
        assert board.hand.offered != first
        hand.run("click", "1")
        hand.qtbot.waitUntil(lambda: board.hand.is_pinned)
        there = board.hand.offered
        assert there
        axis = next(axis for axis in range(3) if turned(there.orientation, axis) != there.orientation)
        hand.click(board.stage.pad.turn_keys[axis, 1])
        hand.qtbot.waitUntil(lambda: board.hand.offered != there)
        hand.click(board.stage.pad.turn_keys[axis, -1])
        hand.qtbot.waitUntil(lambda: board.hand.offered == there)
        hand.click(page.action_button)
        hand.qtbot.waitUntil(lambda: page.match.cursor == before + 1)
    place, ahead = board.stage.place(0, 3), [each for each in view.key_spots() if each.before is not None]
    spot = next(each for each in ahead if view.spot_at(view.outline(each).center()) == each and not each.is_wall)
    end = place.mapFrom(page, view.mapTo(page, view.outline(spot).center().toPoint()))
    hand.drag(place, place.rect().center(), end)
    assert board.hand.spot == spot
    assert board.hand.is_pinned
    assert page.match.cursor == 2
