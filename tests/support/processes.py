"""Work that ends its own process, as if something did so from outside, and work without end. The module imports
little."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


def kill(number: int) -> None:
    """Ends a process that can do nothing about it."""
    os.kill(number, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def end_worker(*question: object, progress: object) -> None:
    kill(os.getpid())


def never_end(*question: object, progress: object) -> None:
    time.sleep(1000)


def is_running(number: int) -> bool:
    if sys.platform == "win32":
        import ctypes

        may_wait, still_running = 0x100000, 0x102
        handle = ctypes.windll.kernel32.OpenProcess(may_wait, False, number)
        return bool(handle) and ctypes.windll.kernel32.WaitForSingleObject(handle, 0) == still_running
    try:
        stat = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
