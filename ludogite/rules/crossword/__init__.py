"""Crossword Track: two players race around their crosswords; each word is asked where the pawn stands."""

from ludogite.rules.crossword.match import RULES

__all__ = ["RULES"]
