"""A shelf under the mouse: what it shows, and what it says was picked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QMouseEvent, QPixmapCache
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import LETTERS, ORIENTATIONS
from ludogite.sheets.cube.paints import PAINTS
from ludogite.ui.games.cube.controls.shelf import ACROSS, FRONT, Shelf, ShelfPlace
from ludogite.ui.games.cube.controls.shelf_painting import FRAME
from ludogite.ui.games.cube.rotation import UNTURNED
from ludogite.ui.look.language import Language
from ludogite.ui.look.picture_cache import set_steps
from ludogite.ui.look.theme import DARK, LIGHT
from tests.support.ui.input import move_mouse

LEFT = Qt.MouseButton.LeftButton
ALL = tuple(range(8))
T, SKEW = LETTERS.index("T"), LETTERS.index("S")
GIVEN = [(0, piece) for piece in ALL if piece not in (T, SKEW)] + [(1, piece) for piece in ALL if piece not in (1, 6)]
WITHOUT_SKEW = tuple(piece for piece in ALL if piece != SKEW)


def made(qtbot: QtBot, size: QSize = FRONT) -> Shelf:
    shelf = Shelf(LIGHT)
    qtbot.addWidget(shelf)
    shelf.put(QRect(QPoint(30, 30), size))
    with qtbot.waitExposed(shelf):
        shelf.show()
    return shelf


@pytest.fixture
def shelf(qtbot: QtBot) -> Shelf:
    """Léa's, who has red, is to move and has placed her skew piece."""
    lea = made(qtbot)
    lea.set_owner("Léa", (0, 1))
    lea.show_hands([(0, WITHOUT_SKEW)], active=[0])
    return lea


@pytest.fixture
def challenge(qtbot: QtBot) -> Shelf:
    """Two of each colour; the others stand in the cube from the start."""
    alone = made(qtbot)
    alone.show_hands([(0, (T, SKEW)), (1, (1, 6))], active=[0, 1], given=GIVEN)
    return alone


class Heard:
    """What the shelf has said, in order."""

    def __init__(self, shelf: Shelf) -> None:
        self.signals: list[tuple[object, ...]] = []
        shelf.picked.connect(lambda colour, piece: self.signals.append(("picked", colour, piece)))
        shelf.refused.connect(lambda colour: self.signals.append(("refused", colour)))
        shelf.dragged.connect(lambda point: self.signals.append(("dragged", point)))
        shelf.dropped.connect(lambda point: self.signals.append(("dropped", point)))


def press(qtbot: QtBot, place: ShelfPlace) -> None:
    """At the place's middle on the screen, whatever is there."""
    at = place.mapTo(place.window(), place.rect().center())
    qtbot.mouseClick(place.window().windowHandle(), LEFT, pos=at)


def picture_of(place: ShelfPlace) -> QImage:
    """As it is seen, with the felt behind it."""
    return place.window().grab(QRect(place.mapTo(place.window(), QPoint()), place.size())).toImage()


def colours_in(picture: QImage) -> set[str]:
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def is_shown(shelf: Shelf, place: ShelfPlace) -> bool:
    tones = {QColor(tone).name() for tone in PAINTS[place.colour].tones}
    return tones <= colours_in(picture_of(place))


# Picking


