"""Files as each version has written them, which every later version must open. `python -m tests.reliability.zoo` adds
those of this version, once; what is there is never written again."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from ludogite import __version__
from ludogite.match.branch import begin_branch
from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library import keep
from ludogite.match.library.keep_file import SUFFIX
from ludogite.match.match import Match
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.result import Help
from ludogite.match.store.file import MIGRATIONS, version_of
from ludogite.match.store.store import Store
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.shelf import SHELF
from ludogite.settings import CLOCK, TEXT_SIZE
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.challenges import GRAVITY
from tests.support.kinds import as_a
from tests.support.many_matches import copy_into, finished, play_at_random, played
from tests.support.moves import play_text
from tests.support.store import database
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import challenges as screens_challenges
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import shapes as screens_shapes
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens.drawing import begin_drawing, program

ZOO = Path(__file__).parents[1] / "data" / "zoo"
DAY = date(2026, 11, 15)


def write_records() -> None:
    """A match of each game in the middle and at its end, with how it stands there."""
    for match in played():
        for name, part in (("begun", len(match.moves) // 2), ("over", len(match.moves))):
            made = replace(match.record(), moves=tuple(map(str, match.moves[:part])))
            file = ZOO / f"record-{__version__}-{made.game}-{len(made.players)}-{name}.json"
            if not file.exists():
                expected = {"record": json.loads(made.to_json()), "view": made.replay().view()}
                file.write_text(json.dumps(expected, ensure_ascii=False, indent=1), encoding="utf-8")


def write_family() -> None:
    """What a family has after some weeks: the file with its matches, and what is expected to be found there."""
    file = ZOO / f"store-version-{version_of(MIGRATIONS)}.db"
    if file.exists():
        return
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qt = begin_drawing()
    with program("fr", "dark") as app:
        assert app.store
        play_stored(app.store)
        play_in_window(app)
        for setting, value in ((TEXT_SIZE, "125"), (CLOCK, "hidden"), (GRAVITY, "on")):
            app.choose(setting, value)
        app.window.show_home()
        qt.processEvents()
        with closing(sqlite3.connect(file)) as copy:
            database(app.store).backup(copy)
        expected = json.dumps({"matches": matches_of(app.store), **people_of(app.store)}, ensure_ascii=False)
        file.with_suffix(".json").write_text(expected, encoding="utf-8")
        (ZOO / f"settings-{__version__}.json").write_bytes(app.session.settings.file.read_bytes())
        keep.save(app.store, app.session.settings, file.with_suffix(SUFFIX))


def play_stored(store: Store) -> None:
    """All games, begun and finished, with people and computers; with what may become of a match."""
    for n, match in enumerate(played()):
        copy_into(store, match).spend(60.5 * n)
        copy_into(store, match, len(match.moves) // 3)
    against = (Seat("Zoé"), Seat("Computer", "hard"))
    for game in ("shapes", "symbols", "bigbang", "crossword", "cube"):
        pattern = finished(game, 2)
        stored = store.begin(replace(pattern.config, seats=against, is_coaching=True, coached=frozenset((0,))))
        for move in pattern.moves[:7]:
            stored.play(move)
        stored.note_help(Help.HINT)
    copy_into(store, finished("cube", 2), 5).undo()
    copy_into(store, finished("shapes", 2), 5).undo()
    copy_into(store, finished("bigbang", 2), 9).resign(1)
    for each in (each for each in SHELF.values() if each.has_daily):
        setup, seed = each.draw_setup(1, {}, seed_of(each.id, DAY)), seed_of(each.id, DAY)
        for name, moves in (("Léa", 600), ("Tom", 6)):
            play_at_random(store.begin(MatchConfig(each, (Seat(name),), {}, setup, seed)), moves)
    for game in ("symbols", "cube"):
        play_text(begin_branch(finished(game, 2), 6, against, store.begin), str(finished(game, 2).moves[6]))
    real = replace(finished("symbols", 2).config, real_dice=True)
    copy_into(store, Match(real, [str(move) for move in finished("symbols", 2).moves]), 9)
    for n, game in enumerate(("shapes", "symbols", "bigbang")):
        for result in PuzzleResult:
            store.note_puzzle(game, "Léa", "medium", 1 + int(result), result)
        store.note_puzzle(game, "Tom", "hard", seed_of(f"{game} puzzle", DAY), PuzzleResult(n))


def play_in_window(app: Application) -> None:
    """A match of each game with something in the hand, or pencilled in."""
    screens_shapes.hold(screens_shapes.begin(app, *screens_shapes.FOUR), 11)
    screens_symbols.pencil(screens_symbols.begin(app, 3, 6, "advanced"), 0, 2)
    screens_bigbang.select_some(screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 25)))
    clock = partial(screens_crossword.begin, app, screens_crossword.asks(0), table={"clock": "60"})
    screens_crossword.type_some(clock(), 4)
    screens_cube.misfit(screens_cube.begin(app, 6))
    page = screens_challenges.begin(app, 304, 5)
    as_a(CubeBoard, page.board).pick_up(0, next(iter(as_a(Attempt, page.match.state).hand(0))))


def matches_of(store: Store) -> dict[str, Any]:
    return {str(match.id): stand_of(store, match.id) for match in store.matches()}


def stand_of(store: Store, id: int) -> dict[str, Any]:
    """A match as it is found again."""
    match = store.resume(id)
    config = match.config
    return {
        "game": config.game.id,
        "moves": list(map(str, match.moves)),
        "cursor": match.cursor,
        "seats": [[seat.name, seat.level] for seat in config.seats],
        "options": config.options,
        "table": config.table,
        "coached": [config.is_coached(seat) for seat in range(len(config.seats))],
        "real_dice": config.real_dice,
        "day": config.day and str(config.day),
        "winners": match.outcome and list(match.outcome.winners),
        "taken_back": match.taken_back,
        "resigned": match.resigned,
        "seconds": match.seconds,
        "help": int(match.help),
        "notes": match.hand_text,
    }


def people_of(store: Store) -> dict[str, Any]:
    """Everybody, and what they have met and solved."""
    everybody = store.people()
    names = [person.name for person in everybody]
    seeds = range(1, 4)
    return {
        "people": [[person.name, person.colour, person.sign] for person in everybody],
        "seen": {game: dict(store.seen(game, names)) for game in SHELF},
        "solved": {
            f"{game} {name}": [str(store.puzzle_progress(game, name).result("medium", seed)) for seed in seeds]
            for game in SHELF
            for name in store.puzzle_names(game)
        },
    }


if __name__ == "__main__":
    ZOO.mkdir(exist_ok=True)
    write_records()
    write_family()
