"""Qt for the command line: it draws, and needs no screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from ludogite.sheets.type import load_fonts


@contextmanager
def offscreen_application() -> Iterator[QCoreApplication]:
    """Qt's application, which must exist while anything is drawn: the running one, or else a new one without a
    screen."""
    yield QGuiApplication.instance() or _start()


def _start() -> QCoreApplication:
    started = QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    load_fonts()
    return started
