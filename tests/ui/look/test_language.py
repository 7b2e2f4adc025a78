"""Sentences that count, in the language of the window."""

from __future__ import annotations

import pytest

from ludogite.message import Message
from ludogite.sheets.type import tr
from ludogite.ui.application.app import Application
from ludogite.ui.pages.library.words import POINTS


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_below_zero_is_counted_like_one_above(app: Application, language: str) -> None:
    app.language.use(language)
    assert [tr(Message(POINTS, n=n)) for n in (6, 1, -1, -6)] == ["6 points", "1 point", "−1 point", "−6 points"]
