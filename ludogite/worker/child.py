"""A process of Python beside the window, and the line to it."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


class Child:
    def __init__(self, serve: Callable[[Connection], None]) -> None:
        """`serve`, a function of a module, is called there with the other end of the line. An OSError says that there
        is no room for a process."""
        spawn = multiprocessing.get_context("spawn")
        self.line: Connection
        self.line, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(theirs,), daemon=True)
        try:
            with _safe_path():
                self.process.start()
        except OSError:
            self.line.close()
            raise
        finally:
            theirs.close()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


@contextmanager
def _safe_path() -> Iterator[None]:
    """Processes of Python that start now do not look for its modules in the current folder. Other programs, that come
    later, may want to."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before
