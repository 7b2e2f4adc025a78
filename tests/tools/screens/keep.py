"""What every function is given that draws screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

Keep: TypeAlias = Callable[[QWidget, str], None]
"""Draws the widget as it is now into a picture of this name."""
