"""The page that F1 shows: the rules of a game in the player's language, with pictures drawn by its board, keys,
manual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ludogite import paths
from ludogite.content.exercises import has_lesson
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import games_with_card, rules_text, whole_game
from ludogite.ui.base.key_list import KeyGroup, all_groups, groups_of, keys_text
from ludogite.ui.base.page import KEYS, MANUAL, RULES, FrontPage
from ludogite.ui.base.routes import Learn
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language, tr
from ludogite.ui.look.theme import Colours, scaled, set_font, text_font
from ludogite.ui.pages.rules_text import RulesText
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.ui.widgets.scroll_area import FootFade
from ludogite.ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ludogite.sheets.sheet import Paper, Sheet

COLUMN, BESIDE, NARROWEST = 720, 236, 400
"""How wide the text is, what stands beside it, and a text beside which something may stand."""
SIDE, GAP = 32, 40
ABOVE = 4
"""What is left above a section that is gone to."""
RULES_VIEW, KEYS_VIEW, MANUAL_VIEW = "rules", "keys", "manual"
VIEWS = {RULES_VIEW: RULES, KEYS_VIEW: KEYS, MANUAL_VIEW: MANUAL}
KEYS_OF = QT_TRANSLATE_NOOP("keys", "Keys: {where}")


def open_rules(session: Session, game: Game | None) -> RulesPage:
    """Without a game, of the first on the shelf."""
    games = games_with_card()
    return RulesPage(games, whole_game(game or games[0]), session.colours)


class RulesPage(FrontPage):
    """The rules of one game, the keys that work in it, and the manual; another game may be chosen. What there is to
    read stands at the left."""

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
        self.contents = Contents(self._column)
        self.lesson_button = make_button(self._column)
        self.text = RulesText(game, colours, self.devicePixelRatioF())
        self.keys = KeysView()
        self._shown = QStackedWidget()
        for part in (self.text, self.keys):
            self._shown.addWidget(part)
            part.verticalScrollBar().valueChanged.connect(self._follow)
            FootFade(part)
        self.lesson_button.clicked.connect(lambda: self.requested.emit(Learn(self.game)))
        self.choice.chosen.connect(self._choose)
        self.view.chosen.connect(self.show_view)
        self.contents.currentRowChanged.connect(self._go_to)
        self._lay_out()
        self.set_texts()

    def _lay_out(self) -> None:
        self._side = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._side.setSpacing(16)
        self._side.addWidget(self.view)
        self._side.addWidget(self.contents)
        self._side.addWidget(self.lesson_button)
        self._side.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._column)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addLayout(self._side)
        self._row.addWidget(self._shown, stretch=1)
        middle = QHBoxLayout()
        middle.addWidget(self._column)
        self.body.setContentsMargins(SIDE, 24, SIDE, 0)
        self.body.addLayout(middle)

    def _place_side(self) -> None:
        """What may be read stands beside the text, or without the contents above it where that would be too narrow."""
        beside = max(self.view.width_of_row, scaled(BESIDE))
        is_beside = self.width() - 2 * SIDE - beside - GAP >= scaled(NARROWEST)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if is_beside else down)
        self._side.setDirection(down if is_beside else across)
        self.contents.setVisible(is_beside)
        self.contents.setFixedWidth(beside)
        self._column.setMaximumWidth(scaled(COLUMN) + (beside + GAP if is_beside else 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_side()

    @property
    def _read(self) -> RulesText | KeysView:
        return self.keys if self.view.current == KEYS_VIEW else self.text

    def take_focus(self, is_by_key: bool) -> None:
        self._read.setFocus()

    def set_texts(self) -> None:
        super().set_texts()
        view = self.view.current
        self.title.setText(tr(VIEWS[view]))
        self.lesson_button.setText(self.tr("Learn by playing"))
        self.lesson_button.setVisible(view == RULES_VIEW and has_lesson(self.game.id))
        self.choice.set_labels(tr(RULES), {id: tr(game.title) for id, game in self._games.items()})
        self.choice.setVisible(len(self._games) > 1 and view != MANUAL_VIEW)
        self.view.set_labels(self.tr("To read"), {view: tr(label) for view, label in VIEWS.items()})
        self._place_side()
        self._show()
        self.contents.show_sections(self.tr("Contents"), self._read.sections)

    def set_colours(self, colours: Colours) -> None:
        self.colours = self.text.colours = colours
        bar = self._read.verticalScrollBar()
        scrolled = bar.value()
        self._show()
        bar.setValue(scrolled)

    def show_view(self, view: str) -> None:
        """The rules, the keys or the manual."""
        self.view.choose(view)
        self.set_texts()
        self.take_focus(is_by_key=False)

    def _show(self) -> None:
        view = self.view.current
        self._shown.setCurrentWidget(self._read)
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

    def _go_to(self, section: int) -> None:
        self._read.verticalScrollBar().setValue(self._read.tops[section] - ABOVE)
        self.contents.mark(section)  # also a short one at the end, which does not reach the top

    def _follow(self, scrolled: int) -> None:
        """Marks the section that is read."""
        bar = self._read.verticalScrollBar()
        begun = sum(top <= scrolled + bar.pageStep() / 3 for top in self._read.tops)
        is_end = scrolled == bar.maximum() > 0
        self.contents.mark(len(self._read.tops) - 1 if is_end else begun - 1)


class Contents(QListWidget):
    """The sections of what is read, the one in sight marked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("contents")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_font(self, text_font(15, QFont.Weight.Medium))

    def show_sections(self, name: str, sections: Sequence[str]) -> None:
        self.setAccessibleName(name)
        with QSignalBlocker(self):
            self.clear()
            self.addItems(list(sections))
        self.updateGeometry()

    def mark(self, section: int) -> None:
        with QSignalBlocker(self):
            self.setCurrentRow(section)


class KeysView(QScrollArea):
    """Cards with keys, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("choices")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._cards: list[KeysCard] = []

    @property
    def sections(self) -> list[str]:
        return [card.name for card in self._cards]

    @property
    def tops(self) -> list[int]:
        """Where they begin."""
        return [card.y() for card in self._cards]

    def show_groups(self, groups: Sequence[KeyGroup]) -> None:
        inner = QWidget()
        inner.setObjectName("choices")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 12, 24)
        column.setSpacing(16)
        self._cards = [KeysCard(group, parent=inner) for group in groups]
        for card in self._cards:
            card.set_texts()
            column.addWidget(card)
        column.addStretch(1)
        self.setAccessibleName(tr(KEYS))
        self.setWidget(inner)


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

    @property
    def name(self) -> str:
        return tr(self._group.title)

    def set_texts(self) -> None:
        self._name.setText(self.name)
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
