"""Makes the sounds of the program, assets/sounds, the same ones every time. Each is modelled on the thing that it comes
from: what is struck rings in its modes, tones that die away, and what rubs is noise. Times are in seconds, frequencies
in hertz."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import flac
import numpy as np
import numpy.typing as npt

Sound = npt.NDArray[np.float64]
"""Samples, of which 1 is full scale."""

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = flac.RATE
LOUDNESS = -26.0
"""Of every sound, in decibels of full scale."""
EAR = 0.1
"""The ear adds up what it hears in this time: a shorter sound has to be stronger to be as loud."""
CEILING = 0.48
"""No peak is higher: six decibels stay free for sounds that meet."""
LOWEST = 60.0
"""Below, small speakers only rattle."""
FADE = 0.2
"""The last part of each sound, in which it is led to silence."""

TABLE = ((176, 0.5), (263, 0.9), (388, 0.6), (571, 0.4))
"""The modes of the table on which everything is put down: frequencies and strengths."""
BLOCK = (1.0, 1.68, 2.76, 3.6, 5.40)
"""The modes of a piece of wood, which bends and twists, as ratios."""
BAR = (1.0, 3.93, 9.2)
"""Those of a bar that is hollowed like a marimba's, so that one hears a note."""
DIE = (1.0, 1.29, 1.72, 2.31, 3.05)
GLASS = (1.0, 2.32, 4.25)
BELL = ((1.0, 0.55, 1.0), (2.41, 0.42, 0.8), (3.93, 0.28, 0.7), (5.62, 0.16, 0.5), (7.9, 0.09, 0.4))
"""Ratios, decays and strengths: high modes of brass begin strongly and soon leave the low one alone."""

C4, F_SHARP4, C5, E5, G5, C6, E6 = 261.63, 369.99, 523.25, 659.26, 783.99, 1046.5, 1318.51


# What sounds are made of


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Sound:
    return np.arange(samples(seconds)) / RATE


def mode(frequency: float, decay: float, gain: float = 1.0) -> Sound:
    """A tone that falls to a third in each `decay`, until nothing is heard of it."""
    time = times(7 * decay)
    return gain * np.sin(2 * np.pi * frequency * time) * np.exp(-time / decay)


def noise(seconds: float, low: float, high: float, seed: int) -> Sound:
    """Noise between two frequencies."""
    size = samples(seconds)
    octaves = np.log2(np.fft.rfftfreq(size, 1 / RATE) + 1)
    slopes = (1 + np.exp(8 * (np.log2(low) - octaves))) * (1 + np.exp(8 * (octaves - np.log2(high))))
    band = np.fft.irfft(np.fft.rfft(chance(seed).standard_normal(size)) / slopes, size)
    return np.asarray(band / np.std(band))


def chance(seed: int) -> np.random.RandomState:
    """Unlike newer generators, this one gives the same numbers in every version of numpy."""
    return np.random.RandomState(seed)


def envelope(*points: tuple[float, float]) -> Sound:
    """How strong something is along its time: through these times and strengths, smoothly."""
    time = times(points[-1][0])
    at, strength = np.array(points, dtype=float).T
    part = np.interp(time, at, np.arange(len(at)))
    before = np.minimum(part.astype(int), len(at) - 2)
    share = (1 - np.cos(np.pi * (part - before))) / 2
    return np.asarray(strength[before] * (1 - share) + strength[before + 1] * share)


def mix(*parts: tuple[float, Sound]) -> Sound:
    """Sounds that begin at these times."""
    whole = np.zeros(max(samples(begin) + len(sound) for begin, sound in parts))
    for begin, sound in parts:
        whole[samples(begin) :][: len(sound)] += sound
    return whole


def convolved(sound: Sound, response: Sound) -> Sound:
    size = len(sound) + len(response) - 1
    return np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)


def struck(modes: Sequence[Sound], contact: float) -> Sound:
    """What rings after a touch of this length: a hard one is short and bright, a soft one long and dull."""
    push = np.hanning(samples(contact) + 2)
    return convolved(mix(*((0.0, tone) for tone in modes)), push / push.sum())


def room(sound: Sound) -> Sound:
    """The sound with a little of what comes back from the walls."""
    time = times(0.06)
    echoes = noise(0.06, 300, 5000, seed=1) * np.exp(-time / 0.012) * (time > 0.004)
    return mix((0.0, sound), (0.0, convolved(sound, 0.12 * echoes / np.linalg.norm(echoes))))


def bounces(seconds: float, seed: int) -> list[tuple[float, float]]:
    """When something that is dropped touches the table, and how hard: two long bounces, then ever shorter ones."""
    random = chance(seed)
    touches, pause, force = [(0.0, 1.0)], 0.4 * seconds, 0.75
    while (at := touches[-1][0] + pause * random.uniform(0.85, 1.1)) < seconds and pause > 0.012:
        touches.append((at, force * random.uniform(0.7, 1.0)))
        pause, force = pause * 0.62, force * 0.8
    return touches


