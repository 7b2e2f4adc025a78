"""What there is to print of a challenge of the cube: how far somebody has come."""

from __future__ import annotations

from ludogite.sheets.offers import Offer

OFFER = Offer("ludogite.sheets.cube.attempt", pad=None, match=(), pictures_module="ludogite.sheets.cube.pictures")
