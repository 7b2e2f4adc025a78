"""The puzzles of a game: that of the day, and the next one of each level, with how many somebody has solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ludogite.match.config import day_of
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult, make_by_worker, puzzle_of_day
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.puzzles import LEVELS, Puzzle, maker_of
from ludogite.rules.game import State
from ludogite.rules.shelf import Game
from ludogite.ui.base.routes import PlayPuzzle
from ludogite.ui.base.seat_names import LEVEL_NAMES
from ludogite.ui.base.session import Session
from ludogite.ui.look import language
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font
from ludogite.ui.pages.days.page import DaysPage
from ludogite.ui.pages.days.part import ALL, LATER, DayPart, Today
from ludogite.ui.pages.days.stamps import PLAY, PLAYED_LATE, YOUR_TURN, Kind, Stamp
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.worker.worker import Asked

A_SCORE = 20
"""How many puzzles fill a bar."""
BUTTON_WIDTH = 112
OF_DAY = QT_TRANSLATE_NOOP("puzzles_page", "Puzzle of {day} · {level}")
NUMBERED = QT_TRANSLATE_NOOP("puzzles_page", "Puzzle {n} · {level}")
NEXT = QT_TRANSLATE_NOOP("puzzles_page", "Puzzle {n}")
TO_REVIEW = QT_TRANSLATE_NOOP("puzzles_page", "To review ({n})")
TRY_AGAIN = QT_TRANSLATE_NOOP("puzzles_page", "Try again: {names}")
SHORT = QT_TRANSLATE_NOOP("puzzles_page", "{level} {n}")
SHORT_OF_DAY = QT_TRANSLATE_NOOP("puzzles_page", "{day}, {level}")
LISTED = 8
"""So many puzzles to review are named."""
NEXT_OF_LEVEL = QT_TRANSLATE_NOOP("puzzles_page", "{level}: play puzzle {n}")
ALL_SOLVED = QT_TRANSLATE_NOOP("puzzles_page", "%n puzzle(s) solved", None, 0)
SOLVED = QT_TRANSLATE_NOOP("puzzles_page", "%n solved", None, 0)
FIRST_TRY = QT_TRANSLATE_NOOP("puzzles_page", "%n at the first try", None, 0)
DAY_TASK = QT_TRANSLATE_NOOP("puzzles_page", "{level} · {task}")
DAY_SENTENCE = QT_TRANSLATE_NOOP("puzzles_page", "{task} {result}")
DAY_RESULTS = {
    None: Message(QT_TRANSLATE_NOOP("puzzles_page", "Everyone gets the same one today.")),
    PuzzleResult.NOT_SOLVED: Message(QT_TRANSLATE_NOOP("puzzles_page", "Not solved this time. See you tomorrow!")),
    PuzzleResult.SOLVED: Message(QT_TRANSLATE_NOOP("puzzles_page", "Solved! See you tomorrow.")),
    PuzzleResult.AT_FIRST_TRY: Message(QT_TRANSLATE_NOOP("puzzles_page", "Solved at the first try! See you tomorrow.")),
}
GRADES = {PuzzleResult.AT_FIRST_TRY: 0, PuzzleResult.SOLVED: 1, PuzzleResult.NOT_SOLVED: 3}
WORDS = {
    PuzzleResult.AT_FIRST_TRY: Message(QT_TRANSLATE_NOOP("puzzle_stamp", "first try")),
    PuzzleResult.SOLVED: Message(QT_TRANSLATE_NOOP("puzzle_stamp", "solved")),
    PuzzleResult.NOT_SOLVED: Message(QT_TRANSLATE_NOOP("puzzle_stamp", "missed")),
}
COPIED = {
    PuzzleResult.AT_FIRST_TRY: QT_TRANSLATE_NOOP(
        "copied", "Ludogîte, {game}, puzzle of {day}: solved at the first try"
    ),
    PuzzleResult.SOLVED: QT_TRANSLATE_NOOP("copied", "Ludogîte, {game}, puzzle of {day}: solved"),
    PuzzleResult.NOT_SOLVED: QT_TRANSLATE_NOOP("copied", "Ludogîte, {game}, puzzle of {day}: not solved"),
}
STAMP_NAME = QT_TRANSLATE_NOOP("puzzle_stamp", "{day}: {level}, {word}")


def puzzle_name(game: Game, level: str, seed: int) -> Message:
    """Which one it is: that of a day, or one with a number."""
    name = LEVEL_NAMES[level]
    if day := day_of(f"{game.id} puzzle", seed):
        return Message(OF_DAY, day=day_name(day, "d MMMM"), level=name)
    return Message(NUMBERED, n=seed, level=name)


class LevelRow(QFrame):
    """A level: what it is like, how much of it is solved, and the button to its next puzzle."""

    def __init__(self, level: str, description: Message, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.level, self.colours, self._description, self._part = level, colours, description, 0.0
        self._title = make_label(self, font=text_font(16, QFont.Weight.DemiBold))
        self._about = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.solved = make_label(self, font=text_font(13, QFont.Weight.Medium), wraps=True)
        self.first_try = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.button = make_button(self)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 4, 0, 14)
        layout.setHorizontalSpacing(12)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(0, 1)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._title, 0, 0)
        layout.addWidget(self._about, 1, 0)
        layout.addWidget(self.solved, 0, 1, Qt.AlignmentFlag.AlignBottom)
        layout.addWidget(self.first_try, 1, 1, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.button, 0, 2, 2, 1)

    def show_progress(self, progress: PuzzleProgress) -> None:
        name, number = LEVEL_NAMES[self.level], progress.next_seed(self.level)
        solved, first_try = progress.solved(self.level), progress.at_first_try(self.level)
        self._part = (solved % A_SCORE or A_SCORE) / A_SCORE if solved else 0.0
        self._title.setText(tr(name))
        self._about.setText(tr(self._description))
        self.solved.setText(tr(Message(SOLVED, n=solved)) if solved else self.tr("None solved yet"))
        self.first_try.setText(tr(Message(FIRST_TRY, n=first_try)) if first_try else "")
        self.button.setText(tr(Message(NEXT, n=number)))
        self.button.setAccessibleName(tr(Message(NEXT_OF_LEVEL, level=name, n=number)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Below the words, how far it is to the next twenty."""
        bar = QRectF(0, self.height() - 9, self.button.x() - 12, 6)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for colour, part in ((self.colours.line, 1.0), (self.colours.good, self._part)):
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(bar.left(), bar.top(), part * bar.width(), bar.height()), 3, 3)


