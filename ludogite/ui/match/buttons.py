"""The buttons next to the board, in the same places for every game; the filled one is the turn's action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.match.match import Match
from ludogite.message import Message
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.key_list import HINT_KEYS, keys_text
from ludogite.ui.base.page import RULES
from ludogite.ui.look.language import tr
from ludogite.ui.match.sentences import take_back_question
from ludogite.ui.widgets import icon_button
from ludogite.ui.widgets.icon_button import IconButton, again, book, bulb, eye, flag, fork, medal
from ludogite.ui.widgets.parts import make_button, set_tip

ACTION = 44
"""The height of the filled button."""


class MatchButtons(QWidget):
    """Five icons in a row, and below them the filled button."""

    focus_lost = Signal()
    """The button with the focus is no longer enabled. Qt would give the focus to the next widget, the Home button."""

    def __init__(self, match: Match, action_name: Callable[[], Message]) -> None:
        """`action_name` tells what the filled button is called while there is nothing to do yet."""
        super().__init__()
        ui = ui_of(match.config.game)
        self.match, self.labels, self._has_advice = match, ui.labels, ui.has_advice
        self.action_name = action_name
        self.is_looking_back = False
        self._is_action_elsewhere = False
        self.undo, self.redo, self.hint = (IconButton(icon) for icon in (icon_button.undo, icon_button.redo, bulb))
        self.rules, self.resign = IconButton(book), IconButton(again if self.labels.starts_over else flag)
        self.result = IconButton(medal)
        """At the end, in place of giving up."""
        self.view, self.play_on, self.better = IconButton(eye), IconButton(fork), IconButton(bulb)
        """For somebody who looks back, in place of undo, redo and a hint."""
        self.action = make_button(is_primary=True)
        self.action.setMinimumHeight(ACTION)
        policy = self.action.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.action.setSizePolicy(policy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.icons = QWidget()
        row = QHBoxLayout(self.icons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        first = (self.undo, self.view, self.redo, self.play_on, self.hint, self.better)
        for button in (*first, self.rules, self.resign, self.result):
            row.addWidget(button)
        layout.addWidget(self.icons)
        layout.addWidget(self.action)
        for button in (self.result, self.view, self.play_on, self.better):
            button.hide()

    def set_texts(self) -> None:
        self.redo.setText(self.tr("Redo"))
        self.rules.setText(tr(RULES))
        self.resign.setText(tr(self.labels.give_up))
        self.result.setText(self.tr("Result"))
        self.hint.setText(self.tr("Hint"))
        self.hint.say_key(keys_text(HINT_KEYS))
        self.view.setText(self.tr("View"))
        set_tip(self.view, self.tr("Whose view?"))
        self.play_on.setText(self.tr("Play on"))
        set_tip(self.play_on, self.tr("Play on from here, as a new game"))
        self.better.setText(self.tr("Better?"))
        set_tip(self.better, self.tr("What would have been better"))

    def refresh(self, is_looking_back: bool, may_act: bool, no_hint: Message | None, action: Message | None) -> None:
        """Enables what can be done now. `may_act`: a person is to act. `no_hint`: why there are no hints in this
        match."""
        self.is_looking_back = is_looking_back
        self._enable(self.redo, not is_looking_back and self.match.can_redo())
        self._enable(self.resign, may_act)
        self._enable(self.hint, may_act)
        self.hint.explain(tr(no_hint) if no_hint else "")
        self.offer(action)

    def offer_undo(self, may_erase: bool) -> None:
        """`may_erase`: something was begun that is no move yet. It is taken back first."""
        self._enable(self.undo, not self.is_looking_back and (may_erase or self.match.undo_step() is not None))
        asks = not (may_erase or self.is_looking_back) and take_back_question(self.match) is not None
        self.undo.setText(self.tr("Undo (and ask)") if asks else self.tr("Undo"))

    def offer(self, action: Message | None) -> None:
        """Labels the filled button: the turn's action, “Back to the match” for somebody who looks back, or a
        rematch."""
        if self.is_looking_back:
            words = self.tr("Back to the game")
        elif self.match.outcome is not None:
            words = tr(self.labels.again)
        else:
            words = tr(action or self.action_name())
        self.action.setText(words)
        self._show_action()
        self._enable(self.action, self.is_looking_back or self.match.outcome is not None or action is not None)

    def offer_result(self, is_over: bool, is_shown: bool) -> None:
        """Once the match is over, its result can be seen again, unless it is seen already."""
        if self.window().focusWidget() is (self.resign if is_over else self.result):
            self.focus_lost.emit()
        self.resign.setVisible(not is_over)
        self.result.setVisible(is_over)
        self._enable(self.result, not is_shown)

    def offer_looking(self, has_views: bool, is_reviewed: bool, has_better: bool) -> None:
        """What somebody who looks back can do, in place of what he cannot. `is_reviewed`: the moves are judged;
        `has_better`: there was something better than the move that led here."""
        is_past = self.is_looking_back
        hidden = (self.undo, self.redo) if is_past else (self.view, self.play_on, self.better)
        if self.window().focusWidget() in hidden:
            self.focus_lost.emit()
        self.view.setVisible(is_past and has_views)
        self.undo.setVisible(not self.view.isVisibleTo(self))
        self.play_on.setVisible(is_past)
        self.redo.setVisible(not is_past)
        self.better.setVisible(is_past and is_reviewed)
        self.hint.setVisible(self._has_advice and not self.better.isVisibleTo(self))
        self._enable(self.better, has_better)

    def hide_action(self, is_hidden: bool) -> None:
        """While something else on the page offers it, the filled button is not here; the others stay where they are."""
        self._is_action_elsewhere = is_hidden
        self._show_action()

    def _show_action(self) -> None:
        """What starts over has its next match on the plate only: where it was placed a moment ago, an impatient second
        press would lead away from what was just solved."""
        is_over = self.match.outcome is not None and not self.is_looking_back
        is_hidden = self._is_action_elsewhere or (is_over and self.labels.starts_over)
        if is_hidden and self.window().focusWidget() is self.action:
            self.focus_lost.emit()
        self.action.setVisible(not is_hidden)

    def _enable(self, button: QPushButton, is_enabled: bool) -> None:
        if not is_enabled and self.window().focusWidget() is button:
            self.focus_lost.emit()
        button.setEnabled(is_enabled)
