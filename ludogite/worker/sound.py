"""The process that plays sounds, as seen from the window: what it is told, what it reports, and its loop. It mixes
beside the window, for no Python of ours may run on a thread of the window's process: it could collect widgets there."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from enum import Enum, auto
from multiprocessing.connection import Connection
from typing import NamedTuple

from ludogite import paths

LATE_S = 0.3
"""What was to be heard so long ago is left out."""


class Cue(NamedTuple):
    sound: str
    """A file in `assets/sounds`, without the number of those that are alike."""
    gain: float
    pitch: float = 1.0
    delay: float = 0.0
    """Seconds."""


class Hush(NamedTuple):
    """What is still to come is not played any more, and these sounds break off."""

    sounds: tuple[str, ...]


class Report(Enum):
    """The first when cues can be sent; then one for each cue."""

    READY = auto()
    PLAYED = auto()
    NO_DEVICE = auto()


def serve(line: Connection) -> None:
    """Plays until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _keep_quiet()
    from ludogite.worker.mixer import Mixer, Output, load

    mixer = Mixer(load(paths.assets() / "sounds"))
    output = Output(mixer)
    try:
        line.send(Report.READY)
        while True:
            if not line.poll(output.look_after()):
                continue
            told, since = line.recv()
            is_late = time.monotonic() - since > LATE_S
            if is_late and isinstance(told, Cue):
                line.send(Report.PLAYED)
                continue
            mixer.told.append(told)
            line.send(Report.PLAYED if isinstance(told, Hush) or output.open() else Report.NO_DEVICE)
    except (EOFError, OSError):  # the window has ended
        output.close()


def _keep_quiet() -> None:
    """Libraries of the system write to the terminal what they look for in vain."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for output in (1, 2):
            os.dup2(nowhere, output)
