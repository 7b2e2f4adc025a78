"""What a screen reader finds on a painted board and does there, and what it is given to read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.message import Message, Source
from ludogite.players import Opinion
from ludogite.rules.cube.pieces import parse as parse_placement
from ludogite.rules.shapes import CELLS, parse
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import Back, ShowSettings
from ludogite.ui.games.cube.words import place_of
from ludogite.ui.match.accessible import CellInterface
from ludogite.ui.widgets.choices import Choices
from ludogite.ui.widgets.segments import Segments
from tests.support.moves import play_text
from tests.support.ui import cube as cube_matches
from tests.support.ui.matches import begin, board_of, moves_made, played

LEA_CONE = 16 + 3
"""Of the elements of Four Shapes, the cones in Léa's hand."""


def names_in(interface: QAccessibleInterface) -> Iterator[str]:
    yield interface.text(QAccessible.Text.Name)
    for n in range(interface.childCount()):
        yield from names_in(interface.child(n))


def press(interface: QAccessibleInterface, cell: int) -> None:
    found = interface.child(cell)
    assert isinstance(found, CellInterface)
    assert QAccessibleActionInterface.pressAction() in found.actionNames()
    found.doAction(QAccessibleActionInterface.pressAction())


def test_pieces_tools_and_pad_are_found_on_the_cube(app: Application) -> None:
    _, board = cube_matches.begin(app)
    whole = QAccessible.queryAccessibleInterface(board)
    names = set(names_in(whole))
    assert {"the red square, 2", "the yellow L, 3", "Turn around the left axis (X)"} <= names
    assert "Spread the layers (E)" in names
    last = whole.child(whole.childCount() - 1)
    assert whole.indexOfChild(last) == whole.childCount() - 1


def test_a_move_by_presses_alone(app: Application) -> None:
    page = begin(app)
    whole = QAccessible.queryAccessibleInterface(page.board)
    press(whole, LEA_CONE)
    assert whole.child(LEA_CONE).text(QAccessible.Text.Name) == "Léa, cone, 2 left, taken up"
    press(whole, CELLS.index("b2"))
    assert moves_made(page) == ["Kb2"]
    assert whole.child(LEA_CONE).text(QAccessible.Text.Name) == "Léa, cone, 1 left"
    press(whole, CELLS.index("b2"))
    assert page.status.text() == "Those are Léa’s pieces."


def test_squares_of_the_cube_are_pressed(app: Application) -> None:
    page, board = cube_matches.begin(app)
    whole = QAccessible.queryAccessibleInterface(board)
    board.stage.place(0, 1).click()
    corner = next(n for n in range(48) if board.cell_name(n) == "top face, row 1, column 1: empty")
    for _ in range(2):
        press(whole, corner)
    assert len(page.match.moves) == 1


def test_what_cannot_be_seen_cannot_be_pressed(app: Application) -> None:
    page = begin(app)
    whole = QAccessible.queryAccessibleInterface(page.board)
    app.window.page.requested.emit(ShowSettings())
    assert not page.board.isVisible()
    assert whole.child(LEA_CONE).state().invisible
    press(whole, LEA_CONE)
    assert board_of(page).position.held is None


def test_cells_end_with_their_board(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    whole = QAccessible.queryAccessibleInterface(page.board)
    known = QAccessible.uniqueId(whole.child(0))
    assert QAccessible.accessibleInterface(known) is not None
    ended: list[bool] = []
    page.board.destroyed.connect(lambda: ended.append(True))
    page.home_button.click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.waitUntil(lambda: bool(ended))
    assert QAccessible.accessibleInterface(known) is None


@pytest.mark.parametrize("kind", [Segments, Choices])
def test_a_choice_is_made_by_checking_a_radio_button(app: Application, kind: type[Segments | Choices]) -> None:
    choices = kind(["a", "b"], "a", app.window)
    chosen: list[str] = []
    choices.chosen.connect(chosen.append)
    other = QAccessible.queryAccessibleInterface(choices.buttons["b"])
    assert other.role() == QAccessible.Role.RadioButton
    choices.buttons["b"].toggle()  # as Qt does it for a screen reader
    assert other.state().checked
    assert chosen == ["b"]
    choices.choose("a")
    assert (choices.current, chosen) == ("a", ["b"])


@pytest.mark.parametrize("kind", [Segments, Choices])
def test_tab_comes_to_the_choice_that_is_made(app: Application, qtbot: QtBot, kind: type[Segments | Choices]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before = QPushButton(window)
    choices = kind(["a", "b", "c"], "b", window)
    window.show()
    window.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert choices.buttons["b"].hasFocus()
    choices.choose("c")
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert choices.buttons["c"].hasFocus()


def test_a_held_piece_is_named_and_then_only_the_cells_it_passes(app: Application, qtbot: QtBot) -> None:
    page = begin(app, coaching=False)
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_Down):
        qtbot.keyClick(page.board, key)
    assert heard == ["sphere taken up. Léa, your turn."]


def test_where_here_is_is_said_to_those_who_do_not_see_it(app: Application) -> None:
    page = begin(app, Seat("Léa"), Seat("Computer", level="easy"))
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    page.board.show_hint(Opinion((parse("Kc4"),), {"value": "unknown"}, Message(Source("tests", "Why not?"))), 0)
    assert page.status.text() == "Try a cone here. Why not?"
    assert heard == ["c4. Try a cone here. Why not?"]
    assert page.status.accessibleName() == heard[-1]


def test_undo_is_heard_although_the_line_stays_the_same(app: Application) -> None:
    page = played(app, "Sa1 Yb1", Seat("Léa"), Seat("Computer", level="easy"))
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    page.undo_button.click()
    assert heard == ["Undone.", "With an undone move, this game stays out of the statistics."]
    page.redo_button.click()
    assert heard[-1].startswith("Redone. After move 2: ")


def test_nothing_is_read_out_from_behind_another_page(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    heard: list[str] = []
    page.status.announced.connect(heard.append)
    page.requested.emit(ShowSettings())
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.status.text() == "Léa, à toi de jouer.")
    assert heard == []
    app.window.page.requested.emit(Back())
    assert heard == ["Léa, à toi de jouer."]


def test_a_move_at_the_cube_says_where(app: Application) -> None:
    page, _ = cube_matches.begin(app)
    play_text(page.match, "000 001 010 011")
    assert page.moves.item(1).text() == "square"
    spoken = "square, level 1, row 1, columns 1 2; level 2, row 1, columns 1 2"
    assert str(page.ui.spoken_move(page.match.state_at(0), parse_placement("000 001 010 011"))) == spoken
    assert str(place_of(parse_placement("000 100 200 300"))) == (
        "level 1, row 1, column 1; row 2, column 1; row 3, column 1; row 4, column 1"
    )
