"""`ludogite keep save` and `keep restore`, to the letter."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest

from ludogite.match.people import Person
from ludogite.match.store.store import Store
from tests.cli.test_cli import Run
from tests.match.store.test_salvage import destroy_a_page, write_matches
from tests.support.moves import play_text
from tests.support.store import CONFIG


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "family.ludogite-keep")


def play(*moves: str, name: str = "Ann") -> None:
    with closing(Store()) as store:
        store.remember(Person(name, 1, 2))
        match = store.begin(CONFIG)
        for move in moves:
            play_text(match, move)


def count() -> int:
    with closing(Store()) as store:
        return store.count()


def test_what_is_saved_comes_back(
    file: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play("Sa1")
    run = Run(capsys, "keep", "save", file)
    assert (run.code, run.out, run.err) == (0, f"Everything is saved as {file}.\n", "")
    monkeypatch.setenv("LUDOGITE_HOME", str(tmp_path / "other"))
    run = Run(capsys, "keep", "restore", file, "--replace")
    assert (run.code, run.err) == (0, "")
    said = re.sub(r"\d{4}-\d\d-\d\d", "DAY", run.out)
    assert said == (
        "Everything was replaced.\n"
        "Here now: 1 player, 1 game.\n"
        f"What was here before is kept as {tmp_path / 'other' / 'data' / 'before-DAY.ludogite-keep'}.\n"
    )
    assert count() == 1


def test_what_is_new_is_added_and_what_was_there_is_told(
    file: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play("Sa1")
    Run(capsys, "keep", "save", file)
    monkeypatch.setenv("LUDOGITE_HOME", str(tmp_path / "other"))
    play("Kb2", name="Tom")
    for short, said in (
        (
            "What is new was added.",
            "New: 1 player, 1 game.\nAlready here: nothing.\n",
        ),
        (
            "Everything was here already.",
            "New: nothing.\nAlready here: 1 player, 1 game.\n",
        ),
    ):
        run = Run(capsys, "keep", "restore", file)
        assert (run.code, run.err) == (0, "")
        assert run.out.startswith(f"{short}\n{said}What was here before is kept as {tmp_path}")
    assert count() == 2


def test_a_damaged_file_is_refused_with_2_and_changes_nothing(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    play("Sa1")
    Run(capsys, "keep", "save", file)
    content = Path(file).read_bytes()
    Path(file).write_bytes(content[:500] + b"?" + content[501:])
    for words in (["restore", file], ["restore", file, "--replace"]):
        run = Run(capsys, "keep", *words)
        assert (run.code, run.out) == (2, "")
        assert run.err == "ludogite: This file is damaged, or was not saved by Ludogîte. Nothing was changed.\n"
    assert count() == 1


def test_a_missing_file_and_folder_are_refused_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "keep", "restore", str(tmp_path / "no.ludogite-keep"))
    assert (run.code, run.out, run.err) == (2, "", "ludogite: This isn’t a readable file.\n")
    run = Run(capsys, "keep", "save", str(tmp_path / "no" / "a.ludogite-keep"))
    assert (run.code, run.out) == (2, "")
    assert run.err == f"ludogite: {tmp_path / 'no'} cannot be written (No such file or directory).\n"


def test_while_the_window_is_open_both_say_so_with_1(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    play("Sa1")
    Run(capsys, "keep", "save", file)
    with closing(Store()) as store:
        for words in (["save", file], ["restore", file], ["restore", file, "--replace"]):
            run = Run(capsys, "keep", *words)
            assert (run.code, run.out, run.err) == (1, "", "ludogite: Ludogîte is already open.\n")
        assert store.count() == 1


def test_what_can_be_saved_of_a_damaged_database_is_saved(
    file: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "data").mkdir(parents=True)
    write_matches(home / "data" / "matches.db", 5)
    destroy_a_page(home / "data" / "matches.db")
    run = Run(capsys, "keep", "save", file)
    assert run.code == 0
    assert "is damaged" in run.err
    monkeypatch.setenv("LUDOGITE_HOME", str(tmp_path / "other"))
    assert Run(capsys, "keep", "restore", file, "--replace").code == 0
    assert count() == 5
