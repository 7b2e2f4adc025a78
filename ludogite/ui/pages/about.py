"""The About box: what this is, whose games they are, and where a player's matches lie. Licences are behind a button, a
list and the text of the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ludogite import __version__, paths
from ludogite.licences import Part, parts
from ludogite.ui.look.theme import scaled, set_font, text_font, title_font
from ludogite.ui.widgets.parts import follow_selection, make_button, make_frame, make_label

COLUMN = 480
ICON, ICON_GAP = 88, 20
"""The side of the icon, and what is between it and the words."""
SIZE, FRAME = QSize(900, 620), QSize(16, 44)
"""Where the screen has room for it, and what the system puts around it."""
WIDEST_LIST = 340
ROW = 30
TEXT_MARGIN = 10


class About(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Ludogîte"))
        self.licences_button = make_button(text=self.tr("Licences…"))
        self.close_button = make_button(text=self.tr("Close"), is_primary=True)
        self.close_button.setDefault(True)
        self.folder = self._paragraph(str(paths.data()))
        self.folder.setObjectName("key")
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
            beside=ICON + ICON_GAP,
        )
        words.addWidget(sentence)
        top = QHBoxLayout()
        top.setSpacing(ICON_GAP)
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
        Licences(self).exec()


class Licences(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.parts: list[Part] = parts()
        self.list = QListWidget()
        self.list.setObjectName("moves")
        self.list.setAccessibleName(self.tr("Licences"))
        for part in self.parts:
            item = QListWidgetItem(part.title, self.list)
            item.setSizeHint(QSize(0, scaled(ROW)))
        self.list.setFixedWidth(min(self._widest() + scaled(40), WIDEST_LIST))
        self.licence = make_label(font=text_font(14), is_soft=True, wraps=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.text.document().setDocumentMargin(TEXT_MARGIN)
        set_font(self.text, text_font(13))
        self.close_button = make_button(text=self.tr("Close"), is_primary=True)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_part)
        follow_selection(self.list)
        self.close_button.clicked.connect(self.accept)
        self.list.setCurrentRow(0)
        self.list.setFocus()
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))

    def _widest(self) -> int:
        metrics = QFontMetrics(self.list.font())
        return max(metrics.horizontalAdvance(part.title) for part in self.parts)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 28, 32, 24)
        layout.setSpacing(14)
        layout.addWidget(make_label(text=self.tr("Licences"), font=title_font(28)))
        layout.addWidget(
            make_label(
                text=self.tr(
                    "Ludogîte is free software under the MIT licence. It stands on the work of others, each under a"
                    " licence of its own. Qt comes under the LGPL, version 3: you may replace the Qt libraries with"
                    " your own."
                ),
                font=text_font(14),
                wraps=True,
            )
        )
        columns = QHBoxLayout()
        columns.setSpacing(20)
        card = make_frame("card")
        within = QVBoxLayout(card)
        within.setContentsMargins(TEXT_MARGIN, TEXT_MARGIN, TEXT_MARGIN, TEXT_MARGIN)
        within.addWidget(self.list)
        columns.addWidget(card)
        right = QVBoxLayout()
        right.addWidget(self.licence)
        right.addWidget(self.text, stretch=1)
        columns.addLayout(right, stretch=1)
        layout.addLayout(columns, stretch=1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)

    def _show_part(self, row: int) -> None:
        part = self.parts[row]
        self.licence.setText(part.licence)
        self.licence.setVisible(bool(part.licence))
        self.text.setPlainText(part.text)
