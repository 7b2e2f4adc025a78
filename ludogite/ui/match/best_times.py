"""The times to beat, in the panel of what is played alone and by the clock: the best one and whose it is, and one's own
best."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ludogite.ui.language import tr
from ludogite.ui.match.ending import TimesToBeat
from ludogite.ui.theme import text_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_label


class BestTimes(QWidget):
    """One line. Where there are no times it is not seen."""

    def __init__(self) -> None:
        super().__init__()
        self._times: TimesToBeat | None = None
        self.best = ElidedLabel(text_font(13, QFont.Weight.Medium))
        self.best.setTextFormat(Qt.TextFormat.PlainText)
        self.best.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.own = make_label(font=text_font(13), is_soft=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 2, 0)
        layout.setSpacing(10)
        layout.addWidget(self.best)
        layout.addWidget(self.own)
        self.hide()

    @property
    def has_times(self) -> bool:
        return self._times is not None

    def show_times(self, times: TimesToBeat) -> None:
        self._times = times
        self.set_texts()
        self.show()

    def set_texts(self) -> None:
        if self._times:
            lines = [tr(line) for line in self._times if line]
            self.best.setText(lines[0])
            self.own.setText(lines[1] if len(lines) > 1 else "")
            self.own.setVisible(len(lines) > 1)
            self.setAccessibleName(", ".join(lines))
