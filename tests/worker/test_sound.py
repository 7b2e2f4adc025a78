"""The process that plays sounds, and what becomes of it without a sound device: what would be heard lies in a file."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import miniaudio
import numpy as np
import numpy.typing as npt
import pytest

from ludogite import paths
from ludogite.ui.look.sounds import BROKEN, NO_DEVICE, NO_SYSTEM, Player
from ludogite.worker.mixer import RATE, Mixer, Output, load
from ludogite.worker.sound import Cue

pytestmark = pytest.mark.linux("ALSA, whose devices can be files")

PATIENCE = 60.0
FILE_DEVICE = """
pcm.!default {{ type file  slave.pcm nowhere  file "{file}"  format wav }}
pcm.nowhere {{ type null }}
"""
FLOAT_DEVICE = """
pcm.!default {{ type lfloat  slave {{ pcm converted  format S16_LE }} }}
pcm.converted {{ type file  slave.pcm nowhere  file "{file}"  format wav }}
pcm.nowhere {{ type null }}
"""
"""It takes samples in another format than ours."""
TELEPHONE = """
pcm.!default { type mulaw  slave { pcm nowhere  format S16_LE } }
pcm.nowhere { type null }
"""
"""It takes them only in a format that the library does not know."""
HEADER = 44
"""Bytes of a WAV file before its samples."""


def wait_until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "what is waited for does not come"
        time.sleep(0.005)


@pytest.fixture
def player() -> Iterator[Player]:
    made = Player()
    yield made
    made.end()


@pytest.fixture(params=[FILE_DEVICE, FLOAT_DEVICE], ids=["our format", "another format"])
def played(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file into which a sound device plays."""
    file = tmp_path / "played.wav"
    use_devices(tmp_path, monkeypatch, request.param.format(file=file))
    return file


@pytest.fixture
def no_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_devices(tmp_path, monkeypatch, "")


def use_devices(folder: Path, monkeypatch: pytest.MonkeyPatch, devices: str) -> None:
    config = folder / "asound.conf"
    is_changed = config.exists()
    config.write_text(devices)
    if is_changed:  # ALSA reads it again only if it is younger, in whole seconds
        later = time.time() + 10
        os.utime(config, (later, later))
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{folder / 'nobody'}")


def samples_in(file: Path) -> npt.NDArray[np.int16]:
    content = file.read_bytes()[HEADER:] if file.exists() else b""
    return np.frombuffer(content[: len(content) // 2 * 2], np.int16)


def begin(player: Player) -> None:
    player.start()
    wait_until(lambda: player.is_ready)


def play_until_answered(player: Player, cue: Cue) -> None:
    player.play(cue)
    wait_until(lambda: player.has_answered)


def test_what_is_told_is_heard_as_loud_and_as_late(player: Player, played: Path) -> None:
    sounds = load(paths.assets() / "sounds")
    begin(player)

    def heard() -> bool:
        """A machine that stands still leaves out what would come too late: then it is told again."""
        if not samples_in(played).any():
            play_until_answered(player, Cue("right", 0.5))
        return bool(samples_in(played).any())

    wait_until(heard)
    begins = int(np.flatnonzero(np.abs(samples_in(played)) > 0)[0])
    wait_until(lambda: len(samples_in(played)) > begins + RATE)
    told = np.rint(0.5 * sounds["right"]).astype(np.int16)
    first = int(np.flatnonzero(told)[0])
    found = samples_in(played)[begins : begins + len(told) - first]
    assert np.abs(found - told[first:]).max() <= 1
    assert not samples_in(played)[begins + len(told) : begins + RATE].any()
    assert player.problem is None


@pytest.mark.parametrize("devices", ["", TELEPHONE], ids=["none", "a format that is not known"])
def test_without_a_device_it_is_silent_and_says_so_and_nothing_else(
    devices: str, player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    use_devices(tmp_path, monkeypatch, devices)
    begin(player)
    for _ in range(2):
        play_until_answered(player, Cue("right", 1.0))
        assert player.problem == NO_DEVICE
    assert capfd.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found(
    player: Player, no_device: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(player)
    play_until_answered(player, Cue("right", 1.0))
    assert player.problem == NO_DEVICE
    use_devices(tmp_path, monkeypatch, FILE_DEVICE.format(file=tmp_path / "late.wav"))

    def is_found() -> bool:
        play_until_answered(player, Cue("right", 1.0))
        return player.problem is None

    wait_until(is_found)


def test_a_process_that_dies_is_started_again_once(player: Player, no_device: None) -> None:
    for _ in range(2):
        begin(player)
        assert player._child
        os.kill(player._child.process.pid or 0, signal.SIGKILL)
        player._child.process.join()
        assert player.problem in (None, BROKEN)
    assert player.problem == BROKEN
    assert player._child is None
    player.start()
    player.play(Cue("right", 1.0))
    assert player._child is None


def test_a_process_that_stands_still_never_makes_the_window_wait(player: Player, no_device: None) -> None:
    begin(player)
    assert player._child
    os.kill(player._child.process.pid or 0, signal.SIGSTOP)
    for _ in range(5000):
        player.play(Cue("right", 1.0))
    assert player._unanswered < 100


def test_where_nothing_can_play_no_process_starts(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.ui.look.sounds.find_spec", lambda name: None)
    player.start()
    player.play(Cue("right", 1.0))
    assert player._child is None
    assert player.problem == NO_SYSTEM


# The device


def nowhere() -> Output:
    """Into a device that takes samples as fast as a real one, and does nothing with them."""
    return Output(Mixer({"tone": np.full(RATE // 10, 9000, np.float32)}), [miniaudio.Backend.NULL])


def test_the_device_is_closed_after_a_silence_and_opened_by_the_next_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.worker.mixer.SILENT_S", 0.0)
    output = nowhere()
    for _ in range(2):
        assert output.look_after() is None
        output._mixer.told.append(Cue("tone", 1.0))
        assert output.open()
        wait_until(lambda: output.look_after() is None)
    assert output._mixer.clock >= 2 * RATE // 10


def test_a_device_that_goes_away_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludogite.worker.mixer.RETRY_S", 1000.0)
    output = nowhere()
    output._mixer.told.append(Cue("tone", 1.0))
    assert output.open()
    output._device.stop()  # as if it were unplugged
    wait_until(lambda: output.look_after() is None)
    assert output._mixer.is_silent
    assert not output.open()
    output._retry_at = 0.0
    assert output.open()
    output.close()


def test_a_device_that_leads_nowhere_is_none_and_not_tried_at_each_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library falls back to one where every way to a real device has failed."""
    real, tried = miniaudio.PlaybackDevice, list[object]()

    def null_device(*form: object, **how: object) -> object:
        tried.append(how)
        return real(*form, **how | {"backends": [miniaudio.Backend.NULL]})

    monkeypatch.setattr(miniaudio, "PlaybackDevice", null_device)
    monkeypatch.setattr("ludogite.worker.mixer.RETRY_S", 1000.0)
    output = Output(Mixer({}))
    for _ in range(20):
        assert not output.open()
        assert output.look_after() is None
    assert len(tried) == 1
