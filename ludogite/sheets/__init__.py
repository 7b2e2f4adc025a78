"""Printing, on paper and into files; the offer of each game is in its package."""
