"""The one window, and the way from page to page: home, set-up, match, and home again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ludogite.message import Message
from ludogite.rules.game import SHELF
from ludogite.settings import ANIMATIONS, CLOCK, Settings
from ludogite.ui.games import PART_OF, has_card
from ludogite.ui.input_filter import InputFilter
from ludogite.ui.language import tr
from ludogite.ui.pages.home import HomePage
from ludogite.ui.theme import Colours, text_font
from ludogite.ui.widgets.parts import make_button, make_label

if TYPE_CHECKING:
    from ludogite.ui.games.cube.challenges.page import ChallengesPage
    from ludogite.ui.games.symbols.solo.page import SoloPage
    from ludogite.ui.match.page import MatchPage
    from ludogite.ui.pages.front_page import FrontPage
    from ludogite.ui.pages.setup import SetupPage


class Window(QMainWindow):
    first_painted = Signal()
    setup_wanted = Signal(str)
    match_wanted = Signal(object)
    """A table that is laid: somebody wants to play."""
    resume_wanted = Signal(int)
    rematch_wanted = Signal(object)
    start_over_wanted = Signal(object)
    beside_wanted = Signal(str)
    """What a game has beside its matches."""
    challenge_wanted = Signal(object, bool)
    """A challenge, and whether it is played with gravity."""
    file_dropped = Signal(str)
    came_home = Signal()
    setting_chosen = Signal(object, str)

    def __init__(self, settings: Settings, colours: Colours) -> None:
        super().__init__()
        self._was_painted = False
        self._settings, self._colours = settings, colours
        self.language = "en"
        self.setWindowTitle("Ludogîte")
        self.setMinimumSize(1024, 700)
        self.setAcceptDrops(True)
        self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize()))
        self.home = HomePage(colours)
        self._game = ""
        """The one that the page is about, at home none."""
        self.notice = Notice()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.presses = InputFilter(self.pages)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notice)
        layout.addWidget(self.pages, stretch=1)
        self.setCentralWidget(page)
        self.home.game_chosen.connect(self.setup_wanted)
        self.home.beside_wanted.connect(self.beside_wanted)
        self.home.match_chosen.connect(self.resume_wanted)
        self.home.rules_wanted.connect(self.show_rules)
        self.home.settings_wanted.connect(self.show_settings)
        QShortcut(QKeySequence.StandardKey.Quit, self, self.close)
        QShortcut(QKeySequence("Ctrl+,"), self, self.show_settings)  # Qt's own key for it is bound on a Mac only
        QShortcut(QKeySequence.StandardKey.Print, self, self.show_print)
        QShortcut(QKeySequence("F11"), self, self._toggle_full_screen).setAutoRepeat(False)

    def show_home(self) -> None:
        self._show(None)
        if self.presses.was_key:
            self.home.cards[0].setFocus()
        self.came_home.emit()

    def show_setup(self, page: SetupPage) -> None:
        page.home_wanted.connect(self.show_home)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.print_button.clicked.connect(self.show_print)
        page.match_chosen.connect(self.match_wanted)
        page.beside_wanted.connect(self.beside_wanted)
        self._show(page)
        self._game = page.game.id
        if self.presses.was_key:
            page.start_button.setFocus(Qt.FocusReason.TabFocusReason)

    def show_challenges(self, page: ChallengesPage) -> None:
        page.home_wanted.connect(self.show_home)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.setting_chosen.connect(self.setting_chosen)
        page.challenge_chosen.connect(self.challenge_wanted)
        self._show(page)
        self._game = "challenge"
        if self.presses.was_key:
            page.take_focus()

    def show_symbols(self, page: SoloPage) -> None:
        page.home_wanted.connect(self.show_home)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.full_screen_wanted.connect(self._toggle_full_screen)
        page.print_wanted.connect(self.show_print)
        page.match_chosen.connect(self.match_wanted)
        page.resume_wanted.connect(self.resume_wanted)
        self._show(page)
        self._game = "symbols"
        self.set_animated()
        page.say_full_screen()
        if self.presses.was_key:
            page.take_focus()

    def show_match(self, page: MatchPage) -> None:
        page.home_wanted.connect(self.show_home)
        page.new_wanted.connect(self.setup_wanted)
        page.start_over_wanted.connect(self.start_over_wanted)
        page.setting_chosen.connect(self.setting_chosen)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.full_screen_wanted.connect(self._toggle_full_screen)
        page.header.print.clicked.connect(self.show_print)
        page.rematch_wanted.connect(self.rematch_wanted)
        self._show(page)
        self._game = page.match.config.game.id
        self.set_animated()
        self.set_clock()
        page.say_full_screen()
        page.take_keys(self.presses.was_key)

    def show_rules(self, game: str) -> None:
        from ludogite.ui.pages.rules import RulesPage

        if not self._is_shown(RulesPage):
            games = [SHELF[id] for id in SHELF if has_card(id)]
            self._put_in_front(RulesPage(games, SHELF[PART_OF.get(game, game)], self.language, self._colours))

    def show_settings(self) -> None:
        from ludogite.ui.pages.settings import SettingsPage

        if not self._is_shown(SettingsPage):
            page = SettingsPage(self._settings)
            page.chosen.connect(self.setting_chosen)
            self._put_in_front(page)

    def show_print(self) -> None:
        """The sheets of the match that waits behind, or blank ones: of its game, at home of the first that has any."""
        from ludogite.sheets import SHEETS
        from ludogite.ui.pages.print import PrintPage

        games = [SHELF[id] for id in SHELF if id in SHEETS]
        game = SHELF[self._game] if self._game else games[0]
        if game not in games:
            self._tell_pages("say_no_sheets")
        elif not self._is_shown(PrintPage):
            match = getattr(self.pages.widget(min(1, self.pages.count() - 1)), "match", None)
            self._put_in_front(PrintPage(games, game, match))

    def _is_shown(self, kind: type[QWidget]) -> bool:
        """Whether such a page is open; what is in front of it goes."""
        if not any(isinstance(self.pages.widget(n), kind) for n in range(self.pages.count())):
            return False
        while not isinstance(self.page, kind):
            self._take_away(self.page)
            self.page.take_focus()
        return True

    def _put_in_front(self, page: FrontPage) -> None:
        """The page that asked waits behind, and has its keys again afterwards."""
        before = QApplication.focusWidget()
        page.back_wanted.connect(lambda: self._go_back(before))
        QShortcut(QKeySequence("F1"), page, lambda: self.show_rules(self._game or self.home.cards[0].game.id))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.take_focus()

    def _go_back(self, focus: QWidget | None) -> None:
        self._take_away(self.page)
        if focus is not None:
            focus.setFocus()

    def _show(self, page: QWidget | None) -> None:
        """Home, and the page in front of it; whatever was there before goes."""
        while self.pages.count() > 1:
            self._take_away(self.pages.widget(self.pages.count() - 1))
        self._game = ""
        if page is not None:
            self.pages.addWidget(page)
            self.pages.setCurrentWidget(page)

    def _take_away(self, page: QWidget) -> None:
        if hasattr(page, "leave"):
            page.leave()
        self.pages.removeWidget(page)
        page.deleteLater()
        self.pages.setCurrentIndex(self.pages.count() - 1)

    @property
    def page(self) -> QWidget:
        """What is in front."""
        return self.pages.currentWidget()

    def show_notice(self, message: Message) -> None:
        """Something the player should know, said in place. It stays until it is closed."""
        self.notice.add(message)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._tell_pages("set_colours", colours)

    def set_language(self, language: str) -> None:
        self.language = language
        self._tell_pages("show_language", language)

    def set_animated(self) -> None:
        self._tell_pages("set_animated", self._settings[ANIMATIONS] == "on")

    def set_clock(self) -> None:
        self._tell_pages("set_clock", self._settings[CLOCK])

    def _tell_pages(self, what: str, *news: object) -> None:
        """Those in front, and those that wait behind: as far as it concerns them."""
        for n in range(self.pages.count()):
            if hasattr(self.pages.widget(n), what):
                getattr(self.pages.widget(n), what)(*news)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.notice.say()
        if event.type() == QEvent.Type.WindowStateChange:
            self._tell_pages("say_full_screen")
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if name := _file_of(event.mimeData()):
            event.acceptProposedAction()
            self.file_dropped.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only what nothing on the page has wanted comes here. Enter presses the button that has the focus, as Space
        does."""
        button = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            if not event.isAutoRepeat():
                self._toggle_full_screen()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self.presses)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def _file_of(dragged: QMimeData) -> str:
    """The file that is dragged, if it is one of this machine."""
    return next((url.toLocalFile() for url in dragged.urls() if url.isLocalFile()), "")


class Notice(QFrame):
    """A strip for what the player should know; hidden while there is nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._messages: list[Message] = []
        self.text = make_label(font=text_font(14, QFont.Weight.Medium), wraps=True)
        self.close_button = make_button()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 12, 12, 12)
        layout.addWidget(self.text, stretch=1)
        layout.addWidget(self.close_button)
        self.close_button.clicked.connect(self._clear)
        self.hide()

    def add(self, message: Message) -> None:
        """What is said already is not said again."""
        if message not in self._messages:
            self._messages.append(message)
        self.say()
        self.show()

    def say(self) -> None:
        self.text.setText("\n".join(tr(message) for message in self._messages))
        self.close_button.setText(self.tr("Close"))

    def _clear(self) -> None:
        self._messages.clear()
        self.hide()
