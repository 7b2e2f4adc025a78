"""Those who sit at the table together: what each is called, which badges they get, and who cannot sit like this."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ludogite.match.people import Person, are_alike, free_badge
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.pages.setup.seat_card import SeatCard

translate = QCoreApplication.translate


def number_at(row: SeatCard, seated: Sequence[SeatCard]) -> int:
    """That of the seat, where it tells several computers apart; otherwise 0."""
    return row.number + 1 if not row.is_person and sum(not other.is_person for other in seated) > 1 else 0


def name_at(row: SeatCard, seated: Sequence[SeatCard]) -> str:
    """The name of a seat, with its number where it has one."""
    name, number = shown_name(row.seat()), number_at(row, seated)
    return translate("SetupPage", "{name}, seat {n}").format(name=name, n=number) if number else name


def give_badges(seated: Sequence[SeatCard], people: Sequence[Person]) -> None:
    """To those who have not chosen one: unlike all others, and nobody's who is remembered."""
    remembered = {(person.colour, person.sign) for person in people}
    for row in seated:
        others = {other.badge.badge for other in seated if other is not row and other.is_person}
        if row.wants_badge and (row.badge.badge in remembered or are_alike(row.badge.badge, others)):
            row.set_badge(free_badge(row.number, others, remembered))


def complaint_about(row: SeatCard, seated: Sequence[SeatCard]) -> tuple[str, QWidget | None]:
    """Why this person cannot sit down like this, and the widget to change. Of two that are alike, the second is to
    change."""
    if not row.is_person:
        return "", None
    name = row.seat().name
    for other in seated:
        is_earlier = other.is_person and other.number < row.number
        if (is_earlier or not other.is_person) and shown_name(other.seat()).casefold() == name.casefold():
            taken = translate("SetupPage", "{name} is already playing. Choose another name.")
            return taken.format(name=shown_name(other.seat())), row.chooser
        if is_earlier and other.badge.badge == row.badge.badge:
            taken = translate("SetupPage", "{name} already has this badge. Press it to change.")
            return taken.format(name=other.seat().name), row.badge
    return "", None
