"""Matches of an older version in the window."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludogite import paths
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.reliability.zoo import ZOO


@pytest.mark.parametrize("file", sorted(ZOO.glob("store-version-*.db")), ids=lambda file: file.stem)
def test_what_somebody_held_or_had_pencilled_in_is_there_again(
    file: Path, home: Path, request: pytest.FixtureRequest
) -> None:
    paths.data().mkdir(parents=True)
    shutil.copy(file, paths.data() / "matches.db")
    app: Application = request.getfixturevalue("app")
    assert app.store
    noted = {id: app.store.resume(id).hand_text for id in app.store.ids()}
    for id, notes in noted.items():
        if notes:
            app.matches.resume(id)
            page = app.window.page
            assert isinstance(page, MatchPage)
            assert page.board.hand_text() == notes, page.match.config.game.id
