"""What the screen shows after going from page to page: pages and pictures are painted in several turns of the event
loop, and in the end everything has to be there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, TEXT_SIZE, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.look import picture_cache


@pytest.fixture
def in_steps() -> Iterator[None]:
    picture_cache.set_steps(True)
    yield
    picture_cache.set_steps(False)


def shades(picture: QPixmap) -> NDArray[np.int16]:
    """The red, green and blue of all pixels."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    return (
        np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[..., :3].astype(np.int16)
    )


def on_screen(app: Application) -> NDArray[np.int16]:
    return shades(app.window.screen().grabWindow(app.window.winId()))


def is_painted(app: Application) -> bool:
    """Whether the screen shows what the window would paint now. The borders of large letters may differ a little."""
    seen, anew = on_screen(app), shades(app.window.grab())
    return seen.shape == anew.shape and np.abs(seen - anew).max() < 24


@pytest.mark.usefixtures("in_steps")
def test_in_the_end_the_screen_shows_each_page_as_it_is(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "off")
    people = (Seat("Léa"), Seat("Tom"))
    steps: tuple[Callable[[], object], ...] = (
        lambda: app.navigator.set_up(SHELF["bigbang"]),
        lambda: app.matches.begin(MatchConfig(SHELF["shapes"], people, {}, {}, seed=1)),
        lambda: app.choose(THEME, "dark"),
        lambda: app.window.resize(1100, 720),
        app.navigator.show_settings,
        lambda: app.choose(TEXT_SIZE, "125"),
        app.window.show_home,
    )
    seen = [on_screen(app)]
    for step in steps:
        step()
        qtbot.waitUntil(lambda: is_painted(app))
        seen.append(on_screen(app))
    assert not any(np.array_equal(one, other) for one, other in pairwise(seen))


def test_the_window_answers_between_making_a_page_and_painting_it(app: Application, qtbot: QtBot) -> None:
    """What arrives while a page is made, such as a key, does not wait for its paint as well."""
    order: list[str] = []

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                order.append("painted")
            return False

    def open_settings() -> None:
        QTimer.singleShot(1, lambda: order.append("answered"))
        app.navigator.show_settings()
        app.window.page.installEventFilter(watcher)

    watcher = Watcher()
    QTimer.singleShot(0, open_settings)
    qtbot.waitUntil(lambda: "painted" in order)
    assert order[0] == "answered"
