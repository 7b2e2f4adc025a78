"""Text that is not ours, such as names in files, is shown as it is and never taken for HTML."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.ui.app import Application

TAGS = "<img src='file:///etc/passwd'><b>Ann</b>"


def challenge_file(tmp_path: Path, **fields: object) -> Path:
    file = tmp_path / "made.json"
    file.write_text(json.dumps({**shipped()[0].challenge.to_json(), **fields}))
    return file


@pytest.mark.parametrize("field", ["level", "format", TAGS])
def test_what_is_wrong_with_a_file_is_said_as_text(app: Application, tmp_path: Path, field: str) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, **{field: TAGS})))
    label = app.window.notice.text
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text()


def test_a_challenge_with_tags_for_a_name_shows_the_tags(app: Application, tmp_path: Path) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, name=TAGS)))
    assert any(TAGS in label.text() for label in app.window.page.findChildren(QLabel))


def test_a_name_without_end_is_refused(app: Application, tmp_path: Path) -> None:
    app.files.open_in_game(str(challenge_file(tmp_path, name="<table>" * 20_000)))
    assert "The name of a challenge has at most 200 letters." in app.window.notice.text.text()


def test_a_tool_tip_shows_tags_as_they_are(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("<b>Ann</b>"), Seat("Tom")), {}, {}, seed=1))
    tips = [label.toolTip() for label in app.window.page.findChildren(QLabel) if "Ann" in label.toolTip()]
    assert all("<b>" not in tip for tip in tips)
    assert tips
