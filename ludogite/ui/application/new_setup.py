"""Set-ups for new matches: one that these people have not met. Where all that ships was played, a worker makes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludogite.match.config import make_setup
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.worker.worker import Cancelled, Problem

if TYPE_CHECKING:
    from ludogite.match.config import MatchConfig
    from ludogite.ui.application.window import Window
    from ludogite.ui.base.session import Session

MAKING = Message(QT_TRANSLATE_NOOP("new_setup", "Preparing new grids… Leave this page to cancel."))


class NewSetup:
    """Begins one match at a time."""

    def __init__(self, session: Session, window: Window, begin: Callable[[MatchConfig], object]) -> None:
        self._session, self._window, self._begin = session, window, begin

    def begin(self, config: MatchConfig) -> None:
        """Begins the match with a set-up that these people have not met, at once or as soon as it is made. The set-up
        of a day depends on the date alone."""
        game, seen = config.game, {} if config.day else self._session.seen(config.game, config.people)
        seats, options = len(config.seats), config.options
        if not config.day and game.is_known(seats, options, config.setup, seen):
            config = replace(config, setup=game.draw_setup(seats, options, config.seed, seen))
        if game.maker_module and (config.day or game.is_known(seats, options, config.setup, seen)):
            self._make(config)
        else:
            self._begin(config)

    def _make(self, config: MatchConfig) -> None:
        days = {} if config.day else self._session.days_since_seen(config.game, config.people)

        def begin(setup: Mapping[str, Any]) -> None:
            self._begin(replace(config, setup=setup))
            if remark := config.game.remark(len(config.seats), config.options, setup, config.table):
                self._window.show_notice(remark)

        def begin_again(problem: Problem) -> None:
            """If none could be made, what was drawn is played once more."""
            if not isinstance(problem, Cancelled):
                self._begin(config)

        table = None if config.day else dict(config.table)
        arguments = config.game.id, len(config.seats), dict(config.options), config.seed, dict(days), table
        asked = self._session.get_worker().ask(make_setup, arguments, begin, begin_again)
        self._window.page.wait_for(asked, MAKING)
