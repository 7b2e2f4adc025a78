"""Files of every version that was ever released are opened by this one, and tell the same matches."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludogite.match import record
from ludogite.match.store import Store
from ludogite.match.store_file import MIGRATIONS
from ludogite.settings import CLOCK, SETTINGS, Settings
from ludogite.ui.games.cube.challenges import GRAVITY
from tests.match.test_fill_in import DAMAGED
from tests.reliability.zoo import ZOO, matches_of, people_of

LAYOUTS = ("main", "played")
VERSION_5 = ZOO.parent / "store-version-5.db"


@pytest.mark.parametrize("file", sorted(ZOO.glob("record-*.json")), ids=lambda file: file.stem)
def test_a_record_of_any_version_stands_as_it_stood(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    state = record.read(json.dumps(kept["record"]).encode()).replay()
    assert json.loads(json.dumps(state.view())) == kept["view"]


@pytest.mark.parametrize("file", sorted(ZOO.glob("store-version-*.db")), ids=lambda file: file.stem)
def test_matches_of_a_file_of_any_version_are_all_there(file: Path, tmp_path: Path) -> None:
    shutil.copyfile(file, tmp_path / "matches.db")
    kept = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    kept_matches = kept.pop("matches", kept)  # the oldest file has nothing else
    store = Store(tmp_path / "matches.db")
    assert store.complaint is None
    found = matches_of(store)
    assert {id: {key: found[id][key] for key in match} for id, match in kept_matches.items()} == kept_matches
    assert len(found) == len(kept_matches)
    if kept is not kept_matches:
        assert json.loads(json.dumps(people_of(store))) == kept
    store.close()


@pytest.mark.parametrize("file", sorted(ZOO.glob("settings-*.json")), ids=lambda file: file.stem)
def test_settings_of_any_version_hold(file: Path, tmp_path: Path) -> None:
    shutil.copyfile(file, tmp_path / "settings.json")
    settings = Settings(tmp_path / "settings.json")
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert settings.complaint is None
    assert {setting.name: settings[setting] for setting in (*SETTINGS, CLOCK, GRAVITY)} == kept


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_every_former_layout_of_the_tables_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    """What each version could hold, filled from a file that really was played with."""
    file = tmp_path / "matches.db"
    Store(file, MIGRATIONS[:version]).close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("ATTACH ? AS played", (str(VERSION_5),))
        for table in ("matches", "moves"):
            here, there = ({row[1] for row in db.execute(f"PRAGMA {name}.table_info({table})")} for name in LAYOUTS)
            columns = ", ".join(sorted(here & there))
            db.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM played.{table}")
        count = db.execute("SELECT count(*) FROM main.matches").fetchone()[0]
        db.commit()
    store = Store(file)
    assert store.complaint is None
    assert len(store.matches()) == count
    for match in store.matches():
        if match.id not in DAMAGED:
            assert store.resume(match.id).cursor == match.moves
    store.close()
    assert file.with_suffix(f".version-{version}.db").exists()
