"""What is seen on the table of Crossword Track: squares that say what they bring, letters that can be read, and an
answer that nobody sees before it is held open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite.rules.crossword.track import CORNERS, NUMBERED
from ludogite.ui.games.crossword import pictures
from ludogite.ui.games.crossword.pictures import asked_board, sample_board
from ludogite.ui.games.crossword.view import reader_card, throw_card
from ludogite.ui.games.crossword.view.ending import most_scrolled, paint_bill, paint_notebook
from ludogite.ui.games.crossword.view.grid import paint_letter
from ludogite.ui.games.crossword.view.layout import EndLayout, Layout
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace
from ludogite.ui.games.crossword.view.slab import paint_board
from ludogite.ui.games.crossword.view.table import paint_card
from ludogite.ui.games.crossword.view.tiles import paint_square
from ludogite.ui.games.crossword.view.values import (
    NO_LETTER,
    Arrows,
    Bill,
    BillRow,
    BoardCard,
    BoardLook,
    ClueCard,
    GridLook,
    Letter,
    LetterKind,
    Notebook,
    NotebookSection,
    NotebookWord,
    QuestionCard,
    ReaderCard,
    Seconds,
    ThrowCard,
    Track,
    Verdict,
)
from ludogite.ui.look.theme import DARK, LIGHT, Colours
from tests.support.pixels import contrast, differing

THEMES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
SIZES = pytest.mark.parametrize("size", [(948, 669), (692, 569), (576, 533)], ids=["large", "small", "narrow"])
LARGE, SMALL = (948, 669), (692, 569)
GROUND = QColor("#808080")
LONG_CLUE = "Se dit d’un paysage où les haies enclosent tous les champs !"
CLUE = ClueCard(
    square="R9",
    heading="9 horizontal",
    detail="7 lettres, 2 en place",
    text="Elles partent du cœur",
    note="au pluriel",
    letters=tuple(Letter(letter, LetterKind.INK) if letter != "." else NO_LETTER for letter in "..T...S"),
    cursor=0,
    sum="5 × 15 = 75",
    is_open=True,
)
READER = ReaderCard(
    title="Tom juge",
    badge=(1, 0),
    heading="9 horizontal",
    detail="7 lettres, 2 en place",
    text=CLUE.text,
    note=CLUE.note,
    sum=CLUE.sum,
    square="R9",
    say_text="Léa le dit",
    hold_text="Tom : tiens pour voir la réponse",
    is_open=True,
)
QUESTION = QuestionCard(
    heading="Question bonus",
    detail="ligne 6 finie",
    text="Quel fleuve la Saône rejoint-elle à Lyon ?",
    choices=("La Loire", "Le Rhône", "La Garonne", "Le Rhin"),
)
THROW = ThrowCard(seat=0, text="Léa, à toi de lancer", detail="Depuis D4", is_open=True)

pytestmark = pytest.mark.usefixtures("qapp")


def painted(draw: Callable[[QPainter], None], width: int = 100, height: int = 100, ratio: int = 1) -> QImage:
    image = QImage(width * ratio, height * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(GROUND)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    return image


def part(image: QImage, area: QRectF) -> QImage:
    return image.copy(area.toAlignedRect())


def count(image: QImage, is_meant: Callable[[QColor], bool]) -> int:
    """How many pixels are of a kind."""
    return sum(is_meant(image.pixelColor(x, y)) for x in range(image.width()) for y in range(image.height()))


def parts_of(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def near(colour: str, reach: int = 40) -> Callable[[QColor], bool]:
    wanted = parts_of(QColor(colour))
    return lambda seen: all(abs(a - b) <= reach for a, b in zip(parts_of(seen), wanted, strict=True))


def on_table(size: tuple[int, int], seen: BoardCard, colours: Colours = LIGHT, ratio: int = 1) -> tuple[QImage, Layout]:
    """A card in its place, and where that is."""
    layout = Layout(QSizeF(*size), 2, has_question=isinstance(seen, QuestionCard))
    return painted(lambda painter: paint_card(painter, layout, seen, colours), *size, ratio=ratio), layout


def board_picture(board: BoardLook, colours: Colours = LIGHT, cell: float = 50) -> tuple[QImage, BoardPlace]:
    place = BoardPlace(QPointF(20, 20), cell)
    size = place.area.adjusted(-20, -20, 40, 40).size().toSize()
    return painted(lambda painter: paint_board(painter, place, board, colours), *size.toTuple()), place


def square_picture(square: str, colours: Colours, is_done: bool = False, side: float = 41) -> QImage:
    area = QRectF(10, 10, side, side)
    return painted(lambda painter: paint_square(painter, area, square, colours, is_done), 61, 61)


# Squares


@THEMES
@pytest.mark.parametrize("side", [41, 20])
def test_every_square_looks_different_from_its_neighbours(colours: Colours, side: float) -> None:
    names = [square for square in NUMBERED if square[0] == "R"]
    pictures = [square_picture(square, colours, side=side) for square in names]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@THEMES
@pytest.mark.parametrize("is_done", [False, True])
def test_a_star_stands_on_red_squares_and_on_no_green_one(colours: Colours, is_done: bool) -> None:
    """Seen without colour: the same number as a green square looks different."""
    red, green = square_picture("R4", colours, is_done), square_picture("R5", colours, is_done)
    paint = palette(colours)
    if is_done:
        ink = paint.on_done_red
        middle = red.pixelColor(10 + round(0.63 * 41), 10 + round(0.56 * 41))
        assert near(ink, 12)(middle), "the middle of the star"
        assert not near(paint.on_done_green, 12)(green.pixelColor(12, 30))
    else:
        white = near("#FFF9EA", 40)
        right_of_number = QRectF(10 + 0.55 * 41, 10 + 0.3 * 41, 0.4 * 41, 0.4 * 41)
        assert count(part(red, right_of_number), white) > 12
        assert count(part(red, QRectF(10, 10, 41, 41)), white) > count(part(green, QRectF(10, 10, 41, 41)), white)


@THEMES
def test_a_small_red_square_has_its_star_too(colours: Colours) -> None:
    red, green = (square_picture(square, colours, side=14) for square in ("R8", "R7"))
    assert count(red, near("#FFF9EA")) > 5
    assert count(green, near("#FFF9EA")) == 0


@THEMES
def test_the_squares_of_a_complete_line_are_pale(colours: Colours) -> None:
    image, place = board_picture(sample_board(), colours)
    pale, full = (
        image.pixelColor((place.square_place(s).bottomLeft() + QPointF(8, -9)).toPoint()) for s in ("R6", "R7")
    )
    assert near(palette(colours).done_green, 24)(pale)
    assert near(palette(colours).green, 24)(full)


@THEMES
def test_the_start_has_a_ring_that_other_corners_lack(colours: Colours) -> None:
    dark = [count(square_picture(corner, colours), near("#2B2620", 20)) for corner in CORNERS]
    assert dark[0] > 1.3 * max(dark[1:])


@THEMES
def test_offered_squares_keep_their_colour_while_the_rest_is_dimmed(colours: Colours) -> None:
    board = replace(sample_board(), track=Track(sample_board().track.done, frozenset({"R7", "L7"})), pawn="TL")
    plain, place = board_picture(replace(sample_board(), pawn="TL"), colours)
    image, _ = board_picture(board, colours)

    def seen(picture: QImage, square: str) -> QColor:
        return picture.pixelColor((place.square_place(square).bottomLeft() + QPointF(8, -9)).toPoint())

    assert seen(image, "R7") == seen(plain, "R7")
    assert seen(image, "R9").lightness() < seen(plain, "R9").lightness()
    empty = place.cell_place(7).center().toPoint()
    assert image.pixelColor(empty).lightness() < plain.pixelColor(empty).lightness()


def test_painting_a_part_again_gives_the_same_picture() -> None:
    """While the pawn is dragged only what it covers is painted."""
    board = replace(asked_board(), track=Track(sample_board().track.done, frozenset({"R7", "L7", "T2"}), "R7"))
    whole, place = board_picture(board)
    hole = QRectF(place.cell_place(40).center(), QSizeF(120, 90))
    again = whole.copy()
    with QPainter(again) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(hole)
        painter.fillRect(hole, GROUND)
        paint_board(painter, place, board, LIGHT)
    assert again == whole


def test_the_ghost_of_the_pawn_stands_on_the_aimed_square() -> None:
    offered = frozenset({"B5", "B6"})
    without, place = board_picture(replace(sample_board(), track=Track(sample_board().track.done, offered)))
    image, _ = board_picture(replace(sample_board(), track=Track(sample_board().track.done, offered, "B5")))
    for square, is_changed in (("B5", True), ("B6", False)):
        tile = place.square_place(square).adjusted(10, 4, -10, -4)
        assert (part(image, tile) != part(without, tile)) == is_changed


# The crossword


@THEMES
def test_ink_pencil_and_unfound_letters_are_told_apart_without_colour(colours: Colours) -> None:
    area = QRectF(20, 20, 50, 50)

    def letter(kind: LetterKind) -> QImage:
        picture = painted(lambda painter: paint_letter(painter, area, Letter("A", kind), colours, 10), 90, 90)
        return picture.convertToFormat(QImage.Format.Format_Grayscale8)

    ink, pencil, unfound = letter(LetterKind.INK), letter(LetterKind.PENCIL), letter(LetterKind.UNFOUND)
    ground = GROUND.lightness()
    corner = QRectF(22, 55, 12, 12)
    hatched = [count(part(each, corner), lambda c: abs(c.lightness() - ground) > 8) for each in (ink, pencil, unfound)]
    assert hatched[2] > 20
    assert hatched[2] > 2 * max(hatched[:2])
    assert ink != pencil


def test_unfound_letters_are_hatched_at_the_end() -> None:
    letters = {**sample_board().grid.letters, 7: Letter("I", LetterKind.UNFOUND)}
    image, place = board_picture(replace(sample_board(), grid=replace(sample_board().grid, letters=letters, arrows=())))
    reddish: Callable[[QColor], bool] = lambda c: c.red() - c.blue() > 40  # noqa: E731
    assert count(part(image, place.cell_place(7).adjusted(2, 2, -2, -2)), reddish) > 150
    assert count(part(image, place.cell_place(8).adjusted(2, 2, -2, -2)), reddish) == 0


def test_the_same_letter_is_a_little_different_from_cell_to_cell() -> None:
    image, place = board_picture(sample_board())
    letters = [part(image, place.cell_place(cell).adjusted(3, 3, -3, -3)) for cell in (20, 27, 55, 69)]
    assert any(one != letters[0] for one in letters[1:]), "all of them are E"
    again, _ = board_picture(sample_board())
    assert again == image


@THEMES
def test_an_arrow_is_filled_for_each_miss(colours: Colours) -> None:
    image, place = board_picture(replace(sample_board(), pawn="TL"), colours)

    def filled(cell: int) -> int:
        area = place.cell_place(cell)
        left = QRectF(area.left() + 1, area.top() + 0.2 * place.cell, 0.16 * place.cell, 0.6 * place.cell)
        return count(part(image, left), near(palette(colours).missed, 30))

    none, one, two = filled(63), filled(56), filled(49)
    assert none == 0
    assert 8 < one < 0.7 * two


@THEMES
def test_the_word_that_is_asked_has_a_ground_and_a_frame(colours: Colours) -> None:
    image, place = board_picture(asked_board(), colours)
    paint = palette(colours)
    assert near(paint.word, 6)(image.pixelColor((place.cell_place(57).topRight() + QPointF(-8, 8)).toPoint()))
    assert near(paint.cursor, 6)(image.pixelColor((place.cell_place(56).topRight() + QPointF(-8, 8)).toPoint()))
    frame = place.cell_place(59)
    assert near(colours.ink, 12)(image.pixelColor(QPointF(frame.center().x(), frame.top()).toPoint()))
    assert near(paint.white, 6)(image.pixelColor((place.cell_place(64).topRight() + QPointF(-8, 8)).toPoint()))


@THEMES
def test_points_stand_below_the_new_letters_and_cover_none_of_them(colours: Colours) -> None:
    plain, place = board_picture(sample_board(), colours)
    image, _ = board_picture(replace(sample_board(), grid=replace(sample_board().grid, points={57: 10})), colours)
    cell = place.cell_place(57)
    below = QRectF(cell.left(), cell.center().y() + 0.22 * place.cell, place.cell, 0.3 * place.cell)
    assert count(part(image, below), near(palette(colours).plate, 10)) > 60
    letter = cell.adjusted(0, 0, 0, -0.28 * place.cell)
    assert part(image, letter) == part(plain, letter)
    assert part(image, place.cell_place(59)) == part(plain, place.cell_place(59))


@pytest.mark.parametrize("cell", [42.0, 50.0])
@pytest.mark.parametrize("is_down", [False, True], ids=["across", "down"])
def test_no_arrow_touches_a_letter(cell: float, is_down: bool) -> None:
    place = BoardPlace(QPointF(0, 0), cell)
    head = 16

    def picture(letter: str, misses: int | None) -> QImage:
        arrows = () if misses is None else (Arrows(head, is_down, misses),)
        letters = {head: Letter(letter, LetterKind.INK)} if letter else {}
        board = replace(sample_board(), grid=GridLook(frozenset(), letters, arrows))
        image = painted(lambda painter: paint_board(painter, place, board, LIGHT), 490, 660)
        return part(image, place.cell_place(head).adjusted(1, 1, -1, -1))

    empty = picture("", None)
    arrows = differing(picture("", 0), empty) | differing(picture("", 2), empty)
    assert len(arrows) > 20
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        # On Windows the faintest shade of an M reaches that of an arrow, in one point.
        assert len(arrows & differing(picture(letter, None), empty)) <= 1, letter


@THEMES
def test_an_arrow_that_is_not_filled_is_seen(colours: Colours) -> None:
    """On a white cell and on the word that is asked, at least 3:1."""
    paint = palette(colours)
    for ground in (paint.white, paint.word):
        assert contrast(paint.arrow, ground) >= 3
    place = BoardPlace(QPointF(0, 0), 42.0)
    look = GridLook(frozenset(), {}, (Arrows(16, True, 0),))
    image = painted(lambda painter: paint_board(painter, place, replace(sample_board(), grid=look), colours), 490, 660)
    cell = part(image, place.cell_place(16).adjusted(2, 2, -2, -2))
    pixels = [cell.pixelColor(x, y) for x in range(cell.width()) for y in range(cell.height())]
    assert sum(contrast(pixel.name(), paint.white) >= 3 for pixel in pixels) >= 8


@pytest.mark.parametrize("square", ["T5", "R9", "B7", "L10"])
def test_the_number_of_a_square_is_read_beside_the_pawn(square: str) -> None:
    """What differs with another number is not under the pawn."""
    place = BoardPlace(QPointF(0, 0), 50.0)
    tile, pawn = place.square_place(square), place.pawn_place(square)
    assert pawn.top() >= tile.top() - 2, "it covers no name in the frame"
    alone = painted(lambda painter: paint_square(painter, tile, square, LIGHT, is_taken=True), 490, 660)
    blank = painted(lambda painter: paint_square(painter, tile, square, LIGHT, text=" ", is_taken=True), 490, 660)
    number = differing(alone, blank)
    under = painted(lambda painter: paint_pawn(painter, pawn, 0, LIGHT), 490, 660)
    body = {(x, y) for x, y in differing(under, painted(lambda painter: None, 490, 660)) if x < pawn.center().x()}
    assert number
    assert len(number & body) < 0.1 * len(number)


def test_sides_are_named_on_the_frame_and_lit_squares_in_full() -> None:
    names = {"T": "H", "R": "D", "B": "B", "L": "G"}
    bare, place = board_picture(sample_board())
    image, _ = board_picture(replace(sample_board(), sides=names))
    for side in names:
        assert part(image, place.side_place(side)) != part(bare, place.side_place(side))
    track = Track(sample_board().track.done, frozenset({"R7"}))
    numbered, _ = board_picture(replace(sample_board(), track=track))
    named, _ = board_picture(replace(sample_board(), track=track, sides=names))
    assert part(named, place.square_place("R7")) != part(numbered, place.square_place("R7"))
    assert part(named, place.square_place("R9")) == part(numbered, place.square_place("R9"))


def test_pawns_are_told_apart_without_colour() -> None:
    def pawn(seat: int) -> QImage:
        return painted(lambda p: paint_pawn(p, QRectF(20, 10, 50, 80), seat, LIGHT), 90, 100)

    yellow, blue = pawn(0), pawn(1)
    band = QRectF(38, 60, 12, 16)
    assert count(part(blue, band), near("#FFF3DC", 40)) > 20
    assert count(part(yellow, band), near("#FFF3DC", 25)) == 0


# Cards


@THEMES
@SIZES
@pytest.mark.parametrize("length", [2, 10])
def test_a_clue_of_sixty_characters_is_read_whole(colours: Colours, size: tuple[int, int], length: int) -> None:
    long = replace(CLUE, text=LONG_CLUE, letters=(NO_LETTER,) * length, cursor=None)
    whole, _ = on_table(size, long, colours)
    other, _ = on_table(size, replace(long, text=LONG_CLUE[:-1] + "?"), colours)
    assert whole != other, "its last character is seen"


@SIZES
def test_there_is_air_between_what_a_letter_is_worth_and_the_buttons(size: tuple[int, int]) -> None:
    image, layout = on_table(size, CLUE)
    inside, top = layout.inside, layout.pass_button.top()
    air = part(image, QRectF(inside.left(), top - 5, inside.width(), 4))
    assert count(air, lambda colour: colour.lightness() < 200) == 0


def test_what_is_lost_is_struck_off() -> None:
    fresh, layout = on_table(LARGE, CLUE)
    missed, _ = on_table(LARGE, replace(CLUE, struck=1))
    first = QRectF(layout.inside.left(), layout.worth_top, 34, 30)
    assert count(part(fresh, first), near(LIGHT.accent, 30)) == 0
    assert count(part(missed, first), near(LIGHT.accent, 30)) > 10


@SIZES
def test_what_is_wrong_stands_on_the_card(size: tuple[int, int]) -> None:
    plain, layout = on_table(size, CLUE)
    warned, _ = on_table(size, replace(CLUE, message="Il manque 2 lettres."))
    lower = layout.card.adjusted(4, layout.worth_top - layout.card.top() - 8, -4, -4)
    red = near(LIGHT.accent, 40)
    assert count(part(warned, lower), red) > count(part(plain, lower), red) + 80


def test_the_clock_runs_out() -> None:
    def ring(left: int) -> int:
        image, layout = on_table(LARGE, replace(CLUE, seconds=Seconds(left, 60)))
        return count(part(image, layout.clock), near(LIGHT.ink, 40))

    assert ring(60) > 1.5 * ring(30) > 2 * ring(12)


@THEMES
@SIZES
def test_the_answer_is_seen_only_while_it_is_held_open(colours: Colours, size: tuple[int, int]) -> None:
    held = replace(READER, answer="ARTERES", can_judge=True)
    closed, layout = on_table(size, READER, colours)
    opened, _ = on_table(size, held, colours)
    other, _ = on_table(size, replace(held, answer="OISEAUX"), colours)
    strip = layout.hold_button
    back = near("#8E3824", 30)
    assert count(part(closed, strip), back) > 0.5 * strip.width() * strip.height()
    assert count(part(opened, strip), back) == 0
    assert part(opened, strip) != part(other, strip)


def test_judging_is_faint_before_the_first_look() -> None:
    closed, layout = on_table(LARGE, READER)
    looked, _ = on_table(LARGE, replace(READER, can_judge=True))
    dark = near(LIGHT.ink, 30)
    for button in (layout.wrong_button, layout.right_button):
        assert count(part(looked, button), dark) > 1.5 * count(part(closed, button), dark)


def test_a_question_that_is_judged_stays_with_its_heading() -> None:
    """On a narrow card, which covers all that lies below it."""
    asked = replace(READER, text="Quel lac ?", note="", sum="", square="", letters=())
    layout = Layout(QSizeF(*SMALL), 2, has_question=True)
    image = painted(lambda p: paint_card(p, layout, asked, LIGHT), *SMALL)
    upper = QRectF(layout.inside.left(), layout.banner.bottom() + 60, layout.inside.width(), 60)
    lower = QRectF(upper.left(), upper.bottom(), upper.width(), layout.said.top() - upper.bottom() - 8)
    dark = near(LIGHT.ink, 40)
    assert count(part(image, upper), dark) > 100
    assert count(part(image, lower), dark) == 0


def test_both_verdicts_are_in_type_of_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the longer one has to be smaller, so has the other."""
    long, layout = on_table(SMALL, replace(READER, can_judge=True))
    first, second = reader_card.VERDICTS
    monkeypatch.setattr(reader_card, "VERDICTS", ((first[0], second[1], first[2]), second))
    short, _ = on_table(SMALL, replace(READER, can_judge=True))
    dark = near(LIGHT.ink, 60)
    right = layout.right_button.adjusted(20, 2, -22, -2)
    assert count(part(long, right), dark) < count(part(short, right), dark)


