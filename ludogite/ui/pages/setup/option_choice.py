"""Options at set-up: each is a rule in the bar, a row in the plate of each seat that has its own value, or both: then
the last choice of the rule, “different for each player”, shows these rows. Coaching is chosen for each person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.rules.game import Option
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.pages.setup.rule_bar import Rule, SegmentRule
from ludogite.ui.widgets.choices import ChoiceCard
from ludogite.ui.widgets.parts import make_label

if TYPE_CHECKING:
    from ludogite.ui.pages.setup.seat_card import SeatCard

DIFFERENT = "different"
"""The choice of an option that may differ, beside its values."""


def has_own_rows(option: Option) -> bool:
    return option.per_seat or option.may_differ


class OptionChoice:
    def __init__(self, option: Option, rows: Sequence[SeatCard], bar: QWidget) -> None:
        """`rows` grows with the number of those who play."""
        self.option, self._rows = option, rows
        values = [choice.value for choice in option.choices]
        self.rule: Rule | SegmentRule | None = None
        if len(values) == 2 and not (option.is_explained or option.may_differ):
            self.rule = SegmentRule(values, values[0], bar)
        elif not option.per_seat:
            self.rule = Rule([*values, DIFFERENT] if option.may_differ else values, values[0], bar)

    @property
    def is_own(self) -> bool:
        """Whether each seat has its own value now."""
        return self.rule is None or self.rule.current == DIFFERENT

    def value(self, order: Sequence[int]) -> str | list[str]:
        """What is chosen, for each seat in this order where every seat has its own. An option that may differ and does
        not after all is one value."""
        if self.rule and not self.is_own:
            return self.rule.current
        own = [self._rows[seat].own[self.option.name].current for seat in order]
        return own[0] if self.rule and len(set(own)) == 1 else own

    def propose(self, value: object, order: Sequence[int]) -> None:
        """Chooses what was chosen before; the inverse of `value`."""
        if isinstance(value, list):
            for seat, own in zip(order, value, strict=False):
                self._rows[seat].own[self.option.name].choose(str(own))
            if self.rule:
                self.rule.choose(DIFFERENT)
        elif self.rule:
            self.rule.choose(str(value))

    def propose_to(self, new: Sequence[int], people: Sequence[int], usual: str | list[str]) -> None:
        """To newcomers what makes the game easier, where something does; to the others what is usual."""
        easier, everybody = self.option.for_newcomers, range(len(self._rows))
        if easier and (not new or new == people):
            self.propose(easier if new else usual, everybody)
        elif easier:
            own = [*usual] if isinstance(usual, list) else [usual] * len(everybody)
            own += [self.option.choices[0].value] * (len(everybody) - len(own))
            self.propose([easier if n in new else own[n] for n in everybody], everybody)

    def set_texts(self, seated: Sequence[SeatCard]) -> None:
        """Alone nothing can differ; what differs later begins with what all have."""
        labels = {choice.value: tr(Message(choice.label)) for choice in self.option.choices}
        explanations = {choice.value: tr(Message(choice.explanation)) for choice in self.option.choices}
        if isinstance(self.rule, Rule) and self.option.may_differ:
            if len(seated) < 2 and self.is_own:
                self.rule.choose(self._rows[0].own[self.option.name].current)
            if not self.is_own:
                for row in self._rows:
                    row.own[self.option.name].choose(self.rule.current)
            if len(seated) > 1:
                labels[DIFFERENT] = QCoreApplication.translate("OptionChoice", "Different for each player")
                handicap = QCoreApplication.translate("OptionChoice", "A handicap: choose at each player’s place.")
                taste = QCoreApplication.translate("OptionChoice", "Choose at each player’s place.")
                explanations[DIFFERENT] = taste if self.option.is_language else handicap
            self.rule.values = tuple(labels)
        if self.rule:
            self.rule.set_labels(tr(Message(self.option.label)), labels, explanations)
        if has_own_rows(self.option):
            for row in seated:
                row.set_own_texts(self.option, is_shown=self.is_own)


class CoachingRule(Rule):
    """For each person. Until somebody chooses, coaching is on against the computer and off between people."""

    def __init__(self, seats: int, parent: QWidget) -> None:
        super().__init__((), "", parent)
        self._coached = [False] * seats
        self._people: Sequence[str | None] = ()
        self._was_chosen = False
        self.cards: list[ChoiceCard] = []
        """Of the list, while it is open: one for each person."""

    def propose(self, coached: Sequence[bool], is_between_people: bool) -> None:
        """What the last match had, for each seat. What it had without being chosen, other players need not have."""
        self._was_chosen = any(coached) == is_between_people
        self._coached[: len(coached)] = coached

    def coached(self, seats: int) -> list[bool]:
        """For each seat whether it is coached; a computer never is."""
        people = self._people[:seats]
        return [name is not None and is_on for name, is_on in zip(people, self._coached, strict=False)]

    def show_people(self, people: Sequence[str | None]) -> None:
        """The names of those who play, None for a computer."""
        self._people = people
        if not self._was_chosen:
            is_alone = self._is_alone
            self._coached = [is_alone for _ in self._coached]
        self.explanations = {self.current: self.tr("Shows which moves are allowed and what they are worth.")}
        self.purpose = self.tr("Tips")
        self._write()

    @property
    def _is_alone(self) -> bool:
        return sum(name is not None for name in self._people) < 2

    @property
    def value_text(self) -> str:
        coached = self.coached(len(self._people))
        named = [name for name, is_on in zip(self._people, coached, strict=True) if name is not None and is_on]
        if self._is_alone:
            return self.tr("On") if named else self.tr("Off")
        if not named:
            return self.tr("Nobody")
        everybody = sum(name is not None for name in self._people)
        if len(named) == everybody:
            return self.tr("Everybody")
        if len(named) == 1:
            return self.tr("For {name}").format(name=named[0])
        return self.tr("{n} of {all}").format(n=len(named), all=everybody)

    def make_list(self, parent: QWidget) -> QWidget:
        made = QWidget(parent)
        layout = QVBoxLayout(made)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self.cards = []
        explanation = self.explanations[self.current]
        for seat, name in enumerate(self._people):
            if name is None:
                continue
            card = ChoiceCard(made, self._coached[seat])
            label = self.tr("Tips on moves") if self._is_alone else self.tr("Tips for {name}").format(name=name)
            card.set_texts(label, explanation if self._is_alone else "")
            card.toggled.connect(lambda is_on, seat=seat: self._switch(seat, is_on))
            layout.addWidget(card)
            self.cards.append(card)
        if not self._is_alone:
            note = explanation if self._was_chosen else self.tr("Off between players unless you turn it on.")
            layout.addWidget(make_label(made, note, font=text_font(13), is_soft=True, wraps=True))
        return made

    def _switch(self, seat: int, is_on: bool) -> None:
        self._was_chosen = True
        self._coached[seat] = is_on
        self._write()
