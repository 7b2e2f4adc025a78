"""The rules of a game on paper: the text that the window shows, without what it says of the screen, with pictures
drawn for paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.rules.shelf import Game
from ludogite.sheets.flow import BOLD, PLAIN, Block, Heading, Paragraph, Picture, Placed, Table, pour
from ludogite.sheets.frame import body, columns, draw_head, with_feet
from ludogite.sheets.ink import SOFT, Runs, Type
from ludogite.sheets.offers import Offer
from ludogite.sheets.sheet import Page, Paper, Parts, RulesPicture, Sheet

SIZE = 3.53
"""Millimetres of type, in all games: 10 points."""
SCALES = (2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1)
"""Of the pictures, the largest first."""
WIDE = 0.8
"""Of its column: so wide a picture may become."""
ON_SCREEN = ("On this screen", "Sur cet écran")
"""The section that is left out."""
CAPTIONED = re.compile(r"!\[(.*?)\]\(picture:(\w+)\)")
STRESSED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


def rules_sheet(game: Game, offer: Offer, text: str, paper: Paper) -> Sheet:
    pages = _with_large_pictures(text, offer, paper)
    title = text.split("\n", 1)[0].removeprefix("# ")
    return with_feet(Sheet(game.title, paper, tuple(page(paper, title, placed) for placed in pages)))


def page(paper: Paper, title: str, placed: list[Placed]) -> Page:
    return Parts((lambda ink: draw_head(ink, paper, title), *(each.draw for each in placed)))


def _with_large_pictures(text: str, offer: Offer, paper: Paper) -> list[list[Placed]]:
    """With the largest pictures that need no further page: none is left almost empty."""

    def pages(scale: float) -> list[list[Placed]]:
        def picture_of(name: str) -> RulesPicture | None:
            found = offer.rules_picture(name)
            return found and replace(found, width=max(found.width, min(found.width * scale, WIDE)))

        return poured(blocks(text, picture_of), paper)

    least = len(pages(1))
    return next(found for found in map(pages, SCALES) if len(found) == least)


def poured(blocks: Iterable[Block], paper: Paper) -> list[list[Placed]]:
    return pour(list(blocks), lambda _page: room(paper))


def room(paper: Paper) -> list[QRectF]:
    """The columns of a page."""
    return columns(body(paper), 2)


@dataclass
class _Lines:
    """The lines of the text, read one after another."""

    lines: list[str]

    def take_while(self, start: str) -> Iterator[str]:
        while self.lines and self.lines[0].startswith(start):
            yield self.lines.pop(0)


def blocks(text: str, picture_of: Callable[[str], RulesPicture | None]) -> Iterator[Block]:
    """What Markdown says below its title. Pictures are found by name; one that is not there is left out."""
    lines, size = _Lines(text.split("\n")[1:]), SIZE
    plain, small = Type(size), Type(0.88 * size)
    while lines.lines:
        line = lines.lines.pop(0).strip()
        if line.startswith("## "):
            if line[3:] in ON_SCREEN:
                return
            yield Heading(line[3:], 1.45 * size, 1.3 * size)
        elif line.startswith("- "):
            yield Paragraph(_runs(line[2:]), plain, 0.35 * size, mark="•", indent=1.1 * size)
        elif line.startswith("|"):
            rows = [line, *lines.take_while("|")]
            cells = [[_plain(cell.strip()) for cell in row.strip("|").split("|")] for row in (rows[0], *rows[2:])]
            yield Table(cells, Type(0.94 * size), 0.7 * size)
        elif captioned := CAPTIONED.fullmatch(line):
            picture = picture_of(captioned[2])
            if picture is not None:
                yield Picture(picture.width, picture.shape, picture.draw, _plain(captioned[1]), small, SOFT, 0.9 * size)
        elif line:
            yield Paragraph(_runs(line), plain, 0.7 * size)


def _plain(text: str) -> str:
    return STRESSED.sub(lambda found: found[1] or found[2], text)


def _runs(text: str) -> Runs:
    runs: list[tuple[str, QFont.Weight]] = []
    at = 0
    for found in STRESSED.finditer(text):
        runs.append((text[at : found.start()], PLAIN))
        runs.append((found[1], BOLD) if found[1] else (found[2], QFont.Weight.Medium))
        at = found.end()
    return [run for run in (*runs, (text[at:], PLAIN)) if run[0]]
