"""Measures the motions of the boards in the window, frame by frame: ./dev bench motion, or ./dev bench cube_motion for
those of the cube alone."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludogite.match.config import Seat
    from ludogite.ui.application.app import Application
    from ludogite.ui.base.motion import Motion
    from ludogite.ui.base.painted_cells import PaintedCells
    from ludogite.ui.match.page import MatchPage

SLOW_MS = 33.0
ROUNDS = 5


def motion() -> None:
    _measure("")


def cube_motion() -> None:
    _measure("the cube")


def _measure(whose: str) -> None:
    """A frame is what lies between two paints of a motion; in brackets what of it the window itself was at work."""
    from ludogite.ui.application.app import Application, make_qt_application

    make_qt_application()
    app = Application()
    app.window.resize(1280, 800)
    app.window.show()
    app.window.activateWindow()
    _wait(lambda: bool(app.start_up and app.start_up.is_finished))
    for name, begin in _motions(app).items():
        if not name.startswith(whose):
            continue
        frames: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            with _watched(board := begin()) as seen:
                _wait(lambda board=board: not board.motion.is_going)  # type: ignore[misc]
            frames += seen[1:]
        wall, work = zip(*frames, strict=True)
        slow, busy = (sum(each > SLOW_MS for each in times) / len(times) for times in (wall, work))
        print(
            f"{name}: {len(frames)} frames of {statistics.median(wall):.0f} ms ({statistics.median(work):.0f}), "
            f"{slow:.1%} above {SLOW_MS:.0f} ({busy:.1%}; wanted: 5 %)"
        )
    app.close()


class Moving(Protocol):
    """A board, or what falls over it at the end."""

    @property
    def motion(self) -> Motion: ...


def _motions(app: Application) -> dict[str, Callable[[], Moving]]:
    from ludogite.rules.cube.pieces import LETTERS
    from ludogite.ui.games.cube.animation import Round
    from ludogite.ui.games.cube.building import building_of
    from tests.support.ui import bigbang, crossword, cube, matches

    def shapes() -> PaintedCells:
        page = matches.begin(app, *_with_computer())
        _settle(page.board)
        return _play(page, "Sa1", "Yb1")

    def cube_arrival(moves: int) -> PaintedCells:
        page, board = cube.begin(app, *_with_computer(), moves=moves - 2)
        _settle(board)
        return _play(page, *cube.WHOLE_MATCH[moves - 2 : moves])

    def cube_fall() -> PaintedCells:
        page, board = cube.begin(app, moves=3, coaching=False)
        state = cube.position_of(page)
        places = building_of(state, state.to_move).places(LETTERS.index("L"))
        falls = next(each for each in places if state.stand.fall(each))
        _settle(board)
        board.hold_at(1, falls)
        _settle(board)
        board.act()
        return board

    def cube_turn() -> PaintedCells:
        _, board = cube.begin(app, moves=10)
        _settle(board)
        board.animate(Round(board.stage.view.camera))
        return board

    def dice() -> PaintedCells:
        page = bigbang.begin(app)
        _settle(page.board)
        return _play(page, "roll 3 4")

    def chain() -> PaintedCells:
        page, cell = bigbang.chain_page(app)
        _settle(page.board)
        return _play(page, f"turn {cell}")

    def pawn() -> PaintedCells:
        page = crossword.begin(app, *crossword.OPENING)
        page.board.set_animated(True)
        _settle(page.board)
        return _play(page, "roll 6")

    def ending(name: str) -> Moving:
        from tests.tools.screens.endings import ENDINGS

        ENDINGS[name](app)
        end = matches.page_of(app).end
        if not matches.page_of(app).board.animated:  # it is drawn so for pictures
            end.close()
            matches.page_of(app).board.set_animated(True)
            end.is_plate_awaited = True
            end._open_after_move()
        _wait(lambda: end.curtain is not None and end.curtain.motion.is_going)
        assert end.curtain
        return end.curtain

    return {
        "Four Shapes, a piece arrives": shapes,
        "the cube, an early piece slides in": partial(cube_arrival, 2),
        "the cube, a late piece slides in": partial(cube_arrival, 10),
        "the cube, a piece falls": cube_fall,
        "the cube, once around": cube_turn,
        "Big Bang, dice": dice,
        "Big Bang, a chain": chain,
        "Crossword Track, die and pawn": pawn,
        "Six Symbols, dice": partial(_symbols, app),
        "Four Shapes, the end": partial(ending, "shapes"),
        "the cube, the end": partial(ending, "cube"),
        "Big Bang, the end": partial(ending, "bigbang"),
        "Six Symbols, the end": partial(ending, "symbols-six"),
        "Crossword Track, the end": partial(ending, "crossword"),
    }


def _symbols(app: Application) -> PaintedCells:
    from tests.support.ui import symbols

    page = symbols.lay(app, 2)
    _settle(page.board)
    while symbols.round_of(page).is_starting:
        page.match.play(page.match.state.legal_moves()[0])
    _wait(lambda: page.board.motion.is_going)
    return page.board


def _with_computer() -> tuple[Seat, Seat]:
    from ludogite.match.config import Seat

    return Seat("Léa"), Seat("Computer", level="easy")


def _play(page: MatchPage, *moves: str) -> PaintedCells:
    """The last one is seen happening."""
    from tests.support.moves import play_text

    for move in moves:
        page.opponent.cancel()
        play_text(page.match, move)
    assert page.board.motion.is_going
    return page.board


@contextmanager
def _watched(board: Moving) -> Iterator[list[tuple[float, float]]]:
    """By frame, its milliseconds and those of work."""
    seen: list[tuple[float, float]] = []
    last = [time.perf_counter(), time.process_time()]

    def note() -> None:
        now = [time.perf_counter(), time.process_time()]
        seen.append((1000 * (now[0] - last[0]), 1000 * (now[1] - last[1])))
        last[:] = now

    board.motion.moved.connect(note)
    yield seen
    board.motion.moved.disconnect(note)


def _settle(board: PaintedCells) -> None:
    """Everything is painted, and nothing else is to be done."""
    end = time.monotonic() + 1.2
    _wait(lambda: time.monotonic() > end and not board.motion.is_going)


def _wait(is_so: Callable[[], bool]) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    while not is_so():
        loop = QEventLoop()
        QTimer.singleShot(2, loop.quit)
        loop.exec()