def test_the_right_choice_gets_a_tick_and_the_wrong_one_a_cross() -> None:
    image, layout = on_table(LARGE, replace(QUESTION, chosen=2, right=1, verdict=Verdict(False, "Non")))
    green = [count(part(image, area), near(palette(LIGHT).right, 30)) > 60 for area in layout.choices]
    red = [count(part(image, area), near(LIGHT.accent, 30)) > 60 for area in layout.choices]
    assert green == [False, True, False, False]
    assert red == [False, False, True, False]


def test_what_is_typed_is_seen_to_its_end() -> None:
    typed = "la bataille de Castillon en quatorze cent cinquante-trois"

    def field(text: str) -> QImage:
        image, layout = on_table((692, 569), replace(QUESTION, choices=(), typed=text))
        return part(image, layout.answer_field)

    assert field(typed) != field(typed[:-1] + "x")


@THEMES
def test_the_handover_shows_the_colour_of_the_one_who_throws(colours: Colours) -> None:
    for seat, name in ((0, "Léa"), (1, "Tom")):
        throw = ThrowCard(seat=seat, text=f"{name}, à toi", enters_dice=True)
        image, layout = on_table(LARGE, throw, colours)
        head = QRectF(layout.card.left() + 10, layout.card.top() + 10, layout.card.width() - 20, 80)
        ground = throw_card.GROUNDS[seat][colours.is_dark]
        assert count(part(image, head), near(ground, 24)) > 0.5 * head.width() * head.height()


