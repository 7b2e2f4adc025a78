"""What the mouse means on every board."""

from __future__ import annotations

CLICK_REACH = 8
"""How far the mouse may stray within a click."""
