"""`./dev screens --compare`, on a few pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from tests.tools.screens.main import differences, main

WORDS = ["--parts", "pages", "--looks", "en-light", "--scales", "1"]


def files(folder: Path) -> dict[Path, Path]:
    return {file.relative_to(folder): file for file in folder.rglob("*.png")}


@pytest.mark.linux("fork")
def test_two_runs_draw_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--into", str(tmp_path / "before")]) == 0
    assert len(files(tmp_path / "before")) == 7
    (tmp_path / "before" / "pages" / "gone-en-light.png").write_bytes(b"")
    assert main([*WORDS, "--into", str(tmp_path / "after"), "--compare", str(tmp_path / "before")]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[2:] == ["pages/gone-en-light.png: missing", f"1 differences from {tmp_path / 'before'}"]


def test_what_has_changed_is_told_with_how_much(tmp_path: Path) -> None:
    for name in ("before", "after"):
        (tmp_path / name).mkdir()
        for file in ("same.png", "changed.png", "larger.png"):
            picture = QImage(100, 50, QImage.Format.Format_RGB32)
            picture.fill(0xFF404040)
            if name == "after" and file == "changed.png":
                with QPainter(picture) as painter:
                    painter.fillRect(QRect(10, 10, 5, 10), 0xFF403A60)
            if name == "after" and file == "larger.png":
                picture = picture.scaled(120, 50)
            picture.save(str(tmp_path / name / file))
    (tmp_path / "before" / "same.png").rename(tmp_path / "before" / "old.png")
    assert list(differences(files(tmp_path / "after"), files(tmp_path / "before"))) == [
        "changed.png: 1.000% of the pixels, by at most 32",
        "larger.png: 120×50 instead of 100×50",
        "old.png: missing",
        "same.png: new",
    ]
    same = {Path("same.png"): tmp_path / "before" / "old.png"}
    assert list(differences({Path("same.png"): tmp_path / "after" / "same.png"}, same)) == []
