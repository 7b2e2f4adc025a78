"""The table at set-up, laid for the match to come: what lies before each seat, the plates of those who play, and
in the middle what they share and who starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ludogite.rules.game import Setup
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import Laid, ui_of
from ludogite.ui.look.picture_cache import SMALL, Steps, paint_cached
from ludogite.ui.look.tables import OAK
from ludogite.ui.look.theme import Colours, enlarged, paint_shadow, scale_of, scaled, set_font, text_font, title_font
from ludogite.ui.pages.setup.seat_card import SeatCard
from ludogite.ui.pages.setup.starter import Starter
from ludogite.ui.widgets.parts import make_button, make_label

COMPOSITION = 1152
"""The width of all that lies on the table, in a window of the usual size."""
SIDE, GAP = 16, 12
REACH, SHADOW = 24, 12
"""Pixels around a picture for its shadow, and of that of a plate."""
TO_SHADOW = QPointF(2, 5)
"""By how much a picture leaves the middle, so that its shadow has room at the lower right."""
LEAST, PAD, SEEN = 60, 110, 130
"""Pixels of the height of a picture, of the width of one beside a plate, and below which nothing is seen on it."""
WITH_PAD = 340
"""A plate is at least so wide where a picture lies beside it: the levels of a computer take two lines then."""
LOW = 640
"""Below this height of the window the aim is written smaller."""
APART, MOST = 54, 400
"""Between plates one below the other, and for a picture, at most."""
FEW = 2
"""So many sit behind what lies before them; more of them beside it."""


class LaidPicture(QWidget):
    """A drawing of a fixed size, as large as it fits."""

    def __init__(self, name: str, drawn: tuple[int, int], most: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._drawn, self._most = name, drawn, most
        self.draw: Callable[[QPainter, Colours], None] | None = None
        self.colours: Colours | None = None
        self._key = ""
        self._room = 0
        self._steps = Steps(self, SMALL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_drawing(self, key: str, draw: Callable[[QPainter, Colours], None] | None, colours: Colours) -> None:
        """`key` tells this drawing from others of the same name."""
        self._key, self.draw, self.colours = key, draw, colours
        self.update()

    @property
    def _scale(self) -> float:
        return self._most * scale_of(self.window().size())

    def give_room(self, height: int) -> None:
        self._room = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as there is room: beside words that wrap nothing shrinks by itself."""
        wide, high = (round(side * self._scale) + REACH for side in self._drawn)
        return QSize(wide, max(min(high, self._room), LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(LEAST * self._drawn[0] / self._drawn[1]), LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.draw is None or self.colours is None:
            return
        draw, colours, (wide, high) = self.draw, self.colours, self._drawn
        scale = min((self.width() - REACH) / wide, (self.height() - REACH) / high, self._scale)
        area = QRectF(0, 0, round(wide * scale) + 2 * REACH, round(high * scale) + 2 * REACH)
        area.moveTopLeft((QRectF(self.rect()).center() - area.center() - TO_SHADOW).toPoint())

        def paint(drawing: QPainter, _whole: QRectF) -> None:
            drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
            drawing.translate(REACH, REACH)
            drawing.scale(scale, scale)
            draw(drawing, colours)

        with self._steps.painting(), QPainter(self) as painter:
            paint_cached(painter, area, f"{self._name} {self._key}", colours, paint)


class LaidTable(QWidget):
    """Wide, it has the plates at its sides; narrow, in columns above what is in the middle."""

    def __init__(self, game: Game, starter: Callable[[QWidget], Starter], colours: Colours) -> None:
        super().__init__()
        self.setObjectName("choices")  # what is behind is seen
        self._game, self.colours = game, colours
        self._laid: Laid | None = ui_of(game).laid if game.ui_module else None
        self._ground = ui_of(game).table if game.ui_module else OAK
        self.aim = make_label(self, font=title_font(26), wraps=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.course = make_label(self, font=text_font(15, QFont.Weight.Medium), alignment=Qt.AlignmentFlag.AlignCenter)
        self._make_opening()
        for label in (self.aim, self.opening_title):
            label.setObjectName("on_table")
        for label in (self.course, self._opening_course):
            label.setObjectName("soft_on_table")
        self.lesson_button: QPushButton = make_button(self)
        self.lesson_button.setObjectName("link")
        self.starter = starter(self)
        self._places: list[LaidPicture] = []
        self._middle: LaidPicture | None = None
        if self._laid:
            self._middle = LaidPicture(f"middle of {game.id}", self._laid.MIDDLE, 1.0, self)
        self._placed: tuple[Sequence[SeatCard], QSize] = (), QSize()
        """Who sits there, and the room for all."""
        self._rules: QWidget | None = None
        self._measured, self._is_wide, self._has_pads = (0, 0), False, False
        head = self._head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.aim)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addStretch(1)
        self._line.addWidget(self.course)
        self._line.addWidget(self.lesson_button, alignment=Qt.AlignmentFlag.AlignCenter)
        self._line.addStretch(1)
        head.addLayout(self._line)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(8)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(SIDE, GAP, SIDE, GAP)
        whole.setSpacing(GAP)
        whole.addLayout(head)
        whole.addStretch(2)
        whole.addLayout(self._grid)
        whole.addStretch(3)

    def _make_opening(self) -> None:
        """Where dice decide who starts, this is told in place of being asked."""
        self.opening, centre = QWidget(self), Qt.AlignmentFlag.AlignHCenter
        bold, medium = QFont.Weight.DemiBold, QFont.Weight.Medium
        self.opening_title = make_label(self.opening, font=text_font(15, bold), wraps=True, alignment=centre)
        self._opening_course = make_label(self.opening, font=text_font(14, medium), wraps=True, alignment=centre)
        lines = QVBoxLayout(self.opening)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        lines.addWidget(self.opening_title)
        lines.addWidget(self._opening_course)

    def set_texts(self) -> None:
        self.opening_title.setText(self.tr("Lowest roll starts"))
        self._opening_course.setText(self.tr("Each player rolls the die once to begin."))

    # What lies there

    def lay(self, options: Mapping[str, Any], setup: Setup, seats: Sequence[int]) -> None:
        """`seats` are those of the match, in the order of the plates."""
        if self._laid is None or self._middle is None:
            return
        laid, game = self._laid, self._game.id
        while len(self._places) < len(seats):
            self._places.append(LaidPicture(f"place of {game}", laid.PLACE, 1.0, self))
        for place, seat in zip(self._places, seats, strict=False):

            def draw(painter: QPainter, colours: Colours, seat: int = seat) -> None:
                laid.paint_place(painter, seat, options, setup, colours)

            place.show_drawing(f"{seat} {hash(str((options, setup)))}", draw, self.colours)
        count = len(seats)
        self._middle.show_drawing(
            str(count), lambda painter, colours: laid.paint_middle(painter, count, colours), self.colours
        )

    # Where it lies

    @property
    def _middle_width(self) -> int:
        return max(self.starter.least_width, scaled(180))

    def _room_beside(self, seated: Sequence[SeatCard], width: int) -> int:
        """What two columns of plates and what stands between them leave."""
        plates = 2 * max(row.least_width for row in seated)
        return width - plates - self._middle_width - 2 * GAP - 2 * SIDE

    def _in_one_column(self, seated: Sequence[SeatCard], width: int) -> bool:
        return 2 * max(row.least_width for row in seated) + GAP + 2 * SIDE > width

    def _head_height(self, width: int) -> int:
        set_font(self.aim, title_font(26 if self.window().height() >= LOW else 20))
        self._place_line(width)
        self._head.invalidate()  # before the page is shown it would answer from what it knew without words
        return self._head.heightForWidth(width - 2 * SIDE)

    @property
    def _shared_height(self) -> int:
        """Of what says who starts."""
        shown = [part for part in (self.starter, self.opening) if not part.isHidden()]
        return max((part.sizeHint().height() for part in shown), default=0)

    def least_height(self, seated: Sequence[SeatCard], width: int) -> int:
        """Without pictures."""
        plate, shared = max(row.sizeHint().height() for row in seated), self._shared_height
        head = self._head_height(width) + 3 * GAP
        if self._room_beside(seated, width) < 0:
            rows = len(seated) if self._in_one_column(seated, width) else -(-len(seated) // 2)
            return head + rows * (plate + 8) + shared
        rows = 1 if len(seated) <= FEW else -(-len(seated) // 2)
        return head + max(rows * (plate + 8), shared)

    def take_rules(self, rules: QWidget) -> None:
        """At the end of all that is scrolled."""
        if rules.parent() is not self:
            self._rules = rules
            self._whole.addWidget(rules)
            rules.show()

    @property
    def _rules_height(self) -> int:
        """While they lie here."""
        return self._rules.sizeHint().height() if self._rules and self._rules.parent() is self else 0

    def place(self, seated: Sequence[SeatCard], room: QSize, given_to_bar: int) -> None:
        """All lies in the middle of a wide window. Pictures are left out where there is no room to see anything on
        them."""
        width = room.width()
        while (item := self._grid.takeAt(0)) is not None:
            if (centre := item.layout()) is not None:
                centre.deleteLater()
        for n in range(self._grid.rowCount()):
            self._grid.setRowStretch(n, 0)
        for n in range(self._grid.columnCount()):
            self._grid.setColumnStretch(n, 0)
            self._grid.setColumnMinimumWidth(n, 0)
        self._grid.setVerticalSpacing(8)
        spare = self._room_beside(seated, width)
        is_wide = spare >= 0
        beside = (width - round(COMPOSITION * max(scale_of(self.window().size()), 1))) // 2
        narrower = 2 * max(scaled(WITH_PAD) - max(row.least_width for row in seated), 0)
        pads = 2 * (PAD + GAP) if len(seated) > FEW and spare >= 2 * (PAD + GAP) + narrower else 0
        side = max(min(beside, SIDE + (spare - pads - (narrower if pads else 0)) // 2), SIDE)
        self._whole.setContentsMargins(side, GAP, side - given_to_bar, GAP)
        for row in seated:
            row.set_wide(len(seated) <= FEW)
        self._placed, self._is_wide, self._has_pads = (seated, room), is_wide, len(seated) <= FEW or pads > 0
        self._give_room()
        if not is_wide:
            self._place_in_columns(seated, width)
        elif len(seated) <= FEW:
            self._place_few(seated)
        else:
            self._place_many(seated)

    def _give_room(self) -> None:
        """To the pictures and between plates, what words and plates leave."""
        seated, room = self._placed
        plate, shared = self._measured = self._measure()
        is_few, rows = len(seated) <= FEW, -(-len(seated) // 2)
        high = room.height() - self._head_height(room.width()) - self._rules_height - 6 * GAP
        free = min(high - (max(plate, shared) if is_few else shared + 3 * GAP), enlarged(MOST))
        is_seen = self._is_wide and free >= SEEN
        for n, place in enumerate(self._places):
            place.setVisible(is_seen and self._has_pads and n < len(seated))
            place.give_room(free if is_few else plate)
        if self._middle:
            self._middle.setVisible(is_seen)
            self._middle.give_room(free)
        if self._is_wide and not is_few:
            apart = (high - rows * plate) // max(rows - 1, 1)
            self._grid.setVerticalSpacing(max(min(apart, enlarged(APART)), 8))

    def _measure(self) -> tuple[int, int]:
        """The height of a plate, and of what says who starts."""
        return max((row.sizeHint().height() for row in self._placed[0]), default=0), self._shared_height

    def event(self, event: QEvent) -> bool:
        """A plate may become higher where its words wrap. Shadows move with the plates."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
            if self._measure() != self._measured:
                self._give_room()
        return super().event(event)

    def _place_line(self, width: int) -> None:
        """The lesson is below the words where it has no room beside them."""
        words = self.course.fontMetrics().horizontalAdvance(self.course.text()) + self.lesson_button.sizeHint().width()
        has_room = words + 2 * SIDE + GAP <= width
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)
        self.course.setWordWrap(not has_room)

    def _place_few(self, seated: Sequence[SeatCard]) -> None:
        """What lies before somebody is above the plate, and what is shared is between them, or beside it."""
        is_alone = len(seated) == 1
        columns, middle = ((1,), 2) if is_alone else ((0, 2), 1)
        for place in self._places:
            place.setMinimumWidth(0)
        for column, row in zip(columns, seated, strict=False):
            self._grid.addWidget(row, 1, column, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        for column, place in zip(columns, self._places, strict=False):
            self._grid.addWidget(place, 0, column)
        if self._middle:
            self._grid.addWidget(self._middle, 0, middle)
        for part in (self.starter, self.opening):
            if not part.isHidden():
                self._grid.addWidget(part, 1, middle, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnMinimumWidth(middle, self._middle_width)
        for column in (0, 2, 3) if is_alone else (1,):
            self._grid.setColumnStretch(column, 1)

    def _place_many(self, seated: Sequence[SeatCard]) -> None:
        """In two columns, beside what lies before them."""
        for place in self._places:
            place.setMinimumWidth(PAD)
        for n, row in enumerate(seated):
            is_right = n % 2
            self._grid.addWidget(row, n // 2, 4 if is_right else 0, Qt.AlignmentFlag.AlignVCenter)
            if n < len(self._places) and self._has_pads:
                self._grid.addWidget(self._places[n], n // 2, 3 if is_right else 1)
        centre = QVBoxLayout()
        centre.setSpacing(GAP)
        centre.addStretch(1)
        if self._middle:
            centre.addWidget(self._middle, stretch=100)
        centre.addWidget(self.starter)
        centre.addStretch(1)
        self._grid.addLayout(centre, 0, 2, -(-len(seated) // 2), 1)  # no further: rows that are empty now are there too
        for column, stretch in ((1, 2), (2, 3), (3, 2)):
            self._grid.setColumnStretch(column, stretch)

    def _place_in_columns(self, seated: Sequence[SeatCard], width: int) -> None:
        columns = 1 if self._in_one_column(seated, width) else 2
        for n, row in enumerate(seated):
            self._grid.addWidget(row, n // columns, n % columns, Qt.AlignmentFlag.AlignTop)
        last = -(-len(seated) // columns)
        for part in (self.starter, self.opening):
            if not part.isHidden():
                self._grid.addWidget(part, last, 0, 1, columns)
        self._grid.setRowStretch(last + 1, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pill = self.starter.pill_area.translated(self.starter.pos())
            areas = [plate.geometry() for plate in self.findChildren(SeatCard) if plate.isVisible()]
            areas += [pill] if self.starter.isVisible() else []
            for area in areas:
                paint_shadow(painter, QRectF(area), 18, SHADOW, self._ground.ground(self.colours).shadow)
