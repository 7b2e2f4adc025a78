"""The shelf: a card for each game that has a board, and the matches that wait to be continued."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF, Game
from ludogite.ui.game_ui import games_with_card, ui_of
from ludogite.ui.language import tr
from ludogite.ui.pages.home_grid import COLUMNS, places_for
from ludogite.ui.pages.page import RULES, SETTINGS, Page
from ludogite.ui.pages.routes import ForgetMatch, OpenExtraPage, ResumeMatch, SetUp, ShowRules, ShowSettings
from ludogite.ui.theme import Colours, text_font, title_font
from ludogite.ui.widgets.parts import button_text, make_button, make_label

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store_rows import Summary
    from ludogite.ui.pages.continue_list import ContinueList

WIDEST = 1680
MANY = 5
SMALLEST = QSize(200, 140)
"""The smallest card, where there are many: all of them fit into the smallest window."""


class HomePage(Page):
    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._subtitle = make_label(font=text_font(17), is_soft=True)
        self.cards = [GameCard(game, colours) for game in games_with_card()]
        self.continue_panel = ContinuePanel(colours)
        self.rules_button, self.settings_button, self.about_button = (make_button(is_flat=True) for _ in range(3))
        self._lay_out()
        for card in self.cards:
            card.clicked.connect(lambda _checked=False, game=card.game: self.requested.emit(SetUp(game)))
            card.extra_chosen.connect(lambda game=card.game: self.requested.emit(OpenExtraPage(game)))
        self.continue_panel.continued.connect(lambda id: self.requested.emit(ResumeMatch(id)))
        self.continue_panel.forgotten.connect(lambda id: self.requested.emit(ForgetMatch(id)))
        self.rules_button.clicked.connect(lambda: self.requested.emit(ShowRules(None)))
        self.settings_button.clicked.connect(lambda: self.requested.emit(ShowSettings()))
        self.about_button.clicked.connect(self._show_about)
        self.set_texts()

    def take_focus(self, is_by_key: bool) -> None:
        if is_by_key:
            self.cards[0].setFocus()

    def _show_about(self) -> None:
        from ludogite.ui.pages.about import About

        About(self).exec()

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        """Those that can be continued in the window."""
        self.continue_panel.show_matches(
            [match for match in matches if not match.is_over and SHELF[match.game].ui_module], people
        )

    def set_colours(self, colours: Colours) -> None:
        self.continue_panel.set_colours(colours)
        for card in self.cards:
            card.colours = colours
            card.update()

    def _lay_out(self) -> None:
        shelf = QWidget()
        shelf.setMaximumWidth(WIDEST)
        layout = QVBoxLayout(shelf)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._top())
        layout.addWidget(self._subtitle)
        layout.addSpacing(24)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(20)
        places = places_for(len(self.cards))
        for widget, place in zip((*self.cards, self.continue_panel), places, strict=True):
            grid.addWidget(widget, *place)
        if len(self.cards) > MANY:
            for card in self.cards:
                card.setMinimumSize(SMALLEST)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        for row in range(max(place.row + place.rows for place in places)):
            grid.setRowStretch(row, 1)
        layout.addLayout(grid, stretch=1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(64, 28, 64, 48)
        outer.addWidget(shelf)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        top.addWidget(make_label(text="Ludogîte", font=title_font(52)))
        top.addStretch(1)
        for button in (self.rules_button, self.settings_button, self.about_button):
            top.addWidget(button)
        return top

    def set_texts(self) -> None:
        self._subtitle.setText(self.tr("Five tabletop games, for two, for the family or alone"))
        self.rules_button.setText(tr(RULES))
        self.settings_button.setText(tr(SETTINGS))
        self.about_button.setText(self.tr("About"))
        for card in self.cards:
            card.set_texts()


def players_of(game: Game) -> Message:
    if game.seats[0] == game.seats[-1]:
        return Message(QT_TRANSLATE_NOOP("home", "{n} players"), n=game.seats[0])
    return Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most} players"), fewest=game.seats[0], most=game.seats[-1])


class GameCard(QAbstractButton):
    """A game on the shelf: its picture, its title, for how many; and a button for what it has besides its matches."""

    extra_chosen = Signal()

    CAPTION, LARGE_CAPTION = 78, 100
    LARGE = 400
    """From this height on a card is large, and so is its title."""

    def __init__(self, game: Game, colours: Colours) -> None:
        super().__init__()
        self.game = game
        self.colours = colours
        self.setMinimumSize(240, 180)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.has_picture = False
        """It comes after the first paint: what paints it has to be loaded first."""
        self._ui = ui_of(game)
        self.extra_button: QPushButton | None = None
        if self._ui.extra_page:
            self.extra_button = make_button(self)
            self.extra_button.clicked.connect(lambda: self.extra_chosen.emit())

    def bring_picture(self) -> None:
        self.has_picture = True
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(368, 270)

    @property
    def _caption(self) -> int:
        return self.LARGE_CAPTION if self.height() > self.LARGE else self.CAPTION

    @property
    def _title_font(self) -> QFont:
        return title_font(32 if self.height() > self.LARGE else 24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def _place_button(self) -> None:
        """Next to the title, or on the picture where there is no room."""
        if self.extra_button:
            size = self.extra_button.sizeHint()
            title = QFontMetrics(self._title_font).horizontalAdvance(tr(self.game.title))
            detail = QFontMetrics(text_font(14)).horizontalAdvance(self._detail)
            has_room = self.width() >= 24 + max(title, detail) + 16 + size.width() + 24
            middle = self.height() - 5 - self._caption / 2
            top = middle - size.height() / 2 if has_room else self.height() - self._caption - 17 - size.height()
            corner = QPoint(self.width() - (24 if has_room else 16) - size.width(), round(top))
            self.extra_button.setGeometry(QRect(corner, size))

    def set_texts(self) -> None:
        self.setText(tr(self.game.title))
        self.setAccessibleName(f"{tr(self.game.title)}, {self._detail}")
        if self.extra_button and self._ui.extra_page:
            self.extra_button.setText(button_text(tr(self._ui.extra_page.label)))
            self._place_button()
        self.update()

    @property
    def _detail(self) -> str:
        """For how many it is, and what is to be known before it is chosen."""
        players, note = tr(players_of(self.game)), self._ui.note
        return f"{players} · {tr(note)}" if note else players

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1, 1, -3, -5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 46))
            painter.drawRoundedRect(area.translated(2, 4 if not self.isDown() else 2), 18, 18)
            shape = QPainterPath()
            shape.addRoundedRect(area, 18, 18)
            painter.setClipPath(shape)
            painter.fillRect(area, QColor(self.colours.panel))
            picture = QRectF(area.left(), area.top(), area.width(), area.height() - self._caption)
            painter.save()
            if self.has_picture:
                self._ui.card.paint_card(painter, picture, self.colours)
            else:
                painter.fillRect(picture, QColor(self.colours.table))
            painter.restore()
            self._paint_text(painter, QRectF(area.left() + 24, picture.bottom(), area.width() - 48, 0), area.bottom())
            painter.setClipping(False)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(QColor(self.colours.accent), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 17, 17)

    def _paint_text(self, painter: QPainter, top: QRectF, bottom: float) -> None:
        middle = (top.top() + bottom) / 2
        painter.setPen(QColor(self.colours.ink))
        painter.setFont(self._title_font)
        above = QRectF(top.left(), middle - 38, top.width(), 44)
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, tr(self.game.title))
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(14))
        below = QRectF(top.left(), middle + (10 if self.height() > self.LARGE else 5), top.width(), 22)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self._detail)


class ContinuePanel(QWidget):
    """The place on the shelf for matches that were begun and not finished."""

    continued = Signal(int)
    forgotten = Signal(int)

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._title = make_label(font=title_font(24))
        self._empty = make_label(font=text_font(15), is_soft=True, wraps=True)
        self.list: ContinueList | None = None
        """Made when there is first something in it: the first paint does not wait for it."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(17, 18, 19, 20)
        self._layout.setSpacing(12)
        for label in (self._title, self._empty):
            label.setContentsMargins(7, 0, 7, 0)
            self._layout.addWidget(label)
        self._layout.addStretch(1)
        self._set_texts()

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        if self.list is None and matches:
            self._make_list()
        self._empty.setVisible(not matches)
        if self.list is not None:
            self.list.setVisible(bool(matches))
            self.list.show_matches(matches, people)

    def _make_list(self) -> None:
        from ludogite.ui.pages.continue_list import ContinueList

        self.list = ContinueList(self._colours)
        self.list.continued.connect(self.continued)
        self.list.forgotten.connect(self.forgotten)
        self._layout.insertWidget(self._layout.count() - 1, self.list, stretch=1000)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        if self.list is not None:
            self.list.colours = colours
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        self._title.setText(self.tr("Continue"))
        self._empty.setText(self.tr("Matches that you leave unfinished wait here."))
        if self.list is not None:
            self.list.set_texts()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(QColor(self._colours.line), 2)
            pen.setDashPattern([4, 4])
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -3, -5), 18, 18)
