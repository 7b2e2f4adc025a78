"""What is heard of the cube: a piece is lifted and slides in, and a fall knocks when it is seen to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.cube.pieces import LETTERS
from ludogite.rules.cube.stability import Fall
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.animation import FALLING_MS, LANDED, Falling
from ludogite.worker.sound import Hush
from tests.support.heard import Heard
from tests.support.moves import play_text
from tests.support.ui.cube import WHOLE_MATCH, begin, keys, pick, position_of
from tests.ui.games.cube.test_animation import let_fall


def test_a_piece_is_lifted_and_slides_into_the_cube(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page, board = begin(app, moves=3)
    heard.take()
    move = next(move for move in position_of(page).legal_moves())
    pick(qtbot, board, LETTERS[move.piece])
    assert heard.take() == ["lift"]
    board.hold_at(1, move)
    keys(qtbot, board, Qt.Key.Key_Return)
    assert page.match.cursor == 4
    assert heard.take() == ["slide"]


def test_a_piece_that_is_put_back_lands(app: Application, qtbot: QtBot, heard: Heard) -> None:
    _, board = begin(app, moves=3)
    pick(qtbot, board, "L")
    heard.take()
    keys(qtbot, board, Qt.Key.Key_Escape)
    assert heard.take() == ["wood"]


def test_a_computers_piece_slides_in_more_softly(app: Application, heard: Heard) -> None:
    page, _ = begin(app, Seat("Léa"), Seat("Computer", level="easy"), moves=1)
    own = heard.cues[-1]
    page.opponent.cancel()
    play_text(page.match, WHOLE_MATCH[1])
    assert heard.cues[-1].sound == own.sound == "slide"
    assert heard.cues[-1].gain == own.gain / 2


def test_a_fall_knocks_as_often_as_the_proof_has_pieces_when_they_lie(
    app: Application, qtbot: QtBot, heard: Heard
) -> None:
    _, board, _ = let_fall(app, qtbot, "on")
    falling = board.animation
    assert isinstance(falling, Falling)
    assert isinstance(falling.fall, Fall)
    knocks = [cue for cue in heard.cues if cue.sound == "fall"]
    assert len(knocks) == len(falling.fall.motions)
    assert abs(knocks[0].delay - FALLING_MS * LANDED / 1000) < 0.031
    assert "refusal" not in heard.sounds
    board.motion.skip()
    assert isinstance(heard.told[-1], Hush)


def test_without_animations_a_fall_is_a_refusal(app: Application, qtbot: QtBot, heard: Heard) -> None:
    let_fall(app, qtbot, "off")
    assert heard.sounds[-1] == "refusal"
    assert "fall" not in heard.sounds
    app.choose(ANIMATIONS, "on")
