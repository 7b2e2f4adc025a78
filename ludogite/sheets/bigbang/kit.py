"""Big Bang on paper: boards already drawn, to strike off with a pencil, and the tokens of a bag to cut out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import BAG
from ludogite.rules.tokens import draw_board as drawn_board
from ludogite.sheets.bigbang.board import draw_board, draw_token
from ludogite.sheets.dice import FOLDING, draw_net, draw_pips, net_size
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.frame import ONE_SIDE, body, draw_head, with_feet
from ludogite.sheets.ink import FAINT, FINE, LEFT, SOFT, Ink, Type
from ludogite.sheets.sheet import Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr

TOKEN = 23.0
ACROSS = 8
DIE = 28.0
"""Millimetres."""
STRIKE = Message(
    QT_TRANSLATE_NOOP(
        "sheets",
        "Cross out what you turn. Bonuses are automatic: take each one at once, nobody forgets any. A board each; in "
        "round 2 swap boards: cross out on the copy below.",
    )
)
BOARD = QT_TRANSLATE_NOOP("sheets", "Board {n}")
ROUND = QT_TRANSLATE_NOOP("sheets", "Round {n}")
TOKENS = QT_TRANSLATE_NOOP("sheets", "Tokens of bag {n}: glue on cardboard and cut out")


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    seed = int(chosen["seed"])
    boards = [_boards(paper, seed, 2 * n, (n + 1)) for n in range(int(chosen["count"]))]
    cut_out = [_tokens(paper, 1), _tokens(paper, 2), _dice(paper)]
    sheet = Sheet(SHELF["bigbang"].title, paper, (*boards, *cut_out))
    return with_feet(sheet, {len(boards) + n: ONE_SIDE for n in range(len(cut_out))})


def _boards(paper: Paper, seed: int, first: int, match: int) -> Page:
    """Two boards, each twice: for round 1 and for round 2."""
    area = body(paper)
    side = min((area.width() - 8) / 2, (area.height() - 36) / 2)

    def draw_frame(ink: Ink) -> None:
        title = Message(QT_TRANSLATE_NOOP("sheets", "Game {n}"), n=match)
        draw_head(ink, paper, tr(SHELF["bigbang"].title), tr(title))
        how = QRectF(area.left(), area.bottom() - 12, area.width(), 12)
        ink.paragraph(how, [(tr(STRIKE), PLAIN)], Type(3.4), SOFT)

    def draw(column: int, row: int, ink: Ink) -> None:
        left, top = area.left() + column * (area.width() - side), area.top() + row * (side + 12)
        name = f"{tr(Message(BOARD, n=column + 1))} · {tr(Message(ROUND, n=row + 1))}"
        ink.words(QRectF(left, top, side, 6), name, Type(4, is_title=True), LEFT)
        draw_board(ink, QRectF(left, top + 6, side, side), drawn_board(seed, first + column))

    return Parts((draw_frame, *(partial(draw, column, row) for row in range(2) for column in range(2))))


def _tokens(paper: Paper, bag: int) -> Page:
    """All 44 of a bag."""
    area = body(paper)
    left = area.center().x() - ACROSS * TOKEN / 2
    tokens = sorted(BAG.elements())

    def draw(row: int, ink: Ink) -> None:
        for column, token in enumerate(tokens[ACROSS * row : ACROSS * (row + 1)]):
            square = QRectF(left + column * TOKEN, area.top() + 4 + row * TOKEN, TOKEN, TOKEN)
            ink.frame(square, FINE, FAINT)
            draw_token(ink, square, token)
            if bag == 2:
                ink.ring(square.center().x(), square.center().y(), 0.43 * TOKEN, FINE, SOFT)

    def draw_title(ink: Ink) -> None:
        draw_head(ink, paper, tr(SHELF["bigbang"].title), tr(Message(TOKENS, n=bag)))

    return Parts((draw_title, *(partial(draw, row) for row in range(-(-len(tokens) // ACROSS)))))


def _dice(paper: Paper) -> Page:
    def draw(ink: Ink) -> None:
        draw_head(ink, paper, tr(Message(QT_TRANSLATE_NOOP("sheets", "Two dice to cut out"))), tr(FOLDING))
        area, (width, height) = body(paper), net_size(DIE)
        for n in range(2):
            draw_net(ink, QPointF(area.center().x() - width / 2, area.top() + 8 + n * (height + 12)), DIE, draw_pips)

    return draw
