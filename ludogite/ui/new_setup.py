"""Set-ups for new matches: one that these people have not met. Where all that ships was played, a worker makes one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ludogite.match.setups import make_setup
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.match.config import MatchConfig
    from ludogite.ui.app import Application

PATIENCE = 700
"""Milliseconds until somebody is told what the program is doing."""
MAKING = Message(QT_TRANSLATE_NOOP("new_setup", "Preparing new grids… Leave this page to cancel."))


class NewSetup(QObject):
    """Begins one match at a time; a page that is left while a set-up is made wants it no more."""

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._app = app
        self._config: MatchConfig | None = None
        """The match whose set-up is being made."""
        self._page: object = None
        self._patience = make_timer(self, PATIENCE, is_single_shot=True)
        self._patience.timeout.connect(self._explain)
        thoughts = app.get_thoughts()
        thoughts.answered.connect(self._take)
        thoughts.failed.connect(lambda key, trace: self._take(key, None))
        thoughts.lost.connect(lambda key: self._take(key, None))

    def begin(self, config: MatchConfig) -> None:
        """Begins the match with a set-up that these people have not met, at once or as soon as it is made. The set-up
        of a day depends on the date alone."""
        game, seen = config.game, self._seen(config)
        if not config.day and game.is_known(config.setup, seen):
            config = replace(config, setup=game.draw_setup(len(config.seats), config.options, config.seed, seen))
        if game.maker_module and (config.day or game.is_known(config.setup, seen)):
            self._make(config, seen)
        else:
            self._app.begin(config)

    def _seen(self, config: MatchConfig) -> Mapping[str, int]:
        from ludogite.match.store import StoreProblem

        if self._app.store and not config.day:
            with suppress(StoreProblem):  # a disk that refuses is spoken of when the match is begun
                return self._app.store.seen(config.game.id, config.people)
        return {}

    def _make(self, config: MatchConfig, seen: Mapping[str, int]) -> None:
        self._config, self._page = config, self._app.window.page
        self._patience.start()
        arguments = config.game.id, len(config.seats), dict(config.options), config.seed, dict(seen)
        self._app.get_thoughts().ask(self._key(config), make_setup, *arguments)

    def _key(self, config: MatchConfig) -> tuple[str, str, int]:
        return "new set-up", config.game.id, config.seed

    def _explain(self) -> None:
        if self._app.window.page is self._page:
            self._app.window.notice.add(MAKING)

    def close(self) -> None:
        """The window is closed."""
        self._patience.stop()

    def _take(self, key: object, setup: Mapping[str, Any] | None) -> None:
        """What the worker has made; None if it could not: then what was drawn is played once more."""
        config = self._config
        if config is None or key != self._key(config):
            return
        self._config = None
        self._patience.stop()
        self._app.window.notice.remove(MAKING)
        if self._app.window.page is self._page:
            self._app.begin(config if setup is None else replace(config, setup=setup))
