"""The words on the band of a box: for how many its game is, and how they fit."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetrics

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, title_font
from ludogite.ui.pages.home.wall import Scale

TITLES = range(23, 16, -1)


def players_of(game: Game, is_short: bool = False) -> str:
    """As the band says it, where everything else is about players too."""
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return str(most)
    if is_short:
        return f"{fewest}–{most}"
    if (fewest, most) == (1, 2):
        return tr(Message(QT_TRANSLATE_NOOP("home", "1 or 2")))
    return tr(Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most}"), fewest=fewest, most=most))


def spoken_players(game: Game) -> Message:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return Message(QT_TRANSLATE_NOOP("home", "%n player(s)", None, 0), n=most)
    if (fewest, most) == (1, 2):
        return Message(QT_TRANSLATE_NOOP("home", "1 or 2 players"))
    return Message(QT_TRANSLATE_NOOP("home", "{fewest} to {most} players"), fewest=fewest, most=most)


def line_height(font: QFont) -> int:
    """Small type has more air."""
    return round((1.24 if font.pixelSize() > scaled(16) else 1.5) * font.pixelSize())


def packed(words: list[str], metrics: QFontMetrics, room: int) -> list[str]:
    """In as few lines as they have room in."""
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} · {word}"
        if metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=200)
def title_size(titles: tuple[str, ...], scale: Scale, room: int) -> int:
    """The largest in which all titles fit, so that those on a shelf are alike; or at least the longest word of each,
    where they stand in two lines."""
    sizes = [scale.text(size) for size in TITLES]
    for parts in (titles, tuple(word for title in titles for word in title.split(" "))):
        for size in sizes:
            metrics = QFontMetrics(title_font(size))
            if all(metrics.horizontalAdvance(part) <= room for part in parts):
                return size
    return sizes[-1]
