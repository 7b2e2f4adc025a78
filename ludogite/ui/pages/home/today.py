"""Today: what there is for everybody once a day, each a ticket that leads to its page, for the person whose badge
stands above them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.routes import Learn, RememberPeople, Route, ShowPerson
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.picture_cache import has_steps
from ludogite.ui.look.theme import Colours, set_font, text_font, title_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.home.card_pictures import CardPicture
from ludogite.ui.pages.home.ticket import BEGUN, Done, Ticket
from ludogite.ui.pages.home.wall import Scale
from ludogite.ui.widgets.elided import elided
from ludogite.ui.widgets.parts import PaintedButton, make_label

if TYPE_CHECKING:
    from datetime import date

    from ludogite.match.library.results import Result, Results
    from ludogite.match.people import Person
    from ludogite.match.puzzle import PuzzleProgress
    from ludogite.match.store.store import Store

GAP = 20
LONGEST_STREAK = 366
GIVEN_UP = Message(QT_TRANSLATE_NOOP("home", "given up"))
NOT_SOLVED = Message(QT_TRANSLATE_NOOP("home", "not solved"))
SOLVED = Message(QT_TRANSLATE_NOOP("home", "solved"))
STREAK = QT_TRANSLATE_NOOP("home", "%n day(s) in a row", None, 0)
DAYS = QT_TRANSLATE_NOOP("home", "%n day(s)", None, 0)
LEARN_FIRST = QT_TRANSLATE_NOOP("home", "Learn {game} first")


class WhoseDay(PaintedButton):
    """The badge and the name of the person whose day it is; their page or other people can be chosen."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.person: Person | None = None
        self.hide()

    def show_person(self, person: Person | None) -> None:
        self.person = person
        self.setVisible(person is not None)
        if person:
            self.setText(person.name)
            self.setAccessibleName(self.tr("Today for {name}").format(name=person.name))
        self.updateGeometry()
        self.update()

    @property
    def width_needed(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.text()) + 28 + 24 + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        from ludogite.ui.widgets.badges import paint_badge

        if self.person is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            if self.shows_focus or self.underMouse():
                painter.setPen(QPen(QColor(self.colours.ink if self.shows_focus else self.colours.soft_ink), 1.5))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 12, 12)
            paint_badge(
                painter, QRectF(4, area.center().y() - 12, 24, 24), self.person.colour, self.person.sign, self.colours
            )
            painter.setFont(self.font())
            colour = QColor(self.colours.ink)
            painter.setPen(colour)
            words = area.adjusted(36, 0, -20, 0)
            painter.drawText(
                words, Qt.AlignmentFlag.AlignVCenter, elided(self.text(), painter.fontMetrics(), int(words.width()))
            )
            middle = QPointF(area.right() - 12, area.center().y())
            painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([middle + QPointF(*at) for at in ((-4, -2), (0, 2), (4, -2))])


def _gap(scale: Scale) -> int:
    """Between tickets; where home is small they need the room more."""
    return scale.px(GAP) if scale.k >= 1 else 12


def _with_puzzles() -> list[Game]:
    return [game for game in games_with_card() if game.puzzle_module]


def _attempt(results: Results, name: str, today: date, languages: Sequence[str]) -> Result | None:
    """That of somebody who has played in several languages is the one that was finished."""
    found = [attempt for spoken in languages if (attempt := results.attempt(name, today, spoken))]
    return max(found, key=lambda attempt: (attempt.points is not None, attempt.id), default=None)


