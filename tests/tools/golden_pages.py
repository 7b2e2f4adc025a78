"""What screen readers find on the pages of the program, in one language, for `./dev golden`."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tests.tools.accessible_tree import tree
from tests.tools.screens.drawing import PARTS, begin_drawing, program, settle

PAGES = {
    "home": ("home-empty", "home", "home-others"),
    "setup": ("setup-symbols", "setup-bigbang", "setup-crossword", "setup-cube", "setup-shapes"),
    "pages": ("about", "settings", "everything", "everything-taken", "print", "print-match"),
    "rules": ("rules-shapes", "keys-shapes", "keys-symbols", "keys-bigbang", "keys-crossword", "keys-cube", "manual"),
    "shapes": ("shapes", "shapes-end"),
    "challenge": ("challenge",),
    "challenges": ("challenges",),
    "cube": ("cube",),
    "symbols-page": ("symbols-alone-played", "symbols-dice", "symbols-score"),
    "symbols": ("symbols-alone", "symbols-end-alone", "symbols-two"),
    "bigbang-page": ("bigbang-solo-played",),
    "bigbang": ("bigbang-selected",),
    "crossword": ("crossword-clue",),
    "puzzles": ("puzzles-shapes", "puzzle-shapes"),
    "replay": ("replay-shapes", "retry-shapes", "retry-shapes-wrong", "replay-symbols"),
    "lessons": ("lesson-symbols-01", "lesson-symbols-02"),
    "library": ("library-empty", "library-few"),
    "statistics": ("statistics-empty", "statistics-symbols-everybody", "statistics-symbols-person"),
    "person": ("person", "person-badge"),
}
"""Some screens of each part of screens/drawing.py: the sooner one is drawn there, the less time it takes."""
IN_FRENCH = ("home", "setup", "shapes", "symbols", "crossword", "statistics", "person")
"""The parts whose sentences are put together in many ways; those of the others are translated one by one."""


class Enough(Exception):
    """The other screens of a part are not wanted."""


def write(part: str, folder: Path, language: str) -> None:
    wanted = {*PAGES[part]}
    with program(language, "light") as app, suppress(Enough):

        def keep(widget: QWidget, name: str) -> None:
            if name in wanted:
                settle(app, widget)
                (folder / f"{name}-{language}.txt").write_text(tree(widget), encoding="utf-8")
                wanted.remove(name)
            if not wanted:
                raise Enough

        PARTS[part](app, keep)
    assert not wanted, f"no such screens: {wanted}"


if __name__ == "__main__":
    folder, language = Path(sys.argv[1]) / "pages", sys.argv[2]
    folder.mkdir(parents=True, exist_ok=True)
    begin_drawing()
    for part in PAGES if language == "en" else IN_FRENCH:
        write(part, folder, language)
