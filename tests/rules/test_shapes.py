"""Four Shapes, sentence by sentence of its rules."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ludogite.rules.cells import Taken
from ludogite.rules.game import IllegalMove, UnreadableMove, perft
from ludogite.rules.shapes import CELLS, Forbidding, Position, parse
from ludogite.rules.shelf import SHELF

PERFT = Path(__file__).parent.parent / "data" / "perft" / "shapes.json"


def played(*moves: str) -> Position:
    position = Position()
    for move in moves:
        position = position.play(parse(move))
    return position


def reason(position: Position, move: str) -> str:
    return str(position.why_not(parse(move)))


def test_the_board_has_sixteen_cells_named_from_the_top_left() -> None:
    assert " ".join(CELLS) == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"
    assert played("Sb1", "Kd4").view()["board"] == [".S..", "....", "....", "...k"]


def test_each_player_has_two_pieces_of_each_shape() -> None:
    assert Position().view()["hands"] == ["SSYYCCKK", "SSYYCCKK"]
    assert played("Sa1", "Kd4", "Sb4").view()["hands"] == ["YYCCKK", "SSYYCCK"]


def test_a_third_piece_of_a_shape_is_not_in_hand() -> None:
    position = played("Sa1", "Kd4", "Sb4", "Yc1")
    assert reason(position, "Sc2") == "You have no sphere left."


def test_seat_0_begins_and_the_players_take_turns() -> None:
    assert Position().to_move == 0
    assert played("Sa1").to_move == 1
    assert played("Sa1", "Kd4").to_move == 0


def test_a_taken_cell_is_taken_whoever_holds_it() -> None:
    refused = played("Sa1").why_not(parse("Ka1"))
    assert str(refused) == "a1 is taken."
    assert refused
    assert refused.evidence == Taken(0)
    assert reason(played("Sa1", "Kd4"), "Ya1") == "a1 is taken."


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("Sd1", "Not here: the opponent has a sphere in this row."),
        ("Sa4", "Not here: the opponent has a sphere in this column."),
        ("Sb2", "Not here: the opponent has a sphere in this region."),
    ],
)
def test_no_shape_where_the_opponent_has_it_in_row_column_or_region(move: str, why: str) -> None:
    position = played("Sa1")
    refused = position.why_not(parse(move))
    assert str(refused) == why
    assert refused
    assert refused.evidence == Forbidding(CELLS.index("a1"))
    with pytest.raises(IllegalMove, match="Not here"):
        position.play(parse(move))


def test_the_same_shape_elsewhere_is_allowed() -> None:
    assert played("Sa1").why_not(parse("Sc2")) is None


def test_a_different_shape_beside_the_opponent_is_allowed() -> None:
    assert played("Sa1").why_not(parse("Kb1")) is None


@pytest.mark.parametrize("move", ["Sb1", "Sa3", "Sb2"])
def test_your_own_same_shape_is_no_obstacle(move: str) -> None:
    assert played("Sa1", "Kd4").why_not(parse(move)) is None


def test_the_opponents_piece_forbids_even_where_your_own_would_allow() -> None:
    position = played("Sa1", "Sc2")
    refused = position.why_not(parse("Sa2"))
    assert str(refused) == "Not here: the opponent has a sphere in this row."
    assert refused
    assert refused.evidence == Forbidding(CELLS.index("c2"))


@pytest.mark.parametrize(
    ("moves", "winner", "why"),
    [
        (("Sa1", "Yb1", "Cc1", "Kd1"), 1, "Four different shapes in row 1."),
        (("Sc1", "Yc2", "Cc3", "Kc4"), 1, "Four different shapes in column c."),
        (("Sc3", "Yd3", "Cc4", "Kd4"), 1, "Four different shapes in the bottom right region."),
        (("Sa1", "Yb1", "Cc1", "Sb3", "Kd1"), 0, "Four different shapes in row 1."),
    ],
)
def test_four_different_shapes_win_at_once_whoever_owns_them(moves: tuple[str, ...], winner: int, why: str) -> None:
    assert played(*moves[:-1]).outcome is None
    outcome = played(*moves).outcome
    assert outcome is not None
    assert outcome.winner == winner
    assert str(outcome.why) == why


def test_four_cells_with_a_repeated_shape_win_nothing() -> None:
    assert played("Sa1", "Yd1", "Sb1", "Kc1").outcome is None


def test_two_lines_completed_by_one_piece_are_both_shown() -> None:
    position = played("Sa1", "Yb1", "Cc1", "Sd4", "Cd2", "Yd3", "Kd1")
    assert [str(line.name) for line in position.completed()] == ["row 1", "column d"]


STUCK_MOVES = ["Kb2", "Yb4", "Kc4", "Sd2", "Sa3", "Yb3", "Cc2", "Cb1", "Sa1", "Kd1", "Cd4"]


def test_who_can_place_nothing_on_his_turn_loses_at_once() -> None:
    stuck = played(*STUCK_MOVES)
    assert not stuck.completed()
    assert stuck.to_move is None
    assert stuck.legal_moves() == ()
    assert stuck.outcome is not None
    assert stuck.outcome.winner == 0
    assert str(stuck.outcome.why) == "The opponent can place nothing."


LINES = [
    *("a1 b1 c1 d1", "a2 b2 c2 d2", "a3 b3 c3 d3", "a4 b4 c4 d4"),
    *("a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4"),
    *("a1 b1 a2 b2", "c1 d1 c2 d2", "a3 b3 a4 b4", "c3 d3 c4 d4"),
]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("owners", ["0000", "1111", "0101", "0001", "1000"])
def test_every_row_column_and_region_wins_whoever_owns_the_pieces(line: str, owners: str) -> None:
    masks = [[0] * 4, [0] * 4]
    for shape, (cell, owner) in enumerate(zip(line.split(), owners, strict=True)):
        masks[int(owner)][shape] |= 1 << CELLS.index(cell)
    position = Position((tuple(masks[0]), tuple(masks[1])))  # type: ignore[arg-type]
    assert position.outcome
    assert len(position.completed()) == 1
    assert "Four different shapes" in str(position.outcome.why)


Board = dict[str, tuple[int, str]]


def slow_legal(board: Board, player: int) -> set[str]:
    """Written again from the rules, on a dictionary of cells."""
    moves = set()
    for shape in "SYCK":
        if list(board.values()).count((player, shape)) == 2:
            continue
        for cell in " ".join(LINES[:4]).split():
            seen = {other for line in LINES if cell in line.split() for other in line.split()}
            if cell not in board and not any(board.get(other) == (1 - player, shape) for other in seen):
                moves.add(shape + cell)
    return moves


def slow_winner(board: Board, player: int) -> int | None:
    """Who has won when `player` is to move, if anybody has."""
    for line in LINES:
        if len({board[cell][1] for cell in line.split() if cell in board}) == 4:
            return 1 - player
    return None if slow_legal(board, player) else 1 - player


@pytest.mark.long
def test_whole_games_agree_with_slow_rules_at_every_ply() -> None:
    for seed in range(150):
        rng, position, board, ply = Random(seed), Position(), {}, 0  # type: ignore[var-annotated]
        while True:
            winner = slow_winner(board, ply % 2)
            assert (position.outcome.winner if position.outcome else None) == winner
            if winner is not None:
                break
            legal = slow_legal(board, ply % 2)
            assert {str(move) for move in position.legal_moves()} == legal
            move = rng.choice(sorted(legal))
            position = position.play(parse(move))
            board[move[1:]] = (ply % 2, move[0])
            ply += 1


def test_moves_are_written_shape_then_cell() -> None:
    assert str(parse("Ka4")) == "Ka4"


@pytest.mark.parametrize(
    "text", ["", "S", "a1", "Sa", "Sa5", "Se1", "sa1", "SA1", "Sa1 ", " Sa1", "Xa1", "Sa11", "S a1"]
)
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(UnreadableMove, match="is not a move of this game"):
        parse(text)


def test_perft_of_four_by_the_symmetry_of_the_first_move() -> None:
    """Each of the 64 first moves is any other one seen differently."""
    assert 64 * perft(played("Sa1"), 3) == 64 * perft(played("Kc2"), 3) == 6_776_960


@pytest.mark.parametrize(("depth", "count"), [(int(d), c) for d, c in json.loads(PERFT.read_text()).items()])
def test_perft(depth: int, count: int) -> None:
    assert perft(SHELF["shapes"].start(2, {}, {}), depth) == count
