"""What tests of Crossword Track do again and again: begin a match, and touch its board by mouse or by keys."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.crossword.match import Race
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from tests.support.crossword_races import EXAMPLE
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT, PEOPLE, page_of

OPENING = ("roll 1", "roll 2")
"""Léa begins."""


def begin(
    app: Application,
    *moves: str,
    seats: tuple[Seat, ...] = PEOPLE,
    table: dict[str, object] | None = None,
    length: str = "full",
    levels: tuple[str, ...] = ("easy", "easy"),
    real_dice: bool = False,
    seed: int = 1,
    language: str = "fr",
) -> MatchPage:
    """A match on the grids of the worked example, after these moves."""
    grids = [EXAMPLE["A"], EXAMPLE["B"]][: len(seats)]
    config = MatchConfig(
        SHELF["crossword"],
        seats,
        {"levels": list(levels[: len(seats)]), "length": length, "language": language},
        {"grids": grids},
        seed=seed,
        real_dice=real_dice,
        table=table or {},
    )
    app.matches.begin(config)
    QApplication.processEvents()
    page = page_of(app)
    page.board.set_animated(False)
    for move in moves:
        play_text(page.match, move)
    QApplication.processEvents()
    return page


def to_question(
    app: Application, level: str = "easy", table: dict[str, object] | None = None, language: str = "fr"
) -> MatchPage:
    """Léa stands on R6, whose row she has completed."""
    first = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2", "go R6", "answer ILETTES")
    then = ("roll 1", "pass", "roll 5", "go R5", "pass", "roll 1", "pass", "roll 1")
    page = begin(app, *first, *then, levels=(level, "easy"), table=table, language=language)
    assert race_of(page).phase == "question"
    return page


def board_of(page: MatchCore) -> CrosswordBoard:
    return as_a(CrosswordBoard, page.board)


def race_of(page: MatchPage) -> Race:
    """The whole position, with what players may not know."""
    return as_a(Race, page.match.state)


def moves_made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def answer_of(page: MatchPage) -> str:
    race = race_of(page)
    assert race.asked is not None
    return race.sheet.grid.answer(race.asked)


# Keys


def press(board: CrosswordBoard, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def type_text(board: CrosswordBoard, text: str) -> None:
    """Each letter as the keyboard gives it, é and œ too."""
    for letter in text:
        QTest.sendKeyEvent(QTest.KeyAction.Click, board, Qt.Key.Key_unknown, letter, Qt.KeyboardModifier.NoModifier)


# Mouse


def click_at(board: CrosswordBoard, area: QRectF) -> None:
    QTest.mouseClick(board, LEFT, pos=area.center().toPoint())


def click_thing(board: CrosswordBoard, thing: str) -> None:
    """A button of the card, the die, the glass, a choice."""
    area = board.cells.thing_place(thing)
    assert not area.isEmpty(), thing
    click_at(board, area)


def click_square(board: CrosswordBoard, square: str) -> None:
    click_at(board, board.view.layout.large.square_place(square))


def click_cell(board: CrosswordBoard, cell: int) -> None:
    click_at(board, board.view.layout.large.cell_place(cell))


def click_letters(board: CrosswordBoard, word: str) -> None:
    for letter in word:
        click_thing(board, "space" if letter == " " else f"letter {letter}")


def drag(board: CrosswordBoard, *points: QPointF | QPoint) -> None:
    ways = [QPointF(point) for point in points]
    QTest.mousePress(board, LEFT, pos=ways[0].toPoint())
    for start, end in pairwise(ways):
        move_mouse(board, (start + end) / 2, LEFT)
        move_mouse(board, end, LEFT)
    QTest.mouseRelease(board, LEFT, pos=ways[-1].toPoint())
