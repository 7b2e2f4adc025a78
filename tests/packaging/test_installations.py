"""Assets are found, and the program works, from the checkout, from a wheel and from the frozen program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludogite import paths

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_checkout_uses_its_own_assets() -> None:
    assert paths.assets() == ROOT / "assets"
    assert (paths.assets() / "fonts").is_dir()


@pytest.mark.linux("pip")
@pytest.mark.long
def test_a_wheel_carries_its_assets(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ROOT], check=True, timeout=300
    )
    (wheel,) = tmp_path.glob("ludogite-*.whl")
    installed = tmp_path / "installed"
    subprocess.run([*pip, "install", "--no-deps", "--target", installed, wheel], check=True, timeout=300)
    told = {file.relative_to(ROOT / "assets") for file in (ROOT / "assets" / "share").rglob("*") if file.is_file()}
    assert all((installed / file).is_file() for file in told), "what desktops look for"
    run = subprocess.run(
        [sys.executable, "-m", "ludogite", "check"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["assets"] == str(installed / "ludogite" / "assets")


@pytest.mark.linux("a program that is frozen for it; ./dev windows freezes another")
@pytest.mark.long
def test_the_frozen_program_starts_thinks_speaks_french_and_ends(tmp_path: Path) -> None:
    folders: list[str | Path] = ["--dist", tmp_path / "dist", "--work", tmp_path / "work"]
    build = [sys.executable, ROOT / "packaging" / "build.py", "--quick", *folders]
    run = subprocess.run(build, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "'frozen': True" in run.stdout
    shipped = tmp_path / "dist" / "ludogite" / "_internal"
    assert (shipped / "LICENSE").is_file()
    assert (shipped / "NOTICE.md").is_file()
    names = {file.name.split(".")[0] for file in shipped.rglob("*")}
    assert not names & {"libreadline", "libssl", "libcrypto", "libgtk-3", "libcairo", "libstdc++"}
    assert not [link for link in shipped.rglob("*") if link.is_symlink() and not link.exists()]
    licences = {file.stem for file in (shipped / "licences").iterdir()}
    assert licences >= {"Ludogîte", "Python", "Qt-PySide6", "numpy", "HiGHS", "PyOpenGL", "pyqtgraph"}
    assert licences >= {"Inter", "Vollkorn", "pyinstaller", "libxcb", "glib2.0", "LGPL-2.1"}
