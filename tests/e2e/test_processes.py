"""The program as a process of its own: where it is started, what lies in its folders, and how it is ended."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.store.store import Store
from ludogite.settings import WINDOW, Settings
from tests.support.store import CONFIG
from tests.support.window_process import end, leave_modules, running, start_and_end, wait_until

DELETE_AND_WAIT = """
from ludogite.ui.application import app
class Deleting(app.Application):
    def open_store(self):
        super().open_store()
        self.window.resize(1111, 777)
        self.deleted.delete(self.store.ids())
        print("deleted", flush=True)
app.Application = Deleting
app.run()
"""


@pytest.fixture
def strangers(tmp_path: Path) -> Path:
    """A folder of downloads with files that are called like modules of Python."""
    leave_modules(tmp_path)
    return tmp_path


@pytest.mark.linux("signals, and /proc")
def test_no_file_of_the_current_folder_is_run_and_none_is_left_that_could_be(strangers: Path, home: Path) -> None:
    """The folder goes away meanwhile. Among all that a start leaves behind there is no compiled code."""
    with running(cwd=strangers) as window:
        wait_until(lambda: window.poll() is not None or (home / "data" / "matches.db").exists())
        shutil.rmtree(strangers)
        start_and_end(window)
    kept = {file.suffix for file in home.rglob("*") if file.is_file()}
    assert kept <= {".png", ".db", ".json", ".log", ".db-wal", ".db-shm"}


def test_no_file_of_the_current_folder_is_run_by_a_worker_of_a_command(strangers: Path, home: Path) -> None:
    command = [sys.executable, "-m", "ludogite", "check"]
    run = subprocess.run(command, cwd=strangers, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.linux("a current folder that may go")
def test_in_a_folder_that_is_gone_a_file_is_refused_with_the_reason(tmp_path: Path) -> None:
    script = (
        f"import os, sys; gone = {str(tmp_path / 'gone')!r}; os.mkdir(gone); os.chdir(gone); os.rmdir(gone)\n"
        "from ludogite.cli import main; sys.exit(main(['sunday.ludogite']))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr == "ludogite: sunday.ludogite: the current folder is gone.\n"


@pytest.mark.linux("a pipe with a name")
def test_pipes_in_place_of_files_of_ours_do_not_stop_the_start(home: Path) -> None:
    for place in ("logs/crashes.log", "cache/cards"):
        (home / place).parent.mkdir(parents=True)
        os.mkfifo(home / place)
    with running() as window:
        start_and_end(window)
    assert (home / "data" / "matches.db").exists()


@pytest.mark.linux("signals, and /proc")
def test_neither_a_file_out_of_reach_nor_one_in_place_of_the_cache_keeps_the_matches_from_being_opened(
    home: Path, strangers: Path
) -> None:
    home.mkdir()
    (home / "cache").write_text("a stranger", encoding="utf-8")
    with running(("-m", "ludogite", f"{'far' * 200}.json"), strangers, ("-P",)) as window:
        start_and_end(window)
    assert (home / "data" / "matches.db").exists()


@pytest.mark.linux("signals, and /proc")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_what_was_just_deleted_stays_deleted_when_the_system_ends_the_program(
    name: str, home: Path, qapp: QApplication
) -> None:
    store = Store()
    store.begin(CONFIG)
    store.close()
    with running(("-c", DELETE_AND_WAIT)) as window:
        assert window.stdout
        assert window.stdout.readline() == "deleted\n"
        assert end(window, signal.Signals[name]) == (0, "")
    store = Store()
    assert store.ids() == []
    store.close()
    shown = QWidget()
    shown.restoreGeometry(QByteArray.fromBase64(Settings()[WINDOW].encode()))
    assert shown.size() == QSize(1111, 777)


@pytest.mark.linux("signals, and /proc")
def test_a_signal_at_any_moment_of_the_start_ends_the_program(home: Path) -> None:
    for seconds in (0.05, 0.2, 0.4, 0.8):
        with running() as window:
            time.sleep(seconds)
            code, complaints = end(window)
            assert code in (0, -signal.SIGTERM)
            assert complaints == ""
