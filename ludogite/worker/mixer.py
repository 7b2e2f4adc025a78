"""Adds up the sounds that are heard at the same time, and gives them to the sound device."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import miniaudio
import numpy as np
import numpy.typing as npt

from ludogite.worker.sound import Cue, Hush

Samples = npt.NDArray[np.float32]

RATE = 48_000
VOICES = 8
"""So many are heard at once; one that comes in addition is left out."""
APART = RATE * 40 // 1000
"""A sound does not begin again so soon."""
FADE = RATE // 100
"""In which a sound that breaks off becomes silent."""
VARIED = {"wood": 0.03}
"""By which part the pitch of a sound differs from time to time, at most."""
PERIOD_MS, PERIODS = 10, 2
SILENT_S = 5.0
"""After so long a silence the device is left to others."""
LOOK_S = 0.5
RETRY_S = 3.0
"""A device that cannot be opened is left alone for so long."""


def load(folder: Path) -> dict[str, Samples]:
    """All sounds, by the names of their files."""
    return {file.stem: _decoded(file.read_bytes()) for file in sorted(folder.glob("*.flac"))}


def _decoded(content: bytes) -> Samples:
    return np.frombuffer(miniaudio.flac_read_s16(content).samples, np.int16).astype(np.float32)


@dataclass
class _Voice:
    sound: str
    begin: int
    """On the clock of the mixer."""
    samples: Samples

    @property
    def end(self) -> int:
        return self.begin + len(self.samples)


class Mixer:
    def __init__(self, sounds: Mapping[str, Samples]) -> None:
        self.told: deque[Cue | Hush] = deque()
        """What has not been looked at yet: another thread adds to it."""
        self.clock = 0
        """How many samples were mixed so far."""
        self._voices: list[_Voice] = []
        """Those that are heard, and those that wait."""
        self._chance = Random()
        alike: dict[str, list[Samples]] = {}
        for name, samples in sounds.items():
            alike.setdefault(re.sub(r"-\d$", "", name), []).append(samples)
        self._alike = {sound: cycle(several) for sound, several in alike.items()}

    @property
    def is_silent(self) -> bool:
        return not self.told and not self._voices

    def clear(self) -> None:
        self.told.clear()
        self._voices = []

    def frames(self, count: int) -> npt.NDArray[np.int16]:
        """The next samples."""
        while self.told:
            self._take(self.told.popleft())
        end = self.clock + count
        heard = sorted((voice for voice in self._voices if voice.begin < end), key=lambda voice: voice.begin)
        mixed = np.zeros(count, np.float32)
        for voice in heard[:VOICES]:
            first, at = max(voice.begin - self.clock, 0), max(self.clock - voice.begin, 0)
            part = voice.samples[at : at + count - first]
            mixed[first : first + len(part)] += part
        waiting = [voice for voice in self._voices if voice.begin >= end]
        self._voices = [voice for voice in heard[:VOICES] if voice.end > end] + waiting
        self.clock = end
        return np.clip(np.rint(mixed), -32768, 32767).astype(np.int16)

    def _take(self, told: Cue | Hush) -> None:
        if isinstance(told, Hush):
            self._voices = [voice for voice in self._voices if voice.begin < self.clock]
            for voice in self._voices:
                if voice.sound in told.sounds:
                    self._break_off(voice)
            return
        begin = self.clock + round(told.delay * RATE)
        if any(voice.sound == told.sound and abs(voice.begin - begin) < APART for voice in self._voices):
            return
        samples = next(self._alike[told.sound])
        spread = VARIED.get(told.sound, 0.0)
        pitch = told.pitch * self._chance.uniform(1 - spread, 1 + spread)
        if pitch != 1:
            samples = np.interp(np.arange(0, len(samples) - 1, pitch), np.arange(len(samples)), samples)
        self._voices.append(_Voice(told.sound, begin, (told.gain * samples).astype(np.float32)))

    def _break_off(self, voice: _Voice) -> None:
        at = self.clock - voice.begin
        rest = voice.samples[at : at + FADE]
        voice.samples = np.concatenate([voice.samples[:at], rest * np.linspace(1, 0, len(rest), dtype=np.float32)])


class Output:
    """The sound device: open only while something is heard, so that it costs nothing and others may have it."""

    def __init__(self, mixer: Mixer, backends: Iterable[miniaudio.Backend] = ()) -> None:
        """`backends`: none but these ways to a device."""
        self._mixer, self._backends = mixer, list(backends)
        self._device: Any = None
        self._retry_at = 0.0
        self._looked_at = self._heard_at = 0.0
        self._clock = 0
        """That of the mixer when it was last looked at."""

    def open(self) -> bool:
        """Whether there is a device that plays what the mixer is told."""
        if self._device is None and time.monotonic() >= self._retry_at:
            try:
                self._device = device = miniaudio.PlaybackDevice(
                    miniaudio.SampleFormat.SIGNED16,
                    nchannels=1,
                    sample_rate=RATE,
                    buffersize_msec=PERIOD_MS,
                    callback_periods=PERIODS,
                    backends=self._backends,
                    app_name="Ludogîte",
                )
                if device.backend == "Null" and miniaudio.Backend.NULL not in self._backends:
                    raise miniaudio.MiniaudioError("it leads nowhere")
                source = self._stream()
                next(source)
                device.start(source)
                self._looked_at, self._clock = time.monotonic(), self._mixer.clock
            except miniaudio.MiniaudioError:
                self._give_up()
        if self._device is None:
            self._mixer.clear()
        return self._device is not None

    def _stream(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            count = yield self._mixer.frames(count).tobytes()

    def look_after(self) -> float | None:
        """Closes a device that is not needed, or that has gone away. After how many seconds it is to be looked at
        again; None: not before something is to be played."""
        now = time.monotonic()
        if self._device is None:
            return None
        if not self._mixer.is_silent:
            self._heard_at = now
        if now - self._looked_at >= LOOK_S:
            has_stopped = self._mixer.clock == self._clock
            self._looked_at, self._clock = now, self._mixer.clock
            if has_stopped:
                self._give_up()
            elif now - self._heard_at >= SILENT_S:
                self.close()
        return LOOK_S

    def _give_up(self) -> None:
        self.close()
        self._mixer.clear()
        self._retry_at = time.monotonic() + RETRY_S

    def close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
            miniaudio.lib.ma_context_uninit(device._context)
