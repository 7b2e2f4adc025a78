"""The times to beat, in the panel of what is played alone and by the clock: the clock, the best time and whose it is,
and one's own best."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.base.ending import TimesToBeat
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.match.clock import Clock
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_label


class BestTimes(QWidget):
    """Where there are no times it is not seen."""

    def __init__(self) -> None:
        super().__init__()
        self._times: TimesToBeat | None = None
        self.best = ElidedLabel(text_font(13, QFont.Weight.Medium))
        self.best.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.own = make_label(font=text_font(13), is_soft=True)
        for label in (self.best, self.own):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 2, 0)
        self._layout.setSpacing(10)
        times = QVBoxLayout()
        times.setSpacing(0)
        times.addWidget(self.best)
        times.addWidget(self.own)
        self._layout.addLayout(times, stretch=1)
        self.hide()

    @property
    def has_times(self) -> bool:
        return self._times is not None

    def show_times(self, times: TimesToBeat, clock: Clock) -> None:
        """The clock leaves its place for one beside the times."""
        if not self.has_times:
            clock.setObjectName("clock")
            self._layout.insertWidget(0, clock)
            self.show()
        self._times = times
        self.set_texts()

    def set_texts(self) -> None:
        if self._times:
            lines = [tr(line) for line in self._times if line]
            self.best.setText(lines[0] if lines else "")
            self.own.setText(lines[1] if len(lines) > 1 else "")
            self.own.setVisible(len(lines) > 1)
            self.setAccessibleName(", ".join(lines))
