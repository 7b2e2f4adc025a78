"""Waiting for a state of the program, in scripts that draw screens."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

PATIENCE = 120
"""Seconds; on a busy machine anything may take long."""


def wait_until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "what is waited for does not come"
        QApplication.processEvents()
        time.sleep(0.001)  # workers want the processor
