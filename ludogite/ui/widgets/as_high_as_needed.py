"""A part of a panel that scrolls only where it must."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.look.theme import panel_width
from ludogite.ui.widgets.scroll_area import ScrollArea


class AsHighAsNeeded(ScrollArea):
    """Takes as much height as its content, and scrolls where there is less."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.inner and event.type() == QEvent.Type.LayoutRequest:
            self._scroll_where_it_must()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scroll_where_it_must()
        super().resizeEvent(event)

    def _scroll_where_it_must(self) -> None:
        """The bar makes the content narrower and so perhaps higher: left to itself it would stay once it was there."""
        has_room = self.height() >= self.sizeHint().height()
        never, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(never if has_room else as_needed)

    def sizeHint(self) -> QSize:
        return QSize(panel_width(), self.inner.heightForWidth(panel_width() - 1 - self.given_to_bar))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 80)
