"""Draws the pictures of the README and of software centres into docs/pictures/: home, a match of
each game, a set-up and an ending."""

from __future__ import annotations

from pathlib import Path

from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import SetUp
from ludogite.ui.match.page import MatchPage
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import endings
from tests.tools.screens import shapes as screens_shapes
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens.drawing import begin_drawing, program, settle

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    begin_drawing()
    with program("en", "light") as app:
        for name, begin in {
            "symbols": lambda: screens_symbols.pencil(screens_symbols.begin(app, 2, 8), 0),
            "bigbang": lambda: screens_bigbang.select_some(
                screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 25))
            ),
            "crossword": lambda: screens_crossword.type_some(
                screens_crossword.begin(app, screens_crossword.asks(0), language="en"), 4
            ),
            "cube": lambda: screens_cube.over(screens_cube.begin(app, 9), falls=False),
            "shapes": lambda: screens_shapes.begin(app, *screens_shapes.FOUR, "Sd3", "Yc1"),
            "setup": lambda: app.navigator.follow(SetUp(SHELF["bigbang"])),
            "ending": lambda: endings.shapes(app),
            "home": app.window.show_home,
        }.items():
            begin()
            if isinstance(app.window.page, MatchPage):
                app.window.page.handover.hide()
            settle(app, app.window)
            app.window.grab().save(str(FOLDER / f"{name}.jpg"), quality=QUALITY)
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures in {FOLDER.relative_to(ROOT)}/, {size // 1000} kB")


if __name__ == "__main__":
    main()
