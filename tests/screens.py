"""Draws every screen into screens/, in both languages and themes: pictures to be looked at before a screen is done."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "screens"
STUCK = "Cb3 Ka3 Cb1 Sc4 Yb4 Sb2 Ya2 Kd1"
"""A match of Four Shapes that ends with nothing left to place."""


def draw(folder: Path, suffix: str) -> None:
    """All screens at the scale this process was started with."""
    from PySide6.QtWidgets import QWidget

    from ludogite.match.match import Seat, Table
    from ludogite.match.people import Person
    from ludogite.match.store import DAMAGED
    from ludogite.message import Message
    from ludogite.rules.game import SHELF
    from ludogite.ui.about import About
    from ludogite.ui.app import House, make_application
    from ludogite.ui.match_page import MatchPage

    app = make_application()
    house = House()
    window = house.window

    def keep(widget: QWidget, name: str) -> None:
        widget.show()
        for _ in range(8):  # a change of text travels from layout to layout, one event after another
            app.processEvents()
        widget.grab().save(str(folder / f"{name}{suffix}.png"))

    people = (Seat("Léa"), Seat("Tom"))
    keep(window, "warm-up")
    (folder / f"warm-up{suffix}.png").unlink()
    assert house.store, "it is opened with the first paint"
    for person in (Person("Léa", 0, 1), Person("Tom", 1, 0), Person("Zoé", 2, 5)):
        house.store.remember(person)

    def match_page(*moves: str, held: int | None = None, target: int | None = None, coaching: bool = True) -> MatchPage:
        house.begin(Table(SHELF["shapes"], people, {}, {}, seed=1, is_coaching=coaching))
        page = window.page
        assert isinstance(page, MatchPage)
        for move in moves:
            page.match.play_text(move)
        if held is not None:
            page.board._hold(held)
            page.board._aim(target)
        return page

    def wait_until(is_done: Callable[[], object]) -> None:
        while not is_done():
            app.processEvents()

    def analysed(page: MatchPage, held: int | None = None) -> None:
        page.analysis_button.click()
        wait_until(lambda: page.board.worths)
        if held is not None:
            page.board._hold(held)

    def draw_matches(ending: str) -> None:
        match_page("Sa2", "Kb2", "Cc3", "Yb4", held=0, target=11)
        keep(window, f"shapes-{ending}")
        match_page("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", held=0, target=12)
        keep(window, f"shapes-forbidden-{ending}")
        page = match_page("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", held=0, target=12, coaching=False)
        page.board.act()
        keep(window, f"shapes-tried-{ending}")
        page = match_page("Sa2", "Kb2", "Cc3")
        window.activateWindow()
        wait_until(page.board.hasFocus)
        page.board._use_keys()
        keep(window, f"shapes-cursor-{ending}")
        analysed(match_page("Sa2", "Kb2", "Cc3", "Yb4"))
        keep(window, f"shapes-analysis-{ending}")
        page = match_page("Sa2", "Kb2", "Cc3", "Yb4")
        analysed(page, held=0)
        page.board._aim(11)
        keep(window, f"shapes-analysis-held-{ending}")
        page = match_page("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", "Yc1")
        page.look_at(3)
        keep(window, f"shapes-looking-back-{ending}")
        page = match_page("Sa2", "Kb2", "Cc3", "Yb4")
        page.hint()
        wait_until(lambda: page.board.held is not None)
        keep(window, f"shapes-hint-{ending}")
        match_page("Sa1", "Yb1", "Cc1", "Kd1")
        keep(window, f"shapes-end-{ending}")
        match_page(*STUCK.split())
        keep(window, f"shapes-stuck-{ending}")
        match_page("Sa2", "Kb2", "Cc3", "Yb4").match.resign(0)
        keep(window, f"shapes-resigned-{ending}")

    for language in ("fr", "en"):
        for theme in ("light", "dark"):
            ending = f"{language}-{theme}"
            house.choose_language(language)
            house.choose_theme(theme)
            window.home.language.buttons[language].setChecked(True)
            window.home.theme.buttons[theme].setChecked(True)
            window.show_home()
            keep(window, f"home-{ending}")
            about = About(window)
            keep(about, f"about-{ending}")
            about.close()
            house.set_up("shapes")
            keep(window, f"setup-{ending}")
            window.show_rules("shapes")
            keep(window, f"rules-{ending}")
            draw_matches(ending)
    window.show_home()
    window.show_notice(Message(DAMAGED[1], file="matches.damaged-1.db"))
    window.resize(1024, 700)
    keep(window, "home-notice-small")
    match_page("Sa2", "Kb2", "Cc3", "Yb4", held=0, target=11)
    keep(window, "shapes-small")
    house.choose_language("fr")
    window.notice._clear()
    app.processEvents()
    match_page("Sa2", "Kb2", "Cc3", "Yb4", "Sd3", held=0, target=12)
    keep(window, "shapes-forbidden-small")
    page = match_page("Sa1", "Yb1")
    page.analysis_button.click()
    wait_until(lambda: page.board.worths)
    page.hint()
    wait_until(lambda: page.board.held is not None)
    keep(window, "shapes-analysis-small")
    match_page(*STUCK.split())
    keep(window, "shapes-stuck-small")
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
