"""How PySide is loaded."""

from __future__ import annotations

import subprocess
import sys


def test_what_is_imported_later_is_not_searched_by_pyside() -> None:
    program = (
        "import builtins; own = builtins.__import__\n"
        "from ludogite.ui.load_qt import load_qt; load_qt()\n"
        "import PySide6.QtWidgets; print(builtins.__import__ is own)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "True\n"
