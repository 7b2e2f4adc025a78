"""The page before a match: the table is laid, those who play sit down, and the bar below says how it is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.content.exercises import has_lesson
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import BEGINNER
from ludogite.rules import draw
from ludogite.rules.game import Setup
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import HOME, PRINT, PUZZLES, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import (
    BeginMatch,
    Home,
    Learn,
    OpenExtraPage,
    PrintSheets,
    SetUp,
    ShowPerson,
    ShowPuzzles,
    ShowRules,
    ShowSettings,
)
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import tr
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours, scale_of
from ludogite.ui.pages.setup.laid_table import LaidTable
from ludogite.ui.pages.setup.match_rules import REAL, MatchRules
from ludogite.ui.pages.setup.rule_bar import Rule, RuleBar, RuleList
from ludogite.ui.pages.setup.seat_card import SeatCard
from ludogite.ui.pages.setup.seated import complaint_about, give_badges, name_at, number_at
from ludogite.ui.pages.setup.starter import DRAWN, LOSER, Seated, Starter
from ludogite.ui.widgets.parts import button_text
from ludogite.ui.widgets.scroll_area import ScrollArea
from ludogite.ui.widgets.table_frame import TableFrame

MINUTES = QT_TRANSLATE_NOOP("setup", "%n minute(s)", None, 0)
BELOW, WIDEST_BAR = 12, 1232
"""Pixels below the bar, twice as many beside it, and of its width in a window of the usual size."""


class SetupPage(HeadedPage):
    game: Game

    def __init__(
        self,
        game: Game,
        people: Sequence[Person],
        last_loser: Callable[[set[str]], str | None],
        colours: Colours,
        parent: QWidget | None = None,
        last: MatchConfig | None = None,
        players: Collection[str] = (),
        seed: int | None = None,
        seen: Callable[[Sequence[str]], Mapping[str, int]] = lambda names: {},
        left: MatchConfig | None = None,
        keep: Callable[[MatchConfig], None] = lambda chosen: None,
    ) -> None:
        """What was chosen for the last match of the game is proposed again; `players` are those who have played it. The
        seed is that of the match to come, and `seen` is what people of these names have met in the game before. `left`
        is what was chosen when the page was left without a match; `keep` is told that."""
        super().__init__(game, parent)
        self.return_route = SetUp(game)
        self._people, self._colours = people, colours
        self._last_loser = last_loser
        self._players = {*players, *(last.people if last else ())}
        self._losers: dict[frozenset[str], str | None] = {}
        """By names, who lost the last match: typing a name must not read the disk with each key."""
        self._keep = keep
        self._seed, self._seen = secrets.randbits(63) if seed is None else seed, seen
        self._drawn_for: tuple[object, ...] = ()
        """What the set-up on the table depends on."""
        self._setup: Setup = {}
        self.list: RuleList | None = None
        """The open list of a rule."""
        self._make_parts(colours)
        self._lay_out()
        self._propose(left or last)
        self._connect()
        self._place_seats()
        self._proposed = self._config()

    def _make_parts(self, colours: Colours) -> None:
        """Each widget is made with its final parent: a widget that gets another one is styled again, with all that is
        in it."""
        self._make_header()
        most = self.game.seats[-1]
        self._ground = TableFrame(ui_of(self.game).table if self.game.ui_module else OAK, colours, self)
        self.table = LaidTable(self.game, lambda parent: Starter(most, colours, parent), colours)
        self.begins, self.lesson_button = self.table.starter, self.table.lesson_button
        self.seat_area = ScrollArea(self._ground, self.table)
        self.rows: list[SeatCard] = []
        """Of as many as have been at the table so far."""
        self.bar = RuleBar(colours, self._ground)
        self._ground.plates = (self.bar,)
        self.rules = MatchRules(self.game, self.rows, self.bar.cells)
        self.start_button = self.bar.start_button
        self._bring_seats()

    def _make_header(self) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.home_button, self.title = self.header.back, self.header.title
        extra = ui_of(self.game).extra_page_labels if self.game.ui_module else None
        self.extra_button = self.header.add_button(extra.in_setup, OpenExtraPage(self.game)) if extra else None
        has_puzzles = bool(self.game.puzzle_module)
        self.puzzles_button = self.header.add_button(PUZZLES, ShowPuzzles(self.game)) if has_puzzles else None
        self.rules_button = self.header.add_button(RULES, ShowRules(self.game))
        self.print_button = self.header.add_button(PRINT, PrintSheets()) if self.game.sheet_module else None
        self.settings_button = self.header.add_button(SETTINGS, ShowSettings())

    def _propose(self, last: MatchConfig | None) -> None:
        """People sit before computers, whoever began."""
        seats = last.seats if last else ()
        order = sorted(range(len(seats)), key=lambda n: not seats[n].is_person)
        cards = [order.index(n) for n in range(len(seats))]
        if seats:
            self.rules.count.choose(str(len(seats)))
            self._bring_seats()
        for card, seat in zip(cards, seats, strict=True):
            self.rows[card].propose(seat)
        self.rules.propose(last, cards)

    def _connect(self) -> None:
        self.start_button.clicked.connect(self._start)
        self.lesson_button.clicked.connect(self._learn)
        self.rules.count.chosen.connect(self._place_seats)
        self.begins.chosen.connect(lambda: self._lay())
        for row in self.rows:
            self._connect_seat(row)
        self.rules.connect_choices()
        self.rules.option_chosen.connect(self._take_option)
        for rule in self.findChildren(Rule):
            rule.list_wanted.connect(lambda rule=rule: self.open_list(rule))
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    def _connect_seat(self, row: SeatCard) -> None:
        row.chooser.offer_page()
        row.chooser.page_wanted.connect(lambda name: self.requested.emit(ShowPerson(name)))
        row.changed.connect(self._take_seat)
        row.own_chosen.connect(self._take_own)
        row.chooser.entered.connect(self.start_button.setFocus)  # a name is not all there is to choose
        row.chooser.picker.entered.connect(self._start)

    def _take_seat(self) -> None:
        before = self._needed
        self.set_texts()
        if self._needed != before:
            self._arrange()

    @property
    def _needed(self) -> tuple[int, int]:
        """Who lost last time may come or go, and a rule that only people have."""
        return self.begins.least_width, self.bar.height_in(self.bar.width())

    def _take_option(self) -> None:
        self.set_texts()
        self._arrange()

    def _take_own(self) -> None:
        self.rules.take_own()
        self.set_texts()

    def open_list(self, rule: Rule) -> None:
        self.list = RuleList(rule, self)
        self.list.destroyed.connect(self._forget_list)

    def _forget_list(self) -> None:
        self.list = None

    @property
    def seated(self) -> list[SeatCard]:
        """The seats of those who play."""
        return self.rules.seated

    def _lay_out(self) -> None:
        ground = QVBoxLayout(self._ground)
        ground.setContentsMargins(0, 0, 0, BELOW)
        ground.setSpacing(0)
        ground.addWidget(self.seat_area, stretch=1)
        self._beside_bar = QHBoxLayout()
        self._beside_bar.addWidget(self.bar)
        ground.addLayout(self._beside_bar)
        self.lesson_button.setVisible(has_lesson(self.game.id))
        self.lay_out(self._ground)

    def _bring_seats(self) -> list[SeatCard]:
        """So many as are needed now; those that are new."""
        numbers = range(len(self.rows), int(self.rules.count.current))
        new = [SeatCard(self.game, n, self._people, self._colours, self.table) for n in numbers]
        self.rows += new
        return new

    def _place_seats(self) -> None:
        for row in self._bring_seats():
            self._connect_seat(row)
        for row in self.rows:
            row.setVisible(row in self.seated)
        self.set_texts()
        self._arrange()

    def _arrange(self) -> None:
        """Where those who play and a bar of several lines have no room, its cells are scrolled with the plates. Only
        the button that starts stays."""
        most = round(WIDEST_BAR * max(scale_of(self.window().size()), 1))
        beside = max((self.width() - most) // 2, 2 * BELOW)
        self._beside_bar.setContentsMargins(beside, 0, beside, 0)
        wide, bar = self.width() - 2 * beside, self.bar
        header = max(self.header.sizeHint().height(), self.header.minimumHeight())
        height = self.height() - header - BELOW
        is_low = self.table.least_height(self.seated, self.width()) + bar.height_in(wide) > height
        is_low = is_low and bar.lines_in(wide) > 1
        if is_low:
            self.table.take_rules(bar.cells)
        bar.take_cells(not is_low, wide)
        room = QSize(self.width(), height - bar.minimumHeight())
        self.table.place(self.seated, room, self.seat_area.given_to_bar)
        # Tab goes from seat to seat, whenever they came, then to who starts and to the bar.
        parts = [part for row in self.rows for part in row.in_order]
        parts += [*self.begins.buttons.values(), *bar.cells.buttons, bar.start_button]
        for before, after in pairwise(parts):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Words in another language or size need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange_anew()

    def _arrange_anew(self) -> None:
        """What a list belongs to is elsewhere now."""
        self._arrange()
        if self.list:
            self.list.close_list()

    @property
    def _order(self) -> list[int]:
        """The plates in the order of play. Chance has decided it already: what lies before somebody stays theirs."""
        loser, seats = self._loser(), [row.seat() for row in self.seated]
        if self.game.rules.opening_decides:
            first = 0
        elif self.begins.current == LOSER and loser:
            first = seats.index(loser)
        elif self.begins.current == DRAWN:
            first = draw.below(len(seats), self._seed, "first")
        else:
            first = int(self.begins.current)
        return [*range(first, len(seats)), *range(first)]

    def _lay(self) -> None:
        """What is on the table is what will be played with."""
        order = self._order
        options = self.rules.values(order)
        setup = self._draw_setup(options)
        rings = ui_of(self.game).seat_colours if self.game.ui_module and len(order) > 1 else ()
        seats = [order.index(n) if rings else n for n in range(len(order))]  # what is alike is numbered as it lies
        self.table.lay(options, setup, seats)
        for row, seat in zip(self.seated, seats, strict=True):
            row.show_pieces(rings[seat] if seat < len(rings) else "")

    @property
    def laid_setup(self) -> Setup:
        """What the match will be played with."""
        return self._setup

    def _draw_setup(self, options: Mapping[str, object]) -> Setup:
        """Whoever is only being typed has met nothing: that does not read the disk with each key."""
        names = tuple(row.seat().name for row in self.seated if row.is_person and row.seat().name in row.people)
        depends = len(self.seated), str(options), names
        if depends != self._drawn_for:
            self._drawn_for = depends
            seen = self._seen(names) if self.game.content_module else {}
            self._setup = self.game.draw_setup(len(self.seated), options, self._seed, seen)
        return self._setup

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._ground.set_colours(colours)
        for row in self.rows:
            row.set_colours(colours)
        self.bar.cells.colours = self.table.colours = self.begins.colours = colours
        self.set_texts()

    def take_focus(self, is_by_key: bool) -> None:
        """Enter starts, however the page was opened."""
        self.start_button.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def set_texts(self) -> None:
        super().set_texts()
        for row in self.rows:
            row.set_texts()
        give_badges(self.seated, self._people)
        for row in self.seated:
            row.offer({other.seat().name for other in self.seated if other is not row})
            row.complain(complaint_about(row, self.seated)[0])
        self._show_whether_it_starts()
        self.title.setText(tr(self.game.title))
        self.start_button.setText(self.tr("Start"))
        self._set_head_texts()
        self._set_begins_texts()
        self.rules.propose_to_newcomers(self._players)
        self.rules.set_texts(self._order)
        self._lay()

    def _show_whether_it_starts(self) -> None:
        """The button looks as if it could not be pressed while somebody cannot sit like this, and leads there."""
        is_refused, button = self._is_refused, self.start_button
        if is_refused != bool(button.property("unavailable")):
            button.setProperty("unavailable", is_refused)
            button.style().unpolish(button)
            button.style().polish(button)

    @property
    def _is_refused(self) -> bool:
        """Whether somebody cannot sit like this."""
        return any(complaint_about(row, self.seated)[0] for row in self.seated)

    def _set_head_texts(self) -> None:
        """Who has not played the game yet is offered its lesson by name."""
        ui = ui_of(self.game) if self.game.ui_module else None
        is_alone = len(self.seated) == 1
        aim = ui and (ui.solo_aim if is_alone and ui.solo_aim else ui.aim)
        self.table.aim.setText(tr(aim) if aim else "")
        parts = [tr(ui.course)] if ui and ui.course and not is_alone else []
        parts += [tr(Message(MINUTES, n=ui.minutes))] if ui and ui.minutes else []
        self.table.course.setText(" · ".join(parts))
        name = self._newcomer.seat().name if self._newcomer else ""
        learn = self.tr("{name}, learn by playing").format(name=name) if name else self.tr("Learn by playing")
        self.lesson_button.setText(button_text(learn))

    @property
    def _newcomer(self) -> SeatCard | None:
        """Where the first one sits who has not played the game yet."""
        new = (row for row in self.seated if row.is_named and row.seat().name not in self._players)
        return next(new, None)

    def _set_begins_texts(self) -> None:
        loser, has_opening = self._loser(), self.game.rules.opening_decides
        seated = []
        for row in self.seated:
            number = number_at(row, self.seated)
            row.show_number(number)
            seated.append(Seated(name_at(row, self.seated), row.badge.badge if row.is_person else None, number))
        self.begins.show_seated(seated, shown_name(loser) if loser else "")
        self.begins.setVisible(len(self.seated) > 1 and not has_opening)
        self.table.set_texts()
        self.table.opening.setVisible(len(self.seated) > 1 and has_opening)

    def _loser(self) -> Seat | None:
        """Who lost the last match between exactly these two."""
        seats = [row.seat() for row in self.seated]
        names = frozenset(seat.name for seat in seats)
        if len(seats) != 2 or len(names) != 2:
            return None
        if names not in self._losers:
            self._losers[names] = self._last_loser(set(names))
        return next((seat for seat in seats if seat.name == self._losers[names]), None)

    def _start(self) -> None:
        for row in self.seated:
            _, place = complaint_about(row, self.seated)
            if place is not None:
                self.seat_area.ensureWidgetVisible(row)
                place.setFocus()
                return
        self._proposed = self._config()
        self.requested.emit(BeginMatch(self._proposed, [row.person() for row in self.seated if row.is_named]))

    def _learn(self) -> None:
        """Who is offered the lesson; else the first person at the table."""
        learner = self._newcomer or next((row for row in self.seated if row.is_person), None)
        levels = [row.level.current for row in self.seated if not row.is_person]
        level = levels[0] if len(levels) == 1 else BEGINNER
        self.requested.emit(Learn(self.game, learner.person() if learner else None, level))

    def leave(self) -> None:
        if not self._is_refused and (chosen := self._config()) != self._proposed:
            self._keep(chosen)

    def _config(self) -> MatchConfig:
        seats, order = [row.seat() for row in self.seated], self._order
        options, coached = self.rules.values(order), self.rules.coached(order)
        people = [n for n in order if seats[n].is_person]
        return MatchConfig(
            game=self.game,
            seats=tuple(seats[n] for n in order),
            options=options,
            setup=self._draw_setup(options),
            seed=self._seed,
            real_dice=self.rules.real_dice.current == REAL,
            is_coaching=bool(coached),
            coached=None if len(coached) == len(people) else coached,
            table=self.rules.table_values(order),
        )


def open_setup(session: Session, game: Game, parent: QWidget) -> SetupPage:
    store = session.store
    return SetupPage(
        game,
        session.people,
        lambda names: store.last_loser(game.id, names) if store else None,
        session.colours,
        parent,
        session.last_config(game),
        store.names(game.id) if store else (),
        session.next_seeds.setdefault(game.id, secrets.randbits(63)),
        lambda names: session.seen(game, names),
        session.left_setups.get(game.id),
        lambda chosen: session.left_setups.update({game.id: chosen}),
    )
