"""A worker for the window: a timer polls it while a question is open."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.widgets.parts import make_timer
from ludogite.worker.worker import Worker

POLL_MS = 15


def make_worker(parent: QObject) -> Worker:
    timer = make_timer(parent, POLL_MS)
    worker = Worker(has_begun=timer.start)

    def poll() -> None:
        try:
            worker.poll()
        finally:  # whoever asked may raise an error, or ask the next question
            if not worker.is_busy:
                timer.stop()

    timer.timeout.connect(poll)
    return worker
