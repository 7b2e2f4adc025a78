"""Whatever ends the program while everything is brought back, there is afterwards what was or what came; never a
mixture, and never nothing. A disk that is full says so."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludogite.content.own_words import own_file
from ludogite.match.library import keep
from ludogite.match.people import Person
from ludogite.match.store.store import Store
from ludogite.settings import THEME, Settings
from tests.reliability.fuzz import WORDS
from tests.reliability.kills import ROOT
from tests.support.moves import play_text
from tests.support.store import CONFIG

HERE = [["Ann"], [1], "light", False]
CAME = {"replace": [["Zoé"], [2, 2], "dark", True], "add": [["Ann", "Zoé"], [1, 2, 2], "light", True]}


def write_home(monkeypatch: pytest.MonkeyPatch, home: Path, name: str, moves: list[str], matches: int) -> Store:
    monkeypatch.setenv("LUDOGITE_HOME", str(home))
    store = Store()
    store.remember(Person(name, 1, 1))
    for _ in range(matches):
        match = store.begin(CONFIG)
        for move in moves:
            play_text(match, move)
    return store


@pytest.mark.linux("copies of a process")
@pytest.mark.parametrize("how", ["replace", "add"])
@pytest.mark.parametrize("what", ["kills", "disks"])
def test_there_is_what_was_or_what_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, how: str) -> None:
    file, home = tmp_path / "family.ludogite-keep", tmp_path / "home"
    with closing(write_home(monkeypatch, tmp_path / "other", "Zoé", ["Sa1", "Kd4"], 2)) as there:
        Settings()[THEME] = "dark"
        own_file("fr").write_bytes(WORDS)
        keep.save(there, Settings(), file)
    write_home(monkeypatch, home, "Ann", ["Sa1"], 1).close()
    Settings()[THEME] = "light"
    command = [sys.executable, "-m", "tests.reliability.keep_kills", str(home), str(file), what, how]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    ends = [json.loads(line) for line in run.stdout.splitlines()]
    assert all(found in (HERE, CAME[how]) for _, found in ends)
    assert ends[0][1] == HERE
    assert ends[-1] == [0, CAME[how]]
    assert all(found == HERE for code, found in ends if code == 2), "what is refused has changed nothing"
    assert {code for code, _ in ends[:-1]} == ({-9} if what == "kills" else {0, 2})
    assert len(ends) > 30
