"""What is heard of a match, who may turn it off, and when it is silent: Four Shapes stands for all games."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.shapes import Placement, parse
from ludogite.settings import ANIMATIONS, SOUNDS, VOLUME, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.look import sounds
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.worker.sound import Hush
from tests.support.exercises import right_move, wrong_move
from tests.support.heard import Heard
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.lessons import open_lesson
from tests.support.ui.matches import board_of, cell_point, hand_point, place_by_keys, place_by_mouse, played

COMPUTER = Seat("Computer", level="easy")
CTRL = Qt.KeyboardModifier.ControlModifier


def move(text: str) -> Placement:
    return as_a(Placement, parse(text))


def let_computer_play(page: MatchPage, text: str) -> None:
    page.opponent.cancel()
    play_text(page.match, text)


# What is heard


def test_a_piece_is_lifted_and_lands(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "")
    place_by_mouse(qtbot, page, move("Sa1"))
    assert heard.take() == ["lift", "wood"]
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    place_by_keys(qtbot, page, move("Yb1"))
    assert heard.take() == ["lift", "wood"]


def test_a_piece_that_is_put_back_lands_too(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "")
    qtbot.keyClick(page.board, Qt.Key.Key_1)
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert heard.take() == ["lift", "wood"]


def test_a_computers_piece_lands_when_it_is_seen_to_and_more_softly(app: Application, heard: Heard) -> None:
    page = played(app, "Sa1", Seat("Léa"), COMPUTER)
    own = heard.cues[-1]
    let_computer_play(page, "Yb1")
    assert page.board.motion.is_going
    theirs = heard.cues[-1]
    assert theirs.sound == "wood"
    assert theirs.gain == own.gain / 2
    assert 0.15 < theirs.delay < page.board.motion.duration() / 1000


def test_without_animations_a_computers_piece_lands_at_once(app: Application, heard: Heard) -> None:
    app.choose(ANIMATIONS, "off")
    page = played(app, "Sa1", Seat("Léa"), COMPUTER)
    let_computer_play(page, "Yb1")
    assert heard.cues[-1].sound == "wood"
    assert heard.cues[-1].delay == 0


def test_what_is_skipped_is_not_heard(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "Sa1", Seat("Léa"), COMPUTER)
    let_computer_play(page, "Yb1")
    qtbot.keyClick(page.board, Qt.Key.Key_Left)
    assert isinstance(heard.told[-1], Hush)


def test_a_refusal_is_heard_and_no_preview(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "Sa1", coaching=False)
    board = board_of(page)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=hand_point(board, 1, "S"))
    heard.take()
    qtbot.mouseMove(board, cell_point(board, "b1"))
    assert heard.take() == []
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=cell_point(board, "b1"))
    assert heard.take() == ["refusal"]


def test_who_acts_out_of_turn_hears_a_refusal(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "Sa1", Seat("Léa"), COMPUTER)
    heard.take()
    board = board_of(page)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=cell_point(board, "c3"))
    assert heard.take() == ["refusal"]


def test_a_person_who_wins_hears_it_and_nobody_else(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "Sa1 Yb1 Cc1 Kd1")
    qtbot.waitUntil(lambda: page.end.curtain is not None and page.end.curtain.motion.is_going)
    qtbot.keyClick(page.board, Qt.Key.Key_Left)
    assert page.end.is_plate_open, "any press ends what is seen of it"
    assert heard.take()[-2:] == ["wood", "win"]
    app.choose(ANIMATIONS, "off")
    page = played(app, "Sa1 Yb1 Cc1", Seat("Léa"), COMPUTER)
    let_computer_play(page, "Kd1")
    assert page.match.outcome
    assert "win" not in heard.take()


def test_taking_back_is_silent(app: Application, heard: Heard) -> None:
    page = played(app, "Sa1 Yb1")
    heard.take()
    page.undo_button.click()
    assert heard.take() == []


# How loud, and when not at all


def test_at_first_sounds_are_on_at_half_the_volume(app: Application, heard: Heard, qtbot: QtBot) -> None:
    played(app, "Sa1")
    assert heard.cues[-1].gain == 0.5
    qtbot.waitUntil(lambda: heard.is_started)


def test_the_volume_is_chosen_in_the_settings_and_heard_there(app: Application, heard: Heard) -> None:
    app.navigator.show_settings()
    page = as_a(SettingsPage, app.window.page)
    page.rows[VOLUME].segments.buttons["100"].click()
    assert [cue.gain for cue in heard.cues] == [1.0]
    played(app, "Sa1")
    assert heard.cues[-1].gain == 1.0
    assert Settings()[VOLUME] == "100"


def test_the_speaker_and_ctrl_m_turn_sounds_off_and_on_and_it_is_remembered(
    app: Application, qtbot: QtBot, heard: Heard
) -> None:
    page = played(app, "")
    speaker = as_a(QPushButton, page.header.speaker)
    assert speaker.accessibleName() == "Sounds: on"
    qtbot.mouseClick(speaker, Qt.MouseButton.LeftButton)
    assert speaker.accessibleName() == "Sounds: off"
    assert Settings()[SOUNDS] == "off"
    place_by_mouse(qtbot, page, move("Sa1"))
    assert heard.told == [], "off costs nothing"
    qtbot.keyClick(page.board, Qt.Key.Key_M, CTRL)
    assert speaker.accessibleName() == "Sounds: on"
    place_by_mouse(qtbot, page, move("Yb1"))
    assert heard.take() == ["lift", "wood"]


def test_with_sounds_off_nothing_is_started(app: Application, qtbot: QtBot, heard: Heard) -> None:
    app.choose(SOUNDS, "off")
    played(app, "Sa1 Yb1")
    qtbot.wait(2 * sounds.START_MS)
    assert not heard.is_started
    assert heard.told == []


def test_behind_another_window_it_is_silent(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = played(app, "Sa1")
    heard.take()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not app.window.isActiveWindow())
    play_text(page.match, "Yb1")
    assert heard.take() == []
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    play_text(page.match, "Cc1")
    assert heard.take() == ["wood"]


def test_behind_another_page_it_is_silent(app: Application, heard: Heard) -> None:
    page = played(app, "Sa1")
    app.navigator.show_settings()
    heard.take()
    play_text(page.match, "Yb1")
    assert heard.take() == []


def test_it_is_softer_while_a_screen_reader_runs(app: Application, heard: Heard) -> None:
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    played(app, "Sa1")
    QAccessible.setActive(was_active)
    assert heard.cues[-1].gain == 0.25


def test_the_settings_say_why_nothing_is_heard(app: Application, qtbot: QtBot, heard: Heard) -> None:
    app.navigator.show_settings()
    row = as_a(SettingsPage, app.window.page).rows[SOUNDS]
    assert row._explanation.text() == "Wood, dice, pencil and bell, while the window is in front."
    heard._problem = sounds.NO_DEVICE
    qtbot.waitUntil(lambda: row._explanation.text().startswith("No loudspeaker can be used right now"))
    heard._problem = None
    qtbot.waitUntil(lambda: row._explanation.text().startswith("Wood"))


def test_a_right_answer_in_a_lesson_is_heard_and_a_wrong_one(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = open_lesson(app, "shapes")
    while not page.match.awaits_answer:
        page.card.button.click()
    heard.take()
    place_by_mouse(qtbot, page, as_a(Placement, wrong_move(page.match)))
    assert heard.take() == ["lift", "refusal"]
    place_by_mouse(qtbot, page, as_a(Placement, right_move(page.match)))
    assert "right" in heard.take()
