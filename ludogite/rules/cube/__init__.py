"""Cube: two players build a 4×4×4 cube that stands on its corner; what is seen of a colour from outside counts."""

from ludogite.rules.cube.match import RULES

__all__ = ["RULES"]
