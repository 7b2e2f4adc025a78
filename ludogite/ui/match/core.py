"""The core of every page on which a game is played: a header, the board of a match with a line below it, and a panel
beside it. What is done on the board becomes moves of the match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ludogite.match.config import Seat
from ludogite.match.library.earlier import Earlier
from ludogite.match.match import CannotUndo, Match
from ludogite.match.people import Badge, Person
from ludogite.match.result import Help
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import IllegalMove, Move, Objection
from ludogite.settings import CLOCK, SOUNDS, Settings
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.key_list import BOARD_ONLY_KEYS, SPEAKER_KEYS, keys_text
from ludogite.ui.base.page import HeadedPage, Printable
from ludogite.ui.base.routes import ChangeSetting, LeaveMatch, Route
from ludogite.ui.look import system
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.match import accessible
from ludogite.ui.match.advisor import Opponent
from ludogite.ui.match.board_place import BoardTable
from ludogite.ui.match.buttons import ActionButton
from ludogite.ui.match.header import MatchHeader
from ludogite.ui.match.hints import Hints
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.panel.panel import Beside
from ludogite.ui.match.saving import MatchSaver
from ludogite.ui.match.sentences import just_played, turn_or_result
from ludogite.ui.match.status_line import StatusLine, Tone
from ludogite.ui.widgets.parts import make_button, set_tip

ROLL = Message(QT_TRANSLATE_NOOP("match_page", "Roll"))
BOARD_ONLY = QT_TRANSLATE_NOOP("match_page", "Only the board is shown. {keys} or {escape} brings the rest back.")
SHOW_ALL = Message(QT_TRANSLATE_NOOP("match_page", "Show all"))
NO_SHEETS = Message(QT_TRANSLATE_NOOP("match_page", "This game has no score sheets to print."))


class MatchCore(HeadedPage):
    header: MatchHeader
    panel: Beside
    opponent: Opponent

    def __init__(
        self,
        match: Match,
        people: Sequence[Person],
        colours: Colours,
        back: Route,
        exercise: Message | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`back` is where somebody gets who leaves; `exercise` the name of what is no match for real. Whoever derives
        from this makes panel and opponent, and then calls `_begin`."""
        super().__init__(match.config.game, parent)
        self.match, self.way_back = match, back
        self.people = {person.name: person for person in people}
        self.ui = ui_of(match.config.game)
        accessible.install()
        self.board = self.ui.make_board(colours)
        self.board.has_real_dice = match.config.real_dice
        self.board.table = match.config.table_options
        self._name_seats()
        self.board.referee = self.ui.make_referee(match)
        self.board.restore_hand(match.hand_text)
        self.shown = MatchOnBoard(match, self.board, self._may_act)
        self.hints = Hints(self.shown, self)
        self.read_day: Callable[[], date] = date.today
        """Reads the day on which the match was begun."""
        self.read_earlier: Callable[[], Iterator[Earlier]] | None = None
        """Reads the matches of the same players before this one."""
        self.is_board_only = False
        self._ply_before = match.cursor
        """The number of moves made when the page was last refreshed."""
        self.header = MatchHeader(match, self, back, exercise)
        self.title, self.home_button = self.header.title, self.header.back
        self.full_screen_button, self.settings_button = self.header.full_screen, self.header.settings
        self.status = StatusLine(self.ui, colours)
        self.table = BoardTable(self.board, self.status)
        self.action_button = ActionButton(self.shown)
        self.show_all_button = make_button(self.table)
        """Beside the words while only the board is seen: not everybody has keys."""
        self.table.hold(self.show_all_button)
        self.show_all_button.hide()
        self.saver = MatchSaver(match, self.table, self.title)

    def _begin(self) -> None:
        self._lay_out_body()
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        self._set_labels()
        self._connect()
        self.refresh()

    def _lay_out_body(self) -> QWidget:
        """Lays out all but the header, and returns it."""
        below = QWidget()
        body = QHBoxLayout(below)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.table, stretch=1)
        body.addWidget(self.panel)
        self.lay_out(below)
        return below

    def _connect(self) -> None:
        self.match.listeners.append(self.refresh)
        board = self.board
        board.played.connect(self.play)
        board.thrown.connect(self.roll)
        board.changed.connect(self._follow_change)
        board.asked.connect(self.opponent.ask_for_board)
        board.helped.connect(self._note_help)
        self.opponent.helped.connect(self._note_help)
        self.opponent.advised.connect(self.hints.begin)
        self.opponent.said.connect(self.show_status)
        self.hints.pointed.connect(self.show_status)
        board.refused.connect(self._explain_refusal)
        board.refused.connect(board.sounds.refused)
        board.corrected.connect(lambda move: self.apply_undo(lambda: self.match.correct(move)))
        board.noted.connect(self._write_hand)
        board.rested.connect(self.opponent.go_on, Qt.ConnectionType.QueuedConnection)
        self.action_button.clicked.connect(self._act)
        self.saver.saved.connect(self.show_status)
        self.header.clock.hidden_chosen.connect(
            lambda is_hidden: self.requested.emit(ChangeSetting(CLOCK, "hidden" if is_hidden else "shown"))
        )
        self.header.speaker.chosen.connect(
            lambda is_on: self.requested.emit(ChangeSetting(SOUNDS, "on" if is_on else "off"))
        )
        self.add_key("Ctrl+S", self.saver.ask_record)
        for keys in SPEAKER_KEYS:
            self.add_key(keys, self.header.speaker.click)
        for keys in BOARD_ONLY_KEYS:
            self.add_key(keys, lambda: self.show_board_only(not self.is_board_only))
        self.header.board_only.clicked.connect(lambda: self.show_board_only(True))
        self.show_all_button.clicked.connect(lambda: self.show_board_only(False))

    # What the window asks

    def leave(self) -> None:
        """Before the page is closed: its question to a worker is cancelled."""
        self.opponent.end()
        self.header.clock.stop()
        self.requested.emit(LeaveMatch(self.match))
        self.match.listeners.remove(self.refresh)

    @property
    def is_left(self) -> bool:
        """A page that was closed still gets events until it is deleted."""
        return self.refresh not in self.match.listeners

    def set_texts(self) -> None:
        if not self.is_left:
            self._set_labels()
            self.refresh()

    def _set_labels(self) -> None:
        self.header.set_texts()
        self.table.set_texts()
        self.show_all_button.setText(tr(SHOW_ALL))
        set_tip(self.show_all_button, keys_text(BOARD_ONLY_KEYS))
        self.panel.set_texts()
        self.board.setAccessibleName(self.title.text())

    def set_colours(self, colours: Colours) -> None:
        self.board.set_colours(colours)
        self.table.update()
        self.status.set_colours(colours)
        self.panel.set_colours(colours)

    def use_settings(self, settings: Settings) -> None:
        is_animated = system.is_animated(settings)
        if is_animated != self.board.animated:
            self.board.set_animated(is_animated)
        self.header.clock.set_time_hidden(settings[CLOCK] == "hidden")
        self.header.speaker.set_on(settings[SOUNDS] == "on")
        self.board.sounds.use(settings)

    def printable(self) -> Printable:
        config, state = self.match.config, self.match.on_table(self.match.cursor)
        return Printable(config.game, config.seats, state, self.read_earlier, self.read_day(), self.match.outcome)

    def refuse_print(self) -> None:
        self.show_status(NO_SHEETS)

    def take_focus(self, is_by_key: bool) -> None:
        self.shown.focus_board(is_by_key)

    def _name_seats(self) -> None:
        """Tells the board who sits at the table."""
        self.board.seats = self.match.config.seats
        self.board.badges = [self._badge_of(seat) for seat in self.board.seats]

    def _badge_of(self, seat: Seat) -> Badge | None:
        person = self.people.get(seat.name) if seat.is_person else None
        return (person.colour, person.sign) if person else None

    def show_board_only(self, is_board_only: bool) -> None:
        """Whether what is around the board is out of sight. Who cannot see how to get it back is told."""
        self.is_board_only = is_board_only
        focus = self.window().focusWidget()
        if focus and is_board_only and not self.table.isAncestorOf(focus):
            self.shown.focus_board(is_by_key=True)
        self.header.setVisible(not is_board_only)
        self.show_all_button.setVisible(is_board_only)
        self.panel.show_side_only(is_board_only)
        keys = {"keys": keys_text(BOARD_ONLY_KEYS), "escape": keys_text(("Esc",))}
        self.show_status(Message(BOARD_ONLY, **keys) if is_board_only else None)

    # Showing the match

    def refresh(self) -> None:
        """Shows the whole page from the match as it stands. A move that was just made by itself is announced and
        animated."""
        ply, mover = self._ply_before, self._mover_by_itself()
        if mover is not None:
            self.status.announce(tr(just_played(self.match, self.ui, mover)))
        self.header.clock.start_or_stop()
        self.shown.show(None)
        self._show_beside_board()
        if mover is not None:
            self.board.show_arrival(self.match.moves[self.match.cursor - 1], mover)
        elif self.match.cursor > ply:
            self.board.sound_move(self.match.moves[self.match.cursor - 1])
        QTimer.singleShot(0, self.opponent, self.opponent.go_on)

    def _mover_by_itself(self) -> int | None:
        """The seat whose move was made since the last time without a person; None if it was not just one move."""
        ply, self._ply_before = self._ply_before, self.match.cursor
        mover = self.match.state_at(ply).to_move if self.match.cursor == ply + 1 else None
        return mover if isinstance(mover, int) and self._moves_by_itself(mover) else None

    def _moves_by_itself(self, seat: int) -> bool:
        return not self.match.config.seats[seat].is_person

    def _show_beside_board(self) -> None:
        """Another position is on the board."""
        self.table.follow()
        self.panel.show_position()
        self.action_button.offer(self._action())
        self._follow_board(None)

    def _follow_change(self, answer: Message | None) -> None:
        """The board has changed: its status is read once."""
        was_paused, self.shown.status = self.shown.status.is_paused, self.board.status()
        if isinstance(answer, Objection) and not self.board.is_aiming and not self.board.motion.is_going:
            self.board.sound_objection()
        self.action_button.offer(self._action())
        self._follow_board(answer)
        if was_paused and not self.shown.status.is_paused:
            QTimer.singleShot(0, self.opponent, self.opponent.go_on)

    def _follow_board(self, answer: Message | None) -> None:
        self.hints.follow()
        self.panel.follow_board()
        self.show_status(self._write_hand() or answer)

    def _write_hand(self) -> Message | None:
        """Stores the hand with the match; returns what is wrong if the disk refuses."""
        if not self.shown.is_past:
            try:
                self.match.keep_hand(self.board.hand_text())
                for thing in self.board.take_seen():
                    self.match.note_seen(thing)
            except StoreProblem as problem:
                return problem.message
        return None

    def show_status(self, message: Message | None) -> None:
        """Writes the line below the board: this message, or else how the match stands."""
        sentence, aside = self.shown.status.sentence, self._aside()
        if message is not None:
            self.status.show_answer(tr(message), self._tone(message), self.hints.aside(message) or aside)
        elif sentence is not None and not self.shown.is_past:
            self.status.show_text(tr(sentence), self._tone(sentence), aside)
        elif self.match.outcome is not None and not self.shown.is_past:
            winners = [self.board.side_of(seat) for seat in self.match.outcome.winners]
            self.status.show_result(tr(self._standing()), winners)
        else:
            self.status.show_text(tr(self._standing()), aside=aside)

    def _aside(self) -> str:
        is_pointed_at = not self.shown.is_past or (self.board.shown is not None and bool(self.board.shown.better))
        return self.shown.status.aside if is_pointed_at else ""

    def _standing(self) -> Message:
        return turn_or_result(self.match, self.board, self.shown.status.remark)

    def _tone(self, message: Message) -> Tone:
        """Bad news are what the rules object to; whether news are good, the board knows."""
        if isinstance(message, Objection):
            return Tone.BAD
        is_good = self.shown.status.is_good and message == self.shown.status.sentence
        return Tone.GOOD if is_good else Tone.NEUTRAL

    # What people do

    def _may_act(self) -> bool:
        """Whether people may act at all, where it is their turn."""
        return True

    def play(self, moves: Sequence[Move], hand_text: str) -> bool:
        """Makes the moves, of which so much remains in the hand; whether they were made. What the rules refuse is shown
        on the board. After an error of the disk, dice and computers try again."""
        try:
            self.match.play(*moves, hand_text=hand_text)
        except IllegalMove as refused:
            self.board.show_objection(refused.message)
            self._follow_change(refused.message)
        except StoreProblem as problem:
            self._follow_change(problem.message)
            self.opponent.retry()
        else:
            return True
        return False

    def apply_move(self, move: Move) -> bool:
        """Makes a move that nobody makes on the board just now: of the dice, of a computer, or decided on before."""
        return self.play([move], self.board.hand_text([move]))

    def roll(self) -> None:
        """The person whose dice they are rolls them."""
        if self.shown.awaits_roll():
            self.apply_move(self.match.next_roll())

    def apply_undo(self, change: Callable[[], None]) -> bool:
        """Changes what was played, by undo and its like; whether it could be done. If not, why is shown."""
        self.opponent.cancel()
        try:
            change()
        except (CannotUndo, StoreProblem) as refused:
            self.show_status(refused.message)
            self.opponent.go_on()  # a computer may have been thinking
            return False
        return True

    def _act(self) -> None:
        """The filled button was pressed."""
        if self._rolls_by_button():
            self.roll()
        else:
            self.board.act()

    def _action(self) -> Message | None:
        return ROLL if self._rolls_by_button() else self.shown.status.action

    def _rolls_by_button(self) -> bool:
        return self.shown.awaits_roll() and not self.board.board_rolls

    @abstractmethod
    def _explain_refusal(self) -> None:
        """Somebody tried to act while nobody may."""

    def _note_help(self, help: Help) -> None:
        """Notes in the match that somebody got help. An error of the disk is ignored: it does not stop the match."""
        with suppress(StoreProblem):
            self.match.note_help(help)
