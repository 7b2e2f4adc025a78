"""Runs a module so that it gives the same whenever and wherever it runs: `python -m tests.tools.fixed_time MODULE …`.
Clocks begin at a fixed hour and move only when they are read, those of matches stand, and chance goes by a seed."""

from __future__ import annotations

import datetime
import itertools
import os
import runpy
import secrets
import subprocess
import sys
import time
from random import Random
from typing import Any

HOUR = datetime.datetime(2026, 11, 15, 18, tzinfo=datetime.UTC)
_readings = itertools.count()


def now(zone: datetime.tzinfo | None = None) -> datetime.datetime:
    """A millisecond later each time, so that what is done one after another is listed in this order."""
    read = HOUR + datetime.timedelta(milliseconds=next(_readings))
    return read.astimezone(zone) if zone else read.replace(tzinfo=None)


class AsItsBase(type):
    """What Python itself makes is of the type below."""

    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, cls.__mro__[1])


class Date(datetime.date, metaclass=AsItsBase):
    today = staticmethod(lambda: now().date())  # type: ignore[assignment]


class DateTime(datetime.datetime, metaclass=AsItsBase):
    now = staticmethod(now)  # type: ignore[assignment]


def stop_clocks() -> None:
    """Before any module takes a clock of its own."""
    from PySide6.QtCore import QElapsedTimer

    os.environ["TZ"] = "UTC"
    if sys.platform != "win32":  # which reads it itself
        time.tzset()
    QElapsedTimer.restart = lambda _: 0  # type: ignore[method-assign]
    datetime.date, datetime.datetime = Date, DateTime  # type: ignore[misc]
    chance: Any = Random(1)
    secrets.randbits, secrets.randbelow, secrets.choice = chance.getrandbits, chance.randrange, chance.choice


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets, which Python reads when it starts
        again = [sys.executable, "-m", "tests.tools.fixed_time", *sys.argv[1:]]
        sys.exit(subprocess.run(again, env=os.environ | {"PYTHONHASHSEED": "0"}, check=False).returncode)
    stop_clocks()
    module = sys.argv.pop(1)
    runpy.run_module(module, run_name="__main__")  # worker processes import the main module: it stays this small one
