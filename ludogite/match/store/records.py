"""Rows of the store made from matches and records, and records made from rows."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ludogite.match.config import MatchConfig
from ludogite.match.people import plain_name
from ludogite.match.record import FORMAT, Record
from ludogite.match.result import Help, result_of
from ludogite.match.store.met import write_seen
from ludogite.match.store.people import find_or_add, read_names
from ludogite.match.store.rows import (
    CONFIG,
    UNREADABLE,
    Summary,
    coached_number,
    read_config,
    read_seats,
    result_text,
    seats_text,
    time_or_none,
)
from ludogite.rules.game import Mover, State
from ludogite.rules.shelf import SHELF

MOVES = "SELECT move FROM moves WHERE match = ? AND ply < ? ORDER BY ply"


def insert_match(db: sqlite3.Connection, config: MatchConfig, to_move: Mover, now: str) -> int:
    """A match without moves; its id. To be called within a transaction."""
    row = db.execute(
        f"INSERT INTO matches ({CONFIG}, label, to_move, begun, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            config.game.id,
            seats_text(config.seats, find_or_add(db, config.people)),
            json.dumps(config.options),
            json.dumps(config.setup),
            str(config.seed),
            config.real_dice,
            coached_number(config),
            json.dumps(dict(config.table)),
            config.label,
            to_move,
            now,
            now,
        ),
    ).lastrowid
    assert row is not None
    return row


def insert_played(db: sqlite3.Connection, record: Record, seed: int, state: State[Any], now: str) -> int:
    """A match that was played elsewhere, with its last state; its id. `seed` is for a record that has none. How long it
    took nobody knows."""
    config, about = MatchConfig.of_record(record, seed), record.about
    resigned = about.resigned_in(state)
    to_move = state.to_move if resigned is None else None
    id = insert_match(db, config, to_move, now)
    rows = [(id, ply, move) for ply, move in enumerate(record.moves)]
    db.executemany("INSERT INTO moves (match, ply, move) VALUES (?, ?, ?)", rows)
    result = result_text(result_of(state, len(config.seats), resigned))
    db.execute(
        "UPDATE matches SET cursor = ?, is_over = ?, result = ?, resigned = ?, taken_back = ? WHERE id = ?",
        (len(rows), to_move is None, result, resigned, about.is_marked, id),
    )
    if about.begun and (begun := time_or_none(about.begun.isoformat())):
        db.execute("UPDATE matches SET begun = ? WHERE id = ?", (begun.isoformat(timespec="milliseconds"), id))
    write_seen(db, config.game.id, config.people, config.game.things_in(config.setup), now)
    return id


def _is_counted(match: Summary) -> bool:
    game = SHELF[match.game]
    return game.has_rounds or game.counts_turns(len(match.seats))


def count_lines(db: sqlite3.Connection, matches: Sequence[Summary]) -> list[Summary]:
    """The same, with moves counted as the list of moves counts them. Most games count each move, and are not read."""
    counted = {each.id for each in matches if not each.is_damaged and _is_counted(each)}
    marks, moves = ", ".join("?" * len(counted)), defaultdict[int, list[str]](list)
    for id, move in db.execute(
        f"SELECT match, move FROM moves WHERE match IN ({marks}) ORDER BY match, ply", [*counted]
    ):
        moves[id].append(str(move))

    def lines(match: Summary, end: int) -> int:
        game, texts = SHELF[match.game], [None, *moves[match.id][:end]]
        return sum(game.begins_line(len(match.seats), before, text) for before, text in pairwise(texts) if text)

    def rounds(match: Summary) -> int:
        return sum(move.startswith("roll") for move in moves[match.id][: match.moves])

    return [
        replace(
            each,
            moves=lines(each, each.moves),
            rounds=rounds(each) if SHELF[each.game].has_rounds else None,
            from_move=None if each.from_move is None else lines(each, each.from_move),
        )
        if each.id in counted
        else each
        for each in matches
    ]


def find_same(db: sqlite3.Connection, record: Record) -> int | None:
    """The match that this is the record of."""
    which, values = "game = ? AND cursor = ?", [record.game, len(record.moves)]
    if record.seed is not None:
        which, values = f"{which} AND seed = ?", [*values, str(record.seed)]
    names = read_names(db)
    for id, *columns in db.execute(f"SELECT id, {CONFIG} FROM matches WHERE {which}", values).fetchall():
        moves = [move for (move,) in db.execute(MOVES, (id, len(record.moves)))]
        with suppress(*UNREADABLE):
            if moves == list(record.moves) and _is_config_of(read_config(names, *columns), record):
                return int(id)
    return None


def _is_config_of(config: MatchConfig, record: Record) -> bool:
    seats = len(config.seats)
    return (
        [seat.name for seat in config.seats] == [plain_name(name) for name in record.players]
        and config.setup == record.setup
        and config.game.read_options(seats, config.options) == config.game.read_options(seats, record.options)
    )


def read_record_text(db: sqlite3.Connection, id: int) -> str | None:
    """None if there is no such match."""
    row = db.execute(f"SELECT cursor, begun, resigned, taken_back, help, {CONFIG} FROM matches WHERE id = ?", (id,))
    found = row.fetchone()
    if found is None:
        return None
    cursor, begun, resigned, taken_back, help, *columns = found
    moves = [move for (move,) in db.execute(MOVES, (id, cursor))]
    try:
        config = read_config(read_names(db), *columns)
        gone = resigned if resigned in range(len(config.seats)) else None
        return config.record(moves, time_or_none(begun), gone, bool(taken_back), Help(help)).to_json()
    except UNREADABLE:
        return _remains(db, columns, moves)


def _remains(db: sqlite3.Connection, columns: Sequence[Any], moves: Sequence[Any]) -> str:
    """What is left of a damaged match, in the form of a record. What is no JSON stays the text that it is."""
    game, seats, options, setup, seed = columns[:5]
    fields = {"players": seats, "options": options, "setup": setup}
    for name, text in fields.items():
        with suppress(*UNREADABLE):
            fields[name] = json.loads(text)
    with suppress(*UNREADABLE):
        fields["players"] = [seat.name for seat in read_seats(read_names(db), seats)]
    left = {"format": FORMAT, "game": game, **fields, "moves": moves, "seed": seed}
    return json.dumps(left, ensure_ascii=False, default=repr)
