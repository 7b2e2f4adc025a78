"""Players of Six Symbols: so far only the random one."""

from ludogite.players.at_random import LEVELS, rank

__all__ = ["LEVELS", "rank"]
