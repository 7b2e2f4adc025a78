"""The plate at the end of a match, the same for all games: who won, by what, how these players stand, or alone how good
it was; and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.ending import Ending
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.seat_names import LEVEL_NAMES
from ludogite.ui.look.language import tr
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, enlarged, scaled, text_font, title_font
from ludogite.ui.match.ending.charts import Rail, RecordLabel, Seated, SeatSign, Strokes, paint_sign
from ludogite.ui.match.ending.result_blocks import ResultBlocks
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import button_text, make_button, make_frame, make_label
from ludogite.ui.widgets.rosette import paint_paper, paint_rosette

NARROWEST, WIDEST = 288, 476
"""Of the paper."""
EDGE, BOTTOM = 10, 18
"""Around the paper: its shadow."""
ROSETTE = 128
ABOVE, RIBBONS = 0.39, 1.33
"""In widths of the rosette: how far it sticks out above the paper, and its height with the ribbons."""
HEADLINE, SMALLEST_HEADLINE = 50, 27
REASON_SIZES, NEXT_SIZES = (17, 16, 15), (18, 16, 15)
RAIL = 92
SPACING, LITTLE_SPACING = 9, 4
"""From one part to the next, and where there is little room."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SCORE = QT_TRANSLATE_NOOP("ending", "{first} – {second}")
WINS = QT_TRANSLATE_NOOP("ending", "{name}: %n win(s)", None, 0)
DRAWS = QT_TRANSLATE_NOOP("ending", "%n draw(s)", None, 0)
SO_FAR = Message(QT_TRANSLATE_NOOP("ending", "Wins so far"))
SO_FAR_WITH_DRAWS = QT_TRANSLATE_NOOP("ending", "Wins so far · {draws}")
LOOK_BACK = Message(QT_TRANSLATE_NOOP("ending", "Look back"))
NEXT_LEVEL = QT_TRANSLATE_NOOP("ending", "Next: {level}")
RESULTS = QT_TRANSLATE_NOOP("ending", "Your %n game(s)", None, 0)
AVERAGE = QT_TRANSLATE_NOOP("ending", "average: {mean}")
DRAWN = "="
INK = QColor("#2B2620")


