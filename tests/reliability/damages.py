"""Damages a file with matches in many ways, and counts what is saved of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.contract.test_contract import table, walk_at_random
from tests.reliability.damage import DAMAGES, damaged

MATCHES = 72
MOVES = 12


@dataclass(frozen=True)
class Saved:
    was_noticed: bool
    """Whether the file as a whole was taken for damaged; otherwise single matches may be."""
    whole: int
    """Matches that can be continued afterwards."""


def write_matches(folder: Path, count: int = MATCHES) -> tuple[Path, Path]:
    """The same matches twice: as the program leaves them at its end, and as it leaves them when it is killed."""
    ended, killed = folder / "ended" / "matches.db", folder / "killed" / "matches.db"
    killed.parent.mkdir()
    store = Store(ended)
    for n, game in enumerate(islice(cycle(SHELF.values()), count)):
        match = store.begin(table(game, n % 12))
        for _, move in islice(walk_at_random(game, n % 12), MOVES):
            if move is not None:
                match.play(move)
    for path in ended.parent.iterdir():
        shutil.copyfile(path, killed.with_name(path.name))
    store.close()
    return ended, killed


def attack(folder: Path, cases: int, count: int = MATCHES) -> Iterator[Saved]:
    files = write_matches(folder, count)
    for seed in range(cases):
        place = folder / f"case {seed}"
        shutil.copytree(files[seed // len(DAMAGES) % 2].parent, place)
        damaged(place / "matches.db", DAMAGES[seed % len(DAMAGES)], seed)
        store = Store(place / "matches.db")
        if store.is_to_salvage:
            list(store.salvage())
        yield Saved(store.complaint is not None, _whole(store))
        store.close()
        shutil.rmtree(place)


def _whole(store: Store) -> int:
    """Of what is listed as whole all may be opened or is said to be damaged; nothing else may happen."""
    whole = 0
    for match in store.matches():
        try:
            store.resume(match.id)
            whole += not match.is_damaged
        except StoreProblem:
            continue
    return whole
