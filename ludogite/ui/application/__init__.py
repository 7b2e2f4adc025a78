"""The program: its start, its window, and what leads from page to page."""

import sys

import PySide6.QtCore  # noqa: F401  (it has the imports of Python tell it of each module from now on)

if (_feature := sys.modules.get("shibokensupport.feature")) is not None:
    # It would read the source of each module, to see whether that may want other names of Qt, and keep it: 17 MB.
    vars(_feature)["_mod_uses_pyside"] = lambda _module: True
