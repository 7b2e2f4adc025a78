"""The choices in the bar at set-up: how many play, the options of the game, the dice and coaching. They begin with
those of the last match, or with what makes a game easier for newcomers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from ludogite.match.config import MatchConfig
from ludogite.rules.shelf import Game
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.look.language import current_language
from ludogite.ui.pages.setup.option_choice import CoachingRule, OptionChoice
from ludogite.ui.pages.setup.rule_bar import Rule, RuleCells, SegmentRule
from ludogite.ui.pages.setup.seat_card import SeatCard

ON_SCREEN, REAL = "screen", "real"


class MatchRules(QObject):
    option_chosen = Signal()

    def __init__(self, game: Game, rows: Sequence[SeatCard], cells: RuleCells) -> None:
        """`rows` grows with the number of those who play."""
        super().__init__(cells)
        self._game, self._rows = game, rows
        rules, most = game.rules, game.seats[-1]
        at_first = 2 if 2 in game.seats else game.seats[0]
        self.count = SegmentRule([str(n) for n in game.seats], str(at_first), cells)
        self.options = [OptionChoice(option, rows, cells) for option in rules.options]
        self.table_options = [OptionChoice(option, rows, cells) for option in rules.table_options]
        self.real_dice = Rule((ON_SCREEN, REAL), ON_SCREEN, cells)
        self.coaching = CoachingRule(most, cells)
        self._usual: dict[OptionChoice, str | list[str]] = {}
        """What is proposed to those who have played the game, as long as nobody has chosen anything else."""
        in_bar = sorted(self.all_options, key=lambda each: not each.option.is_language)  # what is read is seen first
        for cell, is_offered in (
            (self.count, len(game.seats) > 1),
            *((each.rule, True) for each in in_bar if each.rule),
            (self.real_dice, game.has_dice),
            (self.coaching, rules.has_coaching),
        ):
            cells.add(cell)
            cell.setVisible(is_offered)

    @property
    def all_options(self) -> list[OptionChoice]:
        return self.options + self.table_options

    @property
    def seated(self) -> list[SeatCard]:
        """The seats of those who play."""
        return [*self._rows[: int(self.count.current)]]

    # What is proposed

    def propose(self, last: MatchConfig | None, cards: Sequence[int]) -> None:
        """What the last match had, whose seats are those of these cards now. If there was none, clues are in the
        language of the window."""
        if last is None:
            for choice in self.options:
                if choice.option.is_language:
                    choice.propose(current_language(), range(len(self._rows)))
        else:
            self._propose_last(last, cards)
        self._usual = {option: option.value(range(len(self._rows))) for option in self.options}

    def _propose_last(self, last: MatchConfig, cards: Sequence[int]) -> None:
        for chosen, options in ((last.options, self.options), (last.table, self.table_options)):
            for option in options:
                if option.option.name in chosen:
                    option.propose(chosen[option.option.name], cards)
        self.real_dice.choose(REAL if last.real_dice else ON_SCREEN)
        order = sorted(range(len(cards)), key=lambda seat: cards[seat])
        self.coaching.propose([last.is_coached(n) for n in order], last.is_between_people)

    def propose_to_newcomers(self, players: Collection[str]) -> None:
        """Whoever has never played the game begins with what makes it easier, others with what is usual."""
        people = [n for n, row in enumerate(self.seated) if row.is_person]
        new = [n for n in people if self._rows[n].seat().name not in players]
        for choice, usual in self._usual.items():
            choice.propose_to(new, people, usual)

    # What is chosen

    def connect_choices(self) -> None:
        for option in self.all_options:
            if option.rule:
                option.rule.chosen.connect(lambda _value, option=option: self._take(option))

    def _take(self, option: OptionChoice) -> None:
        self._usual.pop(option, None)
        self.option_chosen.emit()

    def take_own(self) -> None:
        """An option of a seat was chosen."""
        self._usual = {option: usual for option, usual in self._usual.items() if not option.is_own}

    def values(self, order: Sequence[int]) -> dict[str, str | list[str]]:
        """Of the options of the game, for these seats."""
        return {each.option.name: each.value(order) for each in self.options}

    def table_values(self, order: Sequence[int]) -> dict[str, str | list[str]]:
        return {each.option.name: each.value(order) for each in self.table_options if self._is_offered(each, order)}

    def coached(self, order: Sequence[int]) -> frozenset[int]:
        """Which seats of the match are coached, by their place in this order."""
        chosen = self.coaching.coached(len(order)) if self._game.rules.has_coaching else []
        return frozenset(n for n, seat in enumerate(order) if chosen and chosen[seat])

    def _is_offered(self, option: OptionChoice, order: Sequence[int]) -> bool:
        is_between_people = sum(row.is_person for row in self.seated) > 1
        return self._game.offers(option.option, len(self.seated), self.values(order), is_between_people)

    def set_texts(self, order: Sequence[int]) -> None:
        self.count.set_labels(self.tr("Players"), {str(n): str(n) for n in self._game.seats}, {})
        for option in self.all_options:
            option.set_texts(self.seated)
        for option in self.table_options:
            if option.rule:
                option.rule.setVisible(self._is_offered(option, order))
        dice = {ON_SCREEN: self.tr("On screen"), REAL: self.tr("Real dice")}
        meanings = {
            ON_SCREEN: self.tr("The program rolls."),
            REAL: self.tr("Roll your own dice and enter what they show."),
        }
        self.real_dice.set_labels(self.tr("Dice"), dice, meanings)
        self.coaching.show_people([shown_name(row.seat()) if row.is_person else None for row in self.seated])
