"""The words of Big Bang: its moves and lines by name, what is said of a turn and on the solo page. They name places,
never the value of a token that lies face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.bigbang import BONUSES, Boards, Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, Objection, State
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import CELLS, COLUMNS, ROWS
from ludogite.ui.base.solo_game import SoloGame, SoloWords
from ludogite.ui.games.bigbang.replay import BonusKind, lines_in

# Moves

ROLLED = QT_TRANSLATE_NOOP("bigbang", "roll {first} + {second}")
TURNED = QT_TRANSLATE_NOOP("bigbang", "token {cell}")
TOOK_BONUS = QT_TRANSLATE_NOOP("bigbang", "bonus {cell}")
CLAIMED = QT_TRANSLATE_NOOP("bigbang", "forgotten {bonus}, {cell} up again")
ENDED = Message(QT_TRANSLATE_NOOP("bigbang", "end of turn"))
DICE = QT_TRANSLATE_NOOP("bigbang", "{first} + {second}")
TURN_LINE = QT_TRANSLATE_NOOP("bigbang", "{dice}: {actions}")
TOKENS = QT_TRANSLATE_NOOP("bigbang", "{cells}")
TAKEN_BONUSES = QT_TRANSLATE_NOOP("bigbang", "bonus {cells}")
CLAIMS = QT_TRANSLATE_NOOP("bigbang", "forgotten {bonus}, {cell} up")
CHAIN = QT_TRANSLATE_NOOP("bigbang", "chain of {n}")
ONE_BONUS = Message(QT_TRANSLATE_NOOP("bigbang", "1 bonus"))
NOTHING = Message(QT_TRANSLATE_NOOP("bigbang", "nothing"))
TURNED_SINCE = Message(QT_TRANSLATE_NOOP("bigbang", "Tokens turned over since then stay hidden."))
TWO_ACTIONS = QT_TRANSLATE_NOOP("bigbang", "{first} · {second}")

# Lines

ROW = QT_TRANSLATE_NOOP("bigbang", "row {n}")
COLUMN = QT_TRANSLATE_NOOP("bigbang", "column {n}")
DIAGONAL = Message(QT_TRANSLATE_NOOP("bigbang", "a diagonal"))
SHORT_ROW = QT_TRANSLATE_NOOP("bigbang_slip", "row {n}")
SHORT_COLUMN = QT_TRANSLATE_NOOP("bigbang_slip", "column {n}")
SHORT_DIAGONAL = Message(QT_TRANSLATE_NOOP("bigbang_slip", "diagonal"))
TWO_LINES = QT_TRANSLATE_NOOP("bigbang", "{first} and {second}")
MORE_LINES = QT_TRANSLATE_NOOP("bigbang", "{first}, {second}")

# The large things on the table

ROLL_FOR = QT_TRANSLATE_NOOP("bigbang", "Roll for {name}")
ROLL_ALONE = Message(QT_TRANSLATE_NOOP("bigbang", "Roll"))
ENDS_TURN = Message(QT_TRANSLATE_NOOP("bigbang", "ends turn"))
ENDS_TURN_SELECTED = Message(QT_TRANSLATE_NOOP("bigbang", "ends turn without them"))
STARTS_TURN = Message(QT_TRANSLATE_NOOP("bigbang", "click, or press D"))
ENTER_HERE = QT_TRANSLATE_NOOP("bigbang", "Dice for {name}")
ENTER_HERE_ALONE = Message(QT_TRANSLATE_NOOP("bigbang", "Your dice"))
BELL = Message(QT_TRANSLATE_NOOP("bigbang", "Bonus!"))
GLASS = Message(QT_TRANSLATE_NOOP("bigbang", "Forgotten!"))
DOUBLE = Message(QT_TRANSLATE_NOOP("bigbang", "double"))
LEFT = QT_TRANSLATE_NOOP("bigbang", "{n} left")
TOO_LITTLE = QT_TRANSLATE_NOOP("bigbang", "{n} left: not enough for {value}")
SELECTED = QT_TRANSLATE_NOOP("bigbang", "selected {n}")
FACE_UP = QT_TRANSLATE_NOOP("bigbang", "%n face up", None, 0)
CLEAR = Message(QT_TRANSLATE_NOOP("bigbang", "board clear"))
BIG_BANG = Message(QT_TRANSLATE_NOOP("bigbang", "Big Bang!"))
STEP_POINT = Message(QT_TRANSLATE_NOOP("bigbang", "point at the bonus"))
STEP_CALLED = QT_TRANSLATE_NOOP("bigbang", "bonus {cell}")
STEP_PICK = Message(QT_TRANSLATE_NOOP("bigbang", "turn up a ringed token"))
BUDGET_FOR = QT_TRANSLATE_NOOP("bigbang", "{n} for {name}")
BACK_TO_BOARD = Message(QT_TRANSLATE_NOOP("bigbang", "click: back to your board"))
CHAIN_TITLE = Message(QT_TRANSLATE_NOOP("bigbang", "Chain reaction"))
CHAIN_SKIP = Message(QT_TRANSLATE_NOOP("bigbang", "any key: skip"))
KINDS = {
    BonusKind.STAR: Message(QT_TRANSLATE_NOOP("bigbang", "star")),
    BonusKind.WITH_STAR: Message(QT_TRANSLATE_NOOP("bigbang", "star")),
    BonusKind.FIVE_AND_ONE: Message(QT_TRANSLATE_NOOP("bigbang", "5 + 1")),
}

# What can be done

TURN_TOKENS = QT_TRANSLATE_NOOP("bigbang", "Turn %n token(s)", None, 0)
TURN_NONE = Message(QT_TRANSLATE_NOOP("bigbang", "Turn tokens"))
START_ROUND_2 = Message(QT_TRANSLATE_NOOP("bigbang", "Start round 2"))

# How a turn stands

THROW_FOR = QT_TRANSLATE_NOOP("bigbang", "{thrower}, roll for {name}: click the dish or press D.")
THROW_ALONE = Message(QT_TRANSLATE_NOOP("bigbang", "Roll the dice: click the dish or press D."))
ENTER_DICE = QT_TRANSLATE_NOOP("bigbang", "Roll your dice for {name} and enter them: 1 to 6, or click.")
ENTER_DICE_ALONE = Message(QT_TRANSLATE_NOOP("bigbang", "Roll your dice and enter them: 1 to 6, or click."))
ENTER_OTHER = QT_TRANSLATE_NOOP("bigbang", "One die shows {n}. And the other?")
HAS_FORGOTTEN = QT_TRANSLATE_NOOP(
    "bigbang", "{name}, you have {n}. Has {other} forgotten a bonus? Call it before you play."
)
YOUR_TURN = QT_TRANSLATE_NOOP("bigbang", "{name}, you have {n}. Select the tokens to turn.")
ALONE_TURN = QT_TRANSLATE_NOOP("bigbang", "You have {n}. Select the tokens to turn.")
GO_ON = QT_TRANSLATE_NOOP("bigbang", "{n} left. Select more tokens, or roll for {other}.")
GO_ON_ALONE = QT_TRANSLATE_NOOP("bigbang", "{n} left. Select more tokens, or roll again.")
ROLL_NOW = QT_TRANSLATE_NOOP("bigbang", "{n} left: not enough for any token. Roll for {other}.")
ROLL_NOW_ALONE = QT_TRANSLATE_NOOP("bigbang", "{n} left: not enough for any token. Roll again.")
CALL_OR_ROLL = QT_TRANSLATE_NOOP("bigbang", "{n} left: not enough for any token. Call a bonus, or roll for {other}.")
CALL_OR_ROLL_ALONE = QT_TRANSLATE_NOOP("bigbang", "{n} left: not enough for any token. Call a bonus, or roll again.")
SOME_SELECTED = QT_TRANSLATE_NOOP(
    "bigbang", "%n token(s) selected for {sum}, leaving {left}. Press Enter to turn.", None, 0
)
NONE_SELECTED = Message(QT_TRANSLATE_NOOP("bigbang", "Select tokens first: click them, or use the arrows and Space."))
ASK_AGAIN = Message(QT_TRANSLATE_NOOP("bigbang", "You can still turn a token. Roll once more to end your turn anyway."))
ASK_SELECTED = Message(
    QT_TRANSLATE_NOOP("bigbang", "Your selection is not turned yet. Press Enter to turn it, or roll again to leave it.")
)
NOT_YOUR_BOARD = QT_TRANSLATE_NOOP("bigbang", "This is {name}’s board. Press Esc to go back to yours.")

# Calls

POINT_BONUS = QT_TRANSLATE_NOOP("bigbang", "Bonus! {name}, point at the token. Esc cancels.")
POINT_FORGOTTEN = QT_TRANSLATE_NOOP("bigbang", "Forgotten! {name}, point at a bonus that {other} missed. Esc cancels.")
NOT_BONUS = Message(QT_TRANSLATE_NOOP("bigbang", "Not a bonus: all its lines still have other numbers face up."))
NOT_STAR = Message(QT_TRANSLATE_NOOP("bigbang", "Not a bonus: the star’s row or column still has numbers face up."))
NOT_FORGOTTEN = QT_TRANSLATE_NOOP("bigbang", "Not a bonus: {other} missed nothing there.")
ONCE_MORE = QT_TRANSLATE_NOOP("bigbang", "{why} A second wrong call will be your last this turn.")
NO_MORE_BONUSES = QT_TRANSLATE_NOOP("bigbang", "{why} No more “Bonus!” calls this turn.")
NO_MORE_CLAIMS = QT_TRANSLATE_NOOP("bigbang", "{why} No more “Forgotten!” calls this turn.")
RING_FIRST = QT_TRANSLATE_NOOP("bigbang", "{why} If it’s a bonus, ring the bell first.")
POINT_FACE_UP = QT_TRANSLATE_NOOP("bigbang", "This token is face down. Point at one that is face up.")
CLAIMED_ALREADY = QT_TRANSLATE_NOOP("bigbang", "You have already called this one.")
NOTHING_TO_TURN_UP = QT_TRANSLATE_NOOP("bigbang", "Right, but no token on its lines is face down: nothing to turn up.")
PICK_NUMBER = QT_TRANSLATE_NOOP(
    "bigbang", "Right, {name}! It was the last number in {lines}. Turn up a token with a dashed ring."
)
PICK_STAR = QT_TRANSLATE_NOOP(
    "bigbang", "Right, {name}! The star’s row and column were clear. Turn up a token with a dashed ring."
)
PICK_RINGED = QT_TRANSLATE_NOOP("bigbang", "{name}, turn up one of the tokens with a dashed ring.")
YOU_FORGOT = QT_TRANSLATE_NOOP(
    "bigbang",
    "{name}, you forgot %n bonus(es) ({bonuses}): {other} turned {cells} up again. You have {left}.",
    None,
    0,
)
NOT_THIS_TURN = Message(QT_TRANSLATE_NOOP("bigbang", "not this turn"))
NO_MORE_BONUS_CALLS = Objection(QT_TRANSLATE_NOOP("bigbang", "Two wrong calls: no more “Bonus!” calls this turn."))
NO_MORE_FORGOTTEN = Objection(QT_TRANSLATE_NOOP("bigbang", "Two wrong calls: no more “Forgotten!” calls this turn."))
NO_BELL = Objection(QT_TRANSLATE_NOOP("bigbang", "Your bonuses are automatic: nothing to call."))
NO_GLASS = Objection(QT_TRANSLATE_NOOP("bigbang", "Call forgotten bonuses at the start of your turn, before you play."))
NO_GLASS_ASSISTED = QT_TRANSLATE_NOOP("bigbang", "Bonuses are automatic for {other}: nothing to claim.")
NOTHING_PLAYED = QT_TRANSLATE_NOOP("bigbang", "Too early: {other} hasn’t turned a token yet.")
ROLL_FIRST = Objection(QT_TRANSLATE_NOOP("bigbang", "Roll the dice first."))

# What has happened

TOOK_FIVE_AND_ONE = QT_TRANSLATE_NOOP(
    "bigbang", "Turned for free: {cell} was the last number in {lines} (5 + 1 bonus)."
)
TOOK_WITH_STAR = QT_TRANSLATE_NOOP("bigbang", "Turned for free: {cell} was the last number in {lines} (star bonus).")
TOOK_STAR = QT_TRANSLATE_NOOP(
    "bigbang", "Turned for free: no numbers are left in the star {cell}’s row and column (star bonus)."
)
CHAIN_GOING = Message(QT_TRANSLATE_NOOP("bigbang", "A chain reaction! Press any key to skip."))
CHAIN_OVER = QT_TRANSLATE_NOOP("bigbang", "Big Bang! {n} bonuses in a chain. {left} left.")

# Between the rounds, and at the end

WINS_ROUND = QT_TRANSLATE_NOOP("bigbang", "{name} wins round {n}")
WINS_MATCH = QT_TRANSLATE_NOOP("bigbang", "{name} wins the game")
DRAWN_MATCH = Message(QT_TRANSLATE_NOOP("bigbang", "A draw"))
BOARDS_CHANGE = QT_TRANSLATE_NOOP("bigbang", "Round 2: swap boards, all tokens face up. {name} starts.")
TAKES_POINTS = QT_TRANSLATE_NOOP("bigbang", "{winner} has turned all 36. {loser} loses %n point(s).", None, 0)
STILL_HAD = QT_TRANSLATE_NOOP("bigbang", "What {name} had left")
STAR_COUNTS = QT_TRANSLATE_NOOP("bigbang", "Each star left counts {n}.")
ROUND = QT_TRANSLATE_NOOP("bigbang", "Round {n}")
TOTAL = Message(QT_TRANSLATE_NOOP("bigbang", "Total"))
GOES_TO = QT_TRANSLATE_NOOP("bigbang", "to {name}")

# Seats

ON_THE_LEFT = Message(QT_TRANSLATE_NOOP("bigbang", "on the left"))
ON_THE_RIGHT = Message(QT_TRANSLATE_NOOP("bigbang", "on the right"))
ROLLS = QT_TRANSLATE_NOOP("bigbang", "%n roll(s)", None, 0)
POINTS_LOST = QT_TRANSLATE_NOOP("bigbang", "%n point(s) lost", None, 0)

# Advice

HINT_TURN = QT_TRANSLATE_NOOP("bigbang", "Turn {cells}. {reason}")
HINT_BONUS = QT_TRANSLATE_NOOP("bigbang", "Bonus {cell}. {reason}")
HINT_CLAIM = QT_TRANSLATE_NOOP("bigbang", "Forgotten: {cell}. {reason}")
HINT_DONE = QT_TRANSLATE_NOOP("bigbang", "Roll now. {reason}")
LEGEND = Message(QT_TRANSLATE_NOOP("bigbang", "The best tokens to turn are numbered; 1 is the best."))

# For screen readers

CELL_UP = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}, {value}")
CELL_STAR = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}, star")
CELL_DOWN = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}, face down")
CELL_BLANK = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}")
CELL_SELECTED = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}, {value}, selected")
CELL_PICK = QT_TRANSLATE_NOOP("bigbang", "{name}, {cell}, face down, can be turned up")
FACE = QT_TRANSLATE_NOOP("bigbang", "die {n}")
SILENCED = QT_TRANSLATE_NOOP("bigbang", "{call} You can’t call it again this turn.")
SOLO = SoloGame(
    game=SHELF["bigbang"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("bigbang_solo", "Board of the day"),
        day_invitation=QT_TRANSLATE_NOOP(
            "bigbang_solo", "One board, one attempt. Clear it in as few rolls as you can."
        ),
        result=QT_TRANSLATE_NOOP("bigbang_solo", "Cleared in {points} rolls."),
        end=QT_TRANSLATE_NOOP("bigbang_solo", "You cleared the board in {points} rolls."),
        in_short=QT_TRANSLATE_NOOP("bigbang_solo", "{points} rolls"),
        result_row=QT_TRANSLATE_NOOP("bigbang_solo", "{place}. {points} rolls, {name}, {day}"),
        day_result=QT_TRANSLATE_NOOP("bigbang_solo", "{day}: {points} rolls"),
        day_not_counted=QT_TRANSLATE_NOOP("bigbang_solo", "{day}: {points} rolls, not counted"),
        counting=QT_TRANSLATE_NOOP(
            "bigbang_solo",
            "Everyone gets the same board and rolls today, and only your first attempt counts. With a hint, or if"
            " you undo a roll, it no longer counts.",
        ),
        best_title=QT_TRANSLATE_NOOP("bigbang_solo", "Best scores, bonuses {choice}"),
        no_results=QT_TRANSLATE_NOOP(
            "bigbang_solo", "No results yet. The computer needs about 14 rolls: can you beat it?"
        ),
        copied=QT_TRANSLATE_NOOP("copied", "Ludogîte, board of {day}: cleared in {points} rolls"),
        mean=QT_TRANSLATE_NOOP("bigbang_solo", "{name}: %n game(s), {mean} rolls on average", None, 0),
    ),
    grades=(12, 15, 19),
    bar_lines=(10, 20),
    option=BONUSES,
)


def line_name(line: int) -> Message:
    """One of the 14 lines, within a sentence."""
    if line < len(ROWS):
        return Message(ROW, n=line + 1)
    if line < len(ROWS) + len(COLUMNS):
        return Message(COLUMN, n="abcdef"[line - len(ROWS)])
    return DIAGONAL


def short_line_name(line: int) -> Message:
    """The same on a slip."""
    if line < len(ROWS):
        return Message(SHORT_ROW, n=line + 1)
    if line < len(ROWS) + len(COLUMNS):
        return Message(SHORT_COLUMN, n="abcdef"[line - len(ROWS)])
    return SHORT_DIAGONAL


def line_names(reach: int) -> Message:
    """The lines whose last number a token is."""
    *others, names = [line_name(line) for line in lines_in(reach)]
    for n, other in enumerate(reversed(others)):
        names = Message(MORE_LINES if n else TWO_LINES, first=other, second=names)
    return names


def bonus_name(cell: int, reach: int, kind: BonusKind) -> Message:
    """Why a token was a bonus."""
    if kind is BonusKind.STAR:
        return Message(TOOK_STAR, cell=CELLS[cell])
    source = TOOK_WITH_STAR if kind is BonusKind.WITH_STAR else TOOK_FIVE_AND_ONE
    return Message(source, cell=CELLS[cell], lines=line_names(reach))


def move_name(state: State[Any], move: Move) -> Message:
    match move:
        case Roll((first, second)):
            return Message(ROLLED, first=first, second=second)
        case Turn(cell):
            return Message(TURNED, cell=CELLS[cell])
        case Bonus(cell):
            return Message(TOOK_BONUS, cell=CELLS[cell])
        case Claim(forgotten, token):
            return Message(CLAIMED, bonus=CELLS[forgotten], cell=CELLS[token])
    assert isinstance(move, Done)
    return ENDED


def turn_name(made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
    """A line of the list: all that was done on one roll."""
    rolls = [move for _, move in made if isinstance(move, Roll)]
    actions = _actions(made, after)
    if not rolls:
        return actions or ENDED
    first, second = rolls[0].faces
    dice = Message(DICE, first=first, second=second)
    if actions is None and not any(isinstance(move, Done) for _, move in made):
        return dice
    return Message(TURN_LINE, dice=dice, actions=actions or NOTHING)


def _actions(made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message | None:
    parts: list[Message] = []
    runs: list[tuple[type, list[str]]] = []
    for _, move in made:
        if isinstance(move, Claim):
            parts.append(Message(CLAIMS, bonus=CELLS[move.forgotten], cell=CELLS[move.token]))
        elif isinstance(move, Turn | Bonus):
            if not runs or runs[-1][0] is not type(move):
                runs.append((type(move), []))
            runs[-1][1].append(CELLS[move.cell])
    parts += [Message(TOKENS if kind is Turn else TAKEN_BONUSES, cells=" ".join(cells)) for kind, cells in runs]
    if chain := _chain_length(made, after):
        parts.append(Message(CHAIN, n=chain) if chain > 1 else ONE_BONUS)
    if not parts:
        return None
    *before, actions = parts
    for part in reversed(before):
        actions = Message(TWO_ACTIONS, first=part, second=actions)
    return actions


def _chain_length(made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> int:
    """How many tokens the rules have turned for the player in these moves."""
    start = made[0][0]
    assert isinstance(start, Boards)
    assert isinstance(after, Boards)
    seat, turned = start.turn, sum(isinstance(move, Turn | Bonus) for _, move in made)
    is_round_over = len(after.finished) > len(start.finished)
    left = 0 if is_round_over and turned else after.up[seat].bit_count()
    return start.up[seat].bit_count() - left - turned


def seat_name(seat: int) -> Message:
    """Sides stay, while the boards change hands."""
    return ON_THE_RIGHT if seat else ON_THE_LEFT


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Boards)
    if len(state.up) == 1:
        return Message(ROLLS, n=state.rolls)
    if state.finished:
        return Message(POINTS_LOST, n=state.scores[seat])
    return Message(FACE_UP, n=state.up[seat].bit_count())
