"""A part of a panel that scrolls only where it must."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.look.theme import panel_width
from ludogite.ui.widgets.scroll_area import AsHighAsNeeded


def fits_without_the_bar_only(label: QLabel) -> str:
    """Words that take one line more once the bar takes some of the width."""
    words = ""
    while label.heightForWidth(panel_width() - 13) == label.heightForWidth(panel_width() - 1):
        words += "l"  # two of them are narrower than the bar
        label.setText(f"{words} {words}")
    return label.text()


def test_the_bar_goes_when_there_is_room_again(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    area = AsHighAsNeeded(window)
    label = QLabel(area.inner)
    label.setWordWrap(True)
    label.setText("\n".join([fits_without_the_bar_only(label)] * 20))
    inner = QVBoxLayout(area.inner)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.addWidget(label)
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(area)
    layout.addStretch(1)
    window.resize(panel_width() - 1, 150)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    window.resize(panel_width() - 1, 900)
    qtbot.waitUntil(lambda: area.height() > 150 and not area.verticalScrollBar().isVisible())
