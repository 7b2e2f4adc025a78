"""The end of a match: when curtain and plate come and go, and where the buttons lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.store import StoreProblem
from ludogite.match.store.rows import Played
from ludogite.message import Message
from ludogite.ui.base.game_ui import FREE_GAME, ui_of
from ludogite.ui.base.routes import Rematch, Route, SetUp, ShowLibrary, ShowStatistics, StartOver
from ludogite.ui.base.seat_names import opponent_name
from ludogite.ui.look.theme import Colours
from ludogite.ui.match.board_place import BoardTable
from ludogite.ui.match.buttons import ActionButton, MatchButtons
from ludogite.ui.match.ending.charts import Seated
from ludogite.ui.match.ending.curtain import Curtain
from ludogite.ui.match.ending.ending import ending_of
from ludogite.ui.match.ending.plate import EndingPlate
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.panel.players import PlayersPanel
from ludogite.ui.widgets.parts import make_timer

SETTLED_MS = 1000
"""After the last move nobody begins the next match by mistake."""


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
        """Made when it is first needed, as the curtain is."""
        self.curtain: Curtain | None = None
        self._was_over = self._match.outcome is not None
        self._is_unheard = False
        self.is_plate_awaited = False
        """Whether the match has just ended, and the plate is about to come."""
        self._soon = make_timer(self, 0, is_single_shot=True)
        self._soon.timeout.connect(self._open_after_move)
        self._board.motion.finished.connect(self._soon.start)
        self._since_end = QElapsedTimer()
        self._buttons.result.clicked.connect(self.open_again)
        self._buttons.statistics.clicked.connect(self._show_statistics)
        self._show_times_to_beat()

    @property
    def is_settled(self) -> bool:
        """Whether the match has been over for a moment: a press that was meant for its last move has passed."""
        return not self._since_end.isValid() or self._since_end.elapsed() >= SETTLED_MS

    @property
    def is_plate_open(self) -> bool:
        return self.plate is not None and self.plate.is_open

    @property
    def tells_result(self) -> bool:
        """Whether the line below the board need not."""
        return self.curtain is not None and not self.curtain.isHidden()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.hurry()
        if self.plate is not None:
            self.plate.set_colours(colours)

    def follow(self) -> None:
        """After every change of the match, and of the language."""
        is_over = self._match.outcome is not None
        if is_over != self._was_over:
            self._show_times_to_beat()
        if is_over and not self._was_over:
            self._since_end.start()
            self._is_unheard = True
        if not is_over:
            self.close()
        elif not self._was_over and self._board.animated:
            self.is_plate_awaited = True
            self._soon.start()
        elif not self._was_over:
            self._open()
        elif self.is_plate_open:
            self._show_ending()
        self._was_over = is_over
        self._buttons.offer_result(is_over, self.is_plate_open or self.is_plate_awaited, self.is_plate_awaited)

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

    def hurry(self) -> None:
        """Nobody wants to watch it."""
        if self.curtain is not None:
            self.curtain.motion.skip()

    def close(self, is_by_key: bool = False) -> None:
        """The board is seen again, and has the keys if the plate had them."""
        plate = self.plate
        self.is_plate_awaited = False
        self._buttons.offer_result(self._match.outcome is not None, is_shown=False)
        if plate is None or self.curtain is None or not self.tells_result:
            return
        focus = QApplication.focusWidget()
        had_focus = focus is not None and plate.isAncestorOf(focus)
        for widget in self._beside_plate():
            widget.removeEventFilter(plate)
        self._action.set_elsewhere(False)
        if had_focus:
            self._shown.focus_board(is_by_key)
        plate.hide()
        self.curtain.close_curtain()
        self._table.place.show_plate(None)
        self._table.show_line(True)
        self._panel.show_times("", ())

    def _open_after_move(self) -> None:
        """The move that ended the match is worth watching."""
        if self.is_plate_awaited and not self._board.motion.is_going and not self.tells_result:
            self._open(self._table.grab())

    def _open(self, before: QPixmap | None = None) -> None:
        """`before` is the table as it was seen, if there is to be a motion."""
        if self._match.outcome is None or self._shown.is_past:
            return
        self._table.show_line(False)
        self._action.set_elsewhere(True)
        plate, is_festive = self._show_ending()
        assert self.curtain
        self.curtain.open(plate, before or QPixmap(), is_festive)

    def _show_ending(self) -> tuple[EndingPlate, bool]:
        """Writes the plate and gives it a place; also whether a person has won."""
        plate, labels = self._make_plate(), self._ui.labels
        played: Sequence[Played] = ()
        with suppress(StoreProblem):  # then nothing is known of other matches
            played = self._read_played()
        ending = ending_of(self._match, self._board, self._ui, played)
        away = labels.away or labels.new if self._leads_to_own_page else self._back[0]
        plate.show_ending(ending, FREE_GAME if self._match.config.day else labels.again, away)
        self._panel.show_times(ending.times_title, ending.times)
        self._table.place.show_plate(plate)
        return plate, ending.is_festive

    def _bring_plate(self) -> None:
        plate, self.is_plate_awaited = self.plate, False
        assert plate
        plate.appear()
        for widget in self._beside_plate():
            widget.installEventFilter(plate)
        self._give_focus(plate)
        self._buttons.offer_result(is_over=True, is_shown=True)

    def _sound_win(self) -> None:
        """If a person has just won."""
        seats, winners = self._match.config.seats, self._match.winners
        is_new, self._is_unheard = self._is_unheard, False
        if is_new and any(seats[winner].is_person for winner in winners):
            self._board.sounds.won()

    def _give_focus(self, plate: EndingPlate) -> None:
        """Somebody who reads the list of moves is left there."""
        focus = QApplication.focusWidget()
        from_here = focus in (self._board, self._action) or (focus is not None and self._buttons.isAncestorOf(focus))
        if from_here:
            plate.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_plate(self) -> EndingPlate:
        if self.plate is None:
            seats, badges, place = self._match.config.seats, self._board.badges, self._table.place
            seated = [Seated(opponent_name(seat), badges[n], seat.is_person) for n, seat in enumerate(seats)]
            curtain = self.curtain = Curtain(self._table, self._board, self._ui.confetti)
            curtain.lit.connect(self._sound_win)
            curtain.plate_due.connect(self._bring_plate)
            plate = self.plate = EndingPlate(self._ui, seated, self._colours, lambda: self.is_settled, place)
            plate.again_chosen.connect(lambda: self.requested.emit(Rematch(self._match)))
            plate.level_chosen.connect(lambda level: self.requested.emit(Rematch(self._match, level)))
            plate.over_chosen.connect(lambda: self.requested.emit(StartOver(self._match)))
            plate.away_chosen.connect(self._go_away)
            plate.closed.connect(self.close)
        return self.plate

    def _show_statistics(self) -> None:
        """Of the one person who played, or of everybody; not for somebody who has just pressed for a hint."""
        config = self._match.config
        if not self.is_settled:
            return
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
