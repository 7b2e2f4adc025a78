"""What the mixer gives to the sound device, sample by sample."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from ludogite import paths
from ludogite.worker.mixer import APART, RATE, VOICES, Mixer, Samples, load
from ludogite.worker.sound import Cue, Hush

BLOCK = 480


@pytest.fixture(scope="module")
def sounds() -> dict[str, Samples]:
    return load(paths.assets() / "sounds")


@pytest.fixture
def mixer(sounds: dict[str, Samples]) -> Mixer:
    return Mixer(sounds)


def play(mixer: Mixer, seconds: float, *told: Cue | Hush) -> npt.NDArray[np.int16]:
    """What is heard after this was told, in blocks as a device asks for them."""
    mixer.told.extend(told)
    return np.concatenate([mixer.frames(BLOCK) for _ in range(round(seconds * RATE / BLOCK))])


def is_heard(samples: npt.NDArray[np.int16], sound: Samples, at: int = 0, gain: float = 1.0) -> bool:
    return bool(np.abs(samples[at : at + len(sound)] - gain * sound).max() <= 1)


def test_all_sounds_are_ready(sounds: dict[str, Samples]) -> None:
    assert {f"{name}.flac" for name in sounds} == {file.name for file in (paths.assets() / "sounds").iterdir()}
    assert min(len(sound) for sound in sounds.values()) > APART


def test_a_sound_is_heard_at_once_and_then_silence(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    heard = play(mixer, 1, Cue("right", 1.0))
    assert is_heard(heard, sounds["right"])
    assert not heard[len(sounds["right"]) :].any()
    assert mixer.is_silent


def test_half_the_gain_is_six_decibels_less(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    assert is_heard(play(mixer, 1, Cue("right", 0.5)), sounds["right"], gain=0.5)


def test_a_sound_waits_for_its_time_to_the_sample(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    heard = play(mixer, 1, Cue("step", 1.0, delay=0.1234))
    begin = round(0.1234 * RATE)
    assert not heard[:begin].any()
    assert is_heard(heard, sounds["step"], begin)


def test_sounds_add_up(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    heard = play(mixer, 1, Cue("right", 0.5), Cue("bell", 0.5))
    both = 0.5 * sounds["bell"][:RATE]
    both[: len(sounds["right"])] += 0.5 * sounds["right"]
    assert is_heard(heard, both)


def test_loud_sounds_together_are_cut_off_rather_than_turned_over(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    heard = play(mixer, 0.1, *(Cue(sound, 4.0) for sound in ("right", "bell", "win")))
    loud = 4 * sum(sounds[sound][:4800] for sound in ("right", "bell", "win"))
    assert np.abs(loud).max() > 32767
    assert is_heard(heard, np.clip(loud, -32768, 32767))


def test_the_same_sound_does_not_begin_twice_within_40_milliseconds(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    once = play(mixer, 0.5, Cue("step", 1.0), Cue("step", 1.0), Cue("step", 1.0, delay=0.039))
    assert is_heard(once, sounds["step"])
    assert not once[len(sounds["step"]) :].any()
    twice = play(mixer, 0.5, Cue("step", 1.0), Cue("step", 1.0, delay=0.041))
    assert twice[len(sounds["step"]) :].any()


def test_of_sounds_that_are_alike_another_one_is_heard_each_time(mixer: Mixer, sounds: dict[str, Samples]) -> None:
    three = [play(mixer, 0.5, Cue("dice", 1.0)) for _ in range(4)]
    for n in range(3):
        assert is_heard(three[n], sounds[f"dice-{n + 1}"])
    assert is_heard(three[3], sounds["dice-1"])


def test_wood_differs_in_pitch_by_three_per_cent_at_most() -> None:
    mixer = Mixer({"wood-1": np.full(10_000, 1000, np.float32)})
    lengths = [last_heard(play(mixer, 0.5, Cue("wood", 1.0))) for _ in range(20)]
    assert len(set(lengths)) > 10
    assert all(10_000 / 1.031 < length < 10_000 / 0.969 for length in lengths)


def test_a_higher_pitch_is_shorter_and_higher(mixer: Mixer) -> None:
    low, high = play(mixer, 0.5, Cue("token", 1.0)), play(mixer, 0.5, Cue("token", 1.0, pitch=2.0))
    assert last_heard(high) == pytest.approx(last_heard(low) / 2, rel=0.05)
    assert note(high) == pytest.approx(2 * note(low), rel=0.02)


def test_never_more_than_eight_voices(sounds: dict[str, Samples]) -> None:
    ones = {f"tone{letter}": np.full(RATE // 2, 1000, np.float32) for letter in "abcdefghijkl"}
    heard = play(Mixer(ones), 1, *(Cue(name, 1.0, delay=0.02 * n) for n, name in enumerate(ones)))
    assert heard.max() == 1000 * VOICES == 8000


def test_hushed_dice_fall_silent_without_a_click_and_nothing_planned_comes(
    mixer: Mixer, sounds: dict[str, Samples]
) -> None:
    begun = play(mixer, 0.1, Cue("dice", 1.0), Cue("bell", 0.5), Cue("step", 1.0, delay=0.2))
    rest = play(mixer, 0.9, Hush(("die", "dice")))
    assert is_heard(begun, 0.5 * sounds["bell"][:4800] + sounds["dice-1"][:4800])
    assert is_heard(rest[480:], 0.5 * sounds["bell"][5280:48000])
    fade = rest[:480] - 0.5 * sounds["bell"][4800:5280]
    assert (np.abs(fade) <= np.abs(sounds["dice-1"][4800:5280]) * np.linspace(1, 0, 480) + 1).all()


def last_heard(samples: npt.NDArray[np.int16]) -> int:
    return int(np.flatnonzero(samples)[-1])


def note(samples: npt.NDArray[np.int16]) -> float:
    return float(np.argmax(np.abs(np.fft.rfft(samples.astype(float), 1 << 17))))
