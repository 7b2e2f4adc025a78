"""The pages of a file that holds everything: what is in it and what can be done with it; afterwards what was done."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.library.keep import Kept
from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
from ludogite.ui.base.page import HOME, HeadedPage, PageHeader
from ludogite.ui.base.routes import BringBackKept, Home, LeaveKept, UndoBringingBack
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import scaled, text_font, title_font
from ludogite.ui.pages.match_summary import joined
from ludogite.ui.widgets.confirm import Confirmation
from ludogite.ui.widgets.parts import SettingsCard, announce, make_button, make_frame, make_label
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea

COLUMN = 820
NAMED = 12
"""So many people are named."""
TITLE = Message(QT_TRANSLATE_NOOP("keep", "Everything in one file"))
NAMED_PLAYERS = QT_TRANSLATE_NOOP("keep", "{players}: {names}")
SAVED_BY = QT_TRANSLATE_NOOP("keep", "Saved by Ludogîte {version}")
SAVED_ON = QT_TRANSLATE_NOOP("keep", "Saved on {day} by Ludogîte {version}")
GAMES_OF_A_DAY = QT_TRANSLATE_NOOP("keep", "%n game(s), of {day}", None, 0)
GAMES = QT_TRANSLATE_NOOP("keep", "%n game(s), from {first} to {last}", None, 0)
OTHERS = QT_TRANSLATE_NOOP("keep", "%n more", None, 0)


class _KeepPage(HeadedPage):
    """A column of cards below the header."""

    def __init__(self) -> None:
        super().__init__()
        self.header = PageHeader(self, HOME, Home())
        self.area = ScrollArea(self)
        FootFade(self.area)
        self.lay_out(self.area)
        self.column = QVBoxLayout(self.area.inner)
        self.column.setContentsMargins(32, 32, 32, 24)
        self.column.setSpacing(16)
        self.card = make_frame("card")
        self.lines = QVBoxLayout(self.card)
        self.lines.setContentsMargins(24, 18, 24, 18)
        self.lines.setSpacing(6)
        self.centre(self.card)
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    def centre(self, card: QWidget) -> None:
        line = QHBoxLayout()
        line.addWidget(card)
        self.column.addLayout(line)

    def set_texts(self) -> None:
        super().set_texts()
        self.header.title.setText(tr(TITLE))
        for card in self._cards():
            card.setMaximumWidth(scaled(COLUMN))

    def _cards(self) -> Sequence[QWidget]:
        return [self.card]


class KeepPage(_KeepPage):
    """Shows what is in a file. It comes in as far as it is new, or in place of everything; where there is nothing yet,
    that is the same, and not asked."""

    def __init__(self, kept: Kept, *, is_new: bool) -> None:
        super().__init__()
        self.kept, self._is_new = kept, is_new
        self._confirmation = Confirmation()
        self._name = make_label(font=title_font(24), wraps=True)
        self._saved = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.what = make_label(font=text_font(16), wraps=True)
        for label in (self._name, self._saved, self.what):
            self.lines.addWidget(label)
        self.lines.insertSpacing(2, 8)
        self.add_button, self.replace_button = make_button(is_primary=not is_new), make_button(is_primary=is_new)
        self.add_card, self.replace_card = SettingsCard(self.add_button), SettingsCard(self.replace_button)
        self.centre(self.add_card)
        self.centre(self.replace_card)
        self._undoable = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.centre(self._undoable)
        self.add_card.setVisible(not is_new)
        self._undoable.setVisible(not is_new)
        self.column.addStretch(1)
        self.add_button.clicked.connect(self._add)
        self.replace_button.clicked.connect(self._replace)
        self.set_texts()

    def _cards(self) -> Sequence[QWidget]:
        return [self.card, self.add_card, self.replace_card, self._undoable]

    def take_focus(self, is_by_key: bool) -> None:
        reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        (self.replace_button if self._is_new else self.add_button).setFocus(reason)

    def leave(self) -> None:
        self.requested.emit(LeaveKept())

    def _add(self) -> None:
        self._confirmation.withdraw()
        self.set_texts()
        self.requested.emit(BringBackKept(self.kept, replaces=False))

    def _replace(self) -> None:
        """A second press confirms, unless there is nothing to lose."""
        if self._is_new or self._confirmation.ask_or_confirm(self.replace_button):
            self.requested.emit(BringBackKept(self.kept, replaces=True))
        self.set_texts()
        announce(self.replace_button, self.replace_button.text())

    def set_texts(self) -> None:
        super().set_texts()
        kept, is_asked = self.kept, self._confirmation.is_open
        self._name.setText(plain(kept.file.name))
        saved = Message(SAVED_BY, version=kept.version)
        if kept.saved:
            saved = Message(SAVED_ON, day=_day(kept.saved), version=kept.version)
        self._saved.setText(tr(saved))
        self.what.setText("\n".join(self._contents()))
        self.add_card.name(
            self.tr("Add what is new"),
            self.tr(
                "Adds the players, games, puzzles and words that are not here yet. The rest does not change, and your"
                " settings stay."
            ),
        )
        self.add_button.setText(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add what is new"))
        if self._is_new:
            name = self.tr("Bring everything here")
            what = self.tr("Players, games, puzzles, words and settings, as they were.")
            button = self.tr("Bring back")
        else:
            name = self.tr("Replace everything")
            what = self.tr("Everything here is removed; what is in the file takes its place, settings too.")
            button = self.tr("Press again to replace") if is_asked else self.tr("Replace")
        self.replace_card.name(name, what)
        self.replace_button.setText(button)
        self.replace_button.setAccessibleName(button if is_asked else name)
        self._undoable.setText(
            self.tr("Everything here is first saved into a file of its own: you can undo either choice.")
        )

    def _contents(self) -> Sequence[str]:
        """A line for each kind of things."""
        counts, copied = self.kept.counts, self.kept.copied
        people, games, puzzles, clues = counts.messages
        names = [plain(name) for name in copied.people[:NAMED]]
        others = Message(OTHERS, n=len(copied.people) - NAMED) if len(copied.people) > NAMED else None
        if copied.first and copied.last:
            first, last = _day(copied.first), _day(copied.last)
            games = Message(GAMES, n=counts.matches, first=first, last=last)
            if first == last:
                games = Message(GAMES_OF_A_DAY, n=counts.matches, day=first)
        return [
            tr(Message(NAMED_PLAYERS, players=people, names=joined(", ", *names, others)) if names else people),
            tr(games),
            *(tr(more) for more, count in ((puzzles, counts.puzzles), (clues, counts.clues)) if count),
        ]


class BroughtBackPage(_KeepPage):
    """Says what was done, and undoes it."""

    def __init__(self, sentences: Sequence[Message], before: Path) -> None:
        super().__init__()
        self._sentences = sentences
        self._heading = make_label(font=title_font(24), wraps=True)
        self.said = make_label(font=text_font(16), wraps=True)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.lines.addWidget(self._heading)
        self.lines.addWidget(self.said)
        self.home_button, self.undo_button = make_button(is_primary=True), make_button()
        buttons = QHBoxLayout()
        buttons.addWidget(self.home_button)
        buttons.addWidget(self.undo_button)
        buttons.addStretch(1)
        self.lines.addSpacing(12)
        self.lines.addLayout(buttons)
        self.column.addStretch(1)
        self.home_button.clicked.connect(lambda: self.requested.emit(Home()))
        self.undo_button.clicked.connect(lambda: self.requested.emit(UndoBringingBack(before)))
        self.set_texts()

    def take_focus(self, is_by_key: bool) -> None:
        self.home_button.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def set_texts(self) -> None:
        super().set_texts()
        heading, *lines = map(tr, self._sentences)
        self._heading.setText(heading)
        self.said.setText("\n".join(lines))
        self.home_button.setText(tr(HOME))
        self.undo_button.setText(self.tr("Undo"))


def _day(when: datetime) -> str:
    return day_name(when.astimezone().date(), "d MMMM yyyy")