# The end


WORDS = tuple(NotebookWord(f"MOT{n}", n % 3, n % 2 == 0, "trouvé", "Une définition (au pluriel)") for n in range(24))


def test_a_long_notebook_is_scrolled_to_its_last_word() -> None:
    area = EndLayout(QSizeF(948, 669), 2).notebook
    book = Notebook("Carnet", "à revoir", (NotebookSection(0, "Léa", WORDS),))
    most = most_scrolled(area, book)
    assert most > 0

    def page(first: int) -> QImage:
        scrolled = replace(book, first_line=first)
        return part(painted(lambda p: paint_notebook(p, area, scrolled, LIGHT), 948, 669), area)

    assert page(0) != page(1) != page(most)
    assert page(most) == page(most + 5)
    short = replace(book, sections=(NotebookSection(0, "Léa", WORDS[:2]),))
    assert most_scrolled(area, short) == 0


@SIZES
def test_a_bill_says_everything(size: tuple[int, int]) -> None:
    rows = tuple(BillRow(f"Lettres à {n}", "45 ×", "675") for n in (15, 10, 5))
    area = EndLayout(QSizeF(*size), 2).bills[0]

    def bill(note: str) -> QImage:
        last = BillRow("Première grille finie", "", "+50", note, has_star=True)
        return painted(lambda p: paint_bill(p, area, Bill(rows, last, "820"), LIGHT), *size)

    assert bill("10 lettres que Tom n’a pas, à 5") != bill("10 lettres que Tom n’a pas, à 6")


