"""Files of every version that was ever released are opened by this one, and tell the same matches."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludogite.match import record
from ludogite.match.library import keep
from ludogite.match.library.keep_file import SUFFIX
from ludogite.match.store.store import Store
from ludogite.settings import CLOCK, SETTINGS, Settings
from ludogite.ui.games.cube.challenges import GRAVITY
from tests.reliability.zoo import ZOO, matches_of, people_of


@pytest.mark.parametrize("file", sorted(ZOO.glob("record-*.json")), ids=lambda file: file.stem)
def test_a_record_of_any_version_stands_as_it_stood(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    state = record.read(json.dumps(kept["record"]).encode()).replay()
    assert json.loads(json.dumps(state.view())) == kept["view"]


@pytest.mark.parametrize("file", sorted(ZOO.glob("store-version-*.db")), ids=lambda file: file.stem)
def test_matches_of_a_file_of_any_version_are_all_there(file: Path, tmp_path: Path) -> None:
    shutil.copyfile(file, tmp_path / "matches.db")
    kept = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    kept_matches = kept.pop("matches")
    store = Store(tmp_path / "matches.db")
    assert store.complaint is None
    found = matches_of(store)
    assert {id: {key: found[id][key] for key in match} for id, match in kept_matches.items()} == kept_matches
    assert len(found) == len(kept_matches)
    assert json.loads(json.dumps(people_of(store))) == kept
    store.close()


def test_what_any_version_saved_in_one_file_comes_back(tmp_path: Path) -> None:
    for file in ZOO.glob(f"*{SUFFIX}"):
        expected = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
        kept = keep.look_into(file, tmp_path / file.name)
        assert kept.counts.matches == len(expected["matches"])


@pytest.mark.parametrize("file", sorted(ZOO.glob("settings-*.json")), ids=lambda file: file.stem)
def test_settings_of_any_version_hold(file: Path, tmp_path: Path) -> None:
    shutil.copyfile(file, tmp_path / "settings.json")
    settings = Settings(tmp_path / "settings.json")
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert settings.complaint is None
    known = (*SETTINGS, CLOCK, GRAVITY)
    assert set(kept) <= {setting.name for setting in known}
    expected = {setting.name: kept.get(setting.name, setting.default) for setting in known}
    assert {setting.name: settings[setting] for setting in known} == expected, "what is newer is as at first"
