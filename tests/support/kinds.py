"""Of which kind a thing is that the program holds as something more general: a page, a board, the state of a match."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def as_a(kind: type[T], thing: object) -> T:
    """The thing itself; that it is of this kind is asserted, so that the types of a test are right."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing
