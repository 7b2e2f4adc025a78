"""Work that ends its own process, as if something did so from outside. Its module imports little."""

from __future__ import annotations

import os
import signal


def end_worker(*question: object, progress: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
