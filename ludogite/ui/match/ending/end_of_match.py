"""When the plate at the end of a match comes and goes, and where its buttons lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.store.rows import Played
from ludogite.match.store.store import StoreProblem
from ludogite.ui.base.routes import Rematch, SetUp, ShowLibrary, ShowStatistics, StartOver
from ludogite.ui.base.seat_names import opponent_name
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.ending.ending import ending_of
from ludogite.ui.match.ending.plate import EndingPlate
from ludogite.ui.match.ending.result_picture import ResultPicture
from ludogite.ui.match.ending.wide_plate import WidePlate
from ludogite.ui.match.view import MatchView
from ludogite.ui.widgets.parts import make_timer

SETTLED = 1000
"""Milliseconds after the last move in which nobody begins the next match by mistake."""
LAST_LOOK = 700
"""Milliseconds between the last move and the plate: the move is seen first."""


class EndOfMatch(QObject):
    """The plate comes when the match ends on this page. A match that was over when it was opened shows its board."""

    def __init__(self, page: MatchView, read_played: Callable[[], Sequence[Played]], colours: Colours) -> None:
        super().__init__(page)
        self._page, self._read_played, self._colours = page, read_played, colours
        self.plate: EndingPlate | None = None
        """Made when it is first needed."""
        self._was_over = page.match.outcome is not None
        self._last_look = make_timer(self, LAST_LOOK, is_single_shot=True)
        self._last_look.timeout.connect(self._open)
        self._since_end = QElapsedTimer()
        page.buttons.result.clicked.connect(self.open_again)
        self.picture = ResultPicture(page.table, page.title.text())
        page.replay_bar.picture.clicked.connect(lambda: self.picture.offer(page.replay_bar.picture))
        self._show_times_to_beat()

    @property
    def is_settled(self) -> bool:
        """Whether the match has been over for a moment: a press that was meant for its last move has passed."""
        return not self._since_end.isValid() or self._since_end.elapsed() >= SETTLED

    @property
    def is_plate_open(self) -> bool:
        return self.plate is not None and self.plate.is_open

    @property
    def is_plate_awaited(self) -> bool:
        """Whether the match has just ended, and the plate is about to come."""
        return self._last_look.isActive()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        if self.plate is not None:
            self.plate.set_colours(colours)

    def follow(self) -> None:
        """After every change of the match, and of the language."""
        if self._page.board.shows_ending:
            return
        is_over = self._page.match.outcome is not None
        if is_over != self._was_over:
            self._show_times_to_beat()
        if is_over and not self._was_over:
            self._since_end.start()
        if not is_over:
            self.close()
        elif not self._was_over and self._page.board.animated:
            self._last_look.start()
        elif not self._was_over or self.is_plate_open:
            self._open()
        self._was_over = is_over
        self._page.buttons.offer_result(is_over, self.is_plate_open or self.is_plate_awaited)

    def _show_times_to_beat(self) -> None:
        """At the end the time that was just made is among them."""
        page = self._page
        if page.ui.labels.has_clock:
            with suppress(StoreProblem):  # then nothing is known of other matches
                if times := page.ui.times_to_beat(page.match, self._read_played()):
                    page.best_times.show_times(times, page.header.clock)

    def open_again(self) -> None:
        """The plate comes back to somebody who closed it, or who opened a match that is over."""
        if self._page.past_ply is not None:
            self._page.action_button.click()  # back to the match
        self._open()

    def close(self, is_by_key: bool = False) -> None:
        """The board is seen again, and has the keys if the plate had them."""
        page, plate = self._page, self.plate
        if page.board.shows_ending:
            return
        self._last_look.stop()
        page.buttons.offer_result(page.match.outcome is not None, is_shown=False)
        if plate is None or not plate.is_open:
            return
        focus = QApplication.focusWidget()
        had_focus = focus is not None and plate.isAncestorOf(focus)
        for widget in self._beside_plate():
            widget.removeEventFilter(plate)
        page.buttons.hide_action(False)
        if had_focus:
            page.focus_board(is_by_key)
        plate.hide()
        page.board_place.show_plate(None)
        page.show_times("", ())

    def _open(self) -> None:
        page = self._page
        if page.match.outcome is None or page.past_ply is not None:
            return
        if page.board.motion.is_going:  # a long one, which is worth watching
            self._last_look.start()
            return
        plate, labels = self._make_plate(), page.ui.labels
        was_open = plate.is_open
        played: Sequence[Played] = ()
        with suppress(StoreProblem):  # then nothing is known of other matches
            played = self._read_played()
        ending = ending_of(page.match, page.board, page.ui, played)
        away = labels.away or labels.new if self._leads_to_own_page else page.header.back_label
        plate.show_ending(ending, labels.again, away)
        page.show_times(ending.times_title, ending.times)
        page.board_place.show_plate(plate)
        if not was_open:
            for widget in self._beside_plate():
                widget.installEventFilter(plate)
            self._take_focus(plate)
            page.buttons.hide_action(True)
            page.buttons.offer_result(is_over=True, is_shown=True)

    def _take_focus(self, plate: EndingPlate) -> None:
        """Somebody who reads the list of moves is left there."""
        focus = QApplication.focusWidget()
        if focus is not None and (focus is self._page.board or self._page.buttons.isAncestorOf(focus)):
            plate.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_plate(self) -> EndingPlate:
        if self.plate is None:
            page = self._page
            names = [opponent_name(seat) for seat in page.match.config.seats]
            make = WidePlate if page.ui.has_wide_plate else EndingPlate
            badges, place = page.board.badges, page.board_place
            self.plate = make(page.ui, names, badges, self._colours, lambda: self.is_settled, place)
            self.plate.again_chosen.connect(lambda: page.requested.emit(Rematch(page.match)))
            self.plate.over_chosen.connect(lambda: page.requested.emit(StartOver(page.match)))
            self.plate.away_chosen.connect(self._go_away)
            self.plate.statistics_chosen.connect(self._show_statistics)
            self.plate.closed.connect(self.close)
        return self.plate

    def _show_statistics(self) -> None:
        """Of the one person who played, or of everybody."""
        people = [seat.name for seat in self._page.match.config.seats if seat.is_person]
        name = people[0] if len(people) == 1 else None
        self._page.requested.emit(ShowStatistics(self._page.match.config.game, name))

    def _beside_plate(self) -> list[QWidget]:
        """What closes the plate when it is pressed."""
        page = self._page
        return [page.table, page.board_place, page.board, *page.board.findChildren(QWidget)]

    @property
    def _leads_to_own_page(self) -> bool:
        """Matches of a game that is part of another are chosen on a page of that one."""
        page = self._page
        return page.match.config.game.part_of is not None and not isinstance(page.way_back, ShowLibrary)

    def _go_away(self) -> None:
        page = self._page
        page.requested.emit(SetUp(page.match.config.game) if self._leads_to_own_page else page.way_back)