@SIZES
def test_the_rows_of_both_bills_stand_at_the_same_height(size: tuple[int, int]) -> None:
    """However long the notes below them are."""
    rows = tuple(BillRow(f"Lettres à {n}", "45 ×", "675") for n in (15, 10, 5))
    area = EndLayout(QSizeF(*size), 2).bills[0]

    def upper(last: BillRow) -> QImage:
        image = painted(lambda p: paint_bill(p, area, Bill(rows, last, "820"), LIGHT), *size)
        return part(image, area.adjusted(0, 0, 0, -0.6 * area.height()))

    long = BillRow("Première grille finie", "", "+50", "10 lettres manquées par Maximilien, 5 chacune", has_star=True)
    assert upper(long) == upper(BillRow("2 lettres non trouvées", "", "0", "hachurées dans la grille"))


# Everything


@THEMES
def test_words_are_read_on_their_ground(colours: Colours) -> None:
    paint = palette(colours)
    texts = [
        (paint.on_wood, paint.wood),
        (paint.soft_on_wood, paint.wood),
        ("#FFF9EA", paint.green),
        ("#FFF9EA", paint.red),
        ("#2B2620", paint.corner),
        (paint.on_done_green, paint.done_green),
        (paint.on_done_red, paint.done_red),
        *((paint.ink, ground) for ground in (paint.white, paint.word, paint.line, paint.paper)),
        *((paint.pencil, ground) for ground in (paint.white, paint.word, paint.cursor)),
        (paint.missed, paint.white),
        (paint.missed, paint.paper),
        (paint.on_plate, paint.plate),
        (paint.right, colours.panel),
        (colours.ink, paint.paper),
        (colours.soft_ink, paint.paper),
        ("#FBEFDC", "#8E3824"),
        *zip(throw_card.ON_GROUNDS, (grounds[colours.is_dark] for grounds in throw_card.GROUNDS), strict=True),
    ]
    poor = [(ink, ground, round(contrast(ink, ground), 2)) for ink, ground in texts if contrast(ink, ground) < 4.5]
    assert not poor
    assert contrast(paint.arrow, paint.white) >= 3


