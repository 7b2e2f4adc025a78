"""A plate at the end that lies below the board instead of beside it: a rosette, two lines of words, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.language import tr
from ludogite.ui.match.ending import Ending
from ludogite.ui.match.ending_plate import EDGE, EndingPlate
from ludogite.ui.theme import scaled, set_font, text_font, title_font
from ludogite.ui.widgets.parts import button_text, make_button

WIDTH, HEIGHT = 672, 152
ROSETTE = QSize(100, 120)
START_OVER = Message(QT_TRANSLATE_NOOP("ending", "Start over"))
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class WidePlate(EndingPlate):
    lies_below = True

    def _make_parts(self) -> None:
        super()._make_parts()
        self.over_button = make_button(self)
        self.over_button.setMinimumWidth(0)
        self.over_button.clicked.connect(lambda: self._if_settled(self.over_chosen.emit))
        set_font(self.headline, title_font(30))
        set_font(self.reason, text_font(14))
        for label in (self.headline, self.reason):
            label.setAlignment(LEFT)
        for unused in (self._together, self._alone, self.look_button, self.statistics_button):
            unused.hide()

    def _lay_out(self) -> None:
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(EDGE + ROSETTE.width() + 52, EDGE + 14, EDGE + 22, EDGE + 14)
        self._layout.setSpacing(5)
        self._layout.addWidget(self.headline)
        self._layout.addWidget(self.reason)
        self._layout.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.again_button.setMinimumHeight(42)
        for button, stretch in ((self.again_button, 5), (self.over_button, 3), (self.away_button, 4)):
            row.addWidget(button, stretch=stretch)
        self._layout.addLayout(row)
        self._lay_out_together()  # what is not shown here has its place all the same
        self._lay_out_alone()

    def sizeHint(self) -> QSize:
        width = min(scaled(WIDTH) + 2 * EDGE, self._parent_width() - 24)
        return QSize(width, max(self._layout.totalHeightForWidth(width), HEIGHT + 2 * EDGE))

    def rosette_area(self) -> QRectF:
        top = EDGE + (self.height() - 2 * EDGE - ROSETTE.height()) / 2
        return QRectF(EDGE + 30, top + 2, ROSETTE.width(), ROSETTE.height())

    def _paper(self, area: QRectF) -> QRectF:
        return area.adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _show_solo(self, ending: Ending) -> None:
        """There is no room for more; the times are in the panel."""
        self.over_button.setText(button_text(tr(START_OVER)))
