"""Challenges on paper: an attempt, and a booklet that has for each its target, its start and the pieces to place, and
at the end the solutions, layer by layer, with an order in which they can be built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from ludogite.content.challenges import Shipped, shipped
from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import LETTERS, PLACEMENTS, Placement
from ludogite.rules.cube.target import Challenge
from ludogite.rules.shelf import SHELF
from ludogite.sheets.cube import LEVEL
from ludogite.sheets.cube.faces import layers_of
from ludogite.sheets.cube.plans import draw_piece, draw_solution, draw_start, draw_target
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.frame import body, draw_foot, draw_head
from ludogite.sheets.ink import FAINT, HAIR, LEFT, SOFT, Ink, Type, paragraph_height
from ludogite.sheets.offers import CannotPrint
from ludogite.sheets.result import HEIGHT, draw_result
from ludogite.sheets.sheet import MatchOnPaper, Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr

A_PAGE, SOLUTIONS = (2, 3), (2, 5)
"""Columns and rows on a page."""
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
    found = _wanted(chosen["level"], int(chosen["from"]), int(chosen["to"]))
    fronts, backs = _stacks(found, A_PAGE), _stacks(found, SOLUTIONS)
    count = len(fronts) + len(backs)
    pages = [
        *(_challenges(paper, chosen["level"], stack, (n + 1, count)) for n, stack in enumerate(fronts)),
        *(_solutions(paper, chosen["level"], stack, (len(fronts) + n + 1, count)) for n, stack in enumerate(backs)),
    ]
    return Sheet(TITLE, paper, tuple(pages))


def _wanted(level: str, first: int, last: int) -> list[tuple[int, Shipped]]:
    """With their numbers in the level, from the first wanted to the last or the last there is."""
    if last < first:
        reverse = QT_TRANSLATE_NOOP("sheets", "From {first} to {last}: the second number must not be smaller.")
        raise CannotPrint(Message(reverse, first=first, last=last))
    of_level = [each for each in shipped() if each.challenge.level == level]
    found = list(enumerate(of_level, start=1))[first - 1 : last]
    if not found:
        none = QT_TRANSLATE_NOOP("sheets", "There are no challenges from {first} to {last}; this level has {count}.")
        raise CannotPrint(Message(none, first=first, last=last, count=len(of_level)))
    return found


def _stacks(found: Sequence[tuple[int, Shipped]], shape: tuple[int, int]) -> list[Sequence[tuple[int, Shipped]]]:
    each = shape[0] * shape[1]
    return [found[n : n + each] for n in range(0, len(found), each)]


def _places(area: QRectF, shape: tuple[int, int]) -> list[QRectF]:
    width, height = area.width() / shape[0], area.height() / shape[1]
    return [
        QRectF(area.left() + column * width, area.top() + row * height, width, height).adjusted(
            4 * (column > 0), 2, -4 * (column < shape[0] - 1), -2
        )
        for row in range(shape[1])
        for column in range(shape[0])
    ]


def _level_name(level: str) -> str:
    return tr(Message(next(choice.label for choice in LEVEL.choices if choice.value == level)))


def _draw_name(ink: Ink, area: QRectF, level: str, number: int) -> None:
    name = Message(QT_TRANSLATE_NOOP("sheets", "{level} {n}"), level=_level_name(level), n=number)
    ink.words(QRectF(area.left(), area.top(), area.width(), 6), tr(name), Type(4.4, is_title=True), LEFT)
    ink.line(area.left(), area.top() + 6.3, area.right(), area.top() + 6.3, HAIR, FAINT)


def _challenges(paper: Paper, level: str, stack: Sequence[tuple[int, Shipped]], number: tuple[int, int]) -> Page:
    area, type = body(paper), Type(3)

    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(TITLE), _level_name(level))
        ink.paragraph(area, [(tr(HOW), PLAIN)], type, SOFT)
        draw_foot(ink, paper, *number)

    def draw_name(n: int, place: QRectF, ink: Ink) -> None:
        _draw_name(ink, place, level, n)

    how = paragraph_height([(tr(HOW), PLAIN)], type, area.width())
    places = _places(area.adjusted(0, how + 2, 0, 0), A_PAGE)
    parts: list[Page] = [draw_frame]
    for (n, each), place in zip(stack, places, strict=False):
        parts += [partial(draw_name, n, place), *_challenge_parts(place.adjusted(0, 8, 0, 0), each.challenge)]
    return Parts(tuple(parts))


def _challenge_parts(area: QRectF, challenge: Challenge) -> list[Page]:
    """Its target, its start, and below them the pieces that are left."""
    pieces = 17.0
    target = QRectF(area.left(), area.top(), 0.52 * area.width(), area.height() - pieces - 3)
    room = QRectF(area.left() + 0.57 * area.width(), area.top(), 0.43 * area.width(), target.height())
    hand = QRectF(area.left(), area.bottom() - pieces, area.width(), pieces)
    used = {(placement.piece, colour) for placement, colour in challenge.given}
    every = [(piece, colour) for colour in challenge.colours for piece in range(len(LETTERS))]
    left = [each for each in every if each not in used]
    return [
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


def _solutions(paper: Paper, level: str, stack: Sequence[tuple[int, Shipped]], number: tuple[int, int]) -> Page:
    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(Message(QT_TRANSLATE_NOOP("sheets", "Solutions"))), tr(HOW_SOLUTIONS))
        draw_foot(ink, paper, *number)

    def solution(n: int, each: Shipped, place: QRectF) -> Page:
        def draw(ink: Ink) -> None:
            _draw_name(ink, place, level, n)
            _draw_solution(ink, place.adjusted(0, 7.5, 0, 0), each)

        return draw

    places = _places(body(paper), SOLUTIONS)
    return Parts((draw_frame, *(solution(n, each, place) for (n, each), place in zip(stack, places, strict=False))))


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

    return Sheet(SHELF["challenge"].title, paper, (draw,))
