"""All that two people need to play Crossword Track on paper: a cover that says who gets what, with the result on its
back; for each player a board, the clues and solutions of the other's grid, questions to ask the other, and what scores;
and a die.

A player's sheets never show his own solution, on neither side: the pages of each begin on a front, and their number is
even, so that printing on both sides does not mix them. The die comes last, with nothing on its back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from ludogite.content.grids import shipped
from ludogite.content.questions import Question
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules import draw as chance
from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.rules.crossword.sheet import LETTER_POINTS, UNFOUND_LETTER
from ludogite.rules.shelf import SHELF
from ludogite.sheets.crossword.board import Marks, board_parts
from ludogite.sheets.crossword.booklet import draw_plain
from ludogite.sheets.crossword.clues import by_line, fitted
from ludogite.sheets.crossword.puzzles import questions
from ludogite.sheets.dice import FOLDING, draw_net, draw_pips, net_size
from ludogite.sheets.flow import BOLD, PLAIN, Block, Heading, Paragraph, Table, draw_placed, pour
from ludogite.sheets.frame import ONE_SIDE, body, columns, draw_head, with_feet
from ludogite.sheets.ink import CENTRE, FINE, LEFT, SOFT, Ink, Type
from ludogite.sheets.offers import CannotPrint, PaperPuzzle
from ludogite.sheets.sheet import Page, Paper, Parts, Sheet
from ludogite.sheets.type import language, tr

DIE = 32.0
"""Millimetres."""
PLAYER = QT_TRANSLATE_NOOP("sheets", "Player {n}")
COVER = (
    Message(QT_TRANSLATE_NOOP("sheets", "Pages 1 and 2: for the table.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Pages 3 to 6: for player 1 alone.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Pages 7 to 10: for player 2 alone.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Page 11: a die to cut out, if you have none.")),
    Message(
        QT_TRANSLATE_NOOP(
            "sheets",
            "Print on one side, or on both sides flipped on the long edge, in this order: no sheet ever shows players "
            "their own solution. Hand out the pages face down.",
        )
    ),
)
START = (
    Message(QT_TRANSLATE_NOOP("sheets", "Each player takes a pencil, and something small for a pawn.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Both pawns start in the top left corner. Lowest roll starts.")),
    Message(QT_TRANSLATE_NOOP("sheets", "Your opponent reads your clues to you: never look at their pages.")),
)
TURN = (
    Message(QT_TRANSLATE_NOOP("sheets", "Roll the die and go that many squares clockwise.")),
    Message(
        QT_TRANSLATE_NOOP(
            "sheets",
            "Line not complete: you are asked its word nearest to your pawn. Right: write it. Wrong: fill one of its "
            "two arrows.",
        )
    ),
    Message(QT_TRANSLATE_NOOP("sheets", "Corner, or a star whose line is complete: go to any square and play it.")),
    Message(
        QT_TRANSLATE_NOOP(
            "sheets",
            "Other square whose line is complete: a bonus question. Right: roll again. A second one right in the same "
            "turn: go to any square.",
        )
    ),
)
END = Message(
    QT_TRANSLATE_NOOP(
        "sheets",
        "If the player who started completes their grid, the other has one more turn; if the other does, the game is "
        "over. The first to complete their grid gets {points} points for each letter that the opponent has not found.",
    ),
    points=UNFOUND_LETTER,
)


def make(paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
    name, grids, level, spoken = _pair(chosen, seen)
    asked = questions(spoken, level, int(chosen["seed"]))
    pages: list[Page] = [_cover(paper, name), _table(paper, name)]
    puzzles: list[tuple[PaperPuzzle, ...]] = [(), ()]
    for seat in range(2):
        pages += [
            _board(paper, grids[seat], seat, name),
            _clues(paper, grids[1 - seat], seat),
            _asked(paper, asked, seat),
            _reminder(paper, seat),
        ]
        puzzles += [(), (), (asked,), ()]
    pages.append(_die(paper))
    puzzles.append(())
    sheet = Sheet(SHELF["crossword"].title, paper, tuple(pages), tuple(puzzles))
    return with_feet(sheet, {len(pages) - 1: ONE_SIDE})


def _pair(chosen: Mapping[str, str], seen: Mapping[str, int]) -> tuple[str, tuple[Grid, Grid], str, str]:
    """Their name, both grids, their level, and their language: a name that two languages have is of the sheet's."""
    if name := chosen["grids"]:
        languages = dict.fromkeys((language(), *LANGUAGES))
        for spoken in languages:
            pair = [grid for grid in shipped(spoken) if grid.id in (f"{name}.1", f"{name}.2")]
            if len(pair) == 2:
                return name, (read_grid(pair[0].data), read_grid(pair[1].data)), pair[0].level, spoken
        missing = QT_TRANSLATE_NOOP(
            "sheets", "There are no grids “{name}”: there are {series}, with a number from 1 to 10."
        )
        series = dict.fromkeys(letter for spoken in languages for letter in LANGUAGES[spoken].series.values())
        raise CannotPrint(Message(missing, name=name, series=", ".join(series)))
    level, seed = chosen["level"], int(chosen["seed"])
    options = {"levels": [level, level], "language": language()}
    drawn = SHELF["crossword"].draw_setup(2, options, seed, seen)["grids"]
    names = [next(grid.id for grid in shipped(language()) if grid.data == each) for each in drawn]
    return " · ".join(names), (read_grid(drawn[0]), read_grid(drawn[1])), level, language()


