"""Draws the program's icon, kept as SVG, into the PNG that windows and desktops ask for."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
SIZE = 256


def main() -> None:
    app = QGuiApplication([])
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / "ludogite.svg")).render(painter)
    painter.end()
    image.save(str(ICONS / "ludogite.png"))
    app.shutdown()


if __name__ == "__main__":
    main()
