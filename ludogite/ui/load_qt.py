"""How PySide is loaded: without two things that it does at each start and that only delay the first paint."""

from __future__ import annotations

import builtins
import marshal
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from types import CodeType
from typing import Any

from ludogite import paths

SUPPORT = "shibokensupport/"
"""Modules of PySide that ship as source within one of its libraries."""

Compiled = dict[tuple[str, int], CodeType]
"""By name and checksum of the source."""

_compiled: Compiled = {}
_kept: Compiled = {}
"""What was compiled at this start, and what an earlier one has kept."""


def load_qt() -> None:
    """Loads PySide, and leaves Python's `__import__` in its place. PySide puts one of its own there, which reads the
    source of each module that is imported later: one that asks for `__feature__` may call Qt's methods by other names.
    None of ours does. And PySide compiles its support modules at each start; here they are compiled at the first."""
    own_import, own_compile = builtins.__import__, builtins.compile

    def compile_once(source: Any, filename: Any, *others: Any, **named: Any) -> Any:
        if not (isinstance(source, bytes) and str(filename).startswith(SUPPORT)):
            return own_compile(source, filename, *others, **named)
        key = filename, zlib.crc32(source)
        _compiled[key] = _kept.get(key) or own_compile(source, filename, *others, **named)
        return _compiled[key]

    _kept.update(read_compiled())
    builtins.compile = compile_once
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__, builtins.compile = own_import, own_compile


def keep_compiled() -> None:
    """For the next start. It is no harm if the disk refuses."""
    if _compiled == _kept:
        return
    content = marshal.dumps(_compiled)
    with suppress(OSError):
        paths.make_private_folder(paths.cache())
        paths.write_whole({_file(): _checksum(content) + content})


def read_compiled() -> Compiled:
    """Nothing where the file is missing or damaged."""
    with suppress(OSError, EOFError, ValueError, TypeError):
        file = _file().read_bytes()
        checksum, content = file[:4], file[4:]
        if checksum == _checksum(content):
            compiled: Compiled = marshal.loads(content)
            return compiled
    return {}


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(4, "big")


def _file() -> Path:
    """One for each version of Python, as with Python's own .pyc files."""
    return paths.cache() / f"pyside.{sys.implementation.cache_tag}.code"
