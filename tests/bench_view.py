"""Measures the cube on screen: ./dev bench view."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludogite.ui.games.cube.space_view import SpaceView

FRAMES = 60


def view() -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtOpenGLWidgets import QOpenGLWidget
    from PySide6.QtWidgets import QWidget

    from ludogite.content.challenges import shipped
    from ludogite.rules.cube.pieces import PLACEMENTS
    from ludogite.ui.app import make_qt_application
    from ludogite.ui.games.cube.camera import Camera
    from ludogite.ui.games.cube.canvas import canvas
    from ludogite.ui.games.cube.scene import Body, Scene
    from ludogite.ui.games.cube.space_view import SpaceView
    from ludogite.ui.theme import LIGHT

    qt = make_qt_application()
    whole = next(each for each in shipped() if not each.challenge.is_half)
    scene = Scene(tuple(Body(PLACEMENTS[n].mask, colour) for colour in (0, 1) for n in whole.solution[colour]))

    class Clearing(QOpenGLWidget):
        """Qt's own OpenGL widget, which only clears its frame."""

        def paintGL(self) -> None:  # noqa: N802
            functions = self.context().functions()
            functions.glClearColor(0.8, 0.6, 0.4, 1)
            functions.glClear(0x4000 | 0x100)

    def frames(widget: QWidget, change: Callable[[int], object]) -> list[float]:
        widget.resize(1280, 800)
        widget.show()
        for _ in range(20):
            qt.processEvents()
        times = []
        for n in range(FRAMES):
            began = time.perf_counter()
            change(n)
            widget.repaint()
            qt.processEvents()
            times.append(time.perf_counter() - began)
        widget.close()
        return times

    cube, clearing = SpaceView(LIGHT), Clearing()
    cube.show_scene(scene)
    ours = frames(cube, lambda n: cube.look_from(Camera(6 * n % 360, 72)))
    clear = frames(clearing, lambda _: None)
    size = cube.size()

    def smooth() -> None:
        canvas().image(scene, Camera(10, 72), LIGHT, size, True)

    _tell("16 pieces at 1280×800", ours)
    _tell("a QOpenGLWidget that only clears", clear)
    _tell("16 pieces with smooth edges", [_timed(smooth) for _ in range(12)])
    ratio = statistics.median(ours) / statistics.median(clear)
    print(f"frame with 16 pieces: {ratio:.2f} × the frame that only clears (wanted: 2.5)")
    rng = Random(1)
    points = [QPointF(rng.uniform(300, 980), rng.uniform(100, 700)) for _ in range(300)]
    picks = [_timed(lambda point=point: cube.spot_at(point)) for point in points]
    print(f"picking: {1000 * statistics.median(picks):.2f} ms, worst of 300 {1000 * max(picks):.2f} (wanted: 2)")
    _drops(qt)


def _drops(qt: QApplication) -> None:
    """From letting a piece go to the smooth picture, in the window, with the match stored."""

    from ludogite.match.match import MatchConfig, Seat
    from ludogite.rules.game import SHELF
    from ludogite.ui.app import Application
    from ludogite.ui.games.cube.space_view import SETTLE, SpaceView

    app = Application()
    app.window.show()
    until = time.perf_counter() + 4
    while time.perf_counter() < until:
        qt.processEvents()
    app.begin(MatchConfig(SHELF["cube"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1))
    page, rng, times = app.window.page, Random(2), []
    scene_view = page.board.stage.view
    assert isinstance(scene_view, SpaceView)
    while page.match.state.to_move is not None:
        move = rng.choice(page.match.state.legal_moves())
        page.board.hold_at(page.match.state.to_move, move)
        _until_still(qt, scene_view)
        began = time.perf_counter()
        page.board.act()
        _until_still(qt, scene_view)
        times.append(time.perf_counter() - began)
    drawn = scene_view.frames
    until = time.perf_counter() + 1
    while time.perf_counter() < until:
        qt.processEvents()
    worst, mean = max(times), statistics.fmean(times)
    print(
        f"from drop to settled: mean {1000 * mean:.0f} ms, worst of {len(times)} {1000 * worst:.0f} (wanted: 150), "
        f"of which {SETTLE} wait for motion to end; frames in a second of rest: {scene_view.frames - drawn}"
    )
    app.close()


def _until_still(qt: QApplication, scene_view: SpaceView) -> None:
    qt.processEvents()
    while not scene_view.is_settled:
        qt.processEvents()


def _timed(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def _tell(name: str, times: list[float]) -> None:
    print(f"{name}: {1000 * statistics.median(times):.1f} ms a frame, median of {len(times)}")
