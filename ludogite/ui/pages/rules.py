"""What F1 shows: the rules of a game in the player's language, with pictures drawn by its board, keys, manual."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ludogite.content.exercises import has_lesson
from ludogite.rules.shelf import Game
from ludogite.sheets.type import TITLE
from ludogite.ui.base.game_ui import games_with_card, rules_text, ui_of, whole_game
from ludogite.ui.base.key_list import KeyGroup, groups_of
from ludogite.ui.base.page import KEYS, MANUAL, RULES, FrontPage
from ludogite.ui.base.routes import Learn
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.pages.keys_card import KeysCard
from ludogite.ui.pages.manual import manual_text
from ludogite.ui.widgets.parts import make_button, make_timer
from ludogite.ui.widgets.segments import Segments

PICTURE = QSize(420, 300)
COLUMN = 720
SIDE = 32
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BEAT = 20
"""Milliseconds between two pictures."""
CAPTIONED = re.compile(r"!\[(.*?)\]\((picture:\w+)\)")


RULES_VIEW, KEYS_VIEW, MANUAL_VIEW = "rules", "keys", "manual"
VIEWS = {RULES_VIEW: RULES, KEYS_VIEW: KEYS, MANUAL_VIEW: MANUAL}


def open_rules(session: Session, game: Game | None) -> RulesPage:
    """Without a game, of the first on the shelf."""
    games = games_with_card()
    return RulesPage(games, whole_game(game or games[0]), session.colours)


class RulesPage(FrontPage):
    """The rules of one game, the keys that work in it, and the manual; another game may be chosen."""

    game: Game

    def __init__(self, games: Sequence[Game], game: Game, colours: Colours) -> None:
        super().__init__(game)
        self.colours = colours
        self._games = {other.id: other for other in games}
        self.choice = Segments(tuple(self._games), game.id)
        place = self.choice.sizePolicy()
        place.setRetainSizeWhenHidden(True)  # so that the page stays in place when the manual is chosen
        self.choice.setSizePolicy(place)
        self.header.add_choice(self.choice)
        self._column = QWidget(self)
        self.view = Segments(tuple(VIEWS), RULES_VIEW, self._column)  # read before the text, and reached by Tab before
        self.lesson_button = make_button(self._column)
        self.text = RulesText(game, colours, self.devicePixelRatioF())
        self.keys = KeysView()
        self._shown = QStackedWidget()
        for part in (self.text, self.keys):
            self._shown.addWidget(part)
        self.body.setContentsMargins(SIDE, 20, SIDE, 24)
        self.lesson_button.clicked.connect(lambda: self.requested.emit(Learn(self.game)))
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(20)
        self._top = QGridLayout()
        column.addLayout(self._top)
        column.addWidget(self._shown, stretch=1)
        middle = QHBoxLayout()
        middle.addWidget(self._column)
        self.body.addLayout(middle)
        self.choice.chosen.connect(self._choose)
        self.view.chosen.connect(self.show_view)
        self.set_texts()

    def _place_top(self) -> None:
        """What may be read in the middle, whatever is beside it; where that has no room, at the left."""
        beside = self.lesson_button.sizeHint().width()
        has_room = self.view.width_of_row + 2 * beside + 16 <= min(self.width() - 2 * SIDE, self._column.maximumWidth())
        self._top.addWidget(self.view, 0, 0, Qt.AlignmentFlag.AlignCenter if has_room else LEFT)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._top.addWidget(self.lesson_button, 0, 0 if has_room else 1, right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_top()

    def take_focus(self, is_by_key: bool) -> None:
        (self.keys if self.view.current == KEYS_VIEW else self.text).setFocus()

    def set_texts(self) -> None:
        super().set_texts()
        view = self.view.current
        self.title.setText(tr(VIEWS[view]))
        self.lesson_button.setText(self.tr("Learn by playing"))
        self.lesson_button.setVisible(view == RULES_VIEW and has_lesson(self.game.id))
        self._column.setMaximumWidth(scaled(COLUMN))
        self.choice.set_labels(tr(RULES), {id: tr(game.title) for id, game in self._games.items()})
        self.choice.setVisible(len(self._games) > 1 and view != MANUAL_VIEW)
        self.view.set_labels(self.tr("Contents"), {view: tr(label) for view, label in VIEWS.items()})
        self._place_top()
        self._show()

    def set_colours(self, colours: Colours) -> None:
        self.colours = self.text.colours = colours
        self.text.draw_again()

    def show_view(self, view: str) -> None:
        """The rules, the keys or the manual."""
        self.view.choose(view)
        self.set_texts()
        self.take_focus(is_by_key=False)

    def _show(self) -> None:
        view = self.view.current
        self._shown.setCurrentWidget(self.keys if view == KEYS_VIEW else self.text)
        if view == KEYS_VIEW:
            self.keys.show_groups(groups_of(self.game))
        elif view == MANUAL_VIEW:
            self.text.setAccessibleName(tr(MANUAL))
            self.text.show_rules(self.game, manual_text(current_language()))
        else:
            self.text.setAccessibleName(self.tr("{game}: rules").format(game=tr(self.game.title)))
            self.text.show_rules(self.game, rules_text(self.game, current_language()))

    def _choose(self, id: str) -> None:
        self.game = self._games[id]
        self.set_texts()


class KeysView(QScrollArea):
    """Cards with keys, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("choices")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)

    def show_groups(self, groups: Sequence[KeyGroup]) -> None:
        inner = QWidget()
        inner.setObjectName("choices")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(16)
        for group in groups:
            card = KeysCard(group, parent=inner)
            card.set_texts()
            column.addWidget(card)
        column.addStretch(1)
        self.setAccessibleName(tr(KEYS))
        self.setWidget(inner)


