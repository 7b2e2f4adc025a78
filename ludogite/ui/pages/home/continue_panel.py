"""The match that was played last, large, to be continued by one press; the others wait in a list behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.game_ui import whole_game
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, paint_shadow, scaled, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.game_card import GameCard
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import awaits_size, make_button, make_label

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary
    from ludogite.ui.pages.home.continue_list import ContinueList

HEIGHT, LOW_HEIGHT = 176, 116
"""With a match, and without one."""
PICTURE, WIDE = 0.34, 1100
"""The share of the picture in the width of a wide panel; in a narrower one it is less, for the words."""
PILE_STEP = 9
"""How far each of the matches behind looks out."""


class ContinuePanel(QWidget):
    continued = Signal(int)
    others_wanted = Signal()
    first_chosen = Signal(object)
    """The game for somebody who has nothing to continue."""

    def __init__(self, first: GameCard, colours: Colours, pictures: CardPictures) -> None:
        super().__init__()
        self._first, self._colours = first, colours
        self._picture = pictures.picture_on(self)
        self._matches: Sequence[Summary] = ()
        self._is_low = False
        self._people: dict[str, Person] = {}
        self._kicker = make_label(self, font=text_font(14, QFont.Weight.DemiBold))
        self._kicker.setObjectName("complaint")
        self._title = ElidedLabel(title_font(30), self)
        self._sign = PersonSign(colours, self)
        self._turn = ElidedLabel(text_font(16, QFont.Weight.Medium), self)
        self._detail = ElidedLabel(text_font(14), self)
        self._detail.setObjectName("soft")
        self.button = make_button(self, is_primary=True)
        self.button.setProperty("large", True)
        self.more_button = make_button(self)
        self.button.clicked.connect(self._go_on)
        self.more_button.clicked.connect(self.others_wanted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._set_texts()

    def _lay_out(self) -> None:
        turn = QHBoxLayout()
        turn.setSpacing(10)
        turn.addWidget(self._sign)
        turn.addWidget(self._turn)
        turn.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self._kicker)
        words.addWidget(self._title)
        words.addLayout(turn)
        words.addWidget(self._detail)
        words.addStretch(1)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.button)
        buttons.addWidget(self.more_button)
        buttons.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(24)
        self._row.addLayout(words, stretch=1)
        self._row.addLayout(buttons)

    # Matches

    @property
    def match(self) -> Summary | None:
        """The one on top."""
        return self._matches[0] if self._matches else None

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        self._matches, self._people = matches, {person.name: person for person in people}
        self._set_texts()
        self.update()

    def _go_on(self) -> None:
        if self.match:
            self.continued.emit(self.match.id)
        else:
            self.first_chosen.emit(self._first.game)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        match, count = self.match, len(self._matches)
        self._kicker.setVisible(match is not None and not self._is_low)
        self._turn.setVisible(match is not None)
        self.more_button.setVisible(count > 1)
        more = Message(QT_TRANSLATE_NOOP("home", "All %n in progress", None, 0), n=count)
        self.more_button.setText(tr(more))
        if match:
            self._set_match_texts(match)
        else:
            self._sign.show_person(None)
            self._title.setText(self.tr("What shall we play?"))
            self._detail.setText(self.tr("Pick a game. Unfinished games appear here."))
            game = tr(self._first.game.title)
            self.button.setText(self.tr("Try {game}").format(game=game))
        self.updateGeometry()
        if not awaits_size(self):
            self._place_parts()

    def _set_match_texts(self, match: Summary) -> None:
        from ludogite.ui.pages.match_summary import mover_of, standing_of, title_of, whose_turn

        self._kicker.setText(self.tr("Game in progress"))
        self._title.setText(title_of(match))
        turn = whose_turn(match)
        self._turn.setText(tr(turn) if turn else "")
        self._turn.setVisible(turn is not None)
        mover = mover_of(match)
        self._sign.show_person(self._people.get(mover.name) if mover and turn else None)
        self._detail.setText(standing_of(match))
        self.button.setText(self.tr("Continue"))
        told = (self.tr("Continue"), title_of(match), self._turn.text())
        self.button.setAccessibleName(", ".join(part for part in told if part))

    # Places

    def set_low(self, is_low: bool) -> None:
        """Whether the page has little height, which the cards need more."""
        if is_low != self._is_low:
            self._is_low = is_low
            self._set_texts()

    def sizeHint(self) -> QSize:
        return QSize(1152, self._height + 2 * PILE_STEP + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(600, self.sizeHint().height())

    @property
    def _height(self) -> int:
        """It has air to spare for larger words: the cards need the height more."""
        usual = LOW_HEIGHT if self._is_low or not self.match else HEIGHT
        return (usual + scaled(usual)) // 2

    @property
    def _card(self) -> QRectF:
        return QRectF(1, 2, self.width() - 7, self._height)

    @property
    def _picture_width(self) -> int:
        share = PICTURE * min(self.width() / WIDE, 1) * HEIGHT / scaled(HEIGHT)  # larger words need more of it
        return round(share * self._card.width()) if self.match else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def _place_parts(self) -> None:
        self._row.setContentsMargins(self._picture_width + 34, 0, 38, round(self.height() - self._card.bottom()))
        self._row.activate()

    # Painting

    def set_colours(self, colours: Colours) -> None:
        self._colours = self._sign.colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        card, colours = self._card, self._colours
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for n in reversed(range(1, min(len(self._matches), 3))):
                edge = card.adjusted(14 * n, PILE_STEP * n, -14 * n, PILE_STEP * n)
                paint_shadow(painter, edge, 16, 3, 40)
                painter.setBrush(mixed(QColor(colours.panel), QColor(colours.line), 0.35 * n))
                painter.drawRoundedRect(edge, 16, 16)
            paint_shadow(painter, card, 18, 5, 60)
            shape = QPainterPath()
            shape.addRoundedRect(card, 18, 18)
            painter.fillPath(shape, QColor(colours.panel))
            painter.setClipPath(shape)
            if self.match:
                self._paint_picture(
                    painter, QRectF(card.left(), card.top(), self._picture_width, card.height()), self.match
                )

    def _paint_picture(self, painter: QPainter, area: QRectF, match: Summary) -> None:
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        if match.game in SHELF:
            self._picture.paint(painter, area, whole_game(SHELF[match.game]), self._colours)
        else:
            painter.fillRect(area, QColor(self._colours.table))


class PersonSign(QWidget):
    """The badge of somebody who is remembered; no place is taken for others."""

    SIDE = 26

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._person: Person | None = None
        self.setFixedSize(self.SIDE, self.SIDE)
        self.hide()

    def show_person(self, person: Person | None) -> None:
        self._person = person
        self.setVisible(person is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        from ludogite.ui.widgets.badges import paint_badge

        if self._person:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_badge(painter, QRectF(self.rect()), self._person.colour, self._person.sign, self.colours)


class OtherMatches(QFrame):
    """All unfinished matches in a list that is laid over the cards."""

    continued = Signal(int)
    forgotten = Signal(int)

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._colours = colours
        self.list: ContinueList | None = None
        """Made when there is first something in it: the first paint does not wait for it."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 12, 12, 2)
        self.hide()

    def show_matches(self, matches: Sequence[Summary], people: Sequence[Person]) -> None:
        if self.list is None and matches:
            from ludogite.ui.pages.home.continue_list import ContinueList

            self.list = ContinueList(self._colours)
            self.list.continued.connect(self.continued)
            self.list.forgotten.connect(self.forgotten)
            self._layout.addWidget(self.list)
        if self.list is not None:
            self.list.show_matches(matches, people)
        if not matches:
            self.hide()

    def take_focus(self) -> None:
        if self.list is not None:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        from ludogite.ui.pages.home.continue_list import row_height

        rows = self.list.count() if self.list else 0
        return QSize(700, rows * row_height() + 18)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        if self.list is not None:
            self.list.colours = colours
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.list is not None:
            self.list.set_texts()
        super().changeEvent(event)
