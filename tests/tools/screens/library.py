"""The screens of the library."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.support.many_matches import copy_into, fill, finished
from tests.support.store import change_match
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application
    from ludogite.ui.pages.library.page import LibraryPage


def open_library(app: Application) -> LibraryPage:
    """With all matches in the list."""
    app.window.show_home()
    page = app.navigator.show_library()
    assert page
    wait_until(lambda: page.is_read)
    return page


def draw_library(app: Application, keep: Keep) -> None:
    """Without a match, with a few, and with hundreds of them; one is damaged."""
    assert app.store
    window, store = app.window, app.store
    store.erase(*store.ids())
    open_library(app)
    keep(window, "library-empty")
    for game, seats, moves in (("symbols", 4, None), ("crossword", 2, 6), ("shapes", 2, None)):
        copy_into(store, finished(game, seats), moves)
    open_library(app)
    keep(window, "library-few")
    fill(store, 300)
    now = datetime.now(UTC)
    for n, id in enumerate(store.ids()):
        when = (now - timedelta(hours=7 * n)).isoformat()
        change_match(store, id, "touched = ?", when)
    change_match(store, store.ids()[4], "seats = ''")
    page = open_library(app)
    page.list.choose(page.list.lines.matches[1].id)
    keep(window, "library")
    window.resize(1024, 700)
    keep(window, "library-small")
    window.resize(1280, 800)
    page.filters.search.setText("zoe tom")
    page.filters.standing.buttons["finished"].click()
    page.list.selectAll()
    page.delete_selected()
    keep(window, "library-deleted")
    page.undo_bar.button.click()
    page.filters.search.setText("xyz")
    keep(window, "library-nothing-found")
    page.filters.clear()
    _import(page)
    keep(window, "library-imported")
    page.report.hide()


def _import(page: LibraryPage) -> None:
    """One that is new, one that is there, and two that are damaged."""
    with TemporaryDirectory() as folder:
        names = [str(Path(folder) / f"{name}.ludogite") for name in ("sunday", "lost", "torn", "again")]
        match = finished("shapes", 2).record()
        texts = [match.to_json(), match.to_json().replace(match.moves[3], match.moves[2]), "{", match.to_json()]
        for name, text in zip(names, texts, strict=True):
            Path(name).write_text(text)
        page.import_files(names)
        wait_until(lambda: not page.is_working)
