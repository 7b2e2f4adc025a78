"""The panel of a match: its players, its moves and how it went, and at the end the best times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.match.people import Person
from ludogite.ui.base.ending import TimeRow, TimesToBeat
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.key_list import RETRY_KEYS, keys_text
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.header import Clock
from ludogite.ui.match.looking_back.curve import MatchCurve
from ludogite.ui.match.looking_back.replay import ReplayBar
from ludogite.ui.match.looking_back.review import MatchReview
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.panel.move_list import MoveList
from ludogite.ui.match.panel.panel import Panel
from ludogite.ui.match.panel.player_card import PlayerCard
from ludogite.ui.match.panel.times import BestTimes, TimesList
from ludogite.ui.widgets.parts import awaits_size, make_button, set_tip


class PlayersPanel(Panel):
    person_wanted = Signal(str)
    """The page of the person of this name."""

    def __init__(
        self,
        shown: MatchOnBoard,
        ui: GameUi,
        people: Mapping[str, Person],
        clock: Clock,
        colours: Colours,
        buttons: tuple[QWidget, QWidget],
    ) -> None:
        """The last of the buttons is always seen."""
        super().__init__(buttons)
        self._buttons, self._retry_label = buttons[0], ui.labels.retry
        self._shown, self._clock, match = shown, clock, shown.match
        self.cards = [
            PlayerCard(match, n, people.get(seat.name) if seat.is_person else None, ui, colours)
            for n, seat in enumerate(match.config.seats)
        ]
        for card in self.cards:
            card.person_wanted.connect(self.person_wanted)
        self.side = shown.board.side_widget()
        self.replay = ReplayBar(shown)
        self.moves = MoveList(match, ui, colours)
        self.best_times = BestTimes()
        self.curve = MatchCurve(
            colours,
            lambda painter, area, seat, colours: ui.card.paint_seat(painter, area, shown.board.side_of(seat), colours),
        )
        self.retry = make_button()
        self.retry.hide()
        self.times = TimesList(people, colours)
        self._above_side = QWidget()
        layout = QVBoxLayout(self._above_side)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        cards = QVBoxLayout()
        cards.setSpacing(6 if self.cards[0].is_small else 12)
        for card in self.cards:
            cards.addWidget(card)
        layout.addLayout(cards)
        layout.addWidget(self.best_times)
        layout.addWidget(self.replay)
        layout.addWidget(self.moves, stretch=1)
        layout.addWidget(self.curve)
        layout.addWidget(self.retry)
        inner = QVBoxLayout(self.area.inner)
        inner.setContentsMargins(20, 22, 20, 0)
        inner.setSpacing(12)
        inner.addWidget(self._above_side, stretch=1)
        if self.side:
            inner.addWidget(self.side, stretch=10)
        inner.addWidget(self.times)

    def set_texts(self) -> None:
        for card in self.cards:
            card.set_texts()
        self.replay.set_texts()
        self.curve.setAccessibleName(self.tr("Course of the game"))
        self.best_times.set_texts()
        self.retry.setText(tr(self._retry_label))
        set_tip(self.retry, keys_text(RETRY_KEYS))
        self.moves.setAccessibleName(self.tr("Moves"))

    def set_colours(self, colours: Colours) -> None:
        self.times.set_colours(colours)
        self.curve.set_colours(colours)
        for card in self.cards:
            card.set_colours(colours)
        self.moves.colours = colours
        self.moves.refresh()
        self.moves.show_ply(self._shown.ply)

    def show_position(self) -> None:
        state = self._shown.state()
        for card in self.cards:
            card.refresh(state)

    def follow_board(self) -> None:
        """Frames the cards of those who are to act, or who have won."""
        shown, match = self._shown, self._shown.match
        framed = shown.status.awaited
        if framed is None:
            state = shown.state()
            framed = frozenset(seat for seat in (state.to_move, state.thrower) if isinstance(seat, int))
        if not shown.is_past and match.outcome is not None:
            framed = frozenset(match.winners)
        for card in self.cards:
            card.frame(card.seat in framed)
            card.show_side(shown.board.side_of(card.seat))
            card.show_gain(shown.status.gains.get(card.seat, 0))
        self.curve.update()

    def follow_looking(self) -> None:
        """Shows where in the match somebody is, who looks back or whose match is over."""
        shown, match = self._shown, self._shown.match
        self.replay.follow()
        self.curve.show_place(shown.ply, match.cursor)
        is_wanted = (shown.is_past or match.outcome is not None) and match.cursor > 0
        self.curve.setVisible(is_wanted and not self.times.isVisibleTo(self))

    def show_review(self, review: MatchReview) -> None:
        """Marks the judged moves in the list and on the curve. What the board has in the panel gives way where there is
        no room for both."""
        verdicts, said, count = review.verdicts(), review.verdict_shown(), len(review.decisions)
        left = len(review.to_judge) if review.is_wanted else 0
        self.curve.show_curve(review.curve(), {ply: each.mark for ply, each in verdicts.items()})
        self.curve.show_progress(count - left, count if left else 0)
        self.curve.setAccessibleDescription(tr(said) if said else "")
        self.moves.show_verdicts(verdicts)
        self.retry.setVisible(review.is_offered)
        self.retry.setEnabled(not left and bool(review.mistakes()))
        if not awaits_size(self):
            self._make_room()

    def show_times_to_beat(self, times: TimesToBeat) -> None:
        self.best_times.show_times(times, self._clock)

    def show_times(self, title: str, times: Sequence[TimeRow]) -> None:
        """At the end, in place of the list of moves; without any the list is seen again."""
        self.times.show_times(title, times)
        for part in (self.moves, self.curve):
            part.setVisible(not times)
        self.best_times.setVisible(self.best_times.has_times and not times)
        self._make_room()

    def show_side_only(self, is_only: bool) -> None:
        """The target of a challenge, for example, without which nobody solves it; where there is none, no panel."""
        for part in (self._above_side, self._buttons):
            part.setVisible(not is_only)
        self.setVisible(not is_only or self.side is not None)
        self._make_room()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.lower_cards()
        if self.side:
            self.side.show()  # so that its height counts
            has_room = self.area.inner.minimumSizeHint().height() <= self._room
            self.side.setVisible(has_room or not self.moves.has_verdicts)

    def lower_cards(self) -> None:
        """Makes the cards of players lower if the panel has no room for them as they are."""
        inner = self.area.inner
        for part in (self._above_side, inner):
            if layout := part.layout():
                layout.activate()
        lacking = sum(card.full_height - card.minimumHeight() for card in self.cards)
        is_low = inner.minimumSizeHint().height() + lacking > self._room
        for card in self.cards:
            card.set_low(is_low)

    @property
    def _room(self) -> int:
        """The height above the buttons."""
        return self.height() - self.minimumSizeHint().height()
