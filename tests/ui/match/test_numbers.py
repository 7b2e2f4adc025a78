"""How many moves a match has: the list of moves, the line below, the title and the library say the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ludogite.match.branch import begin_branch
from ludogite.match.match import Match
from ludogite.rules.game import CHANCE
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.panel.move_list import MoveList
from tests.support.many_matches import TABLES, copy_into, finished
from tests.support.ui.matches import page_of

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def last_number(moves: MoveList, row: int) -> int:
    """The last number that the list says, up to a row."""
    told = [moves.item(n).data(SPOKEN) for n in range(row + 1)]
    return int(next(text for text in reversed(told) if text).split()[1].rstrip(","))


def lines_in(page: MatchPage) -> int:
    """Without the start."""
    return page.moves.count() - 1


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[f"{game}-{seats}" for game, seats in TABLES])
def test_the_library_counts_what_the_list_counts(app: Application, table: int) -> None:
    match = finished(*TABLES[table])
    for moves in (len(match.moves), max(len(match.moves) // 2, 1)):
        check_counts(app, match, moves)


def check_counts(app: Application, match: Match, moves: int) -> None:
    assert app.store
    stored = copy_into(app.store, match, moves)
    listed = next(each for each in app.store.matches() if each.id == stored.id)
    app.matches.resume(listed.id)
    page = page_of(app)
    assert lines_in(page) == listed.moves == page.match.line_of(page.match.cursor)
    if len(stored.config.seats) > 1:
        assert last_number(page.moves, lines_in(page)) in (listed.moves, listed.moves - 1), "a roll may be the last"
    for ply in {page.match.cursor // 3, page.match.cursor // 2} - {0}:
        page.look_at(ply)
        assert f"After move {page.match.line_of(ply)}:" in page.status.text()
        assert page.moves.currentRow() == page.match.line_of(ply)


@pytest.mark.parametrize(("game", "seats"), [("bigbang", 2), ("crossword", 2), ("shapes", 2)])
def test_a_branch_is_named_by_the_number_in_the_list(app: Application, game: str, seats: int) -> None:
    assert app.store
    match = copy_into(app.store, finished(game, seats))
    ply = next(n for n in range(len(match.moves) // 2, len(match.moves)) if match.state_at(n).to_move != CHANCE)
    branch = begin_branch(match, ply, match.config.seats, app.store.begin)
    listed = next(each for each in app.store.matches() if each.id == branch.id)
    assert branch.id is not None
    app.matches.resume(branch.id)
    page = page_of(app)
    number = lines_in(page)
    assert listed.from_move == listed.moves == number <= ply
    assert page.title.text().endswith(f"from move {number}")


def test_while_something_is_undone_the_lines_before_it_keep_their_numbers(app: Application) -> None:
    assert app.store
    match = copy_into(app.store, finished("bigbang", 2), 40)
    assert match.id is not None
    app.matches.resume(match.id)
    page = page_of(app)
    before = [page.moves.item(n).text() for n in range(page.moves.count())]
    page.undo()
    page.redo()
    assert [page.moves.item(n).text() for n in range(page.moves.count())] == before
