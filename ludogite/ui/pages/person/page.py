"""The page of one person: name and badge, what they have made of each game, firsts, and how this evening goes. Nothing
here is compared with others, and nothing asks for more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ludogite.match.library.firsts import First
from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.page import PERSON, FrontPage
from ludogite.ui.base.routes import ForgetPerson, PeopleChanged, ShowStatistics
from ludogite.ui.base.session import Session
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, enlarged, scaled, text_font, title_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.library.row import paint_game, picture_size
from ludogite.ui.pages.match_summary import joined
from ludogite.ui.pages.person.changes import ChangesCard
from ludogite.ui.pages.person.portrait import Portrait, portrait_steps
from ludogite.ui.pages.statistics.reader import Reader
from ludogite.ui.widgets.badge_chooser import BadgeChooser
from ludogite.ui.widgets.badges import BadgeButton, badge_picture
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea

if TYPE_CHECKING:
    from ludogite.match.store.store import Store

WIDEST, BADGE, SMALL_BADGE = 900, 92, 28
ROUND = 18
"""Of the corners of a card."""
EVENING_FROM = 17
"""O'clock."""
SINCE = QT_TRANSLATE_NOOP("person", "Playing here since {day}")
DATED = "d MMMM yyyy"


class GameRow(QFrame):
    """The picture of a game, what there is to say of it, and the way to its statistics."""

    def __init__(self, game: Game, words: Sequence[Message], colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.game, self._words, self.colours = game, words, colours
        self.title = make_label(self, font=text_font(16, QFont.Weight.DemiBold))
        self.about = make_label(self, font=text_font(14), is_soft=True, wraps=True)
        self.button = make_button(self)
        words_layout = QVBoxLayout()
        words_layout.setSpacing(2)
        words_layout.addStretch(1)
        words_layout.addWidget(self.title)
        words_layout.addWidget(self.about)
        words_layout.addStretch(1)
        self._layout = QHBoxLayout(self)
        self._layout.setSpacing(16)
        self._layout.addLayout(words_layout, stretch=1)
        self._layout.addWidget(self.button)

    def set_texts(self) -> None:
        self._layout.setContentsMargins(picture_size().width() + 16, 8, 16, 8)
        self.setMinimumHeight(picture_size().height())
        self.title.setText(tr(self.game.title))
        self.about.setText(joined(" · ", *self._words))
        self.button.setText(self.tr("Statistics"))
        self.button.setAccessibleName(self.tr("Statistics of {game}").format(game=tr(self.game.title)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size, shape = picture_size(), QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), ROUND - 2, ROUND - 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(0, 0, size.width(), self.height())
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.fillRect(self.rect(), QColor(ui_of(self.game).box_colour))
            paint_game(painter, QPointF(0, round((self.height() - size.height()) / 2)), self.game, self.colours)


class Lines(QFrame):
    """A heading, and lines below it of several parts each. The last column takes the room that is left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.heading = make_label(self, font=text_font(16, QFont.Weight.DemiBold))
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(20, 12, 20, 14)
        self._layout.setVerticalSpacing(5)
        self._layout.setHorizontalSpacing(16)
        self._layout.addWidget(self.heading, 0, 0, 1, -1)
        self._parts: list[QLabel] = []
        self.hide()

    def show_lines(self, heading: str, lines: Sequence[Sequence[QLabel]]) -> None:
        self.heading.setText(heading)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = [part for line in lines for part in line]
        for row, line in enumerate(lines, start=1):
            for column, part in enumerate(line):
                part.setParent(self)
                self._layout.addWidget(part, row, column)
                self._layout.setColumnStretch(column, int(column == len(line) - 1))
                part.show()  # now: the layout would do so in a later turn
        self.setVisible(bool(lines))


class PersonPage(FrontPage):
    def __init__(self, session: Session, store: Store, person: Person) -> None:
        super().__init__()
        self._store, self.person, self._colours = store, person, session.colours
        self._may_change = session.writable_store is not None
        self.portrait: Portrait | None = None
        self._reader = Reader(store, self)
        self._turns = Turns(self)
        self._make_parts(session.colours)
        self._lay_out_page()
        self.badge.clicked.connect(self._show_chooser)
        self.chooser.chosen.connect(self._wear)
        self.changes.renamed.connect(self._rename)
        self.changes.joined.connect(self._join)
        self.changes.deleted.connect(self._delete)
        self.changes.complained.connect(self._show_complaint)
        self._reader.finished.connect(self._show)
        self.set_texts()
        self._reader.read(*games_with_card())

    def _make_parts(self, colours: Colours) -> None:
        badge = self.person.colour, self.person.sign
        self.area = ScrollArea(self)
        FootFade(self.area)
        self._column = inner = QWidget(self.area.inner)
        inner.setObjectName("choices")
        self.badge = BadgeButton(colours, *badge, BADGE, inner, opens=True)
        self.badge.setEnabled(self._may_change)
        self.name = ElidedLabel(title_font(34), inner)
        self.about = make_label(inner, font=text_font(15), is_soft=True, wraps=True)
        self.chooser = BadgeChooser(badge, colours, inner)
        self.chooser.hide()
        self.evening, self.firsts = Lines(inner), Lines(inner)
        self.rows: list[GameRow] = []
        self.changes = ChangesCard(self.person, self._others(), inner)
        self.changes.setVisible(self._may_change)

    def _lay_out_page(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.about)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self.badge)
        head.addLayout(words, stretch=1)
        self._games = QVBoxLayout()
        self._games.setSpacing(10)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.chooser)
        column.addWidget(self.evening)
        column.addLayout(self._games)
        column.addWidget(self.firsts)
        column.addWidget(self.changes)
        column.addStretch(1)
        middle = QHBoxLayout(self.area.inner)
        middle.setContentsMargins(24, 20, 24, 12)
        middle.addWidget(self._column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self.area)

    def _others(self) -> list[Person]:
        return [other for other in self._store.everybody() if other.id != self.person.id]

    @property
    def is_settled(self) -> bool:
        """Whether all is read and shown."""
        return self.portrait is not None and not self._reader.is_reading and not self._turns.is_going

    def take_focus(self, is_by_key: bool) -> None:
        """The ring of the badge is for those who use keys."""
        first = self.badge if is_by_key and self._may_change else self.back_button
        first.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self._reader.stop()
        self._turns.stop()

    # What there is to say

    def _show(self) -> None:
        self._turns.stop()
        steps = portrait_steps(self._store, self._reader, self.person.name, language.today())
        self._turns.begin(steps, self._take)

    def _take(self, portrait: Portrait) -> None:
        self.portrait = portrait
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for game, words in portrait.games:
            row = GameRow(game, words, self._colours, self._column)
            row.button.clicked.connect(
                lambda _checked=False, game=game: self.requested.emit(ShowStatistics(game, self.person.name))
            )
            self.rows.append(row)
            self._games.addWidget(row)
            row.show()
        self._order()
        self._set_texts_of_portrait()

    def _order(self) -> None:
        """From the top to the bottom, with Tab and for screen readers."""
        parts = [*self.chooser.colour_parts, *self.chooser.sign_parts, *(row.button for row in self.rows)]
        for part, following in pairwise([self.badge, *parts, *self.changes.in_order]):
            QWidget.setTabOrder(part, following)
        for below in (*self.rows, self.firsts, self.changes):
            below.raise_()

    def _set_texts_of_portrait(self) -> None:
        if (portrait := self.portrait) is None:
            return
        if portrait.since is not None:
            self.about.setText(tr(Message(SINCE, day=day_name(portrait.since, DATED))))
        else:
            self.about.setText(self.tr("No game finished yet."))
        for row in self.rows:
            row.set_texts()
        is_late = datetime.now().astimezone().hour >= EVENING_FROM
        heading = self.tr("Wins this evening, all games") if is_late else self.tr("Wins today, all games")
        people = {person.name: person for person in self._store.everybody()}
        lines = [self._tally_line(name, people.get(name), wins) for name, wins in portrait.evening.items()]
        self.evening.show_lines(heading, lines)
        self.firsts.show_lines(self.tr("Firsts"), list(map(_first_line, portrait.firsts)))

    def _tally_line(self, name: str, person: Person | None, wins: int) -> Sequence[QLabel]:
        badge, size, ratio = make_label(), enlarged(SMALL_BADGE), self.devicePixelRatioF()
        if person:
            badge.setPixmap(badge_picture((person.colour, person.sign), size, self._colours, ratio))
        return badge, make_label(text=name, font=text_font(15)), make_label(text=str(wins), font=title_font(20))

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(tr(PERSON))
        self.name.setText(self.person.name)
        self.badge.setFixedSize(enlarged(BADGE), enlarged(BADGE))
        self.badge.set_texts()
        self.chooser.set_texts()
        self.changes.set_texts()
        self._column.setMaximumWidth(scaled(WIDEST))
        self._set_texts_of_portrait()

    def set_colours(self, colours: Colours) -> None:
        self._colours = self.badge.colours = colours
        self.badge.update()
        for row in self.rows:
            row.colours = colours
        self._set_texts_of_portrait()
        self.chooser.set_colours(colours)

    # What is changed

    def _show_chooser(self) -> None:
        self.chooser.setVisible(not self.chooser.isVisible())

    def _wear(self) -> None:
        self._change(lambda: self._store.wear(self._id, self.chooser.badge))

    def _rename(self, name: str) -> None:
        self._change(lambda: self._store.rename(self._id, name))

    def _join(self, other: int) -> None:
        self._change(lambda: self._store.merge(other, self._id))

    def _show_complaint(self) -> None:
        for part in (self.changes, self._column, self.area.inner):
            if layout := part.layout():
                layout.activate()  # the sentence has its place
        self.area.ensureWidgetVisible(self.changes.complaint)

    @property
    def _id(self) -> int:
        assert self.person.id is not None
        return self.person.id

    def _change(self, change: Callable[[], None]) -> None:
        """If that cannot be, the reason is told beside it, and all is as before."""
        try:
            change()
        except Complaint as complaint:
            self.changes.tell(complaint.message)
            return
        before = self.person
        self.person = next(person for person in self._store.everybody() if person.id == before.id)
        self.badge.set_badge(self.person.colour, self.person.sign)
        self.requested.emit(PeopleChanged())
        if (self.person.colour, self.person.sign) == (before.colour, before.sign):
            self.changes.show_person(self.person, self._others())
            self._read_anew()
        self.set_texts()

    def _read_anew(self) -> None:
        self._reader.stop()
        self._reader = Reader(self._store, self)
        self._reader.finished.connect(self._show)
        self._reader.read(*games_with_card())

    def _delete(self) -> None:
        self.requested.emit(ForgetPerson(self._id))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chooser.updateGeometry()


def _first_line(first: First) -> Sequence[QLabel]:
    day = make_label(text=day_name(first.date, DATED), font=text_font(14), is_soft=True)
    return day, make_label(text=tr(first.what), font=text_font(15), wraps=True)


def open_person(session: Session, name: str) -> PersonPage | None:
    """None if nobody of this name is stored."""
    store = session.store
    person = next((person for person in store.everybody() if person.name == name), None) if store else None
    return PersonPage(session, store, person) if store and person and person.id is not None else None
