"""The commands `ludogite cube …`: counting packings, and solving, making and proving challenges."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from ludogite.cli.arguments import Command
from ludogite.cli.arguments import count as natural
from ludogite.cli.output import say, write_or_print
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.cube.pieces import PLACEMENTS, Cell
from ludogite.rules.cube.target import COLOURS, LEVELS, InvalidChallenge, read

BOX = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)x([1-9][0-9]?)")
CELL = re.compile(r"[0-7]{3}")
CELLS = 32


class CannotDo(Complaint):
    pass


def add_commands(command: Command) -> None:
    """What follows `ludogite cube`."""
    count = command("count", _count, "count the ways in which the eight tetracubes fill a region")
    count.add_argument("region", metavar="REGION", nargs="+", help="2x4x4, or 32 cells of three digits from 0 to 7")
    count.add_argument("--raw", action="store_true", help="count ways that differ only by turning the region too")
    solve = command("solve", _solve, "solve a challenge file")
    solve.add_argument("file", metavar="FILE")
    solve.add_argument("--count", action="store_true", help="only say how many solutions there are")
    solve.add_argument("--limit", metavar="N", type=natural, help="stop after N solutions")
    make = command("make", _make, "make a challenge, with its solution and a building order")
    make.add_argument("--level", choices=LEVELS, required=True)
    make.add_argument("--seed", metavar="N", type=int, required=True)
    make.add_argument("-o", metavar="FILE", dest="file")
    verify = command("verify", _verify, "prove that challenges have one solution and can be built")
    verify.add_argument("files", metavar="FILE", nargs="*", help="challenge files (default: all built-in ones)")


def _count(asked: argparse.Namespace) -> int:
    from ludogite.search.cube_packings import Region, turns_of

    cells = _region(" ".join(asked.region))
    packings = Region(cells).count()
    print(packings if asked.raw else packings // turns_of(cells))
    return 0


def _region(text: str) -> list[Cell]:
    from ludogite.search.cube_packings import box

    if sides := BOX.fullmatch(text):
        x, y, z = map(int, sides.groups())
        if x * y * z == CELLS:
            return box(x, y, z)
    names = text.split()
    if len(names) == len(set(names)) == CELLS and all(CELL.fullmatch(name) for name in names):
        return [(int(name[0]), int(name[1]), int(name[2])) for name in names]
    raise CannotDo(
        Message(
            QT_TRANSLATE_NOOP(
                "cube", "A region is a box of 32 cells like 2x4x4, or 32 different cells of three digits 0–7."
            )
        )
    )


def _solve(asked: argparse.Namespace) -> int:
    from ludogite.content.challenges import load
    from ludogite.search.cube_cover import Cover
    from ludogite.search.cube_proof import UNSOLVABLE

    with _complaints_of(asked.file):
        challenge = read(load(Path(asked.file)))
    if asked.count:
        print(0 if asked.limit == 0 else Cover(challenge).count(asked.limit))
        return 0
    is_unsolvable = asked.limit != 0
    for solution in islice(Cover(challenge).solutions(), asked.limit):
        is_unsolvable = False
        pairs = zip(COLOURS, solution, strict=True)
        print(json.dumps({colour: [str(PLACEMENTS[number]) for number in numbers] for colour, numbers in pairs}))
    if is_unsolvable:
        say(f"{asked.file}: {UNSOLVABLE}")
    return 0


def _make(asked: argparse.Namespace) -> int:
    from dataclasses import replace

    from ludogite.content.challenges import Shipped
    from ludogite.search.cube_maker import make

    made = make(asked.level, asked.seed)
    name = f"{asked.level}-{asked.seed}"
    challenge = replace(made.challenge, name=f"{asked.level.capitalize()} · {asked.seed}")
    data = Shipped(name, challenge, made.solution, made.order).to_json()
    write_or_print(json.dumps(data, ensure_ascii=False, indent=2), asked.file)
    return 0


def _verify(asked: argparse.Namespace) -> int:
    from ludogite.content.challenges import claims, load, shipped
    from ludogite.search.cube_proof import flaw

    worst = 0
    if not asked.files:
        with _complaints_of("challenges.json"):
            every = shipped()
        flawed = [(each, flaw(each.challenge, each.solution, each.order)) for each in every]
        for each, found in flawed:
            if found:
                say(f"{each.id}: {found}")
                worst = 1
        print(f"{sum(found is None for _, found in flawed)} of {len(flawed)} challenges are proven")
    for name in asked.files:
        try:
            with _complaints_of(name):
                data = load(Path(name))
                found = flaw(read(data), *claims(data))
        except CannotDo as wrong:
            say(str(wrong.message))
            worst = 2
            continue
        if found:
            say(f"{name}: {found}")
            worst = max(worst, 1)
        else:
            print(f"{name}: one solution, and it can be built")
    return worst


@contextmanager
def _complaints_of(name: str) -> Iterator[None]:
    """What is wrong with a challenge is said with the name of its file."""
    try:
        yield
    except InvalidChallenge as wrong:
        raise CannotDo(
            Message(QT_TRANSLATE_NOOP("cube", "{file}: {reason}"), file=name, reason=wrong.message)
        ) from None
