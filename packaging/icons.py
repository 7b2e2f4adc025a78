"""Draws the program's icon, kept as SVG, into the PNGs that windows and desktops ask for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ludogite.paths import DESKTOP_ID

ASSETS = Path(__file__).resolve().parent.parent / "assets"
DRAWING = ASSETS / "icons" / "ludogite.svg"
THEME = ASSETS / "share" / "icons" / "hicolor"
SIZE = 256
"""What the window shows."""
DESKTOP_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw(size: int, file: Path) -> None:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(file))


def main() -> None:
    app = QGuiApplication([])
    draw(SIZE, DRAWING.with_suffix(".png"))
    for size in DESKTOP_SIZES:
        draw(size, THEME / f"{size}x{size}" / "apps" / f"{DESKTOP_ID}.png")
    scalable = THEME / "scalable" / "apps" / f"{DESKTOP_ID}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(DRAWING, scalable)
    app.shutdown()


if __name__ == "__main__":
    main()
