"""The line above all on home: the name of the program, and the ways to its other pages."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.page import FULL_SCREEN, LEAVE_FULL_SCREEN, LIBRARY, PRINT, RULES, SETTINGS, STATISTICS
from ludogite.ui.base.routes import (
    ChooseFiles,
    PrintSheets,
    ShowLibrary,
    ShowRules,
    ShowSettings,
    ShowStatistics,
    ToggleFullScreen,
)
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, set_font, text_font, title_font
from ludogite.ui.pages.home.wall import Scale
from ludogite.ui.widgets.more_button import MoreButton
from ludogite.ui.widgets.parts import make_button, make_label, set_tip


class Head(QObject):
    chosen = Signal(object)
    """A route."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._title = make_label(page, text="Ludogîte", font=title_font(46))
        self.open_button, self.full_screen_button, self.about_button = (make_button(page) for _ in range(3))
        self.more_button = MoreButton(page, (self.open_button, self.full_screen_button, self.about_button))
        self._row: list[QPushButton] = [make_button(page, is_flat=True) for _ in range(5)]
        self.library_button, self.statistics_button, self.rules_button, *others = self._row
        self.print_button, self.settings_button = others
        self._is_full_screen, self._count = False, 0
        for button in self.buttons:
            button.setObjectName("on_wall")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the ring comes with keys, not with a click
        for button, route in (
            (self.library_button, ShowLibrary()),
            (self.statistics_button, ShowStatistics()),
            (self.rules_button, ShowRules(None)),
            (self.print_button, PrintSheets()),
            (self.settings_button, ShowSettings()),
            (self.open_button, ChooseFiles()),
            (self.full_screen_button, ToggleFullScreen()),
        ):
            button.clicked.connect(lambda _checked=False, route=route: self.chosen.emit(route))
        self.about_button.clicked.connect(self._show_about)

    @property
    def buttons(self) -> list[QPushButton]:
        """What Tab comes to."""
        return [*self._row, self.more_button]

    def _show_about(self) -> None:
        from ludogite.ui.pages.about import About

        About(self.more_button.window()).exec()

    def place(self, area: QRect, scale: Scale, is_low: bool) -> None:
        letters = scale.type(46)
        set_font(self._title, title_font(round(letters * 100 / scaled(100)) if is_low else letters))
        for button in self.buttons:
            set_font(button, text_font(scale.type(15), QFont.Weight.Medium))
        size, middle = self._title.sizeHint(), area.top() + round(0.54 * area.height())
        self._title.setGeometry(area.left() - 2, middle - size.height() // 2, size.width(), size.height())
        self.more_button.make_room(self._row, area.width() - size.width() - 12, 0)
        x = area.right() + 1 + 10
        for button in reversed(self.buttons):
            if not button.isHidden():
                size = button.sizeHint()
                x -= size.width()
                button.setGeometry(x, middle - size.height() // 2, size.width(), size.height())

    def set_full_screen(self, is_full: bool) -> None:
        self._is_full_screen = is_full
        self.full_screen_button.setText(tr(LEAVE_FULL_SCREEN if is_full else FULL_SCREEN))

    def set_texts(self) -> None:
        self.statistics_button.setText(tr(STATISTICS))
        self.rules_button.setText(tr(RULES))
        self.print_button.setText(tr(PRINT))
        self.settings_button.setText(tr(SETTINGS))
        self.about_button.setText(self.tr("About"))
        self.open_button.setText(self.tr("Open a file…"))
        self.set_full_screen(self._is_full_screen)
        self.more_button.set_texts()
        self.show_count(self._count)

    def show_count(self, count: int) -> None:
        """How many matches wait in the library, once there are any."""
        self._count = count
        games = Message(QT_TRANSLATE_NOOP("home", "{library} · %n game(s)", None, 0), library=LIBRARY, n=count)
        self.library_button.setText(tr(LIBRARY))
        self.library_button.setAccessibleName(tr(games if count else LIBRARY))
        set_tip(self.library_button, tr(games) if count else self.tr("All games, in progress and finished"))
