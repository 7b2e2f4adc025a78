"""How long it takes until the window of the frozen program is there, compared with the same program unfrozen."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPEATS = 7
WANTED = 1.3
PATIENCE_SECONDS = 60
SEARCH = ("xdotool", "search", "--onlyvisible", "--name", "Ludog")


def compare(program: Path) -> str:
    """In turns, so that a machine that is busy for a while is unfair to neither. A ratio that is too high is said, no
    more: other programs may have been at work."""
    commands = {"frozen": [str(program)], "unfrozen": [sys.executable, "-m", "ludogite"]}
    for command in commands.values():  # the first start fills the caches of the disk
        _seconds(command)
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(REPEATS):
        for name, command in commands.items():
            times[name].append(_seconds(command))
    frozen, unfrozen = (statistics.median(times[name]) for name in ("frozen", "unfrozen"))
    ratio = frozen / unfrozen
    warning = "" if ratio <= WANTED else " WARNING: too slow, if the machine was not busy."
    return (
        f"first window after {frozen:.2f} s, unfrozen {unfrozen:.2f} s: ratio {ratio:.2f} (at most {WANTED}).{warning}"
    )


def _seconds(command: list[str]) -> float:
    """From the start of the process until its window is seen."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        process = subprocess.Popen(command, env=os.environ | {"LUDOGITE_HOME": home})
        try:
            while subprocess.run(SEARCH, stdout=subprocess.DEVNULL, check=False).returncode:
                if time.perf_counter() - began > PATIENCE_SECONDS:
                    sys.exit("no window comes")
                time.sleep(0.005)
            took = time.perf_counter() - began
        finally:
            process.terminate()
            process.wait()
    return took
