"""Home: a wall with a shelf. Above it what is offered first, on it a box for each game, below it what today has."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.rules.shelf import SHELF, Game
from ludogite.settings import Settings
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.page import Page, Undoable
from ludogite.ui.base.routes import (
    ForgetMatches,
    Home,
    Learn,
    OpenExtraPage,
    RememberPeople,
    RestoreMatches,
    ResumeMatch,
    Route,
    SetUp,
    ShowPuzzles,
)
from ludogite.ui.look import system
from ludogite.ui.look.language import tr
from ludogite.ui.look.picture_cache import Steps, paint_cached
from ludogite.ui.look.theme import Colours
from ludogite.ui.pages.home.box import ART, LEAST_ART, WIDTH
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.head import Head
from ludogite.ui.pages.home.hero import WIDE, Hero
from ludogite.ui.pages.home.shelf import BETWEEN, GAP, PLANK, Shelf
from ludogite.ui.pages.home.today import Today
from ludogite.ui.pages.home.wall import Scale, paint_wall
from ludogite.ui.widgets.parts import awaits_size
from ludogite.ui.widgets.scroll_area import ScrollArea

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary
    from ludogite.match.store.store import Store
    from ludogite.ui.pages.home.continue_list import OtherMatches
    from ludogite.ui.pages.undo_bar import UndoBar

LISTED = 400
"""So many unfinished matches; the library has all of them."""
HEAD, BELOW_PLANK, BOTTOM = 104, 18, 18
"""Heights: of the line with the name, below the plank, and below all."""
LOW = 640
"""Below this height the line with the name is low too."""
SIDE = 24
"""Free at the sides of a narrow page."""
MOST_ART = 1.4
"""A box may be so much higher where there is room."""


class HomePage(Page):
    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._colours = colours
        self._steps = Steps(self)
        self.head = Head(self)
        self.pictures = CardPictures(self)
        self.hero = Hero(self._quickest(), colours, self.pictures, self)
        self._shelf = Shelf(colours, self.pictures, self)
        self.boxes = self._shelf.boxes
        self.today = Today(colours, {box.game.id: box.picture for box in self.boxes}, self._shelf)
        self.box_area = ScrollArea(self, self._shelf)
        self.others: OtherMatches | None = None
        """Made when it is first wanted."""
        self.undo_bar: UndoBar | None = None
        """Made when something is first deleted: the first paint does not wait for it."""
        self._matches: Sequence[Summary] = ()
        self._people: Sequence[Person] = ()
        self._connect()
        self._order_tabs()
        self.set_texts()

    def _connect(self) -> None:
        for n, box in enumerate(self.boxes):
            box.clicked.connect(lambda _checked=False, game=box.game: self.requested.emit(SetUp(game)))
            box.picture.shown = self.today.show_pictures
            box.stepped.connect(lambda step, n=n: self._step_from(n, step))
            if box.extra_button:
                self._lead(box.extra_button, ShowPuzzles(box.game) if box.has_puzzles else OpenExtraPage(box.game))
        self.hero.chosen.connect(self.requested)
        self.hero.others_wanted.connect(self.show_others)
        self.today.chosen.connect(self._follow_today)
        self.head.chosen.connect(self.requested)

    def _lead(self, button: QAbstractButton, route: Route) -> None:
        button.clicked.connect(lambda: self.requested.emit(route))

    def _order_tabs(self) -> None:
        """What is offered first, the boxes with what is on them, today, and the other pages; for screen readers too."""
        parts: list[QWidget] = [self.hero.button, self.hero.more_button]
        for box in self.boxes:
            parts += [part for part in (box, box.extra_button, box.lesson_button) if part]
        words = [self.today.title, self.today.day, self.today.sentence]
        read = [self.hero, self.box_area, *parts[2:], *words]
        last = [self.today.whose, *self.today.tickets, *self.head.buttons]
        for part, following in pairwise([*parts, *last]):
            QWidget.setTabOrder(part, following)
        for part in (*read, *last):
            part.raise_()  # screen readers come to what was raised first

    def _quickest(self) -> Game:
        """The game for somebody who has never been here."""
        return min(games_with_card(), key=lambda game: ui_of(game).minutes)

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self.boxes[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _step_from(self, n: int, step: int) -> None:
        box = self.boxes[(n + step) % len(self.boxes)]
        box.setFocus(Qt.FocusReason.TabFocusReason)
        self.box_area.ensureWidgetVisible(box)

    # Matches

    def read(self, store: Store | None, deleted: Set[int], learned: Set[str]) -> None:
        """What can be continued, which games nobody knows yet, and what those who are here have done today."""
        if store:
            self.pictures.resuming = store.resuming
            self.offer_lessons(store.games(), learned)
            running = [match for match in store.running(LISTED + len(deleted)) if match.id not in deleted]
            self.show_matches(running, store.people(), store.count() - len(deleted), store.last_over(deleted))
        else:
            self.show_matches((), ())
        self.today.read(store)
        self._lay_out_anew()

    def show_matches(
        self, matches: Sequence[Summary], people: Sequence[Person], count: int = 0, last: Summary | None = None
    ) -> None:
        """Those that can be continued in the window; after them what is damaged, which can only be deleted. `count` is
        how many there are in the library, `last` the last one of several that is over."""
        self._people = people
        self.head.show_count(count)
        self._matches = sorted(
            (match for match in matches if not match.is_over and _has_window(match)),
            key=lambda match: match.is_damaged,
        )
        self.hero.show_matches(self._matches, last if last and _has_window(last) else None, people)
        if self.others is not None:
            self.others.show_matches(self._matches, people)
            self._lay_over()

    def offer_lessons(self, played: Set[str], learned: Set[str] = frozenset()) -> None:
        """On the boxes of games that nobody here knows; a game that is part of another counts for that one. `learned`
        are those whose lesson was done."""
        known = {SHELF[id].part_of or id for id in played if id in SHELF} | learned
        before = [box.lesson_button for box in self.boxes]
        for box in self.boxes:
            box.offer_lesson(box.game.id not in known)
        new = [box for box, button in zip(self.boxes, before, strict=True) if box.lesson_button is not button]
        for box in new:
            assert box.lesson_button
            self._lead(box.lesson_button, Learn(box.game))
        if new:
            self._order_tabs()
        self.hero.set_learned(self._quickest().id in known)
        self.today.set_known(known)

    def show_others(self) -> None:
        """All unfinished matches over the page; asked again, they are put away."""
        from ludogite.ui.pages.home.continue_list import OtherMatches

        if self.others is None:
            self.others = OtherMatches(self._colours, self.pictures, self)
            self.others.continued.connect(lambda id: self.requested.emit(ResumeMatch(id)))
            self.others.forgotten.connect(lambda id: self.requested.emit(ForgetMatches([id])))
            self.others.closed.connect(self._put_others_away)
            self.others.show_matches(self._matches, self._people)
        self.others.setVisible(not self.others.isVisible() and bool(self._matches))
        self._lay_over()
        if self.others.isVisible():
            self.others.take_focus()

    def _put_others_away(self) -> None:
        if self.others is not None:
            self.others.hide()
            self._lay_over()
            self.hero.more_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide_matches(self, ids: Set[int], undoable: Undoable) -> None:
        if self.undo_bar is None and undoable.is_any:
            from ludogite.ui.pages.undo_bar import UndoBar

            self.undo_bar = UndoBar(self)
            self.undo_bar.undone.connect(lambda: self.requested.emit(RestoreMatches()))
        if self.undo_bar is not None:
            self.undo_bar.offer(undoable)
        self._lay_over()

    def _follow_today(self, route: Route) -> None:
        self.requested.emit(route)
        if isinstance(route, RememberPeople):
            self.requested.emit(Home())

    # Places

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out_anew(self) -> None:
        """Something else is to be seen."""
        if not awaits_size(self):
            self._lay_out()

    def _lay_out(self) -> None:
        """The measures are those of a page of 1280×800, times the scale. Where there is more height, boxes and gaps get
        it; where there is less, the pictures of the boxes give some, and then what is below the hero is scrolled."""
        scale = Scale.of(self.size())
        px = scale.px
        width = min(px(WIDE), self.width() - 2 * SIDE)
        left = (self.width() - width) // 2
        hero = self.hero.height_at(scale, self.height())
        around_hero = self.hero.room_around
        head = px(HEAD) if self.height() >= LOW else 60
        abreast = self._shelf.abreast(width)
        rows = -(-len(self.boxes) // abreast)
        box = min((width - (abreast - 1) * px(BETWEEN)) // abreast, px(WIDTH) * 3 // 2)
        band = max((each.band_height(box, scale) for each in self.boxes), default=0)
        today = self.today.height_at(width, scale)
        fixed = rows * (band + px(PLANK)) + today + px(BELOW_PLANK + BOTTOM) + px(GAP) * rows
        spare = self.height() - head - hero - fixed - rows * px(ART)
        art = px(ART) + (max(spare, 0) // 2 if spare > 0 else spare) // rows
        art = max(min(art, px(MOST_ART * ART)), px(LEAST_ART))
        more = max(self.height() - head - hero - fixed - rows * art, 0) // 3
        self.head.place(QRect(left, more // 2, width, head), scale, self.height() < LOW)
        self.hero.setGeometry(left - 2, head + more - 2, width + around_hero[0], hero + around_hero[1])
        top = head + more + hero
        self.box_area.setGeometry(0, top, self.width(), self.height() - top)
        y = self._shelf.place_boxes(QRect(left, px(GAP) + more, width, 0), (box, art, band), scale)
        self.today.place(QRect(left, y + px(BELOW_PLANK) + more // 2, width, today), scale)
        self._shelf.setMinimumHeight(y + px(BELOW_PLANK + BOTTOM) + more // 2 + today)
        self._lay_over()

    def _lay_over(self) -> None:
        """What lies over the page. The bar that undoes covers nothing where there is room for it below the plank."""
        is_listing = self.others is not None and self.others.isVisible()
        room = self.undo_bar.room if self.undo_bar is not None else 0
        if self.others is not None and is_listing:
            self.others.setGeometry(self.rect())
            self.others.leave_below(room)
            self.others.raise_()
        if self.undo_bar is not None and room:
            bar = self.undo_bar.sizeHint()
            place = self.rect()
            scrolls = self.box_area.verticalScrollBar().maximum() > 0
            if not is_listing and not scrolls and self.today.tickets:
                ticket = self.today.tickets[0]
                bottom = ticket.mapTo(self, QPoint()).y()
                right = self.hero.geometry().right() - 8
                place = QRect(right - bar.width(), bottom - bar.height() - 12, bar.width(), bar.height() + 17)
            self.undo_bar.place_in(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.others is not None and self.others.isVisible():
            self._put_others_away()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.others is not None:
            self.others.hide()

    # Looks

    def paintEvent(self, event: QPaintEvent) -> None:
        with self._steps.painting(), QPainter(self) as painter:
            colours = self._colours
            paint_cached(
                painter,
                QRectF(self.rect()),
                "home wall",
                colours,
                lambda on, whole: paint_wall(on, whole, colours),
                QColor(colours.background),
            )

    def set_colours(self, colours: Colours) -> None:
        self._colours = self._shelf.colours = colours
        for part in (self.hero, self.others, self.today, *self.boxes):
            if part is not None:
                part.set_colours(colours)
        self._lay_out_anew()
        self.update()

    def use_settings(self, settings: Settings) -> None:
        for box in self.boxes:
            box.is_animated = system.is_animated(settings)

    def set_full_screen(self, is_full: bool) -> None:
        self.head.set_full_screen(is_full)

    def set_texts(self) -> None:
        self.head.set_texts()
        titles = tuple(tr(box.game.title) for box in self.boxes)
        for box in self.boxes:
            box.share_titles(titles)
            box.set_texts()
        self.today.set_texts()
        self._lay_out_anew()


def _has_window(match: Summary) -> bool:
    return match.is_damaged or SHELF[match.game].ui_module is not None
