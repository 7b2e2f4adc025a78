"""What there is to print of Four Shapes."""

from __future__ import annotations

from ludogite.sheets.offers import Offer, Part

OFFER = Offer(
    "ludogite.sheets.shapes.drawing",
    pad=None,
    match=(),
    kit=Part("ludogite.sheets.shapes.kit"),
    pictures_module="ludogite.sheets.shapes.pictures",
)
