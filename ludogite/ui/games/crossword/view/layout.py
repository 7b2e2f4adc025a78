"""The places of everything on the table of Crossword Track: the large board, and beside it a column with the card, and
below it the felt tray with the die and the opponent's small board. At the end: the solved grids, bills and notebook."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.ui.games.crossword.view.places import BoardPlace, board_size, largest_cell
from ludogite.ui.look.theme import scaled

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "1234567890"
CARD_WIDTH = 400.0
"""Of the column beside a board whose cells are 50 wide; everything on the card is measured in its parts."""
SMALLEST_UNIT = 0.82
"""On narrower cards things move together, but type stays readable."""
STEP = 30.0
"""The width of the numbers at the left of the card on which the opponent judges, in units."""
LEAST_COLUMN = 224.0
"""On a narrower card words would be cut; the board gives way instead."""
TALLEST_COLUMN = 2.3
"""In parts of its width, where it is taller than a board that has given way."""
LEAST_PART, PART_GROWTH = 0.4, 0.1
"""The part of the width that the column has at least where text is larger than usual, and how it grows with that."""
LEAST_CARD, LEAST_BELOW = 326.0, 84.0
"""The least height of the card, in units, and of what lies below it."""
LABEL = 28.0
"""The height of the words below the tray."""
ABOVE_SMALL = 45.0
"""Between the card and the small board, in units."""
AIR = 14
"""At the sides of the table and between board and column, at least."""
NARROW = 300.0
"""A narrower card leaves words out, and its question covers what lies below it."""
LOW = 440.0
"""In a lower column there is no room for a clue above the tray and the small board."""
LETTER_RIM, LETTER_FOOT, FINGER = 10, 14, QSizeF(24, 44)
"""At the sides of the tiles in their tray and above them, below them, and what a finger needs to meet one of them."""
LEAST_QUESTION = 84.0
"""The height that any question has room in, in small type; where there is little, the answers to choose are lower."""


class Layout:
    """Of the board's area, for one or two seats. With a question open the card of a narrow column grows over what
    lies below it; in a low column also with a clue, and where a square is chosen. For the answer to a question the
    letter tray has digits and a space too."""

    def __init__(
        self,
        size: QSizeF,
        seats: int,
        has_question: bool = False,
        has_clue: bool = False,
        has_digits: bool = False,
        gap: int = 0,
    ) -> None:
        """The gap is between the board and the column."""
        self.size, self.seats, self.has_digits = size, seats, has_digits
        self._has_question, self._has_clue = has_question, has_clue
        width, height = size.width() - gap, size.height()
        room = height - 2 * max(0.016 * height, 11.0)
        cell = largest_cell(0.605 * width, room)
        growth = scaled(100) / 100 - 1
        least_column = max(LEAST_COLUMN, (LEAST_PART + PART_GROWTH * growth) * width if growth else 0)
        least = width - 3 * AIR - least_column
        gives_way = board_size(cell).width() > least
        if gives_way:
            cell = largest_cell(least, room)
        board = board_size(cell)
        usual = CARD_WIDTH * max(cell / 50, SMALLEST_UNIT)
        widest = max(usual * (1 + growth), least_column)
        margin = max(round((width - board.width() - widest) / 3), AIR)
        between = min(margin, round(0.7 * cell))
        column = min(width - board.width() - between - 2 * AIR, widest)
        left = round((width - board.width() - between - column) / 2)
        tall = max(board.height(), min(room, TALLEST_COLUMN * column) if gives_way else 0)
        self.large = BoardPlace(QPointF(left, round((height - board.height()) / 2)), cell)
        self.column = QRectF(left + board.width() + between + gap, round((height - tall) / 2), column, tall)
        """Everything beside the board."""
        self.unit = max(min(column, usual) / CARD_WIDTH, SMALLEST_UNIT)
        """1 on a card of 400; type and buttons are measured in it."""
        self.least_card = min(LEAST_CARD * self.unit * (1 + 0.5 * growth), tall - LEAST_BELOW)
        self.small = self._place_small()
        self.card = self._place_card()
        self._place_tray()
        self._place_buttons()

    @property
    def is_narrow(self) -> bool:
        return self.column.width() < NARROW

    @property
    def is_below_covered(self) -> bool:
        """Whether the card lies over the tray and the small board."""
        if self.column.height() < LOW and self._has_clue:
            return True
        return self._has_question and (self.is_narrow or self.column.height() < LOW)

    def _place_small(self) -> BoardPlace | None:
        if self.seats < 2:
            return None
        high = min(self.column.height() / 2, self.column.height() - self.least_card - ABOVE_SMALL * self.unit)
        cell = largest_cell(min(0.51 * self.column.width(), 0.382 * self.large.area.width()), high)
        size = board_size(cell)
        return BoardPlace(self.column.bottomRight() - QPointF(size.width(), size.height()), cell)

    def _place_card(self) -> QRectF:
        column = self.column
        free = round(column.top() + max(0.54 * column.height(), self.least_card))
        if self.small is not None:
            free = round(self.small.area.top() - ABOVE_SMALL * self.unit)
        bottom = column.bottom() if self.is_below_covered else float(free)
        self.below = QRectF(column.left(), free + 14, column.width(), column.bottom() - free - 14)
        """The room below the card; the letters cover it, and where it is narrow some of the table beside it."""
        if self.is_narrow:
            self.below.adjust(-AIR / 2, 0, AIR / 2, 0)
        return QRectF(column.left(), column.top(), column.width(), bottom - column.top())

    def _place_tray(self) -> None:
        if self.small is None:
            radius = min(0.33 * self.below.height(), 0.3 * self.column.width())
            middle = QPointF(self.column.center().x(), self.below.center().y() - 0.1 * radius)
            right = self.column.right()
        else:
            room = self.small.area.left() - self.column.left()
            radius = min(0.35 * room, (self.below.height() - LABEL) / 2)
            middle = QPointF(self.column.left() + 0.44 * room, self.small.area.center().y() - 0.2 * radius)
            middle.setY(min(middle.y(), self.below.bottom() - LABEL - radius))
            right = self.small.area.left() - 0.04 * room
        self.tray = QRectF(round(middle.x() - radius), round(middle.y() - radius), round(2 * radius), round(2 * radius))
        """The felt with the die; round."""
        side = round(0.84 * radius)
        self.die = QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        text = max(round(0.3 * radius), 20)
        half = min(middle.x() - self.column.left(), right - middle.x())
        self.tray_label = QRectF(middle.x() - half, self.tray.bottom() + 6, 2 * half, text)
        """From where to where the pawn went."""
        glass = round(max(0.075 * self.column.width(), 26))
        place = self.small.area if self.small else QRectF()
        corner = QPointF(place.left() - 0.65 * glass, place.bottom() - 1.15 * glass)
        self.glass = QRectF(corner, QSizeF(glass, glass)) if self.small else QRectF()
        """The magnifier at the small board; empty without one."""

    # The card

    @property
    def pad(self) -> float:
        """Air inside the card."""
        return round(min(22 * self.unit, 0.073 * self.card.width()))

    @property
    def inside(self) -> QRectF:
        return self.card.adjusted(self.pad, self.pad, -self.pad, -self.pad)

    @property
    def badge(self) -> QRectF:
        """The square that the pawn stands on, at the card's upper left."""
        side = round(40 * self.unit)
        return QRectF(self.inside.left(), self.inside.top() + round(2 * self.unit), side, side)

    @property
    def clock(self) -> QRectF:
        side = round(40 * self.unit)
        return QRectF(self.inside.right() - side, self.badge.top(), side, side)

    def _place_buttons(self) -> None:
        unit, inside = self.unit, self.inside
        high = round(38 * unit)
        top = inside.bottom() - high
        self.pass_button = QRectF(inside.left(), top, round(min(104 * unit, 0.46 * inside.width())), high)
        self.keyboard_button = QRectF(self.pass_button.right() + round(8 * unit), top, max(round(44 * unit), 44), high)
        gap = round(10 * unit)
        left = inside.left() + round(STEP * unit)
        half = (inside.right() - left - gap) / 2
        judged, hold, said = round(42 * unit), round(36 * unit), round(30 * unit)
        judge_top = inside.bottom() - judged
        self.wrong_button = QRectF(left, judge_top, half, judged)
        self.right_button = self.wrong_button.translated(half + gap, 0)
        self.hold_button = QRectF(left, judge_top - hold - round(9 * unit), inside.right() - left, hold)
        """The closed strip that holds the answer."""
        self.said = QRectF(left, self.hold_button.top() - said - round(8 * unit), inside.right() - left, said)
        """Who is to say it, and at the right the button to pass."""
        wide = round(min(96 * unit, 0.45 * self.said.width()))
        self.spoken_pass = QRectF(self.said.right() - wide, self.said.top(), wide, said)

    @property
    def throw_head(self) -> QRectF:
        """The coloured head of the card that hands the table over."""
        return QRectF(self.card.left(), self.card.top(), self.card.width(), round(108 * self.unit))

    @property
    def last_verdict(self) -> QRectF:
        """The verdict on the last turn, on the card that hands the table over; the word stands above."""
        return QRectF(
            self.inside.left(), self.throw_head.bottom() + 41 * self.unit, self.inside.width(), round(34 * self.unit)
        )

    @property
    def correct_buttons(self) -> tuple[QRectF, QRectF]:
        """Wrong and right, below the verdict that they correct."""
        gap = round(10 * self.unit)
        wide = (self.inside.width() - gap) / 2
        wrong = QRectF(self.inside.left(), self.last_verdict.bottom() + 9 * self.unit, wide, round(36 * self.unit))
        return wrong, wrong.translated(wide + gap, 0)

    @property
    def worth_top(self) -> float:
        """The line with what a letter is worth, above the buttons; on a narrow card its words stand below it."""
        return self.pass_button.top() - round((57 if self.is_narrow else 46) * self.unit)

    def clue_cells(self, length: int) -> tuple[QRectF, ...]:
        """The cells of a word, lying flat on the card of its clue."""
        return self._large_cells(length, self.worth_top - round(18 * self.unit))

    def choice_cells(self, length: int) -> tuple[QRectF, ...]:
        """The cells of the word that an aimed square would ask."""
        return self._large_cells(length, self.choice_line + round(108 * self.unit))

    def _large_cells(self, length: int, bottom: float) -> tuple[QRectF, ...]:
        gap = round(4 * self.unit)
        side = float(int(min(46 * self.unit, (self.inside.width() + gap) / max(length, 1) - gap)))
        return self.flat_cells(length, bottom, side, gap)

    def flat_cells(self, length: int, bottom: float, side: float, gap: float) -> tuple[QRectF, ...]:
        """Cells side by side across the card, smaller where they have no room. Their lower edge is that of the side
        that they should have."""
        top, side = bottom - side, min(side, (self.inside.width() + gap) / max(length, 1) - gap)
        return tuple(QRectF(self.inside.left() + n * (side + gap), top, side, side) for n in range(length))

    @property
    def choice_line(self) -> float:
        """The rule across the card on which a square is chosen."""
        return round(self.badge.bottom() + 78 * self.unit)

    @property
    def banner(self) -> QRectF:
        """The coloured head of a question, or of the one who judges."""
        return QRectF(self.card.left(), self.card.top(), self.card.width(), round(52 * self.unit))

    @property
    def question_top(self) -> float:
        return self.banner.bottom() + round(11 * self.unit)

    @property
    def choices(self) -> tuple[QRectF, ...]:
        """The four answers to a question; one below the other on a narrow card."""
        unit, inside = self.unit, self.inside
        gap = round(9 * unit)
        columns = 1 if self.is_narrow else 2
        rows = 4 // columns
        wide = (inside.width() - (columns - 1) * gap) / columns
        bottom = self.steps.top() - round(18 * unit)
        free = bottom - self.question_top - LEAST_QUESTION - rows * gap
        high = min(round((56 if self.is_narrow else 45) * unit), int(free / rows))
        top = bottom - rows * high - (rows - 1) * gap
        return tuple(
            QRectF(inside.left() + n % columns * (wide + gap), top + n // columns * (high + gap), wide, high)
            for n in range(4)
        )

    @property
    def answer_field(self) -> QRectF:
        """The field in which the answer to a question is typed."""
        unit, inside = self.unit, self.inside
        high = round((56 if self.is_narrow else 46) * unit)
        return QRectF(inside.left(), self.steps.top() - round(70 * unit) - high, inside.width(), high)

    @property
    def question_pass(self) -> QRectF:
        """Below the field for the answer."""
        field, unit = self.answer_field, self.unit
        return QRectF(field.left(), field.bottom() + round(10 * unit), self.pass_button.width(), round(36 * unit))

    @property
    def question_keyboard(self) -> QRectF:
        """Beside it, where letters are clicked."""
        usual, beside = self.keyboard_button, self.question_pass
        return QRectF(usual.left(), beside.top(), usual.width(), beside.height())

    @property
    def steps(self) -> QRectF:
        """The aims of a right answer, at the bottom of a question; empty where the letters leave no room for them."""
        high = 0 if self.has_digits and self.column.height() < LOW else round(58 * self.unit)
        return QRectF(self.inside.left(), self.card.bottom() - round(14 * self.unit) - high, self.inside.width(), high)

    @property
    def faces(self) -> tuple[QRectF, ...]:
        """The six faces on the card, to enter a real die."""
        inside = self.inside
        gap = round(10 * self.unit)
        side = float(int(min(48 * self.unit, (inside.width() + gap) / 6 - gap)))
        left = inside.center().x() - (6 * side + 5 * gap) / 2
        top = inside.bottom() - round(12 * self.unit) - side
        return tuple(QRectF(round(left + n * (side + gap)), round(top), side, side) for n in range(6))

    # The letter tray

    @property
    def characters(self) -> str:
        """The letters on the tiles."""
        return ALPHABET + DIGITS if self.has_digits else ALPHABET

    @cached_property
    def letter_columns(self) -> int:
        """With so many a finger meets the tiles best, and then they are largest."""

        def worth(columns: int) -> tuple[float, float]:
            step = self._letter_step(columns)
            side, reach = step.width() / FINGER.width(), step.height() / FINGER.height()
            return min(side, reach, 1), min(step.width(), step.height())

        return max((10, 9, 8, 7, 6), key=worth)

    def _letter_step(self, columns: int) -> QSizeF:
        """Square tiles, or higher ones where squares would be too small for fingers."""
        most, high = 56 * self.unit, self.below.height() - LETTER_RIM - LETTER_FOOT
        across = float(int(min((self.below.width() - 2 * LETTER_RIM) / columns, most)))
        down = float(int(min(high / self._letter_rows(columns), most)))
        return QSizeF(min(across, max(down, FINGER.width())), min(down, max(across, FINGER.height())))

    def _letter_rows(self, columns: int) -> int:
        """With the tile that takes a letter back, and the one for a space, which are at least two wide where both are
        there."""
        return -(-(len(self.characters) + (4 if self.has_digits else 1)) // columns)

    @cached_property
    def letters(self) -> tuple[QRectF, ...]:
        """The tiles A to Z, and for a question 1 to 0."""
        return tuple(self._tile(n) for n in range(len(self.characters)))

    @cached_property
    def space(self) -> QRectF:
        """The tile for a space; empty where there is none."""
        if not self.has_digits:
            return QRectF()
        first = len(self.characters)
        row_end = -(-first // self.letter_columns) * self.letter_columns
        free = row_end - first if row_end - first >= 4 else self.letter_columns
        start = first if free == row_end - first else row_end
        return self._tile(start).united(self._tile(start + free // 2 - 1))

    @cached_property
    def erase(self) -> QRectF:
        """The tile that takes the last letter back; it fills the last row."""
        end = self._tile(self._letter_rows(self.letter_columns) * self.letter_columns - 1)
        if not self.has_digits:
            return self._tile(len(ALPHABET)).united(end)
        gap = end.left() - self._tile(self.letter_columns - 2).right()
        left = self.space.right() + gap
        return QRectF(left, self.space.top(), end.right() - left, end.height())

    def _tile(self, n: int) -> QRectF:
        columns, tray = self.letter_columns, self.below
        row, column = divmod(n, columns)
        step = self._letter_step(columns)
        left = tray.center().x() - columns * step.width() / 2
        top = tray.center().y() + (LETTER_RIM - LETTER_FOOT) / 2 - self._letter_rows(columns) * step.height() / 2
        inset = max(round(0.05 * min(step.width(), step.height())), 1)
        tile = QRectF(QPointF(left + column * step.width(), top + row * step.height()), step)
        return tile.adjusted(inset, inset, -inset, -inset)


LEAST_BILL, LEAST_NOTEBOOK = 250, 130
"""How wide and how high these have to be beside a plate."""


class EndLayout:
    """At the end: the solved grids side by side with the bills below them, and the notebook. Alone the board stays
    large, with the bill above the notebook, which has no room beside a plate."""

    def __init__(self, size: QSizeF, seats: int, room: QRectF | None = None, plate: QRectF | None = None) -> None:
        """`room` is what a plate leaves free: the notebook lies below that, if there is room for it."""
        self.boards: tuple[BoardPlace, ...] = ()
        self.bills: tuple[QRectF, ...] = ()
        self.notebook = QRectF()
        width, height = size.width(), size.height()
        margin = max(round(0.0232 * width), 14)
        gap = round(0.019 * width)
        edge = max(round(0.024 * height), 11)
        if seats == 1:
            self._place_alone(Layout(size, 1), gap)
            if room is not None:
                self._place_beside(room)
        elif room is not None:
            wide, has_bills = (room.width() - gap) / 2, room.width() > 2 * LEAST_BILL + gap
            cell = largest_cell(wide, (0.6 if has_bills else 1.0) * room.height())
            left = room.center().x() - board_size(cell).width() - gap / 2
            self._place_two(QPointF(left, room.center().y()), cell, gap, room.height(), has_bills)
        else:
            cell = largest_cell(0.307 * width, 0.6 * height)
            board = board_size(cell)
            rest = width - 2 * margin - 2 * gap - 2 * board.width()
            notebook = min(rest, 1.05 * board.width())
            left = margin + (rest - notebook) / 2
            area = self._place_two(QPointF(left, height / 2), cell, gap, height - 2 * edge)
            self.notebook = QRectF(area.right() + gap, area.top(), notebook, area.height())
        if room is not None and plate is not None and room.bottom() - plate.bottom() > LEAST_NOTEBOOK:
            self.notebook = QRectF(plate.left() + gap, plate.bottom(), plate.width() - 2 * gap, 0)
            self.notebook.setBottom(room.bottom())

    def _place_two(self, middle: QPointF, cell: float, gap: float, most: float, has_bills: bool = True) -> QRectF:
        """Two boards from here on to the right, with their bills."""
        board = board_size(cell)
        tall = min(most, board.height() + (gap + 1.15 * board.width() if has_bills else 0))
        top = round(middle.y() - tall / 2)
        corners = (QPointF(round(middle.x() + n * (board.width() + gap)), top) for n in range(2))
        self.boards = tuple(BoardPlace(corner, cell) for corner in corners)
        bill_top = top + board.height() + gap
        if has_bills:
            self.bills = tuple(
                QRectF(place.area.left(), bill_top, board.width(), top + tall - bill_top) for place in self.boards
            )
        return QRectF(self.boards[0].area.left(), top, 2 * board.width() + gap, tall)

    def _place_beside(self, room: QRectF) -> None:
        """The board in the middle of the room, in its usual size if that fits."""
        cell = min(self.boards[0].cell, largest_cell(room.width(), room.height()))
        size = board_size(cell)
        corner = room.center() - QPointF(size.width(), size.height()) / 2
        self.boards = (BoardPlace(QPointF(round(corner.x()), round(corner.y())), cell),)
        self.bills, self.notebook = (), QRectF()

    def _place_alone(self, usual: Layout, gap: float) -> None:
        column, bill = usual.column, round(0.36 * usual.column.height())
        self.boards = (usual.large,)
        self.bills = (QRectF(column.left(), column.top(), column.width(), bill),)
        self.notebook = column.adjusted(0, bill + gap, 0, 0)
