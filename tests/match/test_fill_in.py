"""A file of version 5, written by the Ludogîte of that time with every kind of match in it: nothing of it is lost."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludogite.match.store import Store, StoreProblem

VERSION_5 = Path(__file__).parents[1] / "data" / "store-version-5.db"
DAMAGED = {26, 27, 28, 29, 30, 31}
"""A move that cannot be read, an unknown game, a wrong cursor, a broken set-up, broken seats, a forbidden move."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(VERSION_5, tmp_path / "matches.db"))


def test_every_match_that_could_be_resumed_still_can(file: Path) -> None:
    store = Store(file)
    assert store.complaint is None
    listed = {summary.id for summary in store.matches()}
    assert listed == set(range(1, 32)) - {30}
    for id in range(1, 32):
        if id in DAMAGED:
            with pytest.raises(StoreProblem):
                store.resume(id)
        else:
            assert store.resume(id).id == id
    store.close()
