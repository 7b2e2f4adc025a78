"""The About box: what this is, whose games they are, and where a player's matches lie. Licences are behind a button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from ludogite import __version__, paths
from ludogite.ui.look.theme import scaled, text_font, title_font
from ludogite.ui.widgets.parts import make_button, make_frame, make_label

COLUMN = 480
ICON, AIR = 88, 20
"""The side of the icon, and what is between it and the words."""


class About(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Ludogîte"))
        self.licences_button = make_button(text=self.tr("Licences…"))
        self.close_button = make_button(text=self.tr("Close"), is_primary=True)
        self.close_button.setDefault(True)
        self.folder = self._paragraph(str(paths.data()))
        self.folder.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._lay_out()
        self.licences_button.clicked.connect(self._show_licences)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 28, 32, 24)
        layout.setSpacing(8)
        layout.addLayout(self._top())
        layout.addSpacing(12)
        layout.addWidget(
            self._paragraph(
                self.tr(
                    "The games follow the rules of published ones, under names of our own. Six Symbols is based on a"
                    " game by Reiner Knizia, Big Bang on one by André François. Thanks to the collectors of Escale à"
                    " jeux, who put the rules online."
                )
            )
        )
        line = make_frame("line")
        line.setFixedHeight(1)
        layout.addSpacing(10)
        layout.addWidget(line)
        layout.addSpacing(10)
        layout.addWidget(make_label(text=self.tr("Your games are kept here:"), is_soft=True))
        layout.addWidget(self.folder)
        layout.addSpacing(16)
        buttons = QHBoxLayout()
        buttons.addWidget(self.licences_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _top(self) -> QHBoxLayout:
        """The program itself: its icon, and beside it name, version and one sentence."""
        icon = make_label()
        icon.setPixmap(QIcon(str(paths.assets() / "icons" / "ludogite.png")).pixmap(ICON, ICON))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(make_label(text="Ludogîte", font=title_font(36)))
        words.addWidget(make_label(text=self.tr("Version {version}").format(version=__version__), is_soft=True))
        words.addSpacing(8)
        sentence = self._paragraph(
            self.tr("A house in the country with a shelf full of games: five tabletop games to play offline."),
            beside=ICON + AIR,
        )
        words.addWidget(sentence)
        top = QHBoxLayout()
        top.setSpacing(AIR)
        top.addWidget(icon, alignment=Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, stretch=1)
        return top

    @staticmethod
    def _paragraph(text: str, beside: int = 0) -> QLabel:
        """As wide as the column; `beside` is what something else takes of it."""
        made = make_label(text=text, font=text_font(14), wraps=True)
        made.setFixedWidth(scaled(COLUMN) - beside)
        return made

    def _show_licences(self) -> None:
        from ludogite.ui.pages.licences import Licences

        Licences(self).exec()
