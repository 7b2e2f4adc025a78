"""Draws the program's icon, kept as SVG, into the PNGs that windows and desktops ask for, and into the files of Windows
and macOS; those hold PNGs of several sizes, and were not tried there."""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from ludogite.paths import DESKTOP_ID

ASSETS = Path(__file__).resolve().parent.parent / "assets"
DRAWING = ASSETS / "icons" / "ludogite.svg"
THEME = ASSETS / "share" / "icons" / "hicolor"
SIZE = 256
"""What the window shows."""
DESKTOP_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""By the name that macOS gives to each."""
WALNUT = 0xFF3B2E22


def png(size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return _drawn(image, QRectF(image.rect()), b"PNG")


def tall_bmp() -> bytes:
    """For a page of the installer: the icon on a table of walnut."""
    image = QImage(164, 314, QImage.Format.Format_RGB888)
    image.fill(WALNUT)
    return _drawn(image, QRectF(34, 56, 96, 96), b"BMP")


def _drawn(image: QImage, place: QRectF, kind: bytes) -> bytes:
    application = QGuiApplication.instance() or QGuiApplication([])
    with QPainter(image) as painter:
        QSvgRenderer(str(DRAWING)).render(painter, place)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(kind)).write(image)
    del application
    return bytes(buffer.data().data())


def ico() -> bytes:
    """A list of pictures, each with its place in the file, then the pictures."""
    pictures = {size: png(size) for size in ICO_SIZES}
    place = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return head + body


def icns() -> bytes:
    """One picture after another, each after its name and length."""
    pictures = ((name, png(size)) for name, size in ICNS_SIZES.items())
    body = b"".join(name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    DRAWING.with_suffix(".png").write_bytes(png(SIZE))
    for size in DESKTOP_SIZES:
        (THEME / f"{size}x{size}" / "apps" / f"{DESKTOP_ID}.png").write_bytes(png(size))
    shutil.copyfile(DRAWING, THEME / "scalable" / "apps" / f"{DESKTOP_ID}.svg")


if __name__ == "__main__":
    main()
