"""Whatever the program comes with is named, with the text of its licence."""

from __future__ import annotations

import re
from pathlib import Path

import PySide6
import pytest

from ludogite import licences, paths


def test_every_part_has_a_text_and_the_program_comes_first() -> None:
    parts = licences.parts()
    assert parts[0].name == "Ludogîte"
    assert [part.name for part in parts if len(part.text) < 500] == []
    assert [part.name for part in parts if not part.licence] == []


def test_what_the_build_has_collected_is_what_the_frozen_program_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / licences.COLLECTED
    folder.mkdir()
    zlib = licences.Part("zlib", "1.3", "", "Altered versions\n\nmust be marked.")
    own = licences.Part("Ludogîte", "1.0", "MIT", "As is.")
    (folder / "zlib.txt").write_text(zlib.to_file(), encoding="utf-8")
    (folder / "own.txt").write_text(own.to_file(), encoding="utf-8")
    monkeypatch.setattr(licences, "__file__", str(tmp_path / "ludogite" / "licences.py"))
    monkeypatch.setattr(paths, "is_frozen", lambda: True)
    assert licences.parts() == [own, zlib]


def test_what_is_inside_qt_is_told_of_the_version_that_ships() -> None:
    """The program that ships is built with the oldest Python; newer ones have a newer Qt. Another version asks for new
    texts: packaging/qt_licences.py, and the licence of its ICU."""
    lock = (Path(__file__).parents[1] / "requirements.lock").read_text(encoding="utf-8")
    shipped = re.search(r"^pyside6-essentials==(\d+\.\d+)\.", lock, re.MULTILINE)
    assert shipped
    assert f"qtbase {shipped[1]}." in text_of_qt()


def text_of_qt() -> str:
    (qt,) = [part for part in licences.parts() if part.name == licences.QT]
    return qt.text


@pytest.mark.linux("the ICU that Qt brings along")
def test_the_icu_inside_qt_is_told_of_the_version_that_ships() -> None:
    (icu,) = (Path(PySide6.__path__[0]) / "Qt" / "lib").glob("libicuuc.so.*")
    assert f"(version {icu.suffix[1:]}." in text_of_qt()
