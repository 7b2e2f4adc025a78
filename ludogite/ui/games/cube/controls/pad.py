"""The pad beside the cube: keys that turn the pinned piece, wedges that move it, and the pin in the middle, which is
pulled out. Icons and arrows show the directions of the screen and follow the camera; each key keeps its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.games.cube.controls.floating import Floating, paint_floating_card
from ludogite.ui.games.cube.controls.pad_icons import (
    IN_PLAN,
    WAYS,
    axes_seen,
    paint_key,
    paint_pin,
    paint_step,
    paint_turn,
    wedge_direction,
    wedges,
)
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.look.materials import rounded
from ludogite.ui.look.theme import Colours, mixed, rim, text_font
from ludogite.ui.widgets.parts import make_timer, set_tip

TURN_KEYS, MOVE_KEYS = "XCV", "SDF"
"""For the faces that are seen left, right and on top. They lie in the same place on all keyboards, one row above the
other; with Shift they lead back."""
FAINT, FAINT_CARD = 0.7, 0.92
"""The opacity of keys and card while no piece is pinned."""


@dataclass(frozen=True)
class Sizes:
    """All in pixels, within the card."""

    width: int
    height: int
    edge: int
    """From the border of the card to the keys."""
    title: int
    """The size of words."""
    keys: int
    """The top of the first row of keys."""
    key_width: int
    key_height: int
    gap: int
    moves: int
    """The middle of the words over the wedges."""
    hub: QPointF
    reach: float
    """From the hub to the corners of the wedges."""
    middle: int
    """The side of the key in the middle."""
    is_upright: bool = False
    """Whether the keys of an axis lie side by side, not one above the other; then there is no room for words, nor
    for letters on the wedges."""


LARGE = Sizes(206, 400, 12, 13, 34, 57, 64, 6, 193, QPointF(103, 291), 95, 38)
COMPACT = Sizes(164, 312, 10, 12, 28, 44, 47, 6, 148, QPointF(82, 228), 75, 32)
NARROW = Sizes(104, 221, 6, 11, 6, 44, 31, 4, 0, QPointF(52, 170), 46, 20, is_upright=True)
CUBE_UNIT, ARROW = 0.215, 0.18
"""The size of the small cubes in their keys, and of the arrows in the wedges."""
FLASH_MS = 120
"""Milliseconds that a key is shown as pressed."""
REST_MS = 80
"""Milliseconds after the last move of the camera."""
THICK = 3.0
"""The height of a key; pressed it goes down."""


class PadKey(QAbstractButton):
    """A part of the pad that can be pressed. The pad paints it: a wedge has no straight border."""

    def __init__(self, pad: Pad, kind: str, face: int = 0, direction: int = 0) -> None:
        """`face` is 0 for the one that is seen left, 1 for right and 2 for the top."""
        super().__init__(pad)
        self._pad, self.kind, self.face, self.direction = pad, kind, face, direction
        self.shape = QPainterPath()
        """In the coordinates of the pad, as the two points are."""
        self.icon_at = self.letter_at = QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # each has its key, which the board hears
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, False)

    @property
    def sunk(self) -> QPointF:
        """The way that it is pressed down."""
        return QPointF(0, THICK - 1 if self.isDown() else 0)

    def take_place(self, shape: QPainterPath, icon_at: QPointF, letter_at: QPointF) -> None:
        self.shape, self.icon_at, self.letter_at = shape, icon_at, letter_at
        area = shape.boundingRect().toAlignedRect().adjusted(0, 0, 1, round(THICK))
        self.setGeometry(area)
        outline = shape.translated(-QPointF(area.topLeft())).toFillPolygon().toPolygon()
        self.setMask(QRegion(outline))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._pad.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._pad.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pad paints it."""


