"""The base of all pages: the header, the routes that they ask for, and what the window tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.routes import Back, Home, Route, ToggleFullScreen
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, set_font, text_font, title_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.more_button import MoreButton
from ludogite.ui.widgets.parts import add_shortcut, announce, button_text, make_button

if TYPE_CHECKING:
    from datetime import date

    from ludogite.match.config import Seat
    from ludogite.match.library.earlier import Earlier
    from ludogite.match.store.rows import Summary
    from ludogite.rules.game import Outcome, State
    from ludogite.rules.shelf import Game
    from ludogite.settings import Settings
    from ludogite.ui.widgets.segments import Segments
    from ludogite.worker.worker import Asked

HOME = Message(QT_TRANSLATE_NOOP("page", "Home"))
BACK = Message(QT_TRANSLATE_NOOP("page", "Back"))
LEARN = Message(QT_TRANSLATE_NOOP("page", "Learn"))
RULES = Message(QT_TRANSLATE_NOOP("page", "Rules"))
KEYS = Message(QT_TRANSLATE_NOOP("page", "Keys"))
MANUAL = Message(QT_TRANSLATE_NOOP("page", "Manual"))
PRINT = Message(QT_TRANSLATE_NOOP("page", "Print"))
STATISTICS = Message(QT_TRANSLATE_NOOP("page", "Statistics"))
SETTINGS = Message(QT_TRANSLATE_NOOP("page", "Settings"))
PUZZLES = Message(QT_TRANSLATE_NOOP("page", "Puzzles"))
PERSON = Message(QT_TRANSLATE_NOOP("page", "Profile"))
LIBRARY = Message(QT_TRANSLATE_NOOP("page", "Library"))
FULL_SCREEN = Message(QT_TRANSLATE_NOOP("page", "Full screen"))
LEAVE_FULL_SCREEN = Message(QT_TRANSLATE_NOOP("page", "Leave full screen"))
HEADER_HEIGHT, TITLE_LEFT, BESIDE, GAP = 52, 128, 16, 4
"""Of every page: how high its header is, where its title begins, and the air beside and between its buttons."""
NOTICE_AFTER_MS = 700
"""Milliseconds until somebody who waits is told what for."""
SHORT_TITLE = 300
"""So wide a title is at least, if its words are not narrower."""


class Printable(NamedTuple):
    """A match to be printed: who sits at the table, and how things stand there."""

    game: Game
    seats: Sequence[Seat]
    state: State[Any]
    earlier: Callable[[], Iterator[Earlier]] | None = None
    """Reads the matches of the same players before this one, one after the other: that takes a while."""
    day: date | None = None
    """When it was begun, if that is known."""
    outcome: Outcome | None = None
    """How it ended, also if somebody gave it up."""


class Undoable(NamedTuple):
    """So many matches that were deleted can be brought back; if it is only one, this one. Or somebody who was."""

    number: int = 0
    only: Summary | None = None
    given_up: int = 0
    """How many of them are matches of a day that are given up instead: they cannot be begun anew."""
    person: str = ""

    @property
    def is_any(self) -> bool:
        return self.number > 0 or bool(self.person)


class Page(QWidget):
    """One page of the window. The methods that the window calls do nothing by default."""

    requested = Signal(object)
    """A Route: where its player wants to go, or what is to be done."""
    notice_wanted = Signal(object)
    notice_outdated = Signal(object)
    """A Message that the window shows above its pages, until it is outdated."""
    return_route: Route = Home()
    """Where somebody gets who leaves a match that was opened from this page."""
    is_in_front = False
    """Whether it was put in front of another page, which stays behind it and is seen again afterwards."""
    focus_before: QWidget | None = None
    """The widget of the page behind that had the focus."""

    def __init__(self, game: Game | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        """What the page is about, if it is about one game."""
        self._awaited: Asked | None = None

    def wait_for(self, asked: Asked, sentence: Message) -> None:
        """What a worker makes for this page, one thing at a time. If it takes long, the sentence is shown; a page that
        is left or covered wants it no more."""
        self._awaited = asked
        asked.over = lambda: self.notice_outdated.emit(sentence)
        QTimer.singleShot(NOTICE_AFTER_MS, self, lambda: self.notice_wanted.emit(sentence) if asked.is_open else None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._awaited and not event.spontaneous():
            self._awaited.cancel()

    def add_key(self, keys: str, slot: Callable[[], object], *, repeats: bool = False) -> None:
        """Keys that work on the whole page; `base/key_list.py` lists them for players."""
        add_shortcut(self, keys, slot, repeats=repeats)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt would paint the whole page anew, on which nothing shows that."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The same."""

    def set_texts(self) -> None:
        """Writes all texts, in the language in force."""

    def leave(self) -> None:
        """Called before the page is closed."""

    def take_focus(self, is_by_key: bool) -> None:
        """The page has come to the front; `is_by_key` says whether a key has brought the player here."""

    def set_colours(self, colours: Colours) -> None:
        """Another theme is in force."""

    def use_settings(self, settings: Settings) -> None:
        """When the page is opened, and whenever a setting was changed."""

    def set_full_screen(self, is_full: bool) -> None:
        """When the page is opened, and whenever the window fills the screen or no longer does."""

    def hide_matches(self, ids: Set[int], undoable: Undoable) -> None:
        """These matches are no longer listed; what was just deleted can still be brought back."""

    def mark_damaged(self, id: int) -> None:
        """This match was asked for and cannot be read."""

    def printable(self) -> Printable | None:
        """What would be printed from here, if anything is filled in."""
        return None

    def refuse_print(self) -> None:
        """Somebody wanted to print, but the game has no score sheets."""


