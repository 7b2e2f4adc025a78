"""Begins and resumes matches, lists them at home, and deletes them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ludogite.match.store import StoreProblem
from ludogite.settings import LEARNED
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.page import FrontPage
from ludogite.ui.base.routes import Home, Route

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ludogite.match.config import MatchConfig, Seat
    from ludogite.match.match import Match
    from ludogite.match.people import Person
    from ludogite.ui.application.deleted import DeletedMatches
    from ludogite.ui.application.new_setup import NewSetup
    from ludogite.ui.application.opening import Opening, ReplaySteps
    from ludogite.ui.application.window import Window
    from ludogite.ui.base.session import Session

KEEP_AFTER_S = 10.0
"""Where there is a clock, a match that was looked at for longer goes on from there."""

AT_ONCE = 500
"""So many moves are replayed before anybody notices; more of them in the turns of the event loop."""


class Matches:
    def __init__(self, session: Session, window: Window, deleted: DeletedMatches) -> None:
        self._session, self._window, self._deleted = session, window, deleted
        self._new_setup: NewSetup | None = None
        self._opening: Opening | None = None

    def begin_chosen(self, config: MatchConfig, people: Sequence[Person]) -> None:
        """What was chosen at set-up, and who sits there."""
        self._session.last_setups[config.game.id] = config
        self._session.left_setups.pop(config.game.id, None)
        self._session.next_seeds.pop(config.game.id, None)
        self.remember(people[::-1])  # whoever sits first is the last that was here
        self.begin_new(config)

    def begin(self, config: MatchConfig) -> Match | None:
        """Begins a match and shows it. It is stored before its first move; without a store it is played all the same.
        If it cannot be begun, a notice says why, and None is returned."""
        from ludogite.match.match import Match

        store = self._session.writable_store
        return self.open(lambda: store.begin(config) if store else Match(config), Home())

    def begin_new(self, config: MatchConfig) -> None:
        """Begins a match with a set-up that these people have not met."""
        if not (config.game.content_module or config.game.maker_module):
            self.begin(config)
            return
        if self._new_setup is None:
            from ludogite.ui.application.new_setup import NewSetup

            self._new_setup = NewSetup(self._session, self._window, self.begin)
        self._new_setup.begin(config)

    def resume(self, id: int) -> None:
        """Who goes on with a match is here now; a finished one is only looked at. Who opened it from the library gets
        back there."""
        store, window = self._session.store, self._window
        if store is None:
            return
        back = window.page.return_route

        def show(make: Callable[[], Match]) -> None:
            match = self.open(make, back)
            if match is None:
                window.page.mark_damaged(id)
            elif match.outcome is None:
                names = {seat.name for seat in match.config.seats if seat.is_person}
                self.remember([person for person in reversed(store.people()) if person.name in names])

        if self._opening:
            self._opening.cancel()
        with suppress(StoreProblem):  # what the disk refuses is said by who opens it
            if store.count_moves(id) > AT_ONCE:
                self._replay(store.resuming(id), show)
                return
        show(lambda: store.resume(id))

    def _replay(self, steps: ReplaySteps, show: Callable[[Callable[[], Match]], object]) -> None:
        if self._opening is None:
            from ludogite.ui.application.opening import Opening

            self._opening = Opening(self._window)
        self._opening.begin(steps, show)

    def open(self, make: Callable[[], Match], back: Route) -> Match | None:
        """Shows the match that is made; Home leads `back`. If it cannot be made, a notice says why."""
        from ludogite.rules.game import InvalidSetup
        from ludogite.ui.match.page import open_match

        try:
            match = make()
        except (StoreProblem, InvalidSetup) as problem:
            self._window.show_notice(problem.message)
            return None
        self._window.show_page(open_match(self._session, match, back, self._window.pages))
        return match

    def begin_rematch(self, match: Match, level: str | None = None) -> None:
        from ludogite.match.branch import rematch

        self.begin_new(rematch(match.config, level))

    def play_again(self, id: int) -> None:
        """The same people as in a match that is over."""
        if store := self._session.store:
            self.begin_rematch(store.resume(id))

    def play_on(self, match: Match, ply: int, seats: Sequence[Seat]) -> None:
        """Begins another match from a position of this one."""
        from ludogite.match.branch import begin_branch
        from ludogite.match.match import Match

        store = self._session.writable_store
        self.open(lambda: begin_branch(match, ply, seats, store.begin if store else Match), Home())

    def start_over(self, match: Match) -> None:
        """Begins the same match anew and forgets the old one, unless it was brought to its end. The new one comes
        first: otherwise it would get the id of the old one, whose page is still to be left."""
        from ludogite.match.branch import again

        new = self.begin(again(match.config))
        if new is not None and match.finished is None:
            with suppress(StoreProblem):  # a disk that refuses is spoken of when the old match is forgotten
                new.note_help(match.help)  # what was seen has been seen
            if match.id is not None:
                self.delete(match.id)

    def remember(self, people: Sequence[Person]) -> None:
        try:
            for person in people:
                if store := self._session.writable_store:
                    store.remember(person)
        except StoreProblem as problem:
            self._window.show_notice(problem.message)

    def delete(self, id: int) -> None:
        from ludogite.ui.application.deleted import resign_day

        store = self._session.store
        try:
            if store and not resign_day(store, id):
                store.erase(id)
        except StoreProblem as problem:
            self._window.show_notice(problem.message)
        self.show_at_home()

    def discard_if_untouched(self, match: Match) -> None:
        """Forgets a match in which no person has made a move, unless somebody got help in it, or its clock runs."""
        has_clock = ui_of(match.config.game).labels.has_clock
        is_untouched = not match.is_begun and not match.help and (match.seconds < KEEP_AFTER_S or not has_clock)
        if is_untouched and match.id is not None:
            self.delete(match.id)

    def show_at_home(self) -> None:
        """Those that go on and were played last; what was deleted is on no page any more."""
        session, window, deleted = self._session, self._window, self._deleted
        others = window.open_pages[1:]
        if all(isinstance(page, FrontPage) for page in others):  # from other pages one comes home anew
            window.home.read(session.store, deleted.ids, set(session.settings[LEARNED].split()))
        for page in window.open_pages:
            page.hide_matches(deleted.ids, deleted.undoable)

    def close(self) -> None:
        if self._opening:
            self._opening.cancel()
