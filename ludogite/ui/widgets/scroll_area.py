"""Parts of a page that scroll where they have less room than they need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QSizePolicy, QWidget

from ludogite.ui.look.theme import panel_width

FADE = 24


class FootFade(QWidget):
    """At the foot of what scrolls on paper, or on a card: what goes on below fades out there instead of being cut."""

    def __init__(self, area: QAbstractScrollArea, ground: QPalette.ColorRole = QPalette.ColorRole.Window) -> None:
        super().__init__(area)
        self._area, self._ground = area, ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.verticalScrollBar().valueChanged.connect(self._place)
        area.verticalScrollBar().rangeChanged.connect(self._place)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        self.setGeometry(seen.left(), seen.bottom() + 1 - FADE, seen.width(), FADE)
        self.setVisible(bar.value() < bar.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        paper = QGuiApplication.palette().color(self._ground)
        fade = QLinearGradient(0, 0, 0, FADE)
        fade.setColorAt(1, paper)
        paper.setAlpha(0)
        fade.setColorAt(0, paper)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), fade)


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
