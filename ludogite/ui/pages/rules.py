"""The page that F1 shows: the rules of a game in the player's language, with pictures drawn by its board, keys,
manual."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

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

from ludogite import paths
from ludogite.content.exercises import has_lesson
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.sheets.type import TITLE
from ludogite.ui.base.game_ui import games_with_card, rules_text, ui_of, whole_game
from ludogite.ui.base.key_list import KeyGroup, all_groups, groups_of, keys_text
from ludogite.ui.base.page import KEYS, MANUAL, RULES, FrontPage
from ludogite.ui.base.routes import Learn
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours, scaled, text_font
from ludogite.ui.look.turns import Turns
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ludogite.sheets.sheet import Paper, Sheet

PICTURE = QSize(420, 300)
COLUMN = 720
SIDE = 32
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CAPTIONED = re.compile(r"!\[(.*?)\]\((picture:\w+)\)")


RULES_VIEW, KEYS_VIEW, MANUAL_VIEW = "rules", "keys", "manual"
VIEWS = {RULES_VIEW: RULES, KEYS_VIEW: KEYS, MANUAL_VIEW: MANUAL}
KEYS_OF = QT_TRANSLATE_NOOP("keys", "Keys: {where}")


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
    """Markdown whose pictures are `picture:name`. The text is there at once, with blanks for the pictures. They
    are drawn one in each turn of the event loop, so that the window answers meanwhile."""

    def __init__(self, game: Game, colours: Colours, ratio: float) -> None:
        super().__init__()
        self.game, self.colours, self._ratio = game, colours, ratio
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setObjectName("rules")
        self._turns = Turns(self, budget_s=0)

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
        self._turns.stop()
        self._turns.begin(map(self._draw, self._names))

    @property
    def is_drawn(self) -> bool:
        return not self._turns.is_going

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if QUrl(name).scheme() != "picture" or kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        return self._blank()

    def _blank(self) -> QImage:
        image = QImage(PICTURE * self._ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(QColor(0, 0, 0, 0))
        return image

    def _draw(self, name: str) -> None:
        url, image = QUrl(name), self._blank()
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


class KeysCard(QFrame):
    def __init__(self, group: KeyGroup, abreast: int = 1, parent: QWidget | None = None) -> None:
        """So many keys in each row."""
        super().__init__(parent)
        self._group = group
        self.setObjectName("card")
        self._name = make_label(font=text_font(17, QFont.Weight.DemiBold))
        self._lines = [(make_label(), make_label(font=text_font(14), is_soft=True, wraps=True)) for _ in group.lines]
        layout = QGridLayout(self)
        layout.setContentsMargins(24, 18, 24, 20)
        layout.setHorizontalSpacing(16)
        layout.setVerticalSpacing(10)
        layout.addWidget(self._name, 0, 0, 1, 2 * abreast)
        for n, (key, what) in enumerate(self._lines):
            row, column = divmod(n, abreast)
            key.setObjectName("key")
            layout.addWidget(key, 1 + row, 2 * column, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(what, 1 + row, 2 * column + 1)
        for column in range(abreast):
            layout.setColumnStretch(2 * column + 1, 1)

    def set_texts(self) -> None:
        self._name.setText(tr(self._group.title))
        for (key, what), line in zip(self._lines, self._group.lines, strict=True):
            key.setText(keys_text(line.keys))
            what.setText(tr(line.does))


def manual_text(language: str) -> str:
    """In Markdown."""
    return (paths.assets() / f"manual.{language}.md").read_text(encoding="utf-8")


def make_manual(language: str, paper: Paper) -> Sheet:
    """The text and all keys. The language must be the one that is spoken."""
    from ludogite.sheets.manual import KeyTable, manual_sheet

    tables = [
        KeyTable(
            tr(Message(KEYS_OF, where=group.title)), [(keys_text(line.keys), tr(line.does)) for line in group.lines]
        )
        for group in all_groups()
    ]
    return manual_sheet(manual_text(language), tables, paper)
