"""A person plays each game in the frozen program, by mouse and by keys. What they press does not depend on chance or on
the computer: it is tried in turns until a move has come of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from outside import Person, Trouble

from ludogite.match.match import Match

Step = str | tuple[float, float]
"""A key, or a place in the window that is clicked."""

CARDS = {"shapes": 0.87, "cube": 0.685, "crossword": 0.5, "bigbang": 0.315, "symbols": 0.13}
"""How far across the window the picture of each game is, at home. The last one lasts, so that it is there to be
resumed."""
CARDS_DOWN = 0.6

CORNER = ("Left", "Left", "Left", "Up", "Up", "Up")
SNAKE = (*(("Right",) * 3), "Down", *(("Left",) * 3), "Down", *(("Right",) * 3), "Down", *(("Left",) * 3))
"""From the corner to all cells of four by four: whatever the computer has played, there is room in one of them."""
COLUMNS = (*("Down",) * 4, "Right", *("Up",) * 4, "Right", *("Down",) * 4, "Right", *("Up",) * 4, *("Left",) * 3)
"""To all places for a pair on five by five cells, at the latest when this is gone through again."""
KEYS: dict[str, Sequence[Sequence[Step]]] = {
    "symbols": (("3",), *((key,) for step in COLUMNS for key in ("Return", "Return", step))),
    "bigbang": (("d",), (*CORNER, *CORNER, "space", "Return")),
    "crossword": (("space",), ("F4",), ("Right", "Return")),
    "cube": (("1", "g", "Return"), ("2", "g", "Return")),
    "shapes": (("1", *CORNER, "Return"), *((str(n % 4 + 1), step, "Return") for n, step in enumerate(SNAKE, start=1))),
}
"""Symbol and place; throw and token; throw and pass, or a square from a corner; piece and place."""

ACTION = (0.87, 0.94)
"""The button that does what is prepared on the board."""
PIECES = ((0.04, 0.33), (0.04, 0.43), (0.04, 0.535), (0.04, 0.64))
CELLS = [(across, down) for down in (0.2, 0.365, 0.55, 0.71) for across in (0.19, 0.31, 0.43, 0.55)]
SHELF = [(0.153 + 0.073 * n, 0.83) for n in range(8)]
IN_CUBE = ((0.318, 0.515), (0.28, 0.55), (0.36, 0.55), (0.318, 0.45), (0.26, 0.45), (0.38, 0.45))
DICE, OTHER_DICE = (0.06, 0.14), (0.515, 0.6)
TOKENS = [(0.086 + 0.0635 * (n % 6), 0.292 + 0.0985 * (n // 6)) for n in range(36)]
TOKENS_OF_SECOND, PIECES_OF_SECOND = 0.265, 0.608
"""What belongs to who is second is as much farther right."""
DIE, PASS = (0.488, 0.71), (0.458, 0.476)
SYMBOLS = ((0.284, 0.14), (0.636, 0.14))
"""Two of them, for the computer may have one."""
SHEETS = [[(across + start, 0.5563) for across in (0.173, 0.223)] for start in (0, 0.358)]
"""Two cells side by side on each sheet, one of which is the person's."""
CLICKS: dict[str, Sequence[Sequence[Step]]] = {
    "symbols": (SYMBOLS, *((*cells, ACTION) for cells in SHEETS)),
    "bigbang": ((DICE,), *((token, ACTION) for token in TOKENS)),
    "crossword": ((DIE,), (PASS,)),
    "cube": [(piece, point, ACTION) for piece in SHELF for point in IN_CUBE],
    "shapes": [(piece, cell, ACTION) for cell, piece in zip(CELLS, cycle(PIECES), strict=False)],
}
"""The same by mouse, in a window that has the size of the first start."""
CLICKS_OF_SECOND: dict[str, Sequence[Sequence[Step]]] = {
    "bigbang": ((OTHER_DICE,), *(((across + TOKENS_OF_SECOND, down), ACTION) for across, down in TOKENS)),
    "shapes": [
        ((across + PIECES_OF_SECOND, down), cell, ACTION)
        for cell, (across, down) in zip(CELLS, cycle(PIECES), strict=False)
    ],
}
"""Where it matters who starts."""
BY_MOUSE, MORE_BY_KEYS = {"symbols": 2}, 1
"""So many moves are made in each game: one by mouse where nothing else is said. The first one of Six Symbols is only a
symbol to start with."""
TRIES = 130
PAUSE_SECONDS = 1.0
"""A person reads before the next key; a key that comes too soon after another is not taken for an answer."""


def play_game(person: Person, game: str) -> None:
    """Some moves, from home."""
    _open(person, game)
    by_mouse = BY_MOUSE.get(game, 1)
    with person.match() as match:
        is_second = match is not None and not match.config.seats[0].is_person
    clicks = CLICKS | (CLICKS_OF_SECOND if is_second else {})
    _play(person, game, clicks[game], by_mouse)
    play_on(person, game, by_mouse + MORE_BY_KEYS)


def play_on(person: Person, game: str, moves: int) -> None:
    """By keys, until there are so many."""
    _play(person, game, KEYS[game], moves)


def go_home(person: Person) -> None:
    """The first press may put a piece back, the next one asks whether that was meant, and one more goes home."""
    for _ in range(4):
        person.press("Escape")
        time.sleep(PAUSE_SECONDS)


def made(match: Match) -> int:
    """How many moves people have made: dice and computers do not count."""
    return sum(isinstance(mover, int) and match.config.seats[mover].is_person for mover in _movers(match))


def _movers(match: Match) -> Iterator[object]:
    config = match.config
    state = config.game.start(len(config.seats), config.options, config.setup)
    for move in match.moves[: match.cursor]:
        yield state.to_move
        state = state.play(move)


def open_set_up(person: Person, game: str) -> None:
    """From home, by the picture of the game."""
    person.click(CARDS[game], CARDS_DOWN)
    time.sleep(PAUSE_SECONDS)


def _open(person: Person, game: str) -> None:
    """From home: Enter starts what is set up."""
    for _ in range(3):
        open_set_up(person, game)
        person.press("Return")
        for _ in range(20):
            time.sleep(PAUSE_SECONDS / 2)
            with person.match() as match:
                if match is not None and match.config.game.id == game:
                    return
        go_home(person)
    raise Trouble(f"{game} does not begin")


def _play(person: Person, game: str, ways: Sequence[Sequence[Step]], wanted: int) -> None:
    """Until the person has made so many moves in the match."""
    for steps in islice(cycle(ways), TRIES):
        person.wait(f"the person's turn in {game}", lambda: _may_play(person, game))
        with person.match() as match:
            if match is not None and made(match) >= wanted:
                return
        for step in steps:
            if isinstance(step, str):
                person.press(step)
            else:
                person.click(*step)
                time.sleep(PAUSE_SECONDS / 4)
        time.sleep(PAUSE_SECONDS)
    raise Trouble(f"no move comes in {game} by {ways[0]} and what follows")


def _may_play(person: Person, game: str) -> bool:
    """Whether the computer is not thinking about its move."""
    with person.match() as match:
        if match is None or match.config.game.id != game:
            return False
        mover = match.state.to_move
        return not isinstance(mover, int) or match.config.seats[mover].is_person
