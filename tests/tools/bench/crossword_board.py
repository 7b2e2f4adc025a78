"""Measures the painting of Crossword Track: ./dev bench crossword_board."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tests.tools.bench.bigbang import at_both_scales, tell_turns

if TYPE_CHECKING:
    from ludogite.ui.games.crossword.board import CrosswordBoard

FRAMES = 40


def crossword_board() -> None:
    at_both_scales(__name__)


def measure() -> None:
    from PySide6.QtGui import QPixmapCache

    from ludogite.settings import THEME
    from ludogite.ui.application.app import Application, make_qt_application
    from ludogite.ui.games.crossword.position import PAWN
    from tests.support.ui.crossword import click_thing
    from tests.tools.bench.main import wait
    from tests.tools.screens.crossword import asks, begin, in_phase

    make_qt_application()
    app = Application()
    app.choose(THEME, "light")
    app.window.show()
    wait(3.0)
    board = begin(app, asks(0))
    wait(0.5)
    size = f"{board.width()}×{board.height()} at scale {board.devicePixelRatioF():.0f}"
    print(f"Crossword Track, {size}: a key typed {1000 * statistics.median(keys(board)):.1f} ms")
    QPixmapCache.clear()
    board.view.picture._painted = None
    board.update()
    tell_turns("first paint", turns(board))
    app.choose(THEME, "dark")
    tell_turns("change of theme", turns(board))
    app.window.resize(1240, 770)
    tell_turns("change of size", turns(board))
    app.window.resize(1024, 700)
    tell_turns("smallest size", turns(board))
    app.window.resize(1280, 800)
    turns(board)
    click_thing(board, "keyboard")
    tell_turns("the letters", turns(board))
    board = begin(app, in_phase("go"))
    places = board.view.layout.large
    start, end = places.square_place("T1").center(), places.square_place("R9").center()
    for point in (start, end):
        turns(board, partial(board.mouse.drag, PAWN, point))
    way = [start + (end - start) * (n / FRAMES) for n in range(FRAMES)]
    dragged = [max(turns(board, partial(board.mouse.drag, PAWN, point))) for point in way]
    median, longest = 1000 * statistics.median(dragged), 1000 * max(dragged)
    print(f"  dragged pawn: {median:.1f} ms a frame, longest {longest:.1f} (wanted: 8)")
    board.position.dragged = None
    board = begin(app, lambda state: False)
    tell_turns("the end", turns(board))
    app.close()


def keys(board: CrosswordBoard) -> list[float]:
    """A letter typed and taken back."""
    from PySide6.QtCore import Qt

    from tests.support.ui.crossword import press

    turns(board)
    both = (Qt.Key.Key_A, Qt.Key.Key_Backspace)
    return [sum(turns(board, partial(press, board, key))) for _ in range(FRAMES // 2) for key in both]


def turns(board: CrosswordBoard, change: Callable[[], object] = lambda: None) -> list[float]:
    """Paints until nothing is left to paint; the seconds of each turn of the event loop."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    def timed(do: Callable[[], object]) -> float:
        began = time.perf_counter()
        do()
        return time.perf_counter() - began

    def paint() -> None:
        QApplication.sendEvent(board.window(), QEvent(QEvent.Type.UpdateRequest))

    steps, handled = board.view.picture._steps, timed(change)
    times = [handled + timed(paint)]
    while board.view.picture.is_behind:
        board.view.picture._next_turn.stop()
        board.update()
        times.append(timed(paint))
    while steps.is_going:
        times.append(timed(steps.turns.take_turn))
        if not steps.is_going:
            times.append(timed(paint))
    return times