def test_a_press_picks_the_piece_under_the_mouse(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    press(qtbot, shelf.place(0, T))
    press(qtbot, shelf.place(0, 7))
    assert heard.signals == [("picked", 0, T), ("picked", 0, 7)]


def test_a_used_piece_leaves_its_print_which_cannot_be_picked(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    used = shelf.place(0, SKEW)
    press(qtbot, used)
    assert heard.signals == []
    assert not is_shown(shelf, used)
    assert is_shown(shelf, shelf.place(0, T))
    assert used.geometry().left() > shelf.place(0, T).geometry().right(), "the others keep their places"
    middle, corner = used.rect().center(), QPoint(8, used.height() - 12)
    seen = picture_of(used)
    assert seen.pixelColor(middle).lightness() < seen.pixelColor(corner).lightness() - 8, "its print is darker"


def test_the_shelf_of_the_other_one_refuses(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    shelf.show_hands([(0, WITHOUT_SKEW)], active=[])
    press(qtbot, shelf.place(0, T))
    assert heard.signals == [("refused", 0)]
    assert is_shown(shelf, shelf.place(0, T))


def test_in_a_challenge_both_colours_may_be_picked(challenge: Shelf, qtbot: QtBot) -> None:
    heard = Heard(challenge)
    press(qtbot, challenge.place(0, T))
    press(qtbot, challenge.place(1, 6))
    assert heard.signals == [("picked", 0, T), ("picked", 1, 6)]


def test_a_drag_tells_where_the_mouse_is_on_the_screen(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    place = shelf.place(0, T)
    start = place.rect().center()
    qtbot.mousePress(place, LEFT, pos=start)
    move_mouse(place, start + QPoint(3, 2), LEFT)
    assert heard.signals == [("picked", 0, T)], "a hand that trembles does not drag"
    move_mouse(place, start + QPoint(40, -90), LEFT)
    qtbot.mouseRelease(place, LEFT, pos=start + QPoint(41, -91))
    here = place.mapToGlobal(start)
    assert heard.signals[1:] == [("dragged", here + QPoint(40, -90)), ("dropped", here + QPoint(41, -91))]


def test_a_held_piece_is_put_back_by_a_click_and_dragged_on_without_one(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    place = shelf.place(0, T)
    start = place.rect().center()
    shelf.set_held(0, T)
    qtbot.mousePress(place, LEFT, pos=start)
    assert heard.signals == []
    qtbot.mouseRelease(place, LEFT, pos=start)
    assert heard.signals == [("picked", 0, T)]
    qtbot.mousePress(place, LEFT, pos=start)
    move_mouse(place, start + QPoint(0, -60), LEFT)
    qtbot.mouseRelease(place, LEFT, pos=start + QPoint(0, -60))
    assert [signal[0] for signal in heard.signals[1:]] == ["dragged", "dropped"]


def test_a_click_drops_nothing(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    press(qtbot, shelf.place(0, T))
    move_mouse(shelf.place(0, T), QPoint(5, 5))
    assert heard.signals == [("picked", 0, T)]


def test_a_double_click_picks_once(shelf: Shelf, qtbot: QtBot) -> None:
    heard = Heard(shelf)
    place = shelf.place(0, T)
    press(qtbot, place)
    point = QPointF(place.rect().center())
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, point, place.mapToGlobal(point), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(place, second)
    assert heard.signals == [("picked", 0, T)]


# What is seen


def test_the_place_of_the_held_piece_alone_is_framed_and_empty(shelf: Shelf) -> None:
    frame = QColor(FRAME).name()
    shelf.set_held(0, T)
    assert [piece for piece in ALL if frame in colours_in(picture_of(shelf.place(0, piece)))] == [T]
    assert not is_shown(shelf, shelf.place(0, T))
    shelf.set_held(0, None)
    assert frame not in colours_in(picture_of(shelf.place(0, T)))
    assert is_shown(shelf, shelf.place(0, T))


def test_a_piece_is_seen_as_it_is_turned(shelf: Shelf) -> None:
    place = shelf.place(0, T)
    before = picture_of(place)
    turned = next(each for each in ORIENTATIONS if each.piece == T and each != place.orientation)
    shelf.set_orientation(0, T, turned)
    assert picture_of(place) != before
    shelf.set_orientation(0, T, UNTURNED[T])
    assert picture_of(place) == before
    shelf.set_orientation(1, T, turned)  # of a colour that is not here, nothing happens
    assert picture_of(place) == before


def test_the_theme_changes_wood_and_felt_and_pieces_stay(shelf: Shelf) -> None:
    before = picture_of(shelf.place(0, T))
    shelf.set_colours(DARK)
    assert picture_of(shelf.place(0, T)) != before
    assert all(is_shown(shelf, shelf.place(0, piece)) for piece in WITHOUT_SKEW)


def test_pictures_follow_the_size_of_the_shelf(shelf: Shelf) -> None:
    place = shelf.place(0, T)
    before = picture_of(place)
    shelf.put(QRect(30, 30, 700, 80))
    assert picture_of(place) != before
    shelf.put(QRect(QPoint(30, 30), FRONT))
    assert picture_of(place) == before


def owner_part(shelf: Shelf) -> QImage:
    area = QRect(shelf.board.toRect().topLeft(), QSize(int(shelf.felt.left() - shelf.board.left()), 60))
    return shelf.grab(area).toImage()


def test_the_owner_and_what_is_left_stand_on_the_wood(shelf: Shelf) -> None:
    lea = owner_part(shelf)
    assert QColor(LIGHT.red).name() in colours_in(lea), "the badge"
    shelf.set_owner("Tom", (0, 1))
    tom = owner_part(shelf)
    assert tom != lea
    shelf.show_hands([(0, (T,))], active=[0])
    assert owner_part(shelf) != tom


def test_only_in_front_there_are_numbers(shelf: Shelf) -> None:
    shelf.put(QRect(QPoint(30, 30), ACROSS))
    in_front = picture_of(shelf.place(0, T))
    shelf.set_front(False)
    assert shelf.body_size() == ACROSS
    assert picture_of(shelf.place(0, T)) != in_front
    assert is_shown(shelf, shelf.place(0, T))


def test_a_challenge_has_places_for_what_is_not_given_and_they_stay_where_they_are(challenge: Shelf) -> None:
    shown = [(colour, piece) for colour in (0, 1) for piece in ALL if challenge.place(colour, piece).isVisible()]
    assert shown == [(0, T), (0, SKEW), (1, 1), (1, 6)]
    assert challenge.board.width() < FRONT.width()
    assert challenge.board.center().x() == challenge.body.center().x()
    before = challenge.board, [challenge.place(*place).geometry() for place in shown]
    challenge.show_hands([(0, (SKEW,)), (1, (1, 6))], active=[0, 1], given=GIVEN)
    assert (challenge.board, [challenge.place(*place).geometry() for place in shown]) == before
    assert not is_shown(challenge, challenge.place(0, T)), "only its print"
    assert is_shown(challenge, challenge.place(0, SKEW))


def test_a_piece_that_can_no_longer_go_in_is_dimmed_and_said_to_be(challenge: Shelf) -> None:
    place = challenge.place(0, T)
    bright = picture_of(place)
    challenge.set_has_place(T, False)
    dimmed = picture_of(place)
    middle = place.rect().center()
    assert dimmed.pixelColor(middle).lightness() < bright.pixelColor(middle).lightness()
    assert not is_shown(challenge, place)
    assert place.accessibleName() == "the red T, 4, has no place left"
    assert is_shown(challenge, challenge.place(0, SKEW))
    challenge.set_has_place(T, True)
    assert picture_of(place) == bright


def test_yellow_needs_shift_only_where_red_is_there_too(challenge: Shelf) -> None:
    both = picture_of(challenge.place(1, 6))
    challenge.show_hands([(1, (T, SKEW, 1, 6))], active=[1], given=[(1, piece) for piece in (0, 2, 5, 7)])
    assert challenge.place(1, 6).size() == both.size()
    assert picture_of(challenge.place(1, 6)) != both


@pytest.mark.parametrize("size", [QSize(560, 70), QSize(664, 78), FRONT, QSize(1300, 91)])
@pytest.mark.parametrize("colours", [(0,), (0, 1)])
@pytest.mark.parametrize("name", ["Léa", None])
def test_all_places_are_on_the_felt_and_apart(
    qtbot: QtBot, size: QSize, colours: tuple[int, ...], name: str | None
) -> None:
    shelf = made(qtbot, size)
    shelf.set_owner(name)
    shelf.show_hands([(colour, ALL) for colour in colours], active=[0])
    areas = [shelf.place(colour, piece).geometry() for colour in colours for piece in ALL]
    assert all(shelf.board.toRect().contains(area) for area in areas)
    assert not any(one.intersects(other) for one in areas for other in areas if one is not other)


def test_pictures_that_the_first_paint_has_no_time_for_come_soon_after(qtbot: QtBot) -> None:
    QPixmapCache.clear()
    set_steps(True)
    try:
        shelf = made(qtbot)
        shelf.show_hands([(0, ALL), (1, ALL)], active=[0, 1])
        qtbot.waitUntil(lambda: all(is_shown(shelf, shelf.place(colour, 7)) for colour in (0, 1)))
    finally:
        set_steps(False)


# Names


def test_screen_readers_hear_the_piece_and_its_number(shelf: Shelf, qapp: QApplication) -> None:
    def heard(piece: int) -> str:
        return QAccessible.queryAccessibleInterface(shelf.place(0, piece)).text(QAccessible.Text.Name)

    shelf.set_held(0, 0)
    assert heard(T) == "the red T, 4"
    assert heard(SKEW) == "the red skew piece, 5, is placed"
    assert heard(0) == "the red straight piece, 1, is in the hand"
    assert shelf.accessibleName() == "Léa, 7 left"
    before = owner_part(shelf)
    language = Language()
    language.use("fr")
    qapp.processEvents()
    try:
        assert heard(T) == "le T rouge, 4"
        assert heard(0) == "la barre rouge, 1, est en main"
        assert shelf.accessibleName() == "Léa, reste 7"
        assert owner_part(shelf) != before
    finally:
        language.use("en")


def test_a_screen_reader_can_pick(shelf: Shelf) -> None:
    heard = Heard(shelf)
    shelf.place(0, T).click()
    assert heard.signals == [("picked", 0, T)]