@pytest.mark.parametrize("size", [(948, 669), (692, 569), (1588, 949)])
@pytest.mark.parametrize(
    "seen", [CLUE, READER, replace(READER, answer="ARTERES"), QUESTION, THROW], ids=lambda c: type(c).__name__
)
def test_nothing_is_painted_outside_the_card_and_its_shadow(size: tuple[int, int], seen: BoardCard) -> None:
    image, layout = on_table(size, seen, ratio=2)
    reach = layout.card.adjusted(-24, -24, 24, 24)
    for x in range(0, size[0], 7):
        for y in range(0, size[1], 7):
            if not reach.contains(QPointF(x, y)):
                assert image.pixelColor(2 * x, 2 * y) == GROUND


@THEMES
def test_the_card_on_the_shelf(colours: Colours) -> None:
    shelf = painted(lambda painter: pictures.paint_card(painter, QRectF(0, 0, 214, 252), colours), 214, 252)
    assert count(shelf, near(palette(colours).green, 30)) > 400
    assert count(shelf, near("#2B211A", 12)) > 60, "the pips of the die"


@THEMES
def test_the_pictures_of_the_rules(colours: Colours) -> None:
    def picture(name: str) -> QImage:
        return painted(lambda p: pictures.paint_rules_picture(p, QSize(420, 300), name, colours), 420, 300)

    seen = [picture(name) for name in pictures.NAMES]
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])


def test_seats_have_their_pawns() -> None:
    def sign(seat: int) -> QImage:
        return painted(lambda p: pictures.paint_seat(p, QRectF(0, 0, 46, 50), seat, LIGHT), 46, 50)

    assert sign(0) != sign(1)
