"""The texts of the program are those in tests/data/golden. If a change of them is meant, `./dev golden` writes them."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.tools.golden import GOLDEN, MAKERS, make

KINDS = {
    "commands": ("replay/*", "legal/*", "print/*"),
    "pages in English": ("pages/*-en.txt",),
    "pages in French": ("pages/*-fr.txt",),
}
OF_LINUX = pytest.mark.linux("Qt's names of its fields, and its widths of letters")


def texts(folder: Path, maker: str) -> dict[str, str]:
    files = (file for kind in KINDS[maker] for file in folder.glob(kind))
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.long
@pytest.mark.parametrize(
    "maker", [pytest.param(maker, marks=OF_LINUX if maker.startswith("pages") else ()) for maker in MAKERS]
)
def test_texts_are_as_they_were(maker: str, tmp_path: Path) -> None:
    make(maker, tmp_path)
    new, golden = texts(tmp_path, maker), texts(GOLDEN, maker)
    changes = list[str]()
    for name in sorted(new.keys() | golden):
        before, after = golden.get(name, ""), new.get(name, "")
        if not name.startswith("print/"):
            changes += unified_diff(before.splitlines(), after.splitlines(), name, name, lineterm="", n=0)
        elif "".join(before.split()) != "".join(after.split()):  # where words of a PDF end is the reader's guess
            changes += unified_diff(before.split(), after.split(), name, name, lineterm="", n=2)
    assert not changes, "\n".join(["if this is meant, ./dev golden writes it:", *changes[:100]])
