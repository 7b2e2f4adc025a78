"""The page with all matches: to find one again, go on with it or look at it, delete it, and to bring records in and
out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ludogite.match.library.library import Library, Query
from ludogite.match.library.transfer import Import
from ludogite.match.record import SUFFIX
from ludogite.match.store.rows import Summary
from ludogite.match.store.store import Store
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.base.page import HOME, LIBRARY, PERSON, SETTINGS, HeadedPage, PageHeader, Undoable
from ludogite.ui.base.routes import (
    ForgetMatches,
    Home,
    ImportRecords,
    RestoreMatches,
    ResumeMatch,
    ShowLibrary,
    ShowPerson,
    ShowSettings,
    ToggleFullScreen,
)
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.library.actions import EXPORT, Actions
from ludogite.ui.pages.library.empty import Empty
from ludogite.ui.pages.library.filters import Filters
from ludogite.ui.pages.library.match_list import LibraryList
from ludogite.ui.pages.library.report import Report
from ludogite.ui.pages.library.transfers import Transfers
from ludogite.ui.pages.library.words import record_title, search_words
from ludogite.ui.pages.undo_bar import UndoBar
from ludogite.ui.widgets.file_dialog import FileKind, ask_folder, ask_to_open, ask_to_save
from ludogite.ui.widgets.parts import announce
from ludogite.ui.widgets.scroll_area import FootFade

AT_ONCE = 120
"""So many matches are read in one turn of the event loop."""
WIDEST = 1180
BELOW = 16
"""Below the buttons."""
IMPORT = Message(QT_TRANSLATE_NOOP("library", "Import…"))
COUNT = QT_TRANSLATE_NOOP("library", "%n game(s)", None, 0)
COUNT_OF = QT_TRANSLATE_NOOP("library", "{found} of %n game(s)", None, 0)
RECORDS = FileKind(Message(QT_TRANSLATE_NOOP("library", "Saved games")), (SUFFIX, ".json"))


NO_LIBRARY = Message(QT_TRANSLATE_NOOP("app", "Your games could not be opened, so there is no library now."))
NO_LIBRARY_YET = Message(QT_TRANSLATE_NOOP("app", "Your games are still being opened. Try again in a moment."))


@dataclass
class LibraryMemory:
    """What is found again when somebody comes back to the library."""

    query: Query = field(default_factory=Query)
    selected: Sequence[int] = ()
    current: int | None = None
    place: int = 0
    """How far the list was scrolled."""


class LibraryPage(HeadedPage):
    return_route = ShowLibrary()

    def __init__(self, store: Store, memory: LibraryMemory, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._store, self._memory = store, memory
        self._library = Library(store, search_words)
        self._left_out: frozenset[int] = frozenset()
        self._language = current_language()
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        self.person_button = self.header.add_button(PERSON)
        self.import_button = self.header.add_button(IMPORT)
        self.full_screen_button = self.header.add_full_screen_button()
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())
        self.filters = Filters(memory.query, self)
        self.list = LibraryList(colours, self)
        self.list.people = {person.name: person for person in store.people()}
        self.empty = Empty(colours, self)
        self.action_bar = Actions(self)
        self.report = Report(self)
        self.undo_bar = UndoBar(self)
        self.transfers = Transfers(store, self.report, self)
        self._reading = Turns(self, budget_s=0)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self.set_texts()
        self._reading.begin(self._read())

    def _lay_out(self) -> None:
        self._stack.addWidget(self.list)
        FootFade(self.list)
        self._stack.addWidget(self.empty)
        self._column = QWidget(self)
        self._column.setMaximumWidth(WIDEST)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(24, 20, 24, BELOW)
        column.setSpacing(14)
        for part in (self.filters, self.report):
            column.addWidget(part)
        column.addWidget(self._stack, stretch=1)
        column.addWidget(self.action_bar)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._column)
        self.lay_out(row)

    def _connect(self) -> None:
        self.filters.changed.connect(self._search)
        self.filters.left_down.connect(self._go_to_list)
        self.filters.accepted.connect(self._open_found)
        self.list.opened.connect(self._open)
        self.list.deleted.connect(self.delete_selected)
        self.list.selected.connect(self._show_selected)
        self.person_button.clicked.connect(lambda: self.requested.emit(ShowPerson(self._memory.query.person)))
        self.empty.pressed.connect(self._leave_empty)
        self.action_bar.open_button.clicked.connect(self._open_selected)
        self.action_bar.delete_button.clicked.connect(self.delete_selected)
        self.action_bar.export_button.clicked.connect(self.export_selected)
        self.import_button.clicked.connect(self._choose_files)
        self.undo_bar.undone.connect(lambda: self.requested.emit(RestoreMatches()))
        self.add_key("Ctrl+Z", lambda: self.requested.emit(RestoreMatches()))
        self.transfers.imported.connect(self._show_import)
        self.add_key("Ctrl+F", self._go_to_search)
        self.add_key("Escape", self._escape)

    # Reading

    @property
    def is_read(self) -> bool:
        """Whether all matches are in the list."""
        return self._library.is_read

    @property
    def is_working(self) -> bool:
        """Whether something is being imported or exported."""
        return self.transfers.is_going

    def _read(self) -> Iterator[None]:
        """What was played last is seen at once, all the others when they are there."""
        self._library.read_on(AT_ONCE)
        if not self._library.is_read:
            self._show_found()
        while not self._library.is_read:
            yield
            self._library.read_on(AT_ONCE)
        self._offer_filters()
        self._show_found()
        if self._memory.current is not None:
            self.list.restore(self._memory.selected, self._memory.current, self._memory.place)

    def _offer_filters(self) -> None:
        played = self._library.games
        games = [game.id for game in games_with_card() if game.id in played]
        self.filters.offer(games, self._library.people)

    def _search(self) -> None:
        self._memory.query = self.filters.remember()
        self._show_found()

    def _show_found(self) -> None:
        found, count = self._library.found(self._memory.query), self._library.count
        self.list.show_matches(found)
        self._stack.setCurrentWidget(self.list if found or not self._library.is_read else self.empty)
        self.filters.setVisible(count > 0)
        self.action_bar.setVisible(bool(found) or (count > 0 and not self._library.is_read))
        is_all = self._memory.query.is_everything
        said = Message(COUNT, n=count) if is_all else Message(COUNT_OF, found=len(found), n=count)
        if tr(said) != self.filters.found.text():
            self.filters.found.setText(tr(said))
            announce(self.filters.found, tr(said))
        self.person_button.setVisible(bool(self._memory.query.person))
        if not found:
            self.empty.show_reason(has_others=count > 0)
        self._show_selected()

    # From the list

    def _show_selected(self) -> None:
        self.action_bar.show_selected(self.list.selected_matches())

    def _open(self, id: int) -> None:
        self.requested.emit(ResumeMatch(id))

    def _open_selected(self) -> None:
        for id in self.list.selected_ids()[:1]:
            self._open(id)

    def _open_found(self) -> None:
        """From the search: what is found alone, or else the list is next."""
        if len(self.list.lines.matches) == 1 and not self.list.lines.matches[0].is_damaged:
            self._open(self.list.lines.matches[0].id)
        else:
            self._go_to_list()

    def mark_damaged(self, id: int) -> None:
        self._library.mark_damaged(id)
        self._show_found()

    def delete_selected(self) -> None:
        if ids := self.list.selected_ids():
            self.requested.emit(ForgetMatches(ids))

    def hide_matches(self, ids: Set[int], undoable: Undoable) -> None:
        """What is brought back is selected again."""
        back = self._left_out - ids
        self._left_out = frozenset(ids)
        self._library.hide_matches(ids)
        self.undo_bar.offer(undoable)
        self._show_found()
        self._place_bar()
        if back.intersection(self._library.ids):
            self.list.choose_all(back)

    # Files

    def _choose_files(self) -> None:
        ask_to_open(self, tr(IMPORT), RECORDS, lambda names: self.requested.emit(ImportRecords(names)), several=True)

    def import_files(self, names: Sequence[str]) -> None:
        self.transfers.read(names)

    def _show_import(self, reading: Import) -> None:
        """What came in is selected; else what was there already."""
        if reading.imported:
            self._library.read_again(reading.imported)
            self._offer_filters()
            self.filters.clear()
            self.list.choose_all(reading.imported)
        elif reading.known:
            self.filters.clear()
            self.list.choose(reading.known[0])

    def export_selected(self) -> None:
        """One file for one match; for several a folder is chosen."""
        matches = self.list.selected_matches()
        if len(matches) == 1:
            ask_to_save(self, tr(EXPORT), record_title(matches[0]), [RECORDS], partial(self._export_one, matches))
        elif matches:
            ask_folder(self, tr(EXPORT), partial(self.transfers.write_all, matches))

    def _export_one(self, matches: Sequence[Summary], file: Path) -> None:
        self.transfers.write(matches, [file], file.name)

    def show_new(self) -> None:
        """What has come into the store since the list was read."""
        if self._library.is_read:
            known = set(self._library.ids)
            self._library.read_again([id for id in self._store.ids() if id not in known])
            self._show_found()

    # From place to place

    def take_focus(self, is_by_key: bool) -> None:
        self.list.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def _go_to_search(self) -> None:
        self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.search.selectAll()

    def _go_to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _leave_empty(self) -> None:
        if self._library.count:
            self.filters.clear()
            self._go_to_list()
        else:
            self.requested.emit(Home())

    def _escape(self) -> None:
        """Clears the search, leaves the full screen, and then the page."""
        if self.filters.search.text():
            self.filters.search.clear()
        else:
            self.requested.emit(ToggleFullScreen() if self.window().isFullScreen() else Home())

    def leave(self) -> None:
        self._reading.stop()
        self.transfers.stop()
        self._memory.selected, self._memory.current = self.list.selected_ids(), self.list.current_id()
        self._memory.place = self.list.verticalScrollBar().value()

    # Looks

    def set_colours(self, colours: Colours) -> None:
        self.list.set_colours(colours)
        self.empty.set_colours(colours)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(LIBRARY))
        self.filters.set_texts()
        for part in (self.list, self.empty, self.action_bar, self.report):
            part.set_texts()
        if self._language != current_language():  # what matches are found by is said in another one
            self._language = current_language()
            self._library = self._library.anew()
            self._reading.stop()
            self._reading.begin(self._read())
        self._offer_filters()
        self._show_found()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_bar()

    def _place_bar(self) -> None:
        bottom = self.height() - self.action_bar.sizeHint().height() - BELOW
        self.undo_bar.place_in(QRect(0, 0, self.width(), bottom))


def open_library(session: Session, parent: QWidget) -> LibraryPage:
    """Without a store there is none."""
    if session.store is None:
        raise Complaint(NO_LIBRARY if session.is_settled else NO_LIBRARY_YET)
    return LibraryPage(session.store, session.remembered(LibraryMemory), session.colours, parent)
