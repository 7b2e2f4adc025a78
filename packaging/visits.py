"""What a person does in the frozen program besides playing: a lesson, a puzzle, a day, files, paper and pages. Most of
it begins at home, where whoever called it returns to."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path

from outside import Person
from playing import CORNER, PAUSE_SECONDS, open_set_up
from PySide6.QtGui import QColor, QImage

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.keep_file import SUFFIX as KEEP_SUFFIX
from ludogite.match.library.transfer import save_record
from ludogite.match.match import Match
from ludogite.match.record import SUFFIX
from ludogite.players import player_of, rank, seed_at
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import SETTINGS
from ludogite.ui.look.theme import DARK, LIGHT

FILLED_BUTTON = (0.845, 0.225)
"""At home. It leads back to the last match; before anything was played, it begins the lesson of Four Shapes."""
STATISTICS, ROLL_OF_DAY = (0.695, 0.07), (0.2265, 0.94)
"""At home too."""
PUZZLES, ANALYSIS = (0.759, 0.033), (0.552, 0.033)
"""Above the set-up of Four Shapes, and above a match."""
PLAY = (0.115, 0.935)
"""On the page of a day."""
CHOICES = {"language": ("fr", 0.765, 0.154), "theme": ("dark", 0.78, 0.275), "text_size": ("150", 0.78, 0.516)}
"""The last choice of some settings, and where it is."""
NOTHING = (0.1, 0.5)
"""Where a sheet that is printed has table beside it, and settings have words: a click there only gives the keys back to
the window, after a dialog."""
FIRST_STEP = ("1", *CORNER, "Right", "Down")
"""Holds what the lesson asks for first over its place."""
HINTED_MOVES = 12
"""More than any puzzle of Four Shapes has."""
ANOTHER_PAGE, ANOTHER_STEP = 0.3, 0.01
"""These shares of the points have another colour on another page, and once a step of a lesson is done."""
CHART_POINTS = 100
"""So many points at least have the colour of charts where there are any."""


def learn(person: Person) -> None:
    """The first step of a lesson."""
    time.sleep(PAUSE_SECONDS)
    home = person.see()
    person.click(*FILLED_BUTTON)
    person.wait("a lesson", lambda: difference(home, person.see()) > ANOTHER_PAGE)
    time.sleep(2 * PAUSE_SECONDS)
    person.press(*FIRST_STEP)
    time.sleep(2 * PAUSE_SECONDS)
    before = person.see()
    person.press("Return")
    person.wait("the next step of the lesson", lambda: difference(before, person.see()) > ANOTHER_STEP)


def solve_puzzle(person: Person) -> None:
    """That of Four Shapes of the day, by the moves that its hints show, to its end."""
    open_set_up(person, "shapes")
    person.click(*PUZZLES)
    time.sleep(2 * PAUSE_SECONDS)
    person.press("Return")
    time.sleep(2 * PAUSE_SECONDS)

    def is_solved() -> bool:
        for key in (*("ctrl+h",) * 3, "Return"):
            person.press(key)
            time.sleep(PAUSE_SECONDS)
        with person.store() as store:
            return bool(store.puzzle_names("shapes"))

    person.wait("a puzzle that is solved", is_solved)


def play_day(person: Person) -> None:
    person.click(*ROLL_OF_DAY)
    time.sleep(2 * PAUSE_SECONDS)
    person.click(*PLAY)
    time.sleep(2 * PAUSE_SECONDS)
    person.press("3")

    def is_of_day() -> bool:
        with person.match() as match:
            return match is not None and match.config.day is not None

    person.wait("the roll of the day", is_of_day)


def print_match(person: Person) -> None:
    """Into a PDF, under the name that is proposed."""
    person.press("ctrl+p")
    time.sleep(PAUSE_SECONDS)
    person.press("Tab", "space")
    time.sleep(2 * PAUSE_SECONDS)
    person.press("Return")
    person.wait("a PDF", lambda: any(file.read_bytes().endswith(b"%%EOF\n") for file in person.papers.glob("*.pdf")))
    person.focus()
    person.click(*NOTHING)
    person.press("Escape")
    time.sleep(PAUSE_SECONDS)


def analyse_record(person: Person) -> None:
    """A second start gives it to the window that runs. In the library it is searched for and opened, and the computer
    begins to review it."""
    file, before = person.home / f"finished{SUFFIX}", person.count()
    save_record(finished_match(), file)
    person.start_again(file)
    person.wait("the record in the window", lambda: person.count() == before + 1)
    time.sleep(PAUSE_SECONDS)
    person.focus()
    person.press("ctrl+f")
    for words in ("zzz", "ada"):
        seen = person.see()
        person.press("ctrl+a", *words)
        person.wait(f"what is found for {words}", partial(_is_another, seen, person))
    time.sleep(PAUSE_SECONDS)
    library = person.see()
    person.press("Down", "Return")
    person.wait("the match that was found", lambda: difference(library, person.see()) > ANOTHER_PAGE)
    time.sleep(2 * PAUSE_SECONDS)
    match = person.see()
    person.click(*ANALYSIS)
    person.wait("the analysis", lambda: difference(match, person.see()) > ANOTHER_STEP)


def look_at_statistics(person: Person) -> None:
    home = person.see()
    person.click(*STATISTICS)
    person.wait("the page of statistics", lambda: difference(home, person.see()) > ANOTHER_PAGE)
    person.wait("a chart", lambda: _chart_points(person.see()) > CHART_POINTS)


def open_by_name(person: Person) -> None:
    """A record with letters of every kind in its path, by the dialog of the system; not in a folder that is deep, for
    then that of wine ends any program of Qt."""
    folder, before = person.papers / "Jeux é Ł 日本", person.count()
    folder.mkdir(exist_ok=True)
    file = folder / f"Noël Ł 日本{SUFFIX}"
    save_record(finished_match(2), file)
    person.press("ctrl+o")
    time.sleep(3 * PAUSE_SECONDS)
    person.paste(person.path_of(file))
    person.press("Return")
    person.wait("the record that was chosen", lambda: person.count() == before + 1)
    person.focus()


def bring_back_everything(person: Person) -> None:
    """Saves it into one file, by keys under the name that is proposed, and has that take the place of everything: what
    came later goes."""
    person.press("ctrl+comma")
    time.sleep(2 * PAUSE_SECONDS)
    person.press(*("Tab",) * len(SETTINGS), "space")
    time.sleep(2 * PAUSE_SECONDS)
    person.press("Return")
    kept: list[Path] = []

    def is_saved() -> bool:
        kept[:] = person.papers.glob(f"*{KEEP_SUFFIX}")
        return bool(kept)

    person.wait("a file with everything", is_saved)
    person.focus()
    person.click(*NOTHING)
    later, before = person.home / f"later{SUFFIX}", person.count()
    save_record(finished_match(3), later)
    person.start_again(later)
    person.wait("what came later", lambda: person.count() == before + 1)
    time.sleep(2 * PAUSE_SECONDS)
    seen = person.see()
    person.start_again(*kept)
    person.wait("what is in the file", partial(_is_another, seen, person))
    person.focus()
    for keys in (("Tab", "space"), ("space",)):
        time.sleep(2 * PAUSE_SECONDS)
        person.press(*keys)
    person.wait("everything as it was", lambda: person.count() == before)


def change_settings(person: Person) -> None:
    person.press("ctrl+comma")
    time.sleep(2 * PAUSE_SECONDS)
    before = person.see()
    for _, across, down in CHOICES.values():
        person.click(across, down)
        time.sleep(2 * PAUSE_SECONDS)
    chosen = {name: value for name, (value, _, _) in CHOICES.items()}

    def is_kept() -> bool:
        file = person.home / "config" / "settings.json"
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return all(kept.get(name) == value for name, value in chosen.items())

    person.wait("the settings on the disk", is_kept)
    person.wait("the dark window", lambda: difference(before, person.see()) > ANOTHER_PAGE)


def finished_match(seed: int = 1) -> Match:
    """Of the game that statistics show first."""
    game = SHELF["symbols"]
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


def _is_another(before: QImage, person: Person) -> bool:
    return difference(before, person.see()) > ANOTHER_STEP


def difference(one: QImage, other: QImage) -> float:
    """The share of the points that differ."""
    points = [(x, y) for y in range(0, one.height(), 3) for x in range(0, one.width(), 3)]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


def _chart_points(picture: QImage) -> int:
    colours = {QColor(name).rgb() for theme in (LIGHT, DARK) for name in (theme.blue, theme.green)}
    points = ((x, y) for y in range(0, picture.height(), 3) for x in range(0, picture.width(), 3))
    return sum(picture.pixel(x, y) in colours for x, y in points)
