"""A power cut leaves of the files what SQLite had made the disk write, and of the rest anything: a part, zeros, noise.
What was waited for is the journal up to the last move; so every accepted move is there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.store import database

CONFIG = MatchConfig(SHELF["shapes"], (Seat("Ann"), Seat("Bob")), {}, {}, seed=1)
CHANGES = ("Sa1", "Kd4", "undo", "redo", "Yb4", "undo", "Cc1", "resign")


def change(match: Match, name: str) -> None:
    match name:
        case "undo":
            match.undo()
        case "redo":
            match.redo()
        case "resign":
            match.resign(0)
        case _:
            play_text(match, name)


def jot(match: Match, n: int) -> None:
    """What does not wait for the disk."""
    match.keep_hand(f"pencil {n}" * 300)
    match.spend(1.0)
    match.write_time()


def stand(match: Match) -> tuple[list[str], int, int | None]:
    return [str(move) for move in match.moves], match.cursor, match.resigned


def after_power_cut(tail: bytes, rng: Random) -> bytes:
    """What may be left of what the disk was not waited for."""
    start, end = sorted(rng.randrange(len(tail) + 1) for _ in range(2))
    lost = end - start
    return tail[:start] + rng.choice((b"", bytes(lost) + tail[end:], rng.randbytes(lost) + tail[end:]))


@pytest.mark.parametrize("seed", range(3))
def test_every_accepted_change_is_on_the_disk_when_it_is_accepted(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    store = Store(tmp_path / "matches.db")
    journal = tmp_path / "matches.db-wal"
    match = store.begin(CONFIG)
    for n, name in enumerate(CHANGES):
        change(match, name)
        accepted, synced = stand(match), journal.stat().st_size
        assert database(store).execute("PRAGMA synchronous").fetchone() == (2,), "FULL: a commit waits for the disk"
        jot(match, n)
        content = journal.read_bytes()
        (folder := tmp_path / str(n)).mkdir()
        (folder / "matches.db").write_bytes((tmp_path / "matches.db").read_bytes())
        (folder / "matches.db-wal").write_bytes(content[:synced] + after_power_cut(content[synced:], rng))
        left = Store(folder / "matches.db")
        if left.is_to_salvage:
            list(left.salvage())
        assert match.id is not None
        assert stand(left.resume(match.id)) == accepted, name
        left.close()
    store.close()
