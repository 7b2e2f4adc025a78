"""Ways in which a database on a disk is damaged, for the tests of what is saved of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

PAGE = 4096


def zeros(content: bytearray, rng: Random) -> None:
    """A page that was never written."""
    at = rng.randrange(0, max(len(content), 1), PAGE)
    content[at : at + PAGE] = bytes(len(content[at : at + PAGE]))


def noise(content: bytearray, rng: Random) -> None:
    at = rng.randrange(0, max(len(content), 1), PAGE)
    content[at : at + PAGE] = rng.randbytes(len(content[at : at + PAGE]))


def flips(content: bytearray, rng: Random) -> None:
    """Single bits, anywhere."""
    for _ in range(20):
        if content:
            content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def cut(content: bytearray, rng: Random) -> None:
    """The end is missing."""
    del content[rng.randrange(len(content) + 1) :]


def swapped(content: bytearray, rng: Random) -> None:
    """Two pages that lie in each other's places."""
    pages = max(len(content) // PAGE, 1)
    first, second = (PAGE * rng.randrange(pages) for _ in range(2))
    one, other = bytes(content[first : first + PAGE]), bytes(content[second : second + PAGE])
    content[first : first + PAGE], content[second : second + PAGE] = other, one


DAMAGES: tuple[Callable[[bytearray, Random], None], ...] = (zeros, noise, flips, cut, swapped)


def damaged(file: Path, damage: Callable[[bytearray, Random], None], seed: int) -> None:
    """Damages the database, its journal, or both."""
    rng = Random(seed)
    files = [path for path in (file, file.with_name(f"{file.name}-wal")) if path.exists()]
    for path in rng.sample(files, rng.randint(1, len(files))):
        content = bytearray(path.read_bytes())
        damage(content, rng)
        path.write_bytes(content)
