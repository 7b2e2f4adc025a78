"""The inside of a worker process: it answers questions one after another, and ends when the program does."""

from __future__ import annotations

import os
import pickle
import signal
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from threading import Event, Lock, Thread
from typing import Any

PART = 2048
"""Bytes. A line that takes any more at all takes so many."""
PROGRESS_S = 0.05
SIGN_S = 0.5
"""Between two signs of life of a worker that thinks."""


@dataclass(frozen=True)
class Question:
    number: int
    """An answer to any other question than the last one is dropped."""
    work: Callable[..., Any]
    """A function of a module, called with the arguments and `progress`."""
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Progress:
    number: int
    fraction: float


@dataclass(frozen=True)
class Answer:
    number: int
    value: Any


@dataclass(frozen=True)
class Failure:
    number: int
    trace: str


@dataclass(frozen=True)
class Alive:
    """A sign of life: the first when questions can be sent, others whatever is being thought about."""


Report = Progress | Answer | Failure | Alive


def serve(line: connection.Connection) -> None:
    """Answers until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    lock, is_asked = Lock(), Event()

    def send(report: Report) -> None:
        with lock:
            line.send(report)

    Thread(target=_give_signs, args=(send, is_asked), daemon=True).start()
    send(Alive())
    while True:
        try:
            question = _receive(line)
        except EOFError:
            return
        is_asked.set()
        answer = _answer(question, send)
        is_asked.clear()
        send(answer)


def in_parts(question: Question) -> list[bytes]:
    """What is sent of a question, each in a message of its own: how many parts follow, and the parts."""
    content = pickle.dumps(question)
    parts = [content[at : at + PART] for at in range(0, len(content), PART)]
    return [str(len(parts)).encode(), *parts]


def _receive(line: connection.Connection) -> Question:
    content = b"".join([line.recv_bytes() for _ in range(int(line.recv_bytes()))])
    question: Question = pickle.loads(content)
    return question


def _give_signs(send: Callable[[Alive], None], is_asked: Event) -> None:
    while is_asked.wait():
        time.sleep(SIGN_S)
        if is_asked.is_set():
            with suppress(OSError):  # the program has ended
                send(Alive())


def _answer(question: Question, send: Callable[[Report], None]) -> Report:
    last_report = 0.0

    def progress(fraction: float) -> None:
        nonlocal last_report
        if time.monotonic() - last_report >= PROGRESS_S:
            last_report = time.monotonic()
            send(Progress(question.number, fraction))

    try:
        return Answer(question.number, question.work(*question.arguments, progress=progress))
    except Exception:
        return Failure(question.number, traceback.format_exc())


def _end_with_parent() -> None:
    """Without this a worker that is thinking would outlive a program that was killed."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(0)
