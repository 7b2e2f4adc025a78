"""The one window. It shows home, one page in front of home, and pages in front of that one: rules, settings, print."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QMargins,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ludogite.message import Message
from ludogite.settings import WINDOW, CannotSave
from ludogite.ui.application.notice import Notice
from ludogite.ui.base.page import FrontPage, Page
from ludogite.ui.base.routes import ChooseFiles, OpenFiles, PrintSheets, ShowRules, ShowSettings
from ludogite.ui.base.session import Session
from ludogite.ui.look import language, theme
from ludogite.ui.look.picture_cache import NEXT_TURN_MS
from ludogite.ui.look.theme import USUAL_SIZE, Colours, style_sheet
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent

NEW_DAY_POLL_MS = 20_000
"""Between two looks at whether a new day has begun."""
FRAME = QMargins(8, 36, 8, 8)
"""What the system may put around the window, at most: how much it is, is known only once the window is shown."""
SMALLEST_SIZE = QSize(800, 560).shrunkBy(FRAME)
"""The smallest space that a screen may have left for the window with its frame."""
BUTTON_EVENTS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class LatePaint(QObject):
    """To make a page and to paint it in one turn of the event loop would be a stall: keys and the mouse would wait for
    both. On two slow cores a page is made in 20 to 45 ms, and painted in 10 to 35."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def wait(self) -> None:
        """The next paint waits for the next turn."""
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        self._window.removeEventFilter(self)
        QTimer.singleShot(NEXT_TURN_MS, self, self._request)
        return True

    def _request(self) -> None:
        QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))


