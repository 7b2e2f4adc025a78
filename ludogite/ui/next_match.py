"""Begins the matches that follow another one: the next, the same anew, or one that goes on from a position of it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.routes import Home

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.match.config import Seat
    from ludogite.match.match import Match
    from ludogite.ui.app import Application


def play_next(app: Application, match: Match) -> None:
    """Begins what follows a finished match: in most games another one with the seats reversed and a new draw."""
    if ui_of(match.config.game).play_next(app, match):
        return
    from ludogite.match.branch import plain_table

    old, seed = match.config, secrets.randbits(63)
    options = {name: value[::-1] if isinstance(value, list) else value for name, value in old.options.items()}
    setup = old.game.draw_setup(len(old.seats), options, seed)
    coached = None if old.coached is None else frozenset(len(old.seats) - 1 - seat for seat in old.coached)
    seats, table = old.seats[::-1], plain_table(old)
    new = replace(old, seats=seats, options=options, setup=setup, seed=seed, coached=coached, table=table)
    app.matches.begin_new(new)


def play_on(app: Application, match: Match, ply: int, seats: Sequence[Seat]) -> None:
    """Begins another match from a position of this one."""
    from ludogite.match.branch import begin_branch
    from ludogite.match.match import Match

    store = app.writable_store
    app.matches.open(lambda: begin_branch(match, ply, seats, store.begin if store else Match), Home())


def start_over(app: Application, match: Match) -> None:
    """Begins the same match anew and forgets the old one, unless it was brought to its end. The new one comes
    first: otherwise it would get the id of the old one, whose page is still to be left."""
    from ludogite.match.branch import plain_table
    from ludogite.match.store.store import StoreProblem

    new = app.matches.begin(replace(match.config, table=plain_table(match.config)))
    if new is not None and match.finished is None:
        with suppress(StoreProblem):  # a disk that refuses is spoken of when the old match is forgotten
            new.note_help(match.help)  # what was seen has been seen
        if match.id is not None:
            app.matches.forget(match.id)
