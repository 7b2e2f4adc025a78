"""The sentences of the match page: whose turn it is, who won and why, what was played, where somebody looks back, and
why there is no help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.match.match import Match
from ludogite.match.result import Help, is_helped
from ludogite.match.store.counted import why_left_out
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message
from ludogite.rules.game import Move, Mover, Outcome, State
from ludogite.ui.base.board import Board
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.seat_names import in_sentence, shown_name, subject
from ludogite.ui.look.language import tr

LOOKING = Message(QT_TRANSLATE_NOOP("match_page", "Looking for a good move…"))
DOES_NOT_COUNT = Message(
    QT_TRANSLATE_NOOP(
        "match_page", "Played on from another game: this one counts neither in results nor in statistics."
    )
)


HELP_IS_LEFT_OUT = Message(QT_TRANSLATE_NOOP("match_page", "With a hint, this game stays out of the statistics."))
UNDONE_IS_LEFT_OUT = Message(
    QT_TRANSLATE_NOOP("match_page", "With an undone move, this game stays out of the statistics.")
)


def turn_or_result(match: Match, board: Board, remark: Message | None = None) -> Message:
    """Says whose turn it is, with a remark in front of it; or how the match ended."""
    if match.outcome is not None:
        return board.ending_sentence(match.outcome) or _result(match, board.ending(match.outcome), match.outcome)
    turn = _turn(match)
    return Message(QT_TRANSLATE_NOOP("match_page", "{note} {turn}"), note=remark, turn=turn) if remark else turn


def _turn(match: Match) -> Message:
    mover, seats = match.state.to_move, match.config.seats
    if isinstance(mover, int):
        if seats[mover].is_person:
            return Message(QT_TRANSLATE_NOOP("match_page", "{name}, your turn."), name=seats[mover].name)
        return Message(QT_TRANSLATE_NOOP("match_page", "{name} is thinking…"), name=subject(seats[mover]))
    thrower = match.state.thrower
    if thrower is not None and seats[thrower].is_person:
        return Message(QT_TRANSLATE_NOOP("match_page", "{name}, roll the dice."), name=seats[thrower].name)
    return Message(QT_TRANSLATE_NOOP("match_page", "Rolling the dice…"))


def looking_back(match: Match, ui: GameUi, ply: int, number: int) -> Message:
    """`number` is what the list of moves gives to the last one."""
    if ply == 0:
        return Message(QT_TRANSLATE_NOOP("match_page", "Looking back: the start"))
    move = ui.words.move_name(match.on_table(ply - 1), match.moves[ply - 1])
    return Message(QT_TRANSLATE_NOOP("match_page", "After move {n}: {move}"), n=number, move=move)


def remarked(where: Message, remark: Message | None) -> Message:
    """Says where somebody looks back, and what there is to say of it."""
    if remark is None:
        return where
    return Message(QT_TRANSLATE_NOOP("match_page", "{where}. {remark}"), where=where, remark=remark)


def judged(result: Message, verdict: Message | None) -> Message:
    """Says how the match stands, and what its last move was worth, if it is judged."""
    if verdict is None:
        return result
    return Message(
        QT_TRANSLATE_NOOP("match_page", "{result} Last move: {verdict}"), result=result, verdict=Clause(verdict)
    )


def take_back_question(match: Match) -> Message | None:
    """Asked before undo goes back over something that the others have seen, or that makes a day not count; None if
    nobody has to be asked."""
    step, config = match.undo_step(), match.config
    asks = config.is_between_people or (config.is_at_stake and not match.taken_back)
    if step is None or not step.is_take_back or not asks:
        return None
    if config.is_at_stake:
        return Message(
            QT_TRANSLATE_NOOP("match_page", "If you undo a roll, this day no longer counts. Press again to do it.")
        )
    movers = {match.state_at(at).to_move for at in range(step.to, match.cursor)}
    others = [seat.name for n, seat in enumerate(config.seats) if seat.is_person and n not in movers]
    if len(others) == 1:
        return Message(QT_TRANSLATE_NOOP("match_page", "Undo only if {name} agrees: press again."), name=others[0])
    return Message(QT_TRANSLATE_NOOP("match_page", "Undo only if everyone agrees: press again."))


def resign_question(match: Match, ui: GameUi, seat: int) -> Message:
    """Says who gives up, where it could be somebody else."""
    if not match.config.is_between_people:
        return ui.labels.give_up_question
    source = QT_TRANSLATE_NOOP("match_page", "{name} gives up, and the game ends? Press “Resign” once more.")
    return Message(source, name=match.config.seats[seat].name)


def legend_of(mover: Mover, is_covered: bool, reviewed: Message | None) -> Message | None:
    """The reason why a position is not analysed; None if it is. `reviewed` is said at the end of a match with marked
    moves."""
    if mover is None and reviewed is not None:
        return reviewed
    if mover is None:
        return Message(QT_TRANSLATE_NOOP("match_page", "The game is over here: look back through the moves."))
    if is_covered:
        return Message(QT_TRANSLATE_NOOP("match_page", "Not everything is revealed yet: no analysis here."))
    return None


def why_no_help(match: Match, seat: int | None) -> Message | None:
    """The reason why nobody may ask for a hint or an analysis now; None if the seat may."""
    config = match.config
    if not config.is_between_people or match.outcome is not None:
        return None
    if not match.state.allows_help:
        return Message(QT_TRANSLATE_NOOP("match_page", "No help between players: spot it yourself."))
    if config.is_coached(seat):
        return None
    return Message(QT_TRANSLATE_NOOP("match_page", "No help between players: tips are off in this game."))


def is_counting(match: Match) -> bool:
    """Whether statistics count it as it stands. A challenge that is solved with help is told as such."""
    is_helped_yet = is_helped(match.taken_back, match.help)
    is_open = match.outcome is None and match.finished is None and not match.config.game.part_of
    return is_open and why_left_out(match.config, is_helped_yet) is None


def day_at_stake(match: Match) -> Message | None:
    """A match of the day that still counts would count no longer with help; None where there is nothing to lose."""
    counts = match.config.is_at_stake and match.help is Help.NONE and not match.taken_back and match.outcome is None
    source = QT_TRANSLATE_NOOP("match_page", "With help, this day no longer counts. Press again to see it.")
    return Message(source) if counts else None


def just_played(match: Match, ui: GameUi, seat: int) -> Message:
    """The last move, for those who cannot see it."""
    move = ui.spoken_move(match.on_table(match.cursor - 1), match.moves[match.cursor - 1])
    name = subject(match.config.seats[seat])
    return Message(QT_TRANSLATE_NOOP("match_page", "{name} played {move}."), name=name, move=move)


def plan_name(ui: GameUi, state: State[Any], moves: Sequence[Move]) -> str:
    """What is played one after the other."""
    names = []
    for move in moves:
        names.append(tr(ui.words.move_name(state.on_table(), move)))
        state = state.play(move)
    return ", ".join(names)


def not_your_turn(match: Match, board: Board) -> Message:
    """The answer to somebody who tries to move while no person may."""
    mover = match.state.to_move
    if match.outcome is not None or not isinstance(mover, int):
        return turn_or_result(match, board)
    name = in_sentence(match.config.seats[mover])
    return Message(QT_TRANSLATE_NOOP("match_page", "It’s {name}’s turn."), name=name)


def _result(match: Match, why: Message, outcome: Outcome) -> Message:
    seats = match.config.seats
    if len(seats) == 1 or (match.resigned is not None and len(outcome.winners) > 1):
        return why
    if len(outcome.winners) == len(seats):
        return Message(QT_TRANSLATE_NOOP("match_page", "A draw. {why}"), why=why)
    if len(outcome.winners) > 1:
        names = ", ".join(shown_name(seats[winner]) for winner in outcome.winners)
        return Message(QT_TRANSLATE_NOOP("match_page", "{names} share the win. {why}"), names=names, why=why)
    name = subject(seats[outcome.winners[0]])
    return Message(QT_TRANSLATE_NOOP("match_page", "{name} wins. {why}"), name=name, why=why)
