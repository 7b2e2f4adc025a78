"""The table at set-up, laid for the match to come: what lies before each seat, the plates of those who play, and
in the middle what they share and who starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ludogite.rules.game import Setup
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import Laid, ui_of
from ludogite.ui.look.picture_cache import SMALL, Steps, paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow, scale_of, scaled, text_font, title_font
from ludogite.ui.pages.setup.seat_card import SeatCard
from ludogite.ui.pages.setup.starter import Starter
from ludogite.ui.widgets.parts import make_button, make_label

COMPOSITION = 1152
"""The width of all that lies on the table, in a window of the usual size."""
SIDE, GAP = 16, 12
REACH, SHADOW = 24, 12
"""Pixels around a picture for its shadow, and of that of a plate."""
LEAST, PAD, SEEN = 60, 110, 90
"""Pixels of the height of a picture, of the width of one beside a plate, and below which nothing is seen on it."""
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
        self._steps = Steps(self, SMALL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_drawing(self, key: str, draw: Callable[[QPainter, Colours], None] | None, colours: Colours) -> None:
        """`key` tells this drawing from others of the same name."""
        self._key, self.draw, self.colours = key, draw, colours
        self.update()

    def sizeHint(self) -> QSize:
        """It takes what the words leave."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(LEAST * self._drawn[0] / self._drawn[1]), LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.draw is None or self.colours is None:
            return
        draw, colours, (wide, high) = self.draw, self.colours, self._drawn
        window = scale_of(self.window().size())
        scale = min((self.width() - REACH) / wide, (self.height() - REACH) / high, self._most * window)
        area = QRectF(0, 0, round(wide * scale) + 2 * REACH, round(high * scale) + 2 * REACH)
        area.moveTopLeft((QRectF(self.rect()).center() - area.center()).toPoint())

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
        self.aim = make_label(self, font=title_font(26), wraps=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.course = make_label(self, font=text_font(15, QFont.Weight.Medium), alignment=Qt.AlignmentFlag.AlignCenter)
        self.opening = make_label(
            self, font=text_font(15, QFont.Weight.DemiBold), wraps=True, alignment=Qt.AlignmentFlag.AlignHCenter
        )
        for label, name in ((self.aim, "on_table"), (self.course, "soft_on_table"), (self.opening, "on_table")):
            label.setObjectName(name)
        self.lesson_button: QPushButton = make_button(self)
        self.lesson_button.setObjectName("link")
        self.starter = starter(self)
        self._places: list[LaidPicture] = []
        self._middle: LaidPicture | None = None
        if self._laid:
            self._middle = LaidPicture(f"middle of {game.id}", self._laid.MIDDLE, 1.0, self)
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
        whole.addLayout(self._grid, stretch=1)

    # What lies there

    def lay(self, setup: Setup, seats: Sequence[int]) -> None:
        """`seats` are those of the match, in the order of the plates."""
        if self._laid is None or self._middle is None:
            return
        laid, game = self._laid, self._game.id
        while len(self._places) < len(seats):
            self._places.append(LaidPicture(f"place of {game}", laid.PLACE, 1.0, self))
        for place, seat in zip(self._places, seats, strict=False):

            def draw(painter: QPainter, colours: Colours, seat: int = seat) -> None:
                laid.paint_place(painter, seat, setup, colours)

            place.show_drawing(f"{seat} {hash(str(setup))}", draw, self.colours)
        count = len(seats)
        self._middle.show_drawing(
            str(count), lambda painter, colours: laid.paint_middle(painter, count, colours), self.colours
        )

    # Where it lies

    def _room_beside(self, seated: Sequence[SeatCard], width: int) -> int:
        """What two columns of plates and what stands between them leave."""
        middle = max(self.starter.least_width, scaled(180))
        return width - 2 * max(row.least_width for row in seated) - middle - 2 * GAP - 2 * SIDE

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
        spare = self._room_beside(seated, width)
        is_wide = spare >= 0
        beside = (width - round(COMPOSITION * max(scale_of(self.window().size()), 1))) // 2
        pads = 2 * (PAD + GAP) if len(seated) > FEW and spare >= 2 * (PAD + GAP) else 0
        side = max(min(beside, SIDE + (spare - pads) // 2), SIDE)
        self._whole.setContentsMargins(side, GAP, side - given_to_bar, GAP)
        self._place_line(width)
        for row in seated:
            row.set_wide(len(seated) <= FEW)
        parts = max(row.sizeHint().height() for row in seated), self.starter.sizeHint().height()
        free = room.height() - self._head.sizeHint().height() - max(parts) - 4 * GAP
        for picture in (*self._places, *([self._middle] if self._middle else [])):
            picture.setVisible(is_wide and free >= SEEN)
        for picture in self._places[len(seated) :]:
            picture.hide()
        if not is_wide:
            self._place_in_columns(seated, width)
        elif len(seated) <= FEW:
            self._place_few(seated)
        else:
            self._place_many(seated, has_room=pads > 0)

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
            self._grid.addWidget(row, 1, column, Qt.AlignmentFlag.AlignTop)
        for column, place in zip(columns, self._places, strict=False):
            self._grid.addWidget(place, 0, column)
        if self._middle:
            self._grid.addWidget(self._middle, 0, middle)
        for part in (self.starter, self.opening):
            if not part.isHidden():
                self._grid.addWidget(part, 1, middle, Qt.AlignmentFlag.AlignTop)
        self._grid.setRowStretch(0, 1)
        for column in (0, 2, 3) if is_alone else (1,):
            self._grid.setColumnStretch(column, 1)

    def _place_many(self, seated: Sequence[SeatCard], has_room: bool) -> None:
        """In two columns, beside what lies before them."""
        for place in self._places:
            place.setMinimumWidth(PAD)
            place.setVisible(has_room and place.isVisibleTo(self) and place in self._places[: len(seated)])
        for n, row in enumerate(seated):
            is_right = n % 2
            self._grid.addWidget(row, n // 2, 4 if is_right else 0, Qt.AlignmentFlag.AlignVCenter)
            if n < len(self._places) and has_room:
                self._grid.addWidget(self._places[n], n // 2, 3 if is_right else 1)
            self._grid.setRowStretch(n // 2, 1)
        centre = QVBoxLayout()
        centre.setSpacing(GAP)
        if self._middle:
            centre.addWidget(self._middle, stretch=1)
        centre.addWidget(self.starter)
        self._grid.addLayout(centre, 0, 2, -1, 1)
        for column, stretch in ((1, 2), (2, 3), (3, 2)):
            self._grid.setColumnStretch(column, stretch)

    def _place_in_columns(self, seated: Sequence[SeatCard], width: int) -> None:
        plate = max(row.least_width for row in seated)
        columns = 2 if 2 * plate + GAP + 2 * SIDE <= width else 1
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
            for plate in self.findChildren(SeatCard):
                if plate.isVisible():
                    paint_shadow(painter, QRectF(plate.geometry()), 18, SHADOW, 90)
