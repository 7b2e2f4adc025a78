"""Whole matches of Crossword Track in the window: by mouse and by keys alone, with the program and with somebody who
judges, against the computer, and alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol
from unicodedata import normalize

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.hand import CHOICES
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.crossword import (
    answer_of,
    board_of,
    click_letters,
    click_square,
    click_thing,
    drag,
    press,
    race_of,
    type_text,
)
from tests.support.ui.matches import LEFT, PEOPLE, page_of
from tests.support.ui.pace import at_leisure

LONGEST = 600
"""More actions than any match takes."""
COMPUTER = Seat("Computer", level="easy")
READER: dict[str, object] = {"asking": "reader"}


def open_match(
    app: Application,
    seats: tuple[Seat, ...] = PEOPLE,
    table: dict[str, object] | None = None,
    length: str = "full",
    language: str = "fr",
) -> MatchPage:
    app.choose(ANIMATIONS, "off")
    game = SHELF["crossword"]
    options = {"levels": ["easy", "medium"][: len(seats)], "length": length, "language": language}
    setup = game.draw_setup(len(seats), options, 3)
    app.matches.begin(MatchConfig(game, seats, options, setup, seed=3, table=table or {}))
    QApplication.processEvents()
    return page_of(app)


class Player(Protocol):
    """Somebody at the screen, who may know the answers."""

    def throw(self) -> None: ...
    def go(self, square: str) -> None: ...
    def answer(self, word: str | None) -> None: ...
    def reply(self, text: str, choice: int | None, knows: bool) -> None: ...
    def judge(self, is_right: bool) -> None: ...


class ByMouse:
    def __init__(self, page: MatchPage) -> None:
        self.page, self.board, self.turns = page, board_of(page), 0

    def throw(self) -> None:
        self.turns += 1
        click_thing(self.board, "die")

    def go(self, square: str) -> None:
        place = self.board.view.layout.large
        if self.turns % 2:
            click_square(self.board, square)
        else:
            pawn = place.pawn_place(self.board.position.race.sheet.pawn).center()
            drag(self.board, pawn, place.square_place(square).center())

    def answer(self, word: str | None) -> None:
        if word is None:
            click_thing(self.board, "pass")
            return
        click_thing(self.board, "keyboard")
        click_letters(self.board, word)
        self.page.action_button.click()

    def reply(self, text: str, choice: int | None, knows: bool) -> None:
        if choice is not None:
            click_thing(self.board, f"choice {choice if knows else (choice + 1) % CHOICES}")
            self.page.action_button.click()
        elif knows:
            click_thing(self.board, "keyboard")
            plain = normalize("NFD", text.upper().replace("Œ", "OE"))
            click_letters(self.board, "".join(letter for letter in plain if letter.isascii() and letter not in "-'’"))
            self.page.action_button.click()
        else:
            click_thing(self.board, "pass")

    def judge(self, is_right: bool) -> None:
        hold = self.board.cells.thing_place("hold").center().toPoint()
        QTest.mousePress(self.board, LEFT, pos=hold)
        QTest.mouseRelease(self.board, LEFT, pos=hold)
        click_thing(self.board, "right" if is_right else "wrong")


class ByKeys:
    def __init__(self, page: MatchPage) -> None:
        self.board, self.turns = board_of(page), 0

    def throw(self) -> None:
        self.turns += 1
        press(self.board, Qt.Key.Key_Space)

    def go(self, square: str) -> None:
        if self.turns % 2:
            type_text(self.board, square)
        else:
            while self.board.hand.aimed != square:
                press(self.board, Qt.Key.Key_Right)
        press(self.board, Qt.Key.Key_Return)

    def answer(self, word: str | None) -> None:
        if word is None:
            press(self.board, Qt.Key.Key_F4)
            return
        missing = "".join(letter for letter, ink in zip(word, self.board.hand.pencil.ink, strict=True) if ink is None)
        type_text(self.board, word.lower() if self.turns % 2 else missing)
        press(self.board, Qt.Key.Key_Return)

    def reply(self, text: str, choice: int | None, knows: bool) -> None:
        if choice is not None:
            QTest.keyClicks(self.board, str((choice if knows else (choice + 1) % CHOICES) + 1))
        elif knows:
            type_text(self.board, text)
        if choice is None and not knows:
            press(self.board, Qt.Key.Key_F4)
        else:
            press(self.board, Qt.Key.Key_Return)

    def judge(self, is_right: bool) -> None:
        QTest.keyPress(self.board, Qt.Key.Key_Space)
        QTest.keyRelease(self.board, Qt.Key.Key_Space)
        press(self.board, Qt.Key.Key_J if is_right else Qt.Key.Key_F)


def act(page: MatchPage, player: Player, rng: Random) -> None:
    """One action of the person who is to act."""
    race, board = race_of(page), board_of(page)
    knows = rng.random() < 0.8
    before = page.match.cursor
    if race.to_move == CHANCE:
        player.throw()
    elif race.phase == "go":
        player.go(rng.choice(list(board.hand.offered())))
    elif board.position.has_reader:
        player.judge(knows)
    elif race.phase == "clue":
        player.answer(answer_of(page) if knows else None)
    else:
        question = board.position.question
        assert question is not None
        accepted = board.referee.accepted(question.key)
        player.reply(accepted, question.choices.index(accepted) if question.choices else None, knows)
    assert page.match.cursor == before + 1, f"{race.phase}: {page.status.text()}"


def play_through(page: MatchPage, player: Player) -> None:
    rng = Random(5)
    for _ in range(LONGEST):
        if page.match.outcome is not None:
            return
        act(page, player, rng)
    raise AssertionError("the match does not end")


@pytest.fixture
def patient(qapp: QApplication) -> Iterator[None]:
    """Whoever judges does not press Space at once after the throw: it would be taken for a second press."""
    with at_leisure():
        yield


@pytest.mark.long
@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(("table", "language"), [({}, "en"), (READER, "fr")], ids=["program", "reader"])
@pytest.mark.parametrize("way", [ByMouse, ByKeys])
def test_a_whole_match_between_two_people(
    app: Application, way: type[ByMouse | ByKeys], table: dict[str, object], language: str
) -> None:
    page = open_match(app, table=table, language=language)
    play_through(page, way(page))
    race = race_of(page)
    assert race.finisher is not None
    assert race.bill(race.finisher).bonus == 5 * race.sheets[1 - race.finisher].unfound
    names = [board_of(page).cell_name(n) for n in range(board_of(page).cell_count())]
    assert any("First grid complete" in name for name in names)
    assert not page.undo_button.isEnabled()


@pytest.mark.long
@pytest.mark.parametrize("way", [ByMouse, ByKeys])
def test_a_short_match_against_the_computer(app: Application, qtbot: QtBot, way: type[ByMouse | ByKeys]) -> None:
    page = open_match(app, seats=(PEOPLE[0], COMPUTER), length="short")
    player, rng = way(page), Random(5)
    for _ in range(LONGEST):
        qtbot.waitUntil(lambda: page.match.outcome is not None or page.shown.actor() == 0)
        if page.match.outcome is not None:
            break
        assert board_of(page).position.large == 0
        act(page, player, rng)
    assert race_of(page).turns == (20, 20) or race_of(page).finisher is not None


@pytest.mark.parametrize("way", [ByMouse, ByKeys])
def test_a_whole_match_alone(app: Application, way: type[ByMouse | ByKeys]) -> None:
    page = open_match(app, seats=PEOPLE[:1])
    play_through(page, way(page))
    race = race_of(page)
    assert race.sheets[0].unfound == 0
    assert page.status.text() == f"The grid is complete: {race.scores[0]} points in {race.throws[0]} rolls."
    assert page.end.plate is not None
    assert page.end.plate.reason.text() == f"{race.scores[0]} points in {race.throws[0]} rolls"


def test_the_computer_pauses_like_somebody_who_thinks_and_a_press_skips_it(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "on")
    game = SHELF["crossword"]
    options = {"levels": ["easy", "easy"], "length": "full"}
    seats = (PEOPLE[0], COMPUTER)
    app.matches.begin(MatchConfig(game, seats, options, game.draw_setup(2, options, 3), seed=3))
    page, board = page_of(app), board_of(page_of(app))
    for move in ("roll 5", "roll 2"):
        play_text(page.match, move)
    board.motion.skip()
    qtbot.waitUntil(lambda: race_of(page).phase == "clue" and race_of(page).turn == 1)
    assert board.is_busy()
    assert board.position.scene is not None
    assert board.position.scene.rest >= 900
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert not board.is_busy()
    qtbot.waitUntil(lambda: race_of(page).thrower == 0)


def test_what_was_missed_stays_to_be_read_before_the_computer_goes_on(app: Application) -> None:
    app.choose(ANIMATIONS, "on")
    game = SHELF["crossword"]
    seats = (PEOPLE[0], COMPUTER)
    options = {"levels": ["easy", "easy"], "length": "full"}
    app.matches.begin(MatchConfig(game, seats, options, game.draw_setup(2, options, 3), seed=3))
    page, board = page_of(app), board_of(page_of(app))
    for move in ("roll 2", "roll 5", "roll 5", "pass"):
        play_text(page.match, move)
    assert board.is_busy()
    assert board.position.scene is not None
    assert board.position.scene.rest >= 3000
