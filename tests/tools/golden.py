"""Texts of the program that change only on purpose, kept in tests/data/golden: what commands answer, what is on paper,
what screen readers find on each page. `./dev golden` writes them anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "data" / "golden"
MAKERS = {
    "commands": ("tests.tools.golden_commands",),
    "pages in English": ("tests.tools.golden_pages", "en"),
    "pages in French": ("tests.tools.golden_pages", "fr"),
}


def make(maker: str, folder: Path) -> None:
    module, *words = MAKERS[maker]
    command = [sys.executable, "-m", "tests.tools.fixed_time", module, str(folder), *words]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"QT_FONT_DPI": "96", "QT_SCALE_FACTOR": "1"}, check=True)


if __name__ == "__main__":
    shutil.rmtree(GOLDEN, ignore_errors=True)
    for each in MAKERS:
        make(each, GOLDEN)
