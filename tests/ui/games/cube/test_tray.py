"""The tray under the mouse: what it shows, and what it says was picked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import LETTERS, ORIENTATIONS
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.tray import Tray, TrayPlace
from ludogite.ui.games.cube.turning import UNTURNED
from ludogite.ui.language import Language
from ludogite.ui.theme import DARK, LIGHT
from tests.ui.mouse import move_mouse

LEFT = Qt.MouseButton.LeftButton
ALL = tuple(range(8))
T, SKEW = LETTERS.index("T"), LETTERS.index("S")


@pytest.fixture
def tray(qtbot: QtBot) -> Tray:
    """Red to move, without its skew piece; yellow has all."""
    made = Tray(LIGHT)
    qtbot.addWidget(made)
    made.show_hands([(0, tuple(piece for piece in ALL if piece != SKEW)), (1, ALL)], active=[0])
    made.resize(690, made.sizeHint().height())
    with qtbot.waitExposed(made):
        made.show()
    return made


class Heard:
    """What the tray has said, in order."""

    def __init__(self, tray: Tray) -> None:
        self.signals: list[tuple[object, ...]] = []
        tray.picked.connect(lambda colour, piece: self.signals.append(("picked", colour, piece)))
        tray.refused.connect(lambda colour: self.signals.append(("refused", colour)))
        tray.dragged.connect(lambda point: self.signals.append(("dragged", point)))
        tray.dropped.connect(lambda point: self.signals.append(("dropped", point)))


def press(qtbot: QtBot, tray: Tray, place: TrayPlace) -> None:
    """At the place's middle on the screen, whatever is there."""
    point = place.geometry().center()
    qtbot.mouseClick(tray.childAt(point), LEFT, pos=tray.childAt(point).mapFrom(tray, point))


def colours_in(place: TrayPlace) -> set[str]:
    picture = place.grab().toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def picture_of(place: TrayPlace) -> QImage:
    return place.grab().toImage()


def is_shown(place: TrayPlace) -> bool:
    return {QColor(tone).name() for tone in paints(place._tray.colours)[place.colour].tones} <= colours_in(place)


