"""Where the plate lies at the end of every game: it covers nothing that matters, and the table goes on around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.settings import ANIMATIONS, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.match.ending.plate import EDGE, EndingPlate
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.matches import LEFT, begin, page_of
from tests.support.ui.pace import at_leisure
from tests.tools.screens.endings import ENDINGS

SIZES = ((1024, 700), (1280, 800), (1920, 1080))
ALIKE = {"shapes-resigned", "symbols-record", "symbols-three", "bigbang-resigned", "computer"}
"""Endings whose boards and plates are as large as another one's."""
NAMES: dict[str, Callable[[Any], list[QRectF]]] = {
    "symbols-two": lambda board: [pad.band for pad in board.view.layout.pads],
    "bigbang": lambda board: board.view.ending_names(),
    "crossword": lambda board: [place.heading for place in board.view.end_layout.boards],
}
"""Where names are on boards, of which one is dimmed."""
SHADOW = 34
"""How far the shadow of a thing reaches, and the foot of the cube."""


@pytest.fixture(autouse=True)
def still(app: Application) -> None:
    app.choose(ANIMATIONS, "off")


def resize(app: Application, size: tuple[int, int]) -> None:
    app.window.resize(*size)
    for _ in range(4):
        QApplication.processEvents()


def plate_of(page: MatchPage) -> EndingPlate:
    assert page.end.plate
    assert page.end.plate.isVisible()
    return page.end.plate


def paper_of(plate: EndingPlate) -> QRectF:
    """The plate without its shadow."""
    return QRectF(plate.geometry()).adjusted(EDGE, 0, -EDGE, 0)


