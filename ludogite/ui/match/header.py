"""The line above the board: home, the title, the clock, and what concerns the whole match rather than the turn."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from ludogite.match.match import Match
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.base.key_list import SPEAKER_KEYS, keys_text
from ludogite.ui.base.page import BACK, HOME, LIBRARY, PRINT, RULES, SETTINGS, Page, PageHeader
from ludogite.ui.base.routes import Home, PrintSheets, Route, SetUp, ShowLibrary, ShowRules, ShowSettings
from ludogite.ui.look.language import day_name, in_minutes, tr
from ludogite.ui.pages.match_summary import FROM_MOVE
from ludogite.ui.widgets.icon_button import ICON, paint_button_ground, paint_strokes, speaker
from ludogite.ui.widgets.parts import make_timer, set_tip

NAMED = QT_TRANSLATE_NOOP("match_header", "{game} — {name}")
BOARD_ONLY = Message(QT_TRANSLATE_NOOP("match_header", "Board only"))
FACING = Message(QT_TRANSLATE_NOOP("match_header", "Turn to whoever plays"))
ANALYSIS = Message(QT_TRANSLATE_NOOP("match_header", "Analysis"))
TICK_MS = 200
CLOCK_EVENTS = (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate, QEvent.Type.Show, QEvent.Type.Hide)
"""After which a clock starts or stops."""


def title_of(match: Match) -> Message:
    """The game, and what the match is called besides: the name of a challenge, the date of a match of the day."""
    config = match.config
    game, name = whole_game(config.game).title, ui_of(config.game).label_name(config.label)
    if not name and config.day:
        name = day_name(config.day, "d MMMM")
    if config.branch:
        name = Message(FROM_MOVE, n=match.line_of(config.branch.move))
    if not name:
        return game
    return Message(NAMED, game=game, name=name)


def seconds_since(timer: QElapsedTimer) -> float:
    """Since the last tick; the next one is counted from now. A tick counts at most a second: no time goes by while the
    computer sleeps."""
    return min(timer.restart() / 1000, 1.0)


class Clock(QPushButton):
    """The time of a match: it runs while the match is seen and the window is in front, and a click hides it."""

    hidden_chosen = Signal(bool)
    """Whether its player wants it hidden."""

    def __init__(self, match: Match, page: QWidget) -> None:
        super().__init__()
        self.setFlat(True)
        self._match, self._page = match, page
        page.installEventFilter(self)  # the clock itself may be out of sight while the board is seen
        self.is_time_hidden = False
        self._since = QElapsedTimer()
        self._timer = make_timer(self, TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.clicked.connect(lambda: self.hidden_chosen.emit(not self.is_time_hidden))

    def set_time_hidden(self, is_time_hidden: bool) -> None:
        self.is_time_hidden = is_time_hidden
        self.set_texts()

    def set_texts(self) -> None:
        time = in_minutes(self._match.seconds)
        self.setText(self.tr("Clock") if self.is_time_hidden else time)
        set_tip(self, self.tr("Show the clock") if self.is_time_hidden else self.tr("Hide the clock"))
        self.setAccessibleName(self.tr("Clock, hidden") if self.is_time_hidden else self.tr("Clock: {0}").format(time))

    def start_or_stop(self) -> None:
        """Lets the clock run while the match is visible and not over and the window is active; else stops it."""
        is_seen = self._page.isVisible() and not self.isHidden()
        should_run = is_seen and self.window().isActiveWindow() and self._match.outcome is None
        if should_run and not self._timer.isActive():
            self._since.start()
            self._timer.start()
        elif not should_run and self._timer.isActive():
            self._tick()
            self.stop()

    def stop(self) -> None:
        """Called before the match is left. An error of the disk is ignored here: the next move will report it."""
        self._timer.stop()
        self.set_texts()
        with suppress(StoreProblem):
            self._match.write_time()

    def _tick(self) -> None:
        elapsed = seconds_since(self._since)
        if self._match.outcome is None:
            with suppress(StoreProblem):
                self._match.spend(elapsed)
            self.set_texts()
        else:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in CLOCK_EVENTS:
            self.start_or_stop()
        return False


class Speaker(QPushButton):
    """Whether sounds are on; a press changes it."""

    chosen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setFlat(True)
        self._is_on = True
        self.clicked.connect(lambda: self.chosen.emit(not self._is_on))

    def set_on(self, is_on: bool) -> None:
        self._is_on = is_on
        self.set_texts()
        self.update()

    def set_texts(self) -> None:
        self.setAccessibleName(self.tr("Sounds: on") if self._is_on else self.tr("Sounds: off"))
        tip = self.tr("Turn sounds off ({key})") if self._is_on else self.tr("Turn sounds on ({key})")
        set_tip(self, tip.format(key=keys_text(SPEAKER_KEYS)))

    def sizeHint(self) -> QSize:
        return QSize(44, 32)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_button_ground(painter, self)
            painter.translate((self.width() - ICON) / 2, (self.height() - ICON) / 2)
            paint_strokes(painter, speaker(self._is_on), ink)


class MatchHeader(PageHeader):
    def __init__(self, match: Match, page: Page, back: Route, exercise: Message | None = None) -> None:
        """`exercise`: the name of what is no match for real, such as a lesson. There is nothing to analyse, to print or
        to set up then; but the rules, which a match has beside its board, are here."""
        self.back_label = LIBRARY if isinstance(back, ShowLibrary) else HOME if isinstance(back, Home) else BACK
        super().__init__(page, self.back_label, back)
        game, ui = match.config.game, ui_of(match.config.game)
        self._match, self._exercise = match, exercise
        self.clock = Clock(match, page)
        self.clock.setVisible(ui.labels.has_clock)
        self.add(self.clock)
        if exercise is None:
            self.analysis = self.add_button(ANALYSIS)
            self.analysis.setCheckable(True)
            self.analysis.setVisible(ui.has_advice)
        self.speaker = Speaker()
        self.add(self.speaker)
        self.full_screen = self.add_full_screen_button()
        if exercise is None:
            self.print = self.add_button(PRINT, PrintSheets()) if game.sheet_module else None
            self.new = self.add_button(ui.labels.new, SetUp(game))
        else:
            self.rules = self.add_button(RULES, ShowRules(game))
        self.settings = self.add_button(SETTINGS, ShowSettings())
        self.board_only = self.add_button(BOARD_ONLY)
        self.more.hold_always(self.board_only)
        self.facing: QPushButton | None = None
        """For two people who sit opposite each other."""
        is_for_two = len(match.config.seats) == 2 and all(seat.is_person for seat in match.config.seats)
        if exercise is None and ui.turns_to_players and is_for_two:
            self.facing = self.add_button(FACING)
            self.facing.setCheckable(True)
            self.more.hold_always(self.facing)

    def explain_analysis(self, reason: Message | None) -> None:
        """Says why there is no analysis: the button looks as if it could not be pressed, and says it when it is."""
        set_tip(self.analysis, tr(reason) if reason else "")
        if bool(reason) != bool(self.analysis.property("unavailable")):
            self.analysis.setProperty("unavailable", bool(reason))
            self.analysis.style().unpolish(self.analysis)
            self.analysis.style().polish(self.analysis)

    def set_texts(self) -> None:
        super().set_texts()
        name = self._exercise and Message(NAMED, game=whole_game(self._match.config.game).title, name=self._exercise)
        self.title.setText(tr(name or title_of(self._match)))
        self.clock.set_texts()
        self.speaker.set_texts()
