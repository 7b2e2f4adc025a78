"""What the boards share about the mouse."""

from __future__ import annotations

CLICK_REACH = 8
"""Pixels that the mouse may move between press and release: beyond that it is a drag, not a click."""
