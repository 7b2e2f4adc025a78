"""The commands `perft`, `selfplay` and `puzzle`: a game played and counted by the computer alone."""

from __future__ import annotations

import argparse
import json
import sys

from ludogite.cli.arguments import Command, add_json, count
from ludogite.cli.output import fail
from ludogite.match import puzzle
from ludogite.match.selfplay import selfplay
from ludogite.players import levels_of
from ludogite.puzzles import LEVELS
from ludogite.rules.game import perft
from ludogite.rules.shelf import SHELF


def add_commands(command: Command) -> None:
    count_ways = command("perft", _perft, "count the ways to play so many moves from the start of a game")
    count_ways.add_argument("game", metavar="GAME", choices=SHELF, help=", ".join(SHELF))
    count_ways.add_argument("--depth", metavar="N", type=count, required=True)
    play = command("selfplay", _selfplay, "let computers play each other")
    play.add_argument("game", metavar="GAME", choices=SHELF, help=", ".join(SHELF))
    play.add_argument("--players", metavar="LEVEL,LEVEL", required=True, help="a level for each seat")
    play.add_argument("--matches", metavar="N", type=count, default=10)
    play.add_argument("--seed", metavar="S", type=int, default=0)
    play.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_option,
        action="append",
        default=[],
        help="an option of the game, for all players",
    )
    add_json(play)
    make = command("puzzle", _puzzle, "make a puzzle, with its solution")
    with_puzzles = [game.id for game in puzzle.games_with_puzzles()]
    make.add_argument("game", metavar="GAME", choices=with_puzzles, help=", ".join(with_puzzles))
    make.add_argument("--level", choices=LEVELS, required=True)
    make.add_argument("--seed", metavar="N", type=int, required=True)
    add_json(make)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form NAME=VALUE")
    return name, value


def _perft(asked: argparse.Namespace) -> int:
    game = SHELF[asked.game]
    seats = game.seats[0]
    print(perft(game.start(seats, {}, game.draw_setup(seats, {}, 0)), asked.depth))
    return 0


def _selfplay(asked: argparse.Namespace) -> int:
    game, levels = SHELF[asked.game], asked.players.split(",")
    known = levels_of(game.player_module)
    for level in levels:
        if level not in known:
            return fail(f"there is no level “{level}” in {game.id}, only: {', '.join(known)}")
    if len(levels) not in game.seats:
        return fail(f"{game.id} is not for {len(levels)} players")

    for_each = {option.name for option in game.rules.options if option.per_seat}
    options = {name: [value] * len(levels) if name in for_each else value for name, value in asked.option}

    def progress(played: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{played} of {asked.matches}", end="\n" if played == asked.matches else "", file=sys.stderr)

    tally = selfplay(game, levels, asked.matches, asked.seed, progress, options).to_json()
    if asked.json:
        print(json.dumps({"game": game.id, **tally}))
    else:
        for seat, level in enumerate(levels):
            points = f", mean score {tally['mean_scores'][seat]}" if tally["mean_scores"] else ""
            print(f"{level}: {tally['wins'][seat]} wins{points}, {tally['seconds_per_move'][seat]} s a move")
        print(f"{tally['draws']} draws in {tally['matches']} matches")
    return 0


def _puzzle(asked: argparse.Namespace) -> int:
    game = SHELF[asked.game]
    made = puzzle.make(game, asked.level, asked.seed)
    if asked.json:
        print(json.dumps(puzzle.to_json(game, asked.level, asked.seed, made), ensure_ascii=False))
    else:
        print(f"{made.goal}\n{puzzle.record_of(game, made, asked.seed).to_json()}")
        print(f"Solution: {' · '.join(map(str, made.solution))}")
    return 0
