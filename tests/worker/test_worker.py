"""Worker processes: they answer, can be cancelled, report progress, and end with the program."""

from __future__ import annotations

import multiprocessing
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

from ludogite.worker import worker as worker_module
from ludogite.worker.process import Alive
from ludogite.worker.worker import Asked, Cancelled, Failed, Lost, Worker, _Process
from tests.support import processes

PATIENCE = 30.0


class Told:
    """A question, and all that whoever asked has heard since."""

    def __init__(self, worker: Worker, work: Callable[..., object], *arguments: object) -> None:
        self.worker = worker
        self.said: list[object] = []
        """Answers and problems."""
        self.fractions: list[float] = []
        self.asked: Asked = worker.ask(work, arguments, self.said.append, self.said.append, self.fractions.append)

    def wait_until(self, is_reached: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not is_reached():
            assert time.monotonic() < end, f"only {self.said}, {self.fractions}"
            self.worker.poll()
            time.sleep(0.005)

    def answer(self) -> object:
        self.wait_until(lambda: self.said)
        assert len(self.said) == 1
        assert not self.asked.is_open
        return self.said[0]


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    made.start()
    yield made
    made.close()


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
    _Process().end()
    assert dict(os.environ) == before


def test_a_question_is_answered_in_another_process(worker: Worker) -> None:
    told = Told(worker, process_number)
    assert worker.is_busy
    assert told.answer() != os.getpid()
    assert not worker.is_busy


def test_questions_follow_each_other_in_the_same_warm_process(worker: Worker) -> None:
    assert len({Told(worker, process_number).answer() for _ in range(3)}) == 1


def test_progress_is_told_while_it_thinks(worker: Worker) -> None:
    told = Told(worker, slowly)
    told.wait_until(lambda: any(told.fractions))
    assert all(0 <= fraction <= 1 for fraction in told.fractions)
    assert told.said == []


def test_who_cancels_hears_nothing_and_the_next_question_is_answered(worker: Worker) -> None:
    told, ends = Told(worker, slowly), []
    told.asked.over = lambda: ends.append("over")
    told.wait_until(lambda: told.fractions)
    told.asked.cancel()
    told.asked.cancel()
    assert not worker.is_busy
    assert Told(worker, double, 21).answer() == 42
    assert told.said == []
    assert ends == ["over"]


def test_a_new_question_ends_the_open_one(worker: Worker) -> None:
    old = Told(worker, slowly)
    new = Told(worker, double, 5)
    (problem,) = old.said
    assert isinstance(problem, Cancelled)
    assert not old.asked.is_open
    old.asked.cancel()  # of no effect on another's question
    assert new.answer() == 10
    assert len(old.said) == 1


def test_who_hears_that_it_is_cancelled_may_ask_again(worker: Worker) -> None:
    heard: list[object] = []

    def again(_problem: Exception) -> None:
        worker.ask(double, (3,), heard.append, heard.append)

    worker.ask(slowly, (), heard.append, again)
    other = Told(worker, double, 1)
    other.wait_until(lambda: heard)
    assert heard == [6]
    assert [type(said) for said in other.said] == [Cancelled]


def test_an_answer_to_anything_but_the_current_question_is_dropped(worker: Worker) -> None:
    """As if the old answer had been sent already when the question changed."""
    told = Told(worker, double, 1)
    assert worker.process
    while not worker.process.line.poll():
        time.sleep(0.005)
    told.asked.question = type(told.asked.question)(17, double, (2,))
    worker.poll()
    assert told.said == []
    assert worker.is_busy


def test_a_failure_is_told_with_its_reason_and_harms_nothing(worker: Worker) -> None:
    problem = Told(worker, fail).answer()
    assert isinstance(problem, Failed)
    assert "out of ideas" in str(problem)
    assert Told(worker, double, 1).answer() == 2


def poll_for_ever(worker: Worker) -> None:
    while worker.is_busy:
        worker.poll()


def test_an_error_of_whoever_asked_is_not_taken_for_one_of_the_worker(worker: Worker) -> None:
    def refuse(_value: int) -> None:
        raise FileNotFoundError

    worker.ask(double, (1,), refuse, lambda problem: None)
    process = worker.process
    assert process
    with pytest.raises(FileNotFoundError):
        poll_for_ever(worker)
    assert worker.process is process
    assert Told(worker, double, 1).answer() == 2


def kill(process: _Process | None) -> None:
    assert process
    process.process.kill()
    process.process.join()


def die_once(file: str, progress: Callable[[float], None]) -> str:
    """Ends its process, unless it has been asked before."""
    if not Path(file).exists():
        Path(file).touch()
        processes.kill(os.getpid())
    return "lives"


def test_a_worker_that_is_killed_once_is_replaced_and_nobody_notices(worker: Worker, tmp_path: Path) -> None:
    assert Told(worker, die_once, str(tmp_path / "asked")).answer() == "lives"


def test_when_every_worker_dies_it_is_said_and_the_next_question_is_answered(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "PAUSES_S", (0.0, 0.1))
    assert isinstance(Told(worker, processes.end_worker).answer(), Lost)
    assert not worker.is_busy
    assert Told(worker, double, 1).answer() == 2


def test_worker_and_spare_may_both_be_dead_before_a_question(worker: Worker) -> None:
    kill(worker.process)
    kill(worker.spare)
    assert Told(worker, double, 1).answer() == 2


def test_worker_and_spare_may_both_die_over_a_question(worker: Worker) -> None:
    told = Told(worker, slowly)
    kill(worker.process)
    kill(worker.spare)
    told.asked.question = type(told.asked.question)(told.asked.question.number, double, (4,))
    assert told.answer() == 8


def test_a_process_that_is_gone_is_noticed_also_where_its_line_stays_open(worker: Worker) -> None:
    """As on Windows, if it is ended while it starts: its end of the line is not closed."""
    assert worker.process
    mine, theirs = multiprocessing.Pipe()
    worker.process.line.close()
    worker.process.line = mine
    told = Told(worker, double, 4)
    kill(worker.process)
    assert told.answer() == 8
    theirs.close()


def test_a_process_is_sent_its_question_once_it_says_that_it_is_there(worker: Worker) -> None:
    """Before that Windows would have the window wait."""
    assert worker.process
    ours, theirs = multiprocessing.Pipe()
    worker.process.line.close()
    worker.process.line = ours
    worker.process._is_ready = False
    Told(worker, double, 4)
    worker.poll()
    assert not theirs.poll()
    theirs.send(Alive())
    worker.poll()
    worker.poll()
    assert theirs.poll()
    theirs.close()


@pytest.mark.linux("signals that stop a process")
def test_a_worker_that_stands_still_is_given_up(worker: Worker) -> None:
    assert worker.process
    os.kill(worker.process.process.pid or 0, signal.SIGSTOP)
    told = Told(worker, double, 1)
    worker._silence = worker_module.SILENCE_S - 0.1
    assert told.answer() == 2


def length(text: str, progress: Callable[[float], None]) -> int:
    return len(text)


@pytest.mark.linux("signals that stop a process")
def test_a_large_question_to_a_worker_that_stands_still_holds_up_nobody(worker: Worker) -> None:
    """Far more than a pipe takes. The worker goes on only long after the asking should be over."""
    assert worker.process
    stopped = worker.process.process.pid or 0
    os.kill(stopped, signal.SIGSTOP)
    went_on = Event()

    def wake() -> None:
        went_on.set()
        os.kill(stopped, signal.SIGCONT)

    waking = Timer(PATIENCE, wake)
    waking.start()
    told = Told(worker, length, "x" * 3_000_000)
    worker.poll()
    assert told.said == []
    assert not went_on.is_set(), "asking has waited for the worker"
    waking.cancel()
    worker._silence = worker_module.SILENCE_S - 0.1
    assert told.answer() == 3_000_000


def test_a_worker_that_thinks_for_long_gives_signs_of_life(worker: Worker) -> None:
    assert Told(worker, double, 1).answer() == 2  # it has started, which may take long
    told = Told(worker, silently)
    worker._silence = almost = 0.9 * worker_module.SILENCE_S
    end = time.monotonic() + PATIENCE
    while worker._silence >= almost:
        assert time.monotonic() < end
        worker.poll()
        time.sleep(0.005)
    assert told.said == []
    assert worker._tries == 0


def test_a_system_without_room_for_a_worker_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:

        def refuse(self: _Process) -> None:
            raise BlockingIOError

        full.setattr(_Process, "__init__", refuse)
        worker = Worker()
        told = Told(worker, double, 1)
        worker.poll()
        assert told.said == []
    assert told.answer() == 2
    worker.close()


def test_a_worker_that_died_between_questions_is_replaced_unseen(worker: Worker) -> None:
    number = Told(worker, process_number).answer()
    assert isinstance(number, int)
    processes.kill(number)
    assert worker.process
    worker.process.process.join()
    worker.poll()
    assert Told(worker, double, 1).answer() == 2


def test_what_cannot_be_asked_is_refused_and_harms_nothing(worker: Worker) -> None:
    with pytest.raises((AttributeError, pickle.PicklingError), match="local object"):
        Told(worker, lambda progress: 1)
    assert not worker.is_busy
    assert Told(worker, double, 1).answer() == 2


ORPHANS = """
import time
from ludogite.worker.worker import Worker
from tests.worker.test_worker import slowly

if __name__ == "__main__":
    worker, heard = Worker(), []
    worker.start()
    worker.ask(slowly, (), print, print, heard.append)
    while not heard:
        worker.poll()
        time.sleep(0.01)
    print(worker.process.process.pid, worker.spare.process.pid, flush=True)
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
    while any(map(processes.is_running, workers)):
        assert time.monotonic() < end, "a worker lives on"
        time.sleep(0.02)
