"""The template of a page of days: today's table with what can be played on it, and beside it a card with who plays, the
last days, and what else there is. What a day is, and what else there is, says whoever derives from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QHideEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ludogite.match.people import Person
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import State
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import STATISTICS
from ludogite.ui.base.routes import RememberPeople, ShowPerson, ShowStatistics
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.picture_cache import Steps
from ludogite.ui.look.theme import Colours, enlarged, paint_shadow, scaled, set_font, text_font, title_font
from ludogite.ui.pages.days.scene import Scene
from ludogite.ui.pages.days.stamps import Kind, Stamp, Stamps
from ludogite.ui.widgets.parts import announce, make_button, make_frame, make_label
from ludogite.ui.widgets.scroll_area import FootFade, ScrollArea
from ludogite.ui.widgets.who_plays import WhoPlays
from ludogite.worker.worker import Asked

SIDE, CARD, CARD_SIDE, LEAST_CARD = 24, 556, 24, 350
WIDE = 900
"""The least width of a page where words have room side by side."""
LATELY, ALL = 14, 60
"""How many days are shown at first, and how many there are."""
STREAK = QT_TRANSLATE_NOOP("days", "%n day(s) in a row", None, 0)
LONGEST = QT_TRANSLATE_NOOP("days", "Longest run: %n day(s)", None, 0)
LATER = QT_TRANSLATE_NOOP("days", "{result} (played later)")


class Tables(dict[str, State[Any]]):
    """What was made for a page of days: who comes back finds it."""


class Today(NamedTuple):
    """All that the template shows of somebody's days."""

    title: str
    sentence: str
    button: str
    stamps: Sequence[Stamp]
    """Of all days, the last one is today."""
    streak: int
    longest: int
    notes: tuple[str, str]
    """About the person, in a few words each."""
    result: str = ""
    """As it is copied for a chat, if there is one."""


class SoloPart(QFrame):
    def take_focus(self) -> None:
        """The part has come in front by keys."""

    def set_colours(self, colours: Colours) -> None:
        """Another theme is in force."""


