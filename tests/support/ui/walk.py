"""A walk over every page of the window, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.match.store.people import HAVE_MET
from ludogite.message import Message
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import games_with_card, ui_of
from ludogite.ui.base.routes import Learn, ShowMistakes, ShowPuzzles
from ludogite.ui.match.exercise.retry_page import RetryPage
from ludogite.ui.pages.days.page import DaysPage
from ludogite.ui.pages.home.continue_list import OtherMatches
from ludogite.ui.pages.mistakes.page import MistakesPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.kept import show_kept, show_taken
from tests.support.kinds import as_a
from tests.support.ui.crossword import click_thing, press
from tests.support.ui.matches import page_of, played, waiting_list
from tests.support.ui.pace import wait_until
from tests.support.ui.puzzles import open_puzzle, wrong_move
from tests.support.ui.symbols import open_solo
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import crossword as screens_crossword
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import person as screens_person
from tests.tools.screens import replay as screens_replay
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens.endings import ENDINGS, PEOPLE
from tests.tools.screens.statistics import open_statistics


def visible(shown: QWidget) -> list[QWidget]:
    """It and all of its parts that are seen; of a window those of the page in front, and of home those of the list that
    lies over it."""
    over = next((over for over in shown.findChildren(OtherMatches) if over.isVisible()), shown)
    return [over, *(widget for widget in over.findChildren(QWidget) if widget.isVisible())]


def pages(app: Application) -> Iterator[str]:
    """Opens one page after the other."""
    window = app.window
    window.show_home()
    yield "home"
    waiting_list(app)
    yield "home with the list of games in progress"
    assert window.home.others
    window.home.others.close_button.click()
    window.home.offer_lessons(frozenset())
    yield "home, where nobody has played"
    app.navigator.show_library()
    yield "library"
    app.navigator.show_settings()
    yield "settings"
    show_kept(app)
    yield "a file with everything"
    show_taken(app)
    yield "a file with everything that was taken"
    for game in games_with_card():
        app.navigator.set_up(game)
        yield f"set-up of {game.id}"
        as_a(SetupPage, window.page).rules.count.buttons[str(game.seats[-1])].click()
        yield f"set-up of {game.id} for all seats"
        app.navigator.show_rules(game)
        yield f"rules of {game.id}"
        as_a(RulesPage, window.page).show_view("keys")
        yield f"keys of {game.id}"
        if game.sheet_module:
            app.navigator.show_print()
            yield f"sheets of {game.id}"
        if ui_of(game).extra_page_labels:
            app.navigator.open_extra_page(game)
            yield f"extra page of {game.id}"
            if isinstance(window.page, DaysPage):
                window.page.part.all_button.click()
                yield f"all days of {game.id}"
        if game.puzzle_module:
            app.navigator.follow(ShowPuzzles(game))
            yield f"puzzles of {game.id}"
    for game, name in ((games_with_card()[0], None), (games_with_card()[1], "Léa")):
        open_statistics(app, game.id, name)
        yield f"statistics of {game.id}, {name}"
    yield from about_somebody(app)
    yield from mistakes(app)
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1, is_coaching=True))
    yield "match of shapes"
    yield from endings(app)
    app.navigator.follow(Learn(SHELF["crossword"]))
    yield "lesson of crossword"
    solo = open_solo(app)
    for part in ("dice", "score"):
        solo.show_part(part)
        yield f"{part} of symbols"
    screens_symbols.begin(app, 6, 3)
    yield "match of symbols"
    yield from bigbang_matches(app)
    screens_cube.begin(app, 3)
    yield "match of cube"
    yield from crossword_matches(app)
    puzzle = open_puzzle(app, "symbols")
    yield "puzzle of symbols"
    puzzle.match.play(wrong_move(puzzle))
    yield "end of a puzzle"


def about_somebody(app: Application) -> Iterator[str]:
    assert app.store
    app.store.remember(Person("Maximilien-Alexandre", 8, 17))
    screens_person.play_today(app.store, "Maximilien-Alexandre", "Tom")
    page = screens_person.open_person(app, "Maximilien-Alexandre")
    yield "page of a person"
    page.badge.click()
    page.changes.tell(Message(HAVE_MET, n=3))
    screens_person.scroll_down(page)
    yield "page of a person, below"


def mistakes(app: Application) -> Iterator[str]:
    name = "Zoé"
    played(app, screens_replay.MISTAKES, Seat(name), PEOPLE[1]).match.resign(1)
    app.navigator.follow(ShowMistakes(name))
    page = as_a(MistakesPage, app.window.page)
    yield "mistakes of a person, before they are looked for"
    page.begin_button.click()
    wait_until(lambda: not page.search.is_going)
    yield "mistakes of a person"
    page.rows[0].button.click()
    assert isinstance(app.window.page, RetryPage)
    yield "mistake that is tried again"


def bigbang_matches(app: Application) -> Iterator[str]:
    screens_bigbang.select_some(screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 20)))
    yield "match of bigbang"
    seats = (PEOPLE[0], screens_bigbang.COMPUTER)
    screens_bigbang.begin(app, screens_bigbang.has_rolled(0, 20), seats)
    yield "match of bigbang against the computer"
    screens_bigbang.begin(app, lambda state: True, PEOPLE[:1])
    yield "match of bigbang alone"
    screens_bigbang.claim(screens_bigbang.begin(app, screens_bigbang.has_forgotten))
    yield "claim of bigbang"
    screens_bigbang.begin(app, lambda state: state.round == 2, overlooks=False)
    yield "second round of bigbang"


def crossword_matches(app: Application) -> Iterator[str]:
    begin, asks, in_phase = screens_crossword.begin, screens_crossword.asks, screens_crossword.in_phase
    begin(app, screens_crossword.has_found(0.1))
    yield "match of crossword"
    begin(app, lambda state: state.beginner is not None)
    yield "start of crossword"
    begin(app, asks(0), table={"clock": "60"})
    yield "clue of crossword"
    begin(app, asks(0), table=screens_crossword.READER)
    yield "judge of crossword"
    press(begin(app, in_phase("go")), *[Qt.Key.Key_Right] * 5)
    yield "choice of crossword"
    begin(app, in_phase("question"), levels=("easy", "easy"))
    yield "question of crossword"
    click_thing(begin(app, in_phase("question")), "keyboard")
    yield "question of crossword with letters"
    press(begin(app, asks(0), table=screens_crossword.READER), Qt.Key.Key_Space, Qt.Key.Key_J)
    yield "verdict of crossword"
    begin(app, screens_crossword.was_answered)
    yield "throw of crossword"
    begin(app, lambda state: False)
    yield "end of crossword"


def endings(app: Application) -> Iterator[str]:
    """Each with its plate and without it. Nothing moves meanwhile, or the plate would come a while after the last move:
    which of the two is seen would be left to the clock."""
    app.choose(ANIMATIONS, "off")
    for name in ("shapes", "challenge", "cube", "bigbang", "symbols-six", "symbols-record"):
        ENDINGS[name](app)
        end = page_of(app).end
        assert end.is_plate_open
        yield f"end of {name}"
        if name in ("bigbang", "symbols-six"):  # with sums and bills
            end.close()
            yield f"end of {name}, without its plate"
    app.choose(ANIMATIONS, "on")


def settle() -> None:
    for _ in range(8):  # a change of text needs several events until all layouts have it
        QApplication.processEvents()
