"""What runs for long: each part attacks the program in one way, and its figures go into docs/reliability.md as soon as
it has come to its end.

`./dev soak` runs all parts, `./dev soak fuzz "walks of cube"` some of them; `--share 0.1` takes a tenth of each."""

from __future__ import annotations

import argparse
import os
import re
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from ludogite.rules.shelf import SHELF, Game
from ludogite.search.crossword_maker import make
from tests.reliability.fuzz import READERS, Reader, attack
from tests.search.test_crossword_maker import LEVELS, flaws

DOCUMENT = Path(__file__).parents[2] / "docs" / "reliability.md"
HEAD = """\
# How hard it is to break

Written by `./dev soak`, which attacks the program for an hour or more; the tests do the same on a small scale.
Each line is from the run named in it, written when that part came to its end. A failure ends the run, so what
stands here has passed.

- **Accepted is kept.** A move is on the disk before it is shown: neither a kill nor a power cut takes it away.
  (The time on the clock, pencil marks and settings do not wait for the disk: a power cut may take the last of
  them.)
- **Damage costs what it hits.** A row that cannot be read is one entry in a list, shown as damaged. A file that
  SQLite refuses, or whose journal is damaged in the middle, is kept byte for byte. A new one takes its place at
  once, and every match that can be read and replayed is brought over while people may play already; after a kill
  the next start goes on.
- **What is read is checked.** Records have at most 20,000 moves and 4 MB, names 200 letters, clues 500. Text from
  files is shown as text. Pipes and devices are not read.
- **What is hidden stays hidden.** No widget, no list and no name for screen readers tells an answer that is not
  found or a value that lies face down. The record of a match that goes on has to hold them: when it is exported,
  the name of the file says that the match is in progress, and a sentence what that means.
- **Workers may die.** One that is killed or stands still for half a minute is replaced and asked again, five times
  with growing pauses; only then a sentence says so. To ask one that stands still does not hold up the window.
- **No network.** A socket of the internet fails the tests.

Walks hold every state against what must be true of it, also what each seat may know; at one state in ten wrong
moves are tried. The monkey plays with sounds on, with hostile names, in windows down to the smallest, on odd
keyboards; files are dropped, days pass and the computer sleeps meanwhile. It compares a match with the replay of
its record, and with what is stored, after every event that changed it. The window is started in hostile current
folders and on folders of its own that are missing, unreadable, full of noise, or no folders at all. The costs of
fuzzing are those of the worst input, in time of the processor and in growth of the process. The sentences of
hints, and those after a bad turn, are read again and compared with what the rules say.

| part | what was done | what came of it | run |
|---|---|---|---|
"""
FUZZ_RUN = 1000
HINTED = ("symbols", "bigbang", "cube", "shapes")
T = TypeVar("T")


def progress(name: str, steps: Iterable[T], count: int) -> Iterator[T]:
    """Passes the steps on, and tells on stderr how many of them are done."""
    began = last = time.monotonic()
    for n, step in enumerate(steps, 1):
        yield step
        if time.monotonic() - last > 5 or n == count:
            last = time.monotonic()
            print(f"{name}: {n} of {count}, {last - began:.0f} s", file=sys.stderr, flush=True)


def grids(share: float) -> tuple[str, str]:
    """Makes crosswords and holds each against the rules of grids."""
    count, bad = round(2000 * share), 0
    answers: Counter[str] = Counter()
    for seed in progress("grids", range(count), count):
        level = LEVELS[seed % len(LEVELS)]
        made = make(level, seed)
        answers.update(clue.answer for clue in made.clues)
        if found := flaws(made, level):
            bad += 1
            print(f"{level} {seed}: {', '.join(found)}")
    return f"{count} crosswords made", f"{bad} with a flaw; {len(answers)} different answers"


def fuzz(reader: Reader, share: float) -> tuple[str, str]:
    """In runs of hypothesis that are not too long, for it remembers all inputs of a run."""
    count = round(20_000 * share)
    starts = range(0, count, FUZZ_RUN)
    costs = [
        attack(reader, min(FUZZ_RUN, count - start), start)
        for start in progress(f"fuzz of {reader.name}", starts, len(starts))
    ]
    seconds, megabytes = max(cost.seconds for cost in costs), max(cost.megabytes for cost in costs)
    assert seconds < 1, f"an input took {seconds:.1f} s"
    read = "each was read or refused with a sentence"
    return f"{count} inputs", f"{read}; none took more than {1000 * seconds:.0f} ms of work and {megabytes:.0f} MB"


def kills(share: float) -> tuple[str, str]:
    from tests.reliability.kills import kill_once

    count = round(200 * share)
    with tempfile.TemporaryDirectory() as folder:
        killed = [kill_once(Path(folder), n, longest=1.5) for n in progress("kills", range(count), count)]
    changes, lost = sum(each.changes for each in killed), [lost for each in killed for lost in each.lost]
    assert not lost, f"missing: {lost}"
    return f"{count} kills of a program that plays all games and changes settings", f"{changes} changes, none lost"


