"""What a worker makes while somebody waits for it: the set-up of a match, a puzzle. A page that is left meanwhile wants
it no more."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ludogite.message import Message
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.ui.app import Application

PATIENCE = 700
"""Milliseconds until somebody is told what the program is doing."""


class Preparing(QObject):
    """One thing at a time."""

    def __init__(self, app: Application, sentence: Message) -> None:
        """The sentence tells what the program is doing."""
        super().__init__(app)
        self._app, self._sentence = app, sentence
        self._key: Hashable = None
        """What is being made."""
        self._take: Callable[[Any], None] = lambda _made: None
        self._page: object = None
        self._patience = make_timer(self, PATIENCE, is_single_shot=True)
        self._patience.timeout.connect(self._explain)
        thoughts = app.get_thoughts()
        thoughts.answered.connect(self._receive)
        thoughts.failed.connect(lambda key, _trace: self._receive(key, None))
        thoughts.lost.connect(lambda key: self._receive(key, None))

    def ask(self, key: Hashable, take: Callable[[Any], None], work: Callable[..., Any], *arguments: Any) -> None:
        """`take` gets what was made, or None if it could not be, unless another page is in front by then."""
        self._key, self._take, self._page = key, take, self._app.window.page
        self._patience.start()
        self._app.get_thoughts().ask(key, work, *arguments)

    def close(self) -> None:
        """The window is closed."""
        self._patience.stop()

    def _explain(self) -> None:
        if self._app.window.page is self._page:
            self._app.window.notice.add(self._sentence)

    def _receive(self, key: Hashable, made: Any) -> None:
        if self._key is None or key != self._key:
            return
        self._key = None
        self._patience.stop()
        self._app.window.notice.remove(self._sentence)
        if self._app.window.page is self._page:
            self._take(made)
