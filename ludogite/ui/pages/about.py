"""The About box: what this is, whose games they are, and under which licences it comes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLayout, QVBoxLayout, QWidget

from ludogite import __version__
from ludogite.ui.theme import scaled, text_font, title_font
from ludogite.ui.widgets.parts import make_label

COLUMN = 456


class About(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("about", "About Ludogîte"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 28, 32, 24)
        layout.setSpacing(14)
        title = make_label(text="Ludogîte", font=title_font(32))
        version = make_label(text=translate("about", "Version {version}").format(version=__version__), is_soft=True)
        layout.addWidget(title)
        layout.addWidget(version)
        layout.addSpacing(4)
        for text in (
            translate(
                "about", "A house in the country with a shelf full of games: five tabletop games to play offline."
            ),
            translate(
                "about",
                "The games follow the rules of published ones, under names of our own. Six Symbols is based on a"
                " game by Reiner Knizia, Big Bang on one by André François. Thanks to the collectors of Escale à"
                " jeux, who put the rules online.",
            ),
            translate(
                "about",
                "Ludogîte is free software under the MIT licence. It uses Qt under the LGPL, version 3: you"
                " may replace the Qt libraries with your own. The fonts Inter and Vollkorn come under the SIL"
                " Open Font License.",
            ),
        ):
            paragraph = make_label(text=text, font=text_font(14), wraps=True)
            paragraph.setFixedWidth(scaled(COLUMN))
            layout.addWidget(paragraph)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        layout.addSpacing(6)
        layout.addWidget(buttons)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
