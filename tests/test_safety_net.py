"""A test fails if it leaves something behind or if Qt prints a warning: tests/conftest.py sees to that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

CARELESS = """
import subprocess, sys, threading, time
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_leaves_a_thread():
    threading.Thread(target=time.sleep, args=(3,), daemon=True).start()

def test_leaves_a_process():
    kept.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(5)"]))

def test_leaves_a_worker():
    from ludogite.worker.worker import Worker
    kept.append(Worker())
    kept[-1].start()

def test_leaves_a_window(qapp):
    kept.append(QWidget())
    kept[-1].show()

def test_makes_qt_complain(qtbot):
    qWarning("the roof leaks")

def test_stumbles_in_a_slot(qtbot):
    def stumble():
        raise RuntimeError("in a slot")
    QTimer.singleShot(0, stumble)
    qtbot.wait(20)

def test_is_careful(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()

def test_clears_up():
    for thing in kept:
        (getattr(thing, "kill", None) or thing.close)()
"""


@pytest.mark.linux("/proc")
def test_careless_tests_fail_and_careful_ones_pass(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_careless.py").write_text(CARELESS)
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)),
            *("-p", "no:cacheprovider", "-rA", str(tmp_path / "test_careless.py")),
        ],
        cwd=tmp_path,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    for name in ("leaves_a_thread", "leaves_a_process", "leaves_a_worker", "leaves_a_window"):
        assert f"ERROR ../test_careless.py::test_{name}" in run.stdout.replace("ERROR test_", "ERROR ../test_"), (
            run.stdout
        )
    for name in ("makes_qt_complain", "stumbles_in_a_slot"):
        assert f"test_careless.py::test_{name}" in [
            line.split(" ")[1].lstrip("./") for line in run.stdout.splitlines() if line.startswith("FAILED")
        ], run.stdout
    assert "PASSED" in run.stdout
    assert "test_is_careful" not in "".join(
        line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))
    )
