"""A mistake that was made on purpose is tried again in the window, by mouse and by keys, in every game: first as it was
made, then as it would have been best."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import TryAgain
from ludogite.ui.match.exercise.retry_page import RetryPage
from ludogite.ui.match.status_line import Tone
from tests.match.test_retry import GAMES, found_in, match_with_mistakes
from tests.support.kinds import as_a
from tests.support.ui import bigbang, cube, matches, symbols
from tests.support.ui.pace import at_leisure

Make = Callable[[QtBot, RetryPage, Move], None]
BY_MOUSE: Mapping[str, Callable[..., None]] = {
    "shapes": matches.place_by_mouse,
    "symbols": symbols.write_by_mouse,
    "bigbang": bigbang.make_by_mouse,
    "cube": cube.place_by_mouse,
}
BY_KEYS: Mapping[str, Callable[..., None]] = {
    "shapes": matches.place_by_keys,
    "symbols": symbols.write_by_keys,
    "bigbang": bigbang.make_by_keys,
    "cube": cube.place_by_keys,
}
RIGHT = {"en": "Right! ", "fr": "Juste\u202f! "}


def opened(app: Application, game: str, seats: int, language: str) -> RetryPage:
    app.choose(ANIMATIONS, "off")
    app.choose(LANGUAGE, language)
    app.navigator.follow(TryAgain(match_with_mistakes(game, seats), found_in(game, seats)))
    page = as_a(RetryPage, app.window.page)
    QApplication.processEvents()
    return page


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize(("make", "language"), [(BY_MOUSE, "fr"), (BY_KEYS, "en")])
def test_a_mistake_is_tried_wrongly_and_then_rightly(
    app: Application, qtbot: QtBot, game: str, seats: int, make: Mapping[str, Callable[..., None]], language: str
) -> None:
    page = opened(app, game, seats, language)
    match = page.match
    with at_leisure():
        for move in match.played_then:
            make[game](qtbot, page, move)
    qtbot.waitUntil(lambda: match.is_explained)
    QApplication.processEvents()
    assert page.status.tone is Tone.BAD
    assert page.status.text()
    if match.consequence:
        marked = "Marked: " if language == "en" else "Cases marquées\u00a0: "
        assert page.status.accessibleName().startswith(marked), "who does not see the marks hears them"
        assert page.hints.marks.isVisible()
    else:
        assert match.cursor > match.mistake.decision.start + len(match.played_then)
    assert page.card.button.hasFocus()
    if make is BY_KEYS:
        qtbot.keyClick(page.card.button, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(page.card.button, matches.LEFT)
    assert match.is_untouched
    assert not page.hints.marks.isVisible()
    assert page.status.text().endswith("Try again." if language == "en" else "Essaie encore.")
    with at_leisure():
        for move in match.best.plan:
            make[game](qtbot, page, move)
    qtbot.waitUntil(lambda: match.has_ended)
    assert match.is_right
    assert page.status.text().startswith(RIGHT[language])
