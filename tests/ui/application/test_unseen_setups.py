"""A new match is begun with a set-up that those who play have not met, as long as there is one."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludogite.content.grids import key_of, shipped
from ludogite.content.own_words import add_own_words, remove_own_words
from ludogite.content.words import HEADER
from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.rules.shelf import SHELF
from ludogite.ui.application import new_setup
from ludogite.ui.application.app import Application
from ludogite.ui.base import page as page_module
from ludogite.ui.base.routes import BeginMatch, ShowRules
from tests.support.processes import never_end

GAME = SHELF["crossword"]
HARD = {"levels": ["hard"]}


@pytest.fixture
def begun(app: Application, monkeypatch: pytest.MonkeyPatch) -> list[MatchConfig]:
    """The matches that the application begins; the window of this game is not needed for that."""
    begun: list[MatchConfig] = []
    monkeypatch.setattr(app.matches, "begin", begun.append)
    return begun


def drawn(seed: int) -> MatchConfig:
    return MatchConfig(GAME, (Seat("Ann"),), HARD, GAME.draw_setup(1, HARD, seed), seed)


def test_a_grid_that_was_played_is_not_begun_again_while_another_is_left(
    app: Application, begun: list[MatchConfig]
) -> None:
    assert app.store
    first = drawn(1)
    match = app.store.begin(first)
    app.navigator.follow(BeginMatch(first))
    match.roll()
    app.navigator.follow(BeginMatch(first))
    app.navigator.follow(BeginMatch(replace(first, seats=(Seat("Bob"),))))
    assert [config.setup == first.setup for config in begun] == [True, False, True]


def test_once_all_that_ship_were_played_new_grids_are_made(
    app: Application, qtbot: QtBot, begun: list[MatchConfig]
) -> None:
    assert app.store
    match = app.store.begin(drawn(1))
    for grid in shipped("fr"):
        match.note_seen(grid.key)
    for seed in (1, 2):
        app.navigator.follow(BeginMatch(drawn(seed)))
        qtbot.waitUntil(lambda: len(begun) == seed)
    made = [key_of(config.setup["grids"][0]) for config in begun]
    assert len({*made, *(grid.key for grid in shipped("fr"))}) == len(shipped("fr")) + 2
    for config in begun:
        config.start()  # it can be played


def test_whoever_leaves_the_page_meanwhile_does_not_want_to_play(
    app: Application, qtbot: QtBot, begun: list[MatchConfig]
) -> None:
    assert app.store
    match = app.store.begin(drawn(1))
    for grid in shipped("fr"):
        match.note_seen(grid.key)
    app.navigator.set_up(GAME)
    app.navigator.follow(BeginMatch(drawn(1)))
    app.window.show_home()
    assert not app.session.get_worker().is_busy
    assert begun == []


def test_what_takes_long_is_told_until_the_page_is_left_or_covered(
    app: Application, qtbot: QtBot, begun: list[MatchConfig], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "NOTICE_AFTER_MS", 0)
    monkeypatch.setattr(new_setup, "make_setup", never_end)
    assert app.store
    match = app.store.begin(drawn(1))
    for grid in shipped("fr"):
        match.note_seen(grid.key)
    notice = app.window.notice
    for leave in (app.window.show_home, lambda: app.navigator.follow(ShowRules(GAME))):
        app.navigator.set_up(GAME)
        app.navigator.follow(BeginMatch(drawn(1)))
        qtbot.waitUntil(notice.isVisible)
        assert notice.text.text() == "Preparing new grids… Leave this page to cancel."
        leave()
        assert not notice.isVisible()
        assert not app.session.get_worker().is_busy


def is_begun(begun: list[MatchConfig], times: int) -> bool:
    return len(begun) == times


def test_words_of_ones_own_are_used_at_once(
    app: Application, qtbot: QtBot, begun: list[MatchConfig], tmp_path: Path
) -> None:
    file = tmp_path / "mine.tsv"
    names = ("ROMANE", "LOUANE", "TARTINE", "CABANON", "VELOS", "PIANO", "ZELDA")
    lines = [
        f"{name}\t{name.lower()}\t{level}\t\tMot de la famille {name} {level}" for name in names for level in "123"
    ]
    file.write_text("\n".join(["\t".join(HEADER), *lines]), encoding="utf-8")
    assert add_own_words(file, "fr") == (len(lines), [])
    seed = seed_of(GAME.id, date(2026, 11, 1))
    for n, wish in enumerate((drawn(1), replace(drawn(1), table={"words": "half"}), drawn(seed)), 1):
        app.navigator.follow(BeginMatch(wish))
        qtbot.waitUntil(partial(is_begun, begun, n))
        assert app.window.notice.isVisible() == (n > 1), "until it is closed"
    remove_own_words("fr")
    few, many, none = (
        sum(clue.startswith("Mot de la famille") for clue in config.setup["grids"][0]["clues"].values())
        for config in begun
    )
    assert few
    assert app.window.notice.text.text().startswith(f"Your own words: only {many} of 17 answers. More do not cross")
    assert not none, "the grid of a day is the same in every house"


def test_the_grid_of_the_day_is_the_same_for_everybody_whatever_they_have_seen(
    app: Application, qtbot: QtBot, begun: list[MatchConfig]
) -> None:
    assert app.store
    for day in range(1, 4):
        today = drawn(seed_of(GAME.id, date(2026, 11, day)))
        for times, name in enumerate(("Ann", "Ann", "Bob"), 3 * day - 2):
            mine = replace(today, seats=(Seat(name),))
            app.navigator.follow(BeginMatch(mine))
            qtbot.waitUntil(lambda: len(begun) == times)
            app.store.begin(begun[-1]).roll()
        assert begun[-1].setup == begun[-2].setup == begun[-3].setup
    assert begun[0].setup != begun[-1].setup
