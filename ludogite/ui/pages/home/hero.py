"""The large offer at the top of home: to continue the match that was played last; if there is none, to play another one
of the last pairing; for newcomers, a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.game_ui import whole_game
from ludogite.ui.base.routes import Learn, PlayAgain, ResumeMatch, Route, SetUp
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, mixed, paint_shadow, scaled, set_font, text_font, title_font
from ludogite.ui.pages.home.card_pictures import CardPictures
from ludogite.ui.pages.home.wall import Scale, paint_card
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import PaintedButton, make_label

if TYPE_CHECKING:
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Summary

HEIGHT, LOW_HEIGHT, PICTURE, WIDE = 176, 124, 389, 1152
LOW = 600
"""Below this height of the page the hero is low."""
ROUND = 20
WITH_PICTURE = 700
"""A hero that is narrower, measured by its text, has none."""
TITLES = range(30, 19, -2)
PILE = 8
"""How far each of the matches behind looks out."""
SHADE = 12
"""How far its shadow reaches; less at the first paint, which does not wait for it."""
LEAST_PICTURE = 100
ROLL = QT_TRANSLATE_NOOP("continue_list", "{name} to roll")


class HeroButton(PaintedButton):
    """Filled, with a mark that says go on; or words alone, with one that says that there is more below."""

    def __init__(self, colours: Colours, is_filled: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours, self._is_filled = colours, is_filled
        self._scale = Scale(1)

    def set_scale(self, scale: Scale) -> None:
        self._scale = scale
        size, weight = (18, QFont.Weight.DemiBold) if self._is_filled else (14, QFont.Weight.Medium)
        set_font(self, text_font(scale.type(size), weight))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics, px = self.fontMetrics(), self._scale.px
        around, least = (92, 184) if self._is_filled else (46, 0)
        high = max(px(54) if self._is_filled else 34, metrics.height() + (20 if self._is_filled else 12))
        return QSize(max(metrics.horizontalAdvance(self.text()) + px(around), px(least)), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(2, 1, -3, -4)
            colour = QColor(self.colours.ink if self.underMouse() else self.colours.soft_ink)
            if self._is_filled:
                paint_shadow(painter, area, 12, 3, 60)
                ground = QColor(self.colours.filled)
                painter.setBrush(ground.lighter(108) if self.underMouse() and not self.isDown() else ground)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(area, 12, 12)
                colour = QColor(self.colours.on_filled)
            if self.shows_focus:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self.colours.ink), 2))
                painter.drawRoundedRect(area, 12, 12)
            painter.setFont(self.font())
            painter.setPen(colour)
            painter.drawText(area.adjusted(0, 0, -24, 0), Qt.AlignmentFlag.AlignCenter, self.text())
            self._paint_mark(painter, area, colour)

    def _paint_mark(self, painter: QPainter, area: QRectF, colour: QColor) -> None:
        words = self.fontMetrics().horizontalAdvance(self.text())
        middle = QPointF(area.center().x() - 12 + words / 2 + (24 if self._is_filled else 16), area.center().y())
        if self._is_filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([middle + QPointF(*at) for at in ((-5, -7), (7, 0), (-5, 7))]))
        else:
            painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([middle + QPointF(*at) for at in ((-4, -2), (0, 2), (4, -2))])


class PersonSign(QWidget):
    """The badge of somebody who is remembered; no place is taken for others."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.person: Person | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        from ludogite.ui.widgets.badges import paint_badge

        if self.person:
            with QPainter(self) as painter:
                place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
                paint_badge(painter, place, self.person.colour, self.person.sign, self.colours)


