"""What there is to print of the cube."""

from __future__ import annotations

from ludogite.sheets import Offer

OFFER = Offer("ludogite.sheets.cube.drawing", pad=None, match=None, pictures_module="ludogite.sheets.cube.pictures")
