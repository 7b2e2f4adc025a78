"""The page before a match: who sits where, who begins, and how it is played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.content.exercises import has_lesson
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person, are_alike, free_badge
from ludogite.rules import draw
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import HOME, LEARN, PRINT, PUZZLES, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import (
    BeginMatch,
    Home,
    Learn,
    OpenExtraPage,
    PrintSheets,
    SetUp,
    ShowPuzzles,
    ShowRules,
    ShowSettings,
)
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours, panel_width, text_font
from ludogite.ui.pages.game_picture import TablePicture
from ludogite.ui.pages.setup.option_choice import CoachingChoice, OptionChoice
from ludogite.ui.pages.setup.seat_card import SeatCard
from ludogite.ui.widgets.choices import ChoiceCard, Choices
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.scroll_area import AsHighAsNeeded, ScrollArea
from ludogite.ui.widgets.segments import Segments
from ludogite.ui.widgets.table_frame import TableFrame

DRAWN, LOSER = "drawn", "loser"


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
    ) -> None:
        """What was chosen for the last match of the game is proposed again; `players` are those who have played it."""
        super().__init__(game, parent)
        self.return_route = SetUp(game)
        self._people, self._colours = people, colours
        self._last_loser = last_loser
        self._players = {*players, *(last.people if last else ())}
        self._losers: dict[frozenset[str], str | None] = {}
        """By names, who lost the last match: typing a name must not read the disk with each key."""
        self._is_wide = True
        """Whether two seats have room side by side."""
        self._make_parts(colours)
        self._lay_out()
        if last:
            self._propose(last)
        else:
            self._propose_language()
        self._usual = {option: option.value(range(self.game.seats[-1])) for option in self.options}
        """What is proposed to those who have played the game, as long as nobody has chosen anything else."""
        self._connect()
        self._place_seats()

    def _make_parts(self, colours: Colours) -> None:
        """Each widget is made with its final parent: a widget that gets another one is styled again, with all that is
        in it."""
        self._make_header()
        self._panel = make_frame("panel", self)
        self._table = TableFrame(ui_of(self.game).table if self.game.ui_module else OAK, colours)
        self.seat_area = ScrollArea(self, self._table)
        self.rows: list[SeatCard] = []
        """Of as many as have been at the table so far."""
        self.picture = TablePicture(self.game, colours, self._table) if self.game.ui_module else None
        self._choices = AsHighAsNeeded(self._panel)
        inner = self._choices.inner
        at_first = 2 if 2 in self.game.seats else self.game.seats[0]
        self._count_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        self.count = Segments([str(n) for n in self.game.seats], str(at_first), inner)
        self._begins_label = make_label(inner, font=text_font(15, QFont.Weight.DemiBold))
        rules, most = self.game.rules, self.game.seats[-1]
        self.begins = Choices((DRAWN, *map(str, range(most)), LOSER), DRAWN, inner)
        self.options = [OptionChoice(option, most, inner) for option in rules.options]
        self.table_options = [OptionChoice(option, most, inner) for option in rules.table_options]
        self.coaching, self.real_dice = CoachingChoice(most, inner), ChoiceCard(inner)
        self.start_button = make_button(self._panel, is_primary=True)
        self.start_button.setProperty("large", True)
        self.lesson_button = make_button(self._panel)
        self.lesson_button.setProperty("large", True)

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

    def _propose(self, last: MatchConfig) -> None:
        """People sit before computers, whoever began."""
        order = sorted(range(len(last.seats)), key=lambda n: not last.seats[n].is_person)
        cards = [order.index(n) for n in range(len(last.seats))]
        self.count.choose(str(len(last.seats)))
        self._bring_seats()
        for card, seat in zip(cards, last.seats, strict=True):
            self.rows[card].propose(seat)
        for chosen, options in ((last.options, self.options), (last.table, self.table_options)):
            for option in options:
                if option.option.name in chosen:
                    option.propose(chosen[option.option.name], cards)
        self.real_dice.setChecked(last.real_dice)
        self.coaching.propose([last.is_coached(n) for n in order], last.is_between_people)

    def _propose_language(self) -> None:
        """That of the window, until somebody has chosen another one."""
        for choice in self.options:
            if choice.option.is_language:
                choice.propose(current_language(), range(self.game.seats[-1]))

    def _propose_to_newcomers(self) -> None:
        """Whoever has never played the game begins with what makes it easier, others with what is usual."""
        people = [n for n, row in enumerate(self.seated) if row.is_person]
        new = [n for n in people if self.rows[n].seat().name not in self._players]
        for choice, usual in self._usual.items():
            easier = choice.option.for_newcomers
            if not easier:
                continue
            everybody = range(self.game.seats[-1])
            if not new or new == people:
                choice.propose(easier if new else usual, everybody)
            else:
                own = usual if isinstance(usual, list) else [usual] * len(everybody)
                choice.propose([easier if n in new else own[n] for n in everybody], everybody)

    def _connect(self) -> None:
        self.start_button.clicked.connect(self._start)
        self.lesson_button.clicked.connect(lambda: self.requested.emit(Learn(self.game)))
        self.count.chosen.connect(self._place_seats)
        for row in self.rows:
            self._connect_seat(row)
        for option in self._all_options:
            option.changed.connect(lambda option=option: self._take_option(option))
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    def _connect_seat(self, row: SeatCard) -> None:
        row.changed.connect(self.set_texts)
        row.chooser.entered.connect(self._start)

    def _take_option(self, option: OptionChoice) -> None:
        """A choice may bring rows for each player, at its end: they are scrolled to."""
        self._usual.pop(option, None)
        self.set_texts()
        if option.is_own:
            QTimer.singleShot(0, option, lambda: self._scroll_to_end_of(option))

    def _scroll_to_end_of(self, option: OptionChoice) -> None:
        self._choices.ensureVisible(0, option.geometry().bottom(), 0, 8)

    @property
    def seated(self) -> list[SeatCard]:
        """The seats of those who play."""
        return self.rows[: int(self.count.current)]

    @property
    def _all_options(self) -> list[OptionChoice]:
        return self.options + self.table_options

    @property
    def _is_between_people(self) -> bool:
        return sum(row.is_person for row in self.seated) > 1

    def _lay_out(self) -> None:
        self._lay_out_table()
        self._lay_out_panel()
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.seat_area, stretch=1)
        body.addWidget(self._panel)
        self.lay_out(body)

    def _lay_out_table(self) -> None:
        self._seats = QGridLayout(self._table)
        self._seats.setContentsMargins(16, 20, 16, 20)
        self._seats.setSpacing(16)

    def _bring_seats(self) -> list[SeatCard]:
        """So many as are needed now; those that are new."""
        numbers = range(len(self.rows), int(self.count.current))
        new = [SeatCard(self.game, n, self._people, self._colours, self._table) for n in numbers]
        self.rows += new
        return new

    def _place_seats(self) -> None:
        """Two face each other across the board; more sit in two columns, or in one where there is no room for two,
        and the table scrolls."""
        for row in self._bring_seats():
            self._connect_seat(row)
        while self._seats.takeAt(0) is not None:
            pass
        for n in range(self._seats.rowCount()):
            self._seats.setRowStretch(n, 0)
        seated = self.seated
        is_small = len(seated) <= 2
        for n, row in enumerate(seated):
            is_alone = is_small or not self._is_wide
            place = (2 * n + 1, 0, 1, 2) if is_alone else (n // 2 + 1, n % 2, 1, 1)
            self._seats.addWidget(row, *place)
            if is_alone:
                self._seats.setAlignment(row, Qt.AlignmentFlag.AlignHCenter)
        if self.picture:
            self.picture.setVisible(is_small)
        if self.picture and is_small:
            self._seats.addWidget(self.picture, 2, 0, 1, 2)
            self._seats.setRowStretch(2, 1)
        else:
            self._seats.setRowStretch(0, 1)
            self._seats.setRowStretch(2 * self.game.seats[-1] + 1, 1)
        for row in self.rows:
            row.setVisible(row in seated)
        self.set_texts()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            is_wide = self._has_room_for_columns()
            if is_wide != self._is_wide:
                self._is_wide = is_wide
                self._place_seats()
        return super().event(event)

    def _has_room_for_columns(self) -> bool:
        margins = self._seats.contentsMargins()
        card = max(row.minimumSizeHint().width() for row in self.rows)
        needed = 2 * card + self._seats.spacing() + margins.left() + margins.right() + self.seat_area.given_to_bar
        return needed <= self.width() - panel_width()

    def _lay_out_panel(self) -> None:
        inner = QVBoxLayout(self._choices.inner)
        inner.setContentsMargins(20, 22, 20, 4)
        inner.setSpacing(8)
        for part in (self._count_label, self.count):
            inner.addWidget(part)
            part.setVisible(len(self.game.seats) > 1)
        inner.addWidget(self._begins_label)
        inner.addWidget(self.begins)
        for option in self._all_options:
            inner.addSpacing(8)
            inner.addWidget(option)
        inner.addSpacing(8)
        inner.addWidget(self.coaching)
        inner.addWidget(self.real_dice)
        inner.addStretch(1)
        self.real_dice.setVisible(self.game.has_dice)
        self.coaching.setVisible(self.game.rules.has_coaching)
        layout = QVBoxLayout(self._panel)
        layout.setContentsMargins(0, 0, 0, 20)
        layout.setSpacing(12)
        layout.addWidget(self._choices)
        layout.addStretch(1)
        start = QHBoxLayout()
        start.setContentsMargins(20, 0, 20, 0)
        start.setSpacing(10)
        start.addWidget(self.lesson_button)
        start.addWidget(self.start_button, stretch=1)
        self.lesson_button.setVisible(has_lesson(self.game.id))
        layout.addLayout(start)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._table.set_colours(colours)
        for row in self.rows:
            row.set_colours(colours)
        if self.picture:
            self.picture.colours = colours
            self.picture.update()

    def take_focus(self, is_by_key: bool) -> None:
        """Enter starts, however the page was opened."""
        self.start_button.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def set_texts(self) -> None:
        super().set_texts()
        for row in self.rows:
            row.set_texts()
        self._give_badges()
        for row in self.seated:
            row.offer({other.seat().name for other in self.seated if other is not row})
            row.complain(self._complaint(row)[0])
        self.title.setText(tr(self.game.title))
        self.start_button.setText(self.tr("Start"))
        self.lesson_button.setText(tr(LEARN))
        self._count_label.setText(self.tr("How many players?"))
        self.count.set_labels(self.tr("How many players?"), {str(n): str(n) for n in self.game.seats})
        self._set_begins_texts()
        self._propose_to_newcomers()
        for option in self._all_options:
            option.set_texts([shown_name(row.seat()) for row in self.seated])
        for option in self.table_options:
            option.setVisible(self._is_between_people or not option.option.between_people)
        self.real_dice.set_texts(self.tr("Real dice"), self.tr("Roll your own dice and enter what they show."))
        self.coaching.show_people([shown_name(row.seat()) if row.is_person else None for row in self.seated])

    def _set_begins_texts(self) -> None:
        loser = self._loser()
        if loser is None and self.begins.current == LOSER:
            self.begins.choose(DRAWN)
        names = {DRAWN: self.tr("Random"), LOSER: self.tr("Loser of the last game")}
        names |= {str(n): self._name_of(row) for n, row in enumerate(self.seated)}
        lost = (
            self.tr("{name} lost it.").format(name=shown_name(loser))
            if loser
            else self.tr("These two have not played yet, or their last game was a draw.")
        )
        self._begins_label.setText(self.tr("Who starts?"))
        self.begins.set_labels(self.tr("Who starts?"), names, {LOSER: lost})
        self.begins.buttons[LOSER].setEnabled(loser is not None)
        self.begins.buttons[LOSER].setVisible(len(self.seated) == 2)
        for n in range(self.game.seats[-1]):
            self.begins.buttons[str(n)].setVisible(n < len(self.seated))
        if self.begins.current.isdigit() and int(self.begins.current) >= len(self.seated):
            self.begins.choose(DRAWN)
        for part in (self._begins_label, self.begins):
            part.setVisible(len(self.seated) > 1 and not self.game.rules.opening_decides)

    def _name_of(self, row: SeatCard) -> str:
        """The name of a seat; where several computers play, with the number of the seat."""
        name = shown_name(row.seat())
        if sum(not other.is_person for other in self.seated) > 1 and not row.is_person:
            return self.tr("{name}, seat {n}").format(name=name, n=row.number + 1)
        return name

    def _loser(self) -> Seat | None:
        """Who lost the last match between exactly these two."""
        seats = [row.seat() for row in self.seated]
        names = frozenset(seat.name for seat in seats)
        if len(seats) != 2 or len(names) != 2:
            return None
        if names not in self._losers:
            self._losers[names] = self._last_loser(set(names))
        return next((seat for seat in seats if seat.name == self._losers[names]), None)

    def _give_badges(self) -> None:
        remembered = {(person.colour, person.sign) for person in self._people}
        for row in self.seated:
            others = {other.badge.badge for other in self.seated if other is not row and other.is_person}
            if row.wants_badge and (row.badge.badge in remembered or are_alike(row.badge.badge, others)):
                row.set_badge(free_badge(row.number, others, remembered))

    def _complaint(self, row: SeatCard) -> tuple[str, QWidget | None]:
        """Why this person cannot sit down like this, and the widget to change. Of two that are alike, the second is to
        change."""
        if not row.is_person:
            return "", None
        name = row.seat().name
        for other in self.seated:
            is_earlier = other.is_person and other.number < row.number
            if (is_earlier or not other.is_person) and shown_name(other.seat()).casefold() == name.casefold():
                taken = self.tr("{name} is already playing. Choose another name.")
                return taken.format(name=shown_name(other.seat())), row.chooser
            if is_earlier and other.badge.badge == row.badge.badge:
                taken = self.tr("{name} already has this badge. Press it to change.")
                return taken.format(name=other.seat().name), row.badge
        return "", None

    def _start(self) -> None:
        for row in self.seated:
            _, place = self._complaint(row)
            if place is not None:
                self.seat_area.ensureWidgetVisible(row)
                place.setFocus()
                return
        seed = secrets.randbits(63)
        seats = [row.seat() for row in self.seated]
        first = self._first(seats, seed)
        order = [*range(first, len(seats)), *range(first)]
        options = {each.option.name: each.value(order) for each in self.options}
        table = {each.option.name: each.value(order) for each in self.table_options if each.isVisible()}
        chosen = self.coaching.coached(len(order)) if self.game.rules.has_coaching else []
        coached = frozenset(n for n, seat in enumerate(order) if chosen and chosen[seat])
        people = [n for n in order if seats[n].is_person]
        config = MatchConfig(
            game=self.game,
            seats=tuple(seats[n] for n in order),
            options=options,
            setup=self.game.draw_setup(len(order), options, seed),
            seed=seed,
            real_dice=self.real_dice.isChecked(),
            is_coaching=bool(coached),
            coached=None if len(coached) == len(people) else coached,
            table=table,
        )
        self.requested.emit(BeginMatch(config, [row.person() for row in self.seated if row.is_named]))

    def _first(self, seats: Sequence[Seat], seed: int) -> int:
        """Where the opening decides who begins, everybody keeps the seat in which he sits."""
        if self.game.rules.opening_decides:
            return 0
        loser = self._loser()
        if self.begins.current == LOSER and loser:
            return seats.index(loser)
        return draw.below(len(seats), seed, "first") if self.begins.current == DRAWN else int(self.begins.current)


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
    )
