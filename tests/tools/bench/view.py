"""Measures the cube on screen: ./dev bench view."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ludogite.ui.games.cube.view.space_view import SpaceView

FRAMES = 60
ROUNDS = 3
OTHER = "LUDOGITE_OTHER"
"""The folder of another version to compare with: LUDOGITE_OTHER=../before ./dev bench view."""

TURNING = """
import statistics, sys, time
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from ludogite.content.challenges import shipped
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.ui.application.app import make_qt_application
from ludogite.ui.games.cube.view.camera import Camera
from ludogite.ui.games.cube.view.scene import Body, Scene
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look.theme import LIGHT

class Clearing(QOpenGLWidget):
    def paintGL(self):
        functions = self.context().functions()
        functions.glClearColor(0.8, 0.6, 0.4, 1)
        functions.glClear(0x4000 | 0x100)

qt = make_qt_application()
pieces = int(sys.argv[1])
if pieces < 0:
    widget = Clearing()
    change = lambda n: None
else:
    whole = next(each for each in shipped() if not each.challenge.is_half)
    bodies = [Body(PLACEMENTS[n].mask, colour) for colour in (0, 1) for n in whole.solution[colour]]
    widget = SpaceView(LIGHT)
    widget.show_scene(Scene(tuple(bodies[:: 16 // pieces])))
    change = lambda n: widget.look_from(Camera(6 * n % 360, 74))
widget.resize(1280, 800)
widget.show()
while not widget.windowHandle().isExposed():
    qt.processEvents()
for _ in range(20):
    qt.processEvents()
wall, work = [], []
for n in range(FRAMES):
    began, worked = time.perf_counter(), time.process_time()
    change(n)
    widget.repaint()
    qt.processEvents()
    wall.append(time.perf_counter() - began)
    work.append(time.process_time() - worked)
print(statistics.median(wall), statistics.median(work))
"""
"""Frames of the cube while it turns, or of Qt's own OpenGL widget that only clears its frame. It runs in versions
before this one too."""


def view() -> None:
    from PySide6.QtCore import QPointF, QSizeF

    from ludogite.content.challenges import shipped
    from ludogite.rules.cube.pieces import PLACEMENTS
    from ludogite.ui.application.app import make_qt_application
    from ludogite.ui.games.cube import UI
    from ludogite.ui.games.cube.opengl.canvas import canvas, preparation_steps
    from ludogite.ui.games.cube.view.camera import STANDARD, Frame
    from ludogite.ui.games.cube.view.scene import Body, Scene
    from ludogite.ui.games.cube.view.space_view import SpaceView
    from ludogite.ui.look.theme import LIGHT

    _turning()
    qt = make_qt_application()
    for name in UI.libraries:  # by a thread, before the first step
        import_module(name)
    steps = [_timed(step) for step in preparation_steps()]
    print(f"warm-up: {len(steps)} steps, the longest {1000 * max(steps):.0f} ms, all {1000 * sum(steps):.0f}")
    whole = next(each for each in shipped() if not each.challenge.is_half)
    scene = Scene(tuple(Body(PLACEMENTS[n].mask, colour) for colour in (0, 1) for n in whole.solution[colour]))
    for scale in (1, 2):
        frame = Frame.whole(QSizeF(1280, 800)).enlarged(scale)
        for _ in range(2):
            strips = canvas().smooth(scene, STANDARD, LIGHT, frame)
            drawn = _times(strips)
        print(
            f"16 pieces with smooth edges at {100 * scale} %: {1000 * sum(drawn):.0f} ms in {len(drawn)} strips, "
            f"the longest {1000 * max(drawn):.0f} (wanted: 50)"
        )
    cube = SpaceView(LIGHT)
    cube.resize(1280, 800)
    cube.show_scene(scene)
    rng = Random(1)
    points = [QPointF(rng.uniform(300, 980), rng.uniform(100, 700)) for _ in range(300)]
    picks = [_timed(lambda: cube.spot_at(point)) for point in points]
    print(f"picking: {1000 * statistics.median(picks):.2f} ms, worst of 300 {1000 * max(picks):.2f} (wanted: 2)")
    _drops(qt)


def _turning() -> None:
    """The cube while it turns: this version, another one, and a frame that is only cleared, in turns."""
    here = str(Path(__file__).parents[3])
    wanted = {"a QOpenGLWidget that only clears": (here, -1)}
    for pieces in (16, 8):
        wanted[f"{pieces} pieces"] = (here, pieces)
        if OTHER in os.environ:
            wanted[f"{pieces} pieces in the other version"] = (os.environ[OTHER], pieces)
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in wanted}
    for _ in range(ROUNDS):
        for name, (folder, pieces) in wanted.items():
            runs[name].append(_run(folder, pieces))
    times = {name: (min(wall for wall, _ in run), min(work for _, work in run)) for name, run in runs.items()}
    for name, (wall, work) in times.items():
        print(f"{name} at 1280×800: {1000 * wall:.1f} ms a frame, {1000 * work:.1f} of work on all cores")
    clear = times["a QOpenGLWidget that only clears"]
    for name in (f"{pieces} pieces" for pieces in (16, 8)):
        print(f"{name}: {_ratio(times[name], clear)} the frame that only clears (wanted: 1.5)")
        if OTHER in os.environ:
            print(
                f"{name}: {_ratio(times[name], times[f'{name} in the other version'])} the other version (wanted: 1.5)"
            )


def _ratio(one: tuple[float, float], other: tuple[float, float]) -> str:
    return f"{one[0] / other[0]:.2f} × the time and {one[1] / other[1]:.2f} × the work of"


def _run(folder: str, pieces: int) -> tuple[float, float]:
    """In a process of its own: milliseconds a frame, and of work."""
    run = subprocess.run(
        [sys.executable, "-B", "-c", f"FRAMES = {FRAMES}\n{TURNING}", str(pieces)],
        env=os.environ | {"PYTHONPATH": folder},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    wall, work = run.stdout.split()
    return float(wall), float(work)


def _drops(qt: QApplication) -> None:
    """From letting a piece go to the smooth picture, in the window, with the match stored."""

    from ludogite.match.config import MatchConfig, Seat
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.application.app import Application
    from ludogite.ui.games.cube.board import CubeBoard
    from ludogite.ui.games.cube.view.space_view import SETTLE_MS, SpaceView
    from tests.support.kinds import as_a
    from tests.support.ui.matches import page_of

    app = Application()
    app.window.show()
    until = time.perf_counter() + 4
    while time.perf_counter() < until:
        qt.processEvents()
    app.matches.begin(MatchConfig(SHELF["cube"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1))
    page, rng, times = page_of(app), Random(2), list[float]()
    board = as_a(CubeBoard, page.board)
    scene_view = board.stage.view
    assert isinstance(scene_view, SpaceView)
    while page.match.state.to_move is not None:
        move = rng.choice(page.match.state.legal_moves())
        board.hold_at(as_a(int, page.match.state.to_move), move)
        _until_still(qt, scene_view)
        began = time.perf_counter()
        board.act()
        _until_still(qt, scene_view)
        times.append(time.perf_counter() - began)
    drawn = scene_view.frames
    until = time.perf_counter() + 1
    while time.perf_counter() < until:
        qt.processEvents()
    worst, mean = max(times), statistics.fmean(times)
    print(
        f"from drop to settled: mean {1000 * mean:.0f} ms, worst of {len(times)} {1000 * worst:.0f} (wanted: 150), "
        f"of which {SETTLE_MS} wait for motion to end; frames in a second of rest: {scene_view.frames - drawn}"
    )
    app.close()


def _until_still(qt: QApplication, scene_view: SpaceView) -> None:
    qt.processEvents()
    while not scene_view.is_settled:
        qt.processEvents()


def _times(steps: Iterator[object]) -> list[float]:
    """Of each step."""
    times, began = [], time.perf_counter()
    for _ in steps:
        times.append(time.perf_counter() - began)
        began = time.perf_counter()
    return times


def _timed(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return time.perf_counter() - began
