"""The page of a running match, the same for every game: the board, and beside it players, moves and buttons."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QIcon, QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ludogite.match.match import CannotUndo, Match
from ludogite.match.people import Person
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import player_of, rank, seed_at
from ludogite.rules.game import CHANCE, IllegalMove, Move, Mover
from ludogite.ui.boards import accessible, board_of
from ludogite.ui.boards.board import Board, BoardModule
from ludogite.ui.language import tr
from ludogite.ui.player_card import PANEL_WIDTH, PlayerCard
from ludogite.ui.seats import shown_name
from ludogite.ui.theme import Colours, text_font, title_font
from ludogite.ui.thoughts import Thoughts

TRY_AGAIN = 3000
"""Milliseconds until a computer tries again to make a move that could not be stored."""


class MatchPage(QWidget):
    home_wanted = Signal()
    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    rematch_wanted = Signal(object)

    def __init__(self, match: Match, thoughts: Thoughts, people: Sequence[Person], colours: Colours) -> None:
        super().__init__()
        self.match = match
        self.people = {person.name: person for person in people}
        self.thoughts = thoughts
        self.module: BoardModule = board_of(match.table.game.id)
        accessible.install()
        self.board: Board = self.module.make_board(colours)
        self.board.is_coaching = match.table.is_coaching
        self.shown: int | None = None
        """The move of the history that is looked at, None for the match as it stands."""
        self._asked: QPushButton | None = None
        """The button that waits to be pressed once more, until anything else is said."""
        self._asked_at = 0.0
        self._build(colours)
        self._connect()
        self._say()
        self.refresh()

    def close_match(self) -> None:
        """Before the page goes: nothing may think for it any more."""
        self.thoughts.cancel()
        self.match.listeners.remove(self.refresh)

    def set_colours(self, colours: Colours) -> None:
        self.board.set_colours(colours)
        self._list_moves()
        for card in self.cards:
            card.colours = colours
            card.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self.refresh()
        super().changeEvent(event)

    # What is on the page

    def _build(self, colours: Colours) -> None:
        self.home_button, self.analysis_button = QPushButton(), QPushButton(checkable=True)
        self.new_button, self.full_screen_button = QPushButton(), QPushButton()
        self.settings_button = QPushButton(flat=True)
        self.title = QLabel(font=title_font(24))
        self.status = QLabel(objectName="status", font=text_font(15), alignment=Qt.AlignmentFlag.AlignCenter)
        self.status.setWordWrap(True)
        self.cards = [
            PlayerCard(self.match, n, self.people.get(seat.name) if seat.is_person else None, self.module, colours)
            for n, seat in enumerate(self.match.table.seats)
        ]
        self.moves_label = QLabel(objectName="soft", font=text_font(13, QFont.Weight.DemiBold))
        self.moves = QListWidget(objectName="moves")
        self.moves.setFrameShape(QFrame.Shape.NoFrame)
        self.undo_button, self.redo_button = QPushButton(), QPushButton()
        self.resign_button, self.hint_button, self.action_button = QPushButton(), QPushButton(), QPushButton()
        self.rules_button = QPushButton()
        self.action_button.setObjectName("primary")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header())
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._table(), stretch=1)
        body.addWidget(self._panel())
        layout.addLayout(body, stretch=1)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
        for label in (self.status, *(card.name for card in self.cards)):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def _header(self) -> QFrame:
        header = QFrame(objectName="header")
        layout = QHBoxLayout(header)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(16)
        for button in (self.home_button, self.analysis_button, self.new_button, self.full_screen_button):
            button.setFlat(True)
        layout.addWidget(self.home_button)
        layout.addWidget(self.title)
        layout.addStretch(1)
        layout.addWidget(self.analysis_button)
        layout.addWidget(self.full_screen_button)
        layout.addWidget(self.new_button)
        layout.addWidget(self.settings_button)
        return header

    def _table(self) -> QFrame:
        table = QFrame(objectName="table")
        layout = QVBoxLayout(table)
        layout.setContentsMargins(0, 0, 0, 20)
        layout.addWidget(self.board, stretch=1)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.status, stretch=6)
        line.addStretch(1)
        layout.addLayout(line)
        return table

    def _panel(self) -> QFrame:
        panel = QFrame(objectName="panel")
        panel.setFixedWidth(PANEL_WIDTH)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(20, 22, 20, 24)
        layout.setSpacing(12)
        for card in self.cards:
            layout.addWidget(card)
        layout.addSpacing(6)
        layout.addWidget(self.moves_label)
        layout.addWidget(self.moves, stretch=1)
        buttons = QGridLayout()
        buttons.setSpacing(8)
        places = (self.undo_button, self.redo_button, self.rules_button, self.resign_button, self.hint_button)
        for n, button in enumerate((*places, self.action_button)):
            buttons.addWidget(button, n // 2, n % 2)
        layout.addLayout(buttons)
        return panel

    def _connect(self) -> None:
        self.match.listeners.append(self.refresh)
        self.board.played.connect(self.play)
        self.board.said.connect(self.tell)
        self.board.action_changed.connect(self._offer)
        self.thoughts.answered.connect(self._take_answer)
        self.thoughts.failed.connect(self._take_failure)
        self.home_button.clicked.connect(self.home_wanted)
        self.new_button.clicked.connect(lambda: self.new_wanted.emit(self.match.table.game.id))
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.resign_button.clicked.connect(self.resign)
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(self.match.table.game.id))
        self.hint_button.clicked.connect(self.hint)
        self.analysis_button.toggled.connect(self._analyse)
        self.action_button.clicked.connect(self._act)
        self.moves.currentRowChanged.connect(lambda row: self.look_at(row + 1))
        self.full_screen_button.clicked.connect(self.full_screen_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        for keys, slot in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence("Ctrl+H"), self.hint),
            (QKeySequence("F1"), self.rules_button.click),
        ):
            shortcut = QShortcut(keys, self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)

    def _say(self) -> None:
        self.title.setText(tr(self.match.table.game.title))
        self.home_button.setText(self.tr("Home"))
        self.analysis_button.setText(self.tr("Analysis"))
        self.new_button.setText(self.tr("New match"))
        self.settings_button.setText(self.tr("Settings"))
        self.say_full_screen()
        self.moves_label.setText(self.tr("Moves"))
        self.redo_button.setText(self.tr("Redo"))
        self.resign_button.setText(self.tr("Resign"))
        self.hint_button.setText(self.tr("Hint"))
        self.rules_button.setText(self.tr("Rules"))
        self.moves.setAccessibleName(self.tr("Moves"))
        self.board.setAccessibleName(tr(self.match.table.game.title))

    def say_full_screen(self) -> None:
        is_full = self.window().isFullScreen()
        self.full_screen_button.setText(self.tr("Leave full screen") if is_full else self.tr("Full screen"))

    # Showing the match

    def refresh(self) -> None:
        """The whole page from the match as it stands."""
        self.shown = None
        self._asked = None
        state = self.match.state
        actor = self._person_to_move()
        last = self.match.moves[self.match.cursor - 1] if self.match.cursor else None
        self.board.show_state(state, last, actor)
        for card in self.cards:
            card.refresh()
        self._list_moves()
        self._set_buttons()
        self.tell(None)
        if self.analysis_button.isChecked():
            self._analyse(True)
        QTimer.singleShot(0, self._go_on)

    def look_at(self, ply: int) -> None:
        """The position after so many moves, to look at only; the last one is the match itself."""
        if ply >= self.match.cursor:
            self.refresh()
            return
        self.shown = ply
        self.board.show_state(self.match.state_at(ply), self.match.moves[ply - 1] if ply else None, None)
        self._set_buttons()
        self.tell(None)

    def tell(self, message: Message | None) -> None:
        """The line below the board: what was just said, or else how the match stands."""
        self._asked = None
        is_result = message is None and self.match.outcome is not None and self.shown is None
        self.status.setFont(title_font(20) if is_result else text_font(15))
        self.status.setText(tr(message or self._standing()))

    def _standing(self) -> Message:
        if self.shown is not None:
            return Message(QT_TRANSLATE_NOOP("match_page", "You are looking back. The last move leads on."))
        outcome = self.match.outcome
        if outcome is not None:
            names = [shown_name(self.match.table.seats[seat]) for seat in outcome.winners]
            if len(names) > 1:
                return Message(QT_TRANSLATE_NOOP("match_page", "It is a draw. {why}"), why=outcome.why)
            return Message(QT_TRANSLATE_NOOP("match_page", "{name} wins. {why}"), name=names[0], why=outcome.why)
        mover = self.match.state.to_move
        if not isinstance(mover, int):
            return Message(QT_TRANSLATE_NOOP("match_page", "The dice are rolled."))
        seat = self.match.table.seats[mover]
        if seat.is_person:
            return Message(QT_TRANSLATE_NOOP("match_page", "{name}, it is your turn."), name=seat.name)
        return Message(QT_TRANSLATE_NOOP("match_page", "{name} is thinking …"), name=shown_name(seat))

    def _list_moves(self) -> None:
        self.moves.blockSignals(True)
        self.moves.clear()
        for ply, move in enumerate(self.match.moves):
            words = tr(self.module.words(self.match.state_at(ply), move))
            item = QListWidgetItem(self._icon_of(self.match.state_at(ply).to_move), f"{ply + 1}.  {words}")
            item.setData(Qt.ItemDataRole.UserRole, ply + 1)
            if ply >= self.match.cursor:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.moves.addItem(item)
        if self.match.cursor:
            self.moves.setCurrentRow(self.match.cursor - 1)
        self.moves.blockSignals(False)

    def _icon_of(self, mover: Mover) -> QIcon:
        """The sign of the seat that moved; none for the dice."""
        if not isinstance(mover, int):
            return QIcon()
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(16, 16) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            self.module.paint_seat(painter, QRectF(0, 0, 16, 16), mover, self.board.colours)
        return QIcon(picture)

    def _set_buttons(self) -> None:
        step = self.match.undo_step()
        self.undo_button.setEnabled(step is not None)
        self.undo_button.setText(self.tr("Take back") if step and step.is_take_back else self.tr("Undo"))
        self.redo_button.setEnabled(self.match.can_redo())
        may_act = self._person_to_move() is not None and self.shown is None
        self.resign_button.setEnabled(may_act)
        may_ask = self.match.table.is_coaching or not self._is_between_people()
        self.hint_button.setEnabled(may_ask and may_act)
        self.analysis_button.setEnabled(may_ask and may_act)
        self._offer(None)

    def _offer(self, action: Message | None) -> None:
        """The filled button: the turn's action, or a rematch once it is over."""
        if self.match.outcome is not None:
            self.action_button.setText(self.tr("Rematch"))
            self.action_button.setEnabled(True)
            return
        self.action_button.setText(tr(action) if action else self.tr("Place"))
        self.action_button.setEnabled(action is not None)

    def _person_to_move(self) -> int | None:
        mover = self.match.state.to_move
        if self.match.outcome is not None or not isinstance(mover, int):
            return None
        return mover if self.match.table.seats[mover].is_person else None

    # What people do

    def play(self, move: Move) -> None:
        try:
            self.match.play(move)
        except IllegalMove as refused:
            self.tell(refused.message)
        except StoreProblem as problem:
            self.tell(problem.message)
            QTimer.singleShot(TRY_AGAIN, self._go_on)

    def undo(self) -> None:
        """A take-back between people is for the table to agree to: it is asked for once more, in place."""
        step = self.match.undo_step()
        if step and step.is_take_back and self._is_between_people():
            question = QT_TRANSLATE_NOOP("match_page", "Does everybody agree to take this back? Then press it again.")
            if not self._is_confirmed(self.undo_button, Message(question)):
                return
        self._try(self.match.take_back)

    def redo(self) -> None:
        self._try(self.match.redo)

    def resign(self) -> None:
        seat = self._person_to_move()
        question = QT_TRANSLATE_NOOP("match_page", "Do you give this match up? Then press Resign again.")
        if seat is not None and self._is_confirmed(self.resign_button, Message(question)):
            self._try(lambda: self.match.resign(seat))

    def _is_between_people(self) -> bool:
        return sum(seat.is_person for seat in self.match.table.seats) > 1

    def _is_confirmed(self, button: QPushButton, question: Message) -> bool:
        """Whether the button is pressed once more after the question was asked. A double click is one press."""
        now = time.monotonic()
        was_asked = self._asked is button
        if was_asked and now - self._asked_at < QApplication.doubleClickInterval() / 1000:
            return False
        if not was_asked:
            self.tell(question)
            self._asked, self._asked_at = button, now
        return was_asked

    def _try(self, change) -> None:  # type: ignore[no-untyped-def]
        self.thoughts.cancel()
        try:
            change()
        except (CannotUndo, StoreProblem) as refused:
            self.tell(refused.message)

    def hint(self) -> None:
        if self.hint_button.isEnabled():
            self._ask("hint", player_of(self.match.table.game.id).LEVELS[-1])

    def _analyse(self, is_on: bool) -> None:
        if not is_on:
            self.board.show_opinions([])
        elif isinstance(self.match.state.to_move, int) and self._person_to_move() is not None:
            self._ask("analysis", player_of(self.match.table.game.id).LEVELS[-1])

    def _act(self) -> None:
        if self.match.outcome is not None:
            self.rematch_wanted.emit(self.match)
        else:
            self.board.act()

    # What the computer does

    def _go_on(self) -> None:
        """Whatever needs no person: the dice, and computer seats."""
        mover = self.match.state.to_move
        if self.match.outcome is not None or self.shown is not None or self.match.can_redo():
            return
        if mover == CHANCE and not self.match.table.real_dice:
            self.match.roll()
        elif isinstance(mover, int) and (level := self.match.table.seats[mover].level):
            self._ask("move", level)

    def _ask(self, purpose: str, level: str) -> None:
        state, table = self.match.state, self.match.table
        assert isinstance(state.to_move, int)
        seed = seed_at(table.seed, self.match.cursor)
        self.thoughts.ask(self._key(purpose), rank, table.game.id, state.seen_by(state.to_move), level, seed, None)

    def _key(self, purpose: str) -> tuple[str, int, int]:
        return purpose, id(self.match), self.match.cursor

    def _take_answer(self, key: tuple[str, int, int], opinions: list) -> None:  # type: ignore[type-arg]
        """An answer to a question about anything but the match as it stands is dropped."""
        if key != self._key(key[0]) or self.shown is not None or not opinions:
            return
        match key[0]:
            case "move":
                for move in opinions[0].plan:
                    self.play(move)
            case "hint":
                self.board.show_hint(opinions[0])
            case "analysis":
                self.board.show_opinions(opinions)

    def _take_failure(self, key: tuple[str, int, int], trace: str) -> None:
        if key == self._key(key[0]):
            raise RuntimeError(trace)
