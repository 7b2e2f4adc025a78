"""Somebody who does whatever comes to mind in the real window: clicks, drags, keys of odd keyboards, pages, languages,
themes, sizes down to the smallest, files dropped, hostile names; workers are killed, midnight comes and the computer
sleeps meanwhile. After each event the window must be well, and a match equal to the replay of its record."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDrag, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from ludogite.match.config import Seat
from ludogite.match.match import Match
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, CONTRAST, FACING, LANGUAGE, SOUNDS, TEXT_SIZE, THEME, VOLUME
from ludogite.ui.application.app import Application, make_qt_application
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.routes import ShowMistakes, ShowPerson, ShowPuzzles
from ludogite.ui.look import language
from ludogite.ui.match.core import MatchCore
from ludogite.ui.widgets.parts import make_timer
from tests.reliability.fuzz import good_challenges, good_keep, good_records, zipped
from tests.reliability.player import config_of
from tests.support.ui.input import drop

KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backspace, Qt.Key.Key_Escape,
)  # fmt: skip
LETTERS = "xcvsaert1234 6&é"
NUMBER_ROWS = ("&é\"'(§è!çà", "+ěščřžýáíé", "ąčęėįšųū90", '"«»()@+-/*')
"""What the keys of digits type on Belgian, Czech, Lithuanian and bépo keyboards."""
KEY_1 = 10
"""The number of the key of 1 on every keyboard, as X counts them."""
NAMES = ("Léa", "Tom", "<img src=/dev/zero>&lt;", "\u202eZoé\n\u2029", "W" * 200, "=1+1", "\u200b", "日本 ﷽ 👩‍👩‍👧‍👦")
"""Of people; most come from strangers."""
SIZES = ((800, 560), (1024, 700), (1093, 535), (1366, 768), (1700, 1100))
LEFT = Qt.MouseButton.LeftButton


def files_to_drop(folder: Path) -> list[Path]:
    """Good ones of each kind, torn ones, one of a stranger, and what is no file at all."""
    records, challenge = good_records(), good_challenges()[0]
    hostile = records[0] | {"players": ["<img src=/dev/zero>"] * len(records[0]["players"])}
    contents = {f"match {n}.ludogite": json.dumps(record).encode() for n, record in enumerate(records)}
    contents |= {
        "<b>hostile\n.ludogite": json.dumps(hostile).encode(),
        "torn.ludogite": contents["match 0.ludogite"][:-40],
        "challenge é 日本.json": json.dumps(challenge).encode(),
        "torn.json": json.dumps(challenge).encode()[:-40],
        "everything.ludogite-keep": zipped(list(good_keep().items())),
        "torn.ludogite-keep": zipped(list(good_keep().items()))[:-200],
        "nothing.json": b"",
        "noise.ludogite": Random(1).randbytes(5000),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    (folder / "a folder.json").mkdir()
    return [*sorted(folder.iterdir()), folder / "gone.ludogite", Path("/dev/zero")]


class Monkey:
    def __init__(self, app: Application, seed: int, folder: Path) -> None:
        """The folder is for the files that it drops."""
        self.app, self.rng = app, Random(seed)
        self.files = files_to_drop(folder)
        self.events = self.killed = 0
        self.warnings: list[str] = []
        self._checked: tuple[Match, int] | None = None
        """The match that was compared last, and where it stood."""
        self._former = qInstallMessageHandler(self._take_message)
        self._closing = make_timer(app, 100)
        self._closing.timeout.connect(self.close_dialogs)
        self._closing.start()
        self._actions: list[tuple[float, Callable[[], None]]] = [
            (30, self.click), (12, self.press_button), (20, self.press_key), (8, self.type_letter), (8, self.drag),
            (4, self.turn_wheel), (3, self.resize), (2, self.choose), (4, self.open_page), (5, self.begin_match),
            (2, self.resume_match), (2, self.go_home), (3, self.wait), (1, self.kill_worker), (2, self.drop_files),
            (6, self.press_digit_of_an_odd_keyboard), (0.5, self.let_a_day_pass), (0.2, self.sleep),
        ]  # fmt: skip
        self._today, self._days = language.today, 0
        language.today = lambda: self._today() + timedelta(self._days)

    def close(self) -> None:
        language.today = self._today
        qInstallMessageHandler(self._former)
        self._closing.stop()

    def _take_message(self, kind: QtMsgType, context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            self.warnings.append(text)

    @property
    def window(self) -> QWidget:
        return self.app.window

    def act(self) -> None:
        """One event, and a look at how things are."""
        weights = [weight for weight, _ in self._actions]
        action = self.rng.choices([each for _, each in self._actions], weights)[0]
        action()
        self.events += 1
        QApplication.processEvents()
        self.check(action.__name__)

    def check(self, action: str) -> None:
        crash = self.app.crash_dialog
        assert crash is None or not crash.isVisible(), f"after {action}: {self.app.crashes.file.read_text()[-4000:]}"
        assert not self.warnings, f"after {action}: {self.warnings}"
        page = self.app.window.page
        if isinstance(page, MatchCore) and (page.match, page.match.cursor) != self._checked:
            match = page.match
            self._checked = match, match.cursor
            assert match.record().replay() == match.state, f"after {action}"
            if self.app.store and match.id is not None:
                stored = self.app.store.resume(match.id)
                assert (stored.cursor, stored.moves) == (match.cursor, match.moves), f"after {action}"

    def close_dialogs(self) -> None:
        """In which a monkey would stay for ever; some of them wait in an event loop of their own. So does text that is
        dragged, for a mouse that is really let go."""
        QDrag.cancel()
        for dialog in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if dialog is not None and dialog is not self.app.crash_dialog:
                dialog.close()

    # What it does

    def somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(max(widget.width(), 1)), self.rng.randrange(max(widget.height(), 1)))

    def target(self) -> tuple[QWidget, QPoint]:
        """A widget at a place of the window, and the place in it; often the board."""
        page = self.app.window.page
        if isinstance(page, MatchCore) and self.rng.random() < 0.6:
            return page.board, self.somewhere(page.board)
        place = self.somewhere(self.window)
        widget = self.window.childAt(place) or self.window
        return widget, widget.mapFrom(self.window, place)

    def click(self) -> None:
        widget, place = self.target()
        button = Qt.MouseButton.RightButton if self.rng.random() < 0.1 else LEFT
        (QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick)(widget, button, pos=place)

    def press_button(self) -> None:
        """Any button that can be seen, but none that would open a dialog of the system or end the program."""
        buttons = [each for each in self.app.window.page.findChildren(QAbstractButton) if each.isVisible()]
        buttons = [each for each in buttons if each.isEnabled() and "…" not in each.text() + each.accessibleName()]
        if buttons:
            self.rng.choice(buttons).click()

    def press_key(self) -> None:
        modifier = self.rng.choice((Qt.KeyboardModifier.NoModifier,) * 5 + (Qt.KeyboardModifier.ShiftModifier,))
        QTest.keyClick(QApplication.focusWidget() or self.window, self.rng.choice(KEYS), modifier)

    def type_letter(self) -> None:
        widget = QApplication.focusWidget() or self.window
        letter = self.rng.choice(LETTERS)
        if isinstance(widget, QLineEdit):
            widget.insert(letter)
        elif letter.isascii():
            QTest.keyClicks(widget, letter)

    def drag(self) -> None:
        widget, start = self.target()
        end = self.somewhere(widget)
        QTest.mousePress(widget, LEFT, pos=start)
        for step in (1, 2, 3):
            QTest.mouseMove(widget, start + (end - start) * step / 3)
        if self.rng.random() < 0.8:
            QTest.mouseRelease(widget, LEFT, pos=end)
        else:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
            QTest.mouseRelease(widget, LEFT, pos=end)

    def turn_wheel(self) -> None:
        widget, place = self.target()
        step = QPoint(0, self.rng.choice((-120, 120)))
        where = QPointF(place)
        none, modifiers = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(where, QPointF(widget.mapToGlobal(place)), QPoint(), step, none, modifiers, phase, False)
        QApplication.sendEvent(widget, event)

    def resize(self) -> None:
        self.window.resize(*self.rng.choice((*SIZES, (self.rng.randint(800, 1700), self.rng.randint(535, 1100)))))

    def choose(self) -> None:
        setting = self.rng.choice((THEME, CONTRAST, LANGUAGE, TEXT_SIZE, ANIMATIONS, SOUNDS, VOLUME, FACING))
        self.app.choose(setting, self.rng.choice(setting.choices))

    def open_page(self) -> None:
        game = self.rng.choice(games_with_card())
        pages: list[Callable[[], object]] = [
            lambda: self.app.navigator.set_up(game),
            lambda: self.app.navigator.show_rules(game),
            self.app.navigator.show_settings,
            self.app.navigator.show_library,
            lambda: self.app.navigator.show_statistics(game),
            lambda: self.app.navigator.follow(ShowPerson(self.rng.choice(NAMES))),
            lambda: self.app.navigator.follow(ShowMistakes(self.rng.choice(NAMES))),
        ]
        if game.puzzle_module:
            pages.append(lambda: self.app.navigator.follow(ShowPuzzles(game)))
        if game.sheet_module:
            pages.append(self.app.navigator.show_print)
        if ui_of(game).extra_page_labels:
            pages.append(lambda: self.app.navigator.open_extra_page(game))
        self.rng.choice(pages)()

    def begin_match(self) -> None:
        config = config_of(self.rng.choice(list(SHELF)), self.rng)
        names = self.rng.sample(NAMES, len(config.seats))
        self.app.matches.begin(replace(config, seats=tuple(Seat(name) for name in names)))

    def resume_match(self) -> None:
        self.app.window.show_home()
        matches = self.app.store.matches() if self.app.store else []
        if matches:
            self.app.matches.resume(self.rng.choice(matches[:20]).id)

    def go_home(self) -> None:
        self.app.window.show_home()

    def wait(self) -> None:
        QTest.qWait(self.rng.choice((1, 20, 100)))

    def kill_worker(self) -> None:
        process = self.app.session.worker.process if self.app.session.worker else None
        if process and process.process.is_alive():
            process.process.kill()
            self.killed += 1

    def drop_files(self) -> None:
        drop(self.window, *self.rng.sample(self.files, self.rng.choice((1, 1, 1, 2, 5))))

    def press_digit_of_an_odd_keyboard(self) -> None:
        place, row = self.rng.randrange(10), self.rng.choice(NUMBER_ROWS)
        widget = QApplication.focusWidget() or self.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            none, text = Qt.KeyboardModifier.NoModifier, row[place]
            QApplication.sendEvent(widget, QKeyEvent(kind, ord(text.upper()), none, KEY_1 + place, 0, 0, text))

    def let_a_day_pass(self) -> None:
        self._days += 1
        self.app.window._day_timer.timeout.emit()

    def sleep(self) -> None:
        """As a computer does whose lid is closed."""
        if sys.platform == "linux":
            script = f"kill -STOP {os.getpid()}; sleep 1.5; kill -CONT {os.getpid()}"
            subprocess.run(["sh", "-c", script], check=True)


def memory() -> float:
    """Megabytes of this process that are in use, after everything that nobody needs was given back to the system. Only
    Linux tells."""
    gc.collect()
    if sys.platform != "linux":
        return 0.0
    ctypes.CDLL(None).malloc_trim(0)
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


@dataclass
class Figures:
    events: int = 0
    killed: int = 0
    """Workers that were killed."""
    memory: dict[int, float] = field(default_factory=dict)
    """Megabytes after so many events."""


def play_around(events: int, seed: int, figures: Figures, folder: Path) -> Generator[None]:
    """Opens the window and does so many things in it, a step each. It begins with sounds."""
    make_qt_application()
    app = Application()
    app.window.show()
    while app.store is None:
        QTest.qWait(10)
    monkey = Monkey(app, seed, folder)
    try:
        for n in range(1, events + 1):
            monkey.act()
            figures.events, figures.killed = n, monkey.killed
            if n % max(events // 10, 1) == 0:
                figures.memory[n] = memory()
            yield
    finally:
        figures.memory[figures.events] = memory()
        monkey.close()
        app.close()
