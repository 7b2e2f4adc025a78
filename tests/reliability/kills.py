"""Kills a playing program at a random moment, opens what it has left, and looks whether anything is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ludogite.match.store import Store
from ludogite.settings import SETTINGS, Settings

ROOT = Path(__file__).parents[2]


@dataclass
class Killed:
    changes: int = 0
    """Changes that were accepted."""
    lost: int = 0
    """Those of them that were not there afterwards."""


def kill_once(folder: Path, seed: int, longest: float) -> Killed:
    """The process has begun to play when its time starts to run, so that it is killed while it writes."""
    command = [sys.executable, "-m", "tests.reliability.player", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdout
        first = player.stdout.readline()
        time.sleep(Random(seed).uniform(0, longest))
        player.kill()
        lines = (first + player.stdout.read()).rpartition("\n")[0].splitlines()
    changes = [json.loads(line) for line in lines]
    return Killed(len(changes), sum(not is_there for is_there in _found(folder, changes)))


def _found(folder: Path, changes: list[dict[str, Any]]) -> list[bool]:
    """Of each match the last change, and of each setting the last value: whether it is there."""
    store, settings = Store(folder / "matches.db"), Settings(folder / "settings.json")
    try:
        assert store.complaint is None, store.complaint
        assert settings.complaint is None, settings.complaint
        values = {setting.name: settings[setting] for setting in SETTINGS}
        last = {change["id"]: change for change in changes if "id" in change}
        chosen = {change["setting"]: change["value"] for change in changes if "setting" in change}
        matches = [_is_match_there(store, change) for change in last.values()]
        newest = changes[-1].get("setting")
        return matches + [values[name] == value or name == newest for name, value in chosen.items()]
    finally:
        store.close()


def _is_match_there(store: Store, change: dict[str, Any]) -> bool:
    """The kill may have come after a change and before it was printed: then one more step is there, never one less."""
    match = store.resume(change["id"])
    stored, moves, cursor = [str(move) for move in match.moves], change["moves"], change["cursor"]
    if (stored, match.cursor) == (moves, cursor):
        return True
    common = min(match.cursor, cursor)
    return match.cursor != cursor and stored[:common] == moves[:common]
