"""Settings: kept, atomic, and never in the way."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ludogite import paths
from ludogite.settings import LANGUAGE, THEME, CannotSave, Settings


def test_defaults_hold_until_something_is_chosen() -> None:
    settings = Settings()
    assert (settings[LANGUAGE], settings[THEME]) == ("system", "system")
    assert settings.complaint is None


def test_a_choice_is_there_next_time() -> None:
    Settings()[LANGUAGE] = "fr"
    assert Settings()[LANGUAGE] == "fr"


def test_a_value_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="theme"):
        Settings()[THEME] = "pink"
    assert Settings()[THEME] == "system"


def test_values_of_another_version_are_ignored_but_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"theme": "sepia", "volume": 3}')
    settings = Settings(file)
    assert settings[THEME] == "system"
    settings[LANGUAGE] = "en"
    assert json.loads(file.read_text()) == {"theme": "sepia", "volume": 3, "language": "en"}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"x": "\\ud800"}'])
def test_a_damaged_file_is_kept_aside_and_said(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings = Settings(file)
    assert settings[LANGUAGE] == "system"
    assert "settings.damaged-1.json" in str(settings.complaint)
    settings[LANGUAGE] = "fr"
    assert Settings(file)[LANGUAGE] == "fr"
    file.write_bytes(b"damaged again")
    assert "settings.damaged-2.json" in str(Settings(file).complaint)
    assert (tmp_path / "settings.damaged-1.json").read_bytes() == content


def test_a_choice_holds_even_if_it_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("a file where a folder should be")
    settings = Settings(tmp_path / "in the way" / "settings.json")
    with pytest.raises(CannotSave, match="cannot be saved"):
        settings[LANGUAGE] = "fr"
    assert settings[LANGUAGE] == "fr"


def test_nothing_half_written_stays_beside_the_file() -> None:
    settings = Settings()
    settings[LANGUAGE] = "fr"
    assert [file.name for file in settings.file.parent.iterdir()] == ["settings.json"]


def test_what_a_killed_program_has_left_half_written_is_removed_once_it_is_old(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in ("ludogite-ab12.part", "ludogite-cd34.part", "holidays.part"))
    for file in (old, young, other):
        file.write_text("{")
    os.utime(old, (0, 0))
    os.utime(other, (0, 0))
    paths.remove_parts(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["holidays.part", "ludogite-cd34.part"]


@pytest.mark.linux("modes of files")
def test_the_folder_is_private_to_its_owner() -> None:
    settings = Settings()
    settings[LANGUAGE] = "fr"
    assert settings.file.parent.stat().st_mode & 0o777 == 0o700