class Hero(QWidget):
    chosen = Signal(object)
    """A route."""
    others_wanted = Signal()

    def __init__(self, first: Game, colours: Colours, pictures: CardPictures, parent: QWidget) -> None:
        """`first` is the game for somebody who has never been here."""
        super().__init__(parent)
        self._first, self._colours, self._pictures = first, colours, pictures
        self._picture = pictures.picture_on(self)
        self._picture.shown = self._show_turn
        self._scale, self._is_low = Scale(1), False
        self._matches: Sequence[Summary] | None = None
        """None until the store is open: the first paint does not wait for it."""
        self._last: Summary | None = None
        self._is_learned = False
        self._people: dict[str, Person] = {}
        self._eyebrow = make_label(self, font=text_font(14, QFont.Weight.DemiBold), is_soft=True)
        self._title, self._turn, self._detail = (ElidedLabel(text_font(16), self) for _ in range(3))
        self._detail.setObjectName("soft")
        self._sign = PersonSign(colours, self)
        self.button, self.more_button = HeroButton(colours, True, self), HeroButton(colours, False, self)
        self.button.clicked.connect(self._go_on)
        self.more_button.clicked.connect(self.others_wanted)
        for part in self._parts:
            part.hide()

    @property
    def _words(self) -> tuple[QLabel, ...]:
        return self._eyebrow, self._title, self._turn, self._detail

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        return *self._words, self._sign, self.button, self.more_button

    # Matches

    @property
    def match(self) -> Summary | None:
        """The one on top."""
        return self._matches[0] if self._matches else None

    def show_matches(self, matches: Sequence[Summary], last: Summary | None, people: Sequence[Person]) -> None:
        """Those that go on, and the last one that is over with somebody who may want another one."""
        self._matches, self._last = matches, last
        self._people = {person.name: person for person in people}
        self.set_texts()

    def set_learned(self, is_learned: bool) -> None:
        """Whether somebody here knows the first game."""
        self._is_learned = is_learned
        self.set_texts()

    @property
    def _route(self) -> Route:
        if self.match:
            return ResumeMatch(self.match.id)
        if self._last:
            return PlayAgain(self._last.id)
        return SetUp(self._first) if self._is_learned else Learn(self._first)

    def _go_on(self) -> None:
        self.chosen.emit(self._route)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        if self._matches is None:
            return
        texts = self._match_texts() if self.match or self._last else self._first_texts()
        for label, text in zip((self._eyebrow, self._title, self._turn, self._detail), texts[:4], strict=True):
            label.setText(text)
            label.setVisible(bool(text) and not (self._is_low and label is self._eyebrow))
        self.button.setText(texts[4])
        told = (texts[4], self._title.text(), self._turn.text() if self.match else "")
        self.button.setAccessibleName(", ".join(part for part in told if part))
        self.button.show()
        count = len(self._matches)
        more = Message(QT_TRANSLATE_NOOP("home", "All %n games in progress", None, 0), n=count)
        self.more_button.setText(tr(more))
        self.more_button.setVisible(count > 1)
        self._show_turn()

    def _match_texts(self) -> tuple[str, str, str, str, str]:
        from ludogite.ui.pages.library.words import standing
        from ludogite.ui.pages.match_summary import standing_of, title_of, whose_turn

        if self.match:
            turn = whose_turn(self.match)
            words = (title_of(self.match), tr(turn) if turn else "", standing_of(self.match))
            return self.tr("Game in progress"), *words, self.tr("Continue")
        assert self._last is not None
        words = (title_of(self._last), standing(self._last), standing_of(self._last))
        return self.tr("Another one?"), *words, self.tr("Rematch")

    def _first_texts(self) -> tuple[str, str, str, str, str]:
        game = tr(self._first.title)
        if self._is_learned:
            return (
                "",
                self.tr("What shall we play?"),
                self.tr("Pick a box."),
                "",
                self.tr("Play {game}").format(game=game),
            )
        return (
            self.tr("Welcome"),
            self.tr("Discover {game}").format(game=game),
            self.tr("The quickest one: you learn it by playing."),
            self.tr("Or pick any other box below."),
            self.tr("Learn in 3 minutes"),
        )

    def _show_turn(self) -> None:
        """Who is to roll is known once the position is."""
        from ludogite.rules.game import CHANCE
        from ludogite.ui.pages.match_summary import mover_of

        person = None
        if self.match and not self.match.is_damaged:
            seat, state = mover_of(self.match), self._picture.state
            if self.match.to_move == CHANCE and state is not None and len(self.match.seats) > 1:
                seat = self.match.seats[state.thrower] if isinstance(state.thrower, int) else None
                if seat:
                    self._turn.setText(tr(Message(ROLL, name=seat.name)))
            person = self._people.get(seat.name) if seat and len(self.match.seats) > 1 else None
        self._sign.person = person
        self._sign.setVisible(person is not None)
        self._place_parts()
        self.update()

    # Places

    def height_at(self, scale: Scale, height: int) -> int:
        """What it needs on a page of this height."""
        self._scale, self._is_low = scale, height < LOW
        for label, font in (
            (self._eyebrow, text_font(scale.type(14), QFont.Weight.DemiBold)),
            (self._turn, text_font(scale.type(16), QFont.Weight.Medium)),
            (self._detail, text_font(scale.type(14))),
        ):
            set_font(label, font)
        for button in (self.button, self.more_button):
            button.set_scale(scale)
        self._eyebrow.setVisible(bool(self._eyebrow.text()) and not self._is_low)
        largest = QFontMetrics(title_font(scaled(scale.type(TITLES[0]))))
        words = sum(
            (largest if label is self._title else QFontMetrics(label.font())).height() + 3
            for label in self._words
            if label.text()
        )
        return max(scale.px(LOW_HEIGHT if self._is_low else HEIGHT), words + scale.px(28))

    @property
    def _card(self) -> QRectF:
        return QRectF(2, 2, self.width() - 4 - SHADE, self.height() - 4 - 2 * PILE)

    @property
    def room_around(self) -> tuple[int, int]:
        """How much wider and higher the widget is than the card."""
        return 4 + SHADE, 4 + 2 * PILE

    @property
    def _picture_area(self) -> QRectF:
        """What words and buttons leave, at most the share that it has on a wide page."""
        card = self._card
        share = min(PICTURE / WIDE, 0.28 if card.width() < 900 else 1)
        wide = min(round(share * card.width()), round(card.width()) - self._words_width - self._buttons_width)
        has_room = card.width() >= scaled(WITH_PICTURE) and wide >= LEAST_PICTURE
        return QRectF(card.left(), card.top(), wide if has_room else 0, card.height())

    @property
    def _words_width(self) -> int:
        """Of those that do not shrink, with the air beside them."""
        lines = [QFontMetrics(line.font()).horizontalAdvance(line.text()) for line in (self._turn, self._detail)]
        return max(lines) + self._scale.px(34) + 4

    @property
    def _buttons_width(self) -> int:
        shown = [button.sizeHint().width() for button in (self.button, self.more_button) if not button.isHidden()]
        return max(shown, default=0) + self._scale.px(32 + 20)

    def resizeEvent(self, event: QEvent) -> None:
        self._place_parts()

    def _place_parts(self) -> None:
        card, px = self._card, self._scale.px
        buttons = [button for button in (self.button, self.more_button) if not button.isHidden()]
        high = sum(button.sizeHint().height() for button in buttons) + px(12) * (len(buttons) - 1)
        wide = self._buttons_width - px(32 + 20)
        right, y = round(card.right()) - px(32), round(card.center().y() - high / 2)
        for button in buttons:
            size = button.sizeHint()
            button.setGeometry(right - (wide + size.width()) // 2, y, size.width(), size.height())
            y += size.height() + px(12)
        left = round(self._picture_area.right()) + px(34 if self._picture_area.width() else 20)
        room = right - wide - px(20) - left
        set_font(self._title, title_font(self._title_size(room)))
        shown = [label for label in self._words if not label.isHidden()]
        heights = [label.sizeHint().height() for label in shown]
        gap = px(5)
        y = round(card.center().y() - (sum(heights) + gap * (len(shown) - 1)) / 2)
        for label, high in zip(shown, heights, strict=True):
            has_sign = label is self._turn and not self._sign.isHidden()
            side = round(1.25 * high)
            if has_sign:
                self._sign.setGeometry(left, y + (high - side) // 2, side, side)
            label.setGeometry(
                left + (side + px(10) if has_sign else 0), y, room - (side + px(10) if has_sign else 0), high
            )
            y += high + gap

    def _title_size(self, room: int) -> int:
        """The largest in which it fits; a longer one is shortened."""
        sizes = [self._scale.type(size) for size in TITLES]
        fitting = (
            size
            for size in sizes
            if QFontMetrics(title_font(scaled(size))).horizontalAdvance(self._title.text()) < room
        )
        return next(fitting, sizes[-1])

    # Painting

    def set_colours(self, colours: Colours) -> None:
        self._colours = self._sign.colours = colours
        self.button.colours = self.more_button.colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        card, colours = self._card, self._colours
        radius = self._scale.px(ROUND)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for n in reversed(range(1, min(len(self._matches or ()), 3))):
                edge = card.adjusted(14 * n, PILE * n, -14 * n, PILE * n)
                paint_shadow(painter, edge, radius, 3, 40)
                painter.setBrush(mixed(QColor(colours.panel), QColor(colours.line), 0.5 * n))
                painter.drawRoundedRect(edge, radius, radius)
            paint_card(painter, card, radius, colours, 6 if self._matches is None else SHADE)
            if self._matches is None:
                return
            shape = QPainterPath()
            shape.addRoundedRect(card, radius, radius)
            painter.setClipPath(shape)
            area = self._picture_area
            if area.isEmpty():
                return
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
            match = self.match or self._last
            game = self._first if match is None else SHELF.get(match.game)
            if game is None:
                painter.fillRect(area, QColor(colours.table))
            else:
                shown = None if match is None or match.is_damaged else match
                self._picture.paint(painter, area, whole_game(game), colours, shown)