class RulesText(QTextBrowser):
    """Markdown whose pictures are `picture:name`. The text is there at once, with blanks for the pictures. A timer
    draws one picture after another, so that the window answers meanwhile."""

    def __init__(self, game: Game, colours: Colours, ratio: float) -> None:
        super().__init__()
        self.game, self.colours, self._ratio = game, colours, ratio
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setObjectName("rules")
        self.undrawn: list[str] = []
        self._beat = make_timer(self, BEAT)
        self._beat.timeout.connect(self._draw_one)

    def show_rules(self, game: Game, text: str) -> None:
        self.game = game
        self.document().clear()
        self.document().setDefaultFont(text_font(scaled(16)))
        self.setMarkdown(CAPTIONED.sub(r"![\1](\2)\n\n*\1*", text))
        self._set_titles()
        self._set_bold()
        self._set_tables()
        self._names = [name for _, name in CAPTIONED.findall(text)]
        self.draw_again()

    def draw_again(self) -> None:
        self.undrawn = list(self._names)
        self._beat.start()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if QUrl(name).scheme() != "picture" or kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        return self._blank()

    def _blank(self) -> QImage:
        image = QImage(PICTURE * self._ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(QColor(0, 0, 0, 0))
        return image

    def _draw_one(self) -> None:
        if not self.undrawn:
            self._beat.stop()
            return
        url, image = QUrl(self.undrawn.pop(0)), self._blank()
        with QPainter(image) as painter:
            ui_of(self.game).paint_rules_picture(painter, PICTURE, url.path(), self.colours)
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, url, image)
        self.viewport().update()

    def _set_titles(self) -> None:
        """Headings in our title font, and space between paragraphs."""
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
                characters.setProperty(characters.Property.FontPixelSize, scaled(34 if level == 1 else 24))
                characters.setFontWeight(QFont.Weight.DemiBold)
                cursor.mergeCharFormat(characters)
            cursor.setBlockFormat(form)
            block = block.next()

    def _set_tables(self) -> None:
        """Fine lines, and air around the words in them."""
        for table in self.document().rootFrame().childFrames():
            if not isinstance(table, QTextTable):
                continue
            form = table.format()
            form.setCellPadding(scaled(8))
            form.setCellSpacing(0)
            form.setBorder(1)
            form.setBorderCollapse(True)
            form.setBorderBrush(self.palette().placeholderText())
            form.setBottomMargin(scaled(16))
            table.setFormat(form)
            for row in range(table.rows()):
                for column in range(table.columns()):
                    words = table.cellAt(row, column).firstCursorPosition()
                    block = words.blockFormat()
                    block.setBottomMargin(0)
                    words.setBlockFormat(block)

    def _set_bold(self) -> None:
        """Sets bold text in the boldest font that we ship: Qt would thicken it by blurring."""
        bold = []
        block = self.document().begin()
        while block.isValid():
            piece = block.begin()
            while not piece.atEnd():
                if piece.fragment().charFormat().fontWeight() > QFont.Weight.DemiBold:
                    bold.append((piece.fragment().position(), piece.fragment().length()))
                piece += 1
            block = block.next()
        form = QTextCharFormat()
        form.setFontWeight(QFont.Weight.DemiBold)
        cursor = QTextCursor(self.document())
        for start, length in bold:
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(form)