class DayPart(SoloPart):
    requested = Signal(object)
    """A Route."""

    def __init__(
        self, session: Session, game: Game, people: Sequence[Person], today: Callable[[], date], parent: QWidget
    ) -> None:
        """Those who have played here, who was here last first. Whoever derives from this makes its own parts, and then
        calls `_begin`."""
        super().__init__(parent)
        self._session, self._game, self._today = session, game, today
        self._colours, self._steps = session.colours, Steps(self)
        self._asked: Asked | None = None
        self._day, self._shows_all = today(), False
        self.setProperty("ground", ui_of(game).table.name)
        self.scene = Scene(game, self._colours, self)
        self.title = self._on_table(title_font(34), "on_table")
        self.sentence = self._on_table(text_font(16, QFont.Weight.Medium), "on_table")
        self.streak = self._on_table(text_font(15, QFont.Weight.DemiBold), "on_table")
        self.longest = self._on_table(text_font(14, QFont.Weight.Medium), "soft_on_table")
        self.day_button = make_button(self, is_primary=True)
        self.day_button.setProperty("large", True)
        self.free_button, self.copy_button = make_button(self), make_button(self)
        for link in (self.free_button, self.copy_button):
            link.setObjectName("link")
        self._card = make_frame("seat", self)
        self._area = ScrollArea(self._card)
        FootFade(self._area, QPalette.ColorRole.Base)
        inner = self._area.inner
        self.who = WhoPlays(people, self._colours, inner)
        self.who.chooser.offer_page()
        self.who.chooser.page_wanted.connect(lambda name: self.requested.emit(ShowPerson(name)))
        self.days_title = make_label(inner, font=title_font(20), wraps=True)
        self.all_button = make_button(inner, is_flat=True)
        self.stamps = Stamps(self._colours, inner)
        self.made_up = make_label(inner, font=text_font(13), is_soft=True, wraps=True)
        self.statistics_button = make_button(inner, is_flat=True)

    def _on_table(self, font: QFont, name: str) -> QLabel:
        made = make_label(self, font=font, wraps=True)
        made.setObjectName(name)
        return made

    def _begin(self, choices: Sequence[QWidget], above: QWidget | None, below: QWidget | None) -> None:
        """What may be chosen before a match begins; and what is on the card above and below the days."""
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.scene, stretch=1)
        for label in (self.title, self.sentence):
            left.addWidget(label)
        left.addSpacing(6)
        chosen = QHBoxLayout()
        for choice in choices:
            chosen.addWidget(choice)
        chosen.addStretch(1)
        left.addLayout(chosen)
        left.addSpacing(4)
        row, beside = QBoxLayout(QBoxLayout.Direction.LeftToRight), QVBoxLayout()
        self._row = row
        row.setSpacing(8)
        beside.setSpacing(0)
        row.addWidget(self.day_button)
        for part in (self.streak, self.longest):
            part.setContentsMargins(9, 0, 0, 0)  # below each other with the words of the links
            beside.addWidget(part)
        for button in (self.free_button, self.copy_button):
            beside.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        row.addLayout(beside, stretch=1)
        left.addLayout(row)
        self._lay_out_card(above, below)
        whole = self._whole = QHBoxLayout(self)
        whole.setSpacing(SIDE)
        whole.addLayout(left, stretch=1)
        whole.addWidget(self._card, alignment=Qt.AlignmentFlag.AlignTop)
        self._connect()
        self._set_texts()

    def _lay_out_card(self, above: QWidget | None, below: QWidget | None) -> None:
        around = QVBoxLayout(self._card)
        around.setContentsMargins(10, 8, 4, 8)  # within its round corners
        around.addWidget(self._area)
        card = QVBoxLayout(self._area.inner)
        card.setContentsMargins(CARD_SIDE - 10, 12, CARD_SIDE - 4, 8)
        card.setSpacing(10)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self.days_title, stretch=1)
        head.addWidget(self.all_button)
        card.addWidget(self.who)
        if above:
            card.addWidget(above)
        card.addLayout(head)
        card.addWidget(self.stamps)
        card.addWidget(self.made_up)
        if below:
            card.addWidget(below)
        card.addStretch(1)
        card.addWidget(self.statistics_button, alignment=Qt.AlignmentFlag.AlignRight)
        self._others = [part for part in (above, below) if part]

    def _connect(self) -> None:
        self.who.chosen.connect(self._follow_person)
        self.day_button.clicked.connect(lambda: self.open_day(self._day))
        self.stamps.pressed.connect(self.open_day)
        self.all_button.clicked.connect(self._toggle_all)
        self.copy_button.clicked.connect(self._copy)
        self.statistics_button.clicked.connect(lambda: self.requested.emit(ShowStatistics(self._game, self.who.name)))

    # What a day is

    @abstractmethod
    def _read(self) -> Today: ...

    @abstractmethod
    def open_day(self, day: date) -> None:
        """What was made of it, or else it is played."""

    @abstractmethod
    def _make_table(self) -> tuple[str, State[Any] | None]:
        """Where today begins, with a key that tells it from others; None if a worker is to be asked for it."""

    def _ask(self, done: Callable[[Any], object]) -> Asked | None:
        """Asks for what is needed to know where today begins."""
        return None

    # What is shown

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        self.all_button.setText(self.tr("The last 14 days") if self._shows_all else self.tr("All days"))
        self.copy_button.setText(self.tr("Copy the result"))
        self.statistics_button.setText(tr(STATISTICS))
        self.show_days()

    def show_days(self) -> None:
        self._day = self._today()  # what is shown is what is played, also after midnight
        now = self._now = self._read()
        self.title.setText(now.title)
        self.sentence.setText(now.sentence)
        self.day_button.setText(now.button)
        self.copy_button.setVisible(bool(now.result))
        for label, source, days in ((self.streak, STREAK, now.streak), (self.longest, LONGEST, now.longest)):
            label.setText(tr(Message(source, n=days)))
            label.setVisible(now.streak > 1 and (label is self.streak or now.longest > now.streak))
        self.who.show_note(*(now.notes if self._is_wide else ("", "")))
        self.days_title.setText(self.tr("All days") if self._shows_all else self.tr("Your last 14 days"))
        self.stamps.show_stamps(now.stamps if self._shows_all else now.stamps[-LATELY:])
        is_missed = any(stamp.kind is Kind.MISSED for stamp in now.stamps)
        self.made_up.setText(self.tr("A missed day can still be played; it is then marked “later”."))
        self.made_up.setVisible(is_missed)
        for part in self._others:
            part.setVisible(not self._shows_all)
        self._show_table()
        self.update()  # the shadow of the card, which is as high as what is on it

    def _show_table(self) -> None:
        tables = self._session.remembered(Tables)
        key, state = self._make_table()
        if state is None:
            state = tables.get(key)
        self.scene.show_day(self._day, key, state)
        if state is None and self.isVisible() and not (self._asked and self._asked.is_open):
            self._asked = self._ask(lambda made: self._take_table(key, made))

    def _take_table(self, key: str, state: State[Any]) -> None:
        self._session.remembered(Tables)[key] = state
        if not self.isHidden():
            self._show_table()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_table()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._asked and not event.spontaneous():
            self._asked.cancel()

    def set_colours(self, colours: Colours) -> None:
        self._colours = self.scene.colours = colours
        self.who.set_colours(colours)
        self.stamps.set_colours(colours)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with self._steps.painting(), QPainter(self) as painter:
            paint_kept_table(painter, QRectF(self.rect()), ui_of(self._game).table, self._colours)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_shadow(painter, QRectF(self._card.geometry()), 18, 20, 90)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The card has its width, or about half of a small window. Where words have little room, fewer stand side by
        side."""
        self._card.setFixedWidth(min(max(enlarged(CARD), scaled(CARD) - 100), max(self.width() // 2, LEAST_CARD)))
        self.day_button.setMinimumWidth(min(scaled(200), self.width() // 5))
        self._whole.setContentsMargins(2 * SIDE if self._is_wide else SIDE, 12, SIDE, SIDE)
        direction = QBoxLayout.Direction
        for row in (self._row, self._head):
            row.setDirection(direction.LeftToRight if self._is_wide else direction.TopToBottom)
        set_font(self.title, title_font(34 if self._is_wide else 24))
        self.who.show_note(*(self._now.notes if self._is_wide else ("", "")))

    @property
    def _is_wide(self) -> bool:
        return self.width() >= scaled(WIDE)

    # What is done

    def take_focus(self) -> None:
        self.day_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _follow_person(self) -> None:
        self._set_texts()

    def _remember_person(self) -> None:
        if people := self.who.to_remember:
            self.requested.emit(RememberPeople(people))

    def _toggle_all(self) -> None:
        self._shows_all = not self._shows_all
        self._set_texts()
        announce(self.stamps, self.days_title.text())

    def _copy(self) -> None:
        """As plain words: nothing of them gives away what was to be found."""
        QGuiApplication.clipboard().setText(self._now.result)
        self.copy_button.setText(self.tr("Copied"))
        announce(self.copy_button, self.copy_button.text())