def starts(share: float) -> tuple[str, str]:
    from tests.reliability.starts import DEEDS, start_once

    count = round(200 * share)
    with tempfile.TemporaryDirectory() as folder:
        for n in progress("starts", range(count), count):
            start_once(Path(folder), n)
    return f"{count} starts in hostile places, of {len(DEEDS)} kinds", "each came to its end, and nothing there was run"


def damage(share: float) -> tuple[str, str]:
    from tests.reliability.damages import MATCHES, attack

    count = round(200 * share)
    with tempfile.TemporaryDirectory() as folder:
        cases = list(progress("damage", attack(Path(folder), count), count))
    noticed = [case.whole for case in cases if case.was_noticed]
    mean = statistics.fmean(noticed) if noticed else 0
    tells = (
        f"every one opened; {len(noticed)} files were set aside, of their {MATCHES} matches {mean:.0f} on average saved"
    )
    return f"{count} damaged files and journals", tells


def walks(game: Game, share: float) -> tuple[str, str]:
    from tests.reliability.walks import check_match

    count = round(2000 * share)
    states = sum(check_match(game, n) for n in progress(f"walks of {game.id}", range(count), count))
    return f"{count} complete matches", f"{states} states, each as it must be"


def hints(game: str, share: float) -> tuple[str, str]:
    """Positions of matches, what hints say in them, and what is shown after turns of a weak player."""
    from tests.players import test_consequences, test_why

    count, read, shown = round(2000 * share), Counter[int](), Counter[str]()
    for seed in progress(f"hints of {game}", range(count), count):
        read += test_why.check_match(game, seed, share=0.1)
        if game in test_consequences.CHECKS:
            shown += test_consequences.check_match(game, seed, share=0.1)
    sentences = sum(steps * times for steps, times in read.items())
    after = f", and {shown.total() - shown['']} after bad turns" if shown else ""
    return f"{count} matches", f"{sentences} sentences of hints{after}, each true"


def monkey(share: float) -> tuple[str, str]:
    """In a home of its own, with a real window on the virtual screen. Ctrl+C ends it early: what was done counts."""
    from tests.reliability.monkey import Figures, play_around

    count, figures, stops = round(20_000 * share), Figures(), []
    signal.signal(signal.SIGINT, lambda *_: stops.append("now"))
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as dropped:
        os.environ["LUDOGITE_HOME"] = folder
        steps = play_around(count, seed=0, figures=figures, folder=Path(dropped))
        for _ in progress("monkey", steps, count):
            if stops:
                break
        steps.close()
    first, last = min(figures.memory), max(figures.memory)
    memory = f"{figures.memory[first]:.0f} MB after {first}, {figures.memory[last]:.0f} MB after {last}"
    return f"{figures.events} events in the window, {figures.killed} workers killed meanwhile", (
        f"no error, no warning of Qt, every match equal to the replay of its record; memory {memory}"
        f" and never more than {max(figures.memory.values()):.0f} MB"
    )


PARTS: dict[str, Callable[[float], tuple[str, str]]] = {
    "grids": grids,
    **{f"fuzz of {reader.name}": partial(fuzz, reader) for reader in READERS},
    "kills": kills,
    "starts": starts,
    "damage": damage,
    **{f"walks of {game.id}": partial(walks, game) for game in SHELF.values()},
    **{f"hints of {game}": partial(hints, game) for game in HINTED},
    "monkey": monkey,
}


def parts_named(word: str) -> list[str]:
    """“walks” are those of all games."""
    if found := [name for name in PARTS if word in (name, name.partition(" of ")[0])]:
        return found
    raise argparse.ArgumentTypeError(f"there is no part “{word}”")


def write_down(name: str, done: str, found: str, seconds: float) -> None:
    """Replaces the line of the part; those of the others stay."""
    rows: dict[str, str] = {}
    if DOCUMENT.exists():
        rows = {
            row[0]: row[1] for row in re.findall(r"^\| ([\w ]+) (\|.*\|)$", DOCUMENT.read_text(encoding="utf-8"), re.M)
        }
    when = f"{datetime.now(UTC):%d %B %Y}, {seconds / 60:.0f} min".replace(", 0 min", f", {seconds:.0f} s").lstrip("0")
    rows[name] = f"| {done} | {found} | {when} |"
    lines = "".join(f"| {part} {rows[part]}\n" for part in PARTS if part in rows)
    DOCUMENT.parent.mkdir(exist_ok=True)
    DOCUMENT.write_text(HEAD + lines, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev soak")
    parser.add_argument("parts", nargs="*", metavar="PART", type=parts_named, help=", ".join(PARTS))
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of each thing")
    asked = parser.parse_args()
    for name in [name for names in asked.parts for name in names] or PARTS:
        began = time.monotonic()
        done, found = PARTS[name](asked.share)
        print(f"{name}: {done}: {found}")
        write_down(name, done, found, time.monotonic() - began)


if __name__ == "__main__":
    main()
