"""All stored matches, read a few at a time, so that nobody waits for thousands; and what is found among them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from ludogite.match.store.rows import Summary
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF

Standing: TypeAlias = Literal["all", "running", "finished"]
Order: TypeAlias = Literal["date", "game", "players", "result"]
STANDINGS: tuple[Standing, ...] = ("all", "running", "finished")
ORDERS: tuple[Order, ...] = ("date", "game", "players", "result")


@dataclass(frozen=True)
class Query:
    """What somebody wants to see, and in which order."""

    text: str = ""
    """Each of its words is in a name, in the title of the game, or in what the match is called."""
    game: str = ""
    """The id of a game, with what is part of it; empty: all games."""
    person: str = ""
    """A name; empty: everybody."""
    standing: Standing = "all"
    order: Order = "date"

    @property
    def is_everything(self) -> bool:
        return replace(self, order="date") == Query()


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Without capitals and accents: “lea” finds Léa."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def whole_id(game: str) -> str:
    """The id of the game, or of the one that it is part of."""
    known = SHELF.get(game)
    return known.part_of or game if known else game


class Library:
    """`words_of` gives what a match can be found by besides the names of its players, in the language of the window."""

    def __init__(self, store: Store, words_of: Callable[[Summary], str]) -> None:
        self._store, self._words_of = store, words_of
        self._unread = store.ids()[::-1]
        self._entries: dict[int, Summary] = {}
        """The one played last first."""
        self._words: dict[int, str] = {}
        self._hidden: frozenset[int] = frozenset()

    @property
    def is_read(self) -> bool:
        return not self._unread

    def read_on(self, limit: int) -> None:
        """Reads at most so many more."""
        ids = [self._unread.pop() for _ in range(min(limit, len(self._unread)))]
        self._take(self._store.summaries(ids))

    def read_again(self, ids: Sequence[int]) -> None:
        """These are new; they were played last."""
        before, self._entries = self._entries, {}
        self._take(self._store.summaries(ids))
        self._entries.update((id, entry) for id, entry in before.items() if id not in self._entries)

    def _take(self, entries: Iterable[Summary]) -> None:
        for entry in entries:
            self._entries[entry.id] = entry
            self._words[entry.id] = folded(" ".join((self._words_of(entry), *(seat.name for seat in entry.seats))))

    def mark_damaged(self, id: int) -> None:
        """It has turned out that this one cannot be read."""
        if id in self._entries:
            self._entries[id] = replace(self._entries[id], is_damaged=True)

    def hide_matches(self, ids: Collection[int]) -> None:
        """These are not found: they were deleted, and may still be brought back. Those that were left out before are
        found again, unless they have been forgotten since."""
        back = self._hidden.difference(ids)
        self._hidden = frozenset(ids)
        if back:
            there = set(self._store.ids())
            for id in back - there:
                self._entries.pop(id, None)
            alone = [id for id in back & there if self._is_running_alone(id)]
            for entry in self._store.summaries(alone):  # a match of the day was resigned and not forgotten
                self._entries[entry.id] = entry

    def _is_running_alone(self, id: int) -> bool:
        entry = self._entries.get(id)
        return entry is not None and not entry.is_over and len(entry.seats) == 1

    def anew(self) -> Library:
        """Nothing of it is read; the same is left out."""
        other = Library(self._store, self._words_of)
        other._hidden = self._hidden
        return other

    @property
    def ids(self) -> list[int]:
        """Of all that was read and is not left out."""
        return [id for id in self._entries if id not in self._hidden]

    @property
    def count(self) -> int:
        """Of all, also of those that are still to be read."""
        return len(self._entries) + len(self._unread) - len(self._hidden & self._entries.keys())

    def entry(self, id: int) -> Summary | None:
        return self._entries.get(id)

    @property
    def games(self) -> set[str]:
        """The ids of the games that there are matches of."""
        return {whole_id(entry.game) for entry in self._entries.values() if entry.game in SHELF}

    @property
    def people(self) -> list[str]:
        """The names of all people who have played, in the order of the alphabet."""
        found = {seat.name for entry in self._entries.values() for seat in entry.seats if seat.is_person and seat.name}
        return sorted(found, key=folded)

    def found(self, query: Query) -> list[Summary]:
        entries = [entry for id, entry in self._entries.items() if id not in self._hidden]
        for word in folded(query.text).split():
            entries = [entry for entry in entries if word in self._words[entry.id]]
        if not replace(query, text="").is_everything:
            entries = [entry for entry in entries if _fits(entry, query)]
        if query.order != "date":
            entries.sort(key=KEYS[query.order])
        return entries


def _fits(entry: Summary, query: Query) -> bool:
    if query.game and whole_id(entry.game) != query.game:
        return False
    if entry.is_damaged:
        return not query.person and query.standing == "all"
    if query.person and not any(seat.name == query.person and seat.is_person for seat in entry.seats):
        return False
    return query.standing == "all" or entry.is_over == (query.standing == "finished")


def _by_game(entry: Summary) -> tuple[int, ...]:
    """As they lie on the shelf."""
    return (ON_SHELF.get(entry.game, len(ON_SHELF)), entry.is_damaged)


def _by_players(entry: Summary) -> tuple[bool, list[str]]:
    return entry.is_damaged, [folded(seat.name) for seat in entry.seats]


def _by_result(entry: Summary) -> tuple[int, str, int]:
    """First those that go on; then by who won, the clearest victory first; then what nobody won alone."""
    if entry.is_damaged:
        return 4, "", 0
    if not entry.is_over:
        return 0, "", 0
    result = entry.result
    if result is None or not result.winners:
        return 3, "", 0
    if result.winner is None:
        return 2, "", 0
    name, scores = folded(entry.seats[result.winner].name), result.scores
    return 1, name, min(scores) - max(scores) if scores else 0


ON_SHELF = {game: place for place, game in enumerate(SHELF)}
KEYS: dict[Order, Callable[[Summary], tuple[object, ...]]] = {
    "game": _by_game,
    "players": _by_players,
    "result": _by_result,
}
