"""`ludogite print`, on a machine without a screen."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from tests.support.paper import page_size, text

MOVES = ["start 1", "start 2", "start 3", "roll 3 5", "3@b1 5@b2", "3@b1 5@b2", "3@b1 5@b2"]


NO_GRIDS = "ludogite: There are no grids “F11”: there are E, M, H, F, D, with a number from 1 to 10."
NO_CHALLENGES = "ludogite: There are no challenges from 900 to 901; this level has 80."
NO_ROOM = ("/bin/sh", "-c", 'ulimit -f 4; export PYTHONDONTWRITEBYTECODE=1; exec "$@"', "sh")
"""Python would cut off what it keeps of a module, and read that the next time."""
REVERSE = "ludogite: From 9 to 6: the second number must not be smaller."


def record(folder: Path, name: str = "match.json", **changes: Any) -> str:
    fields = {"format": "ludogite-record/1", "game": "symbols", "players": ["Léa", "Tom", "Zoé"], "moves": MOVES}
    (folder / name).write_text(json.dumps(fields | changes), encoding="utf-8")
    return name


def run(folder: Path, *arguments: str, shell: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    environment = {name: value for name, value in (os.environ | nothing).items() if name != "QT_QPA_PLATFORM"}
    command = [*shell, sys.executable, "-m", "ludogite", "print", *arguments]
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_blank_pad(tmp_path: Path) -> None:
    ran = run(tmp_path, "symbols", "--blank", "-o", "pad.pdf")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "pad.pdf\n", "")
    assert text(tmp_path / "pad.pdf").count("Six Symbols") == 2
    assert {file.name for file in tmp_path.iterdir()} <= {"pad.pdf", "home"}


def test_a_pad_as_it_was_asked_for(tmp_path: Path) -> None:
    choices = ["--per-page", "8", "--diagonal", "without", "--paper", "letter", "--language", "fr"]
    assert run(tmp_path, "symbols", "--blank", *choices, "-o", "pad.pdf").returncode == 0
    words = text(tmp_path / "pad.pdf")
    assert words.count("Six symboles") == 8
    assert "Diagonale" not in words
    assert page_size(tmp_path / "pad.pdf") == pytest.approx((215.9, 279.4), abs=0.3)


def test_the_sheets_of_a_match(tmp_path: Path) -> None:
    ran = run(tmp_path, "symbols", "--record", record(tmp_path), "-o", "match.pdf")
    assert (ran.returncode, ran.stderr) == (0, "")
    written = text(tmp_path / "match.pdf")
    assert [written.count(name) for name in ("Léa", "Tom", "Zoé")] == [1, 1, 1]


def match_of_big_bang() -> dict[str, Any]:
    """A whole match of which the rules say how its rounds ended, with somebody who always turns the dearest token."""
    game, options = SHELF["bigbang"], {"bonuses": "assisted"}
    setup = game.draw_setup(2, options, 7)
    state, moves = game.start(2, options, setup), list[str]()
    while state.to_move is not None:
        turns = [text for text in map(str, state.find_moves()) if text.startswith("turn")]
        roll = "roll 5 6" if len(moves) % 3 else "roll 2 2"
        moves.append(roll if state.to_move == CHANCE else turns[-1] if turns else "done")
        state = state.play(game.rules.parse(moves[-1]))
    penalties = [str(points) for by_round in zip(*state.view()["penalties"], strict=True) for points in by_round]
    fields = {"game": "bigbang", "players": ["Léa", "Tom"], "options": options, "setup": setup, "moves": moves}
    return {"fields": fields, "first line": ["1", *penalties]}


def test_the_sheet_of_a_match_of_big_bang(tmp_path: Path) -> None:
    match = match_of_big_bang()
    ran = run(tmp_path, "bigbang", "--record", record(tmp_path, **match["fields"]), "-o", "match.pdf")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "match.pdf\n", "")
    written = [line.split() for line in text(tmp_path / "match.pdf").splitlines()]
    assert [*match["first line"], "1"] in written, "and the number of the sheet beside it"


def test_a_pad_of_big_bang_as_it_was_asked_for(tmp_path: Path) -> None:
    choices = ["--per-page", "4", "--paper", "letter", "--language", "fr"]
    assert run(tmp_path, "bigbang", "--blank", *choices, "-o", "pad.pdf").returncode == 0
    assert text(tmp_path / "pad.pdf").count("Feuille de score") == 4
    assert page_size(tmp_path / "pad.pdf") == pytest.approx((215.9, 279.4), abs=0.3)


def test_pictures_of_several_pages_are_numbered_and_named(tmp_path: Path) -> None:
    ran = run(tmp_path, "symbols", "--record", record(tmp_path), "-o", "match.png")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "match-1.png\nmatch-2.png\n", "")
    for name in ("match-1.png", "match-2.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


def test_the_language_is_that_of_the_window_unless_it_is_given(tmp_path: Path, home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text('{"language": "fr"}')
    run(tmp_path, "symbols", "--blank", "-o", "window.pdf")
    run(tmp_path, "symbols", "--blank", "--language", "en", "-o", "given.pdf")
    assert "Six symboles" in text(tmp_path / "window.pdf")
    assert "Six Symbols" in text(tmp_path / "given.pdf")


def test_settings_that_cannot_be_read_are_reported(tmp_path: Path, home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text("{")
    ran = run(tmp_path, "symbols", "--blank", "-o", "pad.pdf")
    assert (ran.returncode, ran.stdout) == (0, "pad.pdf\n")
    assert ran.stderr.startswith("The settings file is damaged.")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("shapes --blank -o x.pdf", "ludogite: Four Shapes has no score sheets to print."),
        ("shapes --booklet -o x.pdf", "ludogite: Four Shapes has no booklet to print."),
        ("symbols --booklet -o x.pdf", "ludogite: Six Symbols has no booklet to print."),
        ("challenge --kit -o x.pdf", "ludogite: Cube Challenge has no kit to print."),
        ("crossword --kit --grids F11 -o x.pdf", NO_GRIDS),
        ("crossword --kit --level wizard -o x.pdf", "ludogite: This sheet has no --level wizard."),
        ("crossword --booklet --count 0 -o x.pdf", "ludogite: --count is a number from 1 to 200."),
        ("cube --booklet --from 900 --to 901 -o x.pdf", NO_CHALLENGES),
        ("cube --booklet --from 9 --to 6 -o x.pdf", REVERSE),
        ("symbols --blank -o x.gif", "ludogite: “x.gif” must end in .pdf or .png."),
        ("symbols --blank -o none/x.pdf", f"ludogite: {Path('none/x.pdf')} cannot be written (…)."),
        ("symbols --record match.json --diagonal with -o x.pdf", "ludogite: This sheet has no --diagonal."),
        ("bigbang --blank --per-page 8 -o x.pdf", "ludogite: This sheet has no --per-page 8."),
        ("symbols --record none.json -o x.pdf", "none.json: The file cannot be read (…)."),
        ("symbols --record cube.json -o x.pdf", "ludogite: cube.json is a game of Cube, not of Six Symbols."),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(tmp_path: Path, arguments: str, complaint: str) -> None:
    record(tmp_path)
    record(tmp_path, "cube.json", game="cube", players=["Ann", "Bob"], moves=[])
    ran = run(tmp_path, *arguments.split())
    # The reason is in the words of the system.
    assert (ran.returncode, ran.stdout, re.sub(r"\(.+\)", "(…)", ran.stderr)) == (2, "", complaint + "\n")
    assert not list(tmp_path.glob("x*"))


def test_a_record_with_an_illegal_move_is_not_printed(tmp_path: Path) -> None:
    ran = run(tmp_path, "symbols", "--record", record(tmp_path, moves=["start 1", "start 1"]), "-o", "x.pdf")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "match.json: move 2 (start 1): Someone else already has this symbol.\n"
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.linux("limits of a process")
def test_where_there_is_no_room_the_old_file_stays_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "pad.pdf").write_text("old")
    ran = run(tmp_path, "symbols", "--blank", "-o", "pad.pdf", shell=NO_ROOM)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "ludogite: pad.pdf cannot be written (File too large).\n"
    assert (tmp_path / "pad.pdf").read_text() == "old"
    assert {file.name for file in tmp_path.iterdir()} <= {"pad.pdf", "home"}


def test_the_manual_is_one_for_all_games(tmp_path: Path) -> None:
    ran = run(tmp_path, "manual", "--language", "fr", "-o", "manual.pdf")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "manual.pdf\n", "")
    assert "Le manuel" in text(tmp_path / "manual.pdf")
    ran = run(tmp_path, "manual", "--rules", "-o", "rules.pdf")
    assert (ran.returncode, ran.stderr) == (2, "ludogite: There is only one manual, for all games.\n")


def test_a_game_alone_does_not_say_what_to_print(tmp_path: Path) -> None:
    ran = run(tmp_path, "shapes", "-o", "shapes.pdf")
    assert ran.returncode == 2
    assert "--blank, --record FILE, --kit, --booklet, --rules" in ran.stderr
