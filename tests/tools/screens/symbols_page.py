"""The screens of Six Symbols besides its matches."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.match import Match
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round, total
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.symbols import open_solo
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

SHEET = "1122233333444411234.11111"
ROLLS = (("2", "6"), ("1", "1"), ("3", "5"), ("4", "2"), ("6", "6"), ("5", "1"), ("2", "4"))


def finish(match: Match, skill: int) -> None:
    """By somebody who looks at so many places."""
    while match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            state = as_a(Round, match.state)
            moves = state.legal_moves()
            some = moves[:: max(len(moves) // skill, 1)]
            match.play(max(some, key=lambda move: total(state.play(move).sheets[0], state.scoring)))


def play_alone(app: Application, today: date) -> None:
    """A few weeks of two people."""
    assert app.store
    for n, (name, before, skill) in enumerate(
        [("Léa", before, 3 + 5 * before) for before in (13, 12, 10, 9, 8, 7, 5, 4, 3, 2, 1)]
        + [("Tom", 6, 30), ("Tom", 5, 2), ("Tom", 0, 60), ("Maximilien-Alexandre", 2, 90)]
    ):
        scoring = "advanced" if n % 5 == 4 else "basic"
        seed = seed_of("symbols", today - timedelta(days=before))
        match = app.store.begin(MatchConfig(SHELF["symbols"], (Seat(name),), {"scoring": scoring}, {}, seed))
        if n == 2:
            play_text(match, "start 1")
            match.roll()
            match.undo()
        finish(match, skill)


def draw_symbols_page(app: Application, keep: Keep) -> None:
    window, today = app.window, date.today()  # noqa: DTZ011  (the player's own day)
    open_solo(app)
    keep(window, "symbols-alone-empty")
    play_alone(app, today)
    page = open_solo(app)
    keep(window, "symbols-alone")
    page.part.who.choose("Maximilien-Alexandre")
    keep(window, "symbols-alone-long-name")
    page.part.who.choose("Tom")
    keep(window, "symbols-alone-played")
    page.show_part("dice")
    page.dice.table.start_over()
    page.dice.set_texts()
    keep(window, "symbols-dice-start")
    page.paper.rolls.extend(ROLLS)
    page.dice.set_texts()
    keep(window, "symbols-dice")
    page.paper.rolls.extend(ROLLS[:5])
    page.dice.set_texts()
    keep(window, "symbols-dice-all")
    page.show_part("score")
    page.score.entry.clear()
    keep(window, "symbols-score-empty")
    for symbol in SHEET:
        page.score.entry.write(symbol)
    keep(window, "symbols-score")
    page.score.scoring.buttons["advanced"].click()
    window.resize(1024, 700)
    keep(window, "symbols-score-small")
    page.show_part("dice")
    keep(window, "symbols-dice-small")
    page.show_part("days")
    keep(window, "symbols-alone-small")
    page.score.scoring.buttons["basic"].click()
    window.resize(1280, 800)
