"""Home: the match to continue, a card for each game, and the other unfinished matches behind a button."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.page import LIBRARY, PRINT, RULES, SETTINGS, STATISTICS, Page, Undoable
from ludogite.ui.base.routes import (
    ChooseFiles,
    ForgetMatches,
    Learn,
    OpenExtraPage,
    PrintSheets,
    RestoreMatches,
    ResumeMatch,
    SetUp,
    ShowLibrary,
    ShowRules,
    ShowSettings,
    ShowStatistics,
)
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.continue_panel import ContinuePanel, OtherMatches
from ludogite.ui.pages.home.game_card import GameCard
from ludogite.ui.widgets.more_button import MoreButton
from ludogite.ui.widgets.parts import awaits_size, make_button, make_label, set_tip
from ludogite.ui.widgets.scroll_area import ScrollArea

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary
    from ludogite.ui.pages.undo_bar import UndoBar

WIDEST = 1680
WIDE = 1200
"""From this width on there is more air at the sides."""
LOW = 500
"""Below this height, in pixels of text of the usual size, there is little room."""
VERY_LOW = 600
"""Below this height the cards get some of the room of what is above them."""
TITLE = 52
MOST_ABREAST = 6
GAP = 20
"""From card to card."""


class HomePage(Page):
    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._subtitle = make_label(font=text_font(17), is_soft=True)
        self._title = make_label(text="Ludogîte")
        self.pictures = CardPictures(self)
        self.cards = [GameCard(game, colours, self.pictures) for game in games_with_card()]
        self.continue_panel = ContinuePanel(self._quickest(), colours, self.pictures)
        self.others = OtherMatches(colours, self)
        self.undo_bar: UndoBar | None = None
        """Made when something is first deleted: the first paint does not wait for it."""
        self.rules_button, self.print_button, self.settings_button, self.about_button = (
            make_button(is_flat=True) for _ in range(4)
        )
        self.library_button, self.open_button, self.statistics_button = (make_button(is_flat=True) for _ in range(3))
        self.more_button = MoreButton(self)
        self._count = 0
        """How many matches there are."""
        self._known: Set[str] = frozenset()
        """The games that somebody here has played or learned."""
        self._lay_out()
        for button in self.findChildren(QPushButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the ring comes with keys, not with a click
        self._connect()
        self.set_texts()

    def _connect(self) -> None:
        for card in self.cards:
            card.clicked.connect(lambda _checked=False, game=card.game: self.requested.emit(SetUp(game)))
            card.extra_chosen.connect(lambda game=card.game: self.requested.emit(OpenExtraPage(game)))
            card.lesson_chosen.connect(lambda game=card.game: self.requested.emit(Learn(game)))
        self.continue_panel.continued.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.continue_panel.others_wanted.connect(self.show_others)
        self.continue_panel.first_chosen.connect(self._begin_first)
        self.others.continued.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.others.forgotten.connect(lambda id: self.requested.emit(ForgetMatches([id])))
        self.library_button.clicked.connect(lambda: self.requested.emit(ShowLibrary()))
        self.open_button.clicked.connect(lambda: self.requested.emit(ChooseFiles()))
        self.rules_button.clicked.connect(lambda: self.requested.emit(ShowRules(None)))
        self.print_button.clicked.connect(lambda: self.requested.emit(PrintSheets()))
        self.statistics_button.clicked.connect(lambda: self.requested.emit(ShowStatistics()))
        self.settings_button.clicked.connect(lambda: self.requested.emit(ShowSettings()))
        self.about_button.clicked.connect(self._show_about)

    def _quickest(self) -> GameCard:
        """The game for somebody who has never been here."""
        return min(self.cards, key=lambda card: ui_of(card.game).minutes)

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self.cards[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _show_about(self) -> None:
        from ludogite.ui.pages.about import About

        About(self).exec()

    # Matches

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person], count: int = 0) -> None:
        """Those that can be continued in the window; after them what is damaged, which can only be deleted. `count` is
        how many there are in the library."""
        self._count = count
        self._set_library_text()
        unfinished = [match for match in matches if not match.is_over and _has_window(match)]
        unfinished.sort(key=lambda match: match.is_damaged)
        self.continue_panel.show_matches(unfinished, people)
        self.others.show_matches(unfinished, people)

    def offer_lessons(self, played: Set[str], learned: Set[str] = frozenset()) -> None:
        """On the cards of games that nobody has played here; a game that is part of another counts for that one.
        `learned` are those whose lesson was done."""
        known = {SHELF[id].part_of or id for id in played if id in SHELF}
        self._known = known | learned
        for card in self.cards:
            card.offer_lesson(card.game.id not in known)
        if not awaits_size(self):
            self._set_margins()

    def _begin_first(self, game: Game) -> None:
        """Somebody who has never been here begins with the lesson."""
        from ludogite.content.exercises import has_lesson

        is_new = has_lesson(game.id) and game.id not in self._known
        self.requested.emit(Learn(game) if is_new else SetUp(game))

    def show_others(self) -> None:
        """All unfinished matches, below the one on top; asked again, they are put away."""
        self.others.setVisible(not self.others.isVisible())
        self._lay_over()
        if self.others.isVisible():
            self.others.take_focus()

    def hide_matches(self, ids: Set[int], undoable: Undoable) -> None:
        if self.undo_bar is None and undoable.number:
            from ludogite.ui.pages.undo_bar import UndoBar

            self.undo_bar = UndoBar(self)
            self.undo_bar.undone.connect(lambda: self.requested.emit(RestoreMatches()))
        if self.undo_bar is not None:
            self.undo_bar.offer(undoable)
            self._set_margins()
        self._lay_over()

    # What lies over the cards

    @property
    def _undo_room(self) -> int:
        """What the cards leave free below them while something can be undone."""
        return self.undo_bar.room if self.undo_bar is not None else 0

    def _lay_over(self) -> None:
        panel = self.continue_panel.geometry()
        corner = self.continue_panel.mapTo(self, QPoint(panel.width() // 3, panel.height() - 12))
        room = self.height() - corner.y() - max(16, self._undo_room)
        if self.others.isVisible():
            size = self.others.sizeHint().boundedTo(self.size())
            width = max(2 * panel.width() // 3, 420)
            self.others.setGeometry(corner.x(), corner.y(), width - 6, min(size.height(), room))
            self.others.raise_()
        if self.undo_bar is not None:
            self.undo_bar.place_in(self.rect())

    def _set_margins(self) -> None:
        side = 64 if self.width() >= WIDE else 36
        width = min(self.width() - 2 * side, WIDEST)
        self._make_room(width)
        is_very_low = self.height() < VERY_LOW
        self.continue_panel.set_low(is_very_low)
        spare = (width - (self._abreast - 1) * GAP) % self._abreast  # so that all cards are equally wide
        is_low = self.height() < 760
        top, bottom = (12, 6) if is_very_low else (20, 20) if is_low else (28, 44)
        self._outer.setContentsMargins(side, top, side + spare, max(bottom, self._undo_room))
        self._outer.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._size_title()
        super().resizeEvent(event)
        self._set_margins()
        self._lay_over()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.others.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.others.isVisible():
            self.others.hide()
            self.continue_panel.more_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QEvent) -> None:
        self.others.hide()

    # Looks

    def set_colours(self, colours: Colours) -> None:
        self.continue_panel.set_colours(colours)
        self.others.set_colours(colours)
        for card in self.cards:
            card.set_colours(colours)
        self._size_title()

    def _lay_out(self) -> None:
        shelf = QWidget()
        shelf.setMaximumWidth(WIDEST)
        layout = QVBoxLayout(shelf)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._top())
        below = QHBoxLayout()
        below.addWidget(self._subtitle)
        below.addStretch(1)
        below.addWidget(self.library_button)
        below.addWidget(self.open_button)
        layout.addLayout(below)
        layout.addSpacing(10)
        layout.addWidget(self.continue_panel)
        layout.addSpacing(14)
        self.card_area = ScrollArea(shelf)
        self._grid = QGridLayout(self.card_area.inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(16)
        self._abreast = 0
        self._place_cards(MOST_ABREAST)
        layout.addWidget(self.card_area, stretch=1)
        self._outer = QHBoxLayout(self)
        self._outer.addWidget(shelf)

    def _place_cards(self, at_most: int) -> None:
        """So many abreast at most; all rows are as long as each other, or nearly."""
        rows = -(-len(self.cards) // at_most)
        abreast = -(-len(self.cards) // rows)
        if abreast != self._abreast:
            self._abreast = abreast
            for n, card in enumerate(self.cards):
                self._grid.addWidget(card, n // abreast, n % abreast)

    @property
    def _own_buttons(self) -> tuple[QPushButton, ...]:
        return self.statistics_button, self.rules_button, self.print_button, self.settings_button, self.about_button

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        for button in (*self._own_buttons, self.more_button):
            top.addWidget(button)
        return top

    def _make_room(self, width: int) -> None:
        """Where it is narrow, buttons go into a menu, the subtitle is left out, and cards lie in more rows."""
        gap = self._outer.spacing()
        self.more_button.make_room(self._own_buttons, width - self._title.sizeHint().width(), gap)
        below = (self._subtitle, self.library_button, self.open_button)
        self._subtitle.setVisible(sum(part.sizeHint().width() + gap for part in below) <= width)
        least = max(card.minimumSizeHint().width() for card in self.cards)
        self._place_cards(max(min((width + GAP) // (least + GAP), MOST_ABREAST), 1))

    def _size_title(self) -> None:
        """Where large words leave the cards little room, it stays as it usually is."""
        self._title.setFont(title_font(TITLE if self.height() < scaled(LOW) else scaled(TITLE)))

    def set_texts(self) -> None:
        self._size_title()
        self._subtitle.setText(self.tr("Five tabletop games for two, for the family or solo"))
        self.statistics_button.setText(tr(STATISTICS))
        self.rules_button.setText(tr(RULES))
        self.print_button.setText(tr(PRINT))
        self.settings_button.setText(tr(SETTINGS))
        self.about_button.setText(self.tr("About"))
        self.more_button.set_texts()
        self.open_button.setText(self.tr("Open…"))
        set_tip(self.library_button, self.tr("All games, in progress and finished"))
        self._set_library_text()
        for card in self.cards:
            card.set_texts()
        if not awaits_size(self):
            self._set_margins()

    def _set_library_text(self) -> None:
        """How many matches wait there, once there are any."""
        games = Message(QT_TRANSLATE_NOOP("home", "{library} · %n game(s)", None, 0), library=LIBRARY, n=self._count)
        self.library_button.setText(tr(games if self._count else LIBRARY))


def _has_window(match: Summary) -> bool:
    return match.is_damaged or SHELF[match.game].ui_module is not None
