"""The puzzles of a game: that of the day, and the next one of each level, with how many somebody has solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.match.config import day_of
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult, puzzle_of_day
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.puzzles import LEVELS, maker_of
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import HOME, RULES, SETTINGS, HeadedPage, PageHeader
from ludogite.ui.base.routes import Home, PlayPuzzle, RememberPeople, ShowRules, ShowSettings
from ludogite.ui.base.seat_names import LEVEL_NAMES
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.pages.game_picture import TablePicture
from ludogite.ui.widgets.parts import make_button, make_frame, make_label
from ludogite.ui.widgets.scroll_area import ScrollArea
from ludogite.ui.widgets.table_frame import TableFrame
from ludogite.ui.widgets.who_plays import WhoPlays

WITH_PICTURE = 800
"""The least width of a page with a picture, for text of the usual size."""
SIDE = 24
OF_DAY = QT_TRANSLATE_NOOP("puzzles_page", "Puzzle of {day} · {level}")
NUMBERED = QT_TRANSLATE_NOOP("puzzles_page", "Puzzle {n} · {level}")
PLAY = QT_TRANSLATE_NOOP("puzzles_page", "Play puzzle {n}")
PLAY_LEVEL = QT_TRANSLATE_NOOP("puzzles_page", "{level}: play puzzle {n}")
ALL_SOLVED = QT_TRANSLATE_NOOP("puzzles_page", "%n puzzle(s) solved", None, 0)
SOLVED = QT_TRANSLATE_NOOP("puzzles_page", "%n solved", None, 0)
FIRST_TRY = QT_TRANSLATE_NOOP("puzzles_page", "%n at the first try", None, 0)
DAY_TASK = QT_TRANSLATE_NOOP("puzzles_page", "{level} · {task}")
DAY_RESULTS = {
    None: Message(QT_TRANSLATE_NOOP("puzzles_page", "Everyone gets the same one today.")),
    PuzzleResult.NOT_SOLVED: Message(QT_TRANSLATE_NOOP("puzzles_page", "Not solved this time. See you tomorrow!")),
    PuzzleResult.SOLVED: Message(QT_TRANSLATE_NOOP("puzzles_page", "Solved! See you tomorrow.")),
    PuzzleResult.AT_FIRST_TRY: Message(QT_TRANSLATE_NOOP("puzzles_page", "Solved at the first try! See you tomorrow.")),
}


def puzzle_name(game: Game, level: str, seed: int) -> Message:
    """Which one it is: that of a day, or one with a number."""
    name = LEVEL_NAMES[level]
    if day := day_of(f"{game.id} puzzle", seed):
        return Message(OF_DAY, day=day_name(day, "d MMMM"), level=name)
    return Message(NUMBERED, n=seed, level=name)


class LevelCard(QFrame):
    """A level: what it is like, how much of it is solved, and the button to its next puzzle."""

    def __init__(self, level: str, description: Message, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat")
        self.level, self._description = level, description
        self._title = make_label(self, font=title_font(22))
        self._about = make_label(self, font=text_font(15), is_soft=True, wraps=True)
        self.solved = make_label(self, font=text_font(17, QFont.Weight.DemiBold), wraps=True)
        self.first_try = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.button = make_button(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 18)
        layout.setSpacing(4)
        layout.addWidget(self._title)
        layout.addWidget(self._about)
        layout.addStretch(1)
        layout.addWidget(self.solved)
        layout.addWidget(self.first_try)
        layout.addStretch(1)
        layout.addWidget(self.button)

    def show_progress(self, progress: PuzzleProgress) -> None:
        name, number = LEVEL_NAMES[self.level], progress.next_seed(self.level)
        solved, first_try = progress.solved(self.level), progress.at_first_try(self.level)
        self._title.setText(tr(name))
        self._about.setText(tr(self._description))
        self.solved.setText(tr(Message(SOLVED, n=solved)) if solved else self.tr("None solved yet"))
        self.first_try.setText(tr(Message(FIRST_TRY, n=first_try)) if first_try else "")
        self.button.setText(tr(Message(PLAY, n=number)))
        self.button.setAccessibleName(tr(Message(PLAY_LEVEL, level=name, n=number)))


class PuzzlesPage(HeadedPage):
    game: Game

    def __init__(
        self,
        game: Game,
        people: Sequence[Person],
        read_progress: Callable[[str], PuzzleProgress],
        level: str | None,
        colours: Colours,
        parent: QWidget | None = None,
        today: Callable[[], date] = language.today,
    ) -> None:
        """Those who have played here, who was here last first; the level is the one that was played last."""
        super().__init__(game, parent)
        self._read_progress, self._last_level, self._today = read_progress, level, today
        self._make_parts(people, colours)
        self._lay_out()
        self._connect()
        self._read()
        self.set_texts()

    def _make_parts(self, people: Sequence[Person], colours: Colours) -> None:
        self.header = PageHeader(self, HOME, Home())
        self.title = self.header.title
        self.header.add_button(RULES, ShowRules(self.game))
        self.header.add_button(SETTINGS, ShowSettings())
        self._table = TableFrame(ui_of(self.game).table, colours, self)
        self._day_card, self._person_card = (make_frame("seat", self._table) for _ in range(2))
        self._day_title = make_label(font=title_font(24))
        self.day_label = make_label(font=text_font(15), is_soft=True)
        self.day_task = make_label(font=text_font(15, QFont.Weight.Medium), wraps=True)
        self.day_sentence = make_label(font=text_font(15), is_soft=True, wraps=True)
        self.day_button = make_button(is_primary=True)
        self.day_button.setProperty("large", True)
        self.picture = TablePicture(self.game, colours, self._day_card)
        maker = maker_of(self.game)
        self._level_area = ScrollArea(self._table)
        self.levels = {level: LevelCard(level, maker.describe(level), self._level_area.inner) for level in LEVELS}
        self.who = WhoPlays(people, colours, self._person_card)
        self.total = make_label(self._person_card, font=text_font(17, QFont.Weight.DemiBold), wraps=True)
        self._counting = make_label(self._person_card, font=text_font(14), is_soft=True, wraps=True)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        for part in (self._day_title, self.day_label, self.day_task, self.day_sentence):
            words.addWidget(part)
        words.addStretch(1)
        words.addWidget(self.day_button, alignment=Qt.AlignmentFlag.AlignLeft)
        day = QHBoxLayout(self._day_card)
        day.setContentsMargins(24, 18, 24, 18)
        day.setSpacing(28)
        day.addLayout(words, stretch=5)
        day.addWidget(self.picture, stretch=5)
        person = QVBoxLayout(self._person_card)
        person.setContentsMargins(20, 18, 20, 18)
        person.setSpacing(12)
        person.addWidget(self.who)
        person.addWidget(self.total)
        person.addWidget(self._counting)
        person.addStretch(1)
        above, levels = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight, self._level_area.inner)
        self._levels = levels
        above.setSpacing(16)
        levels.setContentsMargins(0, 0, 0, 0)
        above.addWidget(self._day_card, stretch=3)
        above.addWidget(self._person_card, stretch=2)
        levels.setSpacing(16)
        for card in self.levels.values():
            levels.addWidget(card, stretch=1)
        table = QVBoxLayout(self._table)
        table.setContentsMargins(SIDE, 20, SIDE, 20)
        table.setSpacing(16)
        table.addLayout(above, stretch=3)
        table.addWidget(self._level_area, stretch=2)
        self.lay_out(self._table)

    def _connect(self) -> None:
        self.who.chosen.connect(self._follow_person)
        self.day_button.clicked.connect(lambda: self._play(*self._of_day))
        for level, card in self.levels.items():
            card.button.clicked.connect(lambda _checked=False, level=level: self._play(level, None))
        self.add_key("Escape", lambda: self.requested.emit(Home()))

    @property
    def _of_day(self) -> tuple[str, int]:
        return puzzle_of_day(self.game.id, self._day)

    def take_focus(self, is_by_key: bool) -> None:
        """Enter goes on where somebody was, or with the puzzle of the day as long as that is not played."""
        is_day_played = self._progress.result(*self._of_day) is not None
        level = self._last_level or (LEVELS[0] if is_day_played else None)
        button = self.levels[level].button if level else self.day_button
        button.setFocus(Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """A narrow page has no picture, and its levels are below each other where they have no room side by side."""
        self.picture.setVisible(self.width() >= scaled(WITH_PICTURE))
        cards = self.levels.values()
        wide = sum(card.minimumSizeHint().width() for card in cards) + self._levels.spacing() * (len(cards) - 1)
        has_room = wide <= self.width() - 2 * SIDE
        direction = QBoxLayout.Direction
        self._levels.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)

    def set_colours(self, colours: Colours) -> None:
        self._table.set_colours(colours)
        self.who.set_colours(colours)
        self.picture.colours = colours
        self.picture.update()

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(self.tr("{game} — Puzzles").format(game=tr(self.game.title)))
        self._day_title.setText(self.tr("Puzzle of the day"))
        self._counting.setText(
            self.tr("Puzzles have numbers: puzzle 5 is the same for everyone. Only your first try counts.")
        )
        self._show_progress()

    def _show_progress(self) -> None:
        self._day = self._today()  # what is shown is what is played, also after midnight
        level, seed = self._of_day
        result = self._progress.result(level, seed)
        task = maker_of(self.game).describe(level)
        self.day_label.setText(day_name(self._day, "dddd d MMMM"))
        self.day_task.setText(tr(Message(DAY_TASK, level=LEVEL_NAMES[level], task=task)))
        self.day_sentence.setText(tr(DAY_RESULTS[result]))
        self.day_button.setText(self.tr("Play") if result is None else self.tr("Play again"))
        for card in self.levels.values():
            card.show_progress(self._progress)
        total = sum(map(self._progress.solved, LEVELS))
        self.total.setText(tr(Message(ALL_SOLVED, n=total)))
        self.total.setVisible(total > 0)

    # What its player does

    def _read(self) -> None:
        self._progress = self._read_progress(self.who.name)

    def _follow_person(self) -> None:
        self._read()
        self._show_progress()
        if people := self.who.to_remember:
            self.requested.emit(RememberPeople(people))

    def _play(self, level: str, seed: int | None) -> None:
        if people := self.who.to_remember:
            self.requested.emit(RememberPeople(people))
        self.requested.emit(PlayPuzzle(self.game, level, self.who.name, seed))
