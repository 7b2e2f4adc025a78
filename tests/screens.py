"""Draws every screen into screens/, in both languages and themes: pictures to be looked at before a screen is done."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "screens"


def draw(folder: Path, suffix: str) -> None:
    """All screens at the scale this process was started with."""
    from PySide6.QtWidgets import QWidget

    from ludogite.match.store import DAMAGED
    from ludogite.message import Message
    from ludogite.ui.about import About
    from ludogite.ui.app import House, make_application

    app = make_application()
    house = House()

    def keep(widget: QWidget, name: str) -> None:
        widget.show()
        for _ in range(5):  # a change of text travels from layout to layout, one event after another
            app.processEvents()
        widget.grab().save(str(folder / f"{name}{suffix}.png"))

    for language in ("fr", "en"):
        for theme in ("light", "dark"):
            house.choose_language(language)
            house.choose_theme(theme)
            house.window.language.buttons[language].setChecked(True)
            house.window.theme.buttons[theme].setChecked(True)
            keep(house.window, f"home-{language}-{theme}")
            about = About(house.window)
            keep(about, f"about-{language}-{theme}")
            about.close()
    house.window.show_notice(Message(DAMAGED[1], file="matches.damaged-1.db"))
    house.window.resize(1024, 700)
    keep(house.window, "home-notice-small")
    house.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--suffix", help=argparse.SUPPRESS)
    suffix = parser.parse_args().suffix
    if suffix is not None:
        draw(FOLDER, suffix)
        return
    FOLDER.mkdir(exist_ok=True)
    for scale, ending in (("1", ""), ("2", "-200")):
        with tempfile.TemporaryDirectory() as home:
            settings = {"LUDOGITE_HOME": home, "QT_SCALE_FACTOR": scale, "QT_FONT_DPI": "96"}
            subprocess.run([sys.executable, __file__, "--suffix", ending], env=os.environ | settings, check=True)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
