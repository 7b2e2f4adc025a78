"""Worker processes: they answer, can be cancelled, report progress, and end with the program."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

from ludogite.thinking import thinker as thinker_module
from ludogite.thinking.thinker import Answer, Failure, Lost, Progress, Report, Thinker, _Worker
from tests.thinking.ending import end_worker

PATIENCE = 30.0


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    made.warm_up()
    yield made
    made.close()


def wait_for(thinker: Thinker, wanted: Callable[[Report], bool]) -> list[Report]:
    reports: list[Report] = []
    end = time.monotonic() + PATIENCE
    while not any(wanted(report) for report in reports):
        assert time.monotonic() < end, f"only {reports}"
        reports += thinker.poll()
        time.sleep(0.005)
    return reports


def answer(thinker: Thinker) -> Report:
    return wait_for(thinker, lambda report: not isinstance(report, Progress))[-1]


def double(number: int, progress: Callable[[float], None]) -> int:
    return 2 * number


def slowly(progress: Callable[[float], None]) -> str:
    for step in range(1000):
        progress(step / 1000)
        time.sleep(0.02)
    return "never heard"


def fail(progress: Callable[[float], None]) -> None:
    raise RuntimeError("out of ideas")


def silently(progress: Callable[[float], None]) -> None:
    """Without telling how far it is."""
    time.sleep(1000)


def process_number(progress: Callable[[float], None]) -> int:
    return os.getpid()


def test_what_is_started_after_a_worker_has_the_same_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    before = dict(os.environ)
    worker = _Worker()
    worker.end()
    assert dict(os.environ) == before


def test_a_question_is_answered_in_another_process(thinker: Thinker) -> None:
    thinker.ask("where", process_number)
    assert thinker.is_thinking
    report = answer(thinker)
    assert isinstance(report, Answer)
    assert report.value != os.getpid()
    assert not thinker.is_thinking


def test_questions_follow_each_other_in_the_same_warm_process(thinker: Thinker) -> None:
    processes = []
    for n in range(3):
        thinker.ask(n, process_number)
        report = answer(thinker)
        assert isinstance(report, Answer)
        processes.append(report.value)
    assert len(set(processes)) == 1


def test_progress_is_reported_while_it_thinks(thinker: Thinker) -> None:
    thinker.ask("long", slowly)
    reports = wait_for(thinker, lambda report: isinstance(report, Progress) and report.fraction > 0)
    assert all(isinstance(report, Progress) and 0 <= report.fraction <= 1 for report in reports)


def test_cancelling_stops_the_work_and_the_next_question_is_answered(thinker: Thinker) -> None:
    thinker.ask("long", slowly)
    wait_for(thinker, lambda report: isinstance(report, Progress))
    thinker.cancel()
    assert not thinker.is_thinking
    assert thinker.poll() == []
    thinker.ask("short", double, 21)
    assert answer(thinker) == Answer("short", 42)


def test_a_new_question_takes_the_place_of_the_old_one(thinker: Thinker) -> None:
    thinker.ask(("match", 3), slowly)
    thinker.ask(("match", 4), double, 5)
    reports = wait_for(thinker, lambda report: isinstance(report, Answer))
    assert reports == [Answer(("match", 4), 10)]


def test_an_answer_to_anything_but_the_current_question_is_dropped(thinker: Thinker) -> None:
    """As if the old answer had been sent already when the question changed."""
    thinker.ask(("match", 3), double, 1)
    while not thinker._worker.line.poll():
        time.sleep(0.005)
    assert thinker._current
    thinker._current = type(thinker._current)(("match", 4), double, (2,))
    assert thinker.poll() == []
    assert thinker.is_thinking


def test_a_failure_is_told_with_its_reason_and_harms_nothing(thinker: Thinker) -> None:
    thinker.ask("bad", fail)
    report = answer(thinker)
    assert isinstance(report, Failure)
    assert "out of ideas" in report.trace
    thinker.ask("good", double, 1)
    assert answer(thinker) == Answer("good", 2)


def kill(worker: _Worker | None) -> None:
    assert worker
    worker.process.kill()
    worker.process.join()


def die_once(file: str, progress: Callable[[float], None]) -> str:
    """Ends its process, unless it has been asked before."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "lives"


def test_a_worker_that_is_killed_once_is_replaced_and_nobody_notices(thinker: Thinker, tmp_path: Path) -> None:
    thinker.ask("fatal", die_once, str(tmp_path / "asked"))
    assert wait_for(thinker, lambda report: not isinstance(report, Progress)) == [Answer("fatal", "lives")]


