"""What is prepared after the first paint."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.pages.home.card_pictures import CardPictures


@pytest.mark.parametrize("broken", ["read_kept", "let_draw", "wishes"])
def test_a_part_that_fails_is_reported_once_and_the_others_go_on(
    broken: str, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(broken)

    monkeypatch.setattr(CardPictures, broken, fail)
    app = Application()
    with qtbot.captureExceptions() as reported:
        app.window.show()
        qtbot.waitUntil(lambda: app.start_up is not None and app.start_up.is_finished, timeout=60_000)
    is_started = app.store is not None, app.files.listener is not None, app.session.worker is not None
    app.close()
    assert is_started == (True, True, True)
    assert len(reported) == 1
