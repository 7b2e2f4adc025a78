"""The one command `ludogite`: with a sub-command it works without a window, with none it opens it.

Results go to stdout, everything else to stderr. Exit code 0: done; 1: a move breaks the rules; 2: cannot be done.
What a command needs is imported by it: the window opens sooner."""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from ludogite import __version__
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, shortened
from ludogite.rules.shelf import SHELF

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from ludogite.cli_parts import Command
    from ludogite.match.record import Record
    from ludogite.players import Opinion
    from ludogite.rules.game import State

EXAMPLES = """\
examples:
  ludogite                                   open the window
  ludogite seven.json                        open the window with this challenge
  ludogite sunday.ludogite monday.ludogite   open the window and add these saved games to the library
  ludogite replay match.json --json          check a record and say how the game stands
  ludogite legal match.json                  what can be played at its end
  ludogite analyse match.json                what each of these moves is worth
  ludogite perft shapes --depth 3            count the ways to play three moves
  ludogite selfplay shapes --players hard,easy --matches 20 --seed 1
  ludogite puzzle shapes --level easy --seed 3
  ludogite cube make --level wizard --seed 7 -o seven.json
  ludogite crossword make --level easy --seed 3 -o grid.ipuz
  ludogite print symbols --blank --per-page 4 -o pad.pdf
"""

LONGEST_LINE = 10_000
"""Letters; no sentence and no file name comes near it."""


def main(arguments: Sequence[str] | None = None) -> int:
    _prepare_streams()
    try:
        try:
            given = sys.argv[1:] if arguments is None else list(arguments)
            files = given[1:] if given[:1] == ["--"] else given  # after it even “-x.json” is a file
            if all(map(_is_for_window, files)):  # also if there are none
                return _window_with(files)
            asked = _parser().parse_args(given)
            run: Callable[[argparse.Namespace], int] = asked.run
            return run(asked)
        finally:
            sys.stdout.flush()
    except Complaint as complaint:
        return _fail(str(complaint.message))
    except BrokenPipeError:
        _forget(sys.stdout)
        return 0
    except OSError as error:
        _forget(sys.stdout)
        if error.filename is not None:
            return _fail(f"{error.filename}: {error.strerror}")
        return _fail(f"the output cannot be written ({error.strerror})")
    except KeyboardInterrupt:
        return 130


def _prepare_streams() -> None:
    """A program without a console has no streams at all, and a console may not know every letter."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream := getattr(sys, name), io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _forget(stream: TextIO) -> None:
    """Python flushes its streams when it ends; what cannot be written to a closed pipe or a full disk is dropped."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """What cannot be written is an error here, which argparse would pass over."""
        (file or sys.stderr).write(message)


def _parser() -> argparse.ArgumentParser:
    from ludogite import cli_crossword, cli_cube, cli_desktop, cli_print
    from ludogite.match.puzzle import games_with_puzzles
    from ludogite.puzzles import LEVELS as PUZZLE_LEVELS

    parser = _Parser(
        prog="ludogite",
        description="Five tabletop games, offline. Without a command the window opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ludogite {__version__}")
    parser.set_defaults(run=_window)
    command = _command_of(parser, required=False)

    def with_json(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--json", action="store_true", help="print JSON, for programs")

    replay = command("replay", _replay, "check records and say how the games stand")
    replay.add_argument("files", metavar="FILE", nargs="+")
    with_json(replay)
    legal = command("legal", _legal, "list the legal moves at the end of a record")
    legal.add_argument("file", metavar="FILE")
    analyse = command("analyse", _analyse, "say what each legal move is worth, the best first")
    analyse.add_argument("file", metavar="FILE")
    with_json(analyse)
    perft = command("perft", _perft, "count the ways to play so many moves from the start of a game")
    perft.add_argument("game", metavar="GAME", choices=SHELF, help=", ".join(SHELF))
    perft.add_argument("--depth", metavar="N", type=_count, required=True)
    selfplay = command("selfplay", _selfplay, "let computers play each other")
    selfplay.add_argument("game", metavar="GAME", choices=SHELF, help=", ".join(SHELF))
    selfplay.add_argument("--players", metavar="LEVEL,LEVEL", required=True, help="a level for each seat")
    selfplay.add_argument("--matches", metavar="N", type=_count, default=10)
    selfplay.add_argument("--seed", metavar="S", type=int, default=0)
    selfplay.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_option,
        action="append",
        default=[],
        help="an option of the game, for all players",
    )
    with_json(selfplay)
    puzzle = command("puzzle", _puzzle, "make a puzzle, with its solution")
    with_puzzles = [game.id for game in games_with_puzzles()]
    puzzle.add_argument("game", metavar="GAME", choices=with_puzzles, help=", ".join(with_puzzles))
    puzzle.add_argument("--level", choices=PUZZLE_LEVELS, required=True)
    puzzle.add_argument("--seed", metavar="N", type=int, required=True)
    with_json(puzzle)
    cube = command("cube", _window, "count, solve, make and prove challenges of the cube")
    cli_cube.add_commands(_command_of(cube, required=True), _count, _say)
    crossword = command("crossword", _window, "make and check crosswords")
    cli_crossword.add_commands(_command_of(crossword, required=True))
    cli_print.add_arguments(command("print", _print, "print score sheets, kits, booklets or rules into a file"))
    desktop = command("desktop", _window, "put the program into the menu of a Linux desktop, or take it out")
    cli_desktop.add_commands(_command_of(desktop, required=True), _say)
    command("check", _check, "open the window for a moment and say whether anything is missing")
    return parser


def _command_of(parser: argparse.ArgumentParser, required: bool) -> Command:
    """Gives the parser commands of its own; what is returned adds one, and answers with its parser."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=required)

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".", allow_abbrev=False)
        sub.set_defaults(run=run)
        return sub

    return command


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is not one of 0, 1, 2 …")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form NAME=VALUE")
    return name, value


