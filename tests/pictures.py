"""Draws the pictures of the README and of software centres into docs/pictures/: home and a match of each game."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
WIDTH, QUALITY = 800, 82
sys.path.insert(0, str(ROOT))


def draw() -> None:
    from PySide6.QtCore import Qt

    from ludogite.match.config import MatchConfig, Seat
    from ludogite.rules.shelf import SHELF
    from ludogite.settings import LANGUAGE, THEME
    from ludogite.ui.app import Application, make_qt_application
    from ludogite.ui.games.cube.space_view import SpaceView
    from ludogite.ui.match.page import MatchPage
    from ludogite.ui.widgets import picture_cache
    from tests import screens_bigbang, screens_crossword, screens_cube, screens_symbols

    qt = make_qt_application()
    picture_cache.set_steps(False)
    app = Application()
    window = app.window

    def wait_until(is_done: Callable[[], object]) -> None:
        while not is_done():
            qt.processEvents()

    def keep(name: str) -> None:
        if isinstance(window.page, MatchPage):
            window.page.handover.hide()
        for _ in range(8):  # a change of text needs several events until all layouts have it
            qt.processEvents()
        for view in window.findChildren(SpaceView):
            wait_until(lambda view=view: view.is_settled or not view.isVisible())
        picture = window.grab().toImage().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        picture.save(str(FOLDER / f"{name}.jpg"), quality=QUALITY)

    def draw_shapes() -> None:
        app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1, is_coaching=True))
        page = window.page
        assert isinstance(page, MatchPage)
        for move in ("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", "Yc1"):
            page.match.play_text(move)

    window.show()
    app.choose(LANGUAGE, "en")
    app.choose(THEME, "light")
    wait_until(lambda: app.store and all(card.has_picture for card in window.home.cards))
    for name, begin in {
        "symbols": lambda: screens_symbols.pencil(screens_symbols.begin(app, 2, 8), 0),
        "bigbang": lambda: screens_bigbang.select_some(screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 25))),
        "crossword": lambda: screens_crossword.type_some(screens_crossword.begin(app, screens_crossword.asks(0)), 4),
        "cube": lambda: screens_cube.over(screens_cube.begin(app, 9), falls=False),
        "shapes": draw_shapes,
    }.items():
        begin()
        keep(name)
    window.show_home()
    keep("home")
    app.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"LUDOGITE_HOME": home, "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
        draw()
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures in {FOLDER.relative_to(ROOT)}/, {size // 1000} kB")


if __name__ == "__main__":
    main()
