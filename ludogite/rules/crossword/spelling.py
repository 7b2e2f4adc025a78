"""The near miss: a typed answer that is a slip of the fingers away from the right one."""

from __future__ import annotations

SHORTEST = 4
"""Shorter answers are not doubted: among two or three letters one off is another word."""


def is_slip(typed: str, answer: str) -> bool:
    """Whether one letter is wrong, missing or too many, or two neighbours are exchanged. Both are folded."""
    return len(answer) >= SHORTEST and is_one_off(typed, answer)


def is_one_off(typed: str, answer: str) -> bool:
    if typed == answer or abs(len(typed) - len(answer)) > 1:
        return False
    start = _common(typed, answer)
    typed, answer = typed[start:], answer[start:]
    end = _common(typed[::-1], answer[::-1])
    typed, answer = typed[: len(typed) - end], answer[: len(answer) - end]
    if len(typed) <= 1 and len(answer) <= 1:
        return True
    return len(typed) == len(answer) == 2 and typed == answer[::-1]


def _common(one: str, other: str) -> int:
    """How many letters both begin with."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