def _player(seat: int) -> str:
    return tr(Message(PLAYER, n=seat + 1))


def _cover(paper: Paper, name: str) -> Page:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["crossword"].title), name)
        blocks: list[Block] = [
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "Who gets what"))), 7, 0),
            *_list(COVER, 4.6),
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "What a player has"))), 7, 8),
            Table(_contents(), Type(4.2), 3),
        ]
        draw_placed(ink, pour(blocks, lambda _page: [body(paper).adjusted(0, 4, 0, 0)])[0])

    return draw


def _table(paper: Paper, name: str) -> Page:
    """What both read: how it begins, how it ends, and the result."""

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["crossword"].title), name)
        blocks: list[Block] = [
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "To begin"))), 7, 0),
            *_list(START, 4.6),
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "The end"))), 7, 8),
            Paragraph([(tr(END), PLAIN)], Type(4.6), 2.3),
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "Result"))), 7, 8),
        ]
        area = body(paper).adjusted(0, 4, 0, 0)
        (placed,) = pour(blocks, lambda _page: [area])
        draw_placed(ink, placed)
        _draw_result(ink, QRectF(area.left(), placed[-1].area.bottom() + 3, area.width(), 50))

    return draw


RESULT = (
    Message(QT_TRANSLATE_NOOP("sheets", "Name")),
    Message(QT_TRANSLATE_NOOP("sheets", "Points")),
    Message(QT_TRANSLATE_NOOP("sheets", "Letters not found")),
    Message(QT_TRANSLATE_NOOP("sheets", "Total")),
)


def _draw_result(ink: Ink, area: QRectF) -> None:
    """A line for each player, to be filled in."""
    first, head, line = 0.34 * area.width(), 10.0, (area.height() - 10) / 2
    width = (area.width() - first) / 3
    lefts = [area.left(), *(area.left() + first + n * width for n in range(4))]
    for n, title in enumerate(RESULT):
        place = QRectF(lefts[n] + 2, area.top(), lefts[n + 1] - lefts[n] - 4, head)
        ink.words(place, tr(title), Type(3.8), CENTRE if n else LEFT, SOFT)
        ink.line(lefts[n], area.top(), lefts[n], area.bottom(), FINE)
    for seat in range(2):
        top = area.top() + head + seat * line
        ink.line(area.left(), top, area.right(), top, FINE)
        ink.words(QRectF(area.left() + 2, top + 1, first - 4, 5), _player(seat), Type(2.8), LEFT, SOFT)
    ink.frame(area, FINE)


def _contents() -> list[list[str]]:
    pages = Message(QT_TRANSLATE_NOOP("sheets", "pages"))
    rows = (
        ("3 · 7", Message(QT_TRANSLATE_NOOP("sheets", "their board: the grid to fill, and the track"))),
        ("4 · 8", Message(QT_TRANSLATE_NOOP("sheets", "the clues and solutions of the opponent, to read out"))),
        ("5 · 9", Message(QT_TRANSLATE_NOOP("sheets", "bonus questions for the opponent, with answers"))),
        ("6 · 10", Message(QT_TRANSLATE_NOOP("sheets", "a turn in short, and a table for the points"))),
    )
    return [[tr(pages), ""], *([page, tr(text)] for page, text in rows)]


def _list(messages: Sequence[Message], size: float) -> Iterator[Block]:
    for message in messages:
        yield Paragraph([(tr(message), PLAIN)], Type(size), 0.5 * size, mark="•", indent=1.2 * size)


