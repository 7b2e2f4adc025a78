"""What a package index shows of the program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)]+)\)")


def test_links_and_pictures_of_the_readme_work_in_the_source_and_on_an_index() -> None:
    links = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert "docs/pictures/cube.jpg" in links
    assert [link for link in links if not (ROOT / link).is_file()] == []
    found = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    metadata = json.loads(found.stdout)
    shown = LINK.findall(metadata["readme"]["text"])
    source = metadata["urls"]["Source"]
    assert f"{source}/raw/main/docs/pictures/cube.jpg" in shown
    assert f"{source}/blob/main/CONTRIBUTING.md" in shown
    assert [link for link in shown if not link.startswith(source)] == []


def test_the_program_is_started_with_and_without_a_console() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    metadata = json.loads(found.stdout)
    assert metadata["scripts"]["ludogite"] == metadata["gui-scripts"]["ludogite-window"]
    assert metadata["license"] == "MIT"


def test_a_release_is_built_by_scripts_that_are_there() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    scripts = re.findall(r"packaging/\S+", workflow)
    assert len(scripts) >= 2
    assert [script for script in scripts if not (ROOT / script).is_file()] == []
    commands = re.findall(r"\./dev (\w+)", workflow)
    assert commands == ["package"]
    assert "SHA256SUMS" in workflow
