"""A store of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludogite.match.store.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    yield opened
    opened.close()
