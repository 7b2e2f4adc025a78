"""The mistakes of one person in all games, newest match first. They are looked for only when that is asked for, since
it takes a while."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.match import Match
from ludogite.match.mistakes import Mistake
from ludogite.match.store.rows import Summary
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.page import FrontPage
from ludogite.ui.base.routes import TryAgain
from ludogite.ui.base.session import Session
from ludogite.ui.look import language
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, text_font
from ludogite.ui.pages.library.report import Report
from ludogite.ui.pages.match_summary import day, joined, title_of
from ludogite.ui.pages.mistakes.search import MOST, Search, matches_of
from ludogite.ui.widgets.parts import announce, make_button, make_label
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea

TITLE = QT_TRANSLATE_NOOP("mistakes_page", "{name} — Mistakes")
ABOUT = QT_TRANSLATE_NOOP(
    "mistakes_page", "The computer goes through your last {n} finished games and looks for mistakes that matter."
)
NOTHING = Message(QT_TRANSLATE_NOOP("mistakes_page", "There is no finished game yet in which mistakes can be found."))
GOING = QT_TRANSLATE_NOOP("mistakes_page", "Looking for mistakes: game {n} of {all}…")
FOUND = QT_TRANSLATE_NOOP("mistakes_page", "%n game(s) with mistakes.", None, 0)
NONE_FOUND = Message(QT_TRANSLATE_NOOP("mistakes_page", "No mistake that matters. Well played!"))
MISTAKES = QT_TRANSLATE_NOOP("mistakes_page", "%n mistake(s)", None, 0)
TRY = QT_TRANSLATE_NOOP("mistakes_page", "Try again: {match}")
WIDEST = 820


class MistakesRow(QFrame):
    """A match, how many mistakes were found in it, and the button to try them again."""

    def __init__(self, summary: Summary, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self._summary, self._count = summary, count
        self.title = make_label(self, font=text_font(16, QFont.Weight.DemiBold), wraps=True)
        self.about = make_label(self, font=text_font(14), is_soft=True, wraps=True)
        self.button = make_button(self)
        layout = QGridLayout(self)
        layout.setContentsMargins(20, 12, 16, 12)
        layout.setHorizontalSpacing(16)
        layout.setVerticalSpacing(2)
        layout.setColumnStretch(0, 1)
        layout.addWidget(self.title, 0, 0)
        layout.addWidget(self.about, 1, 0)
        layout.addWidget(self.button, 0, 1, 2, 1)
        self.set_texts()

    def set_texts(self) -> None:
        title = title_of(self._summary)
        self.title.setText(title)
        when = day(self._summary.touched, language.today())
        self.about.setText(joined(" · ", Message(MISTAKES, n=self._count), when))
        self.button.setText(self.tr("Try again"))
        self.button.setAccessibleName(tr(Message(TRY, match=title)))


class MistakesPage(FrontPage):
    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        assert session.store
        self.name, self.rows = name, list[MistakesRow]()
        self.search = Search(session.store, session.get_worker, name, self)
        self._has_matches = bool(matches_of(session.store, name))
        self._about = make_label(self, font=text_font(16), wraps=True)
        self.begin_button = make_button(self, is_primary=True)
        self.begin_button.setEnabled(self._has_matches)
        self.report = Report(self)
        self._area = ScrollArea(self)
        FootFade(self._area)
        self._head, self._rows = QWidget(self), QWidget(self._area.inner)
        self._rows.setObjectName("choices")
        self._lay_out()
        self.begin_button.clicked.connect(self.begin)
        self.report.cancelled.connect(self._cancel)
        self.search.progressed.connect(lambda n, count: self.report.show_progress(Message(GOING, n=n, all=count)))
        self.search.found.connect(self._list_match)
        self.search.ended.connect(self._end)
        self.set_texts()

    def _lay_out(self) -> None:
        head = QVBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(16)
        head.addWidget(self._about)
        head.addWidget(self.begin_button, alignment=Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self.report)
        self._list = QVBoxLayout(self._rows)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(10)
        self._list.addStretch(1)
        above, below = QHBoxLayout(), QHBoxLayout(self._area.inner)
        above.addWidget(self._head)
        above.setContentsMargins(32, 32, 32, 16)
        below.addWidget(self._rows)
        below.setContentsMargins(32, 0, 32, 24)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        self.body.addLayout(above)
        self.body.addWidget(self._area, stretch=1)

    def take_focus(self, is_by_key: bool) -> None:
        reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        (self.begin_button if self._has_matches else self.back_button).setFocus(reason)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(Message(TITLE, name=self.name)))
        self._about.setText(tr(Message(ABOUT, n=MOST) if self._has_matches else NOTHING))
        self.begin_button.setText(self.tr("Look for mistakes"))
        for part in (self._head, self._rows):
            part.setMaximumWidth(scaled(WIDEST))
        self.report.set_texts()
        for row in self.rows:
            row.set_texts()

    # Searching

    def begin(self) -> None:
        """Anew, unless it goes on already."""
        if self.search.is_going:
            return
        for row in self.rows:
            row.deleteLater()
        self.rows = []
        self.search.begin()

    def _list_match(self, summary: Summary, match: Match, mistakes: Sequence[Mistake]) -> None:
        if not mistakes:
            return
        row = MistakesRow(summary, len(mistakes), self._rows)
        row.button.clicked.connect(lambda: self.requested.emit(TryAgain(match, mistakes, is_review=False)))
        self.rows.append(row)
        self._list.insertWidget(len(self.rows) - 1, row)

    def _cancel(self) -> None:
        self.search.stop()
        self._end()

    def _end(self) -> None:
        result = Message(FOUND, n=len(self.rows)) if self.rows else NONE_FOUND
        self.report.show_result([result])
        announce(self.report, tr(result))

    def leave(self) -> None:
        self.search.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        """Behind another page it leaves the worker to that one."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.search.pause()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous() and self.search.is_going:
            self.search.go_on()