def _window(asked: argparse.Namespace) -> int:
    return _window_with([])


def _is_for_window(name: str) -> bool:
    """Whether it is a record or a file that a game opens, and not a command."""
    if "." not in name:  # a command, which needs nothing of the window
        return False
    from ludogite.match.record import SUFFIX
    from ludogite.ui.game_ui import file_formats

    return name.lower().endswith((SUFFIX, *(known.suffix for known in file_formats())))


def _window_with(files: Sequence[str]) -> int:
    """As when records or challenge files are double-clicked."""
    # Ctrl+C in the terminal ends the program at once, which is safe: every accepted move is on disk.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # until the first paint, before which there is nothing to collect
    try:
        from ludogite.ui import app

        return app.run([_absolute(file) for file in files])
    finally:
        gc.enable()
        signal.signal(signal.SIGINT, before)


def _absolute(file: str) -> str:
    try:
        return str(Path(file).absolute())
    except FileNotFoundError:
        raise Complaint(Message(QT_TRANSLATE_NOOP("app", "{file}: the current folder is gone."), file=file)) from None


def _check(asked: argparse.Namespace) -> int:
    from ludogite.ui import check

    return check.run()


def _replay(asked: argparse.Namespace) -> int:
    from ludogite.match.record import read_file

    worst = 0
    for name in asked.files:
        try:
            record = read_file(name)
            state = record.replay()
        except Complaint as complaint:
            worst = max(worst, _complain_of_record(name, complaint))
            continue
        print(json.dumps(_as_json(name, record, state)) if asked.json else _one_line(_in_words(name, record, state)))
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
    from ludogite.rules.game import CHANCE

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
    return _at_the_end(asked.file, lambda _, state: print("".join(f"{m}\n" for m in _sorted(state)), end=""))


def _sorted(state: State[Any]) -> list[str]:
    return sorted(str(move) for move in state.legal_moves())


def _analyse(asked: argparse.Namespace) -> int:
    from ludogite.players import player_of, seed_at

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

    return _at_the_end(asked.file, tell)


def _settled(opinions: list[Opinion]) -> list[Opinion]:
    """Plans of the same worth in alphabetical order: a player chooses among them at random, an analysis does not."""
    rank: dict[str, int] = {}
    for opinion in opinions:
        rank.setdefault(json.dumps(opinion.worth), len(rank))
    return sorted(opinions, key=lambda opinion: (rank[json.dumps(opinion.worth)], _plan(opinion)))


def _plan(opinion: Opinion) -> str:
    return " · ".join(str(move) for move in opinion.plan)


def _at_the_end(name: str, tell: Callable[[Record, State[Any]], None]) -> int:
    from ludogite.match.record import read_file

    try:
        record = read_file(name)
        state = record.replay()
    except Complaint as complaint:
        return _complain_of_record(name, complaint)
    tell(record, state)
    return 0


def _perft(asked: argparse.Namespace) -> int:
    from ludogite.rules.perft import perft

    game = SHELF[asked.game]
    seats = game.seats[0]
    print(perft(game.start(seats, {}, game.draw_setup(seats, {}, 0)), asked.depth))
    return 0


def _selfplay(asked: argparse.Namespace) -> int:
    from ludogite.match.selfplay import selfplay
    from ludogite.players import levels_of

    game, levels = SHELF[asked.game], asked.players.split(",")
    known = levels_of(game.player_module)
    for level in levels:
        if level not in known:
            return _fail(f"there is no level “{level}” in {game.id}, only: {', '.join(known)}")
    if len(levels) not in game.seats:
        return _fail(f"{game.id} is not for {len(levels)} players")

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
    from ludogite.match import puzzle

    game = SHELF[asked.game]
    made = puzzle.make(game, asked.level, asked.seed)
    if asked.json:
        print(json.dumps(puzzle.to_json(game, asked.level, asked.seed, made), ensure_ascii=False))
    else:
        print(f"{made.goal}\n{puzzle.record_of(game, made, asked.seed).to_json()}")
        print(f"Solution: {' · '.join(map(str, made.solution))}")
    return 0


def _print(asked: argparse.Namespace) -> int:
    from ludogite import cli_print

    cli_print.check(asked)
    if asked.record is None:
        cli_print.put_on_paper(asked, _say)
        return 0
    return _at_the_end(asked.record, lambda record, state: cli_print.put_on_paper(asked, _say, record, state))


def _complain_of_record(name: str, complaint: Complaint) -> int:
    from ludogite.match.record import IllegalAt

    if isinstance(complaint, IllegalAt):
        _say(f"{name}: move {complaint.number} ({shortened(complaint.text)}): {complaint.message}")
        return 1
    _say(f"{name}: {complaint.message}")
    return 2


def _fail(sentence: str) -> int:
    _say(f"ludogite: {sentence}")
    return 2


def _say(sentence: str) -> None:
    """To stderr; if even that cannot be written, there is still the exit code."""
    try:
        print(_one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        _forget(sys.stderr)


def _one_line(text: str) -> str:
    """Names of files and players, and moves, may hold anything, line breaks too, and be of any length."""
    import unicodedata

    line = "".join(
        c if c.isprintable() or unicodedata.category(c) == "Zs" else c.encode("unicode_escape").decode("ascii")
        for c in text[:LONGEST_LINE]
    )
    return line if len(text) <= LONGEST_LINE else f"{line}…"
