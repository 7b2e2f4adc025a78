"""The page of statistics: of one game, of everybody or one person. What takes long is read in steps, and pyqtgraph is
imported in steps before the first chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ludogite.match.library.statistics import ScoreKind, Selection, Statistics
from ludogite.match.people import Person, with_names
from ludogite.match.store.counted import LeftOut
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.chart import Chart
from ludogite.ui.base.game_statistics import Figure
from ludogite.ui.base.game_ui import games_with_card, whole_game
from ludogite.ui.base.page import PERSON, STATISTICS, FrontPage
from ludogite.ui.base.routes import SetUp, ShowMistakes, ShowPerson
from ludogite.ui.base.session import Session
from ludogite.ui.base.solo_game import figure
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.game_picture import GamePicture
from ludogite.ui.pages.statistics.chart_card import ChartCard, load_plots
from ludogite.ui.pages.statistics.figures import Figures
from ludogite.ui.pages.statistics.general_charts import charts_of, score_words
from ludogite.ui.pages.statistics.people_list import PeopleList
from ludogite.ui.pages.statistics.reader import Reader, statistics_of
from ludogite.ui.widgets.choices import Picker
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button, make_frame, make_label, set_tip
from ludogite.ui.widgets.scroll_area import FootFade
from ludogite.ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ludogite.match.store.store import Store

PEOPLE_WIDTH, PEOPLE_PART = 210, 0.27
"""Of the list of people, with text of the usual size, and the part of the page that it has at most."""
CHART_WIDTH = 350
"""As many charts stand side by side as have this width, up to three where there is much more."""
MOST_ABREAST = 3
WIDEST = 2100
MANY = 200
"""From so many matches on, counting them is said with how many are read."""
OF_GAMES = QT_TRANSLATE_NOOP("statistics", "{what} (%n game(s))", None, 0)
COUNTING = QT_TRANSLATE_NOOP("statistics", "Counting your games… {n}")
MISTAKES = Message(QT_TRANSLATE_NOOP("statistics", "Mistakes"))
LEFT_OUT = {
    LeftOut.HELP: QT_TRANSLATE_NOOP("statistics", "%n game(s) left out: with a hint or an undone move.", None, 0),
    LeftOut.REPEATED: QT_TRANSLATE_NOOP(
        "statistics", "%n game(s) left out: further attempts at the game of a day.", None, 0
    ),
    LeftOut.OWN_DICE: QT_TRANSLATE_NOOP("statistics", "%n game(s) left out: solo with your own dice.", None, 0),
    LeftOut.BRANCH: QT_TRANSLATE_NOOP("statistics", "%n game(s) left out: played on from another game.", None, 0),
}


class StatisticsPage(FrontPage):
    def __init__(
        self, store: Store | None, people: Sequence[Person], colours: Colours, game: Game | None, name: str | None
    ) -> None:
        """Those who have played here, who was here last first."""
        games = games_with_card()
        super().__init__(whole_game(game) if game else games[0])
        self._store, self._people, self.colours, self.name = store, people, colours, name
        self._games = {other.id: other for other in games}
        self._reader = Reader(store, self)
        self._drawing = Turns(self, budget_s=0)
        self._kind: ScoreKind | None = None
        self.cards: list[ChartCard] = []
        self.shown_cards = 0
        """So many of them are in use."""
        self._count = 0
        """So many will be."""
        self._places: dict[ChartCard, tuple[int, int, int, int]] = {}
        self.person_button = self.header.add_button(PERSON)
        self.person_button.clicked.connect(self._show_person)
        self.mistakes_button = self.header.add_button(MISTAKES)
        self.mistakes_button.clicked.connect(self._show_mistakes)
        self._make_parts()
        self._lay_out_page()
        self._reader.finished.connect(self._show)
        self._reader.progressed.connect(self._say_progress)
        self.people.show_people(people, name)
        self.people.chosen.connect(self.choose_person)
        self.games.chosen.connect(lambda id: self.choose_game(self._games[id]))
        self.kinds.activated.connect(self._choose_kind)
        self.play_button.clicked.connect(lambda: self.requested.emit(SetUp(self._shown_game)))
        self.set_texts()
        self._read()

    def _make_parts(self) -> None:
        self.people = PeopleList(self.colours, self)
        self.games = Segments(tuple(self._games), self._shown_game.id, self)
        self.heading = ElidedLabel(title_font(28))
        self.heading.setMinimumWidth(110)  # a kind may be long, and is shortened too
        self.kinds = Picker(self)
        self.kinds.setMinimumWidth(200)
        self.kinds.setSizeAdjustPolicy(Picker.SizeAdjustPolicy.AdjustToContents)
        self.status = make_label(font=text_font(14, QFont.Weight.Medium))
        self.figures = Figures(self)
        self.left_out = make_label(font=text_font(14), wraps=True)
        self.empty = make_frame("seat", self)
        self._empty_text = make_label(self.empty, font=text_font(17), wraps=True)
        self._picture = GamePicture(self.colours, self.empty)
        self.play_button = make_button(self.empty, is_primary=True)
        self.play_button.setProperty("large", True)
        self.area = QScrollArea(self)
        self.area.setObjectName("statistics")
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        FootFade(self.area)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out_page(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(18)
        words.addStretch(1)
        words.addWidget(self._empty_text)
        words.addWidget(self.play_button, alignment=Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        empty = QHBoxLayout(self.empty)
        empty.setContentsMargins(28, 28, 32, 28)
        empty.setSpacing(32)
        empty.addWidget(self._picture)
        empty.addLayout(words, stretch=1)
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addWidget(self.status, stretch=1)
        head.addWidget(self.kinds)
        self._content = content = QWidget()
        content.setObjectName("statistics")
        content.setMaximumWidth(WIDEST)
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 18, 24, 24)
        column.setSpacing(14)
        column.addWidget(self.games, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addLayout(head)
        column.addWidget(self.figures)
        column.addWidget(self.left_out)
        column.addWidget(self.empty)
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.area.setWidget(content)
        left = make_frame("people", self)
        inside = QVBoxLayout(left)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.people)
        self._left = left
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(left)
        row.addWidget(self.area, stretch=1)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(row)

    @property
    def _shown_game(self) -> Game:
        assert self.game is not None
        return self.game

    @property
    def is_settled(self) -> bool:
        """Whether all is read and drawn."""
        return not self._reader.is_reading and not self._drawing.is_going

    def take_focus(self, is_by_key: bool) -> None:
        reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        self.people.buttons[self.name if self.name in self.people.buttons else None].setFocus(reason)

    def leave(self) -> None:
        self._reader.stop()
        self._drawing.stop()

    # What is chosen

    def choose_game(self, game: Game) -> None:
        self.game, self._kind = game, None
        self._read()

    def choose_person(self, name: str | None) -> None:
        if name != self.name:
            self.name, self._kind = name, None
            self._show()

    def _show_person(self) -> None:
        if self.name is not None:
            self.requested.emit(ShowPerson(self.name))

    def _show_mistakes(self) -> None:
        """They are on a person's own statistics only."""
        if self.name is not None:
            self.requested.emit(ShowMistakes(self.name))

    def _choose_kind(self, index: int) -> None:
        self._kind = self.kinds.itemData(index)
        self._show()

    def _read(self) -> None:
        self._set_heading()
        if self._reader.together(self._shown_game) is not None:
            self._show()
        else:
            self._drawing.stop()
            self._make_room_for(0)
            self.figures.hide()
            self.left_out.hide()
            self.empty.hide()
            self.kinds.hide()
            self._reader.read(self._shown_game)

    def _say_progress(self, count: int) -> None:
        self.status.setText(tr(Message(COUNTING, n=count)) if count >= MANY else "")

    # What is shown

    def _show(self) -> None:
        read = self._reader.together(self._shown_game)
        if read is not None:
            for button in (self.person_button, self.mistakes_button):
                button.setVisible(bool(self.people.people))
                button.setEnabled(self.name is not None)
                set_tip(button, "" if self.name else self.tr("Choose a person first."))
            self.status.setText("")
            self._set_heading()
            self._drawing.stop()
            self._drawing.begin(self._show_read(read))

    def _show_read(self, read: Sequence[tuple[Game, Statistics]]) -> Iterator[None]:
        """What takes a while with thousands of matches is counted in one turn of the event loop each."""
        self._list_people([name for _, statistics in read for name in statistics.names])
        yield
        selections = []
        for game, statistics in read:
            selections.append((game, statistics.of(self.name)))
            yield
        selection = selections[0][1]
        kinds = selection.kinds()
        self._kind = self._kind if self._kind in kinds else next(iter(kinds), None)
        self._show_kinds(kinds)
        yield
        self.figures.show_figures(self._figures(selection))
        self.figures.setVisible(bool(selection.seats))
        yield
        charts = []
        for chart in charts_of(selections, self._kind):
            charts.append(chart)
            yield
        left_out = self._left_out_lines(selections)
        is_empty = not charts and not any(each.seats for _, each in selections)
        self.left_out.setText(left_out)
        self.left_out.setVisible(bool(left_out) and not is_empty)
        self.empty.setVisible(is_empty)
        self._set_texts_of_empty(left_out)
        self._make_room_for(len(charts))
        yield from self._draw_all(charts)

    def _list_people(self, names: Sequence[str]) -> None:
        stored = self._store.everybody() if self._store else ()
        self.people.show_people(with_names(self.people.people or self._people, names, stored), self.name)

    def _make_room_for(self, count: int) -> None:
        self._count, self.shown_cards = count, 0
        for card in self.cards[count:]:
            card.hide()
        self._arrange()

    def _draw_all(self, charts: Sequence[Chart]) -> Iterator[None]:
        """One card in each turn of the event loop."""
        if charts and not self.cards:
            yield from load_plots()
        for chart in charts:
            if self.shown_cards == len(self.cards):
                self._add_card()
                yield
            card = self.cards[self.shown_cards]
            card.about = f"{self.heading.text()}, {tr(self._shown_game.title)}"
            card.show_chart(chart, self.colours)
            card.show()
            self.shown_cards += 1
            yield

    def _add_card(self) -> None:
        card = ChartCard(self._content)
        card.hide()
        card.answered.connect(lambda message: self.status.setText(tr(message)))
        self.cards.append(card)
        self._arrange()

    def _arrange(self) -> None:
        """Side by side where there is room; a last one alone takes the whole width."""
        fitting = self.area.viewport().width() // scaled(CHART_WIDTH)
        abreast = 1 if fitting < 2 else 2 if fitting < 2 * MOST_ABREAST - 1 else MOST_ABREAST
        wanted = {}
        for n, card in enumerate(self.cards):
            is_alone = n == self._count - 1 and n % abreast == 0 and abreast == 2
            wanted[card] = n // abreast, n % abreast, 1, abreast if is_alone else 1
        for card, place in wanted.items():
            if self._places.get(card) != place:
                self._grid.addWidget(card, *place)
        self._places = wanted
        for column in range(MOST_ABREAST):
            self._grid.setColumnStretch(column, 1 if column < abreast else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._left.setFixedWidth(min(scaled(PEOPLE_WIDTH), round(PEOPLE_PART * self.width())))
        self._arrange()

    # Words

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(STATISTICS))
        self.games.set_labels(self.tr("Game"), {id: tr(game.title) for id, game in self._games.items()})
        self.people.set_texts()
        self._show()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.people.set_colours(colours)
        self._picture.show_game(self._shown_game, colours)
        if self._drawing.is_going:
            self._show()
        else:  # nothing is counted anew
            charts = [card.chart for card in self.cards[: self.shown_cards] if card.chart]
            self.shown_cards = 0
            self._drawing.begin(self._draw_all(charts))

    def _set_heading(self) -> None:
        self.heading.setText(self.name or self.tr("Everyone"))

    def _set_texts_of_empty(self, left_out: str) -> None:
        """`left_out` are the games that were finished all the same."""
        self._picture.show_game(self._shown_game, self.colours)
        game = tr(self._shown_game.title)
        if left_out and self.name is None:
            text = self.tr("No game of {game} counts yet.") + "\n" + left_out
        elif left_out:
            text = self.tr("{name} has no game of {game} that counts yet.") + "\n" + left_out
        elif self.name is None:
            text = self.tr("Nobody has finished a game of {game} yet. Play a first one, and your results appear here.")
        else:
            text = self.tr("{name} has not finished a game of {game} yet. Play one, and the results appear here.")
        self._empty_text.setText(text.format(game=game, name=self.name))
        self.play_button.setText(self.tr("Play {game}").format(game=game))

    def _left_out_lines(self, selections: Sequence[tuple[Game, Selection]]) -> str:
        lines = []
        for reason, source in LEFT_OUT.items():
            if n := sum(selection.left_out[reason] for _, selection in selections):
                lines.append(tr(Message(source, n=n)))
        return "\n".join(lines)

    def _show_kinds(self, kinds: Sequence[ScoreKind]) -> None:
        self.kinds.clear()
        for kind in kinds:
            self.kinds.addItem(self._kind_name(kind), kind)
        self.kinds.setCurrentIndex(kinds.index(self._kind) if self._kind else -1)
        self.kinds.setVisible(len(kinds) > 1)
        self.kinds.set_purpose(self.tr("Scores of"))

    def _kind_name(self, kind: ScoreKind) -> str:
        words = [self.tr("Solo") if kind.is_alone else self.tr("With others")]
        for option, value in zip(statistics_of(self._shown_game).score_options, kind.choices, strict=True):
            words += [tr(Message(choice.label)) for choice in option.choices if choice.value == value]
        return " · ".join(words)

    def _figures(self, selection: Selection) -> list[Figure]:
        played, alone = selection.played, selection.played_alone
        games = self.tr("Games") if played > 1 else self.tr("Game played")
        some_alone = self.tr("Games, {n} of them solo").format(n=figure(alone))
        figures = [Figure(figure(played), some_alone if 0 < alone < played else games)]
        balance = selection.balance
        if self.name is not None and balance.played:
            share = QLocale().toString(100 * balance.won / balance.played, "f", 0)
            of = self.tr("Games won with others: {won} of {played}").format(won=balance.won, played=balance.played)
            figures.append(Figure(self.tr("{share}%").format(share=share), of))
            now, longest = selection.streaks
            figures.append(Figure(figure(now), self.tr("Wins in a row (record: {n})").format(n=longest)))
        elif self.name is None:
            count = len({match.seats[seat].name for match, seat in selection.seats})
            figures.append(Figure(figure(count), self.tr("Players") if count > 1 else self.tr("Player")))
        if self._kind is not None:
            figures += self._score_figures(selection, self._kind)
        return figures

    def _score_figures(self, selection: Selection, kind: ScoreKind) -> list[Figure]:
        words, best, mean = score_words(self._shown_game, kind), selection.best(kind), selection.mean(kind)
        assert best is not None
        assert mean is not None
        counted = Message(OF_GAMES, what=words.mean, n=selection.played_with_score(kind))
        label = tr(words.best)
        if self.name is None:
            label = self.tr("{what}: {name}").format(what=label, name=best.name)
        return [
            Figure(figure(best.points), label),
            Figure(QLocale().toString(mean, "f", 1).replace("-", "\N{MINUS SIGN}"), tr(counted)),
        ]


def open_statistics(session: Session, game: Game | None, name: str | None) -> StatisticsPage:
    """Of one person or of everybody; by default of the game that was played last."""
    store = session.store
    if game is None and store and (last := store.last_game()):
        game = SHELF[last]
    return StatisticsPage(store, session.people, session.colours, game, name)
