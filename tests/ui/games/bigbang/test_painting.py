"""What is seen on the table of Big Bang: numbers that can be read and told apart, and backs that tell nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from ludogite.rules.tokens import BAG, STAR
from ludogite.ui.games.bigbang import card, rules_pictures
from ludogite.ui.games.bigbang.calls import paint_call, plate_of
from ludogite.ui.games.bigbang.dish import paint_dish
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.games.bigbang.layout import Layout
from ludogite.ui.games.bigbang.leather import leather, on_leather, soft_on_leather
from ludogite.ui.games.bigbang.marks import Mark, paint_mark
from ludogite.ui.games.bigbang.painting import Link, paint_board, paint_chain, paint_swap
from ludogite.ui.games.bigbang.strip import paint_ruler
from ludogite.ui.games.bigbang.tokens import NUMERAL, bag_colour, ivory, paint_token
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import DARK, LIGHT, Colours, mixed
from tests.support.pixels import contrast, luminance

THEMES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
TOKEN = QRectF(10, 10, 67, 67)

pytestmark = pytest.mark.usefixtures("qapp")


def painted(draw: Callable[[QPainter], None], width: int = 87, height: int = 87, ratio: int = 1) -> QImage:
    image = QImage(width * ratio, height * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#808080"))
    with QPainter(image) as painter:
        draw(painter)
    return image


def token(number: int | None, colours: Colours = LIGHT, seat: int = 0, cell: int = 8, area: QRectF = TOKEN) -> QImage:
    return painted(lambda painter: paint_token(painter, area, number, seat, colours, cell=cell))


LONG = "Maximilien-Alexandre de la Fontaine et des Essarts"


def inside_and_around(draw: Callable[[QPainter, str], None], area: QRectF) -> tuple[set[bool], set[bool]]:
    """Whether pixels differ between a long name and none, within the area and around it."""
    size = area.adjusted(0, 0, 40, 40).bottomRight().toPoint()
    named, plain = (painted(lambda painter: draw(painter, name), size.x(), size.y()) for name in (LONG, ""))
    found: tuple[set[bool], set[bool]] = set(), set()
    for x in range(size.x()):
        for y in range(size.y()):
            found[not area.contains(x, y)].add(named.pixel(x, y) != plain.pixel(x, y))
    return found


@pytest.mark.parametrize("size", [(214, 80), (325, 96)])
def test_a_long_name_stays_in_the_dish(size: tuple[int, int]) -> None:
    area = QRectF(30, 30, *size)

    def draw(painter: QPainter, name: str) -> None:
        paint_dish(painter, area, f"Lancer pour {name}", LIGHT, False, note="finit ton tour sans eux", key="D")

    inside, around = inside_and_around(draw, area)
    assert inside == {False, True}
    assert around == {False}


def test_of_long_names_the_beginning_is_read_between_the_boards() -> None:
    area = QRectF(60, 30, 70, 250)
    pictures = [
        painted(lambda painter: paint_swap(painter, area, text, text, LIGHT), 190, 310)
        for text in (f"nu {LONG}", f"un {LONG}")  # as wide as each other
    ]
    assert pictures[0] != pictures[1]


@THEMES
@pytest.mark.parametrize("size", [67, 28])
def test_all_faces_are_told_apart(colours: Colours, size: int) -> None:
    faces = [token(number, colours, area=QRectF(10, 10, size, size)) for number in BAG]
    assert all(one != other for n, one in enumerate(faces) for other in faces[:n])


@pytest.mark.parametrize("size", [67, 42, 28])
def test_a_six_upside_down_is_no_nine(size: int) -> None:
    def bar(number: int, y: float) -> int:
        """Dark pixels in the middle of a row."""
        picture = token(number, area=QRectF(10, 10, size, size))
        row = round(10 + y * size)
        middle = 10 + size // 2
        return max(
            sum(
                picture.pixelColor(x, row + shift).lightness() < 110
                for x in range(middle - size // 4, middle + size // 4)
            )
            for shift in (-1, 0, 1)
        )

    for number in (6, 9):
        assert bar(number, 0.7) >= 0.17 * size, "the bar below"
        assert bar(number, 0.23) < 0.17 * size, "nothing above"
    assert bar(8, 0.7) < 0.17 * size


def test_a_back_tells_nothing_of_what_is_below() -> None:
    backs = [
        painted(lambda painter: paint_token(painter, TOKEN, None, 0, LIGHT, cell=8, before=before)) for before in BAG
    ]
    assert all(back == backs[0] for back in backs)


@THEMES
def test_the_bags_are_told_apart_without_colour(colours: Colours) -> None:
    blue, yellow = (token(None, colours, seat).convertToFormat(QImage.Format.Format_Grayscale8) for seat in (0, 1))
    centre, edge = (43, 41), (43 + 13, 41)
    assert abs(blue.pixelColor(*centre).lightness() - yellow.pixelColor(*centre).lightness()) > 60, "cross and lozenge"
    assert blue != yellow
    assert contrast(yellow.pixelColor(*edge), yellow.pixelColor(*centre)) > 3


@THEMES
@pytest.mark.parametrize("seat", [0, 1])
def test_the_edge_of_a_face_shows_its_bag(colours: Colours, seat: int) -> None:
    picture = token(8, colours, seat)
    below = [picture.pixelColor(43, y) for y in range(72, 80)]
    bag = bag_colour(seat, colours)
    assert any(abs(colour.hue() - bag.hue()) < 12 and colour.saturation() > 80 for colour in below)


@THEMES
def test_numerals_and_words_are_read_easily(colours: Colours) -> None:
    assert contrast(NUMERAL, ivory(colours)) >= 4.5
    picture = token(8, colours)
    ground = picture.pixelColor(43 - 20, 43)
    ink = min((picture.pixelColor(x, 43) for x in range(30, 56)), key=luminance)
    assert contrast(ink, ground) >= 4.5
    for words in (on_leather(colours), soft_on_leather(colours), mixed(on_leather(colours), leather(colours), 0.25)):
        assert contrast(words, leather(colours)) >= 4.5
    assert contrast(QColor(colours.on_filled), QColor(colours.filled)) >= 4.5
    assert contrast(QColor("#F6EBD8"), QColor(colours.dark_piece)) >= 4.5
    assert contrast(QColor("#3A2E25"), QColor("#D9BC84")) >= 4.5, "on the ruler"
    table = BURGUNDY_FELT.ground(colours)
    assert all(contrast(QColor(words), QColor(tone)) >= 4.5 for words in table[1:] for tone in table.tones)


@THEMES
def test_marks_are_seen_and_differ_from_each_other(colours: Colours) -> None:
    def marked(mark: Mark) -> QImage:
        def draw(painter: QPainter) -> None:
            paint_token(painter, QRectF(30, 30, 67, 67), 6, 0, colours, cell=8)
            paint_mark(painter, QRectF(30, 30, 67, 67), mark, colours)

        return painted(draw, 127, 127)

    pictures = [marked(mark) for mark in Mark]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@THEMES
def test_a_token_turns_from_one_side_to_the_other(colours: Colours) -> None:
    def turning(flip: float) -> QImage:
        def draw(painter: QPainter) -> None:
            paint_token(painter, QRectF(30, 30, 67, 67), None, 0, colours, cell=8, flip=flip, before=24)

        return painted(draw, 127, 127)

    assert turning(0.2).pixelColor(63, 45).saturation() < turning(0.9).pixelColor(75, 50).saturation()
    at_rest = painted(lambda painter: paint_token(painter, QRectF(30, 30, 67, 67), None, 0, colours, cell=8), 127, 127)
    assert turning(1) == at_rest


def test_what_is_spent_is_one_blank_block_and_the_ruler_is_as_long_as_the_budget() -> None:
    area = QRectF(10, 10, 240, 50)

    def ruler(budget: int, spent: int, slabs: list[int]) -> QImage:
        return painted(lambda painter: paint_ruler(painter, area, budget, spent, slabs, None, LIGHT), 300, 80)

    ground = QColor("#808080")
    assert ruler(20, 0, []).pixelColor(10 + 190, 50) != ground
    assert ruler(7, 0, []).pixelColor(10 + 190, 50) == ground
    spent = ruler(20, 8, [])
    blocks = {spent.pixelColor(x, 38).rgb() for x in range(14, 10 + 75)}
    assert len(blocks) == 1
    assert ruler(20, 8, [6]) != ruler(20, 8, [3, 3])


@THEMES
def test_no_number_of_the_ruler_is_seen_between_slabs(colours: Colours) -> None:
    """15 is written on the ruler where the one slab ends, and nothing where the other does."""
    area = QRectF(20, 20, 24 * 12, 50)
    gaps = []
    for first in (15, 13):
        slabs = [first, 21 - first]
        image = painted(lambda painter: paint_ruler(painter, area, 24, 0, slabs, None, colours), 340, 90)
        gaps.append(image.copy(20 + 12 * first - 1, 40, 1, 16))
    assert gaps[0] == gaps[1]


def test_the_bell_stands_on_its_plate_and_is_not_cut_by_it() -> None:
    area = QRectF(10, 10, 155, 148)
    foot = round(plate_of(area).top()) - 3

    def is_dark(y: int) -> bool:
        """The foot is of dark wood."""
        return picture.pixelColor(round(area.center().x()), y).lightness() < 60

    picture = painted(
        lambda painter: paint_call(painter, area, Call.BONUS, LIGHT, is_held=False, is_hooded=False), 180, 170
    )
    assert any(is_dark(y) for y in range(foot - 12, foot))
    assert not is_dark(foot + 1)
    assert not is_dark(foot + 2)


@THEMES
def test_bell_and_glass_show_whether_they_are_held_or_hooded(colours: Colours) -> None:
    area = QRectF(10, 10, 155, 148)
    for call in Call:
        pictures = [
            painted(
                lambda painter: paint_call(
                    painter, area, call, colours, is_held=is_held, is_hooded=is_hooded, text="Bonus!", key="B"
                ),
                180,
                170,
            )
            for is_held, is_hooded in ((False, False), (True, False), (False, True))
        ]
        assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@THEMES
@pytest.mark.parametrize("size", [(214, 252), (320, 180), (120, 150)])
def test_the_card_fills_its_place_and_no_more(colours: Colours, size: tuple[int, int]) -> None:
    width, height = size
    area = QRectF(20, 20, width, height)
    image = painted(lambda painter: card.paint_card(painter, area, colours), width + 40, height + 40)
    ground = QColor("#808080")
    for x, y in ((21, 21), (18 + width, 21), (21, 18 + height), (18 + width, 18 + height)):
        assert image.pixelColor(x, y) != ground
    for x, y in ((18, 60), (22 + width, 60), (60, 18), (60, 22 + height)):
        assert image.pixelColor(x, y) == ground
    assert len({image.pixelColor(x, y).rgb() for x in range(20, width, 7) for y in range(20, height, 7)}) > 60


@THEMES
def test_a_seat_has_the_sign_of_its_bag(colours: Colours) -> None:
    signs = [painted(lambda painter: card.paint_seat(painter, TOKEN, seat, colours)) for seat in (0, 1)]
    assert signs[0] != signs[1]


@THEMES
@pytest.mark.parametrize("name", ["board", "lines", "last", "star", "chain", "forgotten"])
def test_the_rules_have_their_pictures(colours: Colours, name: str) -> None:
    blank = painted(lambda painter: paint_kept_table(painter, QRectF(0, 0, 420, 300), BURGUNDY_FELT, colours), 420, 300)
    picture = painted(
        lambda painter: rules_pictures.paint_rules_picture(painter, QSize(420, 300), name, colours), 420, 300
    )
    assert picture != blank
    assert name in rules_pictures.PICTURES


def test_the_pictures_of_the_rules_show_what_the_rules_say() -> None:
    from ludogite.rules.tokens import cross, numbers_on, reach_of_bonuses

    numbers = numbers_on(rules_pictures.BOARD)
    last, star, chain, forgotten = (rules_pictures.PICTURES[name] for name in ("last", "star", "chain", "forgotten"))
    assert last.token is not None
    assert star.token is not None
    assert set(last.lit) <= {line for line in last.lit if not line & ~reach_of_bonuses(numbers, last.up)[last.token]}
    assert rules_pictures.BOARD[star.token] == STAR
    assert reach_of_bonuses(numbers, star.up)[star.token] == cross(star.token) == star.lit[0] | star.lit[1]
    assert reach_of_bonuses(numbers, forgotten.up)[forgotten.token or 0] == forgotten.lit[0] | forgotten.lit[1]
    up = chain.up
    for cell in reversed(chain.order):
        up |= 1 << cell
        assert cell in reach_of_bonuses(numbers, up)
    assert not reach_of_bonuses(numbers, up | 1 << 29), "f5 is what was bought"


def test_pictures_are_kept(qapp: QApplication) -> None:
    layout = Layout(QSizeF(948, 669), 0, 2)

    def table(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_kept_table(painter, QRectF(0, 0, 948, 669), BURGUNDY_FELT, LIGHT)
        for seat, place in enumerate(layout.boards):
            paint_board(painter, place, seat, LIGHT, is_lit=False)
            for cell in range(36):
                paint_token(painter, place.cell_place(cell), cell % 10 + 1, seat, LIGHT, cell=cell)

    assert painted(table, 948, 669) == painted(table, 948, 669)
    sharp = painted(table, 948, 669, ratio=2)
    assert sharp.pixelColor(2 * 400, 2 * 300).isValid()
    assert sharp.scaled(948, 669, Qt.AspectRatioMode.IgnoreAspectRatio) != painted(table, 948, 669)


def test_a_turned_painter_gets_a_sharp_picture() -> None:
    """Small pictures turn and scale the tokens: a kept one would be blurred."""

    def turned(painter: QPainter) -> None:
        painter.translate(QPointF(60, 60))
        painter.scale(2, 2)
        paint_token(painter, QRectF(-20, -20, 40, 40), 8, 0, LIGHT, cell=0)

    straight = painted(lambda painter: paint_token(painter, QRectF(20, 20, 80, 80), 8, 0, LIGHT, cell=0), 120, 120)
    image = painted(turned, 120, 120)
    differing = sum(
        abs(image.pixelColor(x, y).lightness() - straight.pixelColor(x, y).lightness()) > 40
        for x in range(120)
        for y in range(120)
    )
    assert differing < 150


def test_the_plate_of_a_chain_cuts_no_line() -> None:
    """In French, as wide as it is in a first window: the last letter of each line is there."""

    def plate(last: str) -> QImage:
        links = [Link(n, "e6", f"colonne {last}", "étoile") for n in range(1, 9)]
        area = QRectF(5, 5, 298, 185)
        return painted(lambda painter: paint_chain(painter, area, "Réaction en chaîne", "", links, LIGHT), 308, 195)

    assert plate("b") != plate("d")
