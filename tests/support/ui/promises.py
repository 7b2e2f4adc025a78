"""A player who reads the line below the board, presses a key that it names, and sees whether that does what was said.
What a line of one game promises is in test_promises.py."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.players import player_of, rank
from ludogite.settings import LANGUAGE
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import Tone
from tests.support.ui.matches import LEFT
from tests.support.ui.random_player import RandomPlayer

NAMED = {
    "enter": r"\bEnter\b(?! (?:your|a)\b)|\bEntrée\b",
    "space": r"\bSpace\b|\bEspace\b",
    "escape": r"\bEsc\b|\bÉchap\b",
    "tab": r"\bTab\b",
    "arrows": r"(?<!round )\barrows\b|\bflèches\b(?! rondes)",
    "digits": r"(?<![\d–])\d (?:to|à) \d(?!\d)",
    "digit": r"(?:press|touche|sur) \d\b(?! (?:to|à) )",
    "any": r"\bany key\b|\bune touche\b",
    **{letter.lower(): rf"(?:press|sur|touche)\s{letter}\b" for letter in "BDGO"},
    **{letter.lower(): rf"\b{letter}(?= for\b|\s?:)" for letter in "FJ"},
    **{f"f{n}": rf"\bF{n}\b" for n in range(1, 13)},
}
"""How the sentences of players name keys, in English and in French."""
ENTERS = (
    (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier),
)
HASTY = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape)


def keys_in(sentence: str) -> list[str]:
    return [name for name, pattern in NAMED.items() if re.search(pattern, sentence)]


class PromiseReader(RandomPlayer):
    """Plays by mouse and keys at random. All keys come to the window, so they also tell where the focus is; Tab is left
    out, for whoever has gone to a button means the button."""

    def __init__(self, app: object, page: MatchPage, seed: int) -> None:
        super().__init__(app, page, seed)  # type: ignore[arg-type]
        self.tried: set[str] = set()
        """The keys that were promised and pressed."""

    # What is done

    def act(self) -> None:
        actions: list[tuple[int, Callable[[], None]]] = [
            *self.at_board(), (20, self.press_key), (8, self.press_letter), (6, self.undo), (3, self.look_back),
            (8, self.hint), (2, self.click_list), (2, self.change_language),
        ]  # fmt: skip
        self.rng.choices([each for _, each in actions], [weight for weight, _ in actions])[0]()

    def play_around(self, actions: int) -> None:
        for _ in range(actions):
            self.act()
            QApplication.processEvents()
            self.come_back()
            self.read()
            self.read()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.app.window.windowHandle(), key, modifiers)
        QApplication.processEvents()

    def press_key(self) -> None:
        self.press(self.rng.choice(HASTY))

    def press_letter(self) -> None:
        self.press(Qt.Key(ord(self.rng.choice(self.letters))))

    def hint(self) -> None:
        """At once, without a worker, and not so well thought about."""
        page, game = self.page, self.page.match.config.game
        if not page.hint_button.isEnabled() or not page.ui.has_advice or page._no_help():
            return
        seat = page.shown.status.advice_seat
        state = page.match.state if seat is None else page.match.state.for_seat(seat)
        seat = state.to_move if isinstance(state.to_move, int) else None
        if seat is not None:
            player = player_of(game.player_module)
            ranked = rank(game.player_module, state.seen_by(seat), player.LEVELS[0], self.rng.randrange(99), None)
            page.board.show_hint(ranked[0], seat)

    def click_list(self) -> None:
        """The last line, which is no looking back."""
        moves = self.page.moves
        if moves.isVisible() and moves.count():
            item = moves.item(moves._row(self.page.match.cursor))
            moves.scrollToItem(item)
            QTest.mouseClick(moves.viewport(), LEFT, pos=moves.visualItemRect(item).center())

    def is_in_list(self) -> bool:
        return self.page.moves.hasFocus()

    def change_language(self) -> None:
        self.app.choose(LANGUAGE, self.rng.choice(("en", "fr")))

    # What is promised

    @property
    def line(self) -> str:
        return self.page.status.text()

    def made(self) -> list[str]:
        return [str(move) for move in self.page.match.moves[: self.page.match.cursor]]

    def read(self) -> None:
        """One of the keys that the line names is pressed."""
        promised = keys_in(self.line) if self.page.match.outcome is None else []
        if self.is_in_list() and "arrows" in promised:
            promised.remove("arrows")  # there they walk through the list
        if promised:
            key, line = self.rng.choice(promised), self.line
            self.tried.add(key)
            try:
                getattr(self, f"try_{key}")()
            except AssertionError as broken:
                raise AssertionError(f"{key}, promised by “{line}”; now “{self.line}”: {broken}") from broken
            self.come_back()

    @abstractmethod
    def meant(self) -> list[str]:
        """The moves that are in the hand, ready to be made."""

    def try_enter(self) -> None:
        meant, before = self.meant(), self.made()
        self.press(*self.rng.choice(ENTERS))
        new = self.made()[len(before) :]
        assert meant
        assert new[: len(meant)] == meant or (not new and self.is_answered()), f"made {new}, not {meant}"

    def is_answered(self) -> bool:
        """Whether the rules have objected to what was confirmed."""
        return self.page.status.tone is Tone.BAD

    def try_escape(self) -> None:
        """The page promises to be left; what a board promises, its player knows."""
        page = self.page
        self.press(Qt.Key.Key_Escape)
        assert self.app.window.page is not page
