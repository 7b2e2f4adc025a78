"""The sounds that ship, as far as they can be judged without ears."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

Sound = npt.NDArray[np.float64]

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "assets" / "sounds"
MOST_BYTES = 400_000
FINE = 1 << 17
"""So many samples tell frequencies that are less than half a hertz apart."""
VARIANTS = ("wood", "fall", "die", "dice")


@pytest.fixture(scope="module")
def sounds() -> dict[str, Sound]:
    """By name, with 1 for full scale. What the script makes is what its files hold: the first test compares."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        script = import_module("sounds")
    return {name: script.made(name) / 32768 for name in script.SOUNDS}


def test_the_files_are_those_that_the_script_makes(sounds: dict[str, Sound], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    flac = import_module("flac")
    made = {f"{name}.flac": flac.packed((sound * 32768).astype(np.int16)) for name, sound in sounds.items()}
    shipped = {file.name: file.read_bytes() for file in FILES.iterdir()}
    assert shipped.keys() == made.keys()
    assert [name for name, content in made.items() if shipped[name] != content] == []
    assert sum(map(len, shipped.values())) < MOST_BYTES


def test_all_are_short_but_the_bell(sounds: dict[str, Sound]) -> None:
    lengths = {name: milliseconds(sound) for name, sound in sounds.items()}
    assert 1500 <= lengths.pop("bell") <= 2500
    assert {name: length for name, length in lengths.items() if not 60 <= length <= 400} == {}


def test_none_is_louder_than_another_nor_near_full_scale(sounds: dict[str, Sound]) -> None:
    assert max(decibels(np.abs(sound).max()) for sound in sounds.values()) < -6
    heard = [decibels(loudest_tenth(sound)) for sound in sounds.values()]
    assert max(heard) - min(heard) < 2


def test_each_rises_from_silence_and_goes_back_to_it(sounds: dict[str, Sound]) -> None:
    for name, sound in sounds.items():
        assert abs(sound[0]) < 0.001, name
        assert np.abs(sound[-48:]).max() < 0.001, name
        assert abs(sound.mean()) < 0.001, name


def test_each_is_heard_at_once(sounds: dict[str, Sound]) -> None:
    """What rubs swells; all else is struck when its picture is."""
    begins = {name: milliseconds(sound[: np.argmax(np.abs(sound) > 0.02)]) for name, sound in sounds.items()}
    assert {name for name, begin in begins.items() if begin > 2} <= {"lift", "slide", "pencil", "page"}
    assert max(begins.values()) < 40


@pytest.mark.parametrize("kind", VARIANTS)
def test_the_three_of_a_kind_are_alike_and_not_the_same(sounds: dict[str, Sound], kind: str) -> None:
    three = [sounds[f"{kind}-{n}"] for n in (1, 2, 3)]
    centroids = [centroid(sound) for sound in three]
    assert 1 < max(centroids) / min(centroids) < 1.2
    for one, other in combinations(three, 2):
        assert abs(np.dot(one, other)) < 0.8 * np.linalg.norm(one) * np.linalg.norm(other)


def test_what_may_follow_each_other_can_be_told_apart(sounds: dict[str, Sound]) -> None:
    pitch = {name: centroid(sound) for name, sound in sounds.items()}
    assert min(pitch, key=pitch.__getitem__) == "refusal"
    assert pitch["refusal"] < pitch["step"] < pitch["wood-1"] < pitch["lift"]
    assert pitch["fall-1"] < pitch["wood-1"] < pitch["die-1"] < pitch["pencil"]
    assert pitch["wrong"] < 0.5 * pitch["right"]
    assert pitch["magnifier-wrong"] < 0.8 * pitch["bell"]


def test_right_and_win_rise_and_wrong_falls(sounds: dict[str, Sound]) -> None:
    for name, rises in (("right", True), ("win", True), ("wrong", False)):
        begin, end = np.array_split(sounds[name][: 48 * 300], [48 * 70])
        assert (note(end) > note(begin)) == rises, name


def test_a_token_is_a_note_that_can_rise_by_semitones(sounds: dict[str, Sound]) -> None:
    assert note(sounds["token"]) == pytest.approx(523.25, rel=0.02)


def test_a_bell_rings_on_and_wood_does_not(sounds: dict[str, Sound]) -> None:
    assert decay_milliseconds(sounds["bell"]) > 500
    assert max(decay_milliseconds(sounds[name]) for name in ("wood-1", "wood-2", "wood-3", "step", "tick")) < 60


def test_dice_touch_the_table_several_times_and_two_more_often(sounds: dict[str, Sound]) -> None:
    for n in (1, 2, 3):
        assert 4 <= touches(sounds[f"die-{n}"]) < touches(sounds[f"dice-{n}"])
        assert touches(sounds[f"fall-{n}"]) >= 3


def milliseconds(sound: Sound) -> float:
    return len(sound) / 48


def decibels(level: float) -> float:
    return float(20 * np.log10(level))


def loudest_tenth(sound: Sound) -> float:
    """Root mean square of the loudest tenth of a second, which is about what an ear adds up."""
    tenths = (sound[at : at + 4800] for at in range(0, max(1, len(sound) - 4800), 240))
    return float(np.sqrt(max(np.sum(tenth**2) for tenth in tenths) / 4800))


def spectrum(sound: Sound) -> tuple[Sound, Sound]:
    """How strong each frequency is, and the frequencies."""
    power = np.abs(np.fft.rfft(sound, FINE)) ** 2
    return power.astype(np.float64), np.arange(len(power)) * 48000 / FINE


def centroid(sound: Sound) -> float:
    power, frequency = spectrum(sound)
    return float(np.sum(power * frequency) / np.sum(power))


def note(sound: Sound) -> float:
    power, frequency = spectrum(sound)
    return float(frequency[np.argmax(power)])


def decay_milliseconds(sound: Sound) -> float:
    """Until it is below a tenth of its peak for good."""
    return milliseconds(sound[: np.flatnonzero(np.abs(sound) > 0.1 * np.abs(sound).max())[-1]])


def touches(sound: Sound) -> int:
    """How often the sound, looked at every 4 ms, becomes much stronger than it just was."""
    strength = np.array([np.abs(part).max() for part in np.array_split(sound, round(milliseconds(sound) / 4))])
    before = np.concatenate(([0.0], strength[:-1]))
    return int(np.sum((strength > 1.5 * before) & (strength > 0.05 * strength.max())))
