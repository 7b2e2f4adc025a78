"""Measures the painting of Big Bang: ./dev bench bigbang."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludogite.ui.games.bigbang.board import BigBangBoard

FRAMES = 40


def bigbang() -> None:
    at_both_scales(__name__)


def at_both_scales(module: str) -> None:
    """Measures each in a process of its own: the scale is the whole application's."""
    script = f"if __name__ == '__main__': import sys; sys.path.insert(0, '.'); import {module} as b; b.measure()"
    for scale in ("1", "2"):
        subprocess.run([sys.executable, "-c", script], env=os.environ | {"QT_SCALE_FACTOR": scale}, check=True)


def measure() -> None:
    from PySide6.QtGui import QPixmapCache

    from ludogite.settings import THEME
    from ludogite.ui.application.app import Application, make_qt_application
    from tests.tools.bench.main import wait
    from tests.tools.screens.bigbang import begin, chain, has_rolled, select_some

    make_qt_application()
    app = Application()
    app.choose(THEME, "light")
    app.window.show()
    wait(3.0)
    board = begin(app, has_rolled(0, 25))
    select_some(board)
    wait(0.5)
    whole = frames(board, lambda _: board.update())
    size = f"{board.width()}×{board.height()} at scale {board.devicePixelRatioF():.0f}"
    print(f"Big Bang, {size}: the whole board from its pictures {1000 * statistics.median(whole):.1f} ms")
    QPixmapCache.clear()
    board.update()
    tell_turns("first paint", turns(board))
    app.choose(THEME, "dark")
    tell_turns("change of theme", turns(board))
    app.window.resize(1240, 770)
    tell_turns("change of size", turns(board))
    app.window.resize(1280, 800)
    turns(board)
    layout = board.view.layout
    board.view.update_dragged(layout.dice[0].center())  # the dice leave their place, and the dish opens
    turns(board)
    start, end = layout.dice[0].center(), layout.dish.center()
    dragged = frames(board, lambda n: board.view.update_dragged(start + (end - start) * (n / FRAMES)))
    tell_frames("dragged dice", dragged, whole)
    board.position.dragged = None
    cells = [cell for cell in range(36) if (board.position.token_seen(0, cell) or 0) > 0]
    for cell in (*cells, *cells):  # the pictures of lifted tokens are made beforehand
        board.toggle(cell)
        turns(board)
    tell_frames("tokens dragged across", frames(board, lambda n: board.toggle(cells[n % len(cells)])), whole)
    board = chain(app, 0.05)
    turns(board)
    end_of_chain = board.motion.duration()
    flips = frames(board, lambda n: board.motion.setCurrentTime(int(end_of_chain * (0.1 + 0.8 * n / FRAMES))))
    tell_frames("a chain that flips", flips, whole)
    board.motion.skip()
    app.close()


def turns(board: BigBangBoard) -> list[float]:
    """Paints until nothing is left to paint; the seconds of each turn of the event loop."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    def timed(do: Callable[[], object]) -> float:
        began = time.perf_counter()
        do()
        return time.perf_counter() - began

    def paint() -> None:
        QApplication.sendEvent(board.window(), QEvent(QEvent.Type.UpdateRequest))

    times = [timed(paint)]
    while board.view.steps.is_going:
        times.append(timed(board.view.steps.turns.take_turn))
        if not board.view.steps.is_going:
            times.append(timed(paint))
    return times


def frames(board: BigBangBoard, change: Callable[[int], object]) -> list[float]:
    """The longest turn of each frame; pictures that nobody has seen yet are drawn in turns of their own."""
    times = []
    for n in range(FRAMES):
        began = time.perf_counter()
        change(n)
        handled = time.perf_counter() - began
        first, *others = turns(board)
        times.append(max(handled + first, *others, 0))
    return times


def tell_turns(name: str, times: list[float]) -> None:
    longest, total = 1000 * max(times), 1000 * sum(times)
    print(f"  {name}: longest turn {longest:.0f} ms (wanted: 50), {len(times)} turns, {total:.0f} ms in all")


def tell_frames(name: str, times: list[float], whole: list[float]) -> None:
    median = statistics.median(times)
    print(
        f"  {name}: {1000 * median:.1f} ms a frame, longest of {len(times)} {1000 * max(times):.1f} (wanted: 8); "
        f"{median / statistics.median(whole):.2f} × the whole board"
    )
