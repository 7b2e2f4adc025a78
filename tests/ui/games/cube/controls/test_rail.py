"""The tool rail: what each tool does, how it shows that it is in use, and that its words fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.ui.games.cube.controls.rail import Rail
from ludogite.ui.games.cube.view.camera import STANDARD
from ludogite.ui.look.language import Language
from ludogite.ui.look.theme import DARK, LIGHT, text_font

LEFT = Qt.MouseButton.LeftButton
OF_CHALLENGES = ("shell", "possible", "film")


def made(qtbot: QtBot, is_in_space: bool = True, more: tuple[str, ...] = OF_CHALLENGES) -> Rail:
    rail = Rail(LIGHT, is_in_space, more)
    rail.setWindowFlag(Qt.WindowType.FramelessWindowHint)  # with a frame, Windows would make it wider
    qtbot.addWidget(rail)
    rail.put(QRect(QPoint(30, 30), rail.body_size()))
    with qtbot.waitExposed(rail):
        rail.show()
    return rail


class Heard:
    """What the rail has said, in order."""

    def __init__(self, rail: Rail) -> None:
        self.signals: list[object] = []
        rail.viewpoint_chosen.connect(lambda axis: self.signals.append(("viewpoint", axis)))
        rail.changed.connect(lambda: self.signals.append("changed"))
        rail.wanted.connect(lambda name: self.signals.append(("wanted", name)))


def press(qtbot: QtBot, rail: Rail, name: str) -> None:
    at = rail.buttons[name].mapTo(rail.window(), rail.buttons[name].rect().center())
    qtbot.mouseClick(rail.window().windowHandle(), LEFT, pos=at)


def picture_of(rail: Rail, name: str) -> QImage:
    return rail.buttons[name].grab().toImage()


def used(rail: Rail) -> list[str]:
    return [name for name in rail.buttons if rail.is_used(name)]


def test_viewpoints_are_the_standard_one_and_the_three_faces(qtbot: QtBot) -> None:
    rail = made(qtbot)
    heard = Heard(rail)
    for name in ("left", "right", "top", "home"):
        press(qtbot, rail, name)
        assert used(rail) == [name]
    assert heard.signals == [("viewpoint", 0), ("viewpoint", 1), ("viewpoint", 2), ("viewpoint", None)]


def test_tools_mean_the_faces_as_they_are_seen(qtbot: QtBot) -> None:
    rail = made(qtbot)
    camera = STANDARD.turned(120, 0)
    rail.follow(camera, camera.faces)
    heard = Heard(rail)
    for name in ("left", "right", "top"):
        press(qtbot, rail, name)
    assert heard.signals == [("viewpoint", axis) for axis in camera.faces]
    left, right, top = camera.faces
    for sliced, words in ((top, "upwards"), (left, "to the left"), (right, "to the right")):
        press(qtbot, rail, "apart")
        assert rail.sliced == sliced
        assert words in rail.buttons["apart"].accessibleName()
        press(qtbot, rail, "apart")
        assert rail.sliced is None


def test_a_viewpoint_is_marked_only_while_the_camera_is_there(qtbot: QtBot) -> None:
    rail = made(qtbot)
    marked = picture_of(rail, "home")
    rail.follow(STANDARD.turned(30, 0), STANDARD.faces)
    assert used(rail) == []
    assert picture_of(rail, "home") != marked
    rail.follow(STANDARD.at_face(1), STANDARD.faces)
    assert used(rail) == ["right"]
    rail.follow(STANDARD.zoomed(1.4), STANDARD.faces)
    assert used(rail) == ["home"]
    assert picture_of(rail, "home") == marked
    rail.follow(STANDARD, STANDARD.faces, usual=STANDARD.turned(120, 0))
    assert used(rail) == []


def test_a_second_press_closes_the_layers_and_the_next_one_draws_them_apart_along_another_axis(qtbot: QtBot) -> None:
    rail = made(qtbot)
    heard, seen = Heard(rail), []
    for _ in range(6):
        press(qtbot, rail, "apart")
        seen.append(rail.sliced)
    assert seen == [2, None, 0, None, 1, None]
    assert heard.signals == ["changed"] * 6


def test_red_is_seen_through_and_the_next_time_yellow(qtbot: QtBot) -> None:
    rail = made(qtbot)
    heard, seen, pictures = Heard(rail), [], []
    for _ in range(4):
        press(qtbot, rail, "clear")
        seen.append(tuple(rail.is_clear))
        pictures.append(picture_of(rail, "clear"))
    assert seen == [(True, False), (False, False), (False, True), (False, False)]
    assert pictures[0] != pictures[1] != pictures[2]
    assert heard.signals == ["changed"] * 4


def test_standard_brings_the_plain_cube_back(qtbot: QtBot) -> None:
    rail = made(qtbot)
    for name in ("apart", "clear"):
        press(qtbot, rail, name)
    assert not rail.is_used("home")
    press(qtbot, rail, "home")
    assert rail.sliced is None
    assert rail.is_clear == [False, False]
    assert used(rail) == ["home"]


def test_each_colour_has_its_own_key_and_both_can_be_seen_through(qtbot: QtBot) -> None:
    rail = made(qtbot)
    rail.use("red")
    rail.use("yellow")
    assert rail.is_clear == [True, True]
    rail.use("red")
    assert rail.is_clear == [False, True]


def test_challenges_have_tools_of_their_own(qtbot: QtBot) -> None:
    rail = made(qtbot)
    heard = Heard(rail)
    press(qtbot, rail, "shell")
    assert rail.has_shell
    assert "shell" in used(rail)
    press(qtbot, rail, "possible")
    press(qtbot, rail, "film")
    assert heard.signals == ["changed", ("wanted", "possible"), ("wanted", "film")]
    assert set(made(qtbot, more=()).buttons) == {"home", "left", "right", "top", "apart", "clear"}


def test_next_to_a_plan_there_is_nothing_to_look_from(qtbot: QtBot) -> None:
    assert set(made(qtbot, is_in_space=False).buttons) == {"clear", *OF_CHALLENGES}


@pytest.mark.parametrize("is_compact", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_tools_are_within_the_rail_and_their_words_fit(qtbot: QtBot, language: str, is_compact: bool) -> None:
    spoken = Language()
    spoken.use(language)
    try:
        rail = made(qtbot)
        rail.set_compact(is_compact)
        rail.put(QRect(QPoint(30, 30), rail.body_size()))
        areas = [button.geometry() for button in rail.buttons.values()]
        assert all(rail.body.toRect().contains(area) for area in areas)
        assert not any(one.intersects(other) for one in areas for other in areas if one is not other)
        widest = QFontMetricsF(text_font(11, QFont.Weight.DemiBold))
        for button in rail.buttons.values():
            assert widest.horizontalAdvance(button.text()) <= rail.body.width() - 4, button.text()
    finally:
        spoken.use("en")


def test_a_compact_rail_of_a_challenge_fits_beside_the_cube_in_a_small_window(qtbot: QtBot) -> None:
    rail = made(qtbot)
    rail.set_compact(True)
    assert rail.body_size().height() <= 440
    assert rail.body_size().width() <= 80


def test_the_theme_changes_the_rail(qtbot: QtBot) -> None:
    rail = made(qtbot)
    before = rail.grab().toImage()
    rail.set_colours(DARK)
    assert rail.grab().toImage() != before
    rail.set_colours(LIGHT)
    assert rail.grab().toImage() == before


def test_screen_readers_hear_what_a_tool_does_and_what_it_has_done(qtbot: QtBot, qapp: QApplication) -> None:
    rail = made(qtbot)

    def heard(name: str) -> str:
        return QAccessible.queryAccessibleInterface(rail.buttons[name]).text(QAccessible.Text.Name)

    assert heard("left") == "Look straight at the left face"
    assert heard("clear") == "See through the red or the yellow pieces (R, T)"
    rail.use("clear")
    assert heard("clear") == "Red is transparent (R, T)"
    language = Language()
    language.use("fr")
    qapp.processEvents()
    try:
        assert heard("left") == "Voir de face le côté gauche"
        assert rail.buttons["top"].text() == "Dessus"
    finally:
        language.use("en")


def test_a_screen_reader_can_press(qtbot: QtBot) -> None:
    rail = made(qtbot)
    heard = Heard(rail)
    rail.buttons["top"].click()
    assert heard.signals == [("viewpoint", 2)]