class Pad(Floating):
    turned = Signal(int, int)
    """The axis of a quarter turn, and 1 forwards or -1 back, as in turning.py."""
    moved = Signal(int, int)
    """The axis of a step, and 1 away from the wall or -1 towards it."""
    unpinned = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self._seen = self._shown = axes_seen(STANDARD), STANDARD.faces
        """The axes as they are seen, with those of the faces left, right and on top; and what the keys show of it."""
        self._camera_rests = make_timer(self, REST_MS, is_single_shot=True)
        self._camera_rests.timeout.connect(self._follow)
        self._faint: tuple[object, QPixmap] = None, QPixmap()
        """The picture of all keys, and what it shows."""
        self._sizes = LARGE
        self._colour = 0
        self._is_pinned = False
        self.turn_keys = {way: PadKey(self, "turn", *way) for way in WAYS}
        self.move_keys = {way: PadKey(self, "move", *way) for way in WAYS}
        self.pin_key = PadKey(self, "pin")
        keys = QButtonGroup(self)
        keys.setExclusive(False)
        for key in self._keys():
            keys.addButton(key)
        keys.buttonPressed.connect(self.update)
        keys.buttonReleased.connect(self.update)
        keys.buttonClicked.connect(self._use)
        self._flashed: PadKey | None = None
        self._flash_end = make_timer(self, FLASH_MS, is_single_shot=True)
        self._flash_end.timeout.connect(self._release)
        self.set_piece(None)
        self._set_texts()

    def _use(self, key: PadKey) -> None:
        if key.kind == "turn":
            self.turned.emit(self._shown[1][key.face], key.direction)
        elif key.kind == "move":
            self.moved.emit(self._shown[1][key.face], key.direction)
        else:
            self.unpinned.emit()

    # What it shows

    def set_piece(self, colour: int | None) -> None:
        """The colour of the piece that is pinned; None if there is none."""
        self._is_pinned = colour is not None
        if colour is not None:
            self.show_colour(colour)
            self._follow()
        for key in self._keys():
            key.setEnabled(self._is_pinned)
            key.setCursor(Qt.CursorShape.PointingHandCursor if self._is_pinned else Qt.CursorShape.ArrowCursor)
        self.update()

    def show_colour(self, colour: int) -> None:
        """Of the pieces that are drawn on the keys."""
        self._colour = colour
        self.update()

    def follow(self, camera: Camera, faces: tuple[int, int, int]) -> None:
        """`faces` are the axes of those that are seen left, right and on top. Keys that cannot be pressed follow when
        the camera has come to rest: painting them takes as long as drawing the cube."""
        self._seen = axes_seen(camera), faces
        if self._is_pinned or not self.isVisible():
            self._follow()
        else:
            self._camera_rests.start()

    def follow_plan(self) -> None:
        """The directions of the plan of layers."""
        self._seen = IN_PLAN, STANDARD.faces
        self._follow()

    def _follow(self) -> None:
        if self._shown != self._seen:
            self._shown = self._seen
            self.update()

    def set_compact(self, is_compact: bool, is_narrow: bool = False) -> None:
        """In a small window, and in one that is narrow too."""
        sizes = NARROW if is_narrow else COMPACT if is_compact else LARGE
        if sizes is not self._sizes:
            self._sizes = sizes
            self.updateGeometry()
            self.lay_out()
            self.update()

    @property
    def usual_height(self) -> int:
        """Its height unless it is compact."""
        return LARGE.height

    def body_size(self) -> QSize:
        return QSize(self._sizes.width, self._sizes.height)

    def _keys(self) -> Iterator[PadKey]:
        yield from self.turn_keys.values()
        yield from self.move_keys.values()
        yield self.pin_key

    def flash_turn(self, face: int, direction: int) -> None:
        """Shows for a moment that the key of this turn was pressed on the keyboard."""
        self._flash(self.turn_keys[face, direction])

    def flash_move(self, face: int, direction: int) -> None:
        self._flash(self.move_keys[face, direction])

    def _flash(self, key: PadKey) -> None:
        if not self._is_pinned:
            return
        self._release()
        self._flashed = key
        key.setDown(True)
        self.update()
        self._flash_end.start()

    def _release(self) -> None:
        if self._flashed is not None:
            self._flashed.setDown(False)
            self._flashed = None
            self.update()

    # Places

    def place_parts(self) -> None:
        """In the upper left of the card, whatever its size."""
        sizes, corner = self._sizes, self.body.topLeft()
        wide, high = sizes.key_width, sizes.key_height
        for (face, direction), key in self.turn_keys.items():
            along, across = (direction < 0, face) if sizes.is_upright else (face, direction < 0)
            x = corner.x() + sizes.edge + along * (wide + sizes.gap)
            y = corner.y() + sizes.keys + across * (high + THICK + sizes.gap)
            middle = x + wide / 2
            cap = rounded(QRectF(x, y, wide, high), 9)
            key.take_place(cap, QPointF(middle, y + 0.355 * high), QPointF(middle, y + 0.86 * high))
        hub = corner + sizes.hub
        for way, wedge in wedges(sizes.reach, 0.68 * sizes.middle).items():
            outward = wedge_direction(*way) * sizes.reach
            self.move_keys[way].take_place(wedge.translated(hub), hub + outward * 0.7, hub + outward * 0.42)
        half = sizes.middle / 2
        cap = rounded(QRectF(hub.x() - half, hub.y() - half, 2 * half, 2 * half), 9)
        self.pin_key.take_place(cap, hub, hub)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
            self.update()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Turn and move the pinned piece"))
        turns = (
            (self.tr("Turn around the left axis (X)"), self.tr("Turn back around the left axis (Shift+X)")),
            (self.tr("Turn around the right axis (C)"), self.tr("Turn back around the right axis (Shift+C)")),
            (self.tr("Turn around the top axis (V)"), self.tr("Turn back around the top axis (Shift+V)")),
        )
        moves = (
            (self.tr("Move to the left face (S)"), self.tr("Move away from the left face (Shift+S)")),
            (self.tr("Move to the right face (D)"), self.tr("Move away from the right face (Shift+D)")),
            (self.tr("Move to the top face (F)"), self.tr("Move away from the top face (Shift+F)")),
        )
        for keys, texts in ((self.turn_keys, turns), (self.move_keys, moves)):
            for (face, direction), key in keys.items():
                _name(key, texts[face][direction < 0])
        _name(self.pin_key, self.tr("Unpin (Esc)"))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_floating_card(painter, self.body, 16, self.colours, 1 if self._is_pinned else FAINT_CARD)
            if self._is_pinned:
                self._paint_keys(painter)
            else:
                painter.setOpacity(FAINT)
                painter.drawPixmap(0, 0, self._keys_picture())
                painter.setOpacity(1)
            if not self._sizes.is_upright:
                self._paint_titles(painter)

    def _keys_picture(self) -> QPixmap:
        """All keys as one picture: as a whole it can be faint."""
        ratio = self.devicePixelRatioF()
        what = self.size(), ratio, self._sizes, self._colour, self._shown, self.colours
        if what == self._faint[0]:
            return self._faint[1]
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_keys(painter)
        self._faint = what, picture
        return picture

    def _paint_keys(self, painter: QPainter) -> None:
        for key in self._keys():
            self._paint_cap(painter, key, is_marked=key.isEnabled() and key.underMouse())
            if key.kind != "pin":
                self._paint_icon(painter, key)

    def _paint_cap(self, painter: QPainter, key: PadKey, *, is_marked: bool) -> None:
        """The body of a key with its letter; under the mouse it is framed, and pressed it is lower."""
        colours = self.colours
        cap, side = _cap_colours(colours)
        if is_marked:
            cap = QColor(colours.panel) if not colours.is_dark else mixed(cap, QColor(colours.ink), 0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side)
        painter.drawPath(key.shape.translated(0, THICK))
        line = rim(colours, QPen(QColor(colours.line), 1))
        painter.setPen(QPen(QColor(colours.accent), 2) if is_marked else line)
        painter.setBrush(cap)
        painter.drawPath(key.shape.translated(key.sunk))
        if key.kind == "pin":
            paint_pin(painter, key.shape.boundingRect().translated(key.sunk).adjusted(4, 4, -4, -4))
            return
        if self._sizes.is_upright and key.kind == "move":
            return
        painter.setFont(text_font(self._sizes.title - 1, QFont.Weight.DemiBold))
        letter = (TURN_KEYS if key.kind == "turn" else MOVE_KEYS)[key.face]
        paint_key(painter, key.letter_at + key.sunk, letter, key.direction < 0, QColor(colours.soft_ink))

    def _paint_icon(self, painter: QPainter, key: PadKey) -> None:
        """An arrow as the key leads, seen by the camera."""
        axes, faces = self._shown
        middle, ink, axis = key.icon_at + key.sunk, QColor(self.colours.ink), faces[key.face]
        if key.kind == "turn":
            paint, unit = PAINTS[self._colour], CUBE_UNIT * self._sizes.key_height
            paint_turn(painter, middle, unit, axes, axis, key.direction, paint, ink)
        else:
            paint_step(painter, middle, ARROW * self._sizes.reach, axes[axis], key.direction, ink)

    def _paint_titles(self, painter: QPainter) -> None:
        sizes, body = self._sizes, self.body
        painter.setPen(QColor(self.colours.soft_ink))
        row = QRectF(body.left() + sizes.edge + 2, body.top(), body.width() - 2 * sizes.edge - 4, sizes.keys + 4)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text_font(sizes.title, QFont.Weight.DemiBold))
        painter.drawText(row, left | middle, self.tr("Turn"))
        below = QRectF(row.left(), body.top() + sizes.moves - 12, row.width(), 24)
        painter.drawText(below, left | middle, self.tr("Move"))
        painter.setFont(text_font(sizes.title - 2, QFont.Weight.Medium))
        hint = self.tr("wheel · right drag") if self._is_pinned else self.tr("click a square first")
        painter.drawText(row, right | middle, hint)


def _name(key: PadKey, text: str) -> None:
    set_tip(key, text)
    key.setAccessibleName(text)


def _cap_colours(colours: Colours) -> tuple[QColor, QColor]:
    """The top of a key, and its side."""
    background = QColor(colours.background)
    if colours.is_dark:
        return background, mixed(background, QColor(0, 0, 0), 0.45)
    return background, mixed(background, QColor("#6B5A43"), 0.3)
