"""The pictures at home: drawn after the first paint, one at a time, and kept for the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPixmapCache
from pytestqt.qtbot import QtBot

from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look import picture_cache, theme
from ludogite.ui.pages.home.card_pictures import KEPT
from ludogite.ui.pages.home.page import HomePage


@pytest.fixture(autouse=True)
def in_steps() -> Iterator[None]:
    """As the program does it."""
    picture_cache.set_steps(True)
    yield
    picture_cache.set_steps(False)


def open_home(qtbot: QtBot) -> HomePage:
    page = HomePage(theme.LIGHT)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.grab()
    return page


def pictures(page: HomePage) -> list[QImage]:
    """What is seen of each, without the corners and the text."""
    return [card.grab().toImage().copy(20, 20, card.width() - 40, 150) for card in page.boxes]


def has_pictures(page: HomePage) -> list[bool]:
    pictures(page)
    return [card.has_picture for card in page.boxes]


def draw_all(page: HomePage, qtbot: QtBot) -> None:
    page.pictures.read_kept()
    for card in page.boxes:
        page.pictures.let_draw(card.game)
    qtbot.waitUntil(lambda: all(has_pictures(page)))


def keep_all(page: HomePage) -> None:
    for _ in page.pictures.keep():
        pass


def kept_files(home: Path) -> list[Path]:
    return sorted((home / "cache" / "cards").glob("*"))


def test_nothing_is_drawn_or_read_before_the_first_paint_is_over(qtbot: QtBot, home: Path) -> None:
    page = open_home(qtbot)
    draw_all(page, qtbot)
    keep_all(page)
    page = open_home(qtbot)
    assert not any(has_pictures(page))
    ground = QColor(ui_of(page.boxes[0].game).box_colour)
    assert page.boxes[0].grab().toImage().pixelColor(QPoint(60, 60)) == ground


def test_what_was_kept_is_there_at_the_next_start_before_anything_is_loaded(qtbot: QtBot, home: Path) -> None:
    page = open_home(qtbot)
    draw_all(page, qtbot)
    drawn = pictures(page)
    keep_all(page)
    again = open_home(qtbot)
    again.pictures.read_kept()
    assert all(has_pictures(again))
    assert pictures(again) == drawn


def test_damaged_pictures_are_drawn_anew_and_a_disk_that_refuses_does_no_harm(qtbot: QtBot, home: Path) -> None:
    page = open_home(qtbot)
    draw_all(page, qtbot)
    drawn = pictures(page)
    keep_all(page)
    for file in kept_files(home):
        file.write_bytes(file.read_bytes()[:100])
    again = open_home(qtbot)
    draw_all(again, qtbot)
    assert pictures(again) == drawn
    for file in kept_files(home):
        file.unlink()
    (home / "cache" / "cards").rmdir()
    (home / "cache" / "cards").write_text("in the way")
    keep_all(again)


def test_another_theme_and_another_size_show_the_former_picture_until_theirs_are_drawn(
    qtbot: QtBot, home: Path
) -> None:
    page = open_home(qtbot)
    draw_all(page, qtbot)
    before = pictures(page)
    page.set_colours(theme.DARK)
    assert not any(has_pictures(page)), "not in the paint event"
    assert pictures(page) == before
    qtbot.waitUntil(lambda: all(has_pictures(page)))
    assert all(one != other for one, other in zip(pictures(page), before, strict=True))
    page.resize(1500, 900)
    page.grab()
    assert not any(has_pictures(page))
    qtbot.waitUntil(lambda: all(has_pictures(page)))


def test_not_more_is_kept_than_may_be_needed(qtbot: QtBot, home: Path) -> None:
    page = open_home(qtbot)
    draw_all(page, qtbot)
    folder = home / "cache" / "cards"
    folder.mkdir(parents=True)
    for n in range(50):
        (folder / f"old-{n}.png").touch()
    keep_all(page)
    files = kept_files(home)
    assert len(files) == KEPT
    assert sum(not file.name.startswith("old") for file in files) == len(page.boxes)


def test_a_picture_that_cannot_be_drawn_does_no_harm_to_the_others(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise ValueError("a mistake in the drawing")

    page = open_home(qtbot)
    broken = page.boxes[-1]
    monkeypatch.setattr(ui_of(broken.game).card, "paint_card", fail)
    with qtbot.capture_exceptions() as failures:
        page.pictures.read_kept()
        for card in page.boxes:
            page.pictures.let_draw(card.game)
        qtbot.waitUntil(lambda: page.pictures.are_drawn)
    assert [str(error) for _, error, _ in failures] == ["a mistake in the drawing"]
    assert [card for card in page.boxes if not card.has_picture] == [broken]
    QPixmapCache.clear()
    for card in page.boxes:
        caption = QPoint(card.width() // 2, card.height() - 5)
        assert card.grab().toImage().pixelColor(caption) == QColor(ui_of(card.game).box_colour)
