"""The shelf: a card for each game that has a board, and the matches that wait to be continued."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF, Game
from ludogite.settings import LANGUAGE, THEME, Settings
from ludogite.ui.about import About
from ludogite.ui.boards import BOARDS, board_of
from ludogite.ui.language import tr
from ludogite.ui.segments import Segments, plain
from ludogite.ui.theme import Colours, text_font, title_font

if TYPE_CHECKING:
    from ludogite.match.store import Summary

COLUMNS = 3
WAITING = 3
"""How many of the running matches are offered."""


class HomePage(QWidget):
    game_chosen = Signal(str)
    match_chosen = Signal(int)
    rules_wanted = Signal(str)
    language_chosen = Signal(str)
    theme_chosen = Signal(str)

    def __init__(self, settings: Settings, colours: Colours) -> None:
        super().__init__()
        self._subtitle = QLabel(objectName="soft", font=text_font(17))
        self.cards = [GameCard(SHELF[id], colours) for id in SHELF if id in BOARDS]
        self.waiting = Waiting()
        self.language = Segments(LANGUAGE.choices, settings[LANGUAGE])
        self.theme = Segments(THEME.choices, settings[THEME])
        self._language_label, self._theme_label = QLabel(objectName="soft"), QLabel(objectName="soft")
        self.about_button = QPushButton(autoDefault=False)
        self.rules_buttons = {card.game.id: QPushButton(autoDefault=False) for card in self.cards}
        self._lay_out()
        for card in self.cards:
            card.clicked.connect(lambda _checked=False, card=card: self.game_chosen.emit(card.game.id))
        for id, button in self.rules_buttons.items():
            button.clicked.connect(lambda _checked=False, id=id: self.rules_wanted.emit(id))
        self.waiting.chosen.connect(self.match_chosen)
        self.language.chosen.connect(self.language_chosen)
        self.theme.chosen.connect(self.theme_chosen)
        self.about_button.clicked.connect(lambda: About(self).exec())
        self._say()

    def show_matches(self, matches: Sequence[Summary]) -> None:
        self.waiting.show_matches([match for match in matches if not match.is_over and match.game in BOARDS])

    def set_colours(self, colours: Colours) -> None:
        for card in self.cards:
            card.colours = colours
            card.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(64, 36, 64, 32)
        layout.setSpacing(0)
        top = QHBoxLayout()
        top.addWidget(QLabel("Ludogîte", font=title_font(52)))
        top.addStretch(1)
        for button in (*self.rules_buttons.values(), self.about_button):
            button.setFlat(True)
            top.addWidget(button)
        layout.addLayout(top)
        layout.addWidget(self._subtitle)
        layout.addSpacing(28)
        grid = QGridLayout()
        grid.setSpacing(24)
        widgets: list[QWidget] = [*self.cards, self.waiting]
        for n, widget in enumerate(widgets):
            grid.addWidget(widget, n // COLUMNS, n % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        layout.addLayout(grid)
        layout.addStretch(1)
        layout.addSpacing(20)
        layout.addLayout(self._footer())

    def _footer(self) -> QHBoxLayout:
        footer = QHBoxLayout()
        footer.setSpacing(12)
        for label, segments in ((self._language_label, self.language), (self._theme_label, self.theme)):
            footer.addWidget(label)
            footer.addWidget(segments)
            footer.addSpacing(28)
        footer.addStretch(1)
        return footer

    def _say(self) -> None:
        self._subtitle.setText(self.tr("Five tabletop games, for two, for the family or alone"))
        self._language_label.setText(self.tr("Language"))
        self._theme_label.setText(self.tr("Theme"))
        system = self.tr("As the system")
        self.language.set_labels(self.tr("Language"), {"system": system, "en": "English", "fr": "Français"})
        self.theme.set_labels(self.tr("Theme"), {"system": system, "light": self.tr("Light"), "dark": self.tr("Dark")})
        self.about_button.setText(self.tr("About"))
        for id, button in self.rules_buttons.items():
            button.setText(self.tr("Rules"))
            button.setAccessibleName(self.tr("Rules of {game}").format(game=tr(SHELF[id].title)))
        for card in self.cards:
            card.say()


def players_of(game: Game) -> Message:
    if game.seats[0] == game.seats[-1]:
        return Message(QT_TRANSLATE_NOOP("home", "{n} players"), n=game.seats[0])
    return Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most} players"), fewest=game.seats[0], most=game.seats[-1])


class GameCard(QAbstractButton):
    """A game on the shelf: its picture, its title, for how many."""

    PICTURE = 0.71

    def __init__(self, game: Game, colours: Colours) -> None:
        super().__init__()
        self.game = game
        self.colours = colours
        self.setMinimumSize(260, 220)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(368, 270)

    def say(self) -> None:
        self.setText(tr(self.game.title))
        self.setAccessibleName(f"{tr(self.game.title)}, {tr(players_of(self.game))}")
        self.update()

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
            picture = QRectF(area.left(), area.top(), area.width(), area.height() * self.PICTURE)
            painter.save()
            board_of(self.game.id).paint_card(painter, picture, self.colours)
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
        painter.setFont(title_font(24))
        above = QRectF(top.left(), middle - 34, top.width(), 36)
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, tr(self.game.title))
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(14))
        below = QRectF(top.left(), middle + 4, top.width(), 22)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, tr(players_of(self.game)))


class Waiting(QWidget):
    """The matches that were begun and not finished, the last played first."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._title = QLabel(font=title_font(22))
        self._empty = QLabel(objectName="soft", font=text_font(14), wordWrap=True)
        self._buttons = QVBoxLayout()
        self._matches: Sequence[Summary] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addWidget(self._empty)
        layout.addLayout(self._buttons)
        layout.addStretch(1)
        self.show_matches(())

    def show_matches(self, matches: Sequence[Summary]) -> None:
        self._matches = matches
        while (item := self._buttons.takeAt(0)) is not None:
            item.widget().deleteLater()
        self._empty.setVisible(not matches)
        for match in matches[:WAITING]:
            button = QPushButton(autoDefault=False, objectName="waiting")
            button.setText(plain(self._words(match)))
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, id=match.id: self.chosen.emit(id))
            self._buttons.addWidget(button)
        self._title.setText(self.tr("Continue"))
        self._empty.setText(self.tr("Matches that you leave unfinished wait here."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_matches(self._matches)
        super().changeEvent(event)

    def _words(self, match: Summary) -> str:
        from ludogite.ui.seats import shown_name

        first, second = shown_name(match.seats[0]), shown_name(match.seats[-1])
        names = self.tr("{first} and {second}").format(first=first, second=second)
        when = QLocale().toString(match.touched.astimezone().date(), QLocale.FormatType.ShortFormat)
        return f"{tr(SHELF[match.game].title)} — {names}\n{when}"
