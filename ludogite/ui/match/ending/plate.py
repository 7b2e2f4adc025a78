"""The plate over the board at the end of a match: who won, by what, how these players stand, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.people import Badge
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.ending import Ending
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.page import STATISTICS
from ludogite.ui.look.language import tr
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, text_font, title_font
from ludogite.ui.match.ending.charts import RecordLabel, SeatSign, Strip, Strokes
from ludogite.ui.match.ending.result_blocks import ResultBlocks
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import button_text, make_button, make_frame, make_label
from ludogite.ui.widgets.rosette import paint_paper, paint_rosette

WIDTH, WIDTH_ALONE = 272, 318
HEIGHT, HEIGHT_ALONE, LEAST_HEIGHT = 490, 560, 410
EDGE, TOP, BOTTOM = 10, 18, 18
"""Around the paper: its shadow, and above it what the rosette sticks out."""
ROSETTE = QSize(84, 122)
SPACING, LITTLE_SPACING = 8, 5
"""From one part to the next, and where there is little room."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SCORE = QT_TRANSLATE_NOOP("ending", "{first} to {second}")
WINS = QT_TRANSLATE_NOOP("ending", "{name}: %n win(s)", None, 0)
DRAWS = QT_TRANSLATE_NOOP("ending", "%n draw(s)", None, 0)
LOOK_BACK = Message(QT_TRANSLATE_NOOP("ending", "Look back"))
RESULTS = QT_TRANSLATE_NOOP("ending", "Your %n game(s)", None, 0)
AVERAGE = QT_TRANSLATE_NOOP("ending", "average: {mean}")
DRAWN = "="
INK = QColor("#2B2620")