def test_when_every_worker_dies_it_is_said_and_the_next_question_is_answered(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "PAUSES", (0.0, 0.1))
    thinker.ask("fatal", end_worker)
    assert answer(thinker) == Lost("fatal")
    assert not thinker.is_thinking
    thinker.ask("good", double, 1)
    assert answer(thinker) == Answer("good", 2)


def test_worker_and_spare_may_both_be_dead_before_a_question(thinker: Thinker) -> None:
    kill(thinker._worker)
    kill(thinker._spare)
    thinker.ask("good", double, 1)
    assert answer(thinker) == Answer("good", 2)


def test_worker_and_spare_may_both_die_over_a_question(thinker: Thinker) -> None:
    thinker.ask("long", slowly)
    kill(thinker._worker)
    kill(thinker._spare)
    thinker._current = type(thinker._current)("long", double, (4,))  # type: ignore[misc]
    assert answer(thinker) == Answer("long", 8)


def test_a_worker_that_stands_still_is_given_up(thinker: Thinker) -> None:
    assert thinker._worker
    os.kill(thinker._worker.process.pid or 0, signal.SIGSTOP)
    thinker.ask("good", double, 1)
    thinker._silence = thinker_module.SILENCE - 0.1
    assert answer(thinker) == Answer("good", 2)
    assert thinker._tries == 1


def length(text: str, progress: Callable[[float], None]) -> int:
    return len(text)


def test_a_large_question_to_a_worker_that_stands_still_holds_up_nobody(thinker: Thinker) -> None:
    """Far more than a pipe takes. The worker goes on only long after the asking should be over."""
    assert thinker._worker
    stopped = thinker._worker.process.pid or 0
    os.kill(stopped, signal.SIGSTOP)
    went_on = Event()
    waking = Timer(PATIENCE, lambda: (went_on.set(), os.kill(stopped, signal.SIGCONT)))
    waking.start()
    thinker.ask("large", length, "x" * 3_000_000)
    assert thinker.poll() == []
    assert not went_on.is_set(), "asking has waited for the worker"
    waking.cancel()
    thinker._silence = thinker_module.SILENCE - 0.1
    assert answer(thinker) == Answer("large", 3_000_000)
    assert thinker._tries == 1


def test_a_worker_that_thinks_for_long_gives_signs_of_life(thinker: Thinker) -> None:
    thinker.ask("long", silently)
    thinker._silence = almost = 0.9 * thinker_module.SILENCE
    end = time.monotonic() + PATIENCE
    while thinker._silence >= almost:
        assert time.monotonic() < end
        assert thinker.poll() == []
        time.sleep(0.005)
    assert thinker._tries == 0


def test_a_system_without_room_for_a_worker_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:

        def refuse(self: _Worker) -> None:
            raise BlockingIOError

        full.setattr(_Worker, "__init__", refuse)
        thinker = Thinker()
        thinker.ask("early", double, 1)
        assert thinker.poll() == []
    assert answer(thinker) == Answer("early", 2)
    thinker.close()


def test_a_worker_that_died_between_questions_is_replaced_unseen(thinker: Thinker) -> None:
    thinker.ask("where", process_number)
    report = answer(thinker)
    assert isinstance(report, Answer)
    os.kill(report.value, signal.SIGKILL)
    thinker._worker.process.join()
    assert thinker.poll() == []
    thinker.ask("good", double, 1)
    assert answer(thinker) == Answer("good", 2)


def test_what_cannot_be_asked_is_refused_and_harms_nothing(thinker: Thinker) -> None:
    with pytest.raises((AttributeError, pickle.PicklingError), match="local object"):
        thinker.ask("local", lambda progress: 1)
    assert not thinker.is_thinking
    thinker.ask("good", double, 1)
    assert answer(thinker) == Answer("good", 2)


ORPHANS = """
import time
from ludogite.thinking.thinker import Thinker
from tests.thinking.test_thinker import slowly

if __name__ == "__main__":
    thinker = Thinker()
    thinker.warm_up()
    thinker.ask("long", slowly)
    while not thinker.poll():
        time.sleep(0.01)
    print(thinker._worker.process.pid, thinker._spare.process.pid, flush=True)
    time.sleep(60)
"""


def test_workers_end_with_a_program_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(ORPHANS)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        workers = [int(number) for number in program.stdout.readline().split()]
        assert len(workers) == 2
        program.kill()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() and not is_zombie(worker) for worker in workers):
        assert time.monotonic() < end, "a worker lives on"
        time.sleep(0.02)


def is_zombie(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
