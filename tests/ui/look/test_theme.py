"""Fonts that follow the size of the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from ludogite.ui.application.app import Application
from ludogite.ui.look import theme


class Rebuilt(QWidget):
    """A widget that lays itself out anew when it gets another font, without what it showed before."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = QScrollArea(self)
        theme.set_font(self.shown, theme.text_font(14))
        theme.set_font(self, theme.text_font(14))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.FontChange and self.font().pixelSize() > 14 and isValid(self.shown):
            delete(self.shown)
        super().changeEvent(event)


def test_a_widget_may_delete_others_when_the_text_gets_larger(app: Application, qtbot: QtBot) -> None:
    widgets = [Rebuilt() for _ in range(20)]
    for widget in widgets:
        qtbot.addWidget(widget)
    theme.apply(theme.LIGHT, 125)
    assert {widget.font().pixelSize() for widget in widgets} == {theme.scaled(14)}
    theme.apply(theme.LIGHT, 100)
