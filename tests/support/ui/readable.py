"""All that can be read in the window, by the eye, by the mouse and by a screen reader."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from ludogite.ui.match.page import MatchPage


def labels_on(root: QWidget) -> list[str]:
    """What stands on the labels of a widget that are to be seen."""
    return [label.text() for label in root.findChildren(QLabel) if label.text() and label.isVisibleTo(root)]


def texts_of(interface: QAccessibleInterface) -> list[str]:
    """All that a screen reader can read there and below."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    found = [interface.text(kind) for kind in kinds]
    for n in range(interface.childCount()):
        if child := interface.child(n):
            found += texts_of(child)
    return found


def window_texts(page: MatchPage) -> list[str]:
    """In the whole window, on the pages behind this one too."""
    return page_texts(page, page.window())


def page_texts(page: MatchPage, within: QWidget | None = None) -> list[str]:
    """On the page, or within what it is part of."""
    root = within or page
    found = texts_of(QAccessible.queryAccessibleInterface(root))
    for widget in (root, *root.findChildren(QWidget)):
        found += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
        found += [widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
    for row in range(page.moves.count()):
        item = page.moves.item(row)
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        found += [str(item.data(role)) for role in roles]
    return found


def words_of(texts: list[str]) -> set[str]:
    return {word.strip(".,:;·!?()+") for text in texts for word in text.split()}
