"""Starts in hostile places; `./dev soak starts` does two hundred."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reliability.starts import DEEDS, start_once


@pytest.mark.linux("pipes with names, modes of files, signals, and /proc")
def test_wherever_it_is_started_the_window_comes_and_goes(tmp_path: Path) -> None:
    deeds = {deed for seed in (8, 17, 20) for deed in start_once(tmp_path, seed)}
    assert deeds <= {deed.__name__ for deed in DEEDS}
