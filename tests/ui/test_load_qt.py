"""How PySide is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludogite.ui.load_qt import read_compiled

LOAD = "from ludogite.ui.load_qt import keep_compiled, load_qt; load_qt()\n"
COUNT = (
    "import builtins; own, compiled = builtins.compile, []\n"
    "def count(source, filename, *rest, **named):\n"
    "    compiled.append(str(filename))\n"
    "    return own(source, filename, *rest, **named)\n"
    "builtins.compile = count\n"
)
SHOW_COUNT = "print(sum(name.startswith('shibokensupport/') for name in compiled))\n"


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"LUDOGITE_HOME": str(home)}


def start(program: str, home: Path) -> str:
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, env=environment(home), check=True)
    assert not run.stderr
    return run.stdout


def kept_file(home: Path) -> Path:
    start(LOAD + "keep_compiled()", home)
    [file] = (home / "cache").iterdir()
    return file


def test_what_is_imported_later_is_not_searched_by_pyside(tmp_path: Path) -> None:
    before = "import builtins; own = builtins.__import__, builtins.compile\n"
    after = "import PySide6.QtWidgets; print((builtins.__import__, builtins.compile) == own)"
    assert start(before + LOAD + after, tmp_path) == "True\n"


def test_only_the_first_start_compiles_what_belongs_to_pyside(tmp_path: Path) -> None:
    assert int(start(COUNT + LOAD + SHOW_COUNT + "keep_compiled()", tmp_path)) > 5
    assert int(start(COUNT + LOAD + SHOW_COUNT, tmp_path)) == 0


def test_the_window_keeps_it_for_the_next_start(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-m", "ludogite"], env=environment(tmp_path)) as window:
        deadline = time.monotonic() + 60
        while not list(tmp_path.glob("cache/pyside.*.code")):
            assert window.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        window.terminate()
    assert int(start(COUNT + LOAD + SHOW_COUNT, tmp_path)) == 0


def test_code_that_another_pyside_has_left_is_not_used(tmp_path: Path) -> None:
    kept_file(tmp_path)
    age = (
        "import ludogite.ui.load_qt as module\n"
        "wrong = compile('raise SystemExit(7)', 'old', 'exec')\n"
        "module._compiled.update({(name, 0): wrong for name, _ in module.read_compiled()})\n"
        "module.keep_compiled()\n"
    )
    start(age, tmp_path)
    assert int(start(COUNT + LOAD + SHOW_COUNT, tmp_path)) > 5


@pytest.mark.parametrize("damage", ["cut", "turned", "empty", "zeros", "folder"])
def test_a_damaged_file_is_passed_over(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = kept_file(tmp_path)
    monkeypatch.setenv("LUDOGITE_HOME", str(tmp_path))
    assert read_compiled()
    content = file.read_bytes()
    file.unlink()
    if damage == "folder":
        file.mkdir()
    else:
        middle = len(content) // 2
        turned = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        file.write_bytes({"cut": content[:middle], "turned": turned, "empty": b"", "zeros": bytes(4)}[damage])
    assert read_compiled() == {}
    assert start(LOAD + "import PySide6.QtWidgets; print('loaded')", tmp_path) == "loaded\n"


def test_a_folder_that_cannot_be_written_to_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert start(LOAD + "keep_compiled(); print('loaded')", tmp_path) == "loaded\n"
