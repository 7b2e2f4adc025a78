"""The sub-commands and what may follow each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludogite import __version__
from ludogite.cli import crossword, cube, desktop, games, keep, records
from ludogite.cli.arguments import Command
from ludogite.cli.print import add_command as add_print

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

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
  ludogite keep save family.ludogite-keep    save people, games, settings and own words
  ludogite print symbols --blank --per-page 4 -o pad.pdf
"""


def run(given: Sequence[str]) -> int:
    asked = _parser().parse_args(given)
    command: Callable[[argparse.Namespace], int] = asked.run
    return command(asked)


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """What cannot be written is an error here, which argparse would pass over."""
        (file or sys.stderr).write(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="ludogite",
        description="Five tabletop games, offline. Without a command the window opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ludogite {__version__}")
    command = _command_of(parser, required=False)  # then the error about an unknown option names that option
    records.add_commands(command)
    games.add_commands(command)
    cube.add_commands(_command_of(command("cube", None, "count, solve, make and prove challenges of the cube")))
    crossword.add_commands(_command_of(command("crossword", None, "make and check crosswords")))
    add_print(command)
    keep.add_commands(_command_of(command("keep", None, "save everything you have into one file, and bring it back")))
    menu = "put the program into the menu of a Linux desktop, or take it out"
    desktop.add_commands(_command_of(command("desktop", None, menu)))
    command("check", _check, "open the window for a moment and say whether anything is missing")
    return parser


def _command_of(parser: argparse.ArgumentParser, required: bool = True) -> Command:
    """Gives the parser commands of its own; what is returned adds one, and answers with its parser."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=required)

    def command(name: str, run: Callable[[argparse.Namespace], int] | None, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".", allow_abbrev=False)
        sub.set_defaults(run=run)
        return sub

    return command


def _check(asked: argparse.Namespace) -> int:
    from ludogite.ui.application import check

    return check.run()