def test_a_press_picks_the_piece_under_the_mouse(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    press(qtbot, tray, tray.place(0, T))
    press(qtbot, tray, tray.place(0, 7))
    assert heard.signals == [("picked", 0, T), ("picked", 0, 7)]


def test_a_used_piece_leaves_an_empty_place_that_cannot_be_picked(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    used = tray.place(0, SKEW)
    press(qtbot, tray, used)
    assert heard.signals == []
    assert not is_shown(used)
    assert is_shown(tray.place(0, T))
    assert used.geometry().left() > tray.place(0, T).geometry().right(), "the others keep their places"


def test_pieces_of_the_other_colour_are_refused(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    press(qtbot, tray, tray.place(1, T))
    assert heard.signals == [("refused", 1)]
    assert is_shown(tray.place(1, T))


def test_nobody_may_pick_while_nobody_is_active(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    tray.show_hands([(0, ALL), (1, ALL)], active=[])
    press(qtbot, tray, tray.place(0, SKEW))
    assert heard.signals == [("refused", 0)]


def test_alone_both_colours_may_be_picked(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    tray.show_hands([(0, ALL), (1, ALL)], active=[0, 1])
    press(qtbot, tray, tray.place(0, T))
    press(qtbot, tray, tray.place(1, SKEW))
    assert heard.signals == [("picked", 0, T), ("picked", 1, SKEW)]


def test_a_drag_tells_where_the_mouse_is_on_the_screen(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    place = tray.place(0, T)
    start = place.rect().center()
    qtbot.mousePress(place, LEFT, pos=start)
    move_mouse(place, start + QPoint(3, 2), LEFT)
    assert heard.signals == [("picked", 0, T)], "a hand that trembles does not drag"
    move_mouse(place, start + QPoint(40, -90), LEFT)
    qtbot.mouseRelease(place, LEFT, pos=start + QPoint(41, -91))
    here = place.mapToGlobal(start)
    assert heard.signals[1:] == [("dragged", here + QPoint(40, -90)), ("dropped", here + QPoint(41, -91))]


def test_a_click_drops_nothing(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    press(qtbot, tray, tray.place(0, T))
    move_mouse(tray.place(0, T), QPoint(5, 5))
    assert heard.signals == [("picked", 0, T)]


def test_a_double_click_picks_once(tray: Tray, qtbot: QtBot) -> None:
    heard = Heard(tray)
    place = tray.place(0, T)
    press(qtbot, tray, place)
    point = QPointF(place.rect().center())
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, point, place.mapToGlobal(point), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(place, second)
    assert heard.signals == [("picked", 0, T)]


def test_the_held_piece_alone_is_framed(tray: Tray) -> None:
    accent = QColor(LIGHT.accent).name()
    tray.set_held(0, T)
    assert [piece for piece in ALL if accent in colours_in(tray.place(0, piece))] == [T]
    assert accent not in colours_in(tray.place(1, T))
    tray.set_held(0, None)
    assert accent not in colours_in(tray.place(0, T))


def test_a_piece_is_seen_as_it_is_turned(tray: Tray) -> None:
    place = tray.place(0, T)
    before = picture_of(place)
    turned = next(each for each in ORIENTATIONS if each.piece == T and each != place.orientation)
    tray.set_orientation(0, T, turned)
    assert picture_of(place) != before
    tray.set_orientation(0, T, UNTURNED[T])
    assert picture_of(place) == before


def test_the_theme_changes_every_picture(tray: Tray) -> None:
    tray.set_colours(DARK)
    assert all(is_shown(tray.place(1, piece)) for piece in ALL)


def test_pictures_follow_the_size_of_their_places(qtbot: QtBot, tray: Tray) -> None:
    place = tray.place(0, T)
    before = picture_of(place)
    tray.resize(1000, tray.height())
    assert picture_of(place) != before
    tray.resize(690, tray.height())
    assert picture_of(place) == before


@pytest.mark.parametrize("width", [560, 690, 940, 1500])
@pytest.mark.parametrize("colours", [(0,), (0, 1)])
def test_all_places_are_within_the_tray_and_apart(qtbot: QtBot, width: int, colours: tuple[int, ...]) -> None:
    tray = Tray(LIGHT)
    qtbot.addWidget(tray)
    tray.show_hands([(colour, ALL) for colour in colours], active=[0])
    tray.resize(width, tray.sizeHint().height())
    with qtbot.waitExposed(tray):
        tray.show()
    areas = [tray.place(colour, piece).geometry() for colour in colours for piece in ALL]
    assert all(tray.rect().contains(area) for area in areas)
    assert not any(one.intersects(other) for one in areas for other in areas if one is not other)


def test_a_row_that_is_no_longer_given_is_gone(tray: Tray) -> None:
    tray.show_hands([(1, ALL)], active=[1])
    assert not tray.place(0, T).isVisible()
    assert tray.place(1, T).isVisible()
    assert tray.sizeHint().height() == 84


def test_screen_readers_hear_the_piece_and_its_number(tray: Tray, qapp: QApplication) -> None:
    def heard(piece: int) -> str:
        return QAccessible.queryAccessibleInterface(tray.place(0, piece)).text(QAccessible.Text.Name)

    assert heard(T) == "the red T, 4"
    assert heard(SKEW) == "the red skew piece, 5, is placed"
    language = Language()
    language.use("fr")
    qapp.processEvents()
    try:
        assert heard(T) == "le T rouge, 4"
    finally:
        language.use("en")


def test_a_screen_reader_can_pick(tray: Tray) -> None:
    heard = Heard(tray)
    tray.place(0, T).click()
    assert heard.signals == [("picked", 0, T)]
