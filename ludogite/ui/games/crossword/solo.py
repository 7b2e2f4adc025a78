"""Crossword Track alone: its solo page, and a grid that comes as a file. The seed of a day draws the grid and all
throws."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.content.ipuz import read_ipuz
from ludogite.content.words import STOCK_SINCE
from ludogite.match.config import MatchConfig, Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.options import LANGUAGE, LENGTH, LEVELS
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import BeginGiven
from ludogite.ui.base.solo_game import SoloGame, SoloWords
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from ludogite.ui.base.session import Session

SOMEBODY = Message(QT_TRANSLATE_NOOP("crossword", "Player"))

SOLO = SoloGame(
    game=SHELF["crossword"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("crossword_solo", "Grid of the day"),
        day_invitation=QT_TRANSLATE_NOOP(
            "crossword_solo", "One grid, one attempt. Fill it for as many points as you can."
        ),
        result=QT_TRANSLATE_NOOP("crossword_solo", "{points} points in {throws} rolls."),
        end=QT_TRANSLATE_NOOP("crossword_solo", "{points} points in {throws} rolls"),
        in_short=QT_TRANSLATE_NOOP("crossword_solo", "{points} points"),
        result_row=QT_TRANSLATE_NOOP("crossword_solo", "{place}. {points} points in {throws} rolls, {name}, {day}"),
        counting=QT_TRANSLATE_NOOP(
            "crossword_solo",
            "Everyone who plays the same series gets the same grid and rolls today, and only your first attempt "
            "counts.",
        ),
        best_title=QT_TRANSLATE_NOOP("crossword_solo", "Best scores, {choice}"),
        no_results=QT_TRANSLATE_NOOP(
            "crossword_solo", "No results yet. A letter found at the first try is worth 15 points."
        ),
        copied=QT_TRANSLATE_NOOP("copied", "Ludogîte, grid of {day}: {points} points in {throws} rolls"),
    ),
    grades=(700, 500, 300),
    bar_lines=(300, 600),
    option=LEVELS,
    fixed={LENGTH.name: LENGTH.choices[0].value},
    language=LANGUAGE,
    first_day=STOCK_SINCE,
)


def open_file(session: Session, name: str) -> BeginGiven:
    """A match alone with the grid of an ipuz file, for whoever played last."""
    grid, people = read_ipuz(Path(name)), session.people
    player = Seat(people[0].name if people else tr(SOMEBODY))
    return BeginGiven(MatchConfig(SHELF["crossword"], (player,), {}, {"grids": [grid]}, secrets.randbits(63)))
