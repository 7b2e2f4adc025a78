"""Files as each version has written them, which every later version must open. `python -m tests.reliability.zoo` adds
those of this version, once; what is there is never written again."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from ludogite.match import record
from ludogite.match.store import Store
from ludogite.match.store_file import MIGRATIONS
from ludogite.rules.shelf import SHELF
from tests.contract.test_contract import table, walk_at_random

ZOO = Path(__file__).parents[1] / "data" / "zoo"
MOVES = 15


def moves_of(game: str, n: int) -> tuple[str, ...]:
    return tuple(str(move) for _, move in islice(walk_at_random(SHELF[game], n), MOVES) if move is not None)


def write_records() -> None:
    """One of each game, with how it stands at its end."""
    for game in SHELF.values():
        config, file = table(game, 1), ZOO / f"record-1-{game.id}.json"
        players = tuple(seat.name for seat in config.seats)
        made = record.Record(game.id, players, moves_of(game.id, 1), config.options, config.setup, 1)
        if not file.exists():
            expected = {"record": json.loads(made.to_json()), "view": made.replay().view()}
            file.write_text(json.dumps(expected, ensure_ascii=False, indent=1), encoding="utf-8")


def write_store() -> None:
    """A match of each game, one of them undone in part."""
    file = ZOO / f"store-version-{len(MIGRATIONS)}.db"
    if file.exists():
        return
    store = Store(file)
    for game in SHELF.values():
        match = store.begin(table(game, 1))
        for text in moves_of(game.id, 1):
            match.play_text(text)
    store.resume(1).take_back()
    expected = {match.id: stand_of(store, match.id) for match in store.matches()}
    store.close()
    file.chmod(0o644)
    file.with_suffix(".json").write_text(json.dumps(expected), encoding="utf-8")


def stand_of(store: Store, id: int) -> dict[str, Any]:
    match = store.resume(id)
    return {"game": match.config.game.id, "moves": list(map(str, match.moves)), "cursor": match.cursor}


if __name__ == "__main__":
    ZOO.mkdir(exist_ok=True)
    write_records()
    write_store()
