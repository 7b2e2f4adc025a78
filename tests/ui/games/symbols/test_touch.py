"""Six Symbols played by finger."""

from __future__ import annotations

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.symbols import board_of, cell_point, lay, moves_made, started, tile_point, tray_point
from tests.support.ui.touch import drag, rest, tap


def test_a_whole_round_is_played_by_finger(app: Application) -> None:
    page = lay(app, 1, real_dice=True)
    board = board_of(page)
    tap(board, tile_point(board, 3))
    assert moves_made(page)[0] == "start 3"
    play_text(page.match, "roll 2 5")
    drag(board, tray_point(board), cell_point(board, 0, "c4"))
    assert str(board.hand.mark_of(0)) == "2@c4 5@d4"
    tap(page.action_button, page.action_button.rect().center())
    assert moves_made(page)[-1] == "2@c4 5@d4"


def lightest(board: SymbolsBoard, area: QRect) -> int:
    picture = board.grab(area).toImage()
    return max(
        picture.pixelColor(x, y).lightness() for x in range(0, area.width(), 3) for y in range(0, area.height(), 3)
    )


def with_dice(app: Application, qtbot: QtBot) -> MatchPage:
    page = started(app, qtbot, 1, real_dice=True)
    play_text(page.match, "roll 2 5")
    return page


def test_a_tap_takes_the_pair_up_another_pencils_it_and_a_finger_that_rests_turns_it(
    app: Application, qtbot: QtBot
) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    area = board.view.layout.dice((1, 0))[0].toRect()
    lying = lightest(board, area)
    tap(board, tray_point(board))
    assert board.hand.is_held
    assert lightest(board, area) >= lying, "it is seen above the tray, where no mouse carries it"
    tap(board, cell_point(board, 0, "b2"))
    assert str(board.hand.mark_of(0)) == "2@b2 5@c2"
    rest(qtbot, board, cell_point(board, 0, "b2"))
    assert str(board.hand.mark_of(0)) == "2@b2 5@b3"
    drag(board, cell_point(board, 0, "b2"), cell_point(board, 0, "d3"))
    assert str(board.hand.mark_of(0)) == "2@d3 5@d4"


def test_dice_are_placed_one_by_one_by_taps(app: Application, qtbot: QtBot) -> None:
    page = with_dice(app, qtbot)
    board = board_of(page)
    tap(board, cell_point(board, 0, "b2"), cell_point(board, 0, "b2"), cell_point(board, 0, "b3"))
    assert str(board.hand.mark_of(0)) == "2@b3 5@b2"


def test_what_is_touched_is_large_enough_in_a_small_window(app: Application) -> None:
    app.window.resize(1024, 700)
    for seats in (1, 2, 6):
        board = board_of(lay(app, seats))
        assert all(tile.height() >= 44 or tile.width() >= 44 for tile in board.view.tiles())
        assert board.view.layout.pads[0].grid.cell >= 24
