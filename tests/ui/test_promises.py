"""What the line below a board promises, the key does: read and pressed in many positions of every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.paths import assets
from ludogite.rules.crossword.match import Go
from ludogite.rules.shapes import PLACEMENTS
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Writing
from ludogite.rules.tokens import CELLS
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.input import ARROWS
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from tests.support import exercises
from tests.support.kinds import as_a
from tests.support.ui import cube as cube_matches
from tests.support.ui.bigbang import begin as begin_bigbang
from tests.support.ui.crossword import begin as begin_crossword
from tests.support.ui.lessons import open_lesson
from tests.support.ui.matches import LEFT, PEOPLE, begin, board_of, cell_point, drag, hand_point, page_of
from tests.support.ui.pace import at_leisure
from tests.support.ui.promises import PromiseReader, keys_in
from tests.support.ui.puzzles import open_puzzle
from tests.support.ui.symbols import lay, open_solo
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.ui.games.bigbang.test_random_player import RandomBigBangPlayer
from tests.ui.games.crossword.test_board import CORNER
from tests.ui.games.crossword.test_random_player import RandomCrosswordPlayer
from tests.ui.games.cube.challenges import test_board as challenges
from tests.ui.games.cube.test_random_player import RandomCubePlayer
from tests.ui.games.symbols.test_random_player import RandomSymbolsPlayer

MOST_ROUNDS = 20
KEYS = {
    "enter": Qt.Key.Key_Return,
    "space": Qt.Key.Key_Space,
    "escape": Qt.Key.Key_Escape,
    "tab": Qt.Key.Key_Tab,
    "d": Qt.Key.Key_D,
}


class ShapesReader(PromiseReader):
    letters = "1234"

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(20, self.click), (10, self.drag)]

    def in_middle(self) -> QPoint:
        board = board_of(self.page)
        if self.rng.random() < 0.4:
            return hand_point(board, self.rng.randrange(2), self.rng.choice("SYCK"))
        return cell_point(board, self.rng.choice("abcd") + self.rng.choice("1234"))

    def click(self) -> None:
        QTest.mouseClick(self.page.board, LEFT, pos=self.in_middle())

    def drag(self) -> None:
        drag(QTest, board_of(self.page), self.in_middle(), self.in_middle())  # type: ignore[arg-type]

    def meant(self) -> list[str]:
        hand = board_of(self.page).hand
        return [] if hand.held is None or hand.target is None else [str(PLACEMENTS[hand.held][hand.target])]

    def try_digits(self) -> None:
        board, line = board_of(self.page), self.line
        shape = self.rng.randrange(4)
        self.press(Qt.Key(Qt.Key.Key_1 + shape))
        assert board.position.held == shape or self.line != line


class SymbolsReader(PromiseReader, RandomSymbolsPlayer):
    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(30, self.click), (25, self.drag), (10, self.pencil)]

    def pencil(self) -> None:
        """One die after the other, somewhere, for anybody."""
        hand = self.board.hand
        if writers := hand.writers():
            seat = self.rng.choice(writers)
            place = as_a(Writing, self.rng.choice(self.board.position.round.for_seat(seat).legal_moves()))
            for _, cell in (place.first, place.second):
                QTest.mouseClick(self.board, LEFT, pos=self.cell(seat, cell))

    def cell(self, seat: int, cell: int) -> QPoint:
        return self.board.view.layout.pads[seat].grid.cell_place(cell).center().toPoint()

    def meant(self) -> list[str]:
        return [str(self.board.hand.marks[seat]) for seat in self.board.hand.writers()]

    def try_digits(self) -> None:
        board, before, n = self.board, self.made(), self.rng.randrange(6)
        is_start, is_taken, first = board.position.chooses_start, board.position.is_taken(n), board.hand.die
        self.press(Qt.Key(Qt.Key.Key_1 + n))
        new = self.made()[len(before) :]
        if is_start:
            assert new[:1] == [f"start {n + 1}"] or is_taken
        else:
            assert board.hand.die == n if first is None else new[0].startswith("roll")


class BigBangReader(PromiseReader, RandomBigBangPlayer):
    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(40, self.click), (15, self.drag), (4, self.act_by_button)]

    def meant(self) -> list[str]:
        """With help a chain may spare some of them."""
        moves = self.board.hand.turn() if self.board.hand.state and self.board.hand.state.is_assisted else None
        if isinstance(moves, list):
            return [str(move) for move in moves]
        return [f"turn {CELLS[cell]}" for cell in self.board.hand.selected]

    def try_d(self) -> None:
        before = self.made()
        self.press(Qt.Key.Key_D)
        assert self.made()[len(before) :][:1]
        assert self.made()[len(before)].startswith("roll")

    def try_space(self) -> None:
        """Arrows show where the keys are, and Space selects there."""
        board, line = self.board, self.line
        if board.position.key_cell is None:
            self.press(Qt.Key.Key_Left)
        cell = board.position.key_cell
        assert cell is not None
        self.press(Qt.Key.Key_Space)
        assert cell in board.hand.selected or self.line != line

    def try_arrows(self) -> None:
        board = self.board
        self.press(Qt.Key.Key_Left)
        seen = board.position.key_cell
        self.press(Qt.Key.Key_Right if seen is not None and seen % 6 == 0 else Qt.Key.Key_Left)
        assert None is not seen != board.position.key_cell

    def try_digits(self) -> None:
        before, n = self.made(), self.rng.randint(1, 6)
        self.press(Qt.Key(ord(str(n))))
        assert self.board.hand.die == n or self.made()[len(before) :]

    def try_escape(self) -> None:
        board = self.board
        if board.hand.call is None and board.position.looked_at is None:
            super().try_escape()
            return
        line = self.line
        self.press(Qt.Key.Key_Escape)
        assert self.line != line
        assert None in (board.hand.call, board.position.looked_at)


class CrosswordReader(PromiseReader, RandomCrosswordPlayer):
    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(20, self.click), (8, self.drag), (15, self.press_own_key), (15, self.go_on)]

    def press_own_key(self) -> None:
        self.press(self.rng.choice((Qt.Key.Key_F2, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_J)))

    def meant(self) -> list[str]:
        hand = self.board.hand
        if hand.is_choosing:
            square = self.rng.choice(hand.offered())
            for letter in square:
                self.press(Qt.Key(ord(letter)))
            return [str(Go(square))]
        if hand.is_questioned:
            return [str(self.board.referee.judge(hand.question, self.board.position.given))]
        return [f"answer {hand.pencil.word}"]

    def is_answered(self) -> bool:
        """Once a clue it is asked whether it is spelt so."""
        return self.board.hand.is_doubted

    def try_space(self) -> None:
        board, before = self.board, self.made()
        if board.position.race.phase == "roll":
            self.press(Qt.Key.Key_Space)
            assert self.made()[len(before) :][:1]
            assert self.made()[len(before)].startswith("roll")
        else:
            QTest.keyPress(self.app.window.windowHandle(), Qt.Key.Key_Space)
            QApplication.processEvents()
            assert board.hand.has_looked
            assert board.position.answer
            QTest.keyRelease(self.app.window.windowHandle(), Qt.Key.Key_Space)

    def try_f4(self) -> None:
        before, is_begun = self.made(), not self.board.hand.pencil.is_blank
        self.press(Qt.Key.Key_F4)
        if is_begun and self.made() == before:
            self.press(Qt.Key.Key_F4)
        assert self.made()[len(before) :][:1] in (["pass"], ["question wrong"])

    def _judge(self, key: Qt.Key, verdict: str) -> None:
        before = self.made()
        self.press(key)
        new = self.made()[len(before) :]
        assert new
        assert new[0].endswith(("pass", "wrong")) == (verdict == "wrong"), new

    def try_f(self) -> None:
        self._judge(Qt.Key.Key_F, "wrong")

    def try_j(self) -> None:
        self._judge(Qt.Key.Key_J, "right")

    def try_arrows(self) -> None:
        self.press(Qt.Key.Key_Right)
        assert self.board.hand.aimed is not None

    def try_digits(self) -> None:
        before, n = self.made(), self.rng.randint(1, 6)
        self.press(Qt.Key(ord(str(n))))
        assert self.made()[len(before) :][:1] == [f"roll {n}"]


class CubeReader(PromiseReader, RandomCubePlayer):
    letters = "12345678XCVSDFG"

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(12, self.click), (12, self.take), (6, self.wheel), (10, self.press_pad)]

    def meant(self) -> list[str]:
        hand = cube_matches.cube_of(self.page).hand
        placed = hand.place()
        return [str(placed)]

    def try_digits(self) -> None:
        board, line, n = cube_matches.cube_of(self.page), self.line, self.rng.randrange(8)
        self.press(Qt.Key(Qt.Key.Key_1 + n))
        assert (board.hand.held or (0, -1))[1] == n or self.line != line

    def try_tab(self) -> None:
        hand, line = cube_matches.cube_of(self.page).hand, self.line
        assert hand.held is not None
        before, places = hand.offered, len(hand.building.places(hand.held[1]))
        self.press(Qt.Key.Key_Tab)
        assert self.page.board.hasFocus()
        assert hand.offered not in (None, before) or places == 1 or self.line != line

    def try_arrows(self) -> None:
        """The piece goes on in one of the four directions at least."""
        hand = cube_matches.cube_of(self.page).hand
        seen = {(hand.spot, hand.pin, hand.offered)}
        for arrow in ARROWS:
            self.press(arrow)
            seen.add((hand.spot, hand.pin, hand.offered))
        assert len(seen) > 1


def shapes(app: Application, seed: int) -> PromiseReader:
    page = begin(app, coaching=seed % 2 == 0)
    QApplication.processEvents()
    return ShapesReader(app, page, seed)


def symbols(app: Application, seed: int) -> PromiseReader:
    page = lay(app, (1, 3, 2)[seed % 3], coaching=seed % 2 == 0, real_dice=seed % 3 == 2)
    return SymbolsReader(app, page, seed)


def bigbang(app: Application, seed: int) -> PromiseReader:
    if seed % 3:
        bonuses: object = ("strict", ["strict", "assisted"])[seed % 2]
        seats = (PEOPLE, PEOPLE[:1])[seed % 2]
        page = begin_bigbang(app, seats=seats, bonuses=bonuses if len(seats) > 1 else "assisted", real_dice=seed == 2)
    else:
        screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 25))
        page = page_of(app)
    return BigBangReader(app, page, seed)


def crossword(app: Application, seed: int) -> PromiseReader:
    """First by somebody who presses Enter before a square is chosen."""
    if seed:
        table: dict[str, object] = {"asking": "reader"} if seed % 2 else {}
        until = screens_crossword.has_found((0.0, 0.3, 0.6)[seed % 3])
        screens_crossword.begin(app, until, table=table, real_dice=seed % 3 == 2)
    else:
        QTest.keyClick(begin_crossword(app, *CORNER).board, Qt.Key.Key_Return)
    return CrosswordReader(app, page_of(app), seed)


def cube(app: Application, seed: int) -> PromiseReader:
    """By somebody who has just taken a piece by its key."""
    if seed % 2:
        page = challenges.begin(app, challenges.WHOLE, steps=2)
    else:
        page, _ = cube_matches.begin(app, moves=4 * (seed % 3), coaching=seed % 4 == 0)
    QTest.keyClick(page.board, Qt.Key(ord(str(8 - seed % 8))))
    return CubeReader(app, page, seed)


@pytest.mark.parametrize(
    ("sit_down", "rounds", "actions", "promised"),
    [
        (shapes, 2, 30, {"digits", "escape"}),
        (symbols, 3, 50, {"enter", "digits", "escape"}),
        (bigbang, 3, 45, {"enter", "space", "arrows", "digits", "escape", "d"}),
        (crossword, 3, 30, {"enter", "space", "f4", "f", "j", "arrows", "digits", "escape"}),
        (cube, 2, 16, {"enter", "digits", "tab", "arrows", "escape"}),
    ],
)
def test_the_key_that_the_line_names_does_what_it_says(
    app: Application,
    sit_down: Callable[[Application, int], PromiseReader],
    rounds: int,
    actions: int,
    promised: set[str],
) -> None:
    """Until each was met, and for some rounds at least."""
    app.choose(ANIMATIONS, "off")
    tried: set[str] = set()
    for seed in range(MOST_ROUNDS):
        if seed >= rounds and tried >= promised:
            break
        app.choose(LANGUAGE, ("en", "fr")[seed % 2])
        player = sit_down(app, seed)
        with at_leisure():
            player.read()
            player.play_around(actions)
        tried |= player.tried
    assert tried >= promised


# Puzzles and lessons


@pytest.mark.parametrize(
    ("game", "reader"), [("shapes", ShapesReader), ("symbols", SymbolsReader), ("bigbang", BigBangReader)]
)
def test_it_does_so_in_puzzles(app: Application, game: str, reader: type[PromiseReader]) -> None:
    class PuzzleReader(reader):  # type: ignore[misc, valid-type]
        """There is no list of moves to look back in, and no hint."""

        page: PuzzlePage

        def undo(self) -> None:
            self.page.undo()

        def look_back(self) -> None:
            self.page.solution_button.setFocus()

        hint = click_list = look_back

        def is_in_list(self) -> bool:
            return False

        def come_back(self) -> None:
            if app.window.page is not self.page or self.page.match.has_ended:
                self.page = open_puzzle(app, game)

        def is_answered(self) -> bool:
            """A puzzle objects to what does not solve it."""
            return super().is_answered() or bool(self.page.match.has_ended or self.page.match.is_answered)

    player = PuzzleReader(app, open_puzzle(app, game), 1)
    with at_leisure():
        for _ in range(MOST_ROUNDS):
            player.play_around(20)
            if player.tried:
                break
    assert player.tried


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game for game in SHELF if (assets() / "lessons" / f"{game}.json").exists()])
def test_the_keys_that_a_lesson_names_lead_on(app: Application, game: str, language: str) -> None:
    """All of them, in their order; a word in capitals is typed before."""
    page = open_lesson(app, game, language)
    window, match = app.window.windowHandle(), page.match
    while not match.is_done:
        step, said = match.at, page.card.sentence.text()
        named = keys_in(said)
        before = page.board.hand_text(), match.cursor
        if named:
            for letter in "".join(re.findall(r"\b[A-Z]{3,}\b", said)):
                QTest.keyClick(window, Qt.Key(ord(letter)))
            digit = re.search(r"(?:press|touche|sur) (\d)", said)
            for name in named:
                QTest.keyClick(window, Qt.Key(ord(digit[1])) if name == "digit" and digit else KEYS[name])
                QApplication.processEvents()
            assert match.at > step or match.is_answered or before != (page.board.hand_text(), match.cursor), said
        if match.at == step:
            exercises.answer(match)
        QApplication.processEvents()


def test_the_dice_and_the_sheet_beside_the_matches_keep_their_word(app: Application) -> None:
    page = open_solo(app)
    page.show_part("dice")
    page.take_focus(False)
    assert keys_in(page.dice.sentence.text()) == ["space"]
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Space)
    assert len(page.paper.rolls) == 1


@pytest.mark.parametrize("file", ["ludogite_fr.ts"])
def test_a_sentence_names_the_same_keys_in_both_languages(file: str) -> None:
    """In the manner that the reader of promises understands."""
    for message in ElementTree.parse(assets() / "i18n" / file).iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        assert translation is not None
        for form in [each.text or "" for each in translation.iter("numerusform")] or [translation.text or ""]:
            assert set(keys_in(source)) == set(keys_in(form)), f"{source} | {form}"
