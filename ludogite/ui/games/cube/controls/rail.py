"""The tool rail at the left of the cube: where to look from, what to draw apart or see through, and what only
challenges have. Each tool is a picture with its name, if there is room for that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.games.cube.controls.floating import Floating, paint_floating_card
from ludogite.ui.games.cube.controls.rail_icons import paint_rail_icon
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import set_tip

WIDTH, COMPACT_WIDTH, NARROW_WIDTH = 84, 76, 48
AIR = 6
"""Between the border of the rail and its buttons."""
RULE = 10
"""The height of a line between two groups."""
HEIGHT, MANY_HEIGHT, COMPACT_HEIGHT, LEAST_HEIGHT = 62, 55, 45, 33
WITH_WORDS = 38
"""The least height of a button that has its name below its picture."""
MANY = 7
"""From so many buttons on they are lower."""
FACES = ("left", "right", "top")
VIEWPOINTS = ("home", *FACES)


class RailButton(QAbstractButton):
    """A tool; filled while it is in use."""

    def __init__(self, rail: Rail, name: str) -> None:
        super().__init__(rail)
        self._rail, self.name = rail, name
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # each has its key, which the board hears
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, is_used = self._rail.colours, self._rail.is_used(self.name)
        ground = QColor(colours.ink if is_used else colours.background if self.underMouse() else colours.panel)
        ink = QColor(colours.panel if is_used else colours.ink if self.underMouse() else colours.soft_ink)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if is_used or self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), 10, 10)
            size = 11 if self.height() >= WITH_WORDS and not self._rail.is_narrow else 0
            free = self.height() - 22 - size
            middle = QPointF(self.width() / 2, (0.38 if size else 0.5) * free + 11 + (1 if self.isDown() else 0))
            paint_rail_icon(painter, middle, self.name, ink, ground, self._rail.layers)
            self._paint_state(painter, middle)
            if not size:
                return
            painter.setPen(ink)
            painter.setFont(text_font(size, QFont.Weight.DemiBold if is_used else QFont.Weight.Medium))
            words = QRectF(-4, middle.y() + 12, self.width() + 8, self.height() - middle.y() - 12 - 0.2 * free)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())

    def _paint_state(self, painter: QPainter, middle: QPointF) -> None:
        """Which colours are seen through."""
        if self.name != "clear":
            return
        red, yellow = (QColor(paint.tones[2]) for paint in PAINTS)
        at = middle + QPointF(12.5, -6)
        painter.setPen(QPen(QColor(self._rail.colours.ink), 1.2))
        if self._rail.is_clear[0]:
            painter.setBrush(red)
            painter.drawEllipse(at, 4, 4)
        if self._rail.is_clear[1]:
            at += QPointF(0, 11)
            painter.setBrush(yellow)
            corners = (QPointF(0, -5), QPointF(5, 0), QPointF(0, 5), QPointF(-5, 0))
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))


class Rail(Floating):
    viewpoint_chosen = Signal(object)
    """A viewpoint: straight at the face of this axis; None is the usual place."""
    changed = Signal()
    """Emitted when the inside is to be seen otherwise."""
    wanted = Signal(str)
    """The name of a tool that only some boards have."""

    def __init__(
        self, colours: Colours, is_in_space: bool, more: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        """`more` names tools that only some boards have: shell, possible, film."""
        super().__init__(colours, parent)
        self.sliced: int | None = None
        """The axis along which the layers are drawn apart."""
        self.is_clear = [False, False]
        """Whether red, and yellow, is seen through."""
        self._next_spread, self._next_clear = "top", 0
        """The face and the colour of the next press."""
        self.has_shell = False
        """Whether the target lies over the object."""
        self._viewpoint: str | None = "home"
        """The tool that has led the camera where it is."""
        self._faces = STANDARD.faces
        """The axes of the faces that are seen left, right and on top."""
        self._is_compact = self.is_narrow = False
        self._most: int | None = None
        groups = (VIEWPOINTS, ("apart", "clear"), tuple(more)) if is_in_space else (("clear",), tuple(more))
        self._groups = [group for group in groups if group]
        self.buttons = {name: RailButton(self, name) for group in self._groups for name in group}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.use(name))
        self._set_texts()

    # Tools

    def use(self, name: str) -> None:
        """As if the button had been pressed; red and yellow, which share one, have a key each."""
        if name in ("red", "yellow"):
            colour = int(name == "yellow")
            self.is_clear[colour] = not self.is_clear[colour]
            self.changed.emit()
        elif name == "clear":
            self._clear(None if any(self.is_clear) else self._next_clear)
        elif name == "apart":
            self._spread(None if self.sliced is not None else self._next_spread)
        elif name == "shell":
            self.has_shell = not self.has_shell
            self.changed.emit()
        elif name in ("possible", "film"):
            self.wanted.emit(name)
        elif name == "home":
            self._clear(None)
            self._spread(None)
            self._viewpoint = name
            self.viewpoint_chosen.emit(None)
        elif name in self.buttons:
            self._viewpoint = name
            self.viewpoint_chosen.emit(self._faces[FACES.index(name)])
        self._refresh()

    def _clear(self, colour: int | None) -> None:
        """Lets one colour be seen through, or none. The next time it is the other one."""
        before = self.is_clear
        self.is_clear = [colour == 0, colour == 1]
        if colour is not None:
            self._next_clear = 1 - colour
        if self.is_clear != before:
            self.changed.emit()

    def _spread(self, face: str | None) -> None:
        """Draws the layers apart towards a face, or together. The next time it is another face."""
        before, self.sliced = self.sliced, None if face is None else self._faces[FACES.index(face)]
        if face is not None:
            self._next_spread = {"top": "left", "left": "right", "right": "top"}[face]
        if self.sliced != before:
            self.changed.emit()

    def is_used(self, name: str) -> bool:
        """Whether a tool is filled."""
        if name == "home" and (self.sliced is not None or any(self.is_clear)):
            return False
        if name in VIEWPOINTS:
            return name == self._viewpoint
        used = {"apart": self.sliced is not None, "clear": any(self.is_clear), "shell": self.has_shell}
        return used.get(name, False)

    @property
    def layers(self) -> str:
        """The face towards which the layers are drawn apart, or would be."""
        return self._next_spread if self.sliced is None else FACES[self._faces.index(self.sliced)]

    def follow(self, camera: Camera, faces: tuple[int, int, int], usual: Camera = STANDARD) -> None:
        """Names the faces as they are seen left, right and on top, and marks the viewpoint that the camera is at, if it
        is at one."""
        ahead = camera.face_ahead
        viewpoint = "home" if camera.is_at(usual) else None if ahead is None else FACES[faces.index(ahead)]
        if (viewpoint, faces) != (self._viewpoint, self._faces):
            self._viewpoint, self._faces = viewpoint, faces
            self._refresh()

    def _refresh(self) -> None:
        self._set_texts()
        for button in self.buttons.values():
            button.update()

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self._refresh()

    # Places

    def set_compact(self, is_compact: bool, is_narrow: bool = False) -> None:
        """In a small window; in one that is narrow too there are no words."""
        if (is_compact, is_narrow) != (self._is_compact, self.is_narrow):
            self._is_compact, self.is_narrow = is_compact, is_narrow
            self.updateGeometry()
            self.lay_out()
            self.update()

    def set_most(self, height: int) -> None:
        """Limits its height; its buttons have no air then."""
        if height != self._most:
            self._most = height
            self.lay_out()
            self.update()

    @property
    def least_height(self) -> int:
        return self._height(LEAST_HEIGHT)

    @property
    def usual_height(self) -> int:
        """Its height unless it is compact."""
        return self._height(self._usual_step)

    def body_size(self) -> QSize:
        width = NARROW_WIDTH if self.is_narrow else COMPACT_WIDTH if self._is_compact else WIDTH
        return QSize(width, self._height(self._step))

    def _height(self, step: int) -> int:
        return len(self.buttons) * step + (len(self._groups) - 1) * RULE + 2 * AIR

    @property
    def _usual_step(self) -> int:
        return HEIGHT if len(self.buttons) < MANY else MANY_HEIGHT

    @property
    def _step(self) -> int:
        if not self._is_compact or self._most is None:
            return COMPACT_HEIGHT if self._is_compact else self._usual_step
        fitting = (self._most - self._height(0)) // len(self.buttons)
        return max(min(fitting, COMPACT_HEIGHT), LEAST_HEIGHT)

    def place_parts(self) -> None:
        body, step = self.body.toRect(), self._step
        y = body.top() + AIR
        for group in self._groups:
            for name in group:
                self.buttons[name].setGeometry(QRect(body.left() + AIR, y, body.width() - 2 * AIR, step))
                y += step
            y += RULE

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        layers = {
            "left": self.tr("Layers, spread to the left. Press again to close them (E)"),
            "right": self.tr("Layers, spread to the right. Press again to close them (E)"),
            "top": self.tr("Layers, spread upwards. Press again to close them (E)"),
        }
        colours_seen = {
            (False, False): self.tr("See through the red or the yellow pieces (R, T)"),
            (True, False): self.tr("Red is transparent (R, T)"),
            (False, True): self.tr("Yellow is transparent (R, T)"),
            (True, True): self.tr("Red and yellow are transparent (R, T)"),
        }
        texts = {
            "home": (self.tr("Standard"), self.tr("The standard view (Home)")),
            "left": (self.tr("Left"), self.tr("Look straight at the left face")),
            "right": (self.tr("Right"), self.tr("Look straight at the right face")),
            "top": (self.tr("Top"), self.tr("Look straight at the top face")),
            "apart": (
                self.tr("Layers"),
                self.tr("Spread the layers (E)") if self.sliced is None else layers[self.layers],
            ),
            "clear": (self.tr("See through"), colours_seen[self.is_clear[0], self.is_clear[1]]),
            "shell": (self.tr("Show target"), self.tr("Show the target over the cube (B)")),
            "possible": (self.tr("Possible?"), self.tr("Can it still be solved? (P)")),
            "film": (self.tr("Film"), self.tr("The solution as a film, piece by piece (M)")),
        }
        for name, button in self.buttons.items():
            label, description = texts[name]
            button.setText(label)
            set_tip(button, description)
            button.setAccessibleName(description)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, and a line between each two groups."""
        body = self.body
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_floating_card(painter, body, 16, self.colours)
            painter.setPen(QPen(QColor(self.colours.line), 1))
            for group in self._groups[:-1]:
                y = self.buttons[group[-1]].geometry().bottom() + 1 + RULE / 2
                painter.drawLine(QPointF(body.left() + 14, y), QPointF(body.right() - 14, y))
