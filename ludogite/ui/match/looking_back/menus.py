"""The menus of a match: who gives up; and of somebody who looks back: from whose view, and who plays on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from ludogite.match.branch import seatings
from ludogite.match.config import Seat
from ludogite.match.looking import View
from ludogite.match.match import Match
from ludogite.match.mistakes import Mistake
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import levels_of
from ludogite.ui.base.seat_names import LEVEL_NAMES, shown_name
from ludogite.ui.look.language import tr
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.widgets.half_turn import on_screen
from ludogite.ui.widgets.parts import button_text

SAME = Message(QT_TRANSLATE_NOOP("looking", "Same players"))
ALONE = QT_TRANSLATE_NOOP("looking", "{name} against the computer: {level}")
TOGETHER = QT_TRANSLATE_NOOP("looking", "{first} against {second}")
TABLE = Message(QT_TRANSLATE_NOOP("looking", "What everyone sees"))
SEAT = QT_TRANSLATE_NOOP("looking", "What {name} sees")
OPEN = Message(QT_TRANSLATE_NOOP("looking", "Everything revealed"))
MISTAKES_OF = QT_TRANSLATE_NOOP("looking", "{name}: %n mistake(s)", None, 0)
GIVES_UP = QT_TRANSLATE_NOOP("looking", "{name} gives up, and the game ends")
MOST_GUESTS = 4
"""People who are offered to play on in the place of a computer."""


def offer_views(button: QWidget, shown: MatchOnBoard, choose: Callable[[View], object]) -> None:
    menu = make_menu(button)
    for view in shown.views():
        action = menu.addAction(button_text(tr(view_name(view, shown.match.config.seats))))
        action.setCheckable(True)
        action.setChecked(view == shown.view)
        action.triggered.connect(lambda _=False, view=view: choose(view))
    open_above(menu, button)


def view_name(view: View, seats: Sequence[Seat]) -> Message:
    if isinstance(view, int):
        return Message(SEAT, name=shown_name(seats[view]))
    return TABLE if view == "table" else OPEN


def offer_seatings(
    button: QWidget, shown: MatchOnBoard, names: Sequence[str], choose: Callable[[Sequence[Seat]], object]
) -> None:
    """The first is who has played before. Where there is nothing to choose, it is chosen at once."""
    config = shown.match.config
    levels = levels_of(config.game.player_module) if len(config.seats) > 1 else ()
    found = list(seatings(config.seats, levels, names[:MOST_GUESTS]))
    if len(found) == 1:
        choose(found[0])
        return
    menu = make_menu(button)
    for n, seats in enumerate(found):
        name = tr(_seating_name(seats) if n else SAME)
        menu.addAction(button_text(name)).triggered.connect(lambda _=False, seats=seats: choose(seats))
    open_above(menu, button)


def offer_mistakes(
    button: QWidget, match: Match, found: Mapping[int, Sequence[Mistake]], choose: Callable[[Sequence[Mistake]], object]
) -> None:
    """Whose are to be tried again. Where only one of the people has made any, there is nothing to choose."""
    if len(found) == 1:
        choose(next(iter(found.values())))
        return
    menu = make_menu(button)
    for seat, mistakes in found.items():
        name = tr(Message(MISTAKES_OF, name=match.config.seats[seat].name, n=len(mistakes)))
        menu.addAction(button_text(name)).triggered.connect(lambda _=False, mistakes=mistakes: choose(mistakes))
    open_above(menu, button)


def offer_resignations(button: QWidget, match: Match, seats: Sequence[int], choose: Callable[[int], object]) -> None:
    """Who of several gives up."""
    menu = make_menu(button)
    for seat in seats:
        name = tr(Message(GIVES_UP, name=match.config.seats[seat].name))
        menu.addAction(button_text(name)).triggered.connect(lambda _=False, seat=seat: choose(seat))
    open_above(menu, button)


def _seating_name(seats: Sequence[Seat]) -> Message:
    people = [seat for seat in seats if seat.is_person]
    level = next((seat.level for seat in seats if seat.level), None)
    if level is not None and len(people) == 1:
        return Message(ALONE, name=people[0].name, level=LEVEL_NAMES[level])
    return Message(TOGETHER, first=people[0].name, second=", ".join(seat.name for seat in people[1:]))


def make_menu(button: QWidget) -> QMenu:
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def open_above(menu: QMenu, button: QWidget) -> None:
    menu.popup(on_screen(button, button.rect()).topLeft() - QPoint(0, menu.sizeHint().height()))
