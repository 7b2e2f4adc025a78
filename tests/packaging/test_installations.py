"""Assets are found, and the program works, from the checkout and from a wheel. `./dev package` tries
the frozen program."""

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
