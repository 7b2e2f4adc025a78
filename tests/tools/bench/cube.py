"""Measures the rules, players and challenges of the cube in seconds of one core, and how clearly standing and falling
pieces differ: ./dev bench."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from ludogite.content.challenges import shipped
from ludogite.players.cube import rank
from ludogite.rules.cube.contacts import FULL, contacts_of, load
from ludogite.rules.cube.faces import drawn, outermost
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PLACEMENTS, Placement
from ludogite.rules.cube.stability import GAP, Stand
from ludogite.rules.cube.target import LEVELS, Challenge
from ludogite.search.cube_cover import Cover
from ludogite.search.cube_maker import make
from ludogite.search.cube_packings import Region, box

MATCHES = 50
MIDDLE = range(4, 11)
"""How many pieces are placed in the middle of a match."""
ASKED = 100_000
COLOURED = {0x544097DFF2FB30A: 2158, 0xF2AFEAAE800E232E: 2191, 0x23A86EAB38277F30: 1553}
"""Cubes by their red cells, nothing given, and how many solutions show the same faces."""


def cube() -> None:
    listed, asked, thought = [], [], []
    for n in range(MATCHES):
        for position, rng in random_match(n):
            began = time.process_time()
            position.legal_moves()
            listed.append((len(position.bodies), time.process_time() - began))
            for placement in rng.sample(PLACEMENTS, 20):
                began = time.process_time()
                position.why_not(placement)
                asked.append(time.process_time() - began)
            if n < 3:
                began = time.process_time()
                rank(position, "hard", n)
                thought.append(time.process_time() - began)
    middle = [seconds for placed, seconds in listed if placed in MIDDLE]
    tell("all legal moves of a cube, middle of 50 random matches (wanted: mean 40 ms, worst 150 ms)", middle)
    tell("all legal moves of a cube, whole matches", [seconds for _, seconds in listed])
    tell("why_not of a cube (wanted: 5 ms)", asked)
    tell("hard player of a cube, a move (wanted: 1000 ms)", thought)


def challenges() -> None:
    """The solver of challenges, compared with what it must reach, and the maker."""
    boxes = []
    for _ in range(5):
        began = time.process_time()
        assert Region(box(2, 4, 4)).count() == 11120
        boxes.append(time.process_time() - began)
    median = statistics.median(boxes)
    print(f"2×4×4 counted (wanted: 60 ms): median {median * 1000:.0f} ms, at first {boxes[0] * 1000:.0f} ms")
    for red, solutions in COLOURED.items():
        faces = drawn((red, FULL & ~red), [outermost(FULL, axis) for axis in range(3)])
        x, y, z = ((face[0], face[1], face[2], face[3]) for face in faces.values())
        cover = Cover(Challenge("expert", "", ((), ()), (x, y, z)))
        began = time.process_time()
        assert cover.count() == solutions
        taken = (time.process_time() - began) * 1000
        per = taken * 1100 / solutions
        print(f"coloured cube with {solutions} solutions: {taken:.0f} ms, for 1100 (wanted: 300 ms) {per:.0f} ms")
    proofs = []
    for each in shipped():
        began = time.process_time()
        assert Cover(each.challenge).count() == 1
        proofs.append(time.process_time() - began)
    print(
        f"one solution proven, all that ship (wanted: median 8 ms): median {statistics.median(proofs) * 1000:.1f} ms, "
        f"worst {max(proofs) * 1000:.0f} ms"
    )
    for level in LEVELS:
        times = []
        for seed in range(100, 115):
            began = time.process_time()
            make(level, seed)
            times.append(time.process_time() - began)
        tell(f"{level} made (wanted: mean 500 ms)", times)


def gap() -> None:
    """How close the violations of standing and of falling pieces come to each other, by the linear program alone."""
    stands, falls, count = 0.0, float("inf"), 0
    for n in range(10**6):
        for position, rng in random_match(n):
            stand = Stand(position.stand.bodies)
            for placement in islice(held(position, rng), 40):
                contacts = list(contacts_of(len(stand.bodies), placement.mask, stand.bodies))
                violation, _ = stand._program.violation(load(placement.mask), contacts)
                count += 1
                if violation < sum(GAP) / 2:
                    stands = max(stands, violation)
                else:
                    falls = min(falls, violation)
        if count >= ASKED:
            break
    print(f"{count} placements: what stands violates by at most {stands:.1e}, what falls by at least {falls:.1e}")


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
