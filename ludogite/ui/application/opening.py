"""Opens a match in the turns of the event loop: one with thousands of moves takes seconds to be replayed. How far it is
stands above the page, and can be cancelled there."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.look.turns import Turns

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.ui.application.window import Window

OPENING = QT_TRANSLATE_NOOP("opening", "Opening the game… {percent}%")
ReplaySteps = Generator[tuple[int, int], None, "Match"]
"""How many moves are done, and how many there are."""


class Opening(QObject):
    """One match at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._turns = Turns(self)
        self._said: Message | None = None

    @property
    def is_going(self) -> bool:
        return self._turns.is_going

    def begin(self, steps: ReplaySteps, show: Callable[[Callable[[], Match]], object]) -> None:
        """`show` gets what gives the match, or raises a Complaint. A page that comes in front meanwhile wants it no
        more."""
        self.cancel()
        page = self._window.page

        def tell(step: tuple[int, int]) -> None:
            if self._window.page is not page:
                self.cancel()
                return
            self._say(Message(OPENING, percent=100 * step[0] // step[1]))

        def end(match: Match | Complaint) -> None:
            self._say(None)
            if self._window.page is not page:
                return

            def give() -> Match:
                if isinstance(match, Complaint):
                    raise match
                return match

            show(give)

        self._turns.begin(steps, end, end, tell)

    def cancel(self) -> None:
        self._turns.stop()
        self._say(None)

    def _say(self, message: Message | None) -> None:
        before, self._said = self._said, message
        notice = self._window.notice
        if message is None:
            if before:
                notice.remove(before)
        elif before:
            notice.replace(before, message)
        else:
            notice.add(message, self.cancel)
