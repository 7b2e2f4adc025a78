"""A Ludogîte that is started while another one runs: real processes, with a screen of their own."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.record import Record
from ludogite.ui.application.app import Application
from ludogite.ui.application.files import NOT_ANSWERING
from ludogite.ui.application.one_instance import LONGEST_REQUEST, TAKEN, Answer, Request, addresses, hand_over
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.look.language import tr
from ludogite.ui.pages.library.page import LibraryPage
from tests.e2e.hand import Hand

pytestmark = pytest.mark.linux("an X server, where keys and mouse come from xdotool")

START = (sys.executable, "-m", "ludogite")


@pytest.fixture
def app(hand: Hand) -> Application:
    """The window that runs, and listens."""
    opened = hand.sit_down()
    hand.qtbot.waitUntil(lambda: opened.files.listener is not None)
    return opened


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Another one; it is killed in the end, if it has not ended by then."""
    with subprocess.Popen([*START, *words], stderr=subprocess.PIPE) as other:
        try:
            yield other
        finally:
            other.kill()


def start(qtbot: QtBot, *words: str) -> None:
    """Starts another one and waits until it has ended well, while the window here goes on."""
    with started(*words) as other:
        ends_well(qtbot, other)


def ends_well(qtbot: QtBot, other: subprocess.Popen[bytes]) -> None:
    qtbot.waitUntil(lambda: other.poll() is not None)
    assert other.stderr
    assert (other.returncode, other.stderr.read()) == (0, b"")


@contextmanager
def another_runs(qtbot: QtBot) -> Iterator[subprocess.Popen[bytes]]:
    """Another one that has the matches open and listens."""
    with started() as other:
        qtbot.waitUntil(lambda: any(Path(address).exists() for address in addresses()))
        yield other


def record_file(folder: Path, name: str, moves: tuple[str, ...]) -> Path:
    file = folder / name
    file.write_text(Record("shapes", ("Léa", "Tom"), moves).to_json(), encoding="utf-8")
    return file


def test_a_record_comes_into_the_library_of_the_running_window_and_that_to_the_front(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    first, second = record_file(tmp_path, "été.ludogite", ("Sa1",)), record_file(tmp_path, "b.ludogite", ("Kb2",))
    in_front = QWidget()
    qtbot.addWidget(in_front)
    in_front.show()
    in_front.activateWindow()
    qtbot.waitUntil(in_front.isActiveWindow)
    start(qtbot, str(first), str(second))
    qtbot.waitUntil(app.window.isActiveWindow)
    page = app.window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: app.store is not None and app.store.count() == 2)
    assert not app.window.notice.isVisible()


def test_a_challenge_opens_in_the_running_window(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "seven.ludogite-challenge"
    file.write_text(json.dumps(shipped()[7].challenge.to_json()), encoding="utf-8")
    start(qtbot, str(file))
    qtbot.waitUntil(lambda: isinstance(app.window.page, ChallengesPage))


def test_started_without_a_file_it_brings_the_running_window_back(app: Application, qtbot: QtBot) -> None:
    app.window.showMinimized()
    qtbot.waitUntil(app.window.isMinimized)
    start(qtbot)
    qtbot.waitUntil(lambda: not app.window.isMinimized())


def test_one_that_starts_before_the_other_listens_gives_way_as_well(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    file = record_file(tmp_path, "a.ludogite", ("Sa1",))
    assert app.files.listener
    app.files.listener.close()
    with started(str(file)) as other:
        qtbot.waitUntil(lambda: has_window(other.pid))
        app.files.listener = None
        app.files.listen()
        ends_well(qtbot, other)
    qtbot.waitUntil(lambda: app.store is not None and app.store.count() == 1)


def has_window(pid: int) -> bool:
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(pid)], capture_output=True, check=False)
    return bool(found.stdout.strip())


def test_what_a_killed_one_has_left_is_taken_over(hand: Hand, qtbot: QtBot) -> None:
    with another_runs(qtbot) as other:
        other.kill()
        other.wait()
    assert any(Path(address).exists() for address in addresses())
    assert hand_over([]) is Answer.NOBODY
    app = hand.sit_down()
    qtbot.waitUntil(lambda: app.files.listener is not None)
    start(qtbot)


def test_one_that_hangs_is_said_and_the_window_opens_all_the_same(hand: Hand, qtbot: QtBot) -> None:
    with another_runs(qtbot) as other:
        os.kill(other.pid, signal.SIGSTOP)
        answer = hand_over([])
        assert answer is Answer.SILENT
        app = Application([], answer)
        hand.app = app
        app.window.show()
        qtbot.waitUntil(app.window.notice.isVisible)
        assert app.window.notice.text.text() == tr(NOT_ANSWERING)
        assert app.store is None


def test_only_its_owner_can_reach_the_window_and_nothing_is_left_of_it(app: Application, hand: Hand) -> None:
    assert app.files.listener
    place = Path(app.files.listener.address)
    assert place.is_socket()
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    hand.stand_up()
    assert not place.exists()


def test_a_folder_with_a_long_name_has_a_window_too(
    hand: Hand, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOGITE_HOME", str(tmp_path / ("long" * 30)))
    app = hand.sit_down()
    qtbot.waitUntil(lambda: app.files.listener is not None)
    assert talk(app, Request().to_line()) == TAKEN


NO_REQUESTS = (
    b"\n",
    b"[]\n",
    b"{}\n",
    b'{"files": ["/a"]}\n',
    b'{"files": "/a", "token": ""}\n',
    b'{"files": ["a"], "token": ""}\n',
    b'{"files": ["/a\\u0000"], "token": ""}\n',
    b'{"files": [1], "token": ""}\n',
    b"[" * 20_000 + b"\n",
    b"\xff\xfe\n",
    b"x" * (LONGEST_REQUEST + 10),
)


def test_what_is_no_request_is_not_answered(app: Application) -> None:
    for said in NO_REQUESTS:
        assert talk(app, said) == b"", said[:40]
        assert app.window.page is app.window.home
    assert talk(app, Request().to_line()) == TAKEN, "it still listens"


def talk(app: Application, said: bytes) -> bytes:
    """What the window answers until it hangs up."""
    assert app.files.listener
    answer = b""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(app.files.listener.address)
        line.setblocking(False)
        while True:
            QApplication.processEvents()
            try:
                said = said[line.send(said) :] if said else said
                heard = line.recv(100)
            except BlockingIOError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                break
            if not heard:
                break
            answer += heard
    return answer
