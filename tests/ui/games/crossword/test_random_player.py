"""A random player at Crossword Track: whatever is typed, clicked, held, dragged and left in the middle, nothing breaks,
and no word is told before it is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.rules.crossword.track import SQUARES
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.cells import THINGS
from ludogite.ui.match.page import MatchPage
from tests.support.ui.crossword import answer_of, board_of, race_of, type_text
from tests.support.ui.matches import PEOPLE, page_of
from tests.support.ui.random_player import RandomPlayer
from tests.support.ui.readable import window_texts, words_of
from tests.ui.games.crossword.test_secrets import unfound

SEEDS, ACTIONS = range(1), 70
"""Raise both to search for longer."""
EASY = Seat("Computer", level="easy")
KEYS = (
    *(Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_End, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_F, Qt.Key.Key_J, Qt.Key.Key_Return, Qt.Key.Key_Space),
)
TABLES: tuple[tuple[tuple[Seat, ...], dict[str, object]], ...] = (
    (PEOPLE, {}),
    (PEOPLE, {"asking": "reader", "clock": "30"}),
    ((PEOPLE[0], EASY), {"clock": "30"}),
    (PEOPLE[:1], {}),
    (PEOPLE, {"asking": "reader"}),
    ((EASY, PEOPLE[0]), {}),
)


class RandomCrosswordPlayer(RandomPlayer):
    letters = "ABDEHGLRT0123456FJ .'"

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [
            *((20, self.click), (10, self.drag), (25, self.press_own_key), (10, self.hold), (3, self.run_out)),
            *((30, self.go_on), (2, self.scroll), (1, self.resign)),
        ]

    @property
    def board(self) -> CrosswordBoard:
        return board_of(self.page)

    def in_middle(self) -> QPoint:
        board, layout = self.board, self.board.view.layout
        places: list[QRectF] = [place for thing in THINGS if not (place := board.cells.thing_place(thing)).isEmpty()]
        places += [layout.large.square_place(self.rng.choice(SQUARES)), layout.large.cell_place(self.rng.randrange(70))]
        if self.rng.random() < 0.2:
            return self.somewhere(board)
        return self.rng.choice(places).center().toPoint()

    def drag(self) -> None:
        pawn = self.board.view.layout.large.pawn_place(race_of(self.page).sheet.pawn).center().toPoint()
        self.drag_from(self.rng.choice((pawn, self.in_middle())))

    def press_own_key(self) -> None:
        QTest.keyClick(self.board, self.rng.choice(KEYS))

    def hold(self) -> None:
        """Space, with something else done before it is let go."""
        page, board = self.page, self.board
        QTest.keyPress(board, Qt.Key.Key_Space)
        if self.rng.random() < 0.5:
            self.act()
            self.come_back()
        if self.page is page:
            QTest.keyRelease(board, Qt.Key.Key_Space)

    def go_on(self) -> None:
        """What leads on, so that the match gets somewhere."""
        board, race = self.board, race_of(self.page)
        if self.page.match.outcome is not None or self.page.shown.past_ply is not None:
            self.page.look_at(self.page.match.cursor)
        elif board.position.enters_die:
            QTest.keyClicks(board, self.rng.choice("123456"))
        elif board.position.acting_hand is None or race.phase == "roll":
            QTest.keyClick(board, Qt.Key.Key_Space)
        elif board.position.has_reader and race.phase != "go":
            QTest.keyClick(board, Qt.Key.Key_Space)
            QTest.keyClicks(board, self.rng.choice("FJ"))
        elif race.phase == "clue":
            type_text(board, answer_of(self.page))
            QTest.keyClick(board, Qt.Key.Key_Return)
        else:
            QTest.keyClick(board, Qt.Key.Key_Right)
            QTest.keyClick(board, Qt.Key.Key_Return)

    def run_out(self) -> None:
        self.board.clock.spend(self.rng.choice((0.3, 5.0, 40.0)))

    def scroll(self) -> None:
        self.board.scroll_notebook(self.rng.choice((-3, 1, 50)))

    def resign(self) -> None:
        if self.page.match.outcome is None and self.rng.random() < 0.2:
            self.page.resign()


def begin(app: Application, seed: int) -> MatchPage:
    seats, table = TABLES[seed % len(TABLES)]
    game = SHELF["crossword"]
    levels = ["easy", "medium", "hard"][seed % 3 :][: len(seats)]
    options = {"levels": (levels * 2)[: len(seats)], "length": "short" if seed % 2 else "full"}
    setup = game.draw_setup(len(seats), options, seed)
    app.matches.begin(MatchConfig(game, seats, options, setup, seed=seed, real_dice=seed % 4 == 3, table=table))
    return page_of(app)


def check_secrets(page: MatchPage) -> None:
    """What is being typed may be the word; nothing else is."""
    if page.match.outcome is None:
        told = words_of(window_texts(page)) & unfound(race_of(page))
        assert told <= {board_of(page).hand.pencil.word, board_of(page).hand.typed}


def check_places(board: CrosswordBoard) -> None:
    """What can be clicked lies beside each other, so that nothing is hit that is not seen."""
    things = [thing for thing in THINGS if thing != "card" and not board.cells.thing_place(thing).isEmpty()]
    for one, other in combinations(things, 2):
        overlap = board.cells.thing_place(one).intersected(board.cells.thing_place(other))
        assert overlap.width() < 1 or overlap.height() < 1, (one, other)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_player_breaks_nothing(app: Application, qtbot: QtBot, seed: int) -> None:
    app.choose(ANIMATIONS, "on")
    player = RandomCrosswordPlayer(app, begin(app, seed), seed)
    for _ in range(10):
        player.play_around(ACTIONS // 10)
        check_secrets(player.page)
        check_places(player.board)
    page = player.page
    page.look_at(page.match.cursor)
    QApplication.processEvents()
    again = Match(page.match.config, [str(move) for move in page.match.moves], page.match.cursor)
    assert again.state == page.match.state
    assert board_of(page).position.answer == ""
    assert app.crashes.file.read_text() == ""
