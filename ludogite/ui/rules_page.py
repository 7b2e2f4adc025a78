"""The rules of a game in the player's language, with pictures drawn by its board."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import QColor, QFont, QImage, QKeySequence, QPainter, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from ludogite import paths
from ludogite.rules.game import Game
from ludogite.ui.boards import board_of
from ludogite.ui.theme import TITLE, Colours, text_font

PICTURE = QSize(420, 300)
COLUMN = 720
CAPTIONED = re.compile(r"!\[(.*?)\]\((picture:\w+)\)")


class RulesPage(QWidget):
    back_wanted = Signal()

    def __init__(self, game: Game, language: str, colours: Colours) -> None:
        super().__init__()
        self.game, self.colours = game, colours
        self.back_button = QPushButton(autoDefault=False)
        self.text = RulesText(game, colours, self.devicePixelRatioF())
        self.text.setMaximumWidth(COLUMN)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        top = QHBoxLayout()
        top.addWidget(self.back_button)
        top.addStretch(1)
        layout.addLayout(top)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.text, stretch=20)
        middle.addStretch(1)
        layout.addLayout(middle, stretch=1)
        self.back_button.clicked.connect(self.back_wanted)
        QShortcut(QKeySequence("Escape"), self, self.back_wanted.emit)
        self.show_language(language)

    def show_language(self, language: str) -> None:
        self.back_button.setText(self.tr("Back"))
        self.text.setAccessibleName(self.tr("Rules"))
        file = paths.assets() / "rules" / f"{self.game.id}.{language}.md"
        self.text.show_markdown(file.read_text(encoding="utf-8"))

    def set_colours(self, colours: Colours) -> None:
        self.colours = self.text.colours = colours
        self.text.show_again()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.back_button.setText(self.tr("Back"))
        super().changeEvent(event)


class RulesText(QTextBrowser):
    """Markdown whose pictures are `picture:name`."""

    def __init__(self, game: Game, colours: Colours, ratio: float) -> None:
        super().__init__()
        self.game, self.colours, self._ratio, self._shown = game, colours, ratio, ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setObjectName("rules")

    def show_markdown(self, text: str) -> None:
        self._shown = text
        self.document().setDefaultFont(text_font(16))
        self.setMarkdown(CAPTIONED.sub(r"![\1](\2)\n\n*\1*", text))
        self._set_titles()

    def show_again(self) -> None:
        self.show_markdown(self._shown)

    def loadResource(self, kind: int, name: QUrl) -> Any:
        if name.scheme() != "picture" or kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        image = QImage(PICTURE * self._ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(QColor(0, 0, 0, 0))
        with QPainter(image) as painter:
            board_of(self.game.id).paint_rules_picture(painter, PICTURE, name.path(), self.colours)
        return image

    def _set_titles(self) -> None:
        """Headings in the type of the house, and air between paragraphs."""
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            form = block.blockFormat()
            form.setBottomMargin(10)
            if "\N{OBJECT REPLACEMENT CHARACTER}" not in block.text():
                form.setLineHeight(130, 1)
            if level:
                form.setTopMargin(8 if level == 1 else 22)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                characters = cursor.charFormat()
                characters.setFontFamilies([TITLE])
                characters.setProperty(characters.Property.FontPixelSize, 34 if level == 1 else 24)
                characters.setFontWeight(QFont.Weight.DemiBold)
                cursor.mergeCharFormat(characters)
            cursor.setBlockFormat(form)
            block = block.next()
