"""The buttons next to the board, in the same places for every game; the filled one is the turn's action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ludogite.message import Message
from ludogite.ui.base.game_ui import FREE_GAME, ui_of
from ludogite.ui.base.key_list import HINT_KEYS, keys_text
from ludogite.ui.base.page import RULES, STATISTICS
from ludogite.ui.look.language import tr
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.sentences import take_back_question
from ludogite.ui.widgets import icon_button
from ludogite.ui.widgets.icon_button import IconButton, again, bars, book, bulb, eye, flag, fork, medal
from ludogite.ui.widgets.parts import set_tip

ACTION_HEIGHT = 44


def change(button: QPushButton, shown: MatchOnBoard, set_: Callable[[bool], None], is_on: bool) -> None:
    """Enables or shows a button, or not. If it has the focus, the board gets it: Qt would give it to the next widget,
    the Home button."""
    if not is_on and button.window().focusWidget() is button:
        shown.focus_board()
    set_(is_on)


class ActionButton(QPushButton):
    """The filled button."""

    def __init__(self, shown: MatchOnBoard) -> None:
        super().__init__()
        self._shown, self._labels = shown, ui_of(shown.match.config.game).labels
        self._is_elsewhere = False
        self.setAutoDefault(False)
        self.setObjectName("primary")
        self.setMinimumHeight(ACTION_HEIGHT)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def offer(self, action: Message | None) -> None:
        """Labels it: the turn's action, back to the game or to its end for somebody who looks back, or a rematch."""
        is_over = self._shown.match.outcome is not None
        if self._shown.is_past:
            words = self.tr("Back to the end") if is_over else self.tr("Back to the game")
        elif is_over:
            words = tr(FREE_GAME if self._shown.match.config.day else self._labels.again)
        else:
            words = tr(action or self._shown.board.action_name())
        self.setText(words)
        self._show_or_hide()
        change(self, self._shown, self.setEnabled, self._shown.is_past or is_over or action is not None)

    def set_elsewhere(self, is_elsewhere: bool) -> None:
        """While something else on the page offers it, the button is not here."""
        self._is_elsewhere = is_elsewhere
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        """A game that starts over has its next match on the plate only: where it was placed a moment ago, an impatient
        second press would lead away from what was just solved."""
        is_over = self._shown.match.outcome is not None and not self._shown.is_past
        change(self, self._shown, self.setVisible, not (self._is_elsewhere or (is_over and self._labels.starts_over)))


class MatchButtons(QWidget):
    """Five icons in a row."""

    def __init__(self, shown: MatchOnBoard) -> None:
        super().__init__()
        ui = ui_of(shown.match.config.game)
        self._shown, self._labels, self._has_advice = shown, ui.labels, ui.has_advice
        self.undo, self.redo, self.hint = (IconButton(icon) for icon in (icon_button.undo, icon_button.redo, bulb))
        self.rules, self.resign = IconButton(book), IconButton(again if ui.labels.starts_over else flag)
        self.result, self.statistics = IconButton(medal), IconButton(bars)
        """At the end, in place of giving up and of a hint."""
        self._is_end_told = False
        self.view, self.play_on, self.better = IconButton(eye), IconButton(fork), IconButton(bulb)
        """For somebody who looks back, in place of undo, redo and a hint."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        first = (self.undo, self.view, self.redo, self.play_on, self.hint, self.better)
        for button in (*first, self.statistics, self.rules, self.resign, self.result):
            row.addWidget(button)
        for button in (self.result, self.statistics, self.view, self.play_on, self.better):
            button.hide()
        self.hint.setVisible(self._has_advice)

    def set_texts(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.rules.setText(tr(RULES))
        self.resign.setText(tr(self._labels.give_up))
        self.result.setText(self.tr("Result"))
        self.statistics.setText(tr(STATISTICS))
        self.hint.setText(self.tr("Hint"))
        self.hint.say_key(keys_text(HINT_KEYS))
        self.view.setText(self.tr("View"))
        set_tip(self.view, self.tr("Whose view?"))
        self.play_on.setText(self.tr("Play on"))
        set_tip(self.play_on, self.tr("Play on from here, as a new game"))
        self.better.setText(self.tr("Better?"))
        set_tip(self.better, self.tr("What would have been better"))

    def refresh(self, no_hint: Message | None) -> None:
        """Enables what can be done now. `no_hint`: why there are no hints in this match."""
        shown = self._shown
        may_act = not shown.is_past and shown.actor() is not None
        self._enable(self.redo, not shown.is_past and shown.match.can_redo())
        self._enable(self.resign, may_act)
        self._enable(self.hint, may_act and not shown.awaits_roll())
        self.hint.explain(tr(no_hint) if no_hint else "")
        self.offer_undo()

    def offer_undo(self) -> None:
        """Undo takes back first what was begun on the board and is no move yet."""
        shown, may_erase = self._shown, self._shown.status.may_erase
        self._enable(self.undo, not shown.is_past and (may_erase or shown.match.undo_step() is not None))
        asks = not (may_erase or shown.is_past) and take_back_question(shown.match) is not None
        counts = self.tr("This day will then no longer count")
        agree = self.tr("The other players must agree first")
        set_tip(self.undo, "" if not asks else counts if shown.match.config.is_at_stake else agree)

    def offer_result(self, is_over: bool, is_shown: bool, is_awaited: bool = False) -> None:
        """Once the match is over, its result can be seen again, unless it is seen already; and what comes in place of a
        hint, but not under the mouse of somebody who has just moved."""
        self._is_end_told = is_over and not is_awaited
        change(self.resign, self._shown, self.resign.setVisible, not is_over)
        change(self.result, self._shown, self.result.setVisible, is_over)
        self._enable(self.result, not is_shown)
        self._offer_advice()

    def _offer_advice(self) -> None:
        is_told, has_better = self._is_end_told, self.better.isVisibleTo(self)
        change(self.hint, self._shown, self.hint.setVisible, self._has_advice and not is_told and not has_better)
        change(self.statistics, self._shown, self.statistics.setVisible, is_told and not has_better)

    def offer_looking(self, is_reviewed: bool, has_better: bool) -> None:
        """Offers what somebody who looks back can do, in place of what he cannot. `is_reviewed`: the moves are judged;
        `has_better`: there was something better than the move that led here."""
        is_past = self._shown.is_past
        hidden = (self.undo, self.redo) if is_past else (self.view, self.play_on, self.better)
        if self.window().focusWidget() in hidden:
            self._shown.focus_board()
        self.view.setVisible(is_past and len(self._shown.views()) > 1)
        self.undo.setVisible(not self.view.isVisibleTo(self))
        self.play_on.setVisible(is_past)
        self.redo.setVisible(not is_past)
        self.better.setVisible(is_past and is_reviewed)
        self._offer_advice()
        self._enable(self.better, has_better)

    def _enable(self, button: QPushButton, is_enabled: bool) -> None:
        change(button, self._shown, button.setEnabled, is_enabled)
