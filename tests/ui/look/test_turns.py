"""Work in turns: the window goes on meanwhile, and what fails harms nothing else."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ludogite.message import Complaint, Message, Source
from ludogite.ui.look.turns import REST_MS, Turns


class TooHot(Complaint):
    pass


@pytest.fixture
def turns(qtbot: QtBot) -> Iterator[Turns]:
    parent = QObject()
    yield Turns(parent, budget_s=0)
    parent.deleteLater()


def count(done: list[object], to: int) -> Generator[int, None, str]:
    for number in range(to):
        done.append(number)
        yield number
    return "all"


def fail(problem: Exception) -> Iterator[None]:
    yield
    raise problem


def test_other_events_are_handled_between_the_steps(turns: Turns, qtbot: QtBot) -> None:
    done: list[object] = []
    moved: list[int] = []
    turns.begin(count(done, 5), done.append, moved=moved.append)
    assert turns.is_going
    QTimer.singleShot(0, lambda: done.append("event"))
    qtbot.waitUntil(lambda: not turns.is_going)
    assert [each for each in done if each != "event"] == [0, 1, 2, 3, 4, "all"]
    assert done.index("event") < done.index("all")
    assert moved == [0, 1, 2, 3, 4]


def test_what_is_begun_meanwhile_waits(turns: Turns, qtbot: QtBot) -> None:
    done: list[object] = []
    turns.begin(count(done, 2), done.append)
    turns.begin(count(done, 1), done.append)
    qtbot.waitUntil(lambda: not turns.is_going)
    assert done == [0, 1, "all", 0, "all"]


def test_two_works_take_turns_and_the_window_has_its_own_between_them(
    turns: Turns, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    other = Turns(turns, budget_s=0)
    done: list[object] = []

    def has_taken(times: int) -> bool:
        return len(done) >= times

    turns.begin(count(done, 3))
    other.begin(count(done, 3))
    for number in range(3):
        for taken in (2 * number + 1, 2 * number + 2):
            now += REST_MS / 1000
            qtbot.waitUntil(partial(has_taken, taken))
            qtbot.wait(3 * REST_MS)
            assert len(done) == taken, "both took their turn at the same moment"
        assert done[-2:] == [number, number], "one of them has to wait for ever"


def test_an_error_is_reported_once_and_the_rest_goes_on(turns: Turns, qtbot: QtBot) -> None:
    done: list[object] = []
    with qtbot.captureExceptions() as reported:
        turns.begin(fail(ZeroDivisionError()))
        turns.begin(count(done, 1), done.append)
        qtbot.waitUntil(lambda: not turns.is_going)
    assert [kind for kind, *_ in reported] == [ZeroDivisionError]
    assert done == [0, "all"]


def test_a_complaint_is_told_to_whoever_began_it(turns: Turns, qtbot: QtBot) -> None:
    told: list[Complaint] = []
    turns.begin(fail(TooHot(Message(Source("tests", "Too hot.")))), print, told.append)
    qtbot.waitUntil(lambda: not turns.is_going)
    assert [str(complaint.message) for complaint in told] == ["Too hot."]


def test_it_can_be_stopped_ended_with_a_reason_and_finished_at_once(turns: Turns) -> None:
    done: list[object] = []
    turns.begin(count(done, 3), done.append)
    turns.take_turn()
    turns.stop()
    turns.take_turn()
    assert done == [0]
    turns.begin(count(done, 3), done.append, done.append)
    turns.begin(count(done, 3), done.append, done.append)
    reason = TooHot(Message(Source("tests", "Too hot.")))
    turns.end(reason)
    assert done == [0, reason]
    turns.begin(count(done, 2), done.append)
    turns.finish()
    assert done[2:] == [0, 1, "all"]
    assert not turns.is_going


@pytest.mark.parametrize("is_last", [False, True])
def test_a_step_may_stop_its_own_work(turns: Turns, is_last: bool) -> None:
    told: list[object] = []

    def leave() -> Iterator[str]:
        turns.stop()
        if not is_last:
            yield "step"

    turns.begin(leave(), told.append, told.append, told.append)
    turns.take_turn()
    assert told == []
    assert not turns.is_going


def test_a_step_may_delete_what_it_belongs_to(qtbot: QtBot) -> None:
    parent, done = QObject(), list[object]()
    turns = Turns(parent, budget_s=0)

    def close() -> Iterator[None]:
        done.append("closed")
        delete(parent)
        yield

    turns.begin(close())
    with qtbot.captureExceptions() as reported:
        qtbot.waitUntil(lambda: bool(done))
        qtbot.wait(3 * REST_MS)
    assert not reported
