"""Rules and manual as they are read on the screen: Markdown in our type, with pictures that the game paints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF, QSize, QSizeF, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look.materials import rounded
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.look.turns import Turns

SHAPE = 0.56
"""The height of a picture, in its width."""
CORNER = 12
CAPTIONED = re.compile(r"!\[(.*?)\]\((picture:\w+)\)")


class RulesText(QTextBrowser):
    """Markdown whose pictures are `picture:name`, each as wide as the column. The text is there at once, with blanks
    for the pictures. They are drawn one in each turn of the event loop, so that the window answers meanwhile."""

    def __init__(self, game: Game, colours: Colours, ratio: float) -> None:
        super().__init__()
        self.game, self.colours, self._ratio = game, colours, ratio
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setObjectName("rules")
        self._names: list[str] = []
        self._turns = Turns(self, budget_s=0)

    def show_rules(self, game: Game, text: str) -> None:
        self.game = game
        self.document().clear()
        self.document().setDefaultFont(text_font(scaled(16)))
        self.setMarkdown(CAPTIONED.sub(r"![\1](\2)\n\n\1", text))
        self._names = [name for _, name in CAPTIONED.findall(text)]
        self._set_type()
        self.draw_again()

    # Pictures

    def draw_again(self) -> None:
        self._turns.stop()
        self._turns.begin(map(self._draw, self._names))

    @property
    def is_drawn(self) -> bool:
        return not self._turns.is_going

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            for name in self._names:
                self._keep(name, self._blank())
            self.document().markContentsDirty(0, self.document().characterCount())
            self.draw_again()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if QUrl(name).scheme() != "picture" or kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        return self._blank()

    def _size(self) -> QSize:
        width = max(self.viewport().width() - 2 * round(self.document().documentMargin()), 1)
        return QSize(width, round(SHAPE * width))

    def _blank(self) -> QImage:
        image = QImage(self._size() * self._ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(QColor(0, 0, 0, 0))
        return image

    def _keep(self, name: str, image: QImage) -> None:
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)

    def _draw(self, name: str) -> None:
        whole, image = self._blank(), self._blank()
        with QPainter(whole) as painter:
            ui_of(self.game).paint_rules_picture(painter, self._size(), QUrl(name).path(), self.colours)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(rounded(QRectF(0, 0, *QSizeF(self._size()).toTuple()), CORNER))
            painter.drawImage(0, 0, whole)
        self._keep(name, image)
        self.viewport().update()

    # Sections

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    @property
    def _headings(self) -> list[QTextBlock]:
        return [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]

    @property
    def sections(self) -> list[str]:
        return [heading.text() for heading in self._headings]

    @property
    def tops(self) -> list[int]:
        """Where the sections begin."""
        layout = self.document().documentLayout()
        return [round(layout.blockBoundingRect(heading).top()) for heading in self._headings]

    # Type

    def _set_type(self) -> None:
        """Of headings, paragraphs, captions and tables."""
        is_below_picture = False
        for block in self._blocks():
            is_picture = "\N{OBJECT REPLACEMENT CHARACTER}" in block.text()
            level = block.blockFormat().headingLevel()
            if level:
                self._set_heading(block, level)
            elif is_below_picture:
                self._set_caption(block)
            form = block.blockFormat()
            form.setBottomMargin(6 if is_picture else 24 if is_below_picture else 10)
            if not is_picture:
                form.setLineHeight(130, 1)
            if level:
                form.setTopMargin(0 if level == 1 else 26)
            QTextCursor(block).setBlockFormat(form)
            is_below_picture = is_picture
        self._set_stressed()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)

    def _set_font(self, block: QTextBlock, font: QFont, colour: QColor | None = None) -> None:
        form = QTextCharFormat()
        form.setFont(font)
        if colour:
            form.setForeground(colour)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(form)

    def _set_heading(self, block: QTextBlock, level: int) -> None:
        self._set_font(block, title_font(scaled(34 if level == 1 else 24)))

    def _set_caption(self, block: QTextBlock) -> None:
        self._set_font(block, text_font(scaled(14)), self.palette().placeholderText().color())

    def _set_stressed(self) -> None:
        """Sets bold and slanted words in the weights that we ship: Qt would thicken and slant them by blurring."""
        stressed = []
        for block in self._blocks():
            piece = block.begin()
            while not piece.atEnd():
                form, at = piece.fragment().charFormat(), piece.fragment().position()
                if form.fontItalic() or form.fontWeight() > QFont.Weight.DemiBold:
                    weight = QFont.Weight.Medium if form.fontItalic() else QFont.Weight.DemiBold
                    stressed.append((at, at + piece.fragment().length(), weight))
                piece += 1
        cursor = QTextCursor(self.document())
        for start, end, weight in stressed:
            form = QTextCharFormat()
            form.setFontWeight(weight)
            form.setFontItalic(False)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(form)

    def _set_table(self, table: QTextTable) -> None:
        """On a card, with a fine line below each row and a stronger one below its head."""
        form = table.format()
        form.setBorder(0)
        form.setCellPadding(0)
        form.setCellSpacing(0)
        form.setTopMargin(4)
        form.setBottomMargin(scaled(20))
        table.setFormat(form)
        last = table.rows() - 1
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                look = QTextTableCellFormat(cell.format().toTableCellFormat())
                look.setTopPadding(scaled(7))
                look.setBottomPadding(scaled(7))
                look.setLeftPadding(scaled(16))
                look.setRightPadding(scaled(28))
                look.setBackground(self.palette().base())
                look.setBottomBorder(0 if row == last else 1)
                look.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBottomBorderBrush(self.palette().placeholderText() if row == 0 else self.palette().mid())
                cell.setFormat(look)
                words = cell.firstCursorPosition()
                block = words.blockFormat()
                block.setBottomMargin(0)
                words.setBlockFormat(block)
