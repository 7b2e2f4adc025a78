"""What there is to print of the cube."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Number, Offer, Part

LEVEL = Option(
    "level",
    QT_TRANSLATE_NOOP("sheets", "Level"),
    (
        Choice("starter", QT_TRANSLATE_NOOP("sheets", "Starter")),
        Choice("junior", QT_TRANSLATE_NOOP("sheets", "Junior")),
        Choice("expert", QT_TRANSLATE_NOOP("sheets", "Expert")),
        Choice("master", QT_TRANSLATE_NOOP("sheets", "Master")),
        Choice("wizard", QT_TRANSLATE_NOOP("sheets", "Wizard")),
    ),
)
FROM = Number("from", QT_TRANSLATE_NOOP("sheets", "From challenge"), default=1, highest=999)
TO = Number("to", QT_TRANSLATE_NOOP("sheets", "To challenge"), default=40, highest=999)

OFFER = Offer(
    "ludogite.sheets.cube.drawing",
    pad=(),
    match=(),
    kit=Part("ludogite.sheets.cube.gluing"),
    booklet=Part("ludogite.sheets.cube.booklet", (LEVEL, FROM, TO)),
    pictures_module="ludogite.sheets.cube.pictures",
)
