"""Plays every game in the frozen program as a person would, on each kind of Linux desktop: X11, Wayland, and X11 within
a Wayland session; begins a lesson, and looks at the statistics of a record that a second start has brought. Anything
unexpected fails: a move that does not come, a word on the output, a process left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

from outside import SIZE, Person, Trouble
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage
from wayland_session import wayland_session_on_x11

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.transfer import save_record
from ludogite.match.match import Match
from ludogite.match.record import SUFFIX
from ludogite.players import player_of, rank, seed_at
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.ui.look.theme import DARK, LIGHT

CARDS = {"shapes": 0.87, "cube": 0.685, "crossword": 0.5, "bigbang": 0.315, "symbols": 0.13}
"""How far across the window the picture of each game is, at home. The last one lasts, so that it is there to be
resumed."""
CARDS_DOWN = 0.6
FILLED_BUTTON = (0.845, 0.225)
"""At home. It leads back to the last match; before anything was played, it begins the lesson of Four Shapes."""
STATISTICS = (0.695, 0.07)
BESIDE_THE_PAGE = (0.1, 0.5)
"""Where there is only table, when a sheet is printed."""
CORNER = ("Left", "Left", "Left", "Up", "Up", "Up")
SNAKE = (*(("Right",) * 3), "Down", *(("Left",) * 3), "Down", *(("Right",) * 3), "Down", *(("Left",) * 3))
"""From the corner to all cells of four by four: whatever the computer has played, there is room in one of them."""
COLUMNS = (*("Down",) * 4, "Right", *("Up",) * 4, "Right", *("Down",) * 4, "Right", *("Up",) * 4, *("Left",) * 3)
"""To all places for a pair on five by five cells, at the latest when this is gone through again."""
KEYS = {
    "symbols": (("3",), *((key,) for step in COLUMNS for key in ("Return", "Return", step))),
    "bigbang": (("d",), (*CORNER, *CORNER, "space", "Return")),
    "crossword": (("space",), ("F4",), ("Right", "Return")),
    "cube": (("1", "g", "Return"), ("2", "g", "Return")),
    "shapes": (("1", *CORNER, "Return"), *((str(n % 4 + 1), step, "Return") for n, step in enumerate(SNAKE, start=1))),
}
"""What is pressed in turns until a move has come of it: symbol and place; throw and token; throw and pass, or a square
from a corner; piece and place."""
FIRST_STEP = ("1", *CORNER, "Right", "Down")
"""Holds what the lesson asks for first over its place."""
TRIES = 130
MOVES = 2
"""So many are made in each game."""
PAUSE_SECONDS = 1.0
"""A person reads before the next key; a key that comes too soon after another is not taken for an answer."""
SHADES = 3000
"""So many colours are seen where a cube in space is; a plan of its layers has some hundred."""
ANOTHER_PAGE, ANOTHER_STEP = 0.3, 0.01
"""These shares of the points have another colour on another page, and once a step of a lesson is done."""
CHART_POINTS = 100
"""So many points at least have the colour of charts where there are any."""
FRAME = 40
"""Pixels above the window that a Wayland session may need for its title. Weston puts it anywhere in the room that is
left: that is a dozen pixels at most, and whatever is clicked here is larger."""


def trial(folder: Path) -> list[str]:
    """The platforms on which everything has worked."""
    program = str(folder / "ludogite")
    # What is seen of the window is read from the X server, by this process.
    looking = QGuiApplication.instance() or QGuiApplication([])
    on_x11 = {"DISPLAY": os.environ["DISPLAY"], "QT_QPA_PLATFORM": ""}
    whole = QRect(0, 0, *SIZE)
    found = [try_on("X11", lambda home, log: Person([program], home, on_x11, whole, log))]
    in_wayland = {**on_x11, "XDG_SESSION_TYPE": "wayland"}
    found += [try_on("X11 in a Wayland session", lambda home, log: Person([program], home, in_wayland, whole, log))]
    width, height = SIZE[0], SIZE[1] + FRAME
    with wayland_session_on_x11(width, height) as session:
        below = QRect(0, FRAME, width, height - FRAME)
        found += [try_on("Wayland", lambda home, log: Person([program], home, session, below, log))]
    del looking
    return found


def try_on(
    name: str,
    start: Callable[[Path, Path], Person],
    visits: Sequence[Callable[[Person], None]] = (),
    folder_in: Path | None = None,
) -> str:
    """Everything once, with an empty data folder at first, and in between what else is tried. `start` is given the data
    folder and a file for what the program says."""
    print(f"On {name}:", end=" ", flush=True)
    with tempfile.TemporaryDirectory(dir=folder_in) as folder:
        home, log = Path(folder) / "home", Path(folder) / "log"
        home.mkdir()
        for visit in (_play_everything, *visits, _play_on):
            person = start(home, log)
            try:
                visit(person)
            except Trouble as trouble:
                picture = Path(tempfile.gettempdir()) / "ludogite-trouble.png"
                person.see().save(str(picture))
                sys.exit(f"{trouble} (the screen is kept in {picture})\n{log.read_text()}")
            finally:
                person.leave()
            if words := log.read_text():
                sys.exit(f"unexpected output:\n{words}")
    print("all played, printed and resumed; a lesson, a record and statistics opened", flush=True)
    return name


def _play_everything(person: Person) -> None:
    come_in(person)
    _learn(person)
    for game in CARDS:
        print(game, end=" ", flush=True)
        play_game(person, game)
        if game == "symbols":
            _print(person)
        _go_home(person)
    person.quit()


def play_game(person: Person, game: str) -> None:
    """Some moves, from home."""
    _open(person, game)
    _play(person, game, MOVES)
    if game == "cube":
        person.wait("a cube in space", lambda: _shades(person.see()) > SHADES)


def _play_on(person: Person) -> None:
    resume(person)
    _go_home(person)
    _bring_record(person)
    _go_home(person)
    _look_at_statistics(person)
    person.quit()


def resume(person: Person) -> None:
    """The match that was played last stands at home and goes on where it was left."""
    with person.match() as match:
        assert match is not None
        last, before = match.config.game.id, _made(match)
    come_in(person)
    time.sleep(PAUSE_SECONDS)
    person.click(*FILLED_BUTTON)
    time.sleep(2 * PAUSE_SECONDS)
    _play(person, last, before + 1)


def come_in(person: Person) -> None:
    """Waits until the window is painted, and looks at it."""
    _focus(person)
    if area := _area_on_x11():
        person.place = area
    person.wait("a window with pictures", lambda: _shades(person.see()) > SHADES)
    _focus(person)


def _focus(person: Person) -> None:
    """No window manager gives the keys to a window here."""
    person.wait("a window", lambda: bool(windows()))
    subprocess.run(["xdotool", "windowfocus", windows()[0]], check=True)


def _area_on_x11() -> QRect | None:
    """Where the window of the program is, if it is one of X11."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Ludog", "getwindowgeometry", "--shell"]
    told = subprocess.run(search, capture_output=True, text=True, check=False)
    if told.returncode:
        return None
    numbers = dict(line.split("=") for line in told.stdout.splitlines())
    return QRect(*(int(numbers[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))


def windows() -> list[str]:
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
    person.wait("a PDF", lambda: any(file.read_bytes().endswith(b"%%EOF\n") for file in person.papers.glob("*.pdf")))
    _focus(person)
    person.click(*BESIDE_THE_PAGE)  # the dialog had the keys
    person.press("Escape")
    time.sleep(PAUSE_SECONDS)


def _learn(person: Person) -> None:
    """The first step of a lesson, and home again."""
    time.sleep(PAUSE_SECONDS)
    home = person.see()
    person.click(*FILLED_BUTTON)
    person.wait("a lesson", lambda: _difference(home, person.see()) > ANOTHER_PAGE)
    time.sleep(2 * PAUSE_SECONDS)
    person.press(*FIRST_STEP)
    time.sleep(2 * PAUSE_SECONDS)
    before = person.see()
    person.press("Return")
    person.wait("the next step of the lesson", lambda: _difference(before, person.see()) > ANOTHER_STEP)
    _go_home(person)


def _bring_record(person: Person) -> None:
    """A second start gives it to the window that runs."""
    file, before = person.home / f"finished{SUFFIX}", person.count()
    save_record(finished_match(), file)
    person.start_again(str(file))
    person.wait("the record in the window", lambda: person.count() == before + 1)
    time.sleep(PAUSE_SECONDS)
    _focus(person)


def finished_match() -> Match:
    """Of the game that statistics show first."""
    game, seed = SHELF["symbols"], 1
    match = Match(MatchConfig(game, (Seat("Ada"),), {}, game.draw_setup(1, {}, seed), seed))
    level = player_of(game.player_module).LEVELS[0]
    while (mover := match.state.to_move) is not None:
        if mover == CHANCE:
            match.roll()
        else:
            best = rank(game.player_module, match.state.seen_by(mover), level, seed_at(seed, match.cursor))[0]
            for move in best.plan:
                match.play(move)
    return match


def _look_at_statistics(person: Person) -> None:
    home = person.see()
    person.click(*STATISTICS)
    person.wait("the page of statistics", lambda: _difference(home, person.see()) > ANOTHER_PAGE)
    person.wait("a chart", lambda: _chart_points(person.see()) > CHART_POINTS)


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


def _difference(one: QImage, other: QImage) -> float:
    """The share of the points that differ."""
    points = [(x, y) for y in range(0, one.height(), 3) for x in range(0, one.width(), 3)]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


def _chart_points(picture: QImage) -> int:
    colours = {QColor(name).rgb() for theme in (LIGHT, DARK) for name in (theme.blue, theme.green)}
    points = ((x, y) for y in range(0, picture.height(), 3) for x in range(0, picture.width(), 3))
    return sum(picture.pixel(x, y) in colours for x, y in points)


def _shades(picture: QImage) -> int:
    """The number of colours where the board is, or the cards are."""
    area = picture.rect()
    part = picture.copy(area.width() // 4, area.height() // 5, area.width() // 3, 3 * area.height() // 5)
    points = ((x, y) for y in range(0, part.height(), 2) for x in range(0, part.width(), 2))
    return len({part.pixel(x, y) for x, y in points})


if __name__ == "__main__":
    trial(Path(sys.argv[1]))
