"""The commands `ludogite crossword …`: making a crossword, and checking one."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ludogite.cli.arguments import Command
from ludogite.cli.output import write_or_print
from ludogite.rules.crossword.languages import FRENCH, LANGUAGES

LEVELS = ("easy", "medium", "hard")


def add_commands(command: Command) -> None:
    """What follows `ludogite crossword`."""
    make = command("make", _make, "make a crossword, as an ipuz file")
    make.add_argument("--level", choices=LEVELS, required=True)
    make.add_argument("--seed", metavar="N", type=int, required=True)
    make.add_argument("--language", choices=LANGUAGES, default=FRENCH, help="of the clues (default: %(default)s)")
    make.add_argument("-o", metavar="FILE", dest="file")
    check = command("check", _check, "say what is wrong with a crossword in an ipuz file")
    check.add_argument("file", metavar="FILE")


def _make(asked: argparse.Namespace) -> int:
    from ludogite.content.ipuz import to_ipuz
    from ludogite.search.crossword_maker import make

    data = make(asked.level, asked.seed, language=asked.language).to_json()
    ipuz = to_ipuz(data, f"{asked.level} {asked.seed}")
    write_or_print(json.dumps(ipuz, ensure_ascii=False, indent=1), asked.file)
    return 0


def _check(asked: argparse.Namespace) -> int:
    from ludogite.content.ipuz import read_ipuz
    from ludogite.rules.crossword.grid import BLACK, read_grid

    grid = read_grid(read_ipuz(Path(asked.file)))
    print(f"{asked.file}: {len(grid.words)} words, {grid.letters.count(BLACK)} black squares")
    return 0
