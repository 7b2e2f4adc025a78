"""A crossword that comes as a file: it is played alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.content.ipuz import read_ipuz
from ludogite.match.config import MatchConfig, Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import BeginGiven
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from ludogite.ui.base.session import Session

SOMEBODY = Message(QT_TRANSLATE_NOOP("crossword", "Player"))


def open_file(session: Session, name: str) -> BeginGiven:
    """A match alone with the grid of an ipuz file, for whoever played last."""
    grid, people = read_ipuz(Path(name)), session.people
    player = Seat(people[0].name if people else tr(SOMEBODY))
    return BeginGiven(MatchConfig(SHELF["crossword"], (player,), {}, {"grids": [grid]}, secrets.randbits(63)))
