"""Who may ask for a hint or an analysis in a match, and what it would cost."""

from __future__ import annotations

from ludogite.match.match import Match
from ludogite.match.result import Help
from ludogite.message import QT_TRANSLATE_NOOP, Message

NO_COACHING = QT_TRANSLATE_NOOP("match_page", "No help between players: coaching is off in this game.")
STRICT = QT_TRANSLATE_NOOP("match_page", "No help between players in strict play: spot it yourself.")
DAY_ENDS = QT_TRANSLATE_NOOP("match_page", "With help, this day no longer counts. Press again to see it.")


def why_no_help(match: Match, seat: int | None) -> Message | None:
    """Why nobody may ask for help now; None if the seat may."""
    config = match.config
    if not config.is_between_people or match.outcome is not None:
        return None
    if not match.state.allows_help:
        return Message(STRICT)
    return None if config.is_coached(seat) else Message(NO_COACHING)


def day_at_stake(match: Match) -> Message | None:
    """A match of the day that still counts would count no longer; None where there is nothing to lose."""
    counts = match.config.day and match.help is Help.NONE and not match.taken_back and match.outcome is None
    return Message(DAY_ENDS) if counts else None
