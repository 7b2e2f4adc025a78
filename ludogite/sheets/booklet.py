"""A booklet: a cover that says what is in it, and numbered pages. Its chapters come from the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Option
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.frame import body, draw_head, draw_house, with_feet
from ludogite.sheets.ink import CENTRE, FAINT, FINE, HAIR, LEFT, RIGHT, SOFT, Ink, Type, paragraph_height
from ludogite.sheets.offers import PaperPuzzle
from ludogite.sheets.sheet import Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr

SOLUTIONS = Message(QT_TRANSLATE_NOOP("sheets", "Solutions"))
NAME = Message(QT_TRANSLATE_NOOP("sheets", "Name"))
T = TypeVar("T")


@dataclass(frozen=True)
class Chapter:
    title: Message
    pages: tuple[Page, ...]
    """Without their feet."""
    puzzles: tuple[tuple[PaperPuzzle, ...], ...] = ()
    """For each page those that must be made for it, where there are any."""
    is_whole: bool = False
    """Whether its pages leave no place for a foot."""

    @property
    def puzzles_of_pages(self) -> tuple[tuple[PaperPuzzle, ...], ...]:
        return self.puzzles or ((),) * len(self.pages)


def joined(title: Message, chapters: Sequence[Chapter]) -> Chapter:
    pages = chain.from_iterable(chapter.pages for chapter in chapters)
    puzzles = chain.from_iterable(chapter.puzzles_of_pages for chapter in chapters)
    return Chapter(title, tuple(pages), tuple(puzzles))


def bind(paper: Paper, title: Message, note: Message, chapters: Sequence[Chapter]) -> Sheet:
    """Chapters without pages are left out."""
    chapters = [chapter for chapter in chapters if chapter.pages]
    whole = joined(title, chapters)
    has_foot = [True, *(not chapter.is_whole for chapter in chapters for _ in chapter.pages)]
    cover = _cover(paper, title, note, chapters)
    return with_feet(Sheet(title, paper, (cover, *whole.pages), ((), *whole.puzzles)), has_foot=has_foot)


def _cover(paper: Paper, title: Message, note: Message, chapters: Sequence[Chapter]) -> Page:
    area = body(paper)
    house = QRectF(area.center().x() - 36, area.top() + 58, 72, 72)

    def draw(ink: Ink) -> None:
        ink.words(QRectF(area.left(), area.top() + 14, area.width(), 20), tr(title), Type(15, is_title=True), CENTRE)
        ink.words(QRectF(area.left(), area.top() + 36, area.width(), 8), tr(note), Type(4.6), CENTRE, SOFT)
        draw_house(ink, house)
        first, top = 2, house.bottom() + 22
        for n, chapter in enumerate(chapters):
            line = QRectF(area.center().x() - 45, top + 9 * n, 90, 9)
            ink.words(line, tr(chapter.title), Type(4.4), LEFT)
            ink.words(line, str(first), Type(4.4), RIGHT)
            ink.line(line.left(), line.bottom(), line.right(), line.bottom(), HAIR, FAINT, dash=1)
            first += len(chapter.pages)
        name = QRectF(area.center().x() - 45, area.bottom() - 22, 90, 8)
        ink.words(name, tr(NAME), Type(3.6), LEFT, SOFT)
        ink.line(name.left(), name.bottom(), name.right(), name.bottom(), FINE)

    return draw


def label_of(option: Option, value: str) -> Message:
    return next(Message(choice.label) for choice in option.choices if choice.value == value)


def pages_of(
    paper: Paper,
    title: Message,
    note: Message,
    shape: tuple[int, int],
    items: Sequence[T],
    parts: Callable[[QRectF, T], Sequence[Page]],
    intro: Message | None = None,
) -> tuple[Page, ...]:
    """So many columns and rows of items on each page, each drawn in parts, below a head and an introduction."""
    area, type = body(paper), Type(3)
    runs = [(tr(intro), PLAIN)] if intro else []
    top = paragraph_height(runs, type, area.width()) + 2 if runs else 0

    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(title), tr(note))
        ink.paragraph(area, runs, type, SOFT)

    def page(stack: Sequence[T]) -> Page:
        places = _places(area.adjusted(0, top, 0, 0), shape)
        drawn = (parts(place, item) for place, item in zip(places, stack, strict=False))
        return Parts((draw_frame, *chain.from_iterable(drawn)))

    return tuple(map(page, stacks(items, shape)))


def stacks(items: Sequence[T], shape: tuple[int, int]) -> list[Sequence[T]]:
    """The items of each page."""
    each = shape[0] * shape[1]
    return [items[n : n + each] for n in range(0, len(items), each)]


def _places(area: QRectF, shape: tuple[int, int]) -> list[QRectF]:
    width, height = area.width() / shape[0], area.height() / shape[1]
    return [
        QRectF(area.left() + column * width, area.top() + row * height, width, height).adjusted(
            4 * (column > 0), 2, -4 * (column < shape[0] - 1), -2
        )
        for row in range(shape[1])
        for column in range(shape[0])
    ]


def draw_name(ink: Ink, area: QRectF, name: str) -> None:
    """Above an item."""
    ink.words(QRectF(area.left(), area.top(), area.width(), 6), name, Type(4.4, is_title=True), LEFT)
    ink.line(area.left(), area.top() + 6.3, area.right(), area.top() + 6.3, HAIR, FAINT)
