"""Thinking in a worker while the window keeps answering."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from ludogite.ui.base.worker import make_worker
from ludogite.worker.worker import Worker
from tests.support.stall import StallProbe


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    parent = QObject()
    made = make_worker(parent)
    yield made
    made.close()
    parent.deleteLater()


def think(seconds: float, progress: Callable[[float], None]) -> str:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        progress(0.5)
    return "done"


def test_an_answer_arrives_with_progress_on_the_way(worker: Worker, qtbot: QtBot) -> None:
    answers: list[str] = []
    progress: list[float] = []
    worker.ask(think, (0.3,), answers.append, print, progress.append)
    qtbot.waitUntil(lambda: answers == ["done"])
    assert set(progress) == {0.5}


def test_a_question_may_follow_an_answer_at_once(worker: Worker, qtbot: QtBot) -> None:
    answers: list[str] = []
    worker.ask(think, (0.0,), lambda _answer: worker.ask(think, (0.0,), answers.append, print), print)
    qtbot.waitUntil(lambda: answers == ["done"])


def test_the_probe_sees_a_window_that_stands_still(qtbot: QtBot) -> None:
    with StallProbe() as probe:
        qtbot.wait(50)
        QTimer.singleShot(0, lambda: time.sleep(0.3))
        qtbot.wait(50)
    assert probe.longest >= 0.25


def test_the_probe_beats_while_a_worker_thinks(worker: Worker, qtbot: QtBot) -> None:
    answers: list[str] = []
    with StallProbe() as probe:
        worker.ask(think, (0.5,), answers.append, print)
        qtbot.waitUntil(lambda: bool(answers))
    assert probe.beats > 10
