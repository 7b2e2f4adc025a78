"""The one command `ludogite`: with a sub-command it works without a window, with none it opens it.

Results go to stdout, everything else to stderr. Exit code 0: done; 1: a move breaks the rules; 2: cannot be done.
What a command needs is imported by it: the window opens sooner."""

from __future__ import annotations

import errno
import gc
import io
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from ludogite.cli.output import drop, fail
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message


def main(arguments: Sequence[str] | None = None) -> int:
    _prepare_streams()
    try:
        try:
            given = sys.argv[1:] if arguments is None else list(arguments)
            files = given[1:] if given[:1] == ["--"] else given  # after it even “-x.json” is a file
            if all(map(_is_for_window, files)):  # also if there are none
                return _open_window(files)
            from ludogite.cli import parser

            return parser.run(given)
        finally:
            sys.stdout.flush()
    except Complaint as complaint:
        return fail(str(complaint.message))
    except OSError as error:
        drop(sys.stdout)
        if error.filename is not None:
            return fail(f"{error.filename}: {error.strerror}")
        if isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL):
            return 0  # whoever reads has read enough
        return fail(f"the output cannot be written ({error.strerror})")
    except KeyboardInterrupt:
        return 130


def _prepare_streams() -> None:
    """A program without a console has no streams at all, and a console may not know every letter. Files and other
    programs get UTF-8, whatever the system is used to."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream := getattr(sys, name), io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            if not stream.isatty():
                stream.reconfigure(encoding="utf-8", newline="\n")


def _is_for_window(name: str) -> bool:
    """Whether it is a record or a file that a game opens, and not a command."""
    if "." not in name:  # a command, which needs nothing of the window
        return False
    from ludogite.match.library import keep_file
    from ludogite.match.record import SUFFIX
    from ludogite.ui.base.game_ui import file_suffixes

    return name.lower().endswith((SUFFIX, *file_suffixes(), keep_file.SUFFIX))


def _open_window(files: Sequence[str]) -> int:
    """As when records or challenge files are double-clicked."""
    # Ctrl+C in the terminal ends the program at once, which is safe: every accepted move is on disk.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # until the first paint, before which there is nothing to collect
    try:
        from ludogite.ui.application import app

        return app.run([_absolute(file) for file in files])
    finally:
        gc.enable()
        signal.signal(signal.SIGINT, before)


def _absolute(file: str) -> str:
    try:
        return str(Path(file).absolute())
    except FileNotFoundError:
        raise Complaint(Message(QT_TRANSLATE_NOOP("app", "{file}: the current folder is gone."), file=file)) from None