# Things


def table(gain: float) -> list[Sound]:
    return [mode(pitch, 5 / pitch, gain * strength) for pitch, strength in TABLE]


def wooden(pitch: float, contact: float = 0.0003, table_gain: float = 0.3) -> Sound:
    """A piece of wood that hits the table. Each of its modes dies after as many swings, so high ones are short."""
    piece = [mode(pitch * ratio, 8 / (pitch * ratio), (-0.85) ** n) for n, ratio in enumerate(BLOCK)]
    return struck([*piece, *table(table_gain)], contact)


def note(pitch: float, decay: float, contact: float = 0.0005) -> Sound:
    """A bar of wood under a mallet."""
    bar = [mode(pitch * ratio, decay / ratio, 0.4**n) for n, ratio in enumerate(BAR)]
    return struck([*bar, *table(0.1)], contact)


def glass(pitch: float) -> Sound:
    return struck([mode(pitch * ratio, 40 / (pitch * ratio), 0.6**n) for n, ratio in enumerate(GLASS)], 0.0002)


def rolling(seconds: float, seed: int) -> Sound:
    """A die that bounces and rolls until it lies, each time on another edge."""
    random = chance(seed)

    def touch() -> Sound:
        pitch = 2100 * random.uniform(0.88, 1.14)
        die = [mode(pitch * ratio, 7 / (pitch * ratio), (-0.9) ** n) for n, ratio in enumerate(DIE)]
        return struck([*die, *table(0.13)], 0.00012)

    return mix(*((at, force * touch()) for at, force in bounces(seconds, seed)))


# The sounds


def wood(pitch: float, rocks: float) -> Sound:
    """A piece is put down, and rocks once before it lies."""
    return mix((0.0, wooden(pitch)), (rocks, 0.16 * wooden(pitch * 1.08, table_gain=0.1)))


def lift() -> Sound:
    """A piece leaves the table: it rubs for a moment, then its edge comes free."""
    rub = noise(0.05, 500, 3500, seed=2) * envelope((0, 0), (0.035, 1), (0.05, 0))
    return mix((0.0, 0.5 * rub), (0.036, 0.9 * wooden(1150, 0.0006, 0.1)))


def slide() -> Sound:
    """A piece slides along wood, faster and faster, and meets the wall."""
    rub = noise(0.23, 350, 2600, seed=3) * (0.65 + 0.35 * noise(0.23, 20, 90, seed=4))
    return mix((0.0, 0.3 * rub * envelope((0, 0), (0.03, 0.4), (0.2, 1), (0.23, 0))), (0.22, wooden(720, 0.0005)))


def fall(pitch: float, seed: int) -> Sound:
    """A piece hits hard, and tumbles over its edges."""
    random = chance(seed)
    hits = ((at, force, pitch * random.uniform(0.9, 1.15)) for at, force in bounces(0.2, seed))
    return mix(*((at, force * wooden(hit, 0.0005, 0.5)) for at, force, hit in hits))


def die(seed: int) -> Sound:
    return rolling(0.34, seed)


def dice(seed: int) -> Sound:
    """The second die comes a little later, and they touch once."""
    clink = struck([mode(pitch, 0.0025) for pitch in (4300, 6100, 8700)], 0.0001)
    return mix((0.0, rolling(0.34, seed)), (0.045, 0.85 * rolling(0.29, seed + 10)), (0.115, 0.5 * clink))


def pencil() -> Sound:
    """The lead touches the paper and is drawn over its grain."""
    grain = noise(0.19, 1400, 6500, seed=5) * np.abs(0.5 + noise(0.19, 60, 500, seed=6))
    stroke = grain * envelope((0, 0), (0.02, 0.7), (0.09, 1), (0.15, 0.6), (0.19, 0))
    return mix((0.0, 0.25 * wooden(1900, 0.0008, 0.2)), (0.004, 0.3 * stroke))


def page() -> Sound:
    """A sheet is lifted, swings over with a crackle, and lies."""
    swing = noise(0.36, 700, 5000, seed=7)
    swing *= envelope((0, 0), (0.06, 0.35), (0.11, 0.2), (0.24, 1), (0.3, 0.5), (0.36, 0))
    crackle = noise(0.36, 2500, 9000, seed=8) * np.maximum(noise(0.36, 15, 160, seed=9) - 1.2, 0)
    return mix((0.0, swing), (0.0, 0.8 * crackle * envelope((0, 0), (0.05, 1), (0.28, 0.8), (0.36, 0))))


