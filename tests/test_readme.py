"""What the README shows is what happens."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = BLOCK.findall(README)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for _, name, content in BLOCKS:
        if name:
            (tmp_path / name).write_text(content, encoding="utf-8")
    return tmp_path


def examples() -> list[tuple[str, str]]:
    """Each command with what it prints, on stdout or stderr."""
    shown = "".join(content for kind, _, content in BLOCKS if kind == "console")
    return [(command, "".join(output)) for command, *output in (e.splitlines(True) for e in shown.split("$ ") if e)]


@pytest.mark.linux("a shell as the README shows it")
@pytest.mark.parametrize(("command", "output"), examples(), ids=[command.strip() for command, _ in examples()])
def test_commands_print_what_the_readme_shows(command: str, output: str, folder: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    account = {"PATH": path, "XDG_DATA_HOME": str(folder / "share")}
    run = subprocess.run(
        command, shell=True, cwd=folder, env=os.environ | account, capture_output=True, text=True, check=False
    )
    assert run.stdout + run.stderr == output


def test_there_are_examples() -> None:
    assert len(examples()) >= 5


@pytest.mark.parametrize("code", [content for kind, _, content in BLOCKS if kind == "python"])
def test_python_examples_hold(code: str) -> None:
    assert "assert" in code
    exec(code, {})


@pytest.mark.linux("a shell as the README shows it")
def test_every_command_of_dev_is_named_by_dev_itself() -> None:
    commands = {part.split()[0].rstrip("`.,:;") for part in README.split("./dev")[1:] if part[:1] == " "} - {"lists"}
    assert "play" in commands
    named = subprocess.run(
        ["./dev", "help"], cwd=Path(__file__).parent.parent, capture_output=True, text=True, check=True
    )
    for command in commands:
        assert f"./dev {command}" in named.stdout