class PageHeader(QFrame):
    """The line at the top of a page: where it leads back to, its title, and further buttons. A button for which there
    is no room is in a menu."""

    def __init__(self, page: Page, back: Message, route: Route) -> None:
        super().__init__(page)
        self._page = page
        self._labels: dict[QPushButton, Message] = {}
        self._choices: list[Segments] = []
        self._others: list[QWidget] = []
        self._full_screen: QPushButton | None = None
        self.setObjectName("header")
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(BESIDE, 0, BESIDE, 0)
        self._layout.setSpacing(GAP)
        self.more = MoreButton(self)
        self._layout.addWidget(self.more)
        self.back = self._add(BackButton(self), back, route)
        self.title = ElidedLabel(title_font(24), self)
        self._insert(self.title)
        self._layout.insertStretch(self._layout.indexOf(self.more), 1)

    def showEvent(self, event: QShowEvent) -> None:
        """Who does not see that another page has opened hears its title."""
        super().showEvent(event)
        if not event.spontaneous():
            announce(self, self.title.text())

    def add(self, part: QWidget) -> None:
        self._others.append(part)
        self._insert(part)

    def _insert(self, part: QWidget) -> None:
        self._layout.insertWidget(self._layout.indexOf(self.more), part)

    def add_choice(self, choice: Segments, *, is_beside_title: bool = False) -> None:
        """Right after the title, or after the free space."""
        self._choices.append(choice)
        if is_beside_title:
            self._layout.insertWidget(self._layout.indexOf(self.title) + 1, choice)
            self.title.setContentsMargins(0, 0, BESIDE, 0)
        else:
            self._insert(choice)

    def add_button(self, label: Message, route: Route | None = None, before: QWidget | None = None) -> QPushButton:
        """At the right end, or before another part."""
        button = self._add(make_button(self, is_flat=True), label, route)
        if before is not None:
            self._layout.insertWidget(self._layout.indexOf(before), button)
        return button

    def _add(self, button: QPushButton, label: Message, route: Route | None) -> QPushButton:
        self._labels[button] = label
        set_font(button, text_font(15, QFont.Weight.Medium))
        if route is not None:
            button.clicked.connect(lambda: self._page.requested.emit(route))
        self._insert(button)
        return button

    def add_full_screen_button(self) -> QPushButton:
        self._full_screen = self.add_button(FULL_SCREEN, ToggleFullScreen())
        return self._full_screen

    def set_full_screen(self, is_full: bool) -> None:
        if self._full_screen is not None:
            self._labels[self._full_screen] = LEAVE_FULL_SCREEN if is_full else FULL_SCREEN
            self.set_texts()

    def set_texts(self) -> None:
        self.setMinimumHeight(scaled(HEADER_HEIGHT))
        self.back.setMinimumWidth(scaled(TITLE_LEFT) - BESIDE - GAP)
        self.more.set_texts()
        for button, label in self._labels.items():
            button.setText(button_text(tr(label)))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Buttons go into the menu, first that of the full screen, which has a key. The title gives way to what may be
        chosen beside it, which says more."""
        gap, margins = self._layout.spacing(), self._layout.contentsMargins()
        shown = [part for part in (self.back, *self._others) if not part.isHidden()]
        room = self.width() - margins.left() - margins.right() + gap
        room -= sum(max(part.minimumSizeHint().width(), part.minimumWidth()) + gap for part in shown)
        room -= sum(choice.width_of_row + gap for choice in self._choices if not choice.isHidden())
        title = min(self.title.sizeHint().width(), scaled(SHORT_TITLE)) + gap
        buttons = [button for button in self._labels if button not in (self.back, self._full_screen)]
        if self._full_screen is not None:
            buttons.append(self._full_screen)
        room -= self.more.make_room(buttons, room - title, gap)
        self.title.setVisible(title <= room or not self._choices)
        for choice in self._choices:
            choice.setMinimumWidth(choice.width_of_row if room >= 0 else 0)


class BackButton(QPushButton):
    """Where a page leads back to, behind an arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("back")
        self.setFlat(True)
        self.setAutoDefault(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().buttonText(), scaled(2)))
            tip, side = QPointF(scaled(15), self.height() / 2), scaled(6)
            painter.drawPolyline([tip + QPointF(side, -side), tip, tip + QPointF(side, side)])


class HeadedPage(Page):
    """A page with a header; every one but home."""

    header: PageHeader

    def lay_out(self, body: QLayout | QWidget) -> None:
        """The header, and the body below it."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.header)
        if isinstance(body, QLayout):
            layout.addLayout(body, stretch=1)
        else:
            layout.addWidget(body, stretch=1)

    def set_texts(self) -> None:
        self.header.set_texts()

    def set_full_screen(self, is_full: bool) -> None:
        self.header.set_full_screen(is_full)


class FrontPage(HeadedPage):
    """A page that is always put in front of another one, and that is about what is there."""

    def __init__(self, game: Game | None = None) -> None:
        super().__init__(game)
        self.header = PageHeader(self, BACK, Back())
        self.back_button, self.title = self.header.back, self.header.title
        self.body = QVBoxLayout()
        self.body.setContentsMargins(32, 32, 32, 24)
        self.lay_out(self.body)
        self.add_key("Escape", lambda: self.requested.emit(Back()))

    def take_focus(self, is_by_key: bool) -> None:
        self.back_button.setFocus()
