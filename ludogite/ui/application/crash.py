"""Reports errors of our own code, in slots and threads too: the error is written to a log for a bug report, and the
player is informed. Matches are safe: each move is on disk before it is shown."""

from __future__ import annotations

import faulthandler
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6 import __version__ as qt_version
from PySide6.QtCore import QObject, Signal

from ludogite import __version__, paths


class CrashReporter(QObject):
    """Takes the place of Python's exception hooks. The signal crosses threads, so its slot may show widgets."""

    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = paths.logs() / "crashes.log"
        self._log = self._open()
        if self._log:
            faulthandler.enable(self._log)
        self._hooks = sys.excepthook, threading.excepthook
        sys.excepthook = self._report
        threading.excepthook = lambda args: self._report(args.exc_type, args.exc_value, args.exc_traceback)

    def close(self) -> None:
        sys.excepthook, threading.excepthook = self._hooks
        faulthandler.disable()
        if self._log:
            self._log.close()

    def _open(self) -> TextIO | None:
        """A disk that cannot be written to must not keep anyone from playing."""
        try:
            paths.make_private_folder(self.file.parent)
            if self.file.exists() and not self.file.is_file():  # to open a pipe may never end
                return None
            return Path.open(self.file, "a", encoding="utf-8", buffering=1)
        except OSError:
            return None

    def _report(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        report = diagnostics() + "".join(traceback.format_exception(kind, error, trace))
        for file in (self._log, sys.__stderr__):
            try:
                if file:
                    file.write(report)
            except OSError:
                continue
        self.crashed.emit(report)


def diagnostics() -> str:
    """What a bug report should begin with. Nothing in it tells who the player is."""
    import platform
    from datetime import datetime

    now = datetime.now().astimezone().isoformat(timespec="seconds")
    return f"{now} Ludogîte {__version__}, Python {platform.python_version()}, Qt {qt_version}, {platform.platform()}\n"
