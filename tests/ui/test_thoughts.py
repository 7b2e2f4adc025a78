"""Thinking in a worker while the window keeps answering."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from ludogite.ui.thoughts import Thoughts
from tests.stall import StallProbe


@pytest.fixture
def thoughts(qtbot: QtBot) -> Iterator[Thoughts]:
    made = Thoughts()
    yield made
    made.close()


def think(seconds: float, progress: Callable[[float], None]) -> str:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        progress(0.5)
    return "done"


def fail(progress: Callable[[float], None]) -> None:
    raise RuntimeError("out of ideas")


def test_an_answer_arrives_as_a_signal_with_progress_on_the_way(thoughts: Thoughts, qtbot: QtBot) -> None:
    progress: list[float] = []
    thoughts.progressed.connect(lambda _key, fraction: progress.append(fraction))
    with qtbot.waitSignal(thoughts.answered) as answered:
        thoughts.ask(("match", 3), think, 0.3)
    assert answered.args == [("match", 3), "done"]
    assert set(progress) == {0.5}


def test_a_failure_arrives_as_a_signal(thoughts: Thoughts, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thoughts.failed) as failed:
        thoughts.ask("bad", fail)
    assert failed.args
    assert "out of ideas" in failed.args[1]


def test_after_a_cancel_nothing_arrives(thoughts: Thoughts, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(thoughts.answered, wait=400):
        thoughts.ask("old", think, 0.1)
        thoughts.cancel()
    with qtbot.waitSignal(thoughts.answered) as answered:
        thoughts.ask("new", think, 0.0)
    assert answered.args == ["new", "done"]


def test_the_probe_sees_a_window_that_stands_still(qtbot: QtBot) -> None:
    with StallProbe() as probe:
        qtbot.wait(50)
        QTimer.singleShot(0, lambda: time.sleep(0.3))
        qtbot.wait(50)
    assert probe.longest >= 0.25


def test_the_probe_beats_while_a_worker_thinks(thoughts: Thoughts, qtbot: QtBot) -> None:
    with StallProbe() as probe, qtbot.waitSignal(thoughts.answered):
        thoughts.ask("long", think, 0.5)
    assert probe.beats > 10
