"""The commands `replay`, `legal` and `analyse`: what a record says."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from ludogite.cli.arguments import Command, add_json
from ludogite.cli.output import one_line, say
from ludogite.match.record import IllegalAt, Record, read_file
from ludogite.message import Complaint, shortened
from ludogite.players import Opinion, player_of, seed_at
from ludogite.rules.game import CHANCE, State
from ludogite.rules.shelf import SHELF


def add_commands(command: Command) -> None:
    replay = command("replay", _replay, "check records and say how the games stand")
    replay.add_argument("files", metavar="FILE", nargs="+")
    add_json(replay)
    legal = command("legal", _legal, "list the legal moves at the end of a record")
    legal.add_argument("file", metavar="FILE")
    analyse = command("analyse", _analyse, "say what each legal move is worth, the best first")
    analyse.add_argument("file", metavar="FILE")
    add_json(analyse)


def _replay(asked: argparse.Namespace) -> int:
    worst = 0
    for name in asked.files:
        try:
            record = read_file(name)
            state = record.replay()
        except Complaint as complaint:
            worst = max(worst, _complain_of_record(name, complaint))
            continue
        print(json.dumps(_as_json(name, record, state)) if asked.json else one_line(_in_words(name, record, state)))
    return worst


def _as_json(name: str, record: Record, state: State[Any]) -> dict[str, Any]:
    outcome = state.outcome
    return {
        "file": name,
        "game": record.game,
        "moves": len(record.moves),
        "to_move": state.to_move,
        "over": outcome is not None,
        "winner": outcome.winner if outcome else None,
        "draw": outcome is not None and outcome.winner is None,
        "scores": state.scores,
        "state": state.view(),
    }


def _in_words(name: str, record: Record, state: State[Any]) -> str:
    parts = [f"{name}: {SHELF[record.game].title}, {len(record.moves)} moves"]
    if state.outcome:
        names = " and ".join(record.players[seat] for seat in state.outcome.winners)
        parts.append(f"won by {names}" if state.outcome.winner is not None else f"shared by {names}")
        parts.append(str(state.outcome.why))
    elif state.to_move == CHANCE:
        parts.append("dice to roll")
    elif state.to_move is not None:
        parts.append(f"{record.players[state.to_move]} to move")
    return "; ".join(parts)


def _legal(asked: argparse.Namespace) -> int:
    return at_the_end(asked.file, lambda _, state: print("".join(f"{m}\n" for m in _sorted(state)), end=""))


def _sorted(state: State[Any]) -> list[str]:
    return sorted(str(move) for move in state.legal_moves())


def _analyse(asked: argparse.Namespace) -> int:
    def tell(record: Record, state: State[Any]) -> None:
        opinions: list[Opinion] = []
        if isinstance(state.to_move, int):
            player = player_of(SHELF[record.game].player_module)
            seed = seed_at(record.seed or 0, len(record.moves))
            opinions = _settled(player.rank(state.seen_by(state.to_move), player.LEVELS[-1], seed))
        if asked.json:
            print(json.dumps([{"move": _plan(opinion), **opinion.worth} for opinion in opinions]))
        else:
            for opinion in opinions:
                print(f"{_plan(opinion)}  {opinion.reason}")

    return at_the_end(asked.file, tell)


def _settled(opinions: list[Opinion]) -> list[Opinion]:
    """Plans of the same worth in alphabetical order: a player chooses among them at random, an analysis does not."""
    rank: dict[str, int] = {}
    for opinion in opinions:
        rank.setdefault(json.dumps(opinion.worth), len(rank))
    return sorted(opinions, key=lambda opinion: (rank[json.dumps(opinion.worth)], _plan(opinion)))


def _plan(opinion: Opinion) -> str:
    return " · ".join(str(move) for move in opinion.plan)


def at_the_end(name: str, tell: Callable[[Record, State[Any]], None]) -> int:
    try:
        record = read_file(name)
        state = record.replay()
    except Complaint as complaint:
        return _complain_of_record(name, complaint)
    tell(record, state)
    return 0


def _complain_of_record(name: str, complaint: Complaint) -> int:
    if isinstance(complaint, IllegalAt):
        say(f"{name}: move {complaint.number} ({shortened(complaint.text)}): {complaint.message}")
        return 1
    say(f"{name}: {complaint.message}")
    return 2
