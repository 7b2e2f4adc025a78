"""`ludogite cube`, to the letter."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludogite import paths
from ludogite.content.challenges import shipped
from tests.cli.test_cli import Run

WIZARD = shipped()[344]


def write(folder: Path, data: object) -> str:
    file = folder / "challenge.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("arguments", "number"),
    [(["2x4x4"], 1390), (["4x2x4", "--raw"], 11120), (["2x2x8"], 224), (["1x1x32"], 0), (["1x4x8"], 0)],
)
def test_count_prints_the_number_alone(arguments: list[str], number: int, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "cube", "count", *arguments)
    assert (run.code, run.out, run.err) == (0, f"{number}\n", "")


def test_a_region_is_told_by_its_cells(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [f"{x}{y}{z}" for x in (5, 4) for y in range(4) for z in range(4)]
    assert Run(capsys, "cube", "count", *cells).out == "1390\n"
    assert Run(capsys, "cube", "count", " ".join(cells)).out == "1390\n"


@pytest.mark.parametrize("region", ["3x3x3", "2x4", "0x4x8", "000 001", "2x4x4x1", "zzz", "000 " * 32])
def test_what_is_no_region_is_said(region: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "cube", "count", region)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("ludogite: A region is a box of 32 cells")


def test_solve_prints_solutions_or_their_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, WIZARD.challenge.to_json())
    assert Run(capsys, "cube", "solve", file, "--count").out == "1\n"
    solution = json.loads(Run(capsys, "cube", "solve", file).out)
    assert solution == WIZARD.to_json()["solution"]
    loose = {**WIZARD.challenge.to_json(), "start": {"red": [], "yellow": []}}
    loose.pop("lines", None)
    file = write(tmp_path, loose)
    assert Run(capsys, "cube", "solve", file, "--count", "--limit", "7").out == "7\n"
    assert Run(capsys, "cube", "solve", file, "--count", "--limit", "0").out == "0\n"
    assert len(Run(capsys, "cube", "solve", file, "--limit", "3").out.splitlines()) == 3


def test_a_made_challenge_is_a_file_that_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "made.json")
    assert Run(capsys, "cube", "make", "--level", "junior", "--seed", "3", "-o", file).code == 0
    run = Run(capsys, "cube", "make", "--level", "junior", "--seed", "3")
    assert json.loads(run.out) == json.loads(Path(file).read_text(encoding="utf-8"))
    run = Run(capsys, "cube", "verify", file)
    assert (run.code, run.out, run.err) == (0, f"{file}: one solution, and it can be built\n", "")


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "cube", "make", "--level", "starter", "--seed", "1", "-o", str(tmp_path))
    assert run.code == 2
    assert "cannot be written" in run.err


def test_verify_names_what_is_wrong_and_ends_with_the_worst_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ambiguous = {**WIZARD.challenge.to_json(), "start": {"red": [], "yellow": []}}
    ambiguous.pop("lines", None)
    file = write(tmp_path, ambiguous)
    run = Run(capsys, "cube", "verify", file)
    assert (run.code, run.err) == (1, f"{file}: It has more than one solution.\n")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    broken = str(tmp_path / "broken.json")
    run = Run(capsys, "cube", "verify", broken, file)
    assert run.code == 2
    assert run.err.splitlines() == [f"{broken}: This is not a JSON file.", f"{file}: It has more than one solution."]


def test_a_challenge_without_solution_is_said_beside_the_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = WIZARD.challenge.to_json()
    data["faces"] = {axis: ["RYRY", "YRYR"] * 2 for axis in "xyz"}
    data["start"] = {"red": [], "yellow": []}
    data.pop("lines", None)
    file = write(tmp_path, data)
    run = Run(capsys, "cube", "solve", file)
    assert (run.code, run.out, run.err) == (0, "", f"{file}: It has no solution.\n")
    run = Run(capsys, "cube", "solve", file, "--count")
    assert (run.code, run.out, run.err) == (0, "0\n", "")
    run = Run(capsys, "cube", "solve", file, "--limit", "0")
    assert (run.code, run.out, run.err) == (0, "", "")


def test_the_solution_and_the_order_in_a_file_are_verified_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, other = WIZARD.to_json(), shipped()[345].to_json()
    file = write(tmp_path, data | {"solution": other["solution"]})
    run = Run(capsys, "cube", "verify", file)
    assert (run.code, run.err) == (1, f"{file}: The included solution is wrong.\n")
    write(tmp_path, data | {"order": data["order"][::-1]})
    run = Run(capsys, "cube", "verify", file)
    assert (run.code, run.err) == (1, f"{file}: It cannot be built in the included order.\n")
    write(tmp_path, data | {"order": "000 001 010 100"})
    run = Run(capsys, "cube", "verify", file)
    assert (run.code, run.err) == (2, f"{file}: “order” must be a list of placements.\n")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "challenge.json"
    file.write_text(json.dumps(WIZARD.challenge.to_json()), encoding="utf-8-sig")
    assert Run(capsys, "cube", "solve", str(file), "--count").out == "1\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"[", "This is not a JSON file."),
        (b"7", "This is not a list of challenges."),
        (b"[7]", "“challenge” must be an object."),
        (json.dumps([WIZARD.challenge.to_json()]).encode(), "“id” is missing."),
    ],
)
def test_a_damaged_list_of_challenges_is_told_in_one_line(content: bytes, reason: str, tmp_path: Path) -> None:
    """In a copy of the program."""
    program = paths.assets().parent / "ludogite"
    shutil.copytree(program, tmp_path / "ludogite", ignore=shutil.ignore_patterns("__pycache__", "ui"))
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "challenges.json").write_bytes(content)
    command = [sys.executable, "-m", "ludogite", "cube", "verify"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"ludogite: challenges.json: {reason}\n")


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"[" * 100_000, b" " * 2_000_000])
def test_a_file_that_is_no_challenge_is_told_in_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.json").write_bytes(content)
    run = Run(capsys, "cube", "solve", str(tmp_path / "odd.json"), "--count")
    assert (run.code, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1
    run = Run(capsys, "cube", "solve", str(tmp_path / "none.json"))
    assert run.code == 2
    assert "none.json" in run.err


@pytest.mark.linux("a file without end")
def test_a_file_without_end_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "cube", "solve", "/dev/zero")
    assert (run.code, run.err) == (2, "ludogite: /dev/zero: This isn’t a readable file.\n")
