"""Who plays: somebody of the list, or somebody who gives a name; by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.people import Person
from ludogite.ui.look.theme import DARK, LIGHT
from ludogite.ui.widgets.who_plays import WhoPlays

LEA, TOM = Person("Léa", 0, 1), Person("Tom", 1, 0)


@pytest.fixture
def who(qtbot: QtBot) -> WhoPlays:
    return shown(qtbot, [LEA, TOM])


def shown(qtbot: QtBot, people: list[Person]) -> WhoPlays:
    part = WhoPlays(people, LIGHT)
    qtbot.addWidget(part)
    part.resize(292, part.sizeHint().height())
    with qtbot.waitExposed(part):
        part.show()
    part.activateWindow()
    return part


def names(who: WhoPlays) -> list[str]:
    return [who.chooser.picker.itemText(n) for n in range(who.chooser.picker.count())]


def ask_for_a_name(qtbot: QtBot, who: WhoPlays) -> None:
    """Opens the list and takes its last line."""
    who.chooser.picker.setFocus()
    qtbot.waitUntil(who.chooser.picker.hasFocus)
    who.chooser.picker.showPopup()
    qtbot.keyClick(who.chooser.picker.view(), Qt.Key.Key_End)
    qtbot.keyClick(who.chooser.picker.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(who.chooser.name_field.isVisible)


def test_who_was_here_last_plays_and_keys_choose_another(qtbot: QtBot, who: WhoPlays) -> None:
    assert who.person == LEA
    with qtbot.waitSignal(who.chosen) as told:
        qtbot.keyClick(who.chooser.picker, Qt.Key.Key_Down)
    assert told.args == ["Tom"]
    assert who.person == TOM
    assert who.to_remember == (TOM,)


def test_somebody_else_gives_a_name_and_gets_a_badge_of_their_own(qtbot: QtBot, who: WhoPlays) -> None:
    ask_for_a_name(qtbot, who)
    assert not who.chooser.is_named, "until there is a name"
    qtbot.keyClicks(who.chooser.name_field, " Zoe ")
    with qtbot.waitSignal(who.chosen) as told:
        qtbot.keyClick(who.chooser.name_field, Qt.Key.Key_Return)
    assert told.args == ["Zoe"]
    assert names(who)[:3] == ["Léa", "Tom", "Zoe"]
    assert who.person.name == "Zoe"
    assert (who.person.colour, who.person.sign) not in {(0, 1), (1, 0)}
    assert who.to_remember == (who.person,)
    assert who.chooser.picker.isVisible()
    assert not who.chooser.name_field.isVisible()


def test_names_that_differ_by_their_capitals_are_those_of_two_people(qtbot: QtBot) -> None:
    """As a record from elsewhere may bring them."""
    who = shown(qtbot, [LEA, Person("LÉA", 2, 2), TOM])
    with qtbot.waitSignal(who.chosen):
        qtbot.keyClick(who.chooser.picker, Qt.Key.Key_Down)
    assert who.person == Person("LÉA", 2, 2)


def test_a_name_of_the_list_is_that_person(qtbot: QtBot, who: WhoPlays) -> None:
    ask_for_a_name(qtbot, who)
    qtbot.keyClicks(who.chooser.name_field, "tom")
    qtbot.keyClick(who.chooser.name_field, Qt.Key.Key_Return)
    assert who.person == TOM
    assert len(names(who)) == 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_without_a_name_everything_stays(qtbot: QtBot, who: WhoPlays, key: Qt.Key) -> None:
    qtbot.keyClick(who.chooser.picker, Qt.Key.Key_Down)
    ask_for_a_name(qtbot, who)
    qtbot.keyClick(who.chooser.name_field, key)
    assert who.person == TOM
    assert who.chooser.picker.isVisible()


def test_where_nobody_is_known_somebody_plays_who_is_not_remembered(qtbot: QtBot) -> None:
    who = shown(qtbot, [])
    assert who.name == "Player"
    assert who.to_remember == ()


def test_its_badges_follow_the_theme(who: WhoPlays) -> None:
    before = who.chooser.picker.itemIcon(0).pixmap(24).toImage()
    who.set_colours(DARK)
    assert who.chooser.picker.itemIcon(0).pixmap(24).toImage() != before


def test_the_whole_name_is_seen_whoever_is_chosen(qtbot: QtBot) -> None:
    who = shown(qtbot, [Person("Al", 2, 2), Person("Maximilien", 3, 3)])
    for name in ("Maximilien", "Al", "Maximilien"):
        who.choose(name)
        qtbot.waitUntil(lambda: who.chooser.picker.shown_text == who.name)
