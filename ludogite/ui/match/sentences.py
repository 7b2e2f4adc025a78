"""The sentences of the match page: whose turn it is, who won and why, what was played, where somebody looks back."""

from __future__ import annotations

from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Outcome
from ludogite.ui.match.board import Board, BoardModule
from ludogite.ui.seat_names import in_sentence, shown_name, subject


def standing(match: Match, board: Board) -> Message:
    if match.outcome is not None:
        return _result(match, board.ending(match.outcome), match.outcome)
    if (turn := board.whose_turn()) is not None:
        return turn
    mover = match.state.to_move
    if not isinstance(mover, int):
        return Message(QT_TRANSLATE_NOOP("match_page", "The dice are rolled."))
    seat, note = match.config.seats[mover], board.turn_note()
    if note and len(match.config.seats) == 1:
        return note
    if seat.is_person:
        turn = Message(QT_TRANSLATE_NOOP("match_page", "{name}, it is your turn."), name=seat.name)
    else:
        turn = Message(QT_TRANSLATE_NOOP("match_page", "{name} is thinking …"), name=subject(seat))
    return Message(QT_TRANSLATE_NOOP("match_page", "{note} {turn}"), note=note, turn=turn) if note else turn


def looking_back(match: Match, module: BoardModule, ply: int) -> Message:
    if ply == 0:
        return Message(QT_TRANSLATE_NOOP("match_page", "You are looking back at the start."))
    move = module.words(match.state_at(ply - 1), match.moves[ply - 1])
    return Message(QT_TRANSLATE_NOOP("match_page", "You are looking back, just after {move}."), move=move)


def just_played(match: Match, module: BoardModule, seat: int) -> Message:
    """The last move, for those who cannot see it."""
    move = module.words(match.state_at(match.cursor - 1), match.moves[match.cursor - 1])
    name = subject(match.config.seats[seat])
    return Message(QT_TRANSLATE_NOOP("match_page", "{name} has played {move}."), name=name, move=move)


def not_your_turn(match: Match, board: Board) -> Message:
    """What somebody is told who tries to move while no person may."""
    mover = match.state.to_move
    if match.outcome is not None or not isinstance(mover, int):
        return standing(match, board)
    name = in_sentence(match.config.seats[mover])
    return Message(QT_TRANSLATE_NOOP("match_page", "It is {name}’s turn."), name=name)


def _result(match: Match, why: Message, outcome: Outcome) -> Message:
    seats = match.config.seats
    if len(seats) == 1 or (match.resigned is not None and len(outcome.winners) > 1):
        return why
    if len(outcome.winners) == len(seats):
        return Message(QT_TRANSLATE_NOOP("match_page", "It is a draw. {why}"), why=why)
    if len(outcome.winners) > 1:
        names = ", ".join(shown_name(seats[winner]) for winner in outcome.winners)
        return Message(QT_TRANSLATE_NOOP("match_page", "{names} share the victory. {why}"), names=names, why=why)
    name = subject(seats[outcome.winners[0]])
    return Message(QT_TRANSLATE_NOOP("match_page", "{name} wins. {why}"), name=name, why=why)
