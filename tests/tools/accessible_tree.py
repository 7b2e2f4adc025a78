"""What a screen reader finds in a window, as a text: an element a line, indented below what it lies in."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
UNSPOKEN = (
    *(Role.Client, Role.Grouping, Role.Pane, Role.LayeredPane, Role.Border, Role.Whitespace, Role.NoRole),
    *(Role.StaticText, Role.Graphic),
)
"""Those with a name are told; others only hold something, or are empty."""
LEFT_OUT = (Role.ScrollBar, Role.Separator)
STATES = ("disabled", "checked", "selected", "expanded", "focused")
LONGEST = 200
"""Letters of a text that is shown; that of the rules is a file already."""


def tree(widget: QWidget) -> str:
    return "\n".join(_lines(QAccessible.queryAccessibleInterface(widget), 0)) + "\n"


def _lines(element: QAccessibleInterface, depth: int) -> Iterator[str]:
    role, state = element.role(), element.state()
    if state.invisible or role in LEFT_OUT:
        return
    said = _said(element)
    if said or role not in UNSPOKEN:
        states = [name for name in STATES if getattr(state, name)]
        yield "  " * depth + " ".join([role.name, *said, *(f"({name})" for name in states)])
        depth += 1
    for n in range(element.childCount()):
        if child := element.child(n):
            yield from _lines(child, depth)


def _said(element: QAccessibleInterface) -> list[str]:
    """Its name, then what else is said of it."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    texts = [element.text(kind) for kind in kinds]
    return [f"“{_line(text)}”" if n == 0 else f"– {_line(text)}" for n, text in enumerate(texts) if text]


def _line(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= LONGEST else f"{flat[:LONGEST]}…"
