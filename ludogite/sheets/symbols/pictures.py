"""The pictures in the printed rules of Six Symbols."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from ludogite.players.symbols_reasons import stranded
from ludogite.rules.symbols import FREE, SYMBOLS
from ludogite.sheets.ink import BLACK, FAINT, FINE, FIRM, HAIR, SOFT, Ink
from ludogite.sheets.sheet import RulesPicture
from ludogite.sheets.symbols.grid import Grid, Written, draw_grid
from ludogite.sheets.symbols.strokes import paint_symbol

START = "3" + FREE * 24
PENCILLED = {1: "2", 6: "5"}
"""Cells and the symbols of the pair."""


def draw_die(ink: Ink, area: QRectF, symbol: str) -> None:
    """One face of a die with a symbol."""
    ink.frame(area, FINE, BLACK, 0.16 * area.width())
    edge = 0.22 * area.width()
    paint_symbol(ink.painter, area.adjusted(edge, edge, -edge, -edge), symbol, BLACK)


def _draw_symbols(ink: Ink, area: QRectF) -> None:
    step = area.width() / len(SYMBOLS)
    for n, symbol in enumerate(SYMBOLS):
        draw_die(ink, QRectF(area.left() + (n + 0.1) * step, area.top(), 0.8 * step, 0.8 * step), symbol)


def _draw_pair(ink: Ink, area: QRectF) -> None:
    """The sheet, and both dice beside it; what is pencilled is grey, in a frame."""
    grid = Grid(area, has_diagonal=False)
    draw_grid(ink, grid, Written(START, "basic"))
    for cell, symbol in PENCILLED.items():
        paint_symbol(ink.painter, grid.symbol_place(cell), symbol, SOFT)
    both = grid.cell_place(1).united(grid.cell_place(6)).adjusted(0.5, 0.5, -0.5, -0.5)
    ink.frame(both, FIRM, BLACK, grid.rounding)


def _draw_stranded(ink: Ink, area: QRectF) -> None:
    sheet = "31522.4..616..2235..55.4."
    grid = Grid(area, has_diagonal=False)
    draw_grid(ink, grid, Written(sheet, "basic"))
    for cell in stranded(sheet):
        place = grid.cell_place(cell)
        for part in (0.25, 0.5, 0.75, 1.0):
            length = part * place.width()
            ink.line(place.left(), place.top() + length, place.left() + length, place.top(), HAIR, SOFT)
            ink.line(place.right(), place.bottom() - length, place.right() - length, place.bottom(), HAIR, FAINT)


def _sheet(sheet: str, scoring: str = "basic") -> RulesPicture:
    def draw(ink: Ink, area: QRectF) -> None:
        draw_grid(ink, Grid(area, scoring == "advanced"), Written(sheet, scoring))

    return RulesPicture(0.4, 1, draw)


PICTURES: Mapping[str, RulesPicture] = {
    "symbols": RulesPicture(0.9, 0.135, _draw_symbols),
    "start": _sheet(START),
    "pair": RulesPicture(0.4, 1, _draw_pair),
    "stranded": RulesPicture(0.4, 1, _draw_stranded),
    "runs": _sheet("11222333334444.1234.11111"),
    "diagonal": _sheet("2...3.2.3...3.114...3....", "advanced"),
}
