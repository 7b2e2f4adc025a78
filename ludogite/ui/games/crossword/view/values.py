"""The things on the table of Crossword Track as plain values: the boards, the cards, the bill and the notebook. All
words in them are in the player's language; nothing here knows Qt or a solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple


class LetterKind(Enum):
    """The look of a letter in its cell."""

    EMPTY = "empty"
    INK = "ink"
    PENCIL = "pencil"
    UNFOUND = "unfound"
    """At the end: a letter that the player has not found; its cell is hatched."""


class Letter(NamedTuple):
    text: str = ""
    kind: LetterKind = LetterKind.EMPTY


NO_LETTER = Letter()


class Arrows(NamedTuple):
    """The two arrows at the head of a word; one is filled for each miss."""

    cell: int
    is_down: bool
    misses: int


@dataclass(frozen=True)
class Track:
    """The 38 squares."""

    done: frozenset[str] = frozenset()
    """Squares whose line is complete: pale, with a question mark, or a star on red ones."""
    offered: frozenset[str] | None = None
    """Squares to choose from; all the rest is dimmed. None while there is nothing to choose."""
    aimed: str | None = None
    """The offered square that mouse or keys point at; the ghost of the pawn stands there."""


@dataclass(frozen=True)
class GridLook:
    """The crossword. Cells are numbered row by row."""

    black: frozenset[int]
    letters: Mapping[int, Letter]
    """By cell; what is missing is empty."""
    arrows: tuple[Arrows, ...] = ()
    """Only of words that are not complete."""
    word: tuple[int, ...] = ()
    """The cells of the word that is asked, or that the aimed square would ask."""
    line: tuple[int, ...] = ()
    """The other cells of its line, which get a pale wash."""
    is_preview: bool = False
    """The word has a dashed frame: it is not asked yet."""
    cursor: int | None = None
    """The cell of the next letter."""
    points: Mapping[int, int] = field(default_factory=dict)
    """The points of new letters, on a plate above each."""
    is_dimmed: bool = False
    """While a square is chosen everything but the word is dimmed."""


@dataclass(frozen=True)
class BoardLook:
    seat: int
    """Whose pawn it is: 0 is yellow, 1 is blue with a band."""
    name: str
    note: str
    """At the right of the heading: the series, or the points."""
    track: Track
    grid: GridLook
    pawn: str | None = "TL"
    """The square of the pawn; None while it is dragged or walks, and is painted above everything else."""
    is_turn: bool = False
    sides: Mapping[str, str] = field(default_factory=dict)
    """The names of the sides T, R, B, L of the track in the player's language."""


class Seconds(NamedTuple):
    """Of the clock: what is left of how much."""

    left: int
    total: int


class Verdict(NamedTuple):
    is_right: bool
    text: str
    """“Right!”, or what is said to a miss."""
    gain: str = ""
    """“+50”, or empty."""
    note: str = ""
    """In small type below: the accepted answer of a question, or that the verdict can still be corrected."""


@dataclass(frozen=True, kw_only=True)
class BoardCard:
    """The common part of all cards. Without a person who may act, a card is to look at only."""

    heading: str = ""
    """“9 across”, “Bonus question”."""
    detail: str = ""
    """Below it: “7 letters, 2 in place”, “row 6 complete”."""
    text: str = ""
    """In large type: the clue, the question, whose throw it is, or an invitation."""
    note: str = ""
    """The ending note of a clue, without its parentheses, or empty."""
    square: str = ""
    """The square of the pawn, in the letters of the notation: `R9`."""
    square_text: str = ""
    """The square by its name: R9, in French D9."""
    letters: tuple[Letter, ...] = ()
    """The word, lying flat."""
    sum: str = ""
    """“5 × 10 = 50”."""
    is_open: bool = False
    """Whether somebody may act: then buttons and keys are on the card."""
    message: str = ""
    """A complaint about what was tried."""
    seconds: Seconds | None = None
    active: str = ""
    """The name of the button under the pointer."""
    is_tray_open: bool = False
    verdict: Verdict | None = None
    """The verdict on the last answer; the buttons give way to it."""


@dataclass(frozen=True, kw_only=True)
class ClueCard(BoardCard):
    """The clue that is asked."""

    cursor: int | None = None
    """The place of the next letter in the word."""
    struck: int = 0
    """The misses that have lowered what a letter is worth."""
    is_ready: bool = True
    """Whether the word is whole; the key that answers is faint until then."""


@dataclass(frozen=True, kw_only=True)
class ChoiceCard(BoardCard):
    """The player may go where he likes. The square is empty after a second question."""

    typed: tuple[str, str] = ("", "")
    """The letter and the number of the square that is typed or aimed at."""
    example: tuple[str, str] = ("", "")
    """A square's name, shown faint until something is typed."""
    word: str = ""
    """“5 down, the lower word”; while nothing is aimed at it is empty, and the text is seen instead."""
    length: str = ""
    """“3 letters, none in place”."""


@dataclass(frozen=True, kw_only=True)
class QuestionCard(BoardCard):
    """A bonus question: four choices, or an answer to type."""

    choices: tuple[str, ...] = ()
    """Four, or none."""
    chosen: int | None = None
    right: int | None = None
    """With a verdict: the choice that is right."""
    typed: str = ""
    stage: int = 0
    """0 for the first question of a turn, 1 for the second."""


@dataclass(frozen=True, kw_only=True)
class ReaderCard(BoardCard):
    """Somebody else reads and judges a clue or a question. The answer is here only while it is held open. The letters
    are small, and seen only where the card has room for them."""

    title: str = ""
    """“Tom judges”."""
    badge: tuple[int, int] | None = None
    """Colour and sign of the one who judges."""
    answer: str = ""
    say_text: str = ""
    """The first step: “Léa says it”."""
    hold_text: str = ""
    """The second step: “Tom: hold to see the answer”."""
    can_judge: bool = False
    """After the first look."""
    step: int = 0
    """Which of the three steps is next: to say it, to look, to judge."""


@dataclass(frozen=True, kw_only=True)
class ThrowCard(BoardCard):
    """The table is handed over: whose throw it is, and how the last turn ended."""

    seat: int
    badge: tuple[int, int] | None = None
    enters_dice: bool = False
    """The six faces are offered instead of the key."""
    face: int | None = None
    """The one under the cursor, from 1."""
    opening: tuple[tuple[int, str, int | None], ...] = ()
    """In the opening: seat, name and what it threw."""
    last_word: str = ""
    """The subject of the last turn: “9 across: ARTERES”."""
    may_correct: bool = False
    """Whether the one who judges can still correct his verdict."""


class BillRow(NamedTuple):
    text: str
    times: str
    """“45 ×”."""
    amount: str
    note: str = ""
    is_faint: bool = False
    has_star: bool = False
    """The bonus of the first to complete his grid."""


@dataclass(frozen=True)
class Bill:
    rows: tuple[BillRow, ...]
    """The letters at 15, 10 and 5."""
    last: BillRow | None
    """Below a line: the bonus, or the letters that were not found."""
    total: str
    is_winner: bool = False


class NotebookWord(NamedTuple):
    word: str
    misses: int
    is_found: bool
    status: str
    """“found”, “never”."""
    clue: str


class NotebookSection(NamedTuple):
    seat: int
    name: str
    words: tuple[NotebookWord, ...]
    empty_text: str = ""
    """Instead of words, where nothing was missed."""


@dataclass(frozen=True)
class Notebook:
    title: str
    note: str
    sections: tuple[NotebookSection, ...]
    first_line: int = 0
    """The first line that is seen."""
