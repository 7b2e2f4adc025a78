"""Asks for hints in the window, press by press."""

from __future__ import annotations

from collections.abc import Iterator

from ludogite.ui.look.language import tr
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.sentences import LOOKING
from tests.support.ui.pace import wait_until


def press_hint(page: MatchPage | PuzzlePage) -> str:
    """What the line below the board says after one press, which says something new."""
    before = page.status.text()
    page.hint_button.click()
    wait_until(lambda: page.status.text() not in (before, tr(LOOKING)))
    return page.status.text()


def hint_by_hint(page: MatchPage | PuzzlePage) -> Iterator[str]:
    """Up to the move."""
    yield press_hint(page)
    while (opinion := page.hints.opinion) and page.hints.at < len(opinion.why.steps):
        yield press_hint(page)
