"""Pictures that are drawn in steps: the window answers meanwhile, and in the end they are the same."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.rules.shelf import SHELF
from ludogite.settings import THEME
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.look import picture_cache
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import LIGHT
from tests.support.many_matches import TABLES, finished
from tests.support.ui.bigbang import begin, board_of, click
from tests.support.ui.repainting import NOTICEABLE, difference

LARGE, LARGER = QSize(1000, 900), QSize(1100, 950)
CACHE = 64 * 1024


@pytest.fixture(autouse=True)
def in_steps() -> Iterator[None]:
    before = QPixmapCache.cacheLimit()
    QPixmapCache.setCacheLimit(CACHE)
    QPixmapCache.clear()
    picture_cache.set_steps(True)
    yield
    picture_cache.set_steps(False)
    QPixmapCache.setCacheLimit(before)


class Lamp(QWidget):
    """A large picture with a small one on it, which is drawn after it."""

    def __init__(self, centre: QColor) -> None:
        super().__init__()
        self.steps = Steps(self)
        self.centre = centre
        self.draws = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with self.steps.painting(), QPainter(self) as painter:
            paint_cached(painter, QRectF(self.rect()), "lamp", LIGHT, self._draw, ground=QColor("blue"))
            paint_cached(painter, QRectF(100, 100, 20, 20), "bulb", LIGHT, self._draw)

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        self.draws += 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(0, 0, 0, 90), 7))
        painter.setBrush(self.centre)
        painter.drawEllipse(area.adjusted(5, 5, -5, -5))


def at_once(widget: QWidget) -> QImage:
    picture_cache.set_steps(False)
    QPixmapCache.clear()
    picture = widget.grab().toImage()
    picture_cache.set_steps(True)
    return picture


def shown(qtbot: QtBot, colour: str = "yellow") -> Lamp:
    lamp = Lamp(QColor(colour))
    qtbot.addWidget(lamp)
    lamp.resize(LARGE)
    with qtbot.waitExposed(lamp):
        lamp.show()
    return lamp


def middle(picture: QImage) -> QColor:
    return picture.pixelColor(QPointF(picture.width() / 2, picture.height() / 2).toPoint())


def test_a_picture_that_is_drawn_in_steps_is_the_same(qtbot: QtBot) -> None:
    lamp = shown(qtbot)
    qtbot.waitUntil(lambda: lamp.draws > 1 and not lamp.steps.is_going)
    in_bands = lamp.grab().toImage()
    assert in_bands == at_once(lamp)
    assert middle(in_bands) == QColor("yellow")


def test_its_ground_is_seen_until_it_is_finished(qtbot: QtBot) -> None:
    lamp = Lamp(QColor("yellow"))
    qtbot.addWidget(lamp)
    lamp.resize(LARGE)
    assert middle(lamp.grab().toImage()) == QColor("blue")
    assert lamp.draws == 0


def test_after_a_change_of_size_the_former_picture_is_seen_until_the_new_one_is_there(qtbot: QtBot) -> None:
    lamp = shown(qtbot)
    qtbot.waitUntil(lambda: lamp.draws > 1 and not lamp.steps.is_going)
    lamp.centre = QColor("white")
    lamp.resize(LARGER)
    assert middle(lamp.grab().toImage()) == QColor("yellow")
    qtbot.waitUntil(lambda: middle(lamp.grab().toImage()) == QColor("white"))


def test_it_comes_to_an_end_where_the_cache_is_too_small(qtbot: QtBot) -> None:
    QPixmapCache.setCacheLimit(100)
    lamp = shown(qtbot)
    qtbot.waitUntil(lambda: middle(lamp.grab().toImage()) == QColor("yellow") and not lamp.steps.is_going)
    for _ in range(3):
        assert middle(lamp.grab().toImage()) == QColor("yellow")
        assert not lamp.steps.is_going


class Pausing(QWidget):
    """A picture of two halves, with a pause between them."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = Steps(self, at_first=0)
        self.halves = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter, self.steps.painting():
            paint_cached(painter, QRectF(self.rect()), "two halves", LIGHT, self.draw, QColor("blue"))

    def draw(self, painter: QPainter, area: QRectF) -> Iterator[None]:
        for n, colour in enumerate(("red", "green")):
            self.halves += 1
            half = area.width() / 2
            painter.fillRect(QRectF(n * half, 0, half, area.height()), QColor(colour))
            time.sleep(0.02)  # so that the turn is over
            yield


def test_a_picture_that_pauses_is_seen_when_it_is_whole_and_may_be_given_up(qtbot: QtBot) -> None:
    widget = Pausing()
    qtbot.addWidget(widget)
    widget.resize(200, 100)
    widget.grab()
    widget.steps.turns.take_turn()
    assert widget.halves == 1
    assert widget.grab().toImage().pixelColor(50, 50) == QColor("blue")
    widget.resize(240, 100)  # the picture that was begun is of no use any more
    widget.grab()
    qtbot.waitUntil(lambda: not widget.steps.is_going)
    picture = widget.grab().toImage()
    assert [picture.pixelColor(x, 50) for x in (60, 180)] == [QColor("red"), QColor("green")]
    assert picture == at_once(widget)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_board_of_big_bang_that_is_drawn_in_steps_is_the_same(app: Application, qtbot: QtBot, theme: str) -> None:
    page = begin(app, "roll 5 5", "turn a1")
    app.choose(THEME, theme)
    board = board_of(page)
    click(board, "b1", "c2")
    whole_picture(qtbot, board)
    QPixmapCache.clear()
    board.grab()
    assert board.view.steps.is_going
    assert difference(whole_picture(qtbot, board), at_once(board)) < NOTICEABLE


def whole_picture(qtbot: QtBot, board: BigBangBoard) -> QImage:
    """Once nothing of it is missing."""
    pictures: list[QImage] = []

    def is_whole() -> bool:
        pictures.append(board.grab().toImage())
        return not board.view.steps.is_going

    qtbot.waitUntil(is_whole)
    return pictures[-1]


def test_a_picture_does_not_tell_which_of_two_nearly_equal_places_was_painted_first(qtbot: QtBot) -> None:
    lamp = Lamp(QColor("yellow"))
    qtbot.addWidget(lamp)
    drawn = []
    for sizes in ((20.4, 19.6), (19.6, 20.4)):
        QPixmapCache.clear()
        for size in sizes:
            sheet = QImage(30, 30, QImage.Format.Format_ARGB32_Premultiplied)
            sheet.fill(0)
            with QPainter(sheet) as painter:
                paint_cached(painter, QRectF(0, 0, size, size), "bulb", LIGHT, lamp._draw)
        drawn.append(sheet)
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("kind", ["position", "day"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_picture_may_be_given_up_at_each_of_its_pauses(qapp: QApplication, game: str, seats: int, kind: str) -> None:
    """Qt would warn of what is saved in a painter and not restored."""
    match, ui = finished(game, seats), ui_of(SHELF[game])
    area = QRectF(0, 0, 640, 480)

    def draw(painter: QPainter) -> Iterator[None]:
        if kind == "day" and SHELF[game].has_daily:
            return ui.paint_day(painter, match.state, LIGHT)
        return ui.card.paint_position(painter, area, match.state, LIGHT)

    def pauses(most: int) -> int:
        picture = QImage(640, 480, QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(picture) as painter:
            return sum(1 for _ in islice(draw(painter), most))

    for pause in range(pauses(1000)):
        pauses(pause)
