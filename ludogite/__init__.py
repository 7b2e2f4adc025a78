"""Ludogîte: a house in the country with a shelf of games."""

__version__ = "1.1.0"
