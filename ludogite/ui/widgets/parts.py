"""Labels, buttons, frames, cards, keys and timers as all pages make them. The style sheet in theme.py knows the names
given here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QFont, QKeySequence, QRegion, QShortcut
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QLabel, QPushButton, QWidget
from shiboken6 import delete

from ludogite.ui.look.theme import set_font, text_font

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPainter
    from PySide6.QtWidgets import QButtonGroup, QListWidget, QListWidgetItem

JOINER = "\N{WORD JOINER}"
KEY_FOCUS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class PlainLabel(QLabel):
    """Shows its text as it is: names and files may hold what looks like HTML, and Qt would guess."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def make_label(
    parent: QWidget | None = None,
    text: str = "",
    *,
    font: QFont | None = None,
    is_soft: bool = False,
    wraps: bool = False,
    alignment: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """A text, shown as it is. A soft one is paler than the others."""
    made = PlainLabel(parent)
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


def set_tip(shown: QWidget | QListWidgetItem, text: str) -> None:
    """A tool tip that shows its text as it is. Qt takes one that looks like HTML for that and would load what it
    names; an invisible joiner behind each sign that begins a tag keeps it from that, and from nothing else."""
    shown.setToolTip(text.replace("<", f"<{JOINER}").replace("&lt;", f"&{JOINER}lt;"))


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


def is_key_focus(event: QFocusEvent) -> bool:
    """Whether keys have brought the player here."""
    return event.reason() in KEY_FOCUS


class PaintedButton(QAbstractButton):
    """Paints itself. The ring of its focus comes with keys, not with a click."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.shows_focus = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = is_key_focus(event)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.shows_focus = False
        super().focusOutEvent(event)


def announce(widget: QWidget, text: str) -> None:
    """Nobody is told of what is going on behind another page."""
    if text and widget.isVisible():
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def add_shortcut(widget: QWidget, keys: str, slot: Callable[[], object], *, repeats: bool = False) -> None:
    """While the widget is seen, these keys call the slot."""
    shortcut = QShortcut(QKeySequence(keys), widget)
    shortcut.activated.connect(slot)
    shortcut.setAutoRepeat(repeats)


def follow_selection(view: QListWidget) -> None:
    """A screen reader selects an entry, but does not make it the current one; mouse and keys do both, one after the
    other."""

    def follow() -> None:
        selected = view.selectedItems()
        if len(selected) == 1 and selected[0] is not view.currentItem():
            view.setCurrentItem(selected[0])

    view.itemSelectionChanged.connect(lambda: QTimer.singleShot(0, view, follow))


class SettingsCard(QFrame):
    def __init__(self, choice: QWidget) -> None:
        super().__init__()
        self.setObjectName("card")
        self._name = make_label(font=text_font(17, QFont.Weight.DemiBold))
        self._explanation = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.rows = QGridLayout(self)
        self.rows.setContentsMargins(24, 18, 24, 18)
        self.rows.setHorizontalSpacing(24)
        self.rows.setVerticalSpacing(4)
        self.rows.addWidget(self._name, 0, 0)
        self.rows.addWidget(self._explanation, 1, 0)
        self.rows.addWidget(choice, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self.rows.setColumnStretch(0, 1)

    def name(self, name: str, explanation: str) -> None:
        self._name.setText(name)
        self._explanation.setText(explanation)

    def set_texts(self) -> None:
        """Its texts in the language that is spoken now."""
