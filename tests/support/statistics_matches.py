"""Generated matches for statistics: rows as the store writes them, without playing each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from ludogite.content.challenges import shipped
from ludogite.match.config import Seat
from ludogite.match.result import Help, MatchResult
from ludogite.match.store.people import find_or_add
from ludogite.match.store.rows import result_text, seats_text
from ludogite.match.store.store import Store
from tests.support.store import database

PEOPLE = ("Léa", "Tom", "Zoé", "Maximilien-Alexandre")
NOW = datetime(2026, 11, 15, 18, tzinfo=UTC)
LENGTHS = range(2, 11)


def add(
    store: Store,
    game: str,
    seats: Sequence[Seat],
    result: MatchResult | None,
    *,
    begun: datetime = NOW,
    options: dict[str, object] | None = None,
    setup: dict[str, Any] | None = None,
    facts: list[dict[str, int]] | None = None,
    seed: int = 1,
    taken_back: bool = False,
    help: Help = Help.NONE,
    resigned: int | None = None,
    finished: float | None = 60.0,
    real_dice: bool = False,
) -> None:
    """A match that is over."""
    ids = find_or_add(database(store), (seat.name for seat in seats if seat.is_person))
    database(store).execute(
        "INSERT INTO matches (game, seats, options, setup, seed, real_dice, label, begun, touched, is_over, result,"
        " facts, taken_back, help, resigned, finished) VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, 1, ?, ?, ?, ?, ?, ?)",
        (
            *(game, seats_text(tuple(seats), ids), json.dumps(options or {}), json.dumps(setup or {}), str(seed)),
            *(real_dice, begun.isoformat(), begun.isoformat(), result_text(result), json.dumps(facts or [])),
            *(taken_back, help, resigned, finished),
        ),
    )


def generate(store: Store, count: int, seed: int = 1) -> None:
    """So many matches of all games, over a year, as a family plays them; one in nine with help."""
    rng = Random(seed)
    db = database(store)
    db.execute("BEGIN")
    for n in range(count):
        begun = NOW - timedelta(days=365 * (1 - n / count), minutes=rng.randrange(600))
        more: dict[str, Any] = {"begun": begun, "seed": n + 1, "taken_back": n % 17 == 0}
        more["help"] = Help.HINT if n % 20 == 0 else Help.NONE
        GENERATORS[n % len(GENERATORS)](store, rng, more)
    db.execute("COMMIT")


def _players(rng: Random, count: int) -> list[Seat]:
    seats = [Seat(name) for name in rng.sample(PEOPLE[:3] if rng.random() < 0.9 else PEOPLE, min(count, 3))]
    if count == 2 and rng.random() < 0.5:
        seats[rng.randrange(2)] = Seat("Computer", rng.choice(("easy", "medium", "hard")))
    return seats


def _winners(scores: Sequence[int], lowest: bool = False) -> tuple[int, ...]:
    best = min(scores) if lowest else max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def _symbols(store: Store, rng: Random, more: dict[str, Any]) -> None:
    seats = _players(rng, rng.choice((1, 1, 2, 3)))
    scores = [round(rng.gauss(17 + len(seat.name), 7)) for seat in seats]
    options: dict[str, object] = {"scoring": "basic" if rng.random() < 0.8 else "advanced"}
    add(store, "symbols", seats, MatchResult(_winners(scores), tuple(scores)), options=options, **more)


def _bigbang(store: Store, rng: Random, more: dict[str, Any]) -> None:
    seats = _players(rng, rng.choice((1, 2, 2)))
    scores = [rng.randrange(10, 26) for _ in seats]
    options: dict[str, object] = {"bonuses": "strict" if rng.random() < 0.8 else "assisted"}
    facts = [{"taken": rng.randrange(4, 14), "forgotten": rng.randrange(4), "claimed": rng.randrange(3)} for _ in seats]
    result = MatchResult(_winners(scores, lowest=True), tuple(scores))
    add(store, "bigbang", seats, result, options=options, facts=facts, **more)


def _crossword(store: Store, rng: Random, more: dict[str, Any]) -> None:
    seats = _players(rng, rng.choice((1, 2)))
    scores = [rng.randrange(300, 800, 5) for _ in seats]
    levels = [rng.choice(("easy", "easy", "medium", "hard")) for _ in seats]
    facts = [
        {f"{what} {length}": rng.randrange(1, 6) for what in ("found", "missed") for length in LENGTHS} for _ in seats
    ]
    options: dict[str, object] = {"levels": levels, "length": "full"}
    add(store, "crossword", seats, MatchResult(_winners(scores), tuple(scores)), options=options, facts=facts, **more)


def _cube(store: Store, rng: Random, more: dict[str, Any]) -> None:
    scores = (rng.randrange(15, 30), rng.randrange(15, 30))
    add(store, "cube", _players(rng, 2), MatchResult(_winners(scores), scores), **more)


def _challenge(store: Store, rng: Random, more: dict[str, Any]) -> None:
    number = rng.randrange(400)
    setup = {"challenge": shipped()[number].challenge.to_json()}
    seconds = rng.uniform(20, 60) * (1 + number // 80)
    add(store, "challenge", _players(rng, 1), MatchResult((0,), (3,)), setup=setup, finished=seconds, **more)


def _shapes(store: Store, rng: Random, more: dict[str, Any]) -> None:
    winner = rng.randrange(2)
    add(store, "shapes", _players(rng, 2), MatchResult((winner,), None), **more)


GENERATORS = (_symbols, _bigbang, _crossword, _cube, _challenge, _shapes)
