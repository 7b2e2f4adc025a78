"""Positions of Crossword Track as the boards on the table: letters, arrows, squares, the word that is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludogite.message import Message
from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.grid import BLACK, HIDDEN, LINES, cells_of
from ludogite.rules.crossword.match import Race
from ludogite.rules.crossword.sheet import Sheet
from ludogite.rules.crossword.track import NUMBERED, Line, line_beside
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.values import Arrows, BoardLook, GridLook, Kind, Letter, Track
from ludogite.ui.look.language import tr


@dataclass(frozen=True)
class Extras:
    """What is seen of a board besides the position."""

    hand: Hand | None = None
    """Of the one who plays on this board."""
    points: Mapping[int, int] = field(default_factory=dict)
    """What new letters have just brought."""
    word: tuple[int, ...] = ()
    """The word that was just answered."""
    is_spoken: bool = False
    """The answer is said aloud, and nothing is typed."""
    is_over: bool = False
    is_played: bool = True
    """Not while a lesson only has something to read: then no square is offered."""
    is_pawn_away: bool = False
    """It is painted elsewhere: it walks, or is dragged."""


def board_look(state: Race, seat: int, name: str, note: str, extras: Extras) -> BoardLook:
    sheet = state.sheets[seat]
    is_turn = state.turn == seat and not extras.is_over
    return BoardLook(
        seat=seat,
        name=name,
        note=note,
        track=_track(state, seat, extras),
        grid=_grid(state, seat, extras),
        pawn=None if extras.is_pawn_away else sheet.pawn,
        is_turn=is_turn,
        sides={} if extras.is_over else side_names(),
    )


def side_names() -> dict[str, str]:
    """The letters of the four sides: R in English, D in French."""
    return {side: tr(Message(source, n="")) for side, source in words.SIDES.items()}


def _track(state: Race, seat: int, extras: Extras) -> Track:
    sheet = state.sheets[seat]
    complete = {line for line in LINES if sheet.is_complete(line)}
    done = frozenset(square for square in NUMBERED if line_beside(square) in complete)
    is_choosing = state.phase == "go" and state.turn == seat and not extras.is_over and extras.is_played
    if not is_choosing:
        return Track(done)
    return Track(done, frozenset(NUMBERED) - done, extras.hand.aimed if extras.hand else None)


def _grid(state: Race, seat: int, extras: Extras) -> GridLook:
    sheet, hand = state.sheets[seat], extras.hand
    word, is_preview = extras.word, False
    if not extras.is_over and state.turn == seat:
        if state.asked is not None:
            word = sheet.grid.words[state.asked].cells
        elif state.phase == "go":
            aimed = hand.aimed if hand else None
            word = sheet.grid.words[sheet.nearest_word(aimed)].cells if aimed else ()
            is_preview = bool(word)
    return GridLook(
        black=frozenset(cell for cell, letter in enumerate(sheet.grid.letters) if letter == BLACK),
        letters=_letters(sheet, hand),
        arrows=() if extras.is_over else _arrows(sheet),
        word=word,
        line=_rest_of_line(sheet, word),
        is_preview=is_preview,
        cursor=hand.cursor_cell if hand and not extras.is_spoken else None,
        points=extras.points,
        is_dimmed=state.phase == "go" and state.turn == seat and not extras.is_over,
    )


def _letters(sheet: Sheet, hand: Hand | None) -> dict[int, Letter]:
    """What nobody has found is there at the end, and where all is looked back at open."""
    letters = {cell: Letter(sheet.grid.letters[cell], Kind.INK) for cell in cells_in(sheet.found)}
    for cell in cells_in(sheet.grid.white & ~sheet.found):
        if sheet.grid.letters[cell] != HIDDEN:
            letters[cell] = Letter(sheet.grid.letters[cell], Kind.UNFOUND)
    if hand and hand.is_asked:
        for place, letter in hand.pencil.letters.items():
            letters[hand.cells[place]] = Letter(letter, Kind.PENCIL)
    return letters


def _arrows(sheet: Sheet) -> tuple[Arrows, ...]:
    return tuple(
        Arrows(word.cells[0], word.key.split(" ")[1] == "down", min(sheet.misses[n], 2))
        for n, word in enumerate(sheet.grid.words)
        if not sheet.is_known(n)
    )


def _rest_of_line(sheet: Sheet, word: tuple[int, ...]) -> tuple[int, ...]:
    if not word:
        return ()
    is_down = word[1] - word[0] > 1
    line = Line("down", word[0] % 7 + 1) if is_down else Line("across", word[0] // 7 + 1)
    return tuple(cell for cell in cells_of(line) if cell not in word and sheet.grid.letters[cell] != BLACK)


def word_letters(sheet: Sheet, word: int, hand: Hand | None = None) -> tuple[Letter, ...]:
    """A word lying flat: what is found of it, and what is in pencil."""
    letters = _letters(sheet, hand)
    return tuple(letters.get(cell, Letter()) for cell in sheet.grid.words[word].cells)