class InputFilter(QObject):
    """If the first half of a double click opens a page, the second half is dropped: nobody can have meant it for that
    page."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self.was_key = False
        """Whether a key was pressed last, rather than a button of the mouse."""
        self._page = pages.currentWidget()
        self._place, self._time = QPointF(), 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.was_key = True
        elif isinstance(event, QMouseEvent) and event.type() in BUTTON_EVENTS:
            self.was_key = False
            if self._is_second_half(event) and self._page is not self._pages.currentWidget():
                return True
            self._page = self._pages.currentWidget()
            self._place, self._time = event.globalPosition(), event.timestamp()
        return False

    def _is_second_half(self, event: QMouseEvent) -> bool:
        distance = (event.globalPosition() - self._place).manhattanLength()
        is_soon = event.timestamp() - self._time < QApplication.doubleClickInterval()
        return is_soon and distance < QApplication.startDragDistance()


class Window(QMainWindow):
    first_painted = Signal()
    requested = Signal(object)
    """A Route: what a page asks for, or what was dropped or chosen here."""
    came_home = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._settings, self._colours = session.settings, session.colours
        self._was_painted = False
        self._late_paint = LatePaint(self)
        self._day: date | None = None
        """None until the first paint."""
        self._day_timer = make_timer(self, NEW_DAY_POLL_MS)
        self._day_timer.timeout.connect(self._follow_day)
        self._day_timer.start()
        self.setWindowTitle("Ludogîte")
        self.setMinimumSize(SMALLEST_SIZE)
        self.setAcceptDrops(True)
        self.pages = QStackedWidget()  # a window that comes back as a full screen tells its pages so
        self._restore_size()
        if theme.use_scale_of(self.size()):
            theme.apply(self._colours)
        self.notice = Notice()
        self.home = HomePage(self._colours, self.pages)
        self._listen_to(self.home)
        self.pages.addWidget(self.home)
        self.input_filter = InputFilter(self.pages)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notice)
        layout.addWidget(self.pages, stretch=1)
        self.setCentralWidget(page)
        self.setStyleSheet(style_sheet(self._colours))  # now: whatever comes into a window that has one is styled anew
        self.home.setFocus()  # otherwise Qt gives it to the first button, with a ring

    def _restore_size(self) -> None:
        if not self.restoreGeometry(QByteArray.fromBase64(self._settings[WINDOW].encode())):
            self.resize(size_at_first(self.screen().availableSize()))
        elif not self.isMaximized() and not self.isFullScreen():
            screen = QApplication.screenAt(self.geometry().center()) or QApplication.primaryScreen()
            self.setGeometry(fitted(self.geometry(), screen.availableGeometry()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a large window everything is larger."""
        if theme.use_scale_of(event.size()):
            theme.apply(self._colours, window=self)
            self.write_anew()
        super().resizeEvent(event)

    # From page to page

    def show_home(self) -> None:
        self.close_pages()
        self._give_focus(self.home)
        self.came_home.emit()

    def show_page(self, page: Page) -> None:
        """Shows the page in front of home; whatever was there before is closed."""
        self.close_pages()
        self._open(page)
        self._give_focus(page)

    def _give_focus(self, page: Page) -> None:
        """Qt gives it to the first button of a page, with a ring; that is for those who use keys."""
        page.take_focus(self.input_filter.was_key)
        focus = QApplication.focusWidget()
        if not self.input_filter.was_key and isinstance(focus, QPushButton) and focus.isFlat():
            focus.clearFocus()

    def uncover(self, kind: type[Page]) -> bool:
        """Whether a page of this type is open; the pages in front of it are closed."""
        found = next((page for page in self.open_pages if isinstance(page, kind)), None)
        while found is not None and self.page is not found:
            self._close(self.page)
            self._give_focus(self.page)
        return found is not None

    def show_in_front(self, page: Page) -> None:
        """Shows the page in front of the others; one of its type that is open already is closed."""
        found = next((other for other in self.open_pages if type(other) is type(page)), None)
        while found is not None and found in self.open_pages:
            self._close(self.page)
        page.is_in_front, page.focus_before = True, QApplication.focusWidget()
        self._open(page)
        self._give_focus(page)

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.open_pages[-1]

    @property
    def open_pages(self) -> list[Page]:
        """All open pages, from home to the one in front."""
        widgets = (self.pages.widget(n) for n in range(self.pages.count()))
        return [page for page in widgets if isinstance(page, Page)]

    @property
    def page_behind(self) -> Page:
        """The page from which the pages in front were opened."""
        return next(page for page in reversed(self.open_pages) if not isinstance(page, FrontPage))

    def _listen_to(self, page: Page) -> None:
        page.requested.connect(self.requested)
        page.notice_wanted.connect(self.notice.add)
        page.notice_outdated.connect(self.notice.remove)

    def _open(self, page: Page) -> None:
        self._listen_to(page)
        self.pages.addWidget(page)
        self._late_paint.wait()
        self.pages.setCurrentWidget(page)
        page.use_settings(self._settings)
        page.set_full_screen(self.isFullScreen())

    def close_pages(self) -> None:
        """Closes all pages but home."""
        while self.page is not self.home:
            self._close(self.page)

    def _close(self, page: Page) -> None:
        page.leave()
        self._late_paint.wait()
        self.pages.removeWidget(page)
        # PySide gives a removed widget to Python, whose garbage collector might delete it in the middle of an event.
        page.setParent(self.pages)
        page.deleteLater()
        self.pages.setCurrentIndex(self.pages.count() - 1)

    def close_behind(self) -> None:
        """Closes the pages between home and the one in front: what they show is outdated."""
        front = self.page
        for page in self.open_pages[1:-1]:
            self._close(page)
            front.focus_before = None

    def go_back(self) -> None:
        """Closes the page in front; the page behind gets its focus back."""
        page = self.page
        if page.is_in_front:
            self._close(page)
            if page.focus_before is not None and isValid(page.focus_before):  # a list that was open may be gone
                page.focus_before.setFocus()

    # What concerns all pages

    def _follow_day(self) -> None:
        """A new day has begun: pages that speak of today are written anew."""
        before, self._day = self._day, language.today()
        if before not in (None, self._day):
            self.write_anew()

    def show_notice(self, message: Message) -> None:
        """Shows a message above the pages, until the player closes it."""
        self.notice.add(message)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._late_paint.wait()
        for page in self.open_pages:
            page.set_colours(colours)

    def write_anew(self) -> None:
        """All texts, as for another language: where they break and what is left out depends on their size."""
        QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def use_settings(self) -> None:
        for page in self.open_pages:
            page.use_settings(self._settings)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def come_to_front(self, token: str = "") -> None:
        """With the leave of the desktop, if there is one; Qt takes it from where a program gets it at its start."""
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.notice.set_texts()
        if event.type() == QEvent.Type.WindowStateChange:
            for page in self.open_pages:
                page.set_full_screen(self.isFullScreen())
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._follow_day()
        super().changeEvent(event)

    # What happens to the window itself

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep_geometry()
        super().closeEvent(event)

    def keep_geometry(self) -> None:
        """Size, place and full screen are found again at the next start. A disk that refuses has spoken before."""
        with suppress(CannotSave):
            self._settings[WINDOW] = self.saveGeometry().toBase64().toStdString()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_of(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if names := _files_of(event.mimeData()):
            event.acceptProposedAction()
            self.requested.emit(OpenFiles(names))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the page has used arrive here. Enter presses the button that has the focus, as Space
        does."""
        button = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            if not event.isAutoRepeat():
                self.toggle_full_screen()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt may have made another handle."""
        super().showEvent(event)
        if self._was_painted:
            self._watch_handle()

    def _watch_handle(self) -> None:
        for watching in (self.input_filter, self.touch):
            self.windowHandle().installEventFilter(watching)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._finish_first_paint)

    def _finish_first_paint(self) -> None:
        """What that paint did not wait for."""
        from ludogite.ui.application.touch import WindowTouch
        from ludogite.ui.widgets.parts import add_shortcut

        self.touch = WindowTouch(self)
        add_shortcut(self, "F1", lambda: self.requested.emit(ShowRules(self.page.game)))
        add_shortcut(self, "Ctrl+,", lambda: self.requested.emit(ShowSettings()))
        add_shortcut(self, "Ctrl+P", lambda: self.requested.emit(PrintSheets()))
        add_shortcut(self, "Ctrl+O", lambda: self.requested.emit(ChooseFiles()))
        add_shortcut(self, "Ctrl+Q", self.close)
        add_shortcut(self, "F11", self.toggle_full_screen)
        self.home.use_settings(self._settings)
        self._follow_day()
        self._watch_handle()
        self.first_painted.emit()


def size_at_first(available: QSize) -> QSize:
    """With its frame the window fits into what the screen has."""
    return USUAL_SIZE.boundedTo(available.shrunkBy(FRAME))


def fitted(window: QRect, available: QRect) -> QRect:
    """A window as it was closed, moved and shrunk with its frame into what the screen has now."""
    size = window.size().boundedTo(available.size().shrunkBy(FRAME))
    if size == window.size() and available.contains(window):
        return window
    room = available.marginsRemoved(FRAME)
    left = max(min(window.x(), room.right() + 1 - size.width()), room.x())
    top = max(min(window.y(), room.bottom() + 1 - size.height()), room.y())
    return QRect(QPoint(left, top), size)


def _files_of(dragged: QMimeData) -> list[str]:
    """The files that are dragged, as far as they are on this machine."""
    return [url.toLocalFile() for url in dragged.urls() if url.isLocalFile()]
