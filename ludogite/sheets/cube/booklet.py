"""Challenges on paper: an attempt, and a booklet that has for each its target, its start and the pieces to place, and
at the end the solutions, layer by layer, with an order in which they can be built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QRectF

from ludogite.content.challenges import Shipped, shipped
from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
from ludogite.rules import draw
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import LETTERS, PLACEMENTS, Placement
from ludogite.rules.shelf import SHELF
from ludogite.sheets.booklet import SOLUTIONS, Chapter, bind, draw_name, label_of, pages_of
from ludogite.sheets.cube import LEVEL
from ludogite.sheets.cube.faces import layers_of
from ludogite.sheets.cube.plans import draw_piece, draw_solution, draw_start, draw_target
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.frame import body, draw_head, with_feet
from ludogite.sheets.ink import Ink, Type
from ludogite.sheets.offers import CannotPrint
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.sheet import MatchOnPaper, Page, Paper, Sheet
from ludogite.sheets.type import tr

Numbered: TypeAlias = tuple[int, Shipped]
"""A challenge, and its number in its level."""
A_PAGE, SOLUTIONS_A_PAGE = (2, 3), (2, 5)
"""Columns and rows."""
HOLIDAY_LEVELS = {"easy": "starter", "medium": "junior", "hard": "expert"}
LONGEST = 60
"""Letters of the name of a challenge."""
TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Cube challenges"))
HOW = Message(
    QT_TRANSLATE_NOOP(
        "sheets",
        "Left: what the finished object shows. Right: where it starts, layer by layer from the lowest, seen from "
        "above. ● red, ◇ yellow. There is only one solution.",
    )
)
HOW_SOLUTIONS = Message(
    QT_TRANSLATE_NOOP("sheets", "The numbers are a building order; grey cells are filled from the start.")
)


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    level = chosen["level"]
    found = _wanted(level, int(chosen["from"]), int(chosen["to"]))
    return bind(paper, TITLE, label_of(LEVEL, level), _chapters(paper, level, found))


def make_holiday(paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
    """Some of the level's challenges, in their order."""
    own_level = HOLIDAY_LEVELS[level]
    found = draw.shuffled(_of_level(own_level), seed, "holiday")[:count]
    return _chapters(paper, own_level, sorted(found, key=lambda each: each[0]))


def _chapters(paper: Paper, level: str, found: Sequence[Numbered]) -> tuple[Chapter, Chapter]:
    parts, solutions = partial(_challenge_parts, level), partial(_solution_parts, level)
    return (
        Chapter(TITLE, pages_of(paper, TITLE, label_of(LEVEL, level), A_PAGE, found, parts, HOW)),
        Chapter(SOLUTIONS, pages_of(paper, SOLUTIONS, TITLE, SOLUTIONS_A_PAGE, found, solutions, HOW_SOLUTIONS)),
    )


def _of_level(level: str) -> list[Numbered]:
    return list(enumerate((each for each in shipped() if each.challenge.level == level), start=1))


def _wanted(level: str, first: int, last: int) -> list[Numbered]:
    """With their numbers in the level, from the first wanted to the last or the last there is."""
    if last < first:
        reverse = QT_TRANSLATE_NOOP("sheets", "From {first} to {last}: the second number must not be smaller.")
        raise CannotPrint(Message(reverse, first=first, last=last))
    found = _of_level(level)[first - 1 : last]
    if not found:
        none = QT_TRANSLATE_NOOP("sheets", "There are no challenges from {first} to {last}; this level has {count}.")
        raise CannotPrint(Message(none, first=first, last=last, count=len(_of_level(level))))
    return found


def _name(level: str, number: int) -> str:
    return tr(Message(QT_TRANSLATE_NOOP("sheets", "{level} {n}"), level=label_of(LEVEL, level), n=number))


def _challenge_parts(level: str, place: QRectF, item: Numbered) -> list[Page]:
    """Its name, its target, its start, and below them the pieces that are left."""
    number, challenge, pieces = item[0], item[1].challenge, 17.0
    area = place.adjusted(0, 8, 0, 0)
    target = QRectF(area.left(), area.top(), 0.52 * area.width(), area.height() - pieces - 3)
    room = QRectF(area.left() + 0.57 * area.width(), area.top(), 0.43 * area.width(), target.height())
    hand = QRectF(area.left(), area.bottom() - pieces, area.width(), pieces)
    used = {(placement.piece, colour) for placement, colour in challenge.given}
    every = [(piece, colour) for colour in challenge.colours for piece in range(len(LETTERS))]
    left = [each for each in every if each not in used]
    return [
        lambda ink: draw_name(ink, place, _name(level, number)),
        lambda ink: draw_target(ink, target, challenge),
        lambda ink: draw_start(ink, room, challenge.given, layers_of(challenge)),
        lambda ink: draw_hand(ink, hand, left),
    ]


def draw_hand(ink: Ink, area: QRectF, pieces: Sequence[tuple[int, int]]) -> None:
    """The pieces that are left to place, a row for each colour."""
    rows = [row for row in ([each for each in pieces if each[1] == colour] for colour in range(2)) if row]
    if not rows:
        return
    height = area.height() / len(rows)
    width = min(area.width() / max(map(len, rows)), 1.3 * height)
    for n, row in enumerate(rows):
        for column, (piece, colour) in enumerate(row):
            place = QRectF(area.left() + column * width, area.top() + n * height, width, height)
            draw_piece(ink, place.adjusted(0.08 * width, 0.4, -0.08 * width, -0.4), piece, colour)


def _solution_parts(level: str, place: QRectF, item: Numbered) -> list[Page]:
    number, each = item

    def draw(ink: Ink) -> None:
        draw_name(ink, place, _name(level, number))
        _draw_solution(ink, place.adjusted(0, 7.5, 0, 0), each)

    return [draw]


def _draw_solution(ink: Ink, area: QRectF, each: Shipped) -> None:
    colours = {PLACEMENTS[n]: colour for colour, numbers in enumerate(each.solution) for n in numbers}
    layers = QRectF(area.left(), area.top(), area.width(), 23)
    draw_solution(ink, layers, each.challenge, each.order, 3.6)
    order = _order(each.order, colours)
    ink.paragraph(area.adjusted(0, 24, 0, 0), [(order, PLAIN)], Type(2.5), leading=1.25)


def _order(order: Sequence[Placement], colours: Mapping[Placement, int]) -> str:
    pieces = (Message(THE_PIECES[each.piece], colour=COLOUR_NAMES[colours[each]]) for each in order)
    return " · ".join(f"{n} {tr(piece)}" for n, piece in enumerate(pieces, start=1))


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    """An attempt: the target, what is placed so far, and the pieces that are left."""
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Attempt)

    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["challenge"].title), plain(state.challenge.name, LONGEST))
        area = body(paper)
        draw_result(ink, area, players, state, occasion)
        top, half = area.top() + HEIGHT + 6, area.width() / 2
        draw_target(ink, QRectF(area.left(), top, half - 6, 100), state.challenge)
        layers = QRectF(area.left() + half + 4, top, half - 4, 100)
        draw_start(ink, layers, state.bodies, layers_of(state.challenge))
        left = [(piece, colour) for colour in state.challenge.colours for piece in state.hand(colour)]
        draw_hand(ink, QRectF(area.left(), top + 112, area.width(), 36), left)

    return with_feet(Sheet(SHELF["challenge"].title, paper, (draw,)))
