"""Kills a playing program at a random moment, opens what it has left, and looks whether anything is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.settings import SETTINGS, Settings

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Killed:
    changes: int
    """Changes that were accepted."""
    lost: list[str]
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
    accepted = sum("trying" not in change for change in changes)
    return Killed(accepted, [*_lost_matches(folder, changes), *_lost_settings(folder, changes)])


def _lost_matches(folder: Path, changes: list[dict[str, Any]]) -> Iterator[str]:
    """Those that are not as the last change left them."""
    store = Store(folder / "matches.db")
    assert store.complaint is None, store.complaint
    last = {change["id"]: change for change in changes if "id" in change}
    for change in last.values():
        match = store.resume(change["id"])
        if not _is_there(match, change["moves"], change["cursor"]):
            yield f"{change}, but there is {[str(move) for move in match.moves]} at {match.cursor}"
    store.close()


def _is_there(match: Match, moves: list[str], cursor: int) -> bool:
    """The kill may have come after a change and before it was printed: then one more step is there, never one less."""
    stored = [str(move) for move in match.moves]
    if (stored, match.cursor) == (moves, cursor):
        return True
    common = min(match.cursor, cursor)
    return match.cursor != cursor and stored[:common] == moves[:common]


def _lost_settings(folder: Path, changes: list[dict[str, Any]]) -> Iterator[str]:
    """Those that have another value than the last that was accepted, or was being written at the end."""
    settings = Settings(folder / "settings.json")
    assert settings.complaint is None, settings.complaint
    values = {setting.name: settings[setting] for setting in SETTINGS}
    chosen = {change["setting"]: change["value"] for change in changes if "setting" in change}
    for name, value in chosen.items():
        if values[name] != value and {"trying": name, "value": values[name]} != changes[-1]:
            yield f"{name} = {value}, but it is {values[name]}"