def token() -> Sound:
    """A token falls onto its other side, nearly a note: one hears it rise along a chain."""
    return mix((0.0, note(C5, 0.035)), (0.0, 0.5 * wooden(2100, 0.0002, 0.1)))


def bell() -> Sound:
    """Brass. No bell is quite round, so each mode is two that beat slowly."""
    modes = [mode(E6 * ratio, decay, strength) for ratio, decay, strength in BELL]
    modes += [mode(E6 * ratio * 1.0021, decay, 0.35 * strength) for ratio, decay, strength in BELL]
    return struck(modes, 0.00015)


def magnifier_wrong() -> Sound:
    """The glass has found nothing: it rings, and is put down again."""
    return mix((0.0, glass(1480)), (0.11, 0.7 * glass(1245)), (0.115, 0.8 * wooden(520, 0.0007)))


def right() -> Sound:
    return mix((0.0, note(G5, 0.06)), (0.1, note(C6, 0.07)))


def wrong() -> Sound:
    return mix((0.0, note(F_SHARP4, 0.06, 0.0014)), (0.13, note(C4, 0.07, 0.0014)))


def step() -> Sound:
    """A pawn, with felt under its foot."""
    return wooden(640, 0.0009, 0.3)


def tick() -> Sound:
    """A clock: a tooth of the wheel falls, and the anchor stops it."""
    return mix((0.0, 0.4 * wooden(2900, 0.0002, 0.02)), (0.009, wooden(2200, 0.0002, 0.05)))


def refusal() -> Sound:
    """A fingertip on the table, twice."""
    tap = struck(table(1)[1:], 0.003)
    return mix((0.0, tap), (0.09, 0.8 * tap))


def win() -> Sound:
    return mix(*((0.07 * n, (0.8 + 0.1 * n) * note(pitch, 0.06)) for n, pitch in enumerate((C5, E5, G5, C6))))


SOUNDS: dict[str, tuple[Callable[[], Sound], float]] = {
    "wood-1": (partial(wood, 830, 0.038), 0.15),
    "wood-2": (partial(wood, 905, 0.047), 0.15),
    "wood-3": (partial(wood, 770, 0.031), 0.15),
    "lift": (lift, 0.1),
    "slide": (slide, 0.34),
    "fall-1": (partial(fall, 560, 11), 0.3),
    "fall-2": (partial(fall, 610, 12), 0.3),
    "fall-3": (partial(fall, 520, 13), 0.3),
    "die-1": (partial(die, 21), 0.4),
    "die-2": (partial(die, 22), 0.4),
    "die-3": (partial(die, 23), 0.4),
    "dice-1": (partial(dice, 31), 0.4),
    "dice-2": (partial(dice, 32), 0.4),
    "dice-3": (partial(dice, 33), 0.4),
    "pencil": (pencil, 0.2),
    "page": (page, 0.37),
    "token": (token, 0.2),
    "bell": (bell, 2.0),
    "magnifier-wrong": (magnifier_wrong, 0.27),
    "right": (right, 0.4),
    "wrong": (wrong, 0.4),
    "step": (step, 0.12),
    "tick": (tick, 0.08),
    "refusal": (refusal, 0.22),
    "win": (win, 0.4),
}
"""How each is made, and how long it is."""


# From a model to a file


def loudness(sound: Sound) -> float:
    """The root mean square where it is loudest, in decibels of full scale."""
    energy = np.cumsum(np.pad(sound**2, (samples(EAR), 0)))
    return float(10 * np.log10(np.max(energy[samples(EAR) :] - energy[: -samples(EAR)]) / samples(EAR)))


def high_pass(sound: Sound) -> Sound:
    frequency = np.fft.rfftfreq(2 * len(sound), 1 / RATE)
    spectrum = np.fft.rfft(sound, 2 * len(sound)) * frequency / (frequency - 1j * LOWEST)
    return np.fft.irfft(spectrum)[: len(sound)]


def levelled(sound: Sound) -> Sound:
    """As loud as all others. What would rise above the ceiling is bent; the rest stays as it is."""
    gain = 1.0
    for _ in range(12):
        bent = gain * sound / (1 + np.abs(gain * sound / CEILING) ** 6) ** (1 / 6)
        gain *= 10 ** ((LOUDNESS - loudness(bent)) / 20)
    return np.asarray(bent)


def made(name: str) -> npt.NDArray[np.int16]:
    make, seconds = SOUNDS[name]
    whole = high_pass(mix((0.0, room(make())), (seconds, np.zeros(1))))[: samples(seconds)]
    faded = whole * envelope((0, 1), ((1 - FADE) * seconds, 1), (seconds, 0))
    return np.round(32767 * levelled(faded)).astype(np.int16)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        file = FOLDER / f"{name}.flac"
        file.write_bytes(flac.packed(made(name)))
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
