"""Follows the routes that pages ask for: each leads to the room that knows what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite.message import Complaint
from ludogite.rules.shelf import Game
from ludogite.settings import Setting
from ludogite.ui.base import routes
from ludogite.ui.base.game_ui import ui_of, whole_game
from ludogite.ui.base.routes import Learn, PlayForReal, Route, TryAgain
from ludogite.ui.base.session import Session

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.ui.application.deleted import DeletedMatches
    from ludogite.ui.application.exercises import Puzzles
    from ludogite.ui.application.files import Files
    from ludogite.ui.application.keeping import Keeping
    from ludogite.ui.application.matches import Matches
    from ludogite.ui.application.window import Window
    from ludogite.ui.pages.library.page import LibraryPage


class Navigator:
    def __init__(
        self,
        session: Session,
        window: Window,
        matches: Matches,
        deleted: DeletedMatches,
        files: Files,
        get_keeping: Callable[[], Keeping],
        choose: Callable[[Setting, str], None],
    ) -> None:
        """`choose` changes a setting."""
        self._session, self._window, self._matches, self._deleted = session, window, matches, deleted
        self._files, self._get_keeping, self._choose = files, get_keeping, choose
        self._puzzles: Puzzles | None = None

    def follow(self, route: Route) -> None:
        """Goes where the route leads, or does what it asks for. If that cannot be, a notice says why."""
        match route:
            case routes.Home():
                self._window.show_home()
            case routes.Back():
                self._window.go_back()
            case routes.ShowRules(game):
                self.show_rules(game)
            case routes.ShowSettings():
                self.show_settings()
            case routes.PrintSheets():
                self.show_print()
            case routes.ChooseFiles():
                self._files.choose()
            case routes.ToggleFullScreen():
                self._window.toggle_full_screen()
            case routes.RestoreMatches():
                self._restore()
            case routes.ChangeSetting(setting, value):
                self._choose(setting, value)
            case _:
                self._deleted.erase()
                try:
                    self._go(route)
                except Complaint as problem:
                    self._window.show_notice(problem.message)

    def _go(self, route: Route) -> None:
        """After these routes, what was deleted before cannot be brought back."""
        match route:
            case routes.SetUp(game):
                self.set_up(game)
            case routes.OpenExtraPage(game, wish):
                self.open_extra_page(game, wish)
            case routes.Learn():
                self._learn(route)
            case routes.PlayForReal():
                self._play_for_real(route)
            case routes.ShowPuzzles(game, level):
                self._window.show_page(self.get_puzzles().open_page(game, level))
            case routes.PlayPuzzle(game, level, name, seed):
                self.get_puzzles().play(game, level, name, seed)
            case routes.OpenFiles(names):
                self._files.open(names)
            case routes.ShowKept(file):
                self._get_keeping().show(file)
            case routes.SaveEverything(file):
                self._get_keeping().save(file)
            case routes.BringBackKept(kept, replaces):
                self._get_keeping().bring_back(kept, replaces)
            case routes.LeaveKept():
                self._get_keeping().leave()
            case routes.UndoBringingBack(before):
                self._get_keeping().undo(before)
            case routes.ImportRecords(names):
                self._files.import_records(names)
            case routes.ShowLibrary():
                self.show_library()
            case routes.ShowStatistics(game, name):
                self.show_statistics(game, name)
            case routes.ShowMistakes(name):
                self._show_mistakes(name)
            case routes.ShowPerson(name):
                self._show_person(name)
            case routes.PeopleChanged():
                self._session.forget()
                self._window.close_behind()
                self._matches.show_at_home()
            case routes.ForgetPerson(id):
                self._window.show_home()  # pages that hold something of them are closed before it is gone
                self._session.forget()
                self._deleted.delete_person(id)
            case routes.ForgetMatches(ids):
                self._deleted.delete(ids)
            case _:
                self._go_to_match(route)

    def _go_to_match(self, route: Route) -> None:
        match route:
            case routes.BeginMatch(config, people):
                self._matches.begin_chosen(config, people)
            case routes.BeginGiven(config):
                self._matches.begin(config)
            case routes.RememberPeople(people):
                self._matches.remember(people)
            case routes.ResumeMatch(id):
                self._matches.resume(id)
            case routes.LeaveMatch(match):
                self._matches.discard_if_untouched(match)
            case routes.Rematch(match, level):
                self._play_next(match, level)
            case routes.PlayAgain(id):
                self._matches.play_again(id)
            case routes.PlayOn(match, ply, seats):
                self._matches.play_on(match, ply, seats)
            case routes.TryAgain():
                self._try_again(route)
            case routes.StartOver(match):
                self._matches.start_over(match)

    def set_up(self, game: Game) -> None:
        """Shows where a match is set up: a game that is part of another one uses the extra page of that one."""
        from ludogite.ui.pages.setup.page import open_setup

        if game.part_of:
            self.open_extra_page(whole_game(game))
        else:
            self._window.show_page(open_setup(self._session, game, self._window.pages))

    def open_extra_page(self, game: Game, wish: object = None) -> None:
        self._window.show_page(ui_of(game).extra_page(self._session, self._window.pages, wish))

    def show_library(self) -> LibraryPage:
        from ludogite.ui.pages.library.page import LibraryPage, open_library

        if isinstance(self._window.page, LibraryPage):
            return self._window.page
        page = open_library(self._session, self._window.pages)
        page.hide_matches(self._deleted.ids, self._deleted.undoable)
        self._window.show_page(page)
        return page

    def show_statistics(self, game: Game | None = None, name: str | None = None) -> None:
        from ludogite.ui.pages.statistics.page import open_statistics

        self._window.show_in_front(open_statistics(self._session, game, name))

    def _show_mistakes(self, name: str) -> None:
        from ludogite.ui.pages.mistakes.page import MistakesPage

        if self._session.store:
            self._window.show_in_front(MistakesPage(self._session, name))

    def _show_person(self, name: str) -> None:
        from ludogite.ui.pages.person.page import open_person

        if page := open_person(self._session, name):
            self._window.show_in_front(page)

    def _restore(self) -> None:
        try:
            self._deleted.restore()
        except Complaint as problem:
            self._window.show_notice(problem.message)

    def show_rules(self, game: Game | None = None) -> None:
        """Of this game; without one, of the game that the page behind is about, or of the first on the shelf."""
        from ludogite.ui.pages.rules import RulesPage, open_rules

        if not self._window.uncover(RulesPage):
            self._window.show_in_front(open_rules(self._session, game or self._window.page_behind.game))

    def show_settings(self) -> None:
        from ludogite.ui.pages.settings import SettingsPage

        if not self._window.uncover(SettingsPage):
            self._window.show_in_front(SettingsPage(self._session.settings))

    def show_print(self) -> None:
        """The sheets that the page behind can fill in, or blank ones."""
        from ludogite.ui.pages.print.page import PrintPage, open_print

        behind = self._window.page_behind
        if self._window.uncover(PrintPage):
            return
        if page := open_print(self._session, behind):
            self._window.show_in_front(page)
        else:
            behind.refuse_print()

    def get_puzzles(self) -> Puzzles:
        if self._puzzles is None:
            from ludogite.ui.application.exercises import Puzzles

            self._puzzles = Puzzles(self._session, self._window)
        return self._puzzles

    def _learn(self, route: Learn) -> None:
        """Whoever learns is here now."""
        from ludogite.ui.application.exercises import open_lesson

        if route.learner and route.learner.name:
            self._matches.remember([route.learner])
        self._window.show_page(open_lesson(self._session, route, self._window.page.return_route))

    def _try_again(self, route: TryAgain) -> None:
        from ludogite.ui.application.exercises import open_retry

        self._window.show_in_front(open_retry(self._session, route))

    def _play_for_real(self, route: PlayForReal) -> None:
        from ludogite.ui.application.exercises import match_for_real, note_learned

        note_learned(self._session, route)
        self.follow(match_for_real(route))

    def _play_next(self, match: Match, level: str | None) -> None:
        """What the game leads to, or a rematch."""
        route = ui_of(match.config.game).next_match(self._session, match)
        if route is not None:
            self.follow(route)
        else:
            self._matches.begin_rematch(match, level)
