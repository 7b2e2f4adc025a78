"""Work that ends its own process, as if something did so from outside, and work without end. The module imports
little."""

from __future__ import annotations

import os
import signal
import time


def end_worker(*question: object, progress: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def never_end(*question: object, progress: object) -> None:
    time.sleep(1000)
