"""What is seen on the table of Crossword Track, as plain values: the boards, the cards, the bill and the notebook.
All words in them are in the player's language; nothing here knows Qt or a solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias


class Kind(Enum):
    """How a letter stands in its cell."""

    EMPTY = "empty"
    INK = "ink"
    PENCIL = "pencil"
    UNFOUND = "unfound"
    """At the end: a letter that the player has not found; its cell is hatched."""


class Letter(NamedTuple):
    text: str = ""
    kind: Kind = Kind.EMPTY


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
    """Where the player may go; all the rest is dimmed. None while there is nothing to choose."""
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
    """Where the next letter goes."""
    points: Mapping[int, int] = field(default_factory=dict)
    """What new letters have just brought, on a plate above each."""
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
    """How the sides T, R, B, L of the track are called in the player's language."""


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


@dataclass(frozen=True)
class ClueCard:
    """The clue that is asked. With a verdict the buttons give way to it."""

    square: str
    """Where the pawn stands, in the letters of the notation: `R9`."""
    heading: str
    """“9 across”."""
    detail: str
    """“7 letters, 2 in place”."""
    clue: str
    note: str
    """The ending note, without its parentheses, or empty."""
    letters: tuple[Letter, ...]
    """The word, lying flat."""
    cursor: int | None
    """The place of the next letter in it."""
    worths: tuple[int, ...]
    struck: int
    """How many of the worths are lost; the next one counts."""
    worth_words: str
    """“points a letter”."""
    sum: str
    """“5 × 10 = 50”."""
    pass_text: str = ""
    enter_key: str = ""
    """The name of the key, which is drawn as one; empty where nobody may answer here."""
    enter_text: str = ""
    """“to answer”; left out where it has no room."""
    is_ready: bool = True
    """Whether the word is whole; the key that answers is faint until then."""
    message: str = ""
    """What is wrong with what was typed: letters that are missing, check the spelling."""
    seconds: Seconds | None = None
    active: str = ""
    """The button under the pointer or with the focus: `pass` or `keyboard`."""
    is_tray_open: bool = False
    verdict: Verdict | None = None
    square_text: str = ""
    """The square by its name: R9, in French D9."""


@dataclass(frozen=True)
class ChoiceCard:
    """The player may go where he likes."""

    square: str
    """Where he stands: a corner, or a red square whose line is complete; empty after a second question."""
    heading: str
    detail: str
    headline: str
    """“Where to?”"""
    typed: tuple[str, str] = ("", "")
    """The letter and the number of the square that is typed or aimed at."""
    word: str = ""
    """“5 down, the lower word”; empty while nothing is aimed at."""
    sum: str = ""
    letters: tuple[Letter, ...] = ()
    letters_text: str = ""
    """“3 letters, none in place”."""
    invitation: str = ""
    """Instead of the word, while nothing is aimed at."""
    round_text: str = ""
    """Beside the keys ← →."""
    direct_text: str = ""
    """Beside the keys of a square's name."""
    enter_key: str = ""
    seconds: Seconds | None = None
    square_text: str = ""
    example: tuple[str, str] = ("", "")
    """A square's name, shown faint until something is typed."""


@dataclass(frozen=True)
class QuestionCard:
    """A bonus question: four choices, or an answer to type."""

    heading: str
    """“Bonus question”."""
    line: str
    """“row 6 complete”."""
    question: str
    choices: tuple[str, ...] = ()
    """Four, or none."""
    chosen: int | None = None
    right: int | None = None
    """With a verdict: the choice that is right."""
    typed: str = ""
    placeholder: str = ""
    stage: int = 0
    """0 for the first question of a turn, 1 for the second."""
    steps: tuple[str, str] = ("", "")
    """Where a right answer leads: “throw again”, and a second one “anywhere”."""
    pass_text: str = ""
    has_keyboard: bool = False
    """Whether letters can be clicked, for an answer to type."""
    is_tray_open: bool = False
    enter_key: str = ""
    enter_text: str = ""
    message: str = ""
    seconds: Seconds | None = None
    active: str = ""
    """`pass`, `keyboard`, or empty."""
    verdict: Verdict | None = None


@dataclass(frozen=True)
class ReaderCard:
    """Somebody else reads and judges. The answer is here only while it is held open."""

    title: str
    """“Tom judges”."""
    badge: tuple[int, int] | None
    """Colour and sign of the one who judges."""
    heading: str
    detail: str
    clue: str
    """Or the bonus question."""
    note: str = ""
    sum: str = ""
    square: str = ""
    """Empty for a bonus question."""
    square_text: str = ""
    letters: tuple[Letter, ...] = ()
    """The word as it stands on the board; small, and only where the card has room for it."""
    answer_label: str = ""
    """“Answer, for you alone”; while it is closed: “Hold to see the answer”."""
    answer: str = ""
    """Empty while it is closed."""
    hold_text: str = ""
    hold_key: str = ""
    right_text: str = ""
    wrong_text: str = ""
    can_judge: bool = False
    """After the first look."""
    say_text: str = ""
    """The first step: “Léa says it”."""
    step: int = 0
    """Which of the three steps is next: to say it, to look, to judge."""
    pass_text: str = ""
    seconds: Seconds | None = None
    active: str = ""
    """`hold`, `right` or `wrong`."""


@dataclass(frozen=True)
class ThrowCard:
    """The table is handed over: whose throw it is."""

    seat: int
    name: str
    headline: str
    """“Léa, it is your throw”, or for the opening “Who begins?”."""
    detail: str
    """What the throw does."""
    badge: tuple[int, int] | None = None
    throw_key: str = ""
    throw_text: str = ""
    enters_dice: bool = False
    """The six faces are offered instead of the key."""
    face: int | None = None
    """The one under the cursor, from 1."""
    opening: tuple[tuple[int, str, int | None], ...] = ()
    """In the opening: seat, name and what it threw."""
    verdict: Verdict | None = None
    """How the last turn ended."""
    verdict_word: str = ""
    """What it was about: “9 across: ARTERES”."""
    wrong_text: str = ""
    right_text: str = ""
    """Where the opponent judges: until the throw he can correct his verdict."""
    active: str = ""
    """`wrong` or `right`."""


Card: TypeAlias = ClueCard | ChoiceCard | QuestionCard | ReaderCard | ThrowCard


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
    total_text: str
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
    """How far it is scrolled."""
