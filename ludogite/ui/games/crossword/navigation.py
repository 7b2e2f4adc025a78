"""A crossword that comes as a file: it is played alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.content.ipuz import read_ipuz
from ludogite.match.config import MatchConfig, Seat
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Complaint, Message
from ludogite.rules.shelf import SHELF
from ludogite.ui.language import tr

if TYPE_CHECKING:
    from ludogite.ui.app import Application

SOMEBODY = Message(QT_TRANSLATE_NOOP("crossword", "Player"))


def open_file(app: Application, name: str) -> None:
    """Begins a match alone with the grid of an ipuz file, for whoever played last. What is open stays so if the file
    is no such crossword."""
    try:
        grid = read_ipuz(Path(name))
    except Complaint as wrong:
        problem = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
        app.window.show_notice(Message(problem, file=Path(name).name, reason=Clause(wrong.message)))
        return
    people = app.store.people() if app.store else []
    player = Seat(people[0].name if people else tr(SOMEBODY))
    app.matches.begin(MatchConfig(SHELF["crossword"], (player,), {}, {"grids": [grid]}, secrets.randbits(63)))
