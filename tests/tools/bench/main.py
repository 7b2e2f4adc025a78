"""Measures what must be fast: ./dev bench. Where the speed of the machine matters, two things are measured in turns
and their ratio is given."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from random import Random
from textwrap import indent

from tests.tools.bench.bigbang import bigbang
from tests.tools.bench.crossword import crosswords
from tests.tools.bench.crossword_board import crossword_board
from tests.tools.bench.cube import challenges, cube, gap
from tests.tools.bench.ladder import ladder
from tests.tools.bench.lessons import lessons
from tests.tools.bench.library import library
from tests.tools.bench.motion import cube_motion, motion
from tests.tools.bench.repeats import repeats
from tests.tools.bench.view import view

REPEATS = 15

BARE_IMPORT = "import PySide6.QtWidgets"
OUR_IMPORT = "import ludogite.ui.application.app"

BARE_WINDOW = """
import time
from PySide6.QtWidgets import QApplication, QMainWindow
class Bare(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.time(), flush=True)
qt = QApplication([])
window = Bare()
window.resize(1280, 800)
window.show()
while True:
    qt.processEvents()
"""
OUR_WINDOW = """
import gc, time
from ludogite import cli
gc.disable()  # as the command does before it loads the window
from ludogite.ui.application import app
from PySide6.QtCore import QEvent, QObject
class Watcher(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print(time.time(), flush=True)
        return False
class Watched(app.Application):
    def __init__(self, *given):
        super().__init__(*given)
        self.watcher = Watcher()
        self.window.home.boxes[-1].installEventFilter(self.watcher)
app.Application = Watched
cli.main([])
"""
"""Both print the time of their first paint and are then killed; ours prints it when the last part of the home page is
about to be painted. The pictures on the cards are painted a little later (PICTURES)."""
WHOLE_START = """
from ludogite.ui.application.app import Application, make_qt_application
qt = make_qt_application()
app = Application()
app.window.show()
while not (app.start_up and app.start_up.is_finished):
    qt.processEvents()
app.close()
"""
"""Keeps what the next start need not make again."""
PICTURES = """
import time
from ludogite.ui.application.app import Application, make_qt_application
qt = make_qt_application()
app = Application()
app.window.show()
while not all(card.has_picture for card in app.window.home.boxes):
    qt.processEvents()
qt.processEvents()
print(time.time(), flush=True)
"""


def import_time(script: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True)
    return time.perf_counter() - began


def paint_time(script: str) -> float:
    """From the start of the process to its first paint."""
    began = time.time()
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        painted = float(process.stdout.readline())
        process.kill()
    return painted - began


def compare(name: str, measure: Callable[[str], float], ours: str, bare: str) -> None:
    """Measures both in turns, and prints the median of each and that of the ratios: the machine may become slower
    meanwhile, but hardly within one pair."""
    times: tuple[list[float], list[float]] = ([], [])
    for script in (ours, bare):
        measure(script)
    for _ in range(REPEATS):
        times[0].append(measure(ours))
        times[1].append(measure(bare))
    our, their = map(statistics.median, times)
    ratio = statistics.median(one / other for one, other in zip(*times, strict=True))
    print(f"{name}: {our * 1000:.0f} ms, bare PySide6 {their * 1000:.0f} ms, ratio {ratio:.2f}")


COLD = """
import time
began = time.perf_counter()
from ludogite.players import rank
from ludogite.rules.shelf import SHELF
rank("ludogite.players.shapes", SHELF["shapes"].start(2, {}, {}), "perfect", 0)
print(time.perf_counter() - began)
"""


def perfect_player() -> None:
    cold = [
        float(subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    ]
    print(f"perfect player of Four Shapes, cold from the start: {max(cold):.3f} s at worst of 3 (wanted: 1.0)")
    from ludogite.players.shapes import rank
    from ludogite.rules.shapes import Position

    times = []
    for n in range(200):
        rng, position = Random(n), Position()
        for _ in range(n % 14):
            after = position.play(rng.choice(position.legal_moves()))
            if after.to_move is None:
                break
            position = after
        began = time.perf_counter()
        rank(position, "perfect", 0)
        times.append(time.perf_counter() - began)
    print(
        f"perfect player, 200 random positions: worst {max(times):.3f} s, mean {statistics.mean(times):.3f} s "
        "(wanted: worst 1.0)"
    )


def stall() -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    from ludogite.players import rank
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.application.app import Application, make_qt_application
    from ludogite.ui.base.worker import make_worker
    from tests.support.stall import StallProbe

    qt = make_qt_application()
    app = Application()
    app.window.show()
    worker, loop, asked = make_worker(app), QEventLoop(), [0]
    start = SHELF["shapes"].start(2, {}, {})
    for text in ("Sa1", "Yd2", "Kb4", "Cc3", "Sc1"):
        start = start.play(SHELF["shapes"].rules.parse(text))

    def ask(_opinions: object = None) -> None:
        asked[0] += 1
        if asked[0] > 20:
            loop.quit()
            return
        arguments = SHELF["shapes"].player_module, start, "perfect", 0, None
        question = worker.ask(rank, arguments, ask, print)
        if asked[0] % 4 == 0:

            def ask_again() -> None:
                question.cancel()
                ask()

            QTimer.singleShot(40, ask_again)

    for _ in range(50):
        qt.processEvents()
    with StallProbe() as probe:
        ask()
        loop.exec()
    print(
        f"longest stall of the window while a worker thinks 20 times, 5 cancelled: {probe.longest * 1000:.0f} ms (50)"
    )
    worker.close()
    app.close()


def pages() -> None:
    """The longest time that the window does not answer while it starts and goes from page to page; in brackets what of
    it the window itself was at work."""
    from PySide6.QtCore import QCoreApplication, QTimer

    from ludogite.match.config import MatchConfig, Seat
    from ludogite.rules.shelf import SHELF
    from ludogite.settings import LANGUAGE, THEME
    from ludogite.ui.application.app import Application, make_qt_application
    from ludogite.ui.base.game_ui import games_with_card
    from ludogite.ui.base.routes import Learn
    from ludogite.ui.pages.setup.page import SetupPage
    from tests.support.kinds import as_a
    from tests.support.stall import StallProbe

    make_qt_application()
    app = Application()
    stalls = {}
    app.window.show()
    QCoreApplication.processEvents()
    with StallProbe() as probe:
        while not (app.start_up and app.start_up.is_finished):
            wait(0.5)
        wait(0.5)  # the workers start last
    stalls["the first seconds"] = probe.longest, probe.work
    people = (Seat("Léa"), Seat("Tom"))
    steps: dict[str, Callable[[], object]] = {
        **{f"set-up of {game.id}": partial(app.navigator.set_up, game) for game in games_with_card()},
        "match": lambda: as_a(SetupPage, app.window.page).start_button.click(),
        "rules": lambda: app.navigator.show_rules(SHELF["shapes"]),
        "settings": app.navigator.show_settings,
        "home": app.window.show_home,
        "cube": lambda: app.matches.begin(MatchConfig(SHELF["cube"], people, {}, {}, seed=1)),
        "cube again": lambda: app.matches.begin(MatchConfig(SHELF["cube"], people, {}, {}, seed=1)),
        "challenges": lambda: app.navigator.open_extra_page(SHELF["cube"]),
        "lesson": lambda: app.navigator.follow(Learn(SHELF["shapes"])),
        "print": app.navigator.show_print,
        "library": app.navigator.show_library,
        "dark": lambda: app.choose(THEME, "dark"),
        "French": lambda: app.choose(LANGUAGE, "fr"),
        "home in dark": app.window.show_home,
        "light at home": lambda: app.choose(THEME, "light"),
        "larger": lambda: app.window.resize(1500, 950),
    }
    for name, step in steps.items():
        with StallProbe() as probe:
            QTimer.singleShot(0, step)
            wait(0.4)
        stalls[name] = probe.longest, probe.work
    worst = max(stalls, key=lambda name: stalls[name][1])
    each = ", ".join(f"{name} {stall * 1000:.0f} ({work * 1000:.0f})" for name, (stall, work) in stalls.items())
    print(f"longest work from page to page: {stalls[worst][1] * 1000:.0f} ms, {worst} (wanted: 50); all: {each}")
    app.close()


def statistics_page() -> None:
    _measure_statistics(5_000, wanted=50)


def statistics_of_years() -> None:
    _measure_statistics(20_000, wanted=100)


def _measure_statistics(count: int, wanted: int) -> None:
    """The longest time that the window does not answer on the page of statistics, with so many matches."""
    from PySide6.QtCore import QTimer

    from ludogite.rules.shelf import SHELF
    from ludogite.settings import THEME
    from ludogite.ui.application.app import Application, make_qt_application
    from ludogite.ui.pages.statistics.page import StatisticsPage
    from tests.support.kinds import as_a
    from tests.support.stall import StallProbe
    from tests.support.statistics_matches import generate

    make_qt_application()
    app = Application()
    app.window.show()
    wait(4.0)
    while not (app.start_up and app.start_up.is_finished):
        wait(0.2)
    assert app.store
    generate(app.store, count)

    def page() -> StatisticsPage:
        return as_a(StatisticsPage, app.window.page)

    steps = {
        "open": lambda: app.navigator.show_statistics(SHELF["symbols"]),
        "a person": lambda: page().people.buttons["Léa"].click(),
        "another game": lambda: page().games.buttons["crossword"].click(),
        "everybody": lambda: page().people.buttons[None].click(),
        "the first game": lambda: page().games.buttons["symbols"].click(),
        "a table": lambda: page().cards[0].table_button.click(),
        "a smaller window": lambda: app.window.resize(1200, 780),
        "another theme": lambda: app.choose(THEME, "dark"),
    }
    stalls = {}
    for name, step in steps.items():
        with StallProbe() as probe:
            QTimer.singleShot(0, step)
            wait(0.2)
            while not page().is_settled:
                wait(0.1)
            wait(0.2)
        stalls[name] = probe.longest, probe.work
    each = ", ".join(f"{name} {stall * 1000:.0f} ({work * 1000:.0f})" for name, (stall, work) in stalls.items())
    worst = max(stall for stall, _ in stalls.values())
    print(f"longest stall with {count:,} matches: {worst * 1000:.0f} ms (wanted: {wanted}); all, and at work: {each}")
    app.close()


def wait(seconds: float) -> None:
    """In an event loop of its own: pages that were left are deleted only there."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def imports() -> None:
    compare("import", import_time, OUR_IMPORT, BARE_IMPORT)


def home() -> None:
    """The first start, which is killed each time and keeps nothing, and any other."""
    compare("first paint of home, first start", paint_time, OUR_WINDOW, BARE_WINDOW)
    compare("home with its pictures, first start", paint_time, PICTURES, BARE_WINDOW)
    subprocess.run([sys.executable, "-c", f"if __name__ == '__main__':\n{indent(WHOLE_START, '    ')}"], check=True)
    compare("first paint of home (wanted: ratio 1.65)", paint_time, OUR_WINDOW, BARE_WINDOW)
    compare("home with its pictures", paint_time, PICTURES, BARE_WINDOW)


USUAL = (
    *(
        imports,
        home,
        perfect_player,
        stall,
        pages,
        library,
        statistics_page,
        statistics_of_years,
        cube,
        challenges,
        view,
        motion,
        bigbang,
        crosswords,
    ),
    crossword_board,
)
ON_REQUEST = (gap, ladder, lessons, repeats, cube_motion)
"""These take minutes, or are a part of another: ./dev bench gap."""


def main(wanted: list[str]) -> None:
    words = wanted[1:] if wanted[:1] == [ladder.__name__] else []
    wanted = wanted[: len(wanted) - len(words)]
    known = {measure.__name__: measure for measure in (*USUAL, *ON_REQUEST)}
    for name in wanted:
        if name not in known:
            sys.exit(f"There is no ‘{name}’ to measure; there is: {', '.join(known)}.")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is not compiled at every start
    for name in wanted or [measure.__name__ for measure in USUAL]:
        # Each in a folder of its own, so that none finds the matches of another; and in a process of its own, because a
        # process can have only one application.
        with tempfile.TemporaryDirectory() as folder:
            os.environ["LUDOGITE_HOME"] = folder
            script = f"import sys; sys.path.insert(0, '.'); import tests.tools.bench.main as b; b.{name}(*{words})"
            subprocess.run([sys.executable, "-c", f"if __name__ == '__main__': {script}"], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
