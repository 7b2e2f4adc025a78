"""The shelf: the list of all games, and what is known of each without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message, shortened

if TYPE_CHECKING:
    from ludogite.rules.game import Move, Option, Options, Rules, Setup, State


class Game(NamedTuple):
    """A game on the shelf: what is known of it without loading its rules. Its modules are named by text, and each is
    imported when it is first needed."""

    id: str
    title: Message
    seats: range
    rules_module: str
    player_module: str
    ui_module: str | None = None
    """None: it cannot be played in the window yet."""
    sheet_module: str | None = None
    """The module that says what there is to print of it."""
    content_module: str | None = None
    """The module that draws set-ups, where they are made of what the program ships and not by the rules alone."""
    maker_module: str | None = None
    """The module that makes set-ups anew, once people have met all that ships."""
    puzzle_module: str | None = None
    """The module that makes puzzles of it."""
    part_of: str | None = None
    """The id of the game that this one is part of: it has neither a card nor rules for players of its own."""
    has_dice: bool = False
    has_daily: bool = False
    """Whether there is a match of the day, the same for everybody."""
    lower_is_better: bool = False
    """Whether of two results alone the lower one is the better."""

    turns: str = "never"
    """When players count turns, each with its roll, and not moves: "never", "alone" or "always"."""
    has_rounds: bool = False
    """Whether all play after the same roll: then players say how many rounds it has been."""
    rolls_on_after: str = ""
    """The move after which a roll belongs to the same turn."""

    @property
    def rules(self) -> Rules[Any]:
        rules: Rules[Any] = import_module(self.rules_module).RULES
        return rules

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """The options in force: those given, checked, and the defaults of the others."""
        from ludogite.rules.game import InvalidSetup

        known = {option.name: option for option in self.rules.options}
        for name in given:
            if name not in known:
                raise InvalidSetup(
                    Message(
                        QT_TRANSLATE_NOOP("rules", "There is no option “{name}” in this game."), name=shortened(name)
                    )
                )
        return {
            name: option.read(given[name], seats) if name in given else option.default(seats)
            for name, option in known.items()
        }

    def counts_turns(self, seats: int) -> bool:
        """Whether a line of the list of moves is a turn with all that is done in it."""
        return self.turns == "always" or (self.turns == "alone" and seats == 1)

    def begins_line(self, seats: int, before: str | None, move: str) -> bool:
        """Whether a move begins a line of the list of moves; `before` is the move before it. All that counts the moves
        of a match for people counts these lines."""
        if before is None or not self.counts_turns(seats):
            return True
        return move.startswith("roll") and before != self.rolls_on_after

    def read_table(self, given: Mapping[str, object], between_people: bool) -> Mapping[str, str]:
        """The table's options in force. A value that is none, and one that is only for people, becomes the default: a
        match can be played all the same."""
        in_force = {}
        for option in self.rules.table_options:
            value, values = given.get(option.name), [choice.value for choice in option.choices]
            is_offered = between_people or not option.between_people
            in_force[option.name] = str(value) if is_offered and value in values else values[0]
        return in_force

    def start(self, seats: int, options: Mapping[str, object], setup: Setup) -> State[Any]:
        from ludogite.rules.game import InvalidSetup

        if seats not in self.seats:
            raise InvalidSetup(self._wrong_number(seats))
        return self.rules.start(seats, self.read_options(seats, options), setup)

    def draw_setup(
        self, seats: int, options: Mapping[str, object], seed: int, seen: Mapping[str, int] | None = None
    ) -> Setup:
        """A set-up for a new match. `seen` says how often these people have met each of the things that can be in it
        (`things_in`): what they have met least often is taken."""
        in_force = self.read_options(seats, options)
        if not self.content_module:
            return self.rules.draw_setup(seats, in_force, seed)
        setup: Setup = import_module(self.content_module).draw_setup(seats, in_force, seed, seen or {})
        return setup

    def things_in(self, setup: Setup) -> Sequence[str]:
        """What people who have played a match with this set-up have seen and should not get again soon, by keys."""
        find = self._from_content("things_in")
        things: Sequence[str] = find(setup) if find else ()
        return things

    def is_known(self, seats: int, options: Mapping[str, object], setup: Setup, seen: Mapping[str, int]) -> bool:
        """Whether these people should rather get another set-up: one that is made anew, if the game can."""
        if find := self._from_content("is_known"):
            is_known: bool = find(seats, self.read_options(seats, options), setup, seen)
            return is_known
        return any(thing in seen for thing in self.things_in(setup))

    def make_setup(
        self,
        seats: int,
        options: Mapping[str, object],
        seed: int,
        days_since_seen: Mapping[str, int],
        table: Mapping[str, object] | None = None,
    ) -> Setup:
        """A set-up that is made anew, by a game that has a maker. It takes a while, so windows ask a worker. What these
        people have met is told with the days that have passed since; what they met last comes first. Without a table it
        is the same in every house: that of a day."""
        assert self.maker_module
        make, in_force = import_module(self.maker_module).make_setup, self.read_options(seats, options)
        setup: Setup = make(seats, in_force, seed, days_since_seen, table)
        return setup

    def offers(self, option: Option, seats: int, options: Mapping[str, object], between_people: bool) -> bool:
        """Whether this option of the table is to be chosen for such a match."""
        find = self._from_content("offers")
        return (between_people or not option.between_people) and (
            find is None or bool(find(option.name, seats, self.read_options(seats, options)))
        )

    def remark(
        self, seats: int, options: Mapping[str, object], setup: Setup, table: Mapping[str, object]
    ) -> Message | None:
        """What those who have chosen this for their table are told of a set-up that was made for them; None mostly."""
        find = self._from_content("remark")
        remark: Message | None = find(seats, self.read_options(seats, options), setup, table) if find else None
        return remark

    def doubt(self, state: State[Any], move: Move) -> Message | None:
        """Why a person should look at a move once more before it is made, where the content of the game tells that it
        is a slip; None mostly. It is given the whole state, so its answer says no more than that."""
        find = self._from_content("doubt")
        doubt: Message | None = find(state, move) if find else None
        return doubt

    def _from_content(self, name: str) -> Any:
        """What the content module offers by this name, or None."""
        return getattr(import_module(self.content_module), name, None) if self.content_module else None

    def _wrong_number(self, seats: int) -> Message:
        fewest, most = self.seats[0], self.seats[-1]
        if fewest == most:
            return Message(
                QT_TRANSLATE_NOOP("rules", "{game} is for {number} players, not {seats}."),
                game=self.title,
                number=fewest,
                seats=seats,
            )
        return Message(
            QT_TRANSLATE_NOOP("rules", "{game} is for {fewest} to {most} players, not {seats}."),
            game=self.title,
            fewest=fewest,
            most=most,
            seats=seats,
        )


SHELF: Mapping[str, Game] = {
    game.id: game
    for game in (
        Game(
            "symbols",
            Message(QT_TRANSLATE_NOOP("rules", "Six Symbols")),
            range(1, 7),
            rules_module="ludogite.rules.symbols",
            player_module="ludogite.players.symbols",
            ui_module="ludogite.ui.games.symbols",
            sheet_module="ludogite.sheets.symbols",
            puzzle_module="ludogite.puzzles.symbols",
            has_dice=True,
            has_daily=True,
            turns="alone",
            has_rounds=True,
        ),
        Game(
            "bigbang",
            Message(QT_TRANSLATE_NOOP("rules", "Big Bang")),
            range(1, 3),
            rules_module="ludogite.rules.bigbang",
            player_module="ludogite.players.bigbang",
            ui_module="ludogite.ui.games.bigbang",
            sheet_module="ludogite.sheets.bigbang",
            puzzle_module="ludogite.puzzles.bigbang",
            has_dice=True,
            has_daily=True,
            lower_is_better=True,
            turns="always",
        ),
        Game(
            "crossword",
            Message(QT_TRANSLATE_NOOP("rules", "Crossword Track")),
            range(1, 3),
            rules_module="ludogite.rules.crossword",
            player_module="ludogite.players.crossword",
            ui_module="ludogite.ui.games.crossword",
            sheet_module="ludogite.sheets.crossword",
            content_module="ludogite.content.grids",
            maker_module="ludogite.search.crossword_setup",
            has_dice=True,
            has_daily=True,
            turns="always",
            rolls_on_after="question right",
        ),
        Game(
            "cube",
            Message(QT_TRANSLATE_NOOP("rules", "Cube")),
            range(2, 3),
            rules_module="ludogite.rules.cube",
            player_module="ludogite.players.cube",
            ui_module="ludogite.ui.games.cube",
            sheet_module="ludogite.sheets.cube",
        ),
        Game(
            "challenge",
            Message(QT_TRANSLATE_NOOP("rules", "Cube Challenge")),
            range(1, 2),
            rules_module="ludogite.rules.cube.challenge",
            player_module="ludogite.players.challenge",
            ui_module="ludogite.ui.games.cube.challenges",
            sheet_module="ludogite.sheets.cube.challenge",
            content_module="ludogite.content.challenges",
            part_of="cube",
        ),
        Game(
            "shapes",
            Message(QT_TRANSLATE_NOOP("rules", "Four Shapes")),
            range(2, 3),
            rules_module="ludogite.rules.shapes",
            player_module="ludogite.players.shapes",
            ui_module="ludogite.ui.games.shapes",
            sheet_module="ludogite.sheets.shapes",
            puzzle_module="ludogite.puzzles.shapes",
        ),
    )
}