class Today(QObject):
    """The tickets of one person, and the line above them."""

    chosen = Signal(object)
    """A route."""

    def __init__(self, colours: Colours, pictures: Mapping[str, CardPicture], parent: QWidget) -> None:
        """The pictures are those of the games, by id."""
        super().__init__(parent)
        self._pictures = pictures
        self._known: Set[str] = frozenset()
        self._is_read = False
        """Until the store is open the tickets are blank: the first paint waits neither for it nor for the date."""
        self.people: Sequence[Person] = ()
        self.title = make_label(parent, font=title_font(20))
        self.day = make_label(parent, font=text_font(14))
        self.sentence = make_label(parent, font=text_font(14))
        for label in (self.day, self.sentence):
            label.setObjectName("on_wall")
        self.whose = WhoseDay(colours, parent)
        self.whose.clicked.connect(self._choose_person)
        daily = [game for game in games_with_card() if game.has_daily]
        self.tickets = [Ticket(game, False, colours, parent) for game in daily]
        self.tickets += [Ticket(game, True, colours, parent) for game in _with_puzzles()[-1:]]
        for ticket in self.tickets:
            ticket.row = self.tickets
            ticket.clicked.connect(lambda _checked=False, ticket=ticket: self._open(ticket))
        self._turns = Turns(self)
        self.set_texts()

    @property
    def puzzle_game(self) -> Game:
        from ludogite.match.puzzle import puzzle_game_of_day

        return puzzle_game_of_day(language.today())

    @property
    def person(self) -> Person | None:
        return self.people[0] if self.people else None

    @property
    def _name(self) -> str:
        """Where nobody is known, somebody without a name of their own plays."""
        return self.person.name if self.person else QCoreApplication.translate("WhoPlays", "Player")

    # What was done

    def read(self, store: Store | None) -> None:
        """What was done today, a ticket a turn; whoever was here last comes first."""
        self.people, self._is_read = store.people() if store else (), True
        self.whose.show_person(self.person)
        self.set_texts()
        self._turns.stop()
        if store:
            self._turns.begin(self._read_tickets(store, language.today()))
            if not has_steps():
                self._turns.finish()

    def set_known(self, known: Set[str]) -> None:
        """The games that somebody here has played or learned."""
        self._known = known

    def _read_tickets(self, store: Store, today: date) -> Iterator[None]:
        from ludogite.match.config import day_languages, seed_of
        from ludogite.match.library.results import Results

        for ticket in self.tickets:
            yield
            if ticket.is_puzzle:
                ticket.show_done(self._puzzle_done(store, today))
                continue
            languages = day_languages(ticket.game)
            yield
            played = store.played_with([seed_of(ticket.game.id, today, spoken) for spoken in languages])
            results = Results.of([match for match in played if match.config.game is ticket.game])
            found = {name: _attempt(results, name, today, languages) for name in results.names}
            attempts = {name: attempt for name, attempt in found.items() if attempt}
            ticket.show_done(self._done(ticket.game, attempts))

    def _done(self, game: Game, attempts: Mapping[str, Result]) -> Done:
        others = self._others(name for name, attempt in attempts.items() if attempt.points is not None)
        attempt, solo = attempts.get(self._name), ui_of(game).solo if attempts else None
        if attempt is None or solo is None:
            return Done(others=others)
        if attempt.points is not None:
            return Done(True, True, solo.result(solo.words.in_short, attempt.points), others=others)
        return Done(attempt.is_given_up, False, GIVEN_UP if attempt.is_given_up else BEGUN, others=others)

    def _puzzle_done(self, store: Store, today: date) -> Done:
        from ludogite.match.puzzle import puzzle_of_day

        game = self.puzzle_game
        results = store.puzzle_results(game.id, *puzzle_of_day(game.id, today))
        others, result = self._others(results), results.get(self._name)
        if result is None:
            return Done(others=others)
        days = self._streak(store, today) if result else 0
        if days > 1:
            return Done(True, True, Message(STREAK, n=days), Message(DAYS, n=days), others)
        return Done(True, bool(result), SOLVED if result else NOT_SOLVED, others=others)

    def _streak(self, store: Store, today: date) -> int:
        """On how many days in a row this person has solved the puzzle of the day."""
        from datetime import timedelta

        from ludogite.match.puzzle import puzzle_game_of_day, puzzle_of_day

        progress: dict[str, PuzzleProgress] = {}
        for before in range(LONGEST_STREAK):
            day = today - timedelta(days=before)
            game = puzzle_game_of_day(day).id
            if game not in progress:
                progress[game] = store.puzzle_progress(game, self._name)
            if not progress[game].result(*puzzle_of_day(game, day)):
                return before
        return LONGEST_STREAK

    def _others(self, names: Iterable[str]) -> tuple[Person, ...]:
        known = {person.name: person for person in self.people}
        return tuple(known[name] for name in names if name in known and name != self._name)

    # What is pressed

    def _open(self, ticket: Ticket) -> None:
        """Whoever comes to a game that nobody here has learned is offered its lesson first."""
        from ludogite.content.exercises import has_lesson

        if ticket.game.id in self._known or not has_lesson(ticket.game.id):
            self.chosen.emit(ticket.route)
            return
        learn = Message(LEARN_FIRST, game=ticket.game.title)
        self._offer(ticket, {tr(learn): Learn(ticket.game), ticket.text(): ticket.route})

    def _choose_person(self) -> None:
        from ludogite.ui.widgets.badges import ABOUT

        about = tr(Message(ABOUT, name=self._name))
        others = {person.name: RememberPeople([person]) for person in self.people[1:]}
        self._offer(self.whose, {about: ShowPerson(self._name), **others})

    def _offer(self, button: QAbstractButton, routes: Mapping[str, Route]) -> None:
        from PySide6.QtWidgets import QMenu

        from ludogite.ui.widgets.parts import button_text

        menu = QMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, route in routes.items():
            action = menu.addAction(button_text(text))
            action.triggered.connect(lambda _checked=False, route=route: self.chosen.emit(route))
        menu.setActiveAction(menu.actions()[0])
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    # Words and places

    def set_texts(self) -> None:
        self.title.setText(self.tr("Today"))
        if not self._is_read:
            return
        today = language.today()
        self.day.setText(day_name(today, "dddd d MMMM"))
        self.sentence.setText(self.tr("One try a day, the same for everyone"))
        for ticket in self.tickets:
            if ticket.is_puzzle:
                ticket.game = self.puzzle_game
            ticket.picture = self._pictures.get(ticket.game.id)
            ticket.show_done(ticket.done or Done())

    def show_pictures(self) -> None:
        """There are others."""
        for ticket in self.tickets:
            if ticket.done:
                ticket.update()

    def set_colours(self, colours: Colours) -> None:
        self.whose.colours = colours
        self.whose.update()
        for ticket in self.tickets:
            ticket.set_colours(colours)

    def height_at(self, width: int, scale: Scale) -> int:
        """With the line above the tickets."""
        for label, font in (
            (self.title, title_font(scale.type(20))),
            (self.day, text_font(scale.type(14))),
            (self.sentence, text_font(scale.type(14))),
            (self.whose, text_font(scale.type(14), QFont.Weight.Medium)),
        ):
            set_font(label, font)
        rows = -(-len(self.tickets) // self._abreast(width, scale))
        return self._head(scale) + rows * self._ticket_height(scale) + (rows - 1) * scale.px(10)

    def _head(self, scale: Scale) -> int:
        return max(self.title.sizeHint().height(), 28) + scale.px(2)

    def _ticket_height(self, scale: Scale) -> int:
        return max((ticket.height_at(scale) for ticket in self.tickets), default=0)

    def _abreast(self, width: int, scale: Scale) -> int:
        least = max((ticket.least_width(scale) for ticket in self.tickets), default=1)
        fit = [count for count in (len(self.tickets), 2) if count * least + (count - 1) * _gap(scale) <= width]
        return max(fit[0] if fit else 1, 1)

    def place(self, area: QRect, scale: Scale) -> None:
        head, gap = self._head(scale), _gap(scale)
        x = area.left()
        for part in (self.title, self.whose, self.day):
            if part is self.whose and self.person is None:
                continue
            wide = self.whose.width_needed if part is self.whose else part.sizeHint().width()
            part.setGeometry(x, area.top(), wide, head - scale.px(2))
            x += wide + 12
        wide = self.sentence.sizeHint().width()
        self.sentence.setGeometry(area.right() + 1 - wide, area.top(), wide, head - scale.px(2))
        self.sentence.setVisible(not self.people and x + wide < area.right())
        abreast, high = self._abreast(area.width(), scale), self._ticket_height(scale)
        wide = (area.width() - (abreast - 1) * gap) // abreast
        for n, ticket in enumerate(self.tickets):
            corner = QPoint(
                area.left() + n % abreast * (wide + gap), area.top() + head + n // abreast * (high + scale.px(10))
            )
            ticket.setGeometry(corner.x() - 1, corner.y() - 1, wide + 7, high + 8)
