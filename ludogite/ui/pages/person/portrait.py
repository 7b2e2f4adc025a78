"""All about one person, in words: each game in a line, firsts, and how this evening goes. Read in steps."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from ludogite.content.challenges import shipped
from ludogite.match.library.challenge_progress import shipped_keys
from ludogite.match.library.evening import beginning_of, tally_with
from ludogite.match.library.firsts import First, played_days, row_until, steps_to_firsts
from ludogite.match.library.statistics import Selection
from ludogite.match.puzzle import PuzzleProgress, games_with_puzzles
from ludogite.match.result import is_solved
from ludogite.match.store.counted import LeftOut
from ludogite.match.store.store import Store
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import levels_of
from ludogite.puzzles import LEVELS
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.base.solo_game import figure
from ludogite.ui.pages.statistics.general_charts import score_words
from ludogite.ui.pages.statistics.reader import Reader, games_together, statistics_of

GAMES = QT_TRANSLATE_NOOP("person", "%n game(s)", None, 0)
WON = QT_TRANSLATE_NOOP("person", "won {won} of {played} with others")
BEST = QT_TRANSLATE_NOOP("person", "{what}: {points}")
LEARNED = Message(QT_TRANSLATE_NOOP("person", "lesson done"))
DAYS = QT_TRANSLATE_NOOP("person", "%n day(s) in a row", None, 0)
PUZZLES = QT_TRANSLATE_NOOP("person", "%n puzzle(s) solved", None, 0)
AT_FIRST_TRY = QT_TRANSLATE_NOOP("person", "{puzzles}, {n} at the first try")
CHALLENGES = QT_TRANSLATE_NOOP("person", "{n} of {all} challenges solved")


@dataclass(frozen=True)
class Portrait:
    since: date | None
    """The day of the first finished match."""
    games: Sequence[tuple[Game, Sequence[Message]]]
    """What there is to say of each game."""
    firsts: Sequence[First]
    evening: dict[str, int]


def portrait_steps(store: Store, reader: Reader, name: str, today: date) -> Generator[None, None, Portrait]:
    """Yields after each step; `reader` has read all games."""
    selections: dict[str, Selection] = {}
    for game in games_with_card():
        for part, statistics in reader.together(game) or ():
            selections[part.id] = statistics.of(name)
            yield
        levels_of(game.player_module)  # the module is imported
        yield
    progress: dict[str, PuzzleProgress] = {}
    for game in games_with_puzzles():
        progress[game.id] = store.puzzle_progress(game.id, name)
        yield
    games = []
    for game in games_with_card():
        if words := list(_words_of(store, game, name, selections, progress.get(game.id))):
            games.append((game, words))
        yield
    evening = tally_with(name, store.played_since(beginning_of(today)))
    yield
    first_puzzle = min((day for each in progress.values() if (day := each.first_at_first_try())), default=None)
    own = [(game, first) for game in selections for first in statistics_of(SHELF[game]).firsts]
    firsts = yield from steps_to_firsts(selections, own, first_puzzle)
    attempts = (match for selection in selections.values() for match, _ in selection.attempts)
    since = min((match.date for match in attempts if match.is_over), default=None)
    return Portrait(since, games, firsts, evening)


def _words_of(
    store: Store, game: Game, name: str, selections: dict[str, Selection], progress: PuzzleProgress | None
) -> Iterator[Message]:
    selection = selections[game.id]
    if selection.played:
        yield Message(GAMES, n=selection.played)
    if selection.balance.played:
        yield Message(WON, won=selection.balance.won, played=selection.balance.played)
    kinds = selection.kinds()
    if kinds and (best := selection.best(kinds[0])):
        yield Message(BEST, what=score_words(game, kinds[0]).best, points=figure(best.points))
    days = [row_until(day, each) for each in played_days(selection).values() for day in each]
    if max(days, default=0) > 1:
        yield Message(DAYS, n=max(days))
    if progress and (solved := sum(map(progress.solved, LEVELS))):
        puzzles, right = Message(PUZZLES, n=solved), sum(map(progress.at_first_try, LEVELS))
        yield Message(AT_FIRST_TRY, puzzles=puzzles, n=right) if right else puzzles
    for part in games_together(game)[1:]:
        if challenges := _challenges_in(selections[part.id]):
            yield Message(CHALLENGES, n=challenges, all=len(shipped()))
    if store.has_learned(game.id, name):
        yield LEARNED


def _challenges_in(selection: Selection) -> int:
    """Of those that ship, as their page counts them."""
    solved = {
        match.kind.rpartition(" ")[2]
        for match, _ in selection.attempts
        if match.left_out is not LeftOut.BRANCH and is_solved(match.finished, match.help)
    }
    return len(solved & shipped_keys().keys())
