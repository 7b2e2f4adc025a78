"""Makes the crosswords that ship, assets/crossword-grids.json: ten pairs a series. The two grids of a pair are equally
hard and share no word; answers come back as late as possible, clues too."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path

from ludogite.content.words import Clue
from ludogite.search.crossword_maker import Made, make

FILE = Path(__file__).resolve().parent.parent / "assets" / "crossword-grids.json"
SERIES = {"easy": "F", "medium": "M", "hard": "D"}
PAIRS = 10
CANDIDATES = 12
REMEMBERED = 6
"""Answers of so many grids before are avoided."""


def difficulty(made: Made) -> float:
    """The mean level of the clues, and a little more for many words."""
    return sum(clue.level for clue in made.clues) / len(made.clues) + len(made.clues) / 50


def make_pair(level: str, seed: int, answers: set[str], clues: set[str]) -> tuple[Made, Made]:
    """Of some candidates for the second grid the one that is as hard as the first."""
    first = make(level, seed, seen_answers=answers, seen_clues=clues)
    candidates = [
        make(level, seed + n, against=first.clues, seen_answers=answers, seen_clues=clues) for n in range(1, CANDIDATES)
    ]
    return first, min(candidates, key=lambda made: abs(difficulty(made) - difficulty(first)))


def main() -> None:
    grids = []
    used: set[str] = set()
    for level, letter in SERIES.items():
        recent: deque[tuple[Clue, ...]] = deque(maxlen=REMEMBERED)
        for pair in range(1, PAIRS + 1):
            answers = {clue.answer for clues in recent for clue in clues if len(clue.answer) > 2}
            for n, made in enumerate(make_pair(level, 1000 * pair, answers, used), 1):
                grids.append({"id": f"{letter} {pair}.{n}", "level": level, **made.to_json()})
                used |= {str(clue) for clue in made.clues}
                recent.append(made.clues)
            print(letter, pair, *made.rows)
    FILE.write_text(json.dumps(grids, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
