"""A plate at the end that lies below the board instead of beside it: a rosette, two lines of words, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.ending import Ending
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, set_font, text_font, title_font
from ludogite.ui.match.ending.plate import EDGE, EndingPlate
from ludogite.ui.widgets.parts import button_text, make_button

WIDTH, HEIGHT = 672, 152
ROSETTE = QSize(100, 120)
AIR, LITTLE_AIR, RIGHT_AIR = 28, 16, 22
"""On both sides of the rosette, where words need the room, and to the right of them."""
HEADLINE = 30
NARROW = 560
"""A plate that is narrower has no rosette."""
GAP = 12
START_OVER = Message(QT_TRANSLATE_NOOP("ending", "Start over"))
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class WidePlate(EndingPlate):
    lies_below = True

    def _make_parts(self) -> None:
        super()._make_parts()
        self.over_button = make_button(self)
        self.over_button.setMinimumWidth(0)
        self.over_button.clicked.connect(lambda: self._if_settled(self.over_chosen.emit))
        set_font(self.reason, text_font(14))
        for label in (self.headline, self.reason):
            label.setAlignment(LEFT)
        for unused in (self._together, self._alone, self.look_button, self.statistics_button):
            unused.hide()

    def _lay_out(self) -> None:
        self._layout = QVBoxLayout(self)
        self._air = AIR
        self._layout.addWidget(self.headline)
        self._layout.addWidget(self.reason)
        self._layout.addSpacing(4)
        self._layout.addStretch(1)
        self.again_button.setMinimumHeight(42)
        others = self._others = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        others.setSpacing(GAP)
        others.addWidget(self.over_button, stretch=3)
        others.addWidget(self.away_button, stretch=4)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(GAP)
        self._buttons.addWidget(self.again_button, stretch=5)
        self._buttons.addLayout(others, stretch=7)
        self._layout.addLayout(self._buttons)
        self._lay_out_together()  # what is not shown here has its place all the same
        self._lay_out_alone()

    def fit(self, room: QSize) -> QSize:
        self._arrange_words()
        return super().fit(room)

    def _show_rosette(self, is_shown: bool) -> None:
        """It is beside the words: without it the plate is no lower."""

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self._arrange_words()

    def _arrange_words(self) -> None:
        """If large words leave no room for the buttons in a row, the first is above the others, and the headline
        grows as far as it fits into a line."""
        self._has_rosette = self._parent_width() >= NARROW
        buttons = (self.again_button, self.over_button, self.away_button)
        needed = sum(button.sizeHint().width() for button in buttons) + 2 * GAP
        is_row = needed <= self._words_width(AIR)
        self._air = AIR if is_row else LITTLE_AIR
        self._layout.setContentsMargins(self._left(self._air), EDGE + 14, EDGE + RIGHT_AIR, EDGE + 14)
        direction = QBoxLayout.Direction
        self._buttons.setDirection(direction.LeftToRight if is_row else direction.TopToBottom)
        beside = self.over_button.sizeHint().width() + self.away_button.sizeHint().width() + GAP
        has_room = beside <= self._words_width(self._air)
        self._others.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)
        fonts = [title_font(size) for size in range(scaled(HEADLINE), HEADLINE - 1, -1)]
        words, width = self.headline.text(), self._words_width(self._air)
        fitting = (font for font in fonts if QFontMetrics(font).horizontalAdvance(words) < width)
        self.headline.setFont(fonts[0] if is_row else next(fitting, fonts[-1]))

    def _words_width(self, air: int) -> int:
        return self.sizeHint().width() - self._left(air) - EDGE - RIGHT_AIR

    def _left(self, air: int) -> int:
        """The left end of the words."""
        return EDGE + (2 * air + ROSETTE.width() if self._has_rosette else RIGHT_AIR)

    def sizeHint(self) -> QSize:
        width = min(scaled(WIDTH) + 2 * EDGE, self._parent_width() - 24)
        return QSize(width, max(self._layout.totalHeightForWidth(width), HEIGHT + 2 * EDGE))

    def rosette_area(self) -> QRectF:
        top = EDGE + (self.height() - 2 * EDGE - ROSETTE.height()) / 2
        return QRectF(EDGE + self._air, top + 2, ROSETTE.width(), ROSETTE.height())

    def _paper(self, area: QRectF) -> QRectF:
        return area.adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _show_solo(self, ending: Ending) -> None:
        """There is no room for more; the times are in the panel."""
        self.over_button.setText(button_text(tr(START_OVER)))
