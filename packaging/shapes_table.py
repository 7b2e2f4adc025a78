"""Makes the opening table of Four Shapes: the worth of every position of the first plies, up to symmetry.

Run with the file to write, shapes-opening.bin if none is named.
"""

import sys
import time
from pathlib import Path

from ludogite import paths
from ludogite.search import shapes


def classes_by_ply() -> list[list[shapes.Position]]:
    """For each ply of the opening, the standard forms of the unfinished positions one can reach."""
    plies: list[list[shapes.Position]] = [[(0, 0, 0, 0)]]
    for _ in range(shapes.OPENING_PLIES):
        faced = {after for position in plies[-1] for after in shapes.placements(position).values()}
        plies.append(sorted({shapes.standard(after) for after in faced if not shapes.is_over(after)}))
    return plies


def solved_opening() -> dict[shapes.Position, int]:
    """The worths, the last ply first: each earlier one then only looks at the ply after it."""
    opening: dict[shapes.Position, int] = {}
    for positions in reversed(classes_by_ply()):
        solver = shapes.Solver(shapes.packed(opening))
        for position in positions:
            mine = tuple(holding >> 16 for holding in position)
            theirs = tuple(holding & 0xFFFF for holding in position)
            opening[position] = max(solver.worths(mine, theirs).values(), key=shapes.merit)
    return opening


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else paths.assets() / "shapes-opening.bin"
    began = time.perf_counter()
    opening = solved_opening()
    target.write_bytes(shapes.packed(opening))
    seconds = time.perf_counter() - began
    print(f"{target}: {len(opening)} positions, {target.stat().st_size} bytes, {seconds:.0f} s")


if __name__ == "__main__":
    main()
