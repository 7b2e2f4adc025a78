"""Plays every game in the frozen program as a person would, on each kind of Linux desktop: X11, Wayland, and X11 within
a Wayland session. Anything unexpected fails: a move that does not come, a word on the output, a process left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path

from outside import SIZE, Person, Trouble
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage
from wayland_session import wayland_session_on_x11

from ludogite.match.match import Match

CARDS = {"shapes": 0.87, "cube": 0.685, "crossword": 0.5, "bigbang": 0.315, "symbols": 0.13}
"""How far across the window the picture of each game is, at home. The last one lasts, so that it is there to be
resumed."""
CARDS_DOWN = 0.5
CONTINUE = (0.85, 0.26)
"""Where the button is that leads back to the last match."""
CORNER = ("Left", "Left", "Left", "Up", "Up", "Up")
KEYS = {
    "symbols": (("3",), ("Return",), ("Return",), ("Down",)),
    "bigbang": (("d",), (*CORNER, *CORNER, "space", "Return")),
    "crossword": (("space",), ("F4",), ("Right", "Return")),
    "cube": (("1", "g", "Return"), ("2", "g", "Return")),
    "shapes": (("1", *CORNER, "Return"), ("2", "Right", "Return"), ("3", "Right", "Return"), ("4", "Down", "Return")),
}
"""What is pressed in turns until a move has come of it: symbol and place; throw and token; throw and pass, or a square
from a corner; piece and place."""
TRIES = 40
MOVES = 2
"""So many are made in each game."""
PAUSE_SECONDS = 1.0
"""A person reads before the next key; a key that comes too soon after another is not taken for an answer."""
SHADES = 3000
"""So many colours are seen where a cube in space is; a plan of its layers has some hundred."""
FRAME = 40
"""Pixels above the window that a Wayland session may need for its title."""


def trial(folder: Path) -> list[str]:
    """The platforms on which everything has worked."""
    program = str(folder / "ludogite")
    # What is seen of the window is read from the X server, by this process.
    looking = QGuiApplication.instance() or QGuiApplication([])
    on_x11 = {"DISPLAY": os.environ["DISPLAY"], "QT_QPA_PLATFORM": ""}
    found = [_try("X11", program, on_x11, QRect(0, 0, *SIZE))]
    found += [_try("X11 in a Wayland session", program, {**on_x11, "XDG_SESSION_TYPE": "wayland"}, QRect(0, 0, *SIZE))]
    width, height = SIZE[0], SIZE[1] + FRAME
    with wayland_session_on_x11(width, height) as session:
        found += [_try("Wayland", program, session, QRect(0, FRAME, width, height - FRAME))]
    del looking
    return found


def _try(name: str, program: str, session: Mapping[str, str], place: QRect) -> str:
    """Everything once, with an empty data folder at first."""
    print(f"On {name}:", end=" ", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        home, log = Path(folder) / "home", Path(folder) / "log"
        home.mkdir()
        for visit in (_play_everything, _play_on):
            person = Person([program], home, session, place, log)
            try:
                visit(person)
                person.quit()
            except Trouble as trouble:
                picture = Path(tempfile.gettempdir()) / "ludogite-trouble.png"
                person.see().save(str(picture))
                sys.exit(f"{trouble} (the screen is kept in {picture})\n{log.read_text()}")
            finally:
                person.leave()
            if words := log.read_text():
                sys.exit(f"unexpected output:\n{words}")
    print("all played, printed and resumed", flush=True)
    return name


def _play_everything(person: Person) -> None:
    _come_in(person)
    for game in CARDS:
        print(game, end=" ", flush=True)
        _open(person, game)
        _play(person, game, MOVES)
        if game == "cube":
            person.wait("a cube in space", lambda: _shades(person.see()) > SHADES)
        if game == "symbols":
            _print(person)
        _go_home(person)


def _play_on(person: Person) -> None:
    """The match that was played last stands at home and goes on where it was left."""
    with person.match() as match:
        assert match is not None
        last, before = match.config.game.id, _made(match)
    _come_in(person)
    time.sleep(PAUSE_SECONDS)
    person.click(*CONTINUE)
    time.sleep(2 * PAUSE_SECONDS)
    _play(person, last, before + 1)


def _come_in(person: Person) -> None:
    """Waits until the window is painted, and looks at it."""
    _focus(person)
    if area := _area_on_x11():
        person.place = area
    person.wait("a window with pictures", lambda: _shades(person.see()) > SHADES)
    _focus(person)


def _focus(person: Person) -> None:
    """No window manager gives the keys to a window here."""
    person.wait("a window", lambda: bool(_windows()))
    subprocess.run(["xdotool", "windowfocus", _windows()[0]], check=True)


def _area_on_x11() -> QRect | None:
    """Where the window of the program is, if it is one of X11."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Ludog", "getwindowgeometry", "--shell"]
    told = subprocess.run(search, capture_output=True, text=True, check=False)
    if told.returncode:
        return None
    numbers = dict(line.split("=") for line in told.stdout.splitlines())
    return QRect(*(int(numbers[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))


def _windows() -> list[str]:
    """On X11 that of the program, or the one that shows a Wayland session."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "--class", "^(ludog|weston)"]
    return subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()


def _open(person: Person, game: str) -> None:
    """From home: the card of the game leads to its set-up, and Enter starts."""
    for _ in range(3):
        person.click(CARDS[game], CARDS_DOWN)
        time.sleep(PAUSE_SECONDS)
        person.press("Return")
        for _ in range(20):
            time.sleep(PAUSE_SECONDS / 2)
            with person.match() as match:
                if match is not None and match.config.game.id == game:
                    return
        _go_home(person)
    raise Trouble(f"{game} does not begin")


def _play(person: Person, game: str, wanted: int) -> None:
    """Until the person has made so many moves in the match."""
    for keys in islice(cycle(KEYS[game]), TRIES):
        person.wait(f"the person's turn in {game}", lambda: _may_play(person, game))
        with person.match() as match:
            if match is not None and _made(match) >= wanted:
                return
        person.press(*keys)
        time.sleep(PAUSE_SECONDS)
    raise Trouble(f"keys make no move in {game}")


def _may_play(person: Person, game: str) -> bool:
    """Whether the computer is not thinking about its move."""
    with person.match() as match:
        if match is None or match.config.game.id != game:
            return False
        mover = match.state.to_move
        return not isinstance(mover, int) or match.config.seats[mover].is_person


def _print(person: Person) -> None:
    """Into a PDF, under the name that is proposed."""
    person.press("ctrl+p")
    time.sleep(PAUSE_SECONDS)
    person.press("Tab", "space")
    time.sleep(2 * PAUSE_SECONDS)
    person.press("Return")
    person.wait("a PDF", lambda: any(file.read_bytes().endswith(b"%%EOF\n") for file in person.home.glob("*.pdf")))
    _focus(person)
    person.press("Escape")
    time.sleep(PAUSE_SECONDS)


def _made(match: Match) -> int:
    """How many moves people have made: dice and computers do not count."""
    return sum(isinstance(mover, int) and match.config.seats[mover].is_person for mover in _movers(match))


def _movers(match: Match) -> Iterator[object]:
    config = match.config
    state = config.game.start(len(config.seats), config.options, config.setup)
    for move in match.moves[: match.cursor]:
        yield state.to_move
        state = state.play(move)


def _go_home(person: Person) -> None:
    """The first press may put a piece back, the next one asks whether that was meant, and one more goes home."""
    for _ in range(4):
        person.press("Escape")
        time.sleep(PAUSE_SECONDS)


def _shades(picture: QImage) -> int:
    """The number of colours where the board is, or the cards are."""
    area = picture.rect()
    part = picture.copy(area.width() // 4, area.height() // 5, area.width() // 3, 3 * area.height() // 5)
    points = ((x, y) for y in range(0, part.height(), 2) for x in range(0, part.width(), 2))
    return len({part.pixel(x, y) for x, y in points})


if __name__ == "__main__":
    trial(Path(sys.argv[1]))
