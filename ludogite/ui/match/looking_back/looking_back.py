"""What is offered to somebody who looks back at a match: other views of it, and to play on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.match.branch import seatings, why_not
from ludogite.match.looking import View, views
from ludogite.players import levels_of
from ludogite.ui.base.routes import PlayOn
from ludogite.ui.match.looking_back.looking_menus import offer_seatings, offer_views

if TYPE_CHECKING:
    from ludogite.ui.match.page import MatchPage

GUESTS = 4
"""People who are offered to play on in the place of a computer."""


class LookingBack(QObject):
    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page = page
        self._found_views: Sequence[View] | None = None
        page.buttons.view.clicked.connect(self._offer_views)
        page.buttons.play_on.clicked.connect(self._offer_branch)

    def offer(self, is_reviewed: bool, has_better: bool) -> None:
        """`is_reviewed`: the moves are judged; `has_better`: there was something better than the move that led here."""
        has_views = self._page.past_ply is not None and len(self._views()) > 1
        self._page.buttons.offer_looking(has_views, is_reviewed, has_better)

    def _views(self) -> Sequence[View]:
        """Found once for a match that is over: all its positions are compared."""
        if self._page.match.outcome is None:
            return ("table",)
        if self._found_views is None:
            self._found_views = views(self._page.match)
        return self._found_views

    def _offer_views(self) -> None:
        page = self._page
        offer_views(page.buttons.view, self._views(), page.match.config.seats, page.looked_at_as, page.look_as)

    def _offer_branch(self) -> None:
        """Or says why there is none."""
        page, ply, config = self._page, self._page.shown_ply(), self._page.match.config
        reason = why_not(page.match, ply) or page.no_help()
        if reason:
            page.show_status(reason)
            return
        levels = levels_of(config.game.player_module) if len(config.seats) > 1 else ()
        found = list(seatings(config.seats, levels, list(page.people)[:GUESTS]))
        offer_seatings(page.buttons.play_on, found, lambda seats: page.requested.emit(PlayOn(page.match, ply, seats)))
