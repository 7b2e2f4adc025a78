"""A match of Crossword Track that is never played: a board for the shelf and for the rules."""

from __future__ import annotations

from dataclasses import replace

from ludogite.ui.games.crossword.view.values import Arrows, BoardLook, GridLook, Kind, Letter, Track

FOUND = "#.#POP#...#FINSOUFFLEOSE#RUE.##...#.#FORET#.O.##H..R...E..T...S..S#..E"
"""What is on it, row by row: black squares, letters, and empty cells."""
DONE = frozenset(("T7", "B7", "L1", "R1", "L3", "R3", "L4", "R4", "L6", "R6"))
CLUE, NOTE = "Elles partent du cœur", "au pluriel"
WORD = tuple(range(56, 63))
"""ARTERES, in row 9."""
BOARD = BoardLook(
    seat=0,
    name="",
    note="",
    track=Track(DONE),
    grid=GridLook(
        black=frozenset(cell for cell, letter in enumerate(FOUND) if letter == "#"),
        letters={cell: Letter(letter, Kind.INK) for cell, letter in enumerate(FOUND) if letter not in "#."},
        arrows=(
            Arrows(1, True, 1),
            *(Arrows(cell, True, 0) for cell in (7, 9, 31, 43, 49, 53)),
            *(Arrows(cell, False, 0) for cell in (7, 31, 43, 63, 67)),
            Arrows(49, False, 2),
            Arrows(56, False, 1),
        ),
    ),
    pawn="R9",
)
ASKED = replace(BOARD, grid=replace(BOARD.grid, word=WORD, cursor=56))
