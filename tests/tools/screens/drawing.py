"""Draws screens for `./dev screens`, by `fixed_time.py`. Each part begins with a new program in a new folder: it is the
same whatever else is drawn."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.people import Person
from ludogite.settings import ANIMATIONS, CONTRAST, LANGUAGE, THEME, Settings
from ludogite.ui.application.app import Application, make_qt_application
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look import picture_cache
from ludogite.ui.look.turns import Turns
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.days.scene import Scene
from ludogite.ui.pages.print.preview import PagePreview
from tests.support.ui.pace import wait_until
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import challenges as screens_challenges
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import endings as screens_endings
from tests.tools.screens import lessons as screens_lessons
from tests.tools.screens import library as screens_library
from tests.tools.screens import pages as screens_pages
from tests.tools.screens import person as screens_person
from tests.tools.screens import puzzles as screens_puzzles
from tests.tools.screens import replay as screens_replay
from tests.tools.screens import shapes as screens_shapes
from tests.tools.screens import statistics as screens_statistics
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens import symbols_page as screens_symbols_page
from tests.tools.screens.keep import Keep

Draw = Callable[[Application, Keep], None]

PARTS: dict[str, Draw] = {
    "home": screens_pages.draw_home,
    "setup": screens_pages.draw_setup,
    "pages": screens_pages.draw_pages,
    "rules": screens_pages.draw_rules,
    "shapes": screens_shapes.draw_shapes,
    "challenge": screens_challenges.draw_challenges,
    "challenges": screens_challenges.draw_browser,
    "cube": screens_cube.draw_cube,
    "symbols-page": screens_symbols_page.draw_symbols_page,
    "symbols": screens_symbols.draw_symbols,
    "bigbang-page": screens_bigbang.draw_bigbang_page,
    "bigbang": screens_bigbang.draw_bigbang,
    "bigbang-more": screens_bigbang.draw_bigbang_more,
    "crossword": screens_crossword.draw_crossword,
    "puzzles": screens_puzzles.draw_puzzles,
    "replay": screens_replay.draw_replay,
    "lessons": screens_lessons.draw_lessons,
    "library": screens_library.draw_library,
    "statistics": screens_statistics.draw_statistics,
    "person": screens_person.draw_person,
}
"""For each language and theme."""
SMALL: dict[str, Draw] = {
    "home": screens_pages.draw_home_small,
    "shapes": screens_shapes.draw_shapes_small,
    "cube": screens_cube.draw_cube_small,
    "symbols": screens_symbols.draw_symbols_small,
    "bigbang": screens_bigbang.draw_bigbang_small,
    "crossword": screens_crossword.draw_crossword,
    "endings": screens_endings.draw_endings_small,
}
"""In a small window."""
LOOKS = ("fr-light", "fr-dark", "en-light", "en-dark", "fr-light-high", "en-dark-high", "small")
NAMES = (*PARTS, "endings")
RUNNING = QPropertyAnimation.State.Running
FAMILY = (Person("Léa", 0, 1), Person("Tom", 1, 0), Person("Zoé", 2, 5), Person("Maximilien-Alexandre", 3, 3))


def begin_drawing() -> QApplication:
    qt = make_qt_application()
    qt.setCursorFlashTime(0)
    picture_cache.set_steps(False)
    QCursor.setPos(qt.primaryScreen().geometry().bottomRight())  # where it points at nothing
    return qt


@contextmanager
def program(language: str, theme: str, contrast: str = "normal") -> Iterator[Application]:
    """In front, with its people, and nothing of it still to be prepared."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["LUDOGITE_HOME"] = home
        settings = Settings()
        settings[LANGUAGE], settings[THEME], settings[ANIMATIONS] = language, theme, "off"
        settings[CONTRAST] = contrast
        app = Application()
        app.window.show()
        app.window.activateWindow()
        wait_until(lambda: app.store and app.window.isActiveWindow())
        wait_until(lambda: all(card.has_picture for card in app.window.home.boxes))
        assert app.store
        assert app.start_up
        app.start_up.end()
        for person in reversed(FAMILY):
            app.store.remember(person)
        yield app
        app.close()
        assert not app.crash_dialog, app.crashes.file.read_text()


def settle(app: Application, widget: QWidget) -> None:
    """Until the widget is drawn as it stays."""
    widget.show()
    page, home = app.window.page, app.window.home
    wait_until(lambda: not (isinstance(page, MatchPage) and page.end.is_plate_awaited))
    wait_until(lambda: page is not home or all(card.has_picture for card in home.boxes))
    for _ in range(8):  # a change of text needs several events until all layouts have it
        QApplication.processEvents()
    for scene in widget.findChildren(Scene):
        wait_until(lambda: scene.state is not None or not scene.isVisible())
    for view in widget.findChildren(SpaceView):
        wait_until(lambda: view.is_settled or not view.isVisible())
    for paper in widget.findChildren(PagePreview):
        wait_until(lambda: not any(turns.is_going for turns in paper.findChildren(Turns)))
    wait_until(lambda: not any(each.state() == RUNNING for each in widget.findChildren(QPropertyAnimation)))


def draw(part: str, folder: Path, look: str, suffix: str) -> None:
    """All pictures of a part."""
    what = (SMALL if look == "small" else PARTS).get(part)
    if what is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with program(*(("fr", "light") if look == "small" else look.split("-"))) as app:

        def keep(widget: QWidget, name: str) -> None:
            settle(app, widget)
            widget.grab().save(str(folder / f"{name}-{look}{suffix}.png"))

        if look == "small":
            app.window.resize(1024, 700)
        what(app, keep)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("suffix")
    parser.add_argument("--parts", nargs="+", required=True)
    parser.add_argument("--looks", nargs="+", required=True)
    asked = parser.parse_args()
    for part, look in product(asked.parts, asked.looks):
        # A process of its own: the outlines of letters depend by a hair on what Qt has written before.
        if not (process := os.fork()):
            begin_drawing()
            draw(part, asked.folder / part, look, asked.suffix)
            return
        if os.waitpid(process, 0)[1]:
            sys.exit(f"{part} cannot be drawn ({look})")


if __name__ == "__main__":
    main()
