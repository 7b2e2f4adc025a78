"""The window as a process of its own: started in any folder, and ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

STRANGER = "raise SystemExit('a file of the current folder was run')\n"
POWERLESS = ("setpriv", "--inh-caps", "-dac_override", "--bounding-set", "-dac_override")
"""Permissions then mean to root what they mean to everybody."""
NAMES = ("struct", "argparse", "json", "queue", "tempfile", "sqlite3")


def leave_modules(folder: Path) -> None:
    """Files that are called like modules of Python."""
    for name in NAMES:
        (folder / f"{name}.py").write_text(STRANGER, encoding="utf-8")


@contextmanager
def running(
    words: Sequence[str] = ("-m", "ludogite"),
    cwd: Path | None = None,
    python: Sequence[str] = (),
    before: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
) -> Iterator[subprocess.Popen[str]]:
    """The window; `before` are words before those that start Python. It is killed in the end, if it has not ended by
    then."""
    command, pipe = [*before, sys.executable, *python, *words], subprocess.PIPE
    changed = os.environ | (environment or {})
    with subprocess.Popen(command, cwd=cwd, env=changed, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def workers_of(process: subprocess.Popen[str]) -> int:
    """How many processes it has started that answer questions."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
    return sum("spawn_main" in Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8") for child in children)


def end(process: subprocess.Popen[str], number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
    process.send_signal(number)
    _, complaints = process.communicate(timeout=60)
    return process.returncode, complaints


def start_and_end(window: subprocess.Popen[str]) -> None:
    """The whole start, to its last part."""
    wait_until(lambda: window.poll() is not None or workers_of(window) == 2)
    assert end(window) == (0, "")