class EndingPlate(QFrame):
    """It ignores whatever was pressed just before it appeared: an impatient click neither closes it nor plays again."""

    lies_below = False
    """Whether it lies below the board rather than beside it."""
    again_chosen = Signal()
    over_chosen = Signal()
    """The same match from its beginning."""
    away_chosen = Signal()
    """Home, or wherever the game leads from a finished match."""
    statistics_chosen = Signal()
    """The statistics of these players in this game."""
    closed = Signal(bool)
    """Somebody wants to see the board; whether by a key."""

    def __init__(
        self,
        ui: GameUi,
        names: Sequence[str],
        badges: Sequence[Badge | None],
        colours: Colours,
        is_settled: Callable[[], bool],
        parent: QWidget,
    ) -> None:
        """The names of the seats, as they are shown. `is_settled`: whether the last move was a while ago."""
        super().__init__(parent)
        self._badges, self._is_settled = badges, is_settled
        self._ui, self._names, self._colours = ui, names, colours
        self._ending: Ending | None = None
        self._labels: tuple[Message, Message] | None = None
        self._left_out: list[QWidget] = []
        """Parts that would be shown if there were room for them."""
        self._has_rosette = True
        self._age = QElapsedTimer()
        self._make_parts()
        self._lay_out()
        self.again_button.clicked.connect(lambda: self._if_settled(self.again_chosen.emit))
        self.away_button.clicked.connect(lambda: self._if_settled(self.away_chosen.emit))
        self.statistics_button.clicked.connect(lambda: self._if_settled(self.statistics_chosen.emit))
        self.look_button.clicked.connect(lambda: self._if_settled(lambda: self.closed.emit(False)))
        self.hide()

    def _make_parts(self) -> None:
        self.headline = make_label(self, font=title_font(28), wraps=True, alignment=CENTRE)
        self.reason = make_label(self, font=text_font(14), is_soft=True, wraps=True, alignment=CENTRE)
        self._together, self._alone = QWidget(self), QWidget(self)
        self.strip = Strip(self._colours, self)
        self._ranking = QWidget(self)
        self._rows = QGridLayout(self._ranking)
        self._rows.setContentsMargins(0, 6, 0, 0)
        self._rows.setHorizontalSpacing(9)
        self._line = make_frame("line", self)
        self._line.setFixedHeight(1)
        self.tally = QWidget(self)
        self._tally_names = [ElidedLabel(text_font(13, QFont.Weight.DemiBold), self.tally) for _ in range(2)]
        self._tally_names[1].setAlignment(RIGHT)
        self._strokes = [Strokes(self._colours, self.tally) for _ in range(2)]
        self.score = make_label(self.tally, font=title_font(30), alignment=CENTRE)
        self.draws = make_label(self, font=text_font(13), is_soft=True, alignment=CENTRE)
        self.record = RecordLabel(self._colours, self)
        self._results_label = make_label(self, font=text_font(13, QFont.Weight.DemiBold))
        self._average = make_label(self, font=text_font(13), is_soft=True, alignment=Qt.AlignmentFlag.AlignRight)
        self.blocks = ResultBlocks(self._colours, self)
        self.statistics_button = make_button(self)
        self.statistics_button.setProperty("small", True)
        self.again_button = make_button(self, is_primary=True)
        self.again_button.setMinimumHeight(46)
        self.look_button, self.away_button = make_button(self), make_button(self)
        for button in (self.again_button, self.look_button, self.away_button):
            button.setMinimumWidth(0)

    def _lay_out(self) -> None:
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE + 22, ROSETTE.height() + 2, EDGE + 22, BOTTOM + 20)
        layout.addWidget(self.headline)
        layout.addWidget(self.reason)
        layout.addWidget(self._together, stretch=3)
        layout.addWidget(self._alone, stretch=3)
        layout.addWidget(self.statistics_button, alignment=CENTRE)
        layout.addStretch(1)
        layout.addWidget(self.again_button)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.look_button, stretch=1)
        row.addWidget(self.away_button, stretch=1)
        layout.addLayout(row)
        self._lay_out_together()
        self._lay_out_alone()

    def _lay_out_together(self) -> None:
        layout = self._together_layout = QVBoxLayout(self._together)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addSpacing(6)
        layout.addWidget(self.strip)
        layout.addWidget(self._ranking)
        layout.addSpacing(14)
        layout.addStretch(1)
        layout.addWidget(self._line)
        tally = QGridLayout(self.tally)
        tally.setContentsMargins(0, 2, 0, 0)
        tally.setVerticalSpacing(0)
        for side in (0, 1):
            tally.addWidget(self._tally_names[side], 0, 2 * side)
            tally.addWidget(self._strokes[side], 1, 2 * side)
            tally.setColumnStretch(2 * side, 1)
        tally.addWidget(self.score, 0, 1, 2, 1)
        layout.addWidget(self.tally)
        layout.addWidget(self.draws)

    def _lay_out_alone(self) -> None:
        layout = self._alone_layout = QVBoxLayout(self._alone)
        layout.setContentsMargins(0, 10, 0, 0)
        layout.addWidget(self.record)
        layout.addStretch(1)
        head = self._results_head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self._results_label)
        head.addWidget(self._average, stretch=1)
        layout.addLayout(head)
        layout.addWidget(self.blocks, stretch=3)

    def sizeHint(self) -> QSize:
        """Alone it is wider, if there is room."""
        has_room = self._parent_width() > 2.5 * WIDTH_ALONE
        width = (WIDTH_ALONE if self._ending and self._ending.solo and has_room else WIDTH) + 2 * EDGE
        return QSize(width, max(self._layout.totalHeightForWidth(width), self._height() + TOP + BOTTOM))

    def fit(self, room: QSize) -> QSize:
        """Its size in this room. If there is little, what is the least needed is left out: the way to the
        statistics, pictures, the reason, which the sentence below the board gives as well, and last the results."""
        for hidden in self._left_out:
            hidden.show()
        self._left_out.clear()
        self._set_spacing(SPACING)
        self._show_rosette(True)
        if self._needed_height() > room.height():
            self._set_spacing(LITTLE_SPACING)
        pictures, results = (self.statistics_button, self.strip, self.blocks), (self._together, self._alone)
        for part in (*pictures, None, self.reason, self._average, self._results_label, *results):
            if self._needed_height() <= room.height():
                break
            if part is None:
                self._show_rosette(False)
            elif not part.isHidden():
                part.hide()
                self._left_out.append(part)
        needed = self._needed_height()
        if any(part in self._left_out for part in results):
            room = QSize(room.width(), min(room.height(), needed + TOP))
        return self.sizeHint().boundedTo(room)

    def _show_rosette(self, is_shown: bool) -> None:
        self._has_rosette = is_shown
        margins = self._layout.contentsMargins()
        margins.setTop(ROSETTE.height() + 2 if is_shown else TOP + 20)
        self._layout.setContentsMargins(margins)

    def _set_spacing(self, spacing: int) -> None:
        self._layout.setSpacing(spacing)
        self._rows.setVerticalSpacing(spacing // 2)

    def _needed_height(self) -> int:
        self._align_head()
        for inner in (self._together_layout, self._alone_layout):
            inner.activate()  # only then a part that was hidden in it takes no more room
        return self._layout.totalHeightForWidth(self.sizeHint().width())

    def _height(self) -> int:
        """The height of the paper if there is room; with little on it less."""
        ending = self._ending
        if ending is not None and ending.solo is not None:
            return HEIGHT_ALONE if len(ending.solo.points) > 1 else HEIGHT
        return HEIGHT if ending is not None and (ending.ranking or ending.strip) else LEAST_HEIGHT

    def _parent_width(self) -> int:
        parent = self.parentWidget()
        return parent.width() if parent else 0

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def show_ending(self, ending: Ending, again: Message, away: Message) -> None:
        self._ending, self._labels = ending, (again, away)
        self._set_texts(ending)
        if not self.is_open:
            self._age.start()
            self.show()
            self.raise_()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.blocks.colours = colours
        self.strip.colours = self.record.colours = colours
        for strokes in self._strokes:
            strokes.colours = colours
        if self._ending is not None:
            self._show_ranking(self._ending)
        self.update()

    # What is said

    def _set_texts(self, ending: Ending) -> None:
        assert self._labels is not None
        self._left_out.clear()
        self.headline.setText(ending.headline)
        self.reason.setText(ending.reason)
        self.reason.setVisible(bool(ending.reason))
        self.again_button.setText(button_text(ending.next or tr(self._labels[0])))
        self.away_button.setText(button_text(tr(self._labels[1])))
        self.look_button.setText(button_text(tr(LOOK_BACK)))
        self.statistics_button.setText(button_text(tr(STATISTICS)))
        self.strip.show_strip(ending.strip)
        self._show_ranking(ending)
        self._show_tally(ending)
        self._show_solo(ending)
        spoken = (ending.headline, ending.reason, self.tally.accessibleName(), self.record.text())
        self.setAccessibleName(" ".join(f"{text.rstrip('.!')}." for text in spoken if text))
        self.update()

    def _show_ranking(self, ending: Ending) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            if item is not None and (widget := item.widget()):
                widget.hide()
                widget.deleteLater()
        for row, (seat, name, points) in enumerate(ending.ranking):
            weight = QFont.Weight.DemiBold if row == 0 else QFont.Weight.Normal
            label = ElidedLabel(text_font(14, weight), self._ranking)
            label.setText(name)
            self._rows.addWidget(SeatSign(self._ui, seat, self._badges[seat], self._colours, self._ranking), row, 0)
            self._rows.addWidget(label, row, 1)
            figure = make_label(self._ranking, points, font=text_font(14, QFont.Weight.DemiBold))
            figure.setAlignment(RIGHT)
            self._rows.addWidget(figure, row, 2)
        self._rows.setColumnStretch(1, 1)
        self._ranking.setVisible(bool(ending.ranking))

    def _show_tally(self, ending: Ending) -> None:
        """Between two, the winner of this match stands on the left."""
        tally = ending.tally if len(self._names) == 2 else None
        self.tally.setVisible(tally is not None)
        self._line.setVisible(tally is not None)
        self.draws.setVisible(tally is not None and tally.draws > 0)
        self.tally.setAccessibleName("")
        if tally is None:
            return
        order = (1, 0) if ending.winner == 1 else (0, 1)
        for side, seat in enumerate(order):
            self._tally_names[side].setText(self._names[seat])
            self._strokes[side].show_count(tally.wins[seat], is_newest=seat == ending.winner, is_right=side == 1)
        self.score.setText(tr(Message(SCORE, first=tally.wins[order[0]], second=tally.wins[order[1]])))
        self.draws.setText(tr(Message(DRAWS, n=tally.draws)))
        spoken = [tr(Message(WINS, name=self._names[seat], n=tally.wins[seat])) for seat in order]
        self.tally.setAccessibleName(", ".join([*spoken, self.draws.text()] if tally.draws else spoken))

    def _show_solo(self, ending: Ending) -> None:
        solo = ending.solo
        self._together.setVisible(bool(ending.tally or ending.ranking or ending.strip))
        self._alone.setVisible(solo is not None)
        self.record.show_record(solo.sentence if solo else "", solo is not None and solo.is_record)
        has_blocks = solo is not None and len(solo.points) > 1
        self.statistics_button.setVisible(has_blocks or not self.tally.isHidden())
        for part in (self._results_label, self._average, self.blocks):
            part.setVisible(has_blocks)
        if solo is not None and has_blocks:
            mean = QLocale().toString(fmean(solo.points), "f", 1)
            self._results_label.setText(tr(Message(RESULTS, n=len(solo.points))))
            self._average.setText(tr(Message(AVERAGE, mean=mean)))
            self.blocks.setAccessibleName(f"{self._results_label.text()}, {self._average.text()}")
            self.blocks.show_results(solo)

    def _align_head(self) -> None:
        """Number and average are the two ends of the line above the blocks, if they fit into one; without blocks they
        are in the middle, like all else."""
        wide = self._results_label.sizeHint().width() + self._average.sizeHint().width()
        is_line = wide <= self.sizeHint().width() - 2 * (EDGE + 22) - 8
        direction = QBoxLayout.Direction
        self._results_head.setDirection(direction.LeftToRight if is_line else direction.TopToBottom)
        is_alone = self.blocks.isHidden() and not is_line
        self._results_label.setAlignment(CENTRE if is_alone else LEFT)
        self._average.setAlignment(CENTRE if is_alone else RIGHT if is_line else LEFT)

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
            area = QRectF(self.rect())
            paint_cached(painter, area, type(self).__name__, self._colours, self._paint_plate)
            ending = self._ending
            if ending is None or not self._has_rosette:
                return
            if ending.winner is None and not ending.figure and not ending.tally:
                return
            field = paint_rosette(painter, self.rosette_area())
            inset = 0.2 * field.width()
            sign = field.adjusted(inset, inset, -inset, -inset)
            if ending.sign is not None:
                ending.sign(painter, sign)
            elif ending.winner is not None and not ending.figure:
                self._ui.card.paint_seat(painter, sign, ending.side, self._colours)
            else:
                self._paint_figure(painter, field, ending)

    def _paint_figure(self, painter: QPainter, field: QRectF, ending: Ending) -> None:
        painter.setPen(INK)
        figure = ending.figure or DRAWN
        painter.setFont(title_font(28 if len(figure) < 4 else 22 if len(figure) < 6 else 16))
        if not ending.caption:
            painter.drawText(field, CENTRE, figure)
            return
        painter.drawText(field.adjusted(0, 0, 0, -0.22 * field.height()), CENTRE, figure)
        painter.setFont(text_font(11, QFont.Weight.DemiBold))
        painter.drawText(field.adjusted(0, 0.4 * field.height(), 0, 0), CENTRE, ending.caption)

    def rosette_area(self) -> QRectF:
        return QRectF((self.width() - ROSETTE.width()) / 2, 2, ROSETTE.width(), ROSETTE.height())

    def _paper(self, area: QRectF) -> QRectF:
        """The paper within its shadow."""
        return area.adjusted(EDGE, TOP, -EDGE, -BOTTOM)

    def _paint_plate(self, painter: QPainter, area: QRectF) -> None:
        paint_paper(painter, self._paper(area), self._colours)
