"""Imports that a thread makes while the window goes on, and the classes of Qt, which are made before."""

from __future__ import annotations

import gc
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, Signal

NAMES = "Core", "Gui", "Widgets", "Network", "OpenGL", "OpenGLWidgets", "PrintSupport", "Svg", "Test"
MODULES = tuple(f"PySide6.Qt{name}" for name in NAMES)
"""All that we use, and what pyqtgraph imports."""
USUAL_TURN_S, SHORT_TURN_S = sys.getswitchinterval(), 0.0005
"""After which a thread of Python lets another one go on. The thread of the window waits so long again and
again: Python lets go at each call of Qt that may take a while."""
_GOING: list[Importing] = []
"""Those whose threads may still be running."""


def _make_classes() -> Iterator[object]:
    for name in MODULES:
        with suppress(ImportError):  # the system lacks a library; whoever needs it will meet the same fault
            module = import_module(name)
            for each in dir(module):
                yield getattr(module, each)


qt_classes = _make_classes()
"""Makes the classes of Qt, one after the other. PySide makes a class when it is first asked for, and crashes if two
threads ask at the same time: no thread starts before all are made."""


class Importing(QObject):
    """Meanwhile the window gets its turn more often, and Python collects no garbage. The thread that happens to do so
    deletes the widgets that nobody needs any more, and outside of the window's thread that ends in a crash."""

    _done = Signal()

    def __init__(self, imports: Iterable[Callable[[], object]]) -> None:
        super().__init__()
        self._has_new = False
        self._thread = Thread(target=self._import_all, args=(tuple(imports),))
        self._done.connect(self._rest)

    def start(self) -> None:
        deque(qt_classes, maxlen=0)
        _GOING.append(self)
        gc.disable()
        sys.setswitchinterval(SHORT_TURN_S)
        self._thread.start()

    @property
    def is_going(self) -> bool:
        return self._thread.is_alive()

    def wait(self) -> None:
        if self._thread.is_alive():
            self._thread.join()

    def _import_all(self, imports: Iterable[Callable[[], object]]) -> None:
        before = len(sys.modules)
        for make_imports in imports:
            with suppress(Exception):  # whoever needs it will meet the same fault
                make_imports()
        self._has_new = len(sys.modules) > before
        self._done.emit()

    def _rest(self) -> None:
        """In the thread of the window again. What was imported stays. To look through it for what can be freed would
        take longer than a stall may."""
        self._thread.join()
        _GOING.remove(self)
        if self._has_new:
            gc.freeze()
        if not _GOING:
            sys.setswitchinterval(USUAL_TURN_S)
            gc.enable()
