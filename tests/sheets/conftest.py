"""The language of sheets is put back after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ludogite.ui.look.language import Language


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    spoken = Language()
    spoken.use("en")
    yield spoken
    spoken.use("en")
