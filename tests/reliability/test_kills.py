"""Killing the program at any moment loses nothing that was accepted; `./dev soak kills` does it two hundred times."""

from __future__ import annotations

from pathlib import Path

from tests.reliability.kills import kill_once


def test_a_dozen_kills_lose_nothing(tmp_path: Path) -> None:
    """One after the other on the same folder, so that each start finds what a kill has left."""
    killed = [kill_once(tmp_path, seed, longest=0.5) for seed in range(12)]
    assert sum(each.changes for each in killed) > 12
    assert [lost for each in killed for lost in each.lost] == []
