"""The words of the plate at the end: who won and by what, how these players stand, and alone how good it was."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.library.earlier import tally_of
from ludogite.match.library.ladder import level_to_try
from ludogite.match.library.results import Results
from ludogite.match.match import Match
from ludogite.match.result import is_helped
from ludogite.match.store.rows import Played
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Outcome
from ludogite.ui.base.board import Board
from ludogite.ui.base.ending import Ending, SoloResults
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.base.seat_names import in_sentence, shown_name, subject
from ludogite.ui.base.solo_game import SoloGame, figure
from ludogite.ui.look.language import tr

WINS = QT_TRANSLATE_NOOP("ending", "{name} wins")
SHARED = QT_TRANSLATE_NOOP("ending", "{names} share the win")
DRAW = QT_TRANSLATE_NOOP("ending", "A draw")
STARTS = QT_TRANSLATE_NOOP("ending", "Play again, {name} starts")
GIVEN_UP = QT_TRANSLATE_NOOP("ending", "Given up")
FIRST_RESULT = QT_TRANSLATE_NOOP("ending", "Your first result!")
BEST_RESULT = QT_TRANSLATE_NOOP("ending", "New record! It was {points}.")
EQUAL_RESULT = QT_TRANSLATE_NOOP("ending", "You equalled your record!")
BEST_REMAINS = QT_TRANSLATE_NOOP("ending", "Your record: {points}")
NOT_FIRST = QT_TRANSLATE_NOOP("ending", "Not counted: only your first attempt of the day counts.")
NOT_COUNTED = QT_TRANSLATE_NOOP("ending", "Not counted: you had help or undid a roll.")
PLAYED_LATE = QT_TRANSLATE_NOOP("ending", "Not counted: that day was over.")
WITH_HELP = QT_TRANSLATE_NOOP("ending", "With help: not in the statistics.")
PLAYED_ON = QT_TRANSLATE_NOOP("ending", "Not counted: played on from another game.")


def ending_of(match: Match, board: Board, ui: GameUi, played: Sequence[Played]) -> Ending:
    """Of a match that is over; `played` are all matches of the game that are stored."""
    outcome = match.outcome
    assert outcome is not None
    if (own := ui.make_ending(match, played)) is not None:
        return own
    reason = tr(board.ending(outcome))
    if len(match.config.seats) == 1:
        return _alone(match, reason, ui, played)
    is_played_out, seats = match.resigned is None, match.config.seats
    ranking = _ranking(match, outcome) if is_played_out else ()
    is_decided = is_played_out or outcome.winner is not None
    is_pair = len(seats) == 2 and not board.keeps_below_plate
    return Ending(
        headline=_headline(match, outcome),
        reason=reason,
        winner=outcome.winner,
        next="" if match.config.game.rules.opening_decides else tr(Message(STARTS, name=in_sentence(seats[-1]))),
        ranking=ranking if len(seats) > 2 else (),
        points=tuple((board.side_of(seat), points) for seat, _, points in ranking) if is_pair else (),
        strip=board.ending_strip() if is_played_out else None,
        tally=tally_of(match.config, played) if is_decided and not match.config.branch else None,
        level_to_try=level_to_try(match.config, match.id, played),
        note=tr(Message(WITH_HELP)) if is_helped(match.taken_back, match.help) else "",
        is_festive=outcome.winner is not None and seats[outcome.winner].is_person,
    )


def _headline(match: Match, outcome: Outcome) -> str:
    seats = match.config.seats
    if outcome.winner is not None:
        return tr(Message(WINS, name=subject(seats[outcome.winner])))
    if len(outcome.winners) == len(seats):
        return tr(Message(DRAW))
    if match.resigned is not None:
        return tr(Message(GIVEN_UP))
    return tr(Message(SHARED, names=", ".join(shown_name(seats[winner]) for winner in outcome.winners)))


def _ranking(match: Match, outcome: Outcome) -> tuple[tuple[int, str, str], ...]:
    """The winners first, the others by what they have; nothing where nothing is counted."""
    scores, seats = match.state.scores, match.config.seats
    if scores is None:
        return ()
    order = sorted(range(len(seats)), key=lambda seat: (seat not in outcome.winners, -scores[seat]))
    return tuple((seat, shown_name(seats[seat]), figure(scores[seat])) for seat in order)


def _alone(match: Match, reason: str, ui: GameUi, played: Sequence[Played]) -> Ending:
    solo, scores = ui.solo, match.state.scores
    if match.resigned is not None:
        return Ending(tr(Message(GIVEN_UP)), reason)
    if solo is None or scores is None:
        return Ending(tr(ui.labels.done), reason, winner=0, is_festive=True)
    name = solo.rating(scores[0]) if solo.rating else None
    headline = tr(name) if name else tr(ui.labels.done)
    results = _solo_results(match, solo, played)
    return Ending(
        headline=headline[:1].upper() + headline[1:],
        reason=tr(solo.result(solo.words.end, scores[0], throws=match.state.solo_throws or 0)),
        figure=figure(scores[0]),
        solo=results,
        is_festive=results.is_record,
    )


def _solo_results(match: Match, solo: SoloGame, played: Sequence[Played]) -> SoloResults:
    results = Results.of(played)
    shown = results.of_match(match.id)
    options = {name: shown.options.get(name) for name in solo.compared} if shown else {}
    counting = results.by(match.config.seats[0].name).counting(options)
    this = next((result.points for result in counting if result.id == match.id), None)
    others = [result.points for result in counting if result.id != match.id and result.points is not None]
    better = min if solo.game.lower_is_better else max
    is_second = shown is not None and shown.is_fair and shown.day is not None
    not_counted = PLAYED_ON if match.config.branch else NOT_FIRST if is_second else NOT_COUNTED
    if match.config.is_late:
        not_counted = PLAYED_LATE
    sentence, is_record = Message(not_counted), False
    if this is not None and not others:
        sentence = Message(FIRST_RESULT)
    elif this is not None:
        best = better(others)
        is_record = better(this, best) != best
        source = BEST_RESULT if is_record else EQUAL_RESULT if this == best else BEST_REMAINS
        sentence = Message(source, points=figure(best))
    points = tuple(result.points for result in counting if result.points is not None)
    marks = tuple(sorted(solo.bar_lines))
    names: tuple[str, ...] = ()
    if solo.rating is not None and marks:
        names = tuple(tr(solo.rating(least)) for least in (marks[0] - 1, *marks))
    return SoloResults(points, this, marks, names, tr(sentence), is_record)
