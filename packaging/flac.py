"""Packs sound of one channel without loss, by as much of FLAC (RFC 9639) as short sounds need. So packaging/sounds.py
gives the same files everywhere, and wants no encoder."""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.int16]

RATE = 48_000
BLOCK = 1024
"""Samples that are packed together: as many as sound alike."""
MOST_BLOCKS = 128
"""From here on the number of a block takes more than one byte."""
HIGHEST_ORDER = 4
HIGHEST_RICE = 14


def packed(samples: Samples) -> bytes:
    blocks = [samples[at : at + BLOCK].astype(np.int64) for at in range(0, len(samples), BLOCK)]
    if len(blocks) > MOST_BLOCKS:
        raise ValueError("This sound is too long.")
    frames = (_frame(number, block) for number, block in enumerate(blocks))
    return b"fLaC" + _information(samples) + b"".join(frames)


def _information(samples: Samples) -> bytes:
    """What stands before the first block; the largest and the smallest size of a frame are left unsaid."""
    fields = ((BLOCK, 16), (BLOCK, 16), (0, 24), (0, 24), (RATE, 20), (0, 3), (15, 5), (len(samples), 36))
    checksum = hashlib.md5(samples.astype("<i2").tobytes(), usedforsecurity=False).digest()
    content = _bytes("".join(f"{value:0{width}b}" for value, width in fields)) + checksum
    return bytes([0x80]) + len(content).to_bytes(3, "big") + content


def _frame(number: int, block: npt.NDArray[np.int64]) -> bytes:
    """A head that says 48 kHz, one channel, 16 bits. Then the samples in bits: the first few, and how far each other
    is from what the ones before it let expect."""
    head = bytes([0xFF, 0xF8, 0x7A, 0x08, number]) + (len(block) - 1).to_bytes(2, "big")
    head += _checksum(head, 0x07, 8)
    order = min(range(min(HIGHEST_ORDER + 1, len(block))), key=lambda order: int(np.sum(_surprises(block, order))))
    surprises = _surprises(block, order)
    rice = min(range(HIGHEST_RICE + 1), key=lambda rice: int(np.sum((surprises >> rice) + rice)))
    first = "".join(f"{sample & 0xFFFF:016b}" for sample in block[:order].tolist())
    rest = "".join(_rice(value, rice) for value in surprises.tolist())
    frame = head + _bytes(f"0001{order:03b}0{first}000000{rice:04b}{rest}")
    return frame + _checksum(frame, 0x8005, 16)


def _surprises(block: npt.NDArray[np.int64], order: int) -> npt.NDArray[np.int64]:
    """Numbers from 0 on: the small ones stand for small differences, up and down."""
    difference = np.diff(block, order)
    return np.where(difference < 0, -2 * difference - 1, 2 * difference)


def _rice(value: int, rice: int) -> str:
    """The upper bits as so many zeros, then the lower ones as they are."""
    return "0" * (value >> rice) + f"{1 << rice | value & (1 << rice) - 1:b}"


def _bytes(bits: str) -> bytes:
    size = -(-len(bits) // 8)
    return int(bits.ljust(8 * size, "0"), 2).to_bytes(size, "big")


def _checksum(data: bytes, polynomial: int, width: int) -> bytes:
    remainder = 0
    for byte in data:
        remainder ^= byte << width - 8
        for _ in range(8):
            remainder = remainder << 1 ^ (polynomial if remainder >> width - 1 else 0)
            remainder &= (1 << width) - 1
    return remainder.to_bytes(width // 8, "big")
