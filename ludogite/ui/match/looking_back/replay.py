"""The heading of the list of moves, with the buttons that lead through a match: step by step, or as a film that any
press stops."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QTransform
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ludogite.ui.look.theme import scaled, text_font
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.widgets import icon_button
from ludogite.ui.widgets.parts import make_label, make_timer, set_tip

WIDTH, HEIGHT, ICON, WEIGHT = 30, 44, 20.0, 1.8
SPEEDS_MS = {"normal": 1300, "fast": 550, "slow": 2600}
"""From move to move, in the order in which they come up."""
SPEED_SIGNS = {"slow": "½×", "normal": "1×", "fast": "2×"}
STILL_MOVING_MS = 80
"""Until the film looks again whether the board has come to rest."""
HELD_KEYS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held together with others, and mean nothing by themselves."""
STROKES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "save": (
        ((10, 3), (10, 12)),
        ((6.2, 8.4), (10, 12.2), (13.8, 8.4)),
        ((3.5, 13.5), (3.5, 17), (16.5, 17), (16.5, 13.5)),
    ),
    "first": (((14.5, 4.5), (7.5, 10), (14.5, 15.5), (14.5, 4.5)), ((5.5, 4.5), (5.5, 15.5))),
    "back": (((12, 4.5), (6.5, 10), (12, 15.5)),),
    "play": (((6, 3.5), (16, 10), (6, 16.5), (6, 3.5)),),
    "pause": (((7, 4.5), (7, 15.5)), ((13, 4.5), (13, 15.5))),
    "next": (((8, 4.5), (13.5, 10), (8, 15.5)),),
    "last": (((5.5, 4.5), (12.5, 10), (5.5, 15.5), (5.5, 4.5)), ((14.5, 4.5), (14.5, 15.5))),
}
"""The signs of the buttons, drawn with a pen into a square of 20."""


def sign_path(sign: str) -> QPainterPath:
    if sign == "picture":
        return QTransform.fromScale(ICON / icon_button.ICON, ICON / icon_button.ICON).map(icon_button.picture())
    path = QPainterPath()
    for first, *others in STROKES[sign]:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


class StepButton(QPushButton):
    """A drawn sign without a name; the name is its tool tip."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self.setObjectName("icon")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def name(self, name: str) -> None:
        set_tip(self, name)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            icon_button.paint_button_ground(painter, self)
            painter.setOpacity(1 if self.isEnabled() else 0.35)
            self._paint_sign(painter)

    def _paint_sign(self, painter: QPainter) -> None:
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        painter.setPen(QPen(ink, WEIGHT, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.translate((self.width() - ICON) / 2, (self.height() - ICON) / 2)
        painter.drawPath(sign_path(self.sign))


class SpeedButton(StepButton):
    """Says how fast the film is; a press changes it."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.speed = "normal"
        self.clicked.connect(self._change)

    def _change(self) -> None:
        speeds = list(SPEEDS_MS)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self.changed.emit()
        self.update()

    def _paint_sign(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.setFont(text_font(13, QFont.Weight.DemiBold))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, SPEED_SIGNS[self.speed])


