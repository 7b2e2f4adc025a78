"""Makes the crosswords that ship in a language, which is given on the command line: ten pairs a series. The two grids
of a pair are equally hard and share no word; answers come back as late as possible, clues too.

With the word `clues` after it, the letters are kept, and only the clues that are no longer in the word file are
exchanged."""

from __future__ import annotations

import json
import sys
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

from ludogite.content.words import Clue, by_answer, folder, shipped_clues
from ludogite.rules.crossword.grid import read_grid
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.search.crossword_maker import CLUE_LEVELS, LIMITS, Made, kinds_of, make, words_in

PAIRS = 10
CANDIDATES = 12
REMEMBERED = 6
"""Answers of so many grids before are avoided."""


def difficulty(made: Made) -> float:
    """The mean level of the clues, and a little more for many words."""
    return sum(clue.level for clue in made.clues) / len(made.clues) + len(made.clues) / 50


def make_pair(language: str, level: str, seed: int, answers: set[str], clues: set[str]) -> tuple[Made, Made]:
    """Of some candidates for the second grid the one that is as hard as the first."""
    seen = dict.fromkeys(clues, 0)

    def repeats(made: Made) -> int:
        return sum(str(clue) in clues for clue in made.clues)

    tries = (make(level, seed + 100 * n, language=language, seen=seen, avoided=answers) for n in range(CANDIDATES))
    first = next(made for made in tries if not repeats(made))
    candidates = [
        make(level, seed + n, language=language, against=first.clues, seen=seen, avoided=answers)
        for n in range(1, CANDIDATES)
    ]
    return first, min(candidates, key=lambda made: (repeats(made), abs(difficulty(made) - difficulty(first))))


def renew_clues(language: str) -> None:
    """What was a good grid stays one: a new clue has the level that is preferred, and the limits of a grid are kept."""
    grids = json.loads((folder(language) / "grids.json").read_text(encoding="utf-8"))
    used = {text for grid in grids for text in grid["clues"].values()}
    for grid in grids:
        made = _renewed(language, grid, used)
        used |= {str(clue) for clue in made.clues}
        grid["clues"] = made.to_json()["clues"]
    _write(language, grids)


def _renewed(language: str, grid: dict[str, Any], used: set[str]) -> Made:
    read = read_grid({"rows": grid["rows"], "clues": grid["clues"]})
    of_answer = by_answer(shipped_clues(language))
    known = {(clue.answer, str(clue)): clue for clue in shipped_clues(language)}
    answers = [read.answer(word) for word in range(len(read.words))]
    found = [known.get((answer, text)) for answer, text in zip(answers, read.clues, strict=True)]
    kept = [clue for clue in found if clue]
    rank = {level: n for n, level in enumerate(CLUE_LEVELS[grid["level"]])}
    likely = [old or of_answer[answer][0] for answer, old in zip(answers, found, strict=True)]
    telling = {clue.answer for clue in likely if not kinds_of(clue) & {"tool", "two letters"}}
    clues = []
    for answer, old in zip(answers, found, strict=True):
        if old:
            clues.append(old)
            continue
        others = telling - {answer}
        fitting = [
            clue
            for clue in of_answer[answer]
            if clue.level in rank and _within_limits([*kept, clue]) and not words_in(clue) & others
        ]
        new = min(fitting, key=lambda clue: (str(clue) in used, rank[clue.level]))
        print(grid["id"], answer, new)
        kept.append(new)
        clues.append(new)
    return Made(tuple(grid["rows"]), tuple(clues))


def _within_limits(clues: Sequence[Clue]) -> bool:
    kinds = Counter(kind for clue in clues for kind in kinds_of(clue))
    return all(n <= LIMITS[kind] for kind, n in kinds.items())


def _write(language: str, grids: Sequence[dict[str, Any]]) -> None:
    file = folder(language) / "grids.json"
    file.write_text(json.dumps(grids, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def make_all(language: str) -> None:
    grids = []
    used: set[str] = set()
    for level, letter in LANGUAGES[language].series.items():
        recent: deque[tuple[Clue, ...]] = deque(maxlen=REMEMBERED)
        for pair in range(1, PAIRS + 1):
            answers = {clue.answer for clues in recent for clue in clues if len(clue.answer) > 2}
            for n, made in enumerate(make_pair(language, level, 1000 * pair, answers, used), 1):
                grids.append({"id": f"{letter} {pair}.{n}", "level": level, **made.to_json()})
                used |= {str(clue) for clue in made.clues}
                recent.append(made.clues)
            print(letter, pair, *made.rows)
    _write(language, grids)


if __name__ == "__main__":
    if sys.argv[2:] == ["clues"]:
        renew_clues(sys.argv[1])
    else:
        make_all(sys.argv[1])
