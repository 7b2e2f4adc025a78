"""Moves as records write them, played in a match."""

from __future__ import annotations

from ludogite.match.match import Match


def play_text(match: Match, text: str) -> None:
    match.play(match.config.game.rules.parse(text))
