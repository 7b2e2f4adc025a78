"""The small buttons over the cube: where to look from, what to see through, and what only challenges have."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from ludogite.rules.cube.pieces import SIDE
from ludogite.ui.games.cube.paints import paints, walls
from ludogite.ui.theme import Colours, text_font

SIZE, GAP = 36, 6


class ToolButton(QAbstractButton):
    """A picture on a round card."""

    def __init__(self, tools: Tools, name: str) -> None:
        super().__init__(tools)
        self._tools, self.name = tools, name
        self.setFixedSize(SIZE, SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # each has its key, which the board hears
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._tools.colours
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = colours.accent if self.isChecked() else colours.soft_ink if self.underMouse() else colours.line
            painter.setPen(QPen(QColor(frame), 2 if self.isChecked() else 1.2))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
            self._paint_picture(painter, colours)

    def _paint_picture(self, painter: QPainter, colours: Colours) -> None:
        middle = QRectF(self.rect()).center()
        if self.name in ("red", "yellow"):
            tone = QColor(paints(colours)[self.name == "yellow"].tones[2])
            is_clear = self._tools.is_clear[self.name == "yellow"]
            painter.setPen(QPen(tone, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush if is_clear else tone)
            _diamond(painter, middle, 8) if self.name == "yellow" else painter.drawEllipse(middle, 7, 7)
        elif self.name == "possible":
            painter.setPen(QColor(colours.ink))
            painter.setFont(text_font(19, QFont.Weight.DemiBold))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "?")
        elif self.name == "film":
            pen = QPen(QColor(colours.ink), 2)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in ((-6, -8), (8, 0), (-6, 8))]))
        elif self.name == "shell":
            red, yellow = (QColor(paint.tones[2]) for paint in paints(colours))
            if not self._tools.has_shell:
                red.setAlphaF(0.3)
                yellow.setAlphaF(0.3)
            _paint_cube(painter, middle, [red, yellow, red])
        elif self.name == "apart":
            self._paint_slices(painter, middle, colours)
        elif self.name == "home":
            _paint_cube(painter, middle, [QColor(colours.soft_ink)] * 3)
        else:
            tints = [QColor(colours.line)] * 3
            tints["xyz".index(self.name)] = QColor(walls(colours)["xyz".index(self.name)])
            _paint_cube(painter, middle, tints)

    def _paint_slices(self, painter: QPainter, middle: QPointF, colours: Colours) -> None:
        axis = self._tools.sliced
        painter.setPen(QPen(QColor(colours.ink if axis is None else walls(colours)[axis]), 2))
        for n in range(SIDE):
            y = middle.y() + (n - 1.5) * (3.2 if axis is None else 5)
            painter.drawLine(QPointF(middle.x() - 8, y), QPointF(middle.x() + 8, y))


class Tools(QWidget):
    viewpoint_chosen = Signal(object)
    """Where to look from: straight at the face of this axis; None is the usual place."""
    changed = Signal()
    """How the inside is to be seen."""
    wanted = Signal(str)
    """The name of a button that only some boards have."""

    def __init__(self, colours: Colours, parent: QWidget, has_eye: bool, more: Sequence[str] = ()) -> None:
        """`more` names buttons that only some boards have: shell, possible, film."""
        super().__init__(parent)
        self.colours = colours
        self.sliced: int | None = None
        """The axis along which the layers are drawn apart."""
        self.is_clear = [False, False]
        """Whether red, and yellow, is seen through."""
        self.has_shell = False
        """Whether the target hangs before the object."""
        names = ("x", "y", "z", "home", "apart", "red", "yellow") if has_eye else ("red", "yellow")
        self.buttons = {name: ToolButton(self, name) for name in (*names, *more)}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        rows = (names, more) if has_eye else tuple((name,) for name in self.buttons)  # next to a plan, one column
        for row, part in enumerate(rows):
            for column, name in enumerate(part, len(rows[0]) - len(part)):
                layout.addWidget(self.buttons[name], row, column)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.use(name))
        self._set_texts()

    def use(self, name: str) -> None:
        """As if the button had been pressed."""
        if name in ("red", "yellow"):
            colour = int(name == "yellow")
            self.is_clear[colour] = not self.is_clear[colour]
            self.changed.emit()
        elif name == "apart":
            self.sliced = {None: 2, 2: 0, 0: 1, 1: None}[self.sliced]
            self.changed.emit()
        elif name == "shell":
            self.has_shell = not self.has_shell
            self.changed.emit()
        elif name in ("possible", "film"):
            self.wanted.emit(name)
        elif name in self.buttons:
            self.viewpoint_chosen.emit(None if name == "home" else "xyz".index(name))
        self.update()
        for button in self.buttons.values():
            button.update()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for button in self.buttons.values():
            button.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Clicks between the buttons go to the cube."""
        layout = self.layout()
        assert layout
        layout.activate()
        self.setMask(self.childrenRegion())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        names = {
            "x": self.tr("Look straight at the blue face"),
            "y": self.tr("Look straight at the green face"),
            "z": self.tr("Look straight at the violet face"),
            "home": self.tr("Look from the usual place (Home)"),
            "apart": self.tr("Draw the layers apart: violet, blue, green (E)"),
            "shell": self.tr("Hang the target before the object (B)"),
            "possible": self.tr("Can it still be solved? (P)"),
            "film": self.tr("The solution as a film, piece by piece (M)"),
            "red": self.tr("See through the red pieces (R)"),
            "yellow": self.tr("See through the yellow pieces (T)"),
        }
        for name, button in self.buttons.items():
            button.setToolTip(names[name])
            button.setAccessibleName(names[name])


def _diamond(painter: QPainter, middle: QPointF, reach: float) -> None:
    corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def _paint_cube(painter: QPainter, middle: QPointF, tints: list[QColor]) -> None:
    """The three upper faces as they are seen from above: x on the right, y on the left, z in front."""
    top, left, right = QPointF(0, -11), QPointF(-9.5, -5.5), QPointF(9.5, -5.5)
    low_left, low_right, low = QPointF(-9.5, 5.5), QPointF(9.5, 5.5), QPointF(0, 11)
    here = QPointF(0, 0)
    painter.setPen(QPen(painter.brush().color(), 1.5))
    faces = (top, right, low_right, here), (top, left, low_left, here), (low_left, low, low_right, here)
    for tint, corners in zip(tints, faces, strict=True):
        painter.setBrush(tint)
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
