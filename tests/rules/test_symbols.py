"""Six Symbols, sentence by sentence of its rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ludogite.rules.cells import Taken
from ludogite.rules.dice import TWO_DICE
from ludogite.rules.game import CHANCE, InvalidSetup, UnreadableMove
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS, DIAGONAL, Round, can_write, line_points, parse, rating, total

GAME = SHELF["symbols"]


def start(seats: int = 1, scoring: str = "basic") -> Round:
    state = GAME.start(seats, {"scoring": scoring}, {})
    assert isinstance(state, Round)
    return state


def played(*moves: str, seats: int = 1) -> Round:
    state = start(seats)
    for move in moves:
        state = state.play(parse(move))
    return state


def reason(state: Round, move: str) -> str:
    return str(state.why_not(parse(move)))


def sheet_of(rows: str) -> str:
    return rows.replace(" ", "")


def with_sheets(*rows: str, pair: tuple[str, str] | None = None, rolls: int = 5, scoring: str = "basic") -> Round:
    sheets = tuple(map(sheet_of, rows))
    return Round(scoring=scoring, sheets=sheets, before=sheets, rolls=rolls, pair=pair)


# The sheet


def test_the_grey_diagonal_runs_from_bottom_left_to_top_right() -> None:
    assert [CELLS[cell] for cell in DIAGONAL] == ["a5", "b4", "c3", "d2", "e1"]


# Players and start symbols


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_may_play(seats: int) -> None:
    assert len(start(seats).sheets) == seats


def test_before_the_first_roll_each_writes_a_start_symbol_in_a1_in_seat_order() -> None:
    state = start(3)
    for seat, symbol in enumerate("425"):
        assert state.to_move == seat
        state = state.play(parse(f"start {symbol}"))
    assert state.to_move == CHANCE
    assert [sheet["sheets"] for sheet in [state.view()]] == [
        [[f"{symbol}....", ".....", ".....", ".....", "....."] for symbol in "425"]
    ]


def test_no_two_players_may_choose_the_same_start_symbol() -> None:
    state = played("start 4", seats=3)
    assert reason(state, "start 4") == "Someone else already has this symbol."
    assert sorted(map(str, state.legal_moves())) == [f"start {n}" for n in (1, 2, 3, 5, 6)]


def test_six_players_leave_the_last_one_a_single_symbol() -> None:
    state = played(*(f"start {n}" for n in (1, 2, 3, 4, 6)), seats=6)
    assert list(map(str, state.legal_moves())) == ["start 5"]


def test_start_symbols_come_before_the_dice_and_only_once() -> None:
    assert reason(start(2), "roll 1 2") == "Everyone chooses a start symbol first."
    assert reason(start(2), "1@b1 2@b2") == "Everyone chooses a start symbol first."
    assert reason(played("start 1"), "start 2") == "The start symbols are already chosen."
    assert reason(played("start 1", "roll 1 2"), "start 2") == "The start symbols are already chosen."


# The round


def test_two_dice_are_rolled_and_a_mixed_roll_is_twice_as_likely_as_a_double() -> None:
    weights = {str(roll): weight for roll, weight in played("start 1").chance()}
    assert len(weights) == 21
    assert sum(weights.values()) == 36
    assert (weights["roll 3 3"], weights["roll 2 5"]) == (1, 2)


def test_one_roll_serves_every_player_in_seat_order() -> None:
    state = played("start 1", "start 2", "roll 2 5", seats=2)
    assert state.to_move == 0
    state = state.play(parse("2@b1 5@b2"))
    assert state.to_move == 1
    state = state.play(parse("5@d4 2@e4"))
    assert state.to_move == CHANCE
    assert state.view()["sheets"] == [
        ["12...", ".5...", ".....", ".....", "....."],
        ["2....", ".....", ".....", "...52", "....."],
    ]


def test_the_two_symbols_go_into_cells_that_touch_by_a_side_in_either_order() -> None:
    state = played("start 1", "roll 2 5")
    for move in ("2@c3 5@c4", "5@c3 2@c4", "2@c3 5@d3", "2@d3 5@c3"):
        assert state.why_not(parse(move)) is None
    for move in ("2@c3 5@d4", "2@c3 5@c5", "2@e1 5@a2", "2@c3 5@c3"):
        assert "are not side by side" in reason(state, move)


def test_they_need_not_touch_what_is_already_written() -> None:
    assert played("start 1", "roll 2 5").why_not(parse("2@e5 5@d5")) is None


def test_cells_must_be_free() -> None:
    refused = played("start 1", "roll 2 5").why_not(parse("2@a1 5@b1"))
    assert str(refused) == "a1 is taken."
    assert refused
    assert refused.evidence == Taken(CELLS.index("a1"))


def test_both_symbols_rolled_are_written_and_no_others() -> None:
    state = played("start 1", "roll 2 5")
    assert reason(state, "2@b1 2@b2") == "The dice show 2 and 5."
    assert reason(state, "5@b1 5@b2") == "The dice show 2 and 5."
    assert reason(state, "1@b1 2@b2") == "The dice show 2 and 5."


def test_writing_only_one_of_the_two_is_not_a_move() -> None:
    with pytest.raises(UnreadableMove):
        parse("2@b1")


def test_the_roll_comes_before_the_writing_and_the_writing_before_the_next_roll() -> None:
    assert reason(played("start 1"), "2@b1 5@b2") == "Roll the dice first."
    assert reason(played("start 1", "roll 2 5"), "roll 1 1") == "Write this roll first."


def test_the_first_writing_may_be_any_of_the_pairs_in_any_order() -> None:
    """40 touching pairs, less the two with a1; each in two orders, a double only in one."""
    assert len(played("start 1", "roll 2 5").legal_moves()) == 76
    assert len(played("start 1", "roll 2 2").legal_moves()) == 38


FULL_BUT_TWO_APART = "12345 12345 12.45 12345 1.345"
ROOM_FOR_TWO = "12345 12345 12345 123.. 123.."
ROOM_FOR_ONE = "12345 12345 12345 12345 123.."
FULL = "12345 12345 12345 12345 12345"


def test_who_has_two_free_touching_cells_must_write() -> None:
    state = with_sheets(ROOM_FOR_ONE, pair=("2", "5"))
    assert sorted(map(str, state.legal_moves())) == ["2@d5 5@e5", "2@e5 5@d5"]


def test_who_has_none_is_skipped_and_the_others_go_on() -> None:
    state = with_sheets(FULL_BUT_TWO_APART, ROOM_FOR_ONE, FULL_BUT_TWO_APART, rolls=6)
    assert state.to_move == CHANCE
    assert state.play(parse("roll 2 5")).to_move == 1


def test_a_blocked_last_seat_ends_the_round() -> None:
    state = with_sheets(ROOM_FOR_TWO, FULL_BUT_TWO_APART).play(parse("roll 1 1"))
    assert state.play(parse("1@d5 1@e5")).to_move == CHANCE


@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_may_not_play(seats: int) -> None:
    with pytest.raises(InvalidSetup, match="Six Symbols is for 1 to 6 players"):
        GAME.start(seats, {}, {})


def test_a_blocked_seat_between_others_is_passed_over() -> None:
    state = with_sheets(ROOM_FOR_ONE, FULL_BUT_TWO_APART, ROOM_FOR_ONE).play(parse("roll 1 1"))
    assert state.to_move == 0
    assert state.play(parse("1@d5 1@e5")).to_move == 2


def test_all_sheets_are_open_but_a_computer_sees_the_others_as_they_were_before_the_roll() -> None:
    state = played("start 1", "start 2", "roll 2 5", "2@b1 5@b2", seats=2)
    assert state.view()["sheets"][0][0] == "12..."
    assert state.seen_by(1).sheets[0] == "1" + "." * 24
    assert state.seen_by(0).sheets[0] == state.sheets[0]
    assert state.on_table() == state


def test_the_dice_roll_by_themselves() -> None:
    state = played("start 1")
    assert (state.to_move, state.thrower) == (CHANCE, None)


def test_each_seat_may_write_as_if_it_were_its_turn() -> None:
    state = played("start 1", "start 2", "roll 2 5", seats=2)
    assert (state.to_move, state.for_seat(1).to_move) == (0, 1)
    assert state.for_seat(1).play(parse("2@b1 5@b2")).sheets == ("1" + "." * 24, "22..." + ".5..." + "." * 15)


# The end


def test_it_ends_after_round_12() -> None:
    state, rng = played("start 1"), Random(3)
    while state.to_move is not None:
        moves = state.legal_moves() if state.to_move == 0 else [rng.choice(TWO_DICE)[0]]
        state = state.play(moves[0])
    assert state.rolls == 12
    assert "." not in state.sheets[0]


def test_it_ends_earlier_when_nobody_has_two_free_touching_cells() -> None:
    blocked = with_sheets(FULL_BUT_TWO_APART, FULL_BUT_TWO_APART, rolls=11)
    assert blocked.to_move is None
    assert blocked.legal_moves() == ()
    assert blocked.chance() == ()


def test_no_further_roll_is_made_once_the_last_room_is_written() -> None:
    state = with_sheets(FULL_BUT_TWO_APART, ROOM_FOR_ONE, rolls=10).play(parse("roll 2 5"))
    assert state.play(parse("2@d5 5@e5")).to_move is None


# The score


@pytest.mark.parametrize(
    ("rows", "basic", "advanced"),
    [
        ("11111 11111 11111 11111 11111", 100, 120),
        ("12345 23451 34512 45123 51234", 0, -30),
        ("11222 33333 4444. 12341 11111", 39, 24),
        ("..... ..... ..... ..... .....", 0, -50),
    ],
)
def test_checked_examples(rows: str, basic: int, advanced: int) -> None:
    assert total(sheet_of(rows), "basic") == basic
    assert total(sheet_of(rows), "advanced") == advanced


@pytest.mark.parametrize(
    ("line", "points"),
    [("11234", 2), ("11123", 3), ("11112", 8), ("11111", 10), ("11122", 5), ("11.11", 4), ("1.1.1", 0), (".....", 0)],
)
def test_runs_score_2_3_8_10_several_add_up_and_an_empty_cell_breaks_them(line: str, points: int) -> None:
    assert line_points(line, range(5)) == points


def test_the_diagonal_counts_double_and_never_costs_five() -> None:
    """In the second sheet only the diagonal is different: 1 1 . . . against nothing alike."""
    plain = sheet_of("....2 ...3. ..4.. .5... 6....")
    paired = sheet_of("....2 ...3. ..4.. .1... 1....")
    assert total(plain, "advanced") == -50
    assert total(paired, "advanced") == -46


def test_running_scores_are_the_sheets_as_they_stand() -> None:
    assert start(2, "advanced").scores == (-50, -50)
    assert played("start 2", "roll 2 2", "2@b1 2@c1").scores == (3,)


def slow_total(sheet: str, scoring: str) -> int:
    """Written again from the rules, cell by cell."""
    grid = [[sheet[5 * row + column] for column in range(5)] for row in range(5)]
    lines = grid + [[grid[row][column] for row in range(5)] for column in range(5)]
    worth = {1: 0, 2: 2, 3: 3, 4: 8, 5: 10}

    def points(line: list[str]) -> int:
        sum_, at = 0, 0
        while at < 5:
            end = at
            while end < 5 and line[end] == line[at]:
                end += 1
            if line[at] != ".":
                sum_ += worth[end - at]
            at = end
        return sum_

    result = sum(map(points, lines))
    if scoring == "advanced":
        result += 2 * points([grid[4 - i][i] for i in range(5)])
        result -= 5 * sum(points(line) == 0 for line in lines)
    return result


def test_scores_agree_with_a_slow_count_on_many_sheets() -> None:
    rng = Random(1)
    for n in range(3000):
        sheet = "".join(rng.choices("123456"[: 2 + n % 5] + ".", k=25))
        assert total(sheet, "basic") == slow_total(sheet, "basic")
        assert total(sheet, "advanced") == slow_total(sheet, "advanced")


def test_room_agrees_with_a_slow_search_on_many_sheets() -> None:
    rng = Random(2)
    for _ in range(2000):
        sheet = "".join(rng.choices("1.", weights=(5, 1), k=25))
        free = {divmod(cell, 5) for cell in range(25) if sheet[cell] == "."}
        slow = any((row + 1, column) in free or (row, column + 1) in free for row, column in free)
        assert can_write(sheet) == slow


# The winner


def over(*rows: str, scoring: str = "basic") -> Round:
    state = with_sheets(*rows, rolls=12, scoring=scoring)
    assert state.to_move is None
    return state


def test_the_highest_total_wins() -> None:
    outcome = over("11234 2345. 34561 45612 56123", "12345 23451 34512 45123 51234").outcome
    assert outcome
    assert outcome.winner == 0
    assert str(outcome.why) == "The best score: 2 points."


def test_a_tie_goes_to_the_best_single_row_or_column() -> None:
    """Both have 10: one as five pairs in different lines, one as a run of five."""
    pairs = "11234 33561 55123 22456 44612"
    five = "11111 23456 34562 45623 56234"
    assert total(sheet_of(pairs), "basic") == total(sheet_of(five), "basic") == 10
    outcome = over(pairs, five, "12345 23451 34512 45123 51234").outcome
    assert outcome
    assert outcome.winners == (1,)
    assert str(outcome.why) == "Tied at 10; best line wins: 10."


def test_only_the_tied_players_lines_break_a_tie() -> None:
    """Two have 10 in pairs; the third has 8 in a single line, longer than any of theirs."""
    longer = "1111. 23456 34562 45623 56234"
    paired = "11234 22345 33456 44561 55612"
    assert total(sheet_of(paired), "basic") == 10
    assert total(sheet_of(longer), "basic") == 8
    outcome = over(paired, paired, longer).outcome
    assert outcome
    assert outcome.winners == (0, 1)


def test_still_tied_it_is_shared() -> None:
    sheet = "11234 23456 34561 45612 56123"
    outcome = over(sheet, "12345 23451 34512 45123 51234", sheet).outcome
    assert outcome
    assert outcome.winners == (0, 2)
    assert outcome.winner is None
    assert str(outcome.why) == "Tied at 2, with the same best line: 2."


def test_the_diagonal_does_not_break_a_tie() -> None:
    """Advanced: the first has five alike on the diagonal, the second none; totals and best lines are equal."""
    first, second = "21212 12121 11211 22112 21111", "33311 23333 31223 31133 23313"
    assert line_points(sheet_of(first), DIAGONAL) == 10
    assert line_points(sheet_of(second), DIAGONAL) == 0
    assert total(sheet_of(first), "advanced") == total(sheet_of(second), "advanced") == 32
    outcome = over(first, second, scoring="advanced").outcome
    assert outcome
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (44, "grandmaster"),
        (30, "grandmaster"),
        (29, "expert"),
        (25, "expert"),
        (24, "good"),
        (20, "good"),
        (19, "average"),
        (15, "average"),
        (14, "could do better"),
        (0, "could do better"),
        (-20, "could do better"),
    ],
)
def test_the_solo_rating(points: int, name: str) -> None:
    assert str(rating(points)) == name


def test_a_finished_solo_game_is_won_with_its_rating() -> None:
    outcome = over("11111 11111 11111 11111 11111").outcome
    assert outcome
    assert outcome.winner == 0
    assert str(outcome.why) == "100 points: grandmaster."


# Notation


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("5@b2 2@b1", "2@b1 5@b2"),
        ("2@b1 5@b2", "2@b1 5@b2"),
        ("3@b1 3@a1", "3@a1 3@b1"),
        ("3@b1 3@a2", "3@a2 3@b1"),
        ("roll 5 2", "roll 2 5"),
        ("start 6", "start 6"),
    ],
)
def test_moves_are_read_in_either_order_and_printed_in_one(written: str, printed: str) -> None:
    assert str(parse(written)) == printed


@pytest.mark.parametrize(
    "text",
    [
        *(
            "start",
            "start 0",
            "start 7",
            "start 12",
            "start 1 ",
            "Start 1",
            "roll 1",
            "roll 0 1",
            "roll 1 7",
            "roll 1 2 3",
        ),
        *("roll  1 2", "roll 12", "2@b1 5@b2 3@b3", "2@b1,5@b2", "7@b1 2@b2", "2@f1 2@e1", "2@b6 2@b5", "2b1 5b2"),
        *("2@b1  5@b2", "22@b1 5@b2", "@b1 5@b2", "٣@b1 5@b2", "start ٣", "roll ١ ٢"),
    ],
)
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse(text)


def test_listed_writings_agree_with_why_not_for_every_pair_of_cells() -> None:
    state = played("start 1", "roll 2 5", "2@c3 5@c4", "roll 3 3")
    legal = {str(move) for move in state.legal_moves()}
    for cell, other in product(CELLS, CELLS):
        move = parse(f"3@{cell} 3@{other}")
        assert (state.why_not(move) is None) == (str(move) in legal)
