"""Imports that a thread makes while the window goes on."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal

from ludogite.ui.look.qt_classes import make_all_classes

USUAL_TURN, SHORT_TURN = sys.getswitchinterval(), 0.0005
"""Seconds after which a thread of Python lets another one go on. The thread of the window waits so long again and
again: Python lets go at each call of Qt that may take a while."""


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
        make_all_classes()
        _GOING.append(self)
        gc.disable()
        sys.setswitchinterval(SHORT_TURN)
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
            sys.setswitchinterval(USUAL_TURN)
            gc.enable()


_GOING: list[Importing] = []
"""Those whose threads may still be running."""
