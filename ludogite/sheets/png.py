"""Packs a grey picture as a PNG file, some rows at a step. Qt packs all of it at once, for longer than the window may
stand still; and in a thread Python could collect garbage, widgets among it, which crashes."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import pack

from PySide6.QtGui import QImage

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY, DEPTH = 0, 8
A_METRE = 1
UNFILTERED = b"\0"
"""Before the bytes of a row."""
ROWS = 64
"""That are packed at a step: a few milliseconds."""


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))


def png_steps(image: QImage) -> Iterator[bytes]:
    """The parts of the file of an image of eight grey bits for each point."""
    width, line, bits = image.width(), image.bytesPerLine(), image.constBits()
    yield SIGNATURE + _chunk(b"IHDR", pack(">IIBBBBB", width, image.height(), DEPTH, GREY, 0, 0, 0))
    yield _chunk(b"pHYs", pack(">IIB", image.dotsPerMeterX(), image.dotsPerMeterY(), A_METRE))
    packer = zlib.compressobj()
    for top in range(0, image.height(), ROWS):
        rows = range(top, min(top + ROWS, image.height()))
        points = b"".join(UNFILTERED + bytes(bits[row * line : row * line + width]) for row in rows)
        yield _chunk(b"IDAT", packer.compress(points))
    yield _chunk(b"IDAT", packer.flush()) + _chunk(b"IEND", b"")
