"""What the cube must be quick at, and how far its numbers are from doubt; called by ./dev bench."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from ludogite.players.cube import rank
from ludogite.rules.cube.contacts import contacts_of, load
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PLACEMENTS, Placement
from ludogite.rules.cube.stability import GAP, Stand

MATCHES = 50
MIDDLE = range(4, 11)
"""How many pieces are placed in the middle of a match."""
ASKED = 100_000


def cube() -> None:
    listed, asked, thought = [], [], []
    for n in range(MATCHES):
        for position, rng in random_match(n):
            began = time.perf_counter()
            position.legal_moves()
            listed.append((len(position.bodies), time.perf_counter() - began))
            for placement in rng.sample(PLACEMENTS, 20):
                began = time.perf_counter()
                position.why_not(placement)
                asked.append(time.perf_counter() - began)
            if n < 3:
                began = time.perf_counter()
                rank(position, "hard", n)
                thought.append(time.perf_counter() - began)
    middle = [seconds for placed, seconds in listed if placed in MIDDLE]
    tell("all legal moves of a cube, middle of 50 random matches (wanted: mean 40 ms, worst 150 ms)", middle)
    tell("all legal moves of a cube, whole matches", [seconds for _, seconds in listed])
    tell("why_not of a cube (wanted: 5 ms)", asked)
    tell("hard player of a cube, a move (wanted: 1000 ms)", thought)


def gap() -> None:
    """How close violations of what stands and of what falls come to each other, by the program alone."""
    standing, falling, count = 0.0, float("inf"), 0
    for n in range(10**6):
        for position, rng in random_match(n):
            stand = Stand(position.stand.bodies)
            for placement in islice(held(position, rng), 40):
                contacts = list(contacts_of(len(stand.bodies), placement.mask, stand.bodies))
                violation, _ = stand._program.violation(load(placement.mask), contacts)
                count += 1
                if violation < sum(GAP) / 2:
                    standing = max(standing, violation)
                else:
                    falling = min(falling, violation)
        if count >= ASKED:
            break
    print(f"{count} placements: what stands violates by at most {standing:.1e}, what falls by at least {falling:.1e}")


def held(position: Position, rng: Random) -> Iterator[Placement]:
    """Free placements that are held on all three sides, in any order."""
    for placement in rng.sample(PLACEMENTS, len(PLACEMENTS)):
        if not placement.mask & position.occupied and position.stand.unheld(placement.mask) is None:
            yield placement


def random_match(n: int) -> Iterator[tuple[Position, Random]]:
    rng, position = Random(n), Position()
    while position.to_move is not None:
        yield position, rng
        position = position.after(rng.choice(position.legal_moves()))


def tell(name: str, seconds: list[float]) -> None:
    print(f"{name}: mean {statistics.mean(seconds) * 1000:.1f} ms, worst {max(seconds) * 1000:.0f} ms")
