"""The screens of Crossword Track."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.crossword.match import PASS, RIGHT, WRONG, Answer, Go, Race
from ludogite.rules.game import CHANCE, Move
from ludogite.rules.shelf import SHELF
from ludogite.ui.games.crossword.board import CrosswordBoard
from tests.support.kinds import as_a
from tests.support.ui.crossword import click_thing, press, type_text
from tests.support.ui.matches import page_of
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

Until = Callable[[Race], bool]
PEOPLE = (Seat("Léa"), Seat("Tom"))
COMPUTER = Seat("Computer", level="medium")
READER = {"asking": "reader"}


def begin(
    app: Application,
    until: Until,
    seats: tuple[Seat, ...] = PEOPLE,
    table: Mapping[str, object] | None = None,
    real_dice: bool = False,
    levels: tuple[str, ...] = ("medium", "easy"),
    seed: int = 5,
    language: str = "fr",
) -> CrosswordBoard:
    """A match that has gone on until the position is like that, always the same."""
    game = SHELF["crossword"]
    options = {"levels": list(levels[: len(seats)]), "length": "full", "language": language}
    setup = game.draw_setup(len(seats), options, seed)
    app.matches.begin(MatchConfig(game, seats, options, setup, seed=seed, real_dice=real_dice, table=table or {}))
    page, rng = page_of(app), Random(3)
    page.board.set_animated(False)
    match = page.match
    match.listeners.remove(page.refresh)
    while match.state.to_move is not None and not until(as_a(Race, match.state)):
        rolls = match.state.to_move == CHANCE
        match.play(match.next_roll() if rolls else knowing(as_a(Race, match.state), rng))
    match.listeners.append(page.refresh)
    page.refresh()
    QApplication.processEvents()
    return as_a(CrosswordBoard, page.board)


def knowing(state: Race, rng: Random) -> Move:
    """Somebody who knows seven words of ten."""
    if state.phase == "go":
        return rng.choice([move for move in state.legal_moves() if isinstance(move, Go)])
    if state.phase == "question":
        return rng.choice((RIGHT, WRONG))
    assert state.asked is not None
    return Answer(state.sheet.grid.answer(state.asked)) if rng.random() < 0.7 else PASS


def has_found(part: float) -> Until:
    """So much of the grids is filled."""
    return lambda state: all(sheet.unfound < (1 - part) * sheet.grid.white.bit_count() for sheet in state.sheets)


def asks(seat: int, part: float = 0.4) -> Until:
    """A clue of five letters and more, of which some are there."""

    def is_reached(state: Race) -> bool:
        if state.to_move != seat or state.asked is None or not has_found(part)(state):
            return False
        cells = state.sheet.grid.words[state.asked].cells
        return len(cells) >= 5 and 3 <= state.sheet.new_letters(state.asked) < len(cells)

    return is_reached


def asks_longest(state: Race) -> bool:
    """A clue that needs all the room of the card."""
    clue = state.sheet.grid.clues[state.asked] if state.asked is not None else ""
    return state.to_move == 0 and len(clue) > 30


def in_phase(phase: str, seat: int = 0, part: float = 0.3) -> Until:
    return lambda state: state.phase == phase and state.to_move == seat and has_found(part)(state)


def was_answered(state: Race) -> bool:
    return state.phase == "roll" and has_found(0.5)(state) and state.turn == 1


def type_some(board: CrosswordBoard, count: int) -> None:
    race = board.referee._race
    answer = race.sheet.grid.answer(race.asked)
    type_text(board, answer[:count])


def draw_crossword(app: Application, keep: Keep) -> None:
    window = app.window
    begin(app, lambda state: True)
    keep(window, "crossword-start")
    begin(app, lambda state: state.beginner is not None)
    keep(window, "crossword-begins")
    board = begin(app, asks(0), table={"clock": "60"})
    type_some(board, 2)
    keep(window, "crossword-clue")
    press(board, Qt.Key.Key_Return)
    keep(window, "crossword-missing")
    click_thing(board, "keyboard")
    keep(window, "crossword-letters")
    begin(app, asks_longest)
    keep(window, "crossword-long-clue")
    board = begin(app, in_phase("go"))
    keep(window, "crossword-choose")
    press(board, *[Qt.Key.Key_Right] * 5)
    keep(window, "crossword-aimed")
    board = begin(app, in_phase("question"), levels=("easy", "easy"))
    press(board, Qt.Key.Key_2)
    keep(window, "crossword-question")
    press(board, Qt.Key.Key_Return)
    keep(window, "crossword-question-judged")
    board = begin(app, in_phase("question"), levels=("medium", "easy"))
    type_text(board, "le Rhô")
    keep(window, "crossword-question-typed")
    click_thing(board, "keyboard")
    keep(window, "crossword-question-letters")
    begin(app, was_answered)
    keep(window, "crossword-handover")
    draw_reader(app, keep)
    board = begin(app, asks(0), seats=(PEOPLE[0], COMPUTER))
    press(board, Qt.Key.Key_F2)
    keep(window, "crossword-other-board")
    begin(app, lambda state: state.to_move == CHANCE and has_found(0.3)(state), real_dice=True)
    keep(window, "crossword-real-die")
    type_some(begin(app, asks(0), seats=PEOPLE[:1]), 3)
    keep(window, "crossword-alone")
    draw_ends(app, keep)


def draw_reader(app: Application, keep: Keep) -> None:
    window = app.window
    board = begin(app, asks(0), table=READER)
    keep(window, "crossword-reader")
    QTest.keyPress(board, Qt.Key.Key_Space)
    keep(window, "crossword-reader-open")
    QTest.keyRelease(board, Qt.Key.Key_Space)
    keep(window, "crossword-reader-looked")
    press(board, Qt.Key.Key_J)
    keep(window, "crossword-reader-judged")
    begin(app, in_phase("question"), table=READER)
    keep(window, "crossword-reader-question")


def draw_ends(app: Application, keep: Keep) -> None:
    window = app.window
    begin(app, lambda state: False)
    keep(window, "crossword-end")
    begin(app, lambda state: False, seats=PEOPLE[:1])
    keep(window, "crossword-alone-end-plate")
    page_of(app).end.close()
    keep(window, "crossword-alone-end")
