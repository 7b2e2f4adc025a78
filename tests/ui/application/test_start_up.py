"""What is prepared after the first paint."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.pages.home.card_pictures import CardPictures


@pytest.mark.parametrize("broken", ["read_kept", "let_draw", "wishes"])
def test_a_part_that_fails_is_reported_once_and_the_others_go_on(
    broken: str, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(broken)

    monkeypatch.setattr(CardPictures, broken, fail)
    app = Application()
    with qtbot.captureExceptions() as reported:
        app.window.show()
        qtbot.waitUntil(lambda: app.start_up is not None and app.start_up.is_finished, timeout=60_000)
    is_started = app.store is not None, app.files.listener is not None, app.session.worker is not None
    app.close()
    assert is_started == (True, True, True)
    assert len(reported) == 1


class Widget:
    """Something that refers to itself, as pages do: only the garbage collection deletes it."""

    def __init__(self) -> None:
        self.me = self


def test_no_widget_is_deleted_by_the_thread_that_imports(
    home: Path, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full_of_lists.py").write_text("LISTS = [[[]] for _ in range(200_000)]")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(type(ui_of(SHELF["cube"])), "libraries", ("there_is_no_such_module", "full_of_lists"))
    deleted_by: list[Thread] = []
    app = Application()
    gc.collect()
    weakref.finalize(Widget(), lambda: deleted_by.append(current_thread()))
    app.window.show()
    qtbot.waitUntil(lambda: app.start_up is not None and app.start_up.is_finished, timeout=60_000)
    app.close()
    assert "full_of_lists" in sys.modules
    del sys.modules["full_of_lists"]
    assert gc.isenabled()
    gc.unfreeze()  # with what was imported, the widget was taken for something that stays
    gc.collect()
    assert deleted_by == [main_thread()]


WHO_IMPORTS = """
import linecache, sys, time
from threading import current_thread, main_thread
import ludogite
from ludogite.ui.application.app import Application, make_qt_application

by_threads = set()

def watch(event, arguments):
    if event == "import" and current_thread() is not main_thread():
        by_threads.add(arguments[0])

sys.addaudithook(watch)
qt = make_qt_application()
app = Application()
app.window.show()
end = time.monotonic() + 60
while not (app.start_up and app.start_up.is_finished):
    qt.processEvents()
    assert time.monotonic() < end
app.close()
of_qt = {"PySide6", "shiboken6", "pyqtgraph"}
print([file for file in linecache.cache if file.startswith(*ludogite.__path__)])
print("OpenGL.GL" in by_threads, [name for name in by_threads if of_qt & {name.split(".")[0]}
    or any(type(each).__module__ == "Shiboken" for each in vars(sys.modules.get(name, sys)).values())])
"""


def test_no_class_of_qt_is_made_by_a_thread_and_no_source_is_read(home: Path) -> None:
    """While the window asks for a class of its own, making one crashes now and then. PySide would read all source and
    keep it in memory."""
    run = subprocess.run([sys.executable, "-c", WHO_IMPORTS], capture_output=True, text=True, timeout=120, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "[]\nTrue []\n", "")