def pixels(image: QImage) -> NDArray[np.uint8]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8)
    return rows.reshape(plain.height(), plain.bytesPerLine() // 4, 4)[:, :, :3].astype(np.int16)


def ground_of(page: MatchPage) -> QImage:
    """The table as it is where nothing lies on it."""
    image = QImage(page.table.size(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page.board.paint_ground(painter, QRectF(page.table.rect()))
    return image


def differences(page: MatchPage, things: list[QRect]) -> int:
    """How many pixels of the table are not as the bare table, beside these things."""
    seen, ground = pixels(page.table.grab().toImage()), pixels(ground_of(page))
    differs = np.abs(seen - ground).max(axis=2) > 2
    for thing in things:
        differs[max(thing.top(), 0) : thing.bottom() + 1, max(thing.left(), 0) : thing.right() + 1] = False
    return int(differs.sum())


def assert_not_dimmed(page: MatchPage, area: QRect) -> None:
    on_table = area.translated(page.board.mapTo(page.table, QPoint()))
    seen, painted = (pixels(each.grab(place).toImage()) for each, place in ((page.table, on_table), (page.board, area)))
    assert np.abs(seen - painted).max() <= 2


@pytest.mark.parametrize("name", sorted(ENDINGS.keys() - ALIKE))
def test_the_plate_covers_nothing_that_matters_and_nothing_looks_out_behind_it(app: Application, name: str) -> None:
    resize(app, SIZES[0])
    ENDINGS[name](app)
    page = page_of(app)
    plate = plate_of(page)
    for size in SIZES:
        resize(app, size)
        place = QRectF(page.table.space.geometry())
        area, paper = page.board.essential_area(), paper_of(plate)
        whole = page.table.rect() if page.board.reaches_below else page.table.space.geometry()
        assert page.board.geometry() == whole
        assert place.contains(area)
        assert page.table.rect().contains(plate.geometry())
        assert not area.intersects(paper)
        assert area.width() > 0.3 * place.width()
        for part in (plate.headline, plate.reason, plate.again_button, plate.away_button):
            assert part.height() >= max(part.heightForWidth(part.width()), 12)
            assert plate.rect().contains(part.geometry())
        around = area.toAlignedRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        below = plate.geometry().adjusted(0, 0, 0, page.table.height() if page.board.keeps_below_plate else 0)
        for area in NAMES.get(name, lambda _: [])(page.board):
            if not any(won.contains(area.center()) for won in page.board.won_areas()):
                assert_not_dimmed(page, area.toAlignedRect().adjusted(6, 6, -6, -6))
        assert page.end.curtain
        page.end.curtain.hide()  # it dims the table
        if not page.board.reaches_below:  # then its ground has light and shadow of its own
            assert differences(page, [around, below]) == 0, size
        page.end.curtain.show()


@pytest.mark.parametrize(("size", "keeps"), [((1024, 700), False), ((1280, 800), True), ((1920, 1080), True)])
def test_the_board_keeps_its_size_where_it_fits(app: Application, size: tuple[int, int], keeps: bool) -> None:
    resize(app, size)
    page = begin(app)
    QApplication.processEvents()
    before = page.board.cell_rect(0)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    plate_of(page)
    after = page.board.cell_rect(0)
    assert after.left() < before.left(), "it moves aside"
    assert (after.width() > 0.93 * before.width()) == keeps
    assert after.width() > 0.6 * before.width()


def test_a_board_and_its_plate_are_in_the_middle_of_a_wide_window(app: Application) -> None:
    resize(app, (1920, 1080))
    ENDINGS["shapes"](app)
    page = page_of(app)
    left = page.board.essential_area().left()
    right = page.table.place.width() - paper_of(plate_of(page)).right()
    assert abs(left - right) <= 2


def test_what_was_put_away_for_the_plate_is_back_when_it_is_closed(app: Application, qtbot: QtBot) -> None:
    ENDINGS["shapes"](app)
    page = page_of(app)
    shown = page.board.grab().toImage()
    with at_leisure():
        qtbot.keyClick(plate_of(page).again_button, Qt.Key.Key_Escape)
    assert not page.board.has_plate
    assert page.board.grab().toImage() != shown
    QApplication.processEvents()
    assert page.buttons.result.isVisible()
    assert not page.resign_button.isVisible()


def test_the_plate_can_be_opened_again(app: Application, qtbot: QtBot) -> None:
    ENDINGS["shapes"](app)
    page = page_of(app)
    plate = plate_of(page)
    assert not page.buttons.result.isEnabled(), "it is seen already"
    with at_leisure():
        qtbot.mouseClick(plate.second_button, LEFT)
    assert not plate.isVisible()
    qtbot.mouseClick(page.buttons.result, LEFT)
    assert plate_of(page).headline.text() == "Tom wins"
    page.look_at(2)
    assert not plate.isVisible()
    qtbot.mouseClick(page.buttons.result, LEFT)
    assert page.shown.past_ply is None
    plate_of(page)
    page.undo()
    assert not page.buttons.result.isVisible()
    assert page.resign_button.isVisible()


def test_a_match_that_was_over_when_it_was_opened_can_show_its_result(app: Application, qtbot: QtBot) -> None:
    ENDINGS["shapes"](app)
    match = page_of(app).match
    assert match.id
    app.matches.resume(match.id)
    page = page_of(app)
    assert page.end.plate is None
    qtbot.mouseClick(page.buttons.result, LEFT)
    assert plate_of(page).headline.text() == "Tom wins"


def test_the_rest_of_the_table_follows_the_theme(app: Application) -> None:
    ENDINGS["symbols-two"](app)
    page = page_of(app)
    corner = page.table.rect().bottomLeft() + QPoint(2, -2)
    light = page.table.grab().toImage().pixelColor(corner)
    app.choose(THEME, "dark")
    QApplication.processEvents()
    assert page.table.grab().toImage().pixelColor(corner).lightness() < 0.8 * light.lightness()


# What is on it


def test_the_pieces_of_the_winning_line_are_on_the_plate(app: Application) -> None:
    ENDINGS["shapes"](app)
    rail = plate_of(page_of(app)).rail
    assert rail.isVisible()
    picture, middle = rail.grab().toImage(), rail.height() // 2
    middles = [picture.pixelColor(round((n + 0.5) * rail.width() / 4), middle).lightness() for n in range(4)]
    assert min(middles[0], middles[2]) > 150, "a light sphere and a light cube"
    assert max(middles[1], middles[3]) < 90, "a dark cylinder and a dark cone"
    ENDINGS["shapes-resigned"](app)
    assert not plate_of(page_of(app)).rail.isVisible()


@pytest.mark.parametrize("size", [QSize(228, 160), QSize(274, 190)])
def test_results_alone_stand_over_the_names_of_results(app: Application, size: QSize) -> None:
    ENDINGS["symbols-alone"](app)
    plate = plate_of(page_of(app))
    ending = plate._ending
    assert ending
    assert ending.solo
    assert ending.solo.names == ("could do better", "average", "good", "expert", "grandmaster")
    assert ending.solo.marks == (15, 20, 25, 30)
    blocks = plate.blocks
    assert blocks.isVisible()
    blocks.resize(size)
    parts = blocks.parts()
    assert len(parts) == 5
    assert parts[0].left == 0
    assert parts[-1].left + parts[-1].width == pytest.approx(size.width())
    assert parts[0].least <= min(ending.solo.points)
    assert parts[-1].below > max(ending.solo.points)
    for part, needed in zip(parts, blocks._needed(blocks._name_size()), strict=True):
        assert part.width >= needed - 1


def test_a_new_record_has_room_for_its_sentence(app: Application) -> None:
    resize(app, SIZES[0])
    ENDINGS["symbols-record"](app)
    QApplication.processEvents()
    record = plate_of(page_of(app)).record
    assert record.text().startswith("New record!")
    assert record.height() >= record.heightForWidth(record.width())
    edge = record.grab().toImage().pixelColor(record.width() // 2, 0)
    assert edge.green() > edge.red(), "a green frame"
