"""The button at the end of a row that holds, in a menu, the buttons for which the row has no room, and those that are
always there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from ludogite.ui.widgets.parts import set_tip


class MoreButton(QPushButton):
    def __init__(self, parent: QWidget, always: Sequence[QPushButton] = ()) -> None:
        super().__init__(parent)
        self._always = list(always)
        for button in always:
            button.hide()
        self.setText("•••")
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.held: list[QPushButton] = []
        """The buttons that are in the menu now."""
        self.clicked.connect(self._open)
        self.setVisible(bool(always))

    def hold_always(self, button: QPushButton) -> None:
        self._always.append(button)
        button.hide()
        self.show()

    def set_texts(self) -> None:
        self.setAccessibleName(self.tr("More"))
        set_tip(self, self.tr("More"))

    def make_room(self, buttons: Sequence[QPushButton], room: int, gap: int) -> int:
        """Takes in as many of the buttons, the last ones, as have no room; how wide the others are, with a gap after
        each of them."""
        wanted = [button for button in buttons if button in self.held or not button.isHidden()]
        needed = sum(button.minimumSizeHint().width() + gap for button in (*wanted, *([self] if self._always else [])))
        held: list[QPushButton] = []
        while wanted and needed > room:
            if not held and not self._always:
                needed += self.minimumSizeHint().width() + gap
            held.insert(0, wanted.pop())
            needed -= held[0].minimumSizeHint().width() + gap
        self._hold(held)
        return needed

    def _hold(self, buttons: list[QPushButton]) -> None:
        if buttons == self.held:
            return
        for button in {*self.held, *buttons}:
            button.setVisible(button not in buttons)
        self.held = buttons
        self.setVisible(bool(buttons or self._always))

    def _open(self) -> None:
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in (*self.held, *self._always):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.setCheckable(button.isCheckable())
            action.setChecked(button.isChecked())
            action.triggered.connect(button.click)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
