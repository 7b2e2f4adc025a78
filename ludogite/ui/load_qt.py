"""How PySide is loaded."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Loads PySide and leaves Python's `__import__` in its place. PySide puts one of its own there, which reads the
    source of each module that is imported later: one that asks for `__feature__` may call Qt's methods by other names.
    None of ours does, and reading them all delays the first paint by a tenth."""
    own = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own
