"""Labels, buttons, frames and timers as all pages make them. The style sheet in theme.py knows the names given here."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QRegion
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QPushButton, QWidget
from shiboken6 import delete

from ludogite.ui.theme import set_font


def make_label(
    parent: QWidget | None = None,
    text: str = "",
    *,
    font: QFont | None = None,
    is_soft: bool = False,
    wraps: bool = False,
    alignment: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """A text, shown as it is: names and files may hold what looks like HTML. A soft one is paler than the others."""
    made = QLabel(parent) if parent else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    if is_soft:
        made.setObjectName("soft")
    if font is not None:
        set_font(made, font)
    if alignment is not None:
        made.setAlignment(alignment)
    made.setWordWrap(wraps)
    return made


def make_button(
    parent: QWidget | None = None,
    text: str = "",
    *,
    is_flat: bool = False,
    is_primary: bool = False,
    is_checkable: bool = False,
) -> QPushButton:
    """A button that Enter presses only while it has the focus. The primary one of a page is filled."""
    made = QPushButton()  # with a text PySide would build all that it knows of icons first
    if parent:
        made.setParent(parent)
    made.setText(text)
    made.setAutoDefault(False)
    if is_primary:
        made.setObjectName("primary")
    made.setFlat(is_flat)
    made.setCheckable(is_checkable)
    return made


def lead_tab_to_checked(group: QButtonGroup) -> None:
    """Of exclusive buttons Tab comes to the one that is checked, and arrows lead from there to the others."""
    for button in group.buttons():
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus)


def button_text(text: str) -> str:
    """The text so that a button shows it unchanged: a single ampersand would underline the next letter."""
    return text.replace("&", "&&")


def tip_text(text: str) -> str:
    """The text so that a tool tip shows it unchanged: Qt takes what looks like HTML for that."""
    if "<" not in text:
        return text
    from html import escape

    return f"<span>{escape(text)}</span>"


def make_frame(name: str, parent: QWidget | None = None) -> QFrame:
    """A part of a page with a background of its own: header, panel, table, card."""
    made = QFrame(parent) if parent else QFrame()
    made.setObjectName(name)
    return made


def make_timer(parent: QObject, milliseconds: int, *, is_single_shot: bool = False) -> QTimer:
    made = QTimer(parent)
    made.setInterval(milliseconds)
    made.setSingleShot(is_single_shot)
    return made


def awaits_size(widget: QWidget) -> bool:
    """Whether Qt is still to tell the widget its size, which it does before the widget is seen: to place its parts now
    would be in vain."""
    return widget.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent)


def render_and_delete(widget: QWidget, painter: QPainter, corner: QPoint) -> None:
    """Paints a widget that is made for this picture only. Left to the garbage collector, it could be deleted in the
    middle of one of its events, which crashes."""
    widget.render(painter, corner, QRegion(), QWidget.RenderFlag.DrawChildren)
    delete(widget)