def _die(paper: Paper) -> Page:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(Message(QT_TRANSLATE_NOOP("sheets", "A die to cut out"))))
        area, (width, height) = body(paper), net_size(DIE)
        draw_net(ink, QPointF(area.center().x() - width / 2, area.top() + 30), DIE, draw_pips)
        line = QRectF(area.left(), area.top() + 40 + height, area.width(), 6)
        ink.words(line, tr(FOLDING), Type(3.8), CENTRE, SOFT)

    return draw


def _board(paper: Paper, grid: Grid, seat: int, name: str) -> Page:
    bare = Grid(grid.letters, ())

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, _player(seat), name)

    return Parts((draw, *board_parts(body(paper), bare, Marks())))


def _clues(paper: Paper, grid: Grid, seat: int) -> Page:
    """What this player reads to the other: the solution of the other's grid, and its clues."""
    area, cell = body(paper), 5.4

    def draw(ink: Ink) -> None:
        reads = Message(QT_TRANSLATE_NOOP("sheets", "Clues for player {other}, with the answers"), other=2 - seat)
        draw_head(ink, paper, _player(seat), tr(reads))
        draw_plain(ink, QPointF(area.right() - 7 * cell, area.top()), cell, grid, {}, has_letters=True)

    def draw_clues(ink: Ink) -> None:
        left, right = columns(area, 2)
        room = [left, right.adjusted(0, 10 * cell + 6, 0, 0)]
        draw_placed(ink, fitted(room, (3.7, 3.5, 3.3, 3.1, 2.9, 2.7, 2.5), partial(by_line, grid)))

    return Parts((draw, draw_clues))


def _asked(paper: Paper, asked: PaperPuzzle, seat: int) -> Page:
    def draw(ink: Ink) -> None:
        every_other: list[Question] = asked.value[seat::2]
        reads = Message(
            QT_TRANSLATE_NOOP("sheets", "Bonus questions for player {other}, with the answers"), other=2 - seat
        )
        draw_head(ink, paper, _player(seat), tr(reads))
        blocks: list[Block] = []
        for n, question in enumerate(every_other):
            number = 2 * n + seat + 1
            blocks.append(
                Paragraph([(question.text, PLAIN)], Type(4), 4.5, keeps_next=True, mark=str(number), indent=9)
            )
            if question.others:
                choices = chance.shuffled((question.answer, *question.others), number, "paper choices")
                blocks.append(
                    Paragraph([(" · ".join(choices), PLAIN)], Type(3.4), 0.6, SOFT, keeps_next=True, indent=9)
                )
            blocks.append(Paragraph([("→ ", PLAIN), (question.answer, BOLD)], Type(3.8), 0.6, indent=9))
        draw_placed(ink, pour(blocks, lambda _page: [body(paper)])[0])

    return draw


def _reminder(paper: Paper, seat: int) -> Page:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, _player(seat), tr(Message(QT_TRANSLATE_NOOP("sheets", "A turn in short"))))
        blocks: list[Block] = [
            *_list(TURN, 4),
            Table(_points_table(), Type(4), 5),
            Paragraph([(tr(END), PLAIN)], Type(4), 4),
            Heading(tr(Message(QT_TRANSLATE_NOOP("sheets", "My points"))), 6, 8),
        ]
        (placed,) = pour(blocks, lambda _page: [body(paper)])
        draw_placed(ink, placed)
        _draw_points(ink, body(paper), placed[-1].area.bottom() + 2)

    return draw


def _points_table() -> list[list[str]]:
    missed = (
        Message(QT_TRANSLATE_NOOP("sheets", "never missed")),
        Message(QT_TRANSLATE_NOOP("sheets", "missed once")),
        Message(QT_TRANSLATE_NOOP("sheets", "missed twice or more")),
    )
    head = [
        tr(Message(QT_TRANSLATE_NOOP("sheets", "the word was"))),
        tr(Message(QT_TRANSLATE_NOOP("sheets", "each new letter"))),
    ]
    return [head, *([tr(text), str(n)] for text, n in zip(missed, LETTER_POINTS, strict=True))]


def _draw_points(ink: Ink, area: QRectF, top: float) -> None:
    """Boxes for the points of each turn."""
    across, side = 10, area.width() / 10
    for row in range(int((area.bottom() - top) / 10)):
        for column in range(across):
            ink.frame(QRectF(area.left() + column * side, top + row * 10, side, 10), 0.2, SOFT)
