"""Draws every screen into screens/, in both languages and themes. Look at the pictures before a screen is done."""

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
sys.path.insert(0, str(ROOT))
STUCK = "Cb3 Ka3 Cb1 Sc4 Yb4 Sb2 Ya2 Kd1"
"""A match of Four Shapes that ends with nothing left to place."""


def draw(folder: Path, suffix: str) -> None:
    """All screens at the scale this process was started with."""
    from datetime import UTC, datetime, timedelta

    from PySide6.QtWidgets import QWidget

    from ludogite.content.challenges import shipped
    from ludogite.match.config import MatchConfig, Seat
    from ludogite.match.people import Person
    from ludogite.match.store_file import DAMAGED
    from ludogite.message import Message
    from ludogite.rules.cube.challenge import Place
    from ludogite.rules.shelf import SHELF
    from ludogite.settings import LANGUAGE, THEME
    from ludogite.ui.app import Application, make_qt_application
    from ludogite.ui.games.cube.space_view import SpaceView
    from ludogite.ui.match.page import MatchPage
    from ludogite.ui.pages.about import About
    from ludogite.ui.pages.licences import Licences
    from ludogite.ui.widgets import picture_cache
    from tests.screens_bigbang import draw_bigbang, draw_bigbang_more, draw_bigbang_page, draw_bigbang_small
    from tests.screens_challenges import draw_browser
    from tests.screens_crossword import draw_crossword, draw_crossword_small
    from tests.screens_cube import draw_cube, draw_cube_small
    from tests.screens_endings import draw_endings_small
    from tests.screens_lessons import draw_lessons
    from tests.screens_library import draw_library
    from tests.screens_puzzles import draw_puzzles
    from tests.screens_replay import draw_replay
    from tests.screens_statistics import draw_statistics
    from tests.screens_symbols import begin as begin_symbols
    from tests.screens_symbols import draw_symbols, draw_symbols_small
    from tests.screens_symbols_page import draw_symbols_page

    qt = make_qt_application()
    picture_cache.set_steps(False)
    app = Application()
    window = app.window

    def wait_until(is_done: Callable[[], object]) -> None:
        while not is_done():
            qt.processEvents()

    def keep(widget: QWidget, name: str) -> None:
        widget.show()
        page = window.page
        wait_until(lambda: not (isinstance(page, MatchPage) and page.end.is_plate_awaited))
        for _ in range(8):  # a change of text needs several events until all layouts have it
            qt.processEvents()
        for view in widget.findChildren(SpaceView):
            wait_until(lambda view=view: view.is_settled or not view.isVisible())
        widget.grab().save(str(folder / f"{name}{suffix}.png"))

    people = (Seat("Léa"), Seat("Tom"))
    keep(window, "warm-up")
    wait_until(lambda: all(card.has_picture for card in window.home.cards))
    (folder / f"warm-up{suffix}.png").unlink()
    assert app.store, "it is opened with the first paint"
    family = [Person("Léa", 0, 1), Person("Tom", 1, 0), Person("Zoé", 2, 5), Person("Maximilien-Alexandre", 3, 3)]
    for person in reversed(family):
        app.store.remember(person)

    def match_page(*moves: str, held: int | None = None, target: int | None = None, coaching: bool = True) -> MatchPage:
        app.matches.begin(MatchConfig(SHELF["shapes"], people, {}, {}, seed=1, is_coaching=coaching))
        page = window.page
        assert isinstance(page, MatchPage)
        for move in moves:
            page.match.play_text(move)
        if held is not None:
            page.board._pick(held)
            page.board._aim(target)
        return page

    def analysed(page: MatchPage, held: int | None = None) -> None:
        page.analysis_button.click()
        wait_until(lambda: page.board.worths)
        if held is not None:
            page.board._pick(held)

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

    def challenge_page(number: int, steps: int = 0, is_swapped: bool = False) -> MatchPage:
        """A challenge after so many right steps; or with two pieces of one shape in each other's place."""
        each = shipped()[number]
        setup = {"challenge": each.challenge.to_json()}
        app.matches.begin(MatchConfig(SHELF["challenge"], people[:1], {}, setup, seed=1, is_coaching=True))
        page = window.page
        assert isinstance(page, MatchPage)
        page.board.set_animated(False)
        for placement in each.order[:steps]:
            is_yellow = placement.number in each.solution[1]
            page.match.play(Place(is_yellow != (is_swapped and placement.piece == 0), placement))
        return page

    def draw_challenges(ending: str) -> None:
        page = challenge_page(304, 5)
        view = page.board.stage.view
        view.point_at(view.outline(view.key_spots()[-1]).center())
        keep(window, f"challenge-{ending}")
        page.board.stage.rail.use("shell")
        keep(window, f"challenge-shell-{ending}")
        page = challenge_page(304, 3)
        page.hint()
        wait_until(lambda: page.board.hand.held is not None)
        keep(window, f"challenge-hint-{ending}")
        page.board.kind.show_film()
        wait_until(lambda: page.board.kind.projector.film is not None)
        for _ in range(4):
            page.board.kind.projector.bar.step(1)
        keep(window, f"challenge-film-{ending}")
        challenge_page(344, 16, is_swapped=True)
        keep(window, f"challenge-wrong-{ending}")
        challenge_page(304, 16)
        keep(window, f"challenge-end-{ending}")
        window.resize(1024, 700)
        challenge_page(304, 5)
        keep(window, f"challenge-small-{ending}")
        challenge_page(23, 2)
        keep(window, f"challenge-half-small-{ending}")
        window.resize(1280, 800)

    def many_matches() -> None:
        """As after a few weeks of play, not all at home on the same evening."""
        assert app.store
        tables = (
            (people, ("Sa2", "Kb2", "Cc3")),
            ((Seat("Zoé"), Seat("Computer", level="hard")), ("Sa1",)),
            ((Seat("Maximilien-Alexandre"), Seat("Léa")), ()),
            ((Seat("Computer", level="easy"), Seat("Tom")), ("Sa1", "Kd4", "Yb4", "Kc1", "Ca3", "Yd1")),
            (people, ("Kd4", "Sa1")),
            (people, ("Yd4", "Sa1", "Cb3")),
        )
        for days, (seats, moves) in enumerate(tables):
            match = app.store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=days))
            for move in moves:
                match.play_text(move)
            when = (datetime.now(UTC) - timedelta(days=days * days)).isoformat()
            app.store._db.execute("UPDATE matches SET touched = ? WHERE id = ?", (when, match.id))

    def forget_matches() -> None:
        assert app.store
        for match in app.store.matches():
            app.store.forget(match.id)

    def two_people(second: str) -> None:
        app.matches.set_up(SHELF["shapes"])
        window.page.rows[1].kind.buttons["person"].click()
        window.page.rows[1].take(second)

    def six_seats(name: str) -> None:
        app.matches.set_up(SHELF["symbols"])
        window.resize(1024, 700)
        window.page.count.buttons["6"].click()
        for row in window.page.rows[:3]:
            row.kind.buttons["person"].click()
        keep(window, name)
        window.resize(1280, 800)

    def match_sheets(name: str) -> None:
        begin_symbols(app, 3, 8, "advanced")
        window.resize(1024, 700)
        window.show_print()
        keep(window, name)
        window.resize(1280, 800)
        window.page.back_button.click()

    for language in ("fr", "en"):
        for theme in ("light", "dark"):
            ending = f"{language}-{theme}"
            app.choose(LANGUAGE, language)
            app.choose(THEME, theme)
            forget_matches()
            window.show_home()
            keep(window, f"home-empty-{ending}")
            many_matches()
            window.show_home()
            keep(window, f"home-{ending}")
            window.home.show_others()
            keep(window, f"home-others-{ending}")
            window.home.others.list.forget(1)
            keep(window, f"home-deleted-{ending}")
            about = About(window)
            keep(about, f"about-{ending}")
            about.close()
            licences = Licences(window)
            keep(licences, f"licences-{ending}")
            licences.close()
            app.matches.set_up(SHELF["shapes"])
            keep(window, f"setup-{ending}")
            two_people("léa")
            keep(window, f"setup-twice-{ending}")
            two_people("Maximilien-Alexandre")
            window.resize(1024, 700)
            keep(window, f"setup-small-{ending}")
            window.resize(1280, 800)
            six_seats(f"setup-six-{ending}")
            window.show_settings()
            keep(window, f"settings-{ending}")
            window.page.back_button.click()
            window.show_print()
            keep(window, f"print-{ending}")
            window.page.back_button.click()
            match_sheets(f"print-match-{ending}")
            for game in ("shapes", "symbols"):
                window.show_rules(SHELF[game])
                while window.page.text.undrawn:
                    qt.processEvents()
                keep(window, f"rules-{game}-{ending}")
                window.page.show_view("keys")
                keep(window, f"keys-{game}-{ending}")
                window.page.back_button.click()
            window.show_rules(SHELF["shapes"])
            window.page.show_view("manual")
            keep(window, f"manual-{ending}")
            window.page.back_button.click()
            draw_matches(ending)
            draw_challenges(ending)
            draw_browser(app, keep, wait_until, ending)
            draw_cube(app, keep, ending)
            draw_symbols_page(app, keep, ending)
            draw_symbols(app, keep, ending)
            draw_bigbang_page(app, keep, ending)
            draw_bigbang(app, keep, ending)
            draw_bigbang_more(app, keep, ending)
            draw_crossword(app, keep, ending)
            draw_puzzles(app, keep, wait_until, ending)
            draw_replay(app, keep, wait_until, ending)
            draw_lessons(app, keep, ending)
            forget_matches()
            draw_library(app, keep, wait_until, ending)
            forget_matches()
            draw_statistics(app, keep, wait_until, ending)
    window.show_home()
    window.resize(1920, 1080)
    keep(window, "home-large")
    window.show_notice(Message(DAMAGED[1], file="matches.damaged-1.db"))
    window.resize(1024, 700)
    keep(window, "home-notice-small")
    match_page("Sa2", "Kb2", "Cc3", "Yb4", held=0, target=11)
    keep(window, "shapes-small")
    app.choose(LANGUAGE, "fr")
    window.notice._clear()
    qt.processEvents()
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
    draw_cube_small(app, keep)
    draw_symbols_small(app, keep)
    draw_bigbang_small(app, keep)
    draw_crossword_small(app, keep)
    draw_endings_small(app, keep)
    app.close()


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
