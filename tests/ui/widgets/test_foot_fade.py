"""What goes on below the foot of a scroll area fades out there, on paper and on a card."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.look import theme
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea


@pytest.mark.parametrize("ground", [QPalette.ColorRole.Window, QPalette.ColorRole.Base])
def test_what_goes_on_below_fades_into_its_ground_until_its_end_is_reached(
    qtbot: QtBot, ground: QPalette.ColorRole
) -> None:
    theme.apply(theme.LIGHT)
    outer = QWidget()
    qtbot.addWidget(outer)
    area = ScrollArea(outer)
    FootFade(area, ground)
    column = QVBoxLayout(area.inner)
    for _ in range(20):
        line = QLabel()
        line.setAutoFillBackground(True)
        line.setPalette(QPalette(theme.LIGHT.accent))
        line.setFixedHeight(40)
        column.addWidget(line)
    outer.resize(200, 300)
    area.resize(200, 300)
    outer.show()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)

    def foot() -> list[str]:
        seen = area.grab().toImage()
        return [seen.pixelColor(100, y).name() for y in range(297, 300)]

    paper = QGuiApplication.palette().color(ground)
    assert all(abs(int(name[1:3], 16) - paper.red()) < 25 for name in foot())
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum() - 20)
    assert all(abs(int(name[1:3], 16) - paper.red()) < 25 for name in foot())
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not [child for child in area.findChildren(FootFade) if child.isVisible()]
