"""A part of a page that scrolls where it has less room than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class ScrollArea(QScrollArea):
    """Scrolls up and down. Its bar is in the margin of what it shows, which therefore stays as wide as it is."""

    def __init__(self, parent: QWidget, inner: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.inner = inner or QWidget(self)
        if inner is None:
            self.inner.setObjectName("choices")
        self.setWidget(self.inner)
        self.inner.setAutoFillBackground(False)
        self.given_to_bar = 0
        """What the margin has given to the bar."""
        self.verticalScrollBar().rangeChanged.connect(self._move_margin)

    def _move_margin(self) -> None:
        layout = self.inner.layout()
        bar = self.verticalScrollBar()
        if layout is None:
            return
        margins = layout.contentsMargins()
        whole = margins.right() + self.given_to_bar
        self.given_to_bar = min(bar.sizeHint().width(), whole) if bar.maximum() > 0 else 0
        margins.setRight(whole - self.given_to_bar)
        layout.setContentsMargins(margins)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """QScrollArea sends the events of its content here."""
        if watched is self.inner and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return self.inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.inner.minimumSizeHint().width(), 0)
