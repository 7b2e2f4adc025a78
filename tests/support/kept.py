"""A file with everything of a family, as its page shows it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from ludogite.match.library.keep import BroughtBack, Counts, Kept, sentences
from ludogite.match.store.copy import Copied
from ludogite.ui.application.app import Application
from ludogite.ui.pages.keep import BroughtBackPage, KeepPage

PEOPLE = ("Léa", "Tom", "Zoé", "Maximilien-Alexandre", *(f"Person {n}" for n in range(12)))
FIRST, LAST = datetime(2025, 11, 30, 12, tzinfo=UTC), datetime(2026, 11, 16, 12, tzinfo=UTC)
WORDS = "answer\tform\tlevel\tnote\tclue\nETE\tété\t1\t\tSaison chaude\n".encode()
KEPT = Kept(
    Path("Chez Léa et Maximilien-Alexandre.ludogite-keep"),
    Path(),
    LAST,
    "1.0.0",
    Copied(PEOPLE, 1234, 56, FIRST, LAST),
    b"{}",
    {"fr": WORDS},
)
CAME = BroughtBack(Counts(2, 34, 0, 1), Counts(14, 1200, 56, 0))


def show_kept(app: Application) -> KeepPage:
    page = KeepPage(KEPT, is_new=False)
    app.window.show_page(page)
    return page


def show_taken(app: Application) -> BroughtBackPage:
    before = Path("/home/lea/.local/share/ludogite/before-2026-11-19.ludogite-keep")
    page = BroughtBackPage(sentences(CAME, before, replaces=False), before)
    app.window.show_page(page)
    return page
