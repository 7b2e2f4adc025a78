"""A match as a film, step by step, from other views, reviewed, and played on from any position."""

from __future__ import annotations

import random
from datetime import date
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.earlier import tally_of
from ludogite.match.result import Help
from ludogite.match.review import Mark, verdict
from ludogite.rules.cube.pieces import Placement
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import PlayOn, Rematch
from ludogite.ui.games.cube.view.scene import Look
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.match.looking_back import replay
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.panel.move_list import VERDICT
from ludogite.ui.pages.library.words import spoken
from ludogite.ui.pages.match_summary import lines
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.cube import cube_of, ghost
from tests.support.ui.matches import LEFT, board_of, page_of, played

MISTAKES = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3"
"""A match of Four Shapes in which the win is given away four times; the second player gets it."""
PEOPLE = (Seat("Léa"), Seat("Tom"))
GAMES = ("shapes", "symbols", "bigbang", "cube", "crossword")
REVIEWED = GAMES[:4]


@pytest.fixture(autouse=True)
def still_and_quick(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    app.choose(ANIMATIONS, "off")
    for speed in list(replay.SPEEDS_MS):
        monkeypatch.setitem(replay.SPEEDS_MS, speed, 2)


def begun(app: Application, game: str, seats: tuple[Seat, ...] = PEOPLE, moves: int = 0) -> MatchPage:
    """A match after so many moves, played at random by the rules."""
    shelf, rng = SHELF[game], random.Random(game)
    setup = shelf.draw_setup(len(seats), {}, 3)
    match = app.matches.begin(MatchConfig(shelf, seats, {}, setup, seed=3, is_coaching=True))
    assert match
    while match.cursor < moves and match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            match.play(rng.choice(match.state.legal_moves()))
    return page_of(app)


def ended(app: Application, game: str, moves: int = 14) -> MatchPage:
    """A match that somebody has given up, looked at without its plate. Of the cube fewer moves: each takes a while."""
    page = begun(app, game, moves=min(moves, 4) if game == "cube" else moves)
    if page.match.outcome is None:
        page.match.resign(0)
    page.end.close()
    return page


def menu_of(page: MatchPage) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(page: MatchPage, start: str) -> None:
    """The entry of the open menu that begins like this."""
    menu = menu_of(page)
    action = next(action for action in menu.actions() if action.text().startswith(start))
    menu.close()
    action.trigger()


# Step by step, and as a film


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_one_walks_to_both_ends_and_step_by_step(app: Application, qtbot: QtBot, game: str) -> None:
    page = ended(app, game)
    bar, count = page.replay, page.match.cursor
    assert not bar.next.isEnabled()
    for button, ply in ((bar.back, count - 1), (bar.back, count - 2), (bar.next, count - 1), (bar.first, 0)):
        qtbot.mouseClick(button, LEFT)
        assert page.shown.past_ply == ply
        assert page.board.shown
        assert page.board.shown.state == page.match.on_table(ply)
        assert page.curve.value() == ply
    assert not bar.back.isEnabled()
    qtbot.mouseClick(bar.last, LEFT)
    assert page.shown.past_ply is None


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_the_film_plays_from_the_board_and_stops_at_the_end(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page = ended(app, game)
    app.window.activateWindow()
    page.shown.focus_board()
    qtbot.waitUntil(page.board.hasFocus)
    qtbot.keyClick(page.board, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.shown.past_ply == page.match.cursor - 1
    qtbot.keyClick(page.board, Qt.Key.Key_Home)
    assert page.shown.past_ply == 0
    shown: list[int] = []
    seen = page.look_at

    def look_at(ply: int) -> None:
        shown.append(ply)
        seen(ply)

    monkeypatch.setattr(page, "look_at", look_at)
    qtbot.keyClick(page.board, Qt.Key.Key_Space)
    assert page.replay.is_playing
    qtbot.waitUntil(lambda: page.shown.past_ply is None, timeout=20_000)
    assert shown == list(range(1, page.match.cursor + 1))
    assert not page.replay.is_playing


def test_space_pauses_end_leads_back_and_any_press_stops_the_film(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(replay.SPEEDS_MS, "normal", 100_000)
    page = ended(app, "shapes")
    page.look_at(1)
    qtbot.keyClick(page.board, Qt.Key.Key_Space)
    qtbot.keyClick(page.board, Qt.Key.Key_Space)
    assert not page.replay.is_playing
    for stop in (
        lambda: qtbot.mouseClick(page.board, LEFT, pos=QPoint(3, 3)),
        lambda: qtbot.mouseClick(page.panel.cards[0], LEFT),
        lambda: qtbot.keyClick(page.board, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
        lambda: qtbot.keyClick(page.board, Qt.Key.Key_End),
        page.refresh,
    ):
        page.look_at(2)
        qtbot.mouseClick(page.replay.play, LEFT)
        assert page.replay.is_playing
        assert page.replay.play.accessibleName() == "Pause (space)"
        stop()
        assert not page.replay.is_playing
    qtbot.mouseClick(page.replay.speed, LEFT)
    assert page.replay.speed.accessibleName() == "Speed: fast"


def test_a_film_shows_moves_arriving_and_ends_with_the_page(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.choose(ANIMATIONS, "on")
    page = ended(app, "shapes")
    arrived: list[str] = []
    shown = page.board.show_arrival

    def show_arrival(move: object, seat: int) -> None:
        arrived.append(str(move))
        shown(move, seat)

    monkeypatch.setattr(page.board, "show_arrival", show_arrival)
    qtbot.mouseClick(page.replay.play, LEFT)
    qtbot.waitUntil(lambda: len(arrived) >= 2, timeout=20_000)
    app.window.show_home()
    assert not page.replay.is_playing


@pytest.mark.parametrize(
    ("game", "kinds"), [("bigbang", {"roll", "turn"}), ("crossword", {"roll", "answer"}), ("shapes", set())]
)
def test_in_a_film_every_kind_of_move_is_seen_happening(
    app: Application, qtbot: QtBot, game: str, kinds: set[str]
) -> None:
    app.choose(ANIMATIONS, "on")
    page = ended(app, game)
    page.look_at(0)
    motion, seen = page.board.motion, set()
    while page.shown.past_ply is not None and page.shown.past_ply < min(page.match.cursor - 1, 60):
        page.replay.step(1)
        if motion.is_going:
            seen.add(str(page.match.moves[page.shown.past_ply - 1]).split()[0])
            motion.setCurrentTime(motion.duration() // 2)
            page.board.grab()
            motion.skip()
    assert seen
    assert kinds <= seen


def test_a_pair_that_is_looked_back_at_is_framed_where_it_was_written(app: Application, qtbot: QtBot) -> None:
    page = ended(app, "symbols")
    board = as_a(SymbolsBoard, page.board)
    states = [as_a(Round, page.match.state_at(ply)) for ply in range(page.match.cursor)]
    writings = [ply for ply, state in enumerate(states) if isinstance(state.to_move, int) and state.rolls]
    for ply in writings[-3:-1]:
        page.look_at(ply + 1)
        image, colour = page.board.grab().toImage(), app.session.colours.ink.lower()
        framed = []
        for seat, pad in enumerate(board.view.layout.pads):
            area = pad.cells.toRect()
            points = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
            if any(image.pixelColor(x, y).name() == colour for x, y in points):
                framed.append(seat)
        assert framed == [states[ply].to_move]
    page.look_at(page.match.cursor)
    assert board.position.written_last is None


def test_the_track_is_clicked_dragged_and_moved_by_keys(app: Application, qtbot: QtBot) -> None:
    page = ended(app, "shapes", 8)
    curve = page.curve
    QApplication.processEvents()
    qtbot.mousePress(curve, LEFT, pos=curve.point_of(2).toPoint())
    assert page.shown.past_ply == 2
    qtbot.mouseMove(curve, curve.point_of(5).toPoint())
    qtbot.mouseRelease(curve, LEFT, pos=curve.point_of(5).toPoint())
    curve.setFocus()
    qtbot.keyClick(curve, Qt.Key.Key_Left)
    assert page.shown.past_ply == curve.value() < 8
    qtbot.keyClick(curve, Qt.Key.Key_Home)
    assert page.shown.past_ply == 0
    qtbot.keyClick(curve, Qt.Key.Key_End)
    assert page.shown.past_ply is None


# Whose view


@pytest.mark.parametrize("game", ["bigbang", "crossword"])
def test_while_a_match_goes_on_nothing_hidden_is_shown(app: Application, qtbot: QtBot, game: str) -> None:
    page = begun(app, game, moves=30)
    assert page.match.outcome is None
    page.look_as("open")
    for ply in range(page.match.cursor):
        page.look_at(ply)
        assert page.board.shown
        assert page.board.shown.state == page.match.on_table(ply)
        assert not page.buttons.view.isVisible()
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    assert page.status.text().startswith("Not everything is revealed yet")
    assert page_of(app) is page


@pytest.mark.parametrize("game", ["bigbang", "crossword"])
def test_when_it_is_over_all_can_be_seen_open(app: Application, qtbot: QtBot, game: str) -> None:
    page = ended(app, game, 30)
    page.look_at(20)
    assert page.board.shown
    assert page.board.shown.state == page.match.on_table(20) != page.match.state_at(20)
    covered = page.board.grab().toImage()
    qtbot.mouseClick(page.buttons.view, LEFT)
    choose(page, "Everything revealed")
    assert page.board.shown.state == page.match.state_at(20)
    assert page.board.grab().toImage() != covered
    page.look_at(21)
    assert page.board.shown.state == page.match.state_at(21)
    qtbot.mouseClick(page.buttons.view, LEFT)
    choose(page, "What everyone sees")
    assert page.board.shown.state == page.match.on_table(21)


def test_games_without_secrets_offer_no_other_view(app: Application) -> None:
    for game in ("shapes", "symbols", "cube"):
        page = ended(app, game)
        page.look_at(2)
        assert not page.buttons.view.isVisible()
        assert page.buttons.play_on.isVisible()


# Playing on


def test_a_branch_is_a_match_of_its_own_that_counts_nowhere(app: Application, qtbot: QtBot) -> None:
    page = played(app, MISTAKES)
    page.end.close()
    old = page.match
    page.look_at(3)
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    choose(page, "Same players")
    new = page_of(app).match
    assert new is not old
    assert [str(move) for move in new.moves] == MISTAKES.split()[:3]
    assert page_of(app).title.text() == "Four Shapes — from move 3"
    assert page_of(app).status.text().endswith("this one counts neither in results nor in statistics.")
    assert new.config.branch
    assert new.taken_back
    assert new.config.seed != old.config.seed
    assert app.store
    assert old.id is not None
    assert [str(move) for move in app.store.resume(old.id).moves] == MISTAKES.split()
    assert not app.store.resume(old.id).taken_back
    new.resign(0)
    tally = tally_of(old.config, app.store.played("shapes"))
    assert tally
    assert tally.wins == (0, 1)
    app.navigator.follow(Rematch(new))
    assert page_of(app).match.config.branch is None
    assert page_of(app).title.text() == "Four Shapes"


def test_a_branch_is_resumed_as_one_and_forgotten_if_nothing_is_played(app: Application, qtbot: QtBot) -> None:
    page = played(app, MISTAKES)
    page.end.close()
    page.look_at(3)
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    choose(page, "Same players")
    first = page_of(app).match
    app.window.show_home()
    assert app.store
    assert first.id not in [match.id for match in app.store.matches()]
    app.navigator.follow(PlayOn(page.match, 3, PEOPLE))
    second = page_of(app).match
    play_text(second, "Kb1")
    app.window.show_home()
    waiting = app.store.running(1)[0]
    assert lines(waiting, date.today())[0][1].startswith("from move 3 · ")  # noqa: DTZ011  (the player's own day)
    assert spoken(waiting, date.today()).count("from move 3") == 1  # noqa: DTZ011
    assert second.id is not None
    app.matches.resume(second.id)
    again = page_of(app).match
    assert again.config.branch == second.config.branch
    assert again.undo_step()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_goes_on_against_the_computer(app: Application, qtbot: QtBot, game: str) -> None:
    page = ended(app, game)
    ply = min(6, page.match.cursor - 1)
    page.look_at(ply)
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    texts = [action.text() for action in menu_of(page).actions()]
    assert texts[0] == "Same players"
    assert "Léa against the computer: Easy" in texts
    choose(page, "Tom against the computer: Easy")
    new = page_of(app).match
    assert new.config.seats == (Seat("Computer", "easy"), Seat("Tom"))
    assert new.moves[:ply] == page.match.moves[:ply]
    assert new.state_at(ply) == page.match.state_at(ply)


def test_in_the_place_of_a_computer_somebody_else_may_play_on(app: Application, qtbot: QtBot) -> None:
    from ludogite.match.people import Person

    assert app.store
    app.store.remember(Person("Zoé", 2, 1))
    page = played(app, MISTAKES, Seat("Léa"), Seat("Computer", "easy"))
    page.end.close()
    page.look_at(2)
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    choose(page, "Léa against Zoé")
    assert page_of(app).match.config.seats == (Seat("Léa"), Seat("Zoé"))


def test_where_help_is_off_nobody_tries_things_out_elsewhere(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa2 Kb2 Cc3", coaching=False)
    page.look_at(1)
    qtbot.mouseClick(page.buttons.play_on, LEFT)
    assert page_of(app) is page
    assert page.status.text() == "No help between players: tips are off in this game."


# The review


def reviewed(qtbot: QtBot, page: MatchPage) -> MatchPage:
    page.analysis_button.click()
    qtbot.waitUntil(lambda: not page.review.to_judge, timeout=60_000)
    return page


@pytest.mark.parametrize("game", REVIEWED)
def test_every_decision_is_judged_marked_and_on_the_curve(app: Application, qtbot: QtBot, game: str) -> None:
    page = ended(app, game)
    assert page.curve.curve is None
    reviewed(qtbot, page)
    assert page.curve.curve
    assert page.review.judgements
    marked = [row for row in range(page.moves.count()) if page.moves.item(row).data(VERDICT)]
    assert marked
    decision = next(iter(page.review.judgements))
    page.look_at(decision.end)
    assert page.review.verdict_shown()
    assert page.status.text().endswith(page.curve.accessibleDescription())
    page.curve.grab()
    page.moves.grab()
    check_better_moves(qtbot, page, game)
    page.analysis_button.click()
    assert page.curve.curve is None
    assert not any(page.moves.item(row).data(VERDICT) for row in range(page.moves.count()))


def check_better_moves(qtbot: QtBot, page: MatchPage, game: str) -> None:
    """What would have been better is shown on the board."""
    worse = [each for each, found in page.review.judgements.items() if verdict(found).mark in (Mark.LOSS, Mark.MISTAKE)]
    assert worse
    for decision in worse[:3]:
        page.look_at(decision.start)
        plain = page.board.grab().toImage()
        page.look_at(decision.end)
        qtbot.mouseClick(page.buttons.better, LEFT)
        best = page.review.judgements[decision].opinions[0]
        assert page.board.shown
        assert tuple(page.board.shown.better) == tuple(best.plan)
        assert page.board.grab().toImage() != plain
        if game == "cube":
            assert ghost(cube_of(page)) == (as_a(Placement, best.plan[0]).mask, Look.SURE)
            assert "level" in page.status.accessibleName(), "where it is, for those who do not see it"
        page.look_at(decision.end)
        page.look_at(decision.start)
        assert page.board.grab().toImage() == plain, "only if it was asked for"
        assert page.shown.past_ply == decision.start
    assert not page.match.hand_text


def test_moves_of_four_shapes_are_marked_in_plain_words(app: Application, qtbot: QtBot) -> None:
    page = played(app, MISTAKES)
    page.end.close()
    reviewed(qtbot, page)
    marks = [page.moves.item(row).data(VERDICT).mark for row in range(1, 7)]
    assert marks == [Mark.HOPELESS, *[Mark.MISTAKE] * 4, Mark.GOOD]
    assert page.status.text().endswith("Last move: it wins the game.")
    assert page.legend.text().startswith("Beside the moves: ✓ good")
    page.look_at(2)
    assert page.status.text() == "After move 2: a4 sphere. It gives the win away."
    qtbot.mouseClick(page.buttons.better, LEFT)
    assert page.shown.past_ply == 1
    best = page.review.judgements[next(each for each in page.review.judgements if each.end == 2)].opinions[0]
    assert page.status.text().startswith("Better: ")
    assert page.status.text().endswith(str(best.reason))
    assert best.plan[0] in board_of(page).position.worths
    page.look_at(1)
    assert not page.buttons.better.isEnabled()
    assert page.match.help is Help.NONE


def test_legend_and_better_move_of_a_computer_say_who_is_meant(app: Application, qtbot: QtBot) -> None:
    page = played(app, MISTAKES, Seat("Léa"), Seat("Computer", "beginner"))
    page.end.close()
    reviewed(qtbot, page)
    page.look_at(1)
    assert page.legend.text() == "✓ 2: the computer wins in 2 moves. ✗ 2: Léa wins in 2."
    page.look_at(2)
    qtbot.mouseClick(page.buttons.better, LEFT)
    assert page.status.text().startswith("Better for the computer: ")


@pytest.mark.parametrize(("game", "seats", "rows"), [("cube", 2, 4), ("symbols", 6, 3)])
def test_on_a_small_screen_some_rows_are_seen_beside_the_curve(
    app: Application, qtbot: QtBot, game: str, seats: int, rows: int
) -> None:
    app.window.resize(1024, 700)
    page = begun(app, game, tuple(Seat(name) for name in ("Léa", "Tom", "Zoé", "Max", "Eva", "Noé")[:seats]), 4)
    page.match.resign(0)
    page.end.close()
    page.analysis_button.click()
    qtbot.waitUntil(lambda: bool(page.review.judgements), timeout=60_000)
    page.look_at(2)
    row = page.moves.sizeHintForRow(1)
    qtbot.waitUntil(lambda: page.moves.viewport().height() >= rows * row)
    assert app.window.height() == 700
    assert page.curve.height() >= page.curve.minimumSizeHint().height()
    qtbot.waitUntil(lambda: no_part_lies_on_another(page))
    if page.panel.side:
        app.window.resize(1280, 900)
        qtbot.waitUntil(page.panel.side.isVisible)


def no_part_lies_on_another(page: MatchPage) -> bool:
    parts = (*page.panel.cards, page.replay, page.moves, page.curve, page.panel.side, page.buttons)
    areas = [part.geometry() for part in parts if part and part.isVisible()]
    return all(upper.bottom() < lower.top() for upper, lower in pairwise(areas))


def test_progress_is_shown_and_cancelled_and_taken_up_again(app: Application, qtbot: QtBot) -> None:
    page = ended(app, "symbols", 12)
    page.analysis_button.click()
    assert page.curve.cancel.isVisible()
    qtbot.waitUntil(lambda: bool(page.review.judgements), timeout=30_000)
    if page.review.to_judge:
        qtbot.mouseClick(page.curve.cancel, LEFT)
        assert not page.analysis_button.isChecked()
        assert not page.worker.is_busy
    known = dict(page.review.judgements)
    page.analysis_button.setChecked(True)
    qtbot.waitUntil(lambda: not page.review.to_judge, timeout=60_000)
    assert known.items() <= page.review.judgements.items()
    assert not page.curve.cancel.isVisible()


def test_leaving_the_page_ends_the_review(app: Application, qtbot: QtBot) -> None:
    page = ended(app, "symbols", 20)
    page.analysis_button.click()
    assert page.worker.is_busy
    app.window.show_home()
    assert not page.worker.is_busy
    assert not page.review.to_judge


def test_a_running_match_is_not_reviewed_and_the_crossword_never(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa2 Kb2 Cc3 Yb4")
    page.analysis_button.click()
    qtbot.waitUntil(lambda: bool(board_of(page).position.worths), timeout=30_000)
    assert not page.review.judgements
    assert page.curve.curve is None
    assert not ended(app, "crossword").analysis_button.isVisible()


def test_the_words_of_a_review_follow_the_language(app: Application, qtbot: QtBot) -> None:
    page = played(app, MISTAKES)
    page.end.close()
    reviewed(qtbot, page)
    page.look_at(2)
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.status.text().endswith("laisse filer la victoire."))
    assert page.shown.past_ply == 2
    assert page.replay.first.accessibleName() == "Au début (Début)"


@pytest.mark.parametrize("game", ["cube", "symbols", "shapes"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_whole_rows_of_moves_are_seen_and_two_at_least(
    app: Application, qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    app.window.resize(*size)
    page = begun(app, game, moves=12)
    for ply in (12, 5, 0):
        page.look_at(ply)
        QApplication.processEvents()
        moves = page.moves
        seen = [moves.visualItemRect(moves.item(row)) for row in range(moves.count())]
        inside, area = [], moves.viewport().rect()
        for place in seen:
            if area.intersects(place):
                assert area.contains(place.left(), place.bottom())
                assert area.contains(place.topLeft())
                inside.append(place.top())
        assert len(set(inside)) >= 2
