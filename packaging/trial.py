"""Plays every game in the frozen program as a person would, on each kind of Linux desktop: X11, Wayland, and X11 within
a Wayland session; and visits its other pages. Anything unexpected fails: a move that does not come, a word on the
output, a process left behind."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from outside import SIZE, Person, Trouble, area_on_x11
from playing import CARDS, PAUSE_SECONDS, go_home, made, play_game, play_on
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage
from visits import (
    FILLED_BUTTON,
    analyse_record,
    bring_back_everything,
    change_settings,
    learn,
    look_at_statistics,
    open_by_name,
    play_day,
    print_match,
    solve_puzzle,
)
from wayland_session import wayland_session_on_x11

SHADES = 3000
"""So many colours are seen where a cube in space is; a plan of its layers has some hundred."""
FRAME = 40
"""Pixels above the window that a Wayland session may need for its title. Weston puts it anywhere in the room that is
left: that is a dozen pixels at most, and whatever is clicked here is larger."""

Visit = Callable[[Person], None]


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
        # Weston passes on what is pressed on X11, not what is copied there.
        found += [try_on("Wayland", lambda home, log: Person([program], home, session, below, log), files=())]
    del looking
    return found


def try_on(
    name: str,
    start: Callable[[Path, Path], Person],
    visits: Sequence[Visit] = (),
    folder_in: Path | None = None,
    files: Sequence[Visit] = (open_by_name,),
) -> str:
    """Everything once, with an empty data folder at first, and in between what else is tried. `start` is given the data
    folder and a file for what the program says."""
    print(f"On {name}:", end=" ", flush=True)
    with tempfile.TemporaryDirectory(dir=folder_in) as folder:
        home, log = Path(folder) / "home", Path(folder) / "log"
        home.mkdir()
        last: Visit = partial(_play_on, files=files)
        for visit in (_play_everything, *visits, last):
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
    print("all played, printed and resumed, and every other page visited", flush=True)
    return name


def _play_everything(person: Person) -> None:
    come_in(person)
    learn(person)
    go_home(person)
    for game in CARDS:
        print(game, end=" ", flush=True)
        play_game(person, game)
        if game == "cube":
            person.wait("a cube in space", lambda: _shades(person.see()) > SHADES)
        if game == "symbols":
            print_match(person)
        go_home(person)
    person.quit()


def _play_on(person: Person, files: Sequence[Visit]) -> None:
    resume(person)
    go_home(person)
    visits = (solve_puzzle, play_day, analyse_record, look_at_statistics, change_settings)
    # Files are saved where one was opened last, so that comes later; and what is saved is told above all pages, so that
    # they are farther down.
    for visit in (*visits, bring_back_everything, *files):
        visit(person)
        go_home(person)
    person.quit()


def resume(person: Person) -> None:
    """The match that was played last stands at home and goes on where it was left."""
    with person.match() as match:
        assert match is not None
        last, before = match.config.game.id, made(match)
    come_in(person)
    time.sleep(PAUSE_SECONDS)
    person.click(*FILLED_BUTTON)
    time.sleep(2 * PAUSE_SECONDS)
    play_on(person, last, before + 1)


def come_in(person: Person) -> None:
    """Waits until the window is painted, and looks at it."""
    person.focus()
    if area := area_on_x11():
        person.place = area
    person.wait("a window with pictures", lambda: _shades(person.see()) > SHADES)
    person.focus()


def _shades(picture: QImage) -> int:
    """The number of colours where the board is, or the cards are."""
    area = picture.rect()
    part = picture.copy(area.width() // 4, area.height() // 5, area.width() // 3, 3 * area.height() // 5)
    points = ((x, y) for y in range(0, part.height(), 2) for x in range(0, part.width(), 2))
    return len({part.pixel(x, y) for x, y in points})


if __name__ == "__main__":
    trial(Path(sys.argv[1]))