class EndingPlate(QFrame):
    """It ignores whatever was pressed just before it appeared: an impatient click neither closes it nor plays again."""

    again_chosen = Signal()
    level_chosen = Signal(str)
    """Another match, against a computer of this level."""
    over_chosen = Signal()
    """The same match from its beginning."""
    away_chosen = Signal()
    """Home, or wherever the game leads from a finished match."""
    closed = Signal(bool)
    """Somebody wants to see the board; whether by a key."""

    def __init__(
        self, ui: GameUi, seated: Sequence[Seated], colours: Colours, is_settled: Callable[[], bool], parent: QWidget
    ) -> None:
        """`is_settled`: whether the last move was a while ago."""
        super().__init__(parent)
        self._ui, self._seated, self._colours, self._is_settled = ui, seated, colours, is_settled
        self._ending = Ending("", "")
        self._again = ""
        self._left_out: list[QWidget] = []
        """Parts that would be shown if there were room for them."""
        self._width = 0
        self._rosette = 0
        self._age = QElapsedTimer()
        self._make_parts()
        self._lay_out()
        second = (lambda: self.closed.emit(False)) if not ui.labels.starts_over else self.over_chosen.emit
        for button, act in (
            (self.again_button, self.again_chosen.emit),
            (self.level_button, lambda: self.level_chosen.emit(self._ending.level_to_try)),
            (self.second_button, second),
            (self.away_button, self.away_chosen.emit),
        ):
            button.clicked.connect(lambda _=False, act=act: self._if_settled(act))
        self.hide()

    def _make_parts(self) -> None:
        self.headline = make_label(self, wraps=True, alignment=CENTRE)
        self.reason = make_label(self, is_soft=True, wraps=True, alignment=CENTRE)
        self._together, self._alone = QWidget(self), QWidget(self)
        self.rail = Rail(self._ui, self._colours, self)
        self._ranking = QWidget(self)
        self._rows = QGridLayout(self._ranking)
        self._line = make_frame("line", self)
        self._line.setFixedHeight(1)
        self.tally = QWidget(self)
        self._signs = [SeatSign(self._ui, 32, self.tally) for _ in range(2)]
        self._tally_names = [ElidedLabel(text_font(15, QFont.Weight.DemiBold), self.tally) for _ in range(2)]
        self._tally_names[1].setAlignment(RIGHT)
        self._strokes = [Strokes(self._colours, self.tally) for _ in range(2)]
        self.score = make_label(self.tally, font=title_font(36), alignment=CENTRE)
        self.so_far = make_label(self, font=text_font(13), is_soft=True, alignment=CENTRE)
        self.note = make_label(self, font=text_font(13), is_soft=True, wraps=True, alignment=CENTRE)
        self.record = RecordLabel(self._colours, self)
        self._results_label = make_label(self, font=text_font(13, QFont.Weight.DemiBold))
        self._average = make_label(self, font=text_font(13), is_soft=True, alignment=Qt.AlignmentFlag.AlignRight)
        self.blocks = ResultBlocks(self._colours, self)
        self.again_button = make_button(self, is_primary=True)
        self.level_button, self.second_button, self.away_button = (make_button(self) for _ in range(3))
        """The second one looks back at the match, or starts it over."""
        for button in (self.again_button, self.level_button, self.second_button, self.away_button):
            button.setMinimumWidth(0)

    def _lay_out(self) -> None:
        layout = self._layout = QVBoxLayout(self)
        for part in (self.headline, self.reason, self._together, self._alone, self.note):
            layout.addWidget(part)
        layout.addSpacing(4)
        layout.addWidget(self.again_button)
        layout.addWidget(self.level_button)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.addWidget(self.second_button, stretch=1)
        row.addWidget(self.away_button, stretch=1)
        layout.addLayout(row)
        together = self._together_layout = QVBoxLayout(self._together)
        together.setContentsMargins(0, 4, 0, 0)
        for part in (self.rail, self._ranking, self._line, self.tally, self.so_far):
            together.addWidget(part)
        self._rows.setContentsMargins(0, 0, 0, 4)
        self._rows.setHorizontalSpacing(9)
        self._rows.setColumnStretch(1, 1)
        tally, names = QGridLayout(self.tally), QHBoxLayout()
        tally.setContentsMargins(0, 4, 0, 0)
        tally.setVerticalSpacing(0)
        for side in (0, 1):
            tally.addWidget(self._signs[side], 0, 4 * side)
            tally.addWidget(self._strokes[side], 0, 1 + 2 * side)
            tally.setColumnStretch(1 + 2 * side, 1)
            names.addWidget(self._tally_names[side], stretch=1)
        tally.addWidget(self.score, 0, 2)
        tally.addLayout(names, 1, 0, 1, 5)
        alone = self._alone_layout = QVBoxLayout(self._alone)
        alone.setContentsMargins(0, 4, 0, 0)
        alone.addWidget(self.record)
        head = self._results_head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self._results_label)
        head.addWidget(self._average, stretch=1)
        alone.addLayout(head)
        alone.addWidget(self.blocks)

    # Its size

    def fit(self, width: int, most: int) -> QSize:
        """Its size if its paper has this width, and is at most so high with all around it. If there is little room,
        what is the least needed is left out: pictures, the rosette, the reason, and last the results."""
        for hidden in self._left_out:
            hidden.show()
        self._left_out.clear()
        self._width = width + 2 * EDGE
        part_of = (width - enlarged(NARROWEST)) / (enlarged(WIDEST) - enlarged(NARROWEST))
        rosette = round(enlarged(ROSETTE) * (0.75 + 0.25 * part_of)) if self._has_rosette else 0
        self.rail.setFixedHeight(round(enlarged(RAIL) * (0.75 + 0.25 * part_of)))
        self._fit_words(width - 2 * self._side)
        words = (self.note, self.reason, self._average, self._results_label, self._together, self._alone)
        for spacing, rosette_size, left_out in (
            (SPACING, rosette, None),
            (LITTLE_SPACING, rosette, None),
            (LITTLE_SPACING, round(0.7 * rosette), self.rail),
            (LITTLE_SPACING, round(0.7 * rosette), self.blocks),
            (LITTLE_SPACING, 0, None),
            *((LITTLE_SPACING, 0, part) for part in words),
        ):
            self._set_sizes(spacing, rosette_size)
            if left_out is not None and not left_out.isHidden():
                left_out.hide()
                self._left_out.append(left_out)
            needed = self._needed_height()
            if needed <= most:
                break
        return QSize(self._width, min(needed, most))

    @property
    def _side(self) -> int:
        """From the edge of the paper to what is on it."""
        return round(0.1 * (self._width - 2 * EDGE)) - enlarged(6)

    @property
    def _has_rosette(self) -> bool:
        ending = self._ending
        return ending.winner is not None or bool(ending.figure or ending.tally)

    @property
    def above(self) -> int:
        """How far the rosette sticks out above the paper."""
        return max(round(ABOVE * self._rosette), EDGE)

    def _set_sizes(self, spacing: int, rosette: int) -> None:
        self._rosette = rosette
        self._layout.setSpacing(spacing)
        self._row.setSpacing(max(spacing, 8))
        self._together_layout.setSpacing(spacing)
        self._alone_layout.setSpacing(spacing)
        self._rows.setVerticalSpacing(spacing // 2)
        top = round(RIBBONS * rosette) + 4 if rosette else self.above + 20
        side = EDGE + self._side
        self._layout.setContentsMargins(side, top, side, BOTTOM + max(self._side * 3 // 4, 18))

    def _needed_height(self) -> int:
        for inner in (self._together_layout, self._alone_layout):
            inner.activate()  # only then a part that was hidden in it takes no more room
        return self._layout.totalHeightForWidth(self._width)

    def _fit_words(self, room: int) -> None:
        """The headline has one line if it fits into one, and else its longest word does."""
        words, longest = self._ending.headline, max(self._ending.headline.split(" "), key=len)
        font = title_font(scaled(SMALLEST_HEADLINE))
        for size in range(scaled(HEADLINE), scaled(SMALLEST_HEADLINE) - 1, -1):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(words) <= room:
                break
        while font.pixelSize() > 14 and QFontMetrics(font).horizontalAdvance(longest) > room:
            font.setPixelSize(font.pixelSize() - 1)
        self.headline.setFont(font)
        self.headline.setContentsMargins(0, 0, 0, -round(0.13 * font.pixelSize()))  # its lines have much air below
        reasons = [text_font(scaled(size)) for size in REASON_SIZES]
        fitting = (font for font in reasons if QFontMetrics(font).horizontalAdvance(self._ending.reason) <= room)
        self.reason.setFont(next(fitting, reasons[1]))
        following = self._ending.next
        in_two_lines = following.replace(", ", ",\n", 1)
        texts = [text for text in (following, in_two_lines, self._again) if text] or [""]
        fonts = [text_font(scaled(size), QFont.Weight.DemiBold) for size in NEXT_SIZES]
        pairs = [(text, font) for text in texts for font in fonts]
        short = (pair for pair in pairs if _width(*pair) <= room - 36)
        text, font = next(short, pairs[-1])
        self.again_button.setText(button_text(text))
        self.again_button.setFont(font)
        is_wide = room >= enlarged(300)
        self.again_button.setMinimumHeight(enlarged(58 if is_wide else 50))
        small = (self.second_button, self.away_button)
        for button in (self.level_button, *small):
            button.setMinimumHeight(enlarged(46 if is_wide else 40))
        side_by_side = (
            (self._row, 2 * max(button.sizeHint().width() for button in small)),
            (self._results_head, self._results_label.sizeHint().width() + self._average.sizeHint().width()),
        )
        for pair, needed in side_by_side:
            has_room = needed + pair.spacing() <= room
            pair.setDirection(QBoxLayout.Direction.LeftToRight if has_room else QBoxLayout.Direction.TopToBottom)

    # What is said

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def show_ending(self, ending: Ending, again: Message, away: Message) -> None:
        """It is to be fitted and shown after this."""
        self._ending, self._again = ending, tr(again)
        self._left_out.clear()
        self.headline.setText(ending.headline)
        self.reason.setText(ending.reason)
        self.reason.setVisible(bool(ending.reason))
        self.note.setText(ending.note)
        self.note.setVisible(bool(ending.note))
        self.away_button.setText(button_text(tr(away)))
        second = self._ui.labels.give_up if self._ui.labels.starts_over else LOOK_BACK
        self.second_button.setText(button_text(tr(second)))
        self.level_button.setVisible(ending.level_to_try is not None)
        if ending.level_to_try is not None:
            self.level_button.setText(button_text(tr(Message(NEXT_LEVEL, level=LEVEL_NAMES[ending.level_to_try]))))
        self.rail.show_ending(ending)
        self._show_ranking(ending)
        self._show_tally(ending)
        self._show_solo(ending)
        spoken = (ending.headline, ending.reason, self.tally.accessibleName(), self.record.text(), ending.note)
        self.setAccessibleName(" ".join(f"{text.rstrip('.!')}." for text in spoken if text))
        self.update()

    def appear(self) -> None:
        if not self.is_open:
            self._age.start()
            self.show()
            self.raise_()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.blocks.colours = self.rail.colours = self.record.colours = colours
        for strokes in self._strokes:
            strokes.colours = colours
        self._show_ranking(self._ending)
        self._show_tally(self._ending)
        self.update()

    def _show_ranking(self, ending: Ending) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            if item is not None and (widget := item.widget()):
                widget.hide()
                widget.deleteLater()
        for row, (seat, name, points) in enumerate(ending.ranking):
            weight = QFont.Weight.DemiBold if row == 0 else QFont.Weight.Normal
            sign, label = SeatSign(self._ui, 24, self._ranking), ElidedLabel(text_font(16, weight), self._ranking)
            sign.show_seat(seat, self._seated[seat], self._colours)
            label.setText(name)
            figure = make_label(self._ranking, points, font=title_font(20), alignment=RIGHT)
            for column, widget in enumerate((sign, label, figure)):
                self._rows.addWidget(widget, row, column)
                widget.show()  # Qt would do so later, and until then it takes no room
        self._ranking.setVisible(bool(ending.ranking))

    def _show_tally(self, ending: Ending) -> None:
        """Between two, the winner of this match stands on the left."""
        tally = ending.tally if len(self._seated) == 2 else None
        for part in (self.tally, self.so_far, self._line):
            part.setVisible(tally is not None)
        self.tally.setAccessibleName("")
        if tally is None:
            return
        order = (1, 0) if ending.winner == 1 else (0, 1)
        for side, seat in enumerate(order):
            self._signs[side].show_seat(seat, self._seated[seat], self._colours)
            self._tally_names[side].setText(self._seated[seat].name)
            self._strokes[side].show_count(tally.wins[seat], is_newest=seat == ending.winner, is_right=side == 1)
        self.score.setText(tr(Message(SCORE, first=tally.wins[order[0]], second=tally.wins[order[1]])))
        draws = Message(DRAWS, n=tally.draws)
        self.so_far.setText(tr(Message(SO_FAR_WITH_DRAWS, draws=draws) if tally.draws else SO_FAR))
        spoken = [tr(Message(WINS, name=self._seated[seat].name, n=tally.wins[seat])) for seat in order]
        self.tally.setAccessibleName(", ".join([*spoken, tr(draws)] if tally.draws else spoken))

    def _show_solo(self, ending: Ending) -> None:
        solo = ending.solo
        self._together.setVisible(bool(ending.tally or ending.ranking or ending.strip or ending.points))
        self._alone.setVisible(solo is not None)
        self.record.show_record(solo.sentence if solo else "", solo is not None and solo.is_record)
        has_blocks = solo is not None and len(solo.points) > 1
        for part in (self._results_label, self._average, self.blocks):
            part.setVisible(has_blocks)
        if solo is not None and has_blocks:
            mean = QLocale().toString(fmean(solo.points), "f", 1)
            self._results_label.setText(tr(Message(RESULTS, n=len(solo.points))))
            self._average.setText(tr(Message(AVERAGE, mean=mean)))
            self.blocks.setAccessibleName(f"{self._results_label.text()}, {self._average.text()}")
            self.blocks.show_results(solo)

    # What its player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._if_settled(lambda: self.closed.emit(True))
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press beside the plate closes it, and does what it would do without it."""
        if event.type() == QEvent.Type.MouseButtonPress and self.is_open:
            self._if_settled(lambda: self.closed.emit(False))
        return False

    def _if_settled(self, act: Callable[[], object]) -> None:
        if self._age.elapsed() >= QApplication.doubleClickInterval() and self._is_settled():
            act()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            name = f"plate {self.above}"
            paint_cached(painter, QRectF(self.rect()), name, self._colours, self._paint_plate)
            ending = self._ending
            if not self._rosette:
                return
            field = paint_rosette(painter, self.rosette_area())
            inset = 0.1 * field.width()
            if ending.winner is not None and not ending.figure:
                winner = self._seated[ending.winner]
                area = field.adjusted(inset, inset, -inset, -inset)
                paint_sign(self._ui, ending.winner, winner, self._colours, painter, area)
            else:
                self._paint_figure(painter, field, ending)

    def _paint_figure(self, painter: QPainter, field: QRectF, ending: Ending) -> None:
        painter.setPen(INK)
        figure = ending.figure or DRAWN
        size = 0.5 if len(figure) < 4 else 0.36 if len(figure) < 6 else 0.26
        painter.setFont(title_font(round(size * field.height())))
        if not ending.caption:
            painter.drawText(field, CENTRE, figure)
            return
        painter.drawText(field.adjusted(0, 0, 0, -0.22 * field.height()), CENTRE, figure)
        painter.setFont(text_font(max(round(0.14 * field.height()), 12), QFont.Weight.DemiBold))
        painter.drawText(field.adjusted(0, 0.4 * field.height(), 0, 0), CENTRE, ending.caption)

    def rosette_area(self) -> QRectF:
        return QRectF((self.width() - self._rosette) / 2, 2, self._rosette, RIBBONS * self._rosette - 4)

    def _paint_plate(self, painter: QPainter, area: QRectF) -> None:
        """The paper within its shadow."""
        paint_paper(painter, area.adjusted(EDGE, self.above, -EDGE, -BOTTOM), self._colours)


def _width(text: str, font: QFont) -> int:
    """Of its longest line."""
    return max(map(QFontMetrics(font).horizontalAdvance, text.split("\n")))
