"""A process that plays at random until it is killed, and prints each change once it was accepted: of matches of all
games, challenges, matches of the day and settings. What it is about to do to a setting it prints before as well.

`python -m tests.reliability.player FOLDER SEED`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE, TEXT_SIZE, THEME, Settings

MOST_MOVES = 30
"""Of one match: then comes the next game."""


def config_of(game_id: str, rng: Random) -> MatchConfig:
    """Now and then the match of a day, where the game has one."""
    game, seed = SHELF[game_id], rng.getrandbits(40)
    if game.has_daily and rng.random() < 0.5:
        seed = seed_of(game.id, date(2026, 1, 1) + timedelta(rng.randrange(300)))
        seats = 1
    else:
        seats = rng.choice(game.seats)
    names = tuple(Seat(f"P{n}") for n in range(seats))
    return MatchConfig(game, names, {}, game.draw_setup(seats, {}, seed), seed)


def change(match: Match, rng: Random) -> None:
    """One accepted change of the match."""
    state = match.state
    if match.undo_step() and rng.random() < 0.15:
        match.undo()
    elif match.can_redo() and rng.random() < 0.5:
        match.redo()
    elif state.to_move == CHANCE:
        match.roll()
    else:
        moves = state.sample_moves(rng) if rng.random() < 0.3 else ()
        legal = [move for move in moves if state.why_not(move) is None]
        match.play(rng.choice(legal or state.legal_moves()))


def changes(folder: Path, rng: Random) -> Iterator[dict[str, Any]]:
    store, settings = Store(folder / "matches.db"), Settings(folder / "settings.json")
    games = list(SHELF)
    while True:
        match = store.begin(config_of(rng.choice(games), rng))
        for _ in range(MOST_MOVES):
            if match.outcome is not None:
                break
            change(match, rng)
            yield {"id": match.id, "cursor": match.cursor, "moves": [str(move) for move in match.moves]}
            if rng.random() < 0.1:
                setting = rng.choice((LANGUAGE, THEME, TEXT_SIZE))
                value = rng.choice(setting.choices)
                yield {"trying": setting.name, "value": value}
                settings[setting] = value
                yield {"setting": setting.name, "value": value}


def main() -> None:
    for made in changes(Path(sys.argv[1]), Random(int(sys.argv[2]))):
        print(json.dumps(made), flush=True)


if __name__ == "__main__":
    main()
