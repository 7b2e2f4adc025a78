"""A Wayland session that nobody sees, for trying the program in one."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "wayland-trial"
PATIENCE_SECONDS = 30


@contextmanager
def wayland_session() -> Iterator[dict[str, str]]:
    """What programs of the session find in their environment. Weston, which runs it, ends with it, whatever happens."""
    # Not in a folder of a test: the path of a socket must be short.
    with tempfile.TemporaryDirectory() as folder:
        session = {"XDG_SESSION_TYPE": "wayland", "XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": NAME}
        log = Path(folder) / "log"
        options = ["--backend=headless-backend.so", "--no-config", "--idle-time=0", f"--socket={NAME}", f"--log={log}"]
        weston = subprocess.Popen(
            ["weston", *options],
            env={k: v for k, v in os.environ.items() if k != "WAYLAND_DISPLAY"} | {"XDG_RUNTIME_DIR": folder},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(Path(folder) / NAME, weston, log)
            yield session
        finally:
            _end(weston)


def _wait_for(file: Path, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not file.exists():
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError("weston does not start\n" + (log.read_text() if log.exists() else ""))
        time.sleep(0.02)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