class ReviewRow(QFrame):
    """Puzzles that were not solved: which they are, and the button that begins the first of them once more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = make_label(self, font=text_font(16, QFont.Weight.DemiBold))
        self.names = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.button = make_button(self)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 4, 0, 8)
        layout.setHorizontalSpacing(12)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(0, 1)
        layout.addWidget(self._title, 0, 0)
        layout.addWidget(self.names, 1, 0)
        layout.addWidget(self.button, 0, 1, 2, 1)

    def show_puzzles(self, game: str, puzzles: Sequence[tuple[str, int]]) -> None:
        """By level and seed; without any the row is not seen."""
        self.setVisible(bool(puzzles))
        self._title.setText(tr(Message(TO_REVIEW, n=len(puzzles))))
        names = [tr(_short_name(game, *puzzle)) for puzzle in puzzles[:LISTED]]
        self.names.setText(" · ".join([*names, "…"] if len(puzzles) > LISTED else names))
        self.button.setText(self.tr("Try again"))
        self.button.setAccessibleName(tr(Message(TRY_AGAIN, names=", ".join(names))))


def _short_name(game: str, level: str, seed: int) -> Message:
    name = LEVEL_NAMES[level]
    if day := day_of(f"{game} puzzle", seed):
        return Message(SHORT_OF_DAY, day=day_name(day, "d MMM"), level=name)
    return Message(SHORT, n=seed, level=name)


class PuzzlesPart(DayPart):
    def __init__(
        self,
        session: Session,
        game: Game,
        people: Sequence[Person],
        read_progress: Callable[[str], PuzzleProgress],
        level: str | None,
        today: Callable[[], date],
        parent: QWidget,
    ) -> None:
        """The level is the one that was played last."""
        super().__init__(session, game, people, today, parent)
        self._read_progress, self._last_level, self._maker = read_progress, level, maker_of(game)
        self._pace = QWidget(self._area.inner)
        self._pace_title = make_label(self._pace, font=title_font(20))
        self._counting = make_label(self._pace, font=text_font(13), is_soft=True, wraps=True)
        rows = ((level, LevelRow(level, self._maker.describe(level), self._colours, self._pace)) for level in LEVELS)
        self.levels = dict(rows)
        layout = QVBoxLayout(self._pace)
        layout.setContentsMargins(0, 8, 0, 8)
        layout.setSpacing(4)
        self.review = ReviewRow(self._pace)
        self.review.button.clicked.connect(self._play_again)
        for part in (self._pace_title, self._counting, *self.levels.values(), self.review):
            layout.addWidget(part)
        for level, row in self.levels.items():
            row.button.clicked.connect(lambda _checked=False, level=level: self._play(level, None))
        self.free_button.hide()
        self._progress = read_progress(self.who.name)
        self._begin((), self._pace, None)

    @property
    def _of_day(self) -> tuple[str, int]:
        return puzzle_of_day(self._game.id, self._day)

    def take_focus(self) -> None:
        self._next_button.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _next_button(self) -> QWidget:
        """Enter goes on where somebody was, or with the puzzle of the day as long as that is not played."""
        is_day_played = self._progress.result(*self._of_day) is not None
        level = self._last_level or (LEVELS[0] if is_day_played else None)
        return self.levels[level].button if level else self.day_button

    def _make_room(self) -> None:
        super()._make_room()
        for row in self.levels.values():
            row.first_try.setVisible(self._is_wide)
            # Then the bars of all levels end below each other.
            row.button.setMinimumWidth(scaled(BUTTON_WIDTH) if self._is_wide else 0)
        self.review.button.setMinimumWidth(scaled(BUTTON_WIDTH) if self._is_wide else 0)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        for row in self.levels.values():
            row.colours = colours

    def _read(self) -> Today:
        game, progress, (level, seed) = self._game, self._progress, self._of_day
        self._pace_title.setText(self.tr("At your own pace"))
        self._counting.setText(self.tr("Everyone gets the same puzzles. Only your first try counts."))
        for row in self.levels.values():
            row.show_progress(progress)
        self.review.show_puzzles(game.id, progress.to_review())
        result = progress.result(level, seed)
        task = tr(Message(DAY_TASK, level=LEVEL_NAMES[level], task=self._maker.describe(level)))
        solved, first_try = (sum(map(count, LEVELS)) for count in (progress.solved, progress.at_first_try))
        day = day_name(self._day, "d MMMM")
        return Today(
            title=self.tr("Puzzle of the day"),
            sentence=tr(Message(DAY_SENTENCE, task=task, result=DAY_RESULTS[result])),
            button=self.tr("Play") if result is None else self.tr("Play again"),
            stamps=[self._stamp(self._day - timedelta(days=before)) for before in reversed(range(ALL))],
            streak=progress.streak(game.id, self._day),
            longest=max(progress.streak(game.id, self._day - timedelta(days=before)) for before in range(ALL)),
            notes=(
                tr(Message(ALL_SOLVED, n=solved)) if solved else "",
                tr(Message(FIRST_TRY, n=first_try)) if first_try else "",
            ),
            result="" if result is None else tr(Message(COPIED[result], game=game.title, day=day)),
        )

    def _stamp(self, day: date) -> Stamp:
        level, seed = puzzle_of_day(self._game.id, day)
        result, is_late = self._progress.result(level, seed), self._progress.is_late(self._game.id, day)
        if result is None:
            kind = Kind.TODAY if day == self._day else Kind.MISSED
            word = YOUR_TURN if day == self._day else PLAY
        else:
            kind, word = Kind.LATE if is_late else Kind.DONE, WORDS[result]
        spoken = Message(STAMP_NAME, day=day_name(day), level=LEVEL_NAMES[level], word=word)
        name = Message(LATER, result=spoken) if is_late else spoken
        return Stamp(day, kind, PLAYED_LATE if is_late else word, name, grade=3 if result is None else GRADES[result])

    def _make_table(self) -> tuple[str, State[Any] | None]:
        return f"puzzle of {self._game.id} {self._day}", None

    def _ask(self, done: Callable[[Any], object]) -> Asked | None:
        def take(puzzle: Puzzle) -> None:
            state = self._game.start(puzzle.seats, puzzle.options, puzzle.setup)
            for move in puzzle.beginning:
                state = state.play(move)
            done(state.on_table())

        work = (self._game.id, *self._of_day)
        return self._session.get_worker().ask(make_by_worker, work, take, lambda _problem: None)

    # What its player does

    def _follow_person(self) -> None:
        self._progress = self._read_progress(self.who.name)
        self._remember_person()
        super()._follow_person()

    def open_day(self, day: date) -> None:
        self._play(*puzzle_of_day(self._game.id, day))

    def _play_again(self) -> None:
        """The first that is to be reviewed."""
        self._play(*self._progress.to_review()[0])

    def _play(self, level: str, seed: int | None) -> None:
        self._remember_person()
        self.requested.emit(PlayPuzzle(self._game, level, self.who.name, seed))


class PuzzlesPage(DaysPage[PuzzlesPart]):
    def __init__(
        self,
        session: Session,
        game: Game,
        people: Sequence[Person],
        read_progress: Callable[[str], PuzzleProgress],
        level: str | None,
        parent: QWidget | None = None,
        today: Callable[[], date] = language.today,
    ) -> None:
        super().__init__(game, parent)
        self.begin(PuzzlesPart(session, game, people, read_progress, level, today, self.stack))

    def take_focus(self, is_by_key: bool) -> None:
        reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
        self.part._next_button.setFocus(reason)

    def set_texts(self) -> None:
        super().set_texts()
        self.title.setText(self.tr("{game} — Puzzles").format(game=tr(self._title)))
