"""Thousands of matches in a store within a second: a few of each game are played, and their rows copied."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store.people import find_or_add
from ludogite.match.store.rows import CONFIG, seats_text
from ludogite.match.store.store import Store
from ludogite.rules.cube.challenge import Place
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from tests.support.store import database

PEOPLE = ("Léa", "Tom", "Zoé", "Maximilien-Alexandre", "Ann", "Bob", "Éloïse", "Noé")
LAST = datetime(2026, 5, 1, 18, 30, tzinfo=UTC)
"""When the last of the matches was left; the others were left one every seven hours before."""
WITH_MOVES = 400
TABLES = (
    *(("shapes", 2), ("symbols", 2), ("symbols", 4), ("symbols", 1)),
    *(("bigbang", 2), ("crossword", 2), ("cube", 2), ("challenge", 1)),
)


def play_at_random(match: Match, most: int = 600) -> Match:
    """Until it is over, or so many moves are made."""
    rng = Random(most)
    while match.outcome is None and match.cursor < most:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(rng.choice(match.state.legal_moves()))
    return match


@cache
def finished(game: str, seats: int) -> Match:
    """A match that chance has played to its end."""
    if game == "challenge":
        return _solved()
    setup = SHELF[game].draw_setup(seats, {}, 5)
    players = tuple(Seat(name) for name in PEOPLE[:seats])
    return play_at_random(Match(MatchConfig(SHELF[game], players, {}, setup, seed=5)))


def _solved() -> Match:
    """A challenge, placed piece by piece."""
    each = shipped()[23]
    setup = {"challenge": each.challenge.to_json()}
    match = Match(MatchConfig(SHELF["challenge"], (Seat("Léa"),), {}, setup, seed=5))
    for placement in each.order:
        match.play(Place(placement.number in each.solution[1], placement))
    return match


def played() -> list[Match]:
    """A finished match of each game and for several numbers of players."""
    return [finished(game, seats) for game, seats in TABLES]


def copy_into(store: Store, match: Match, moves: int | None = None) -> Match:
    """Plays the same match, or the beginning of it, in this store."""
    stored = store.begin(match.config)
    for move in match.moves[:moves]:
        stored.play(move)
    return stored


def fill(store: Store, count: int) -> list[int]:
    """So many matches, one in ten of them unfinished; their ids, the one played last first. Only the first hundreds
    have their moves: the others are only listed."""
    patterns = [(copy_into(store, match).id, copy_into(store, match, 2).id) for match in played()]
    db, ids = database(store), []
    columns = f"{CONFIG}, taken_back, cursor, is_over, resigned, to_move, label, result, finished, begun, touched"
    db.execute("BEGIN IMMEDIATE")
    ids_of_people = find_or_add(db, PEOPLE)
    for n in range(count):
        source = patterns[n % len(patterns)][n % 10 == 3]
        values = db.execute(f"SELECT {columns} FROM matches WHERE id = ?", (source,)).fetchone()
        row = dict(zip(columns.split(", "), values, strict=True))
        row["seats"] = seats_text(_seats(len(json.loads(row["seats"])), n), ids_of_people)
        row["seed"] = str(n)
        row["touched"] = (LAST - timedelta(hours=7 * n)).isoformat(timespec="milliseconds")
        marks = ", ".join("?" * len(row))
        id = db.execute(f"INSERT INTO matches ({columns}) VALUES ({marks})", tuple(row.values())).lastrowid
        if n < WITH_MOVES:
            copied = "INSERT INTO moves (match, ply, move) SELECT ?, ply, move FROM moves WHERE match = ?"
            db.execute(copied, (id, source))
        assert id
        ids.append(id)
    for pattern in patterns:
        db.executemany("DELETE FROM matches WHERE id = ?", [(id,) for id in pattern])
    db.execute("COMMIT")
    return ids


def _seats(seats: int, n: int) -> tuple[Seat, ...]:
    """Different people at each table; at one in five, the last of them is a computer."""
    people = [Seat(PEOPLE[(n * 5 + k * (n % 3 + 1)) % len(PEOPLE)]) for k in range(seats)]
    if n % 5 == 1 and seats > 1:
        people[-1] = Seat("Computer", "hard")
    return tuple(people)
