"""The classes of Qt, made before a thread may ask for them: PySide makes a class when it is first asked for, and
crashes if two threads ask at the same time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module

MODULES = tuple(f"PySide6.Qt{name}" for name in ("Core", "Gui", "Widgets", "Network", "OpenGL", "PrintSupport"))
"""All that we use."""
TURN = 0.008
"""Seconds of making classes at a time."""


def make_classes() -> bool:
    """Makes some of those that are left; whether there are more."""
    end = time.monotonic() + TURN
    return any(time.monotonic() > end for _ in _unmade)


def make_all_classes() -> None:
    while make_classes():
        pass


def _classes() -> Iterator[object]:
    for name in MODULES:
        with suppress(ImportError):  # the system lacks a library; whoever needs it will meet the same fault
            module = import_module(name)
            for each in dir(module):
                yield getattr(module, each)


_unmade = _classes()
