"""The end of a match: when its plate comes and goes, and where the buttons on it lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.store import StoreProblem
from ludogite.match.store.rows import Played
from ludogite.message import Message
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.routes import Rematch, Route, SetUp, ShowLibrary, ShowStatistics, StartOver
from ludogite.ui.base.seat_names import opponent_name
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.board_place import BoardTable
from ludogite.ui.match.buttons import ActionButton, MatchButtons
from ludogite.ui.match.ending.ending import ending_of
from ludogite.ui.match.ending.plate import EndingPlate
from ludogite.ui.match.ending.wide_plate import WidePlate
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.panel.players import PlayersPanel
from ludogite.ui.widgets.parts import make_timer

SETTLED_MS = 1000
"""After the last move nobody begins the next match by mistake."""
LAST_LOOK_MS = 700
"""Between the last move and the plate: the move is seen first."""


class EndOfMatch(QObject):
    """The plate comes when the match ends on this page. A match that was over when it was opened shows its board."""

    requested = Signal(object)
    """A Route, by a button of the plate."""

    def __init__(
        self,
        shown: MatchOnBoard,
        table: BoardTable,
        panel: PlayersPanel,
        buttons: tuple[MatchButtons, ActionButton],
        back: tuple[Message, Route],
        read_played: Callable[[], Sequence[Played]],
        colours: Colours,
    ) -> None:
        """`back`: where somebody gets who leaves the match, and what that is called. `read_played` gives all stored
        matches of the game."""
        super().__init__(table)
        self._shown, self._match, self._board = shown, shown.match, shown.board
        self._table, self._panel, (self._buttons, self._action) = table, panel, buttons
        self._ui, self._back, self._read_played, self._colours = (
            ui_of(shown.match.config.game),
            back,
            read_played,
            colours,
        )
        self.plate: EndingPlate | None = None
        """Made when it is first needed."""
        self._was_over = self._match.outcome is not None
        self._last_look = make_timer(self, LAST_LOOK_MS, is_single_shot=True)
        self._last_look.timeout.connect(self._open)
        self._since_end = QElapsedTimer()
        self._buttons.result.clicked.connect(self.open_again)
        self._show_times_to_beat()

    @property
    def is_settled(self) -> bool:
        """Whether the match has been over for a moment: a press that was meant for its last move has passed."""
        return not self._since_end.isValid() or self._since_end.elapsed() >= SETTLED_MS

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
        if self._board.shows_ending:
            return
        is_over = self._match.outcome is not None
        if is_over != self._was_over:
            self._show_times_to_beat()
        if is_over and not self._was_over:
            self._since_end.start()
        if not is_over:
            self.close()
        elif not self._was_over and self._board.animated:
            self._last_look.start()
        elif not self._was_over or self.is_plate_open:
            self._open()
        self._was_over = is_over
        self._buttons.offer_result(is_over, self.is_plate_open or self.is_plate_awaited)

    def _show_times_to_beat(self) -> None:
        """At the end the time that was just made is among them."""
        if self._ui.labels.has_clock:
            with suppress(StoreProblem):  # then nothing is known of other matches
                if times := self._ui.times_to_beat(self._match, self._read_played()):
                    self._panel.show_times_to_beat(times)

    def open_again(self) -> None:
        """The plate comes back to somebody who closed it, or who opened a match that is over."""
        if self._shown.is_past:
            self._action.click()  # back to the match
        self._open()

    def close(self, is_by_key: bool = False) -> None:
        """The board is seen again, and has the keys if the plate had them."""
        plate = self.plate
        if self._board.shows_ending:
            return
        self._last_look.stop()
        self._buttons.offer_result(self._match.outcome is not None, is_shown=False)
        if plate is None or not plate.is_open:
            return
        focus = QApplication.focusWidget()
        had_focus = focus is not None and plate.isAncestorOf(focus)
        for widget in self._beside_plate():
            widget.removeEventFilter(plate)
        self._action.set_elsewhere(False)
        if had_focus:
            self._shown.focus_board(is_by_key)
        plate.hide()
        self._table.place.show_plate(None)
        self._panel.show_times("", ())

    def _open(self) -> None:
        if self._match.outcome is None or self._shown.is_past:
            return
        if self._board.motion.is_going:  # a long one, which is worth watching
            self._last_look.start()
            return
        plate, labels = self._make_plate(), self._ui.labels
        was_open = plate.is_open
        played: Sequence[Played] = ()
        with suppress(StoreProblem):  # then nothing is known of other matches
            played = self._read_played()
        ending = ending_of(self._match, self._board, self._ui, played)
        away = labels.away or labels.new if self._leads_to_own_page else self._back[0]
        plate.show_ending(ending, labels.again, away)
        self._panel.show_times(ending.times_title, ending.times)
        self._table.place.show_plate(plate)
        if not was_open:
            for widget in self._beside_plate():
                widget.installEventFilter(plate)
            self._give_focus(plate)
            self._action.set_elsewhere(True)
            self._buttons.offer_result(is_over=True, is_shown=True)

    def _give_focus(self, plate: EndingPlate) -> None:
        """Somebody who reads the list of moves is left there."""
        focus = QApplication.focusWidget()
        from_here = focus in (self._board, self._action) or (focus is not None and self._buttons.isAncestorOf(focus))
        if from_here:
            plate.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_plate(self) -> EndingPlate:
        if self.plate is None:
            names = [opponent_name(seat) for seat in self._match.config.seats]
            make = WidePlate if self._ui.has_wide_plate else EndingPlate
            badges, place = self._board.badges, self._table.place
            plate = self.plate = make(self._ui, names, badges, self._colours, lambda: self.is_settled, place)
            plate.again_chosen.connect(lambda: self.requested.emit(Rematch(self._match)))
            plate.over_chosen.connect(lambda: self.requested.emit(StartOver(self._match)))
            plate.away_chosen.connect(self._go_away)
            plate.statistics_chosen.connect(self._show_statistics)
            plate.closed.connect(self.close)
        return self.plate

    def _show_statistics(self) -> None:
        """Of the one person who played, or of everybody."""
        config = self._match.config
        people = [seat.name for seat in config.seats if seat.is_person]
        self.requested.emit(ShowStatistics(config.game, people[0] if len(people) == 1 else None))

    def _beside_plate(self) -> list[QWidget]:
        """The widgets that close the plate when they are pressed."""
        return [self._table, self._table.place, self._board, *self._board.findChildren(QWidget)]

    @property
    def _leads_to_own_page(self) -> bool:
        """Matches of a game that is part of another are chosen on a page of that one."""
        return self._match.config.game.part_of is not None and not isinstance(self._back[1], ShowLibrary)

    def _go_away(self) -> None:
        self.requested.emit(SetUp(self._match.config.game) if self._leads_to_own_page else self._back[1])
