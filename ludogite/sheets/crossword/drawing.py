"""A match of Crossword Track on paper: the board of each player with what is found so far, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.match import Race
from ludogite.rules.crossword.track import NUMBERED, line_beside
from ludogite.rules.shelf import SHELF
from ludogite.sheets.crossword.board import Marks, board_parts
from ludogite.sheets.frame import body, draw_head, with_feet
from ludogite.sheets.ink import Ink
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.sheet import MatchOnPaper, Occasion, Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Race)
    pages = tuple(_page(paper, players, state, seat, occasion) for seat in range(len(players)))
    return with_feet(Sheet(SHELF["crossword"].title, paper, pages))


def _page(paper: Paper, players: Sequence[str], state: Race, seat: int, occasion: Occasion) -> Page:
    sheet = state.sheets[seat]
    marks = Marks(
        letters={cell: sheet.grid.letters[cell] for cell in cells_in(sheet.found)},
        misses=sheet.misses,
        done=frozenset(square for square in NUMBERED if sheet.is_complete(line_beside(square))),
        pawn=sheet.pawn,
    )

    area = body(paper)

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, players[seat], tr(SHELF["crossword"].title))
        draw_result(ink, area, players, state, occasion)

    return Parts((draw, *board_parts(area.adjusted(0, HEIGHT + 4, 0, 0), sheet.grid, marks)))
