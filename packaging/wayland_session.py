"""A Wayland session that nobody sees, for trying the program in one."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

NAME = "wayland-trial"
PATIENCE_SECONDS = 30


def wayland_session() -> AbstractContextManager[dict[str, str]]:
    """A session without a screen and without keys."""
    return _session("--backend=headless-backend.so")


def wayland_session_on_x11(width: int, height: int) -> AbstractContextManager[dict[str, str]]:
    """A session in a window of X11 of this size, which passes on keys and mouse. The mouse is put beside it; whoever
    moves it inside waits before that until something of the session is seen."""
    _put_mouse_at(width, height)
    return _session("--backend=x11-backend.so", f"--width={width}", f"--height={height}", "--use-pixman")


def _put_mouse_at(x: int, y: int) -> None:
    """Weston 10 cannot tell where in its window the mouse is before it has painted it once. A mouse that is inside by
    then is taken to be in the corner, it stays away from its place by as much, and its clicks go astray."""
    command = ["xdotool", "mousemove", str(x), str(y), "getmouselocation"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if not told.startswith(f"x:{x} y:{y} "):
        raise RuntimeError(f"the screen has no room beside the session: the mouse is at {told}")


@contextmanager
def _session(*backend: str) -> Iterator[dict[str, str]]:
    """What programs of the session find in their environment. Weston, which runs it, ends with it, whatever happens."""
    # Not in a folder of a test: the path of a socket must be short.
    with tempfile.TemporaryDirectory() as folder:
        session = {"XDG_SESSION_TYPE": "wayland", "XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": NAME}
        log, config = Path(folder) / "log", Path(folder) / "weston.ini"
        config.write_text("[shell]\npanel-position=none\nanimation=none\nstartup-animation=none\n", encoding="utf-8")
        options = [*backend, f"--config={config}", "--idle-time=0", f"--socket={NAME}", f"--log={log}"]
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