class ReplayBar(QWidget):
    """While somebody looks back, Space plays and pauses the film, Home and End lead to both ends."""

    looked_at = Signal(int)
    """Somebody wants to see the match after so many moves."""

    def __init__(self, shown: MatchOnBoard) -> None:
        super().__init__()
        self._shown = shown
        self.is_playing = False
        self._next_move = make_timer(self, SPEEDS_MS["normal"], is_single_shot=True)
        self._next_move.timeout.connect(self._play_on)
        self.label = make_label(font=text_font(13, QFont.Weight.DemiBold), is_soft=True)
        self.save, self.picture = StepButton("save", self), StepButton("picture", self)
        self.picture.hide()
        """Of the result, once there is one."""
        signs = ("first", "back", "play", "next", "last")
        self.first, self.back, self.play, self.next, self.last = (StepButton(sign, self) for sign in signs)
        self.speed = SpeedButton(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.label)
        layout.addWidget(self.save)
        layout.addWidget(self.picture)
        layout.addStretch(1)
        for button in self.buttons:
            layout.addWidget(button)
        self.first.clicked.connect(lambda: self.go_to(0))
        self.back.clicked.connect(lambda: self.step(-1))
        self.play.clicked.connect(self.play_or_pause)
        self.next.clicked.connect(lambda: self.step(1))
        self.last.clicked.connect(lambda: self.go_to(shown.match.cursor))
        self.speed.changed.connect(self.set_texts)
        shown.board.installEventFilter(self)

    @property
    def buttons(self) -> tuple[StepButton, ...]:
        """Those of the film."""
        return self.first, self.back, self.play, self.next, self.last, self.speed

    def follow(self) -> None:
        """Something else is shown."""
        ply, count = self._shown.ply, self._shown.match.cursor
        for button in (self.first, self.back):
            button.setEnabled(ply > 0)
        for button in (self.next, self.last):
            button.setEnabled(ply < count)
        self.play.setEnabled(count > 0)
        self.picture.setVisible(self._shown.match.outcome is not None)

    def set_texts(self) -> None:
        self.setMinimumHeight(scaled(HEIGHT))
        self.label.setText(self.tr("Moves"))
        self.save.name(self.tr("Save game… (Ctrl+S)"))
        self.picture.name(self.tr("Picture of the result"))
        self.first.name(self.tr("To the start (Home)"))
        self.back.name(self.tr("One move back (Alt+←)"))
        self.play.name(self.tr("Pause (space)") if self.is_playing else self.tr("Play as a film (space)"))
        self.next.name(self.tr("One move on (Alt+→)"))
        self.last.name(self.tr("To the end (End)"))
        names = {
            "slow": self.tr("Speed: slow"),
            "normal": self.tr("Speed: normal"),
            "fast": self.tr("Speed: fast"),
        }
        self.speed.name(names[self.speed.speed])

    # Walking

    def go_to(self, ply: int) -> None:
        self.pause()
        self.looked_at.emit(ply)

    def step(self, moves: int) -> None:
        """A move that is made is seen to be made; one that is taken back is gone."""
        self.pause()
        self._step(moves)

    def _step(self, moves: int) -> None:
        match, board, before = self._shown.match, self._shown.board, self._shown.ply
        ply = min(max(before + moves, 0), match.cursor)
        self.looked_at.emit(ply)
        if ply == before + 1:
            state = match.state_at(before)
            seat = state.to_move if isinstance(state.to_move, int) else state.thrower
            board.show_arrival(match.moves[before], seat or 0)

    def play_or_pause(self) -> None:
        """The film goes on from where one looks back at, else it begins with the start."""
        if self.is_playing:
            self.pause()
            return
        if not self._shown.is_past:
            self.looked_at.emit(0)
        if self._shown.is_past:
            self._show_playing(True)
            self._application.installEventFilter(self)
            self._next_move.start(SPEEDS_MS[self.speed.speed] // 2)

    def pause(self) -> None:
        if self.is_playing:
            self._next_move.stop()
            self._application.removeEventFilter(self)
            self._show_playing(False)

    def _show_playing(self, is_playing: bool) -> None:
        self.is_playing = is_playing
        self.play.sign = "pause" if is_playing else "play"
        self.set_texts()
        self.play.update()

    def _play_on(self) -> None:
        board = self._shown.board
        if board.motion.is_going or board.is_busy():
            self._next_move.start(STILL_MOVING_MS)
            return
        self._step(1)
        if self._shown.is_past:
            self._next_move.start(SPEEDS_MS[self.speed.speed])
        else:
            self.pause()

    @property
    def _application(self) -> QCoreApplication:
        """A film hears every press in the window."""
        application = QCoreApplication.instance()
        assert application is not None
        return application

    def press(self, event: QKeyEvent) -> bool:
        """A key while somebody looks back; whether it means anything here."""
        if not self._shown.is_past or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                self.play_or_pause()
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(self._shown.match.cursor)
            case _:
                return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if (self.is_playing or watched is self._shown.board) and self.press(event):
                return True
            if event.key() not in HELD_KEYS:
                self.pause()
        elif event.type() == QEvent.Type.MouseButtonPress and watched not in (self.play, self.speed):
            self.pause()
        return False
