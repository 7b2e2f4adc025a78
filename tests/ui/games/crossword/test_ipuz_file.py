"""A crossword that comes as a file is played alone."""

from __future__ import annotations

import json
from pathlib import Path

from ludogite.content.ipuz import to_ipuz
from ludogite.search.crossword_maker import make
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage


def test_an_ipuz_file_opens_as_a_match_alone(app: Application, tmp_path: Path) -> None:
    data = make("easy", 4).to_json()
    file = tmp_path / "four.ipuz"
    file.write_text(json.dumps(to_ipuz(data, "Four")), encoding="utf-8")
    app.files.open_in_game(str(file))
    assert isinstance(app.window.page, MatchPage)
    assert app.window.page.match.config.setup == {"grids": [data]}
    assert len(app.window.page.match.config.seats) == 1


def test_a_file_of_another_size_is_refused_with_the_reason(app: Application, tmp_path: Path) -> None:
    fields = to_ipuz(make("easy", 4).to_json(), "Four") | {"dimensions": {"width": 15, "height": 15}}
    file = tmp_path / "large.ipuz"
    file.write_text(json.dumps(fields), encoding="utf-8")
    before = app.window.page
    app.files.open_in_game(str(file))
    assert app.window.page is before
    assert "must be 7×10; this one is 15×15" in app.window.notice.text.text()
