"""Players of Crossword Track: so far only the random one."""

from ludogite.players.at_random import LEVELS, rank

__all__ = ["LEVELS", "rank"]
