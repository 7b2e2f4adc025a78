"""What is seen of a running match, the same for every game: the board, and next to it players, moves and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.match.config import Seat
from ludogite.match.library.earlier import Earlier
from ludogite.match.looking import View, look
from ludogite.match.match import Match
from ludogite.match.people import Badge, Person
from ludogite.match.review import Verdict
from ludogite.rules.game import State
from ludogite.settings import ANIMATIONS, CLOCK, Settings
from ludogite.ui.base.board import Board, Status
from ludogite.ui.base.ending import TimeRow
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import HeadedPage, Printable
from ludogite.ui.base.routes import Route
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.match import accessible
from ludogite.ui.match.board_place import Table
from ludogite.ui.match.buttons import MatchButtons
from ludogite.ui.match.handover import Handover
from ludogite.ui.match.header import MatchHeader
from ludogite.ui.match.looking_back.curve import MatchCurve
from ludogite.ui.match.looking_back.replay_bar import ReplayBar
from ludogite.ui.match.panel.best_times import BestTimes
from ludogite.ui.match.panel.move_list import MoveList
from ludogite.ui.match.panel.player_card import PlayerCard
from ludogite.ui.match.panel.times_list import TimesList
from ludogite.ui.match.status_line import StatusLine
from ludogite.ui.widgets.parts import awaits_size, make_frame, make_label
from ludogite.ui.widgets.scroll_area import ScrollArea

TWO_LINES = 58
"""Space for a sentence of two lines below the board, so that the board does not move when one is shown."""


class MatchView(HeadedPage):
    header: MatchHeader

    def __init__(
        self, match: Match, people: Sequence[Person], colours: Colours, back: Route, parent: QWidget | None = None
    ) -> None:
        super().__init__(match.config.game, parent)
        self.match = match
        self.way_back = back
        """Where somebody gets who leaves the match: home, or the library."""
        self.people = {person.name: person for person in people}
        self.ui = ui_of(match.config.game)
        accessible.install()
        self.board: Board = self.ui.make_board(colours)
        self.board.has_real_dice = match.config.real_dice
        self.board.table = match.config.table_options
        self._tell_seats()
        self.board.referee = self.ui.make_referee(match)
        self.board.restore_hand(match.hand_text)
        self.board_status = Status()
        """The status of the board, as it was last read."""
        self.past_ply: int | None = None
        """How many moves were made in the position that somebody looks back at; None: the match as it stands."""
        self.looked_at_as: View = "table"
        """From whose view somebody looks back."""
        self.read_day: Callable[[], date] = date.today
        """Reads the day on which the match was begun."""
        self.read_earlier: Callable[[], Iterator[Earlier]] | None = None
        """Reads the matches of the same players before this one."""
        self._build(colours)
        self._set_labels()

    def _tell_seats(self) -> None:
        """Tells the board who sits at the table."""
        self.board.seats = self.match.config.seats
        self.board.badges = [self._badge_of(seat) for seat in self.board.seats]

    def _badge_of(self, seat: Seat) -> Badge | None:
        person = self.people.get(seat.name) if seat.is_person else None
        return (person.colour, person.sign) if person else None

    def set_colours(self, colours: Colours) -> None:
        self.board.set_colours(colours)
        self.table.update()
        self.handover.colours = colours
        self.status.set_colours(colours)
        self.times.set_colours(colours)
        self.curve.set_colours(colours)
        for card in self.cards:
            card.set_colours(colours)
        self.moves.colours = colours
        self.moves.refresh()
        self.moves.show_ply(self.shown_ply())

    def use_settings(self, settings: Settings) -> None:
        is_animated = settings[ANIMATIONS] == "on"
        if is_animated != self.board.animated:
            self.board.set_animated(is_animated)
        self.header.clock.set_time_hidden(settings[CLOCK] == "hidden")

    def printable(self) -> Printable:
        config, state = self.match.config, self.match.on_table(self.match.cursor)
        return Printable(config.game, config.seats, state, self.read_earlier, self.read_day(), self.match.outcome)

    def take_focus(self, is_by_key: bool) -> None:
        self.focus_board(is_by_key)

    def focus_board(self, is_by_key: bool = True) -> None:
        """Gives the board the focus. If keys have brought the player here, it shows its cursor as well."""
        reason = Qt.FocusReason.ShortcutFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        self.board.setFocus(reason)

    def shown_ply(self) -> int:
        """How many moves were made in the position shown."""
        return self.match.cursor if self.past_ply is None else self.past_ply

    def shown_state(self) -> State[Any]:
        """The position shown, as everybody at the table may see it; from another view once the match is over."""
        view = "table" if self.past_ply is None else self.looked_at_as
        return look(self.match, self.shown_ply(), view)

    def show_times(self, title: str, times: Sequence[TimeRow]) -> None:
        """At the end, in place of the list of moves; without any the list is seen again."""
        self.times.show_times(title, times)
        for part in (self.moves, self.curve):
            part.setVisible(not times)
        self.best_times.setVisible(self.best_times.has_times and not times)
        self._make_room()

    def show_verdicts(self, verdicts: Mapping[int, Verdict]) -> None:
        """Marks the judged moves in the list. What the board has in the panel gives way where there is no room for
        both."""
        self.moves.show_verdicts(verdicts)
        if not awaits_size(self):
            self._make_room()

    def _make_room(self) -> None:
        self._lower_cards()
        if self.side:
            self.side.show()  # so that its height counts
            has_room = self.panel_area.inner.minimumSizeHint().height() <= self._panel_room
            self.side.setVisible(has_room or not self.moves.has_verdicts)

    def _lower_cards(self) -> None:
        """Where the panel has no room for the cards of players as they are."""
        inner = self.panel_area.inner
        if layout := inner.layout():
            layout.activate()
        lacking = sum(card.full_height - card.minimumHeight() for card in self.cards)
        is_low = inner.minimumSizeHint().height() + lacking > self._panel_room
        for card in self.cards:
            card.set_low(is_low)

    @property
    def _panel_room(self) -> int:
        """The height above the buttons."""
        return self.panel.height() - self.panel.minimumSizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _frame_cards(self) -> None:
        """Frames the cards of those who are to act, or who have won."""
        framed = self.board_status.awaited
        if framed is None:
            framed = frozenset(seat for seat in (self.shown_state().to_move,) if isinstance(seat, int))
        if self.past_ply is None and self.match.outcome is not None:
            framed = frozenset(self.match.outcome.winners)
        for card in self.cards:
            card.frame(card.seat in framed)

    def _set_labels(self) -> None:
        self.header.set_texts()
        self._status_place.setMinimumHeight(scaled(TWO_LINES))
        self.replay_bar.set_texts()
        self.curve.setAccessibleName(self.tr("Course of the game"))
        self.buttons.set_texts()
        self.best_times.set_texts()
        self.moves.setAccessibleName(self.tr("Moves"))
        self.board.setAccessibleName(self.title.text())

    def _build(self, colours: Colours) -> None:
        top = self.header = MatchHeader(self.match, self, self.way_back)
        self.title, self.home_button, self.analysis_button = top.title, top.back, top.analysis
        self.full_screen_button, self.new_button, self.settings_button = top.full_screen, top.new, top.settings
        self.legend = make_label(font=text_font(14), wraps=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.status = StatusLine(self.ui, colours)
        self.cards = [
            PlayerCard(self.match, n, self.people.get(seat.name) if seat.is_person else None, self.ui, colours)
            for n, seat in enumerate(self.match.config.seats)
        ]
        self.side = self.board.side_widget()
        self.replay_bar = ReplayBar()
        self.moves = MoveList(self.match, self.ui, colours)
        self.best_times = BestTimes()
        self.curve = MatchCurve(colours, self.ui.card.paint_seat)
        self.times = TimesList(self.people, colours)
        self.buttons = MatchButtons(self.match, self.board.action_name)
        self.undo_button, self.redo_button = self.buttons.undo, self.buttons.redo
        self.rules_button, self.resign_button = self.buttons.rules, self.buttons.resign
        self.hint_button, self.action_button = self.buttons.hint, self.buttons.action
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._table(), stretch=1)
        self.panel = self._panel()
        body.addWidget(self.panel)
        self.lay_out(body)
        for button in (self.hint_button, self.analysis_button):
            button.setVisible(self.ui.has_advice)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board

    def _table(self) -> QFrame:
        table = self.table = Table(self.board)
        self.board_place = table.place
        self.handover = Handover(self.board.colours, self.board_place)
        layout = QVBoxLayout(table)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(table.space, stretch=1)
        layout.addWidget(self.legend)
        layout.setSpacing(10)
        self._status_place = QWidget()
        line = QHBoxLayout(self._status_place)
        line.setContentsMargins(24, 0, 24, 0)
        line.addStretch(1)
        line.addWidget(self.status, 100, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        layout.addWidget(self._status_place)
        self.board_place.covered.connect(lambda is_covered: self._status_place.setVisible(not is_covered))
        return table

    def _panel(self) -> QFrame:
        panel = make_frame("panel")
        self.panel_area = ScrollArea(panel)
        layout = QVBoxLayout(self.panel_area.inner)
        layout.setContentsMargins(20, 22, 20, 0)
        layout.setSpacing(12)
        cards = QVBoxLayout()
        cards.setSpacing(6 if self.cards[0].is_small else 12)
        for card in self.cards:
            cards.addWidget(card)
        layout.addLayout(cards)
        layout.addWidget(self.best_times)
        layout.addSpacing(6)
        layout.addWidget(self.replay_bar)
        layout.addWidget(self.moves, stretch=1)
        layout.addWidget(self.curve)
        if self.side:
            layout.addWidget(self.side, stretch=10)
        layout.addWidget(self.times)
        self._put_above_buttons(self.panel_area, panel)
        return panel

    def _put_above_buttons(self, area: ScrollArea, panel: QFrame) -> QVBoxLayout:
        """What is in the panel scrolls where it must; the buttons stay in view. Returns the layout of the panel."""
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(0, 0, 0, 24)
        layout.setSpacing(12)
        layout.addWidget(area, stretch=1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(20, 0, 20, 0)
        buttons.addWidget(self.buttons)
        layout.addLayout(buttons)
        return layout
