"""`ludogite check`: opens the window for a moment and says whether this installation has all it needs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QFontInfo

from ludogite import __version__, paths
from ludogite.message import Message, Source
from ludogite.players import Opinion, levels_of, rank
from ludogite.sheets.type import TEXT, TITLE
from ludogite.ui.application.app import Application, make_qt_application
from ludogite.ui.base.chart import Chart, Form, Series
from ludogite.ui.base.game_ui import AGAIN, games_with_card, run_checks
from ludogite.ui.base.worker import make_worker
from ludogite.ui.look import sounds, theme
from ludogite.ui.look.language import tr

TIMEOUT_MS = 100_000
QT_CANCEL = Message(Source("QPlatformTheme", "Cancel"))


def run() -> int:
    qt_app = make_qt_application()
    app = Application()
    app.window.show()
    qt_app.processEvents()
    found: dict[str, object] = {
        "version": __version__,
        "frozen": paths.is_frozen(),
        "assets": str(paths.assets()),
        "platform": qt_app.platformName(),
        "painted": not app.window.grab().isNull(),
        "fonts": [QFontInfo(font).family() for font in (theme.text_font(14), theme.title_font(20))],
        "french": _in_french(app),
        "thought": _thought(app),
        "charts": _charts(app),
        "sounds": _sounds(),
        **run_checks(),
    }
    app.close()
    print(json.dumps(found, ensure_ascii=True))
    good = all(found[part] for part in ("painted", "thought", "charts", "sounds")) and found["fonts"] == [TEXT, TITLE]
    return 0 if good and found["french"] == ["Rejouer", "Annuler"] else 2


def _in_french(app: Application) -> list[str]:
    """One of our sentences and one of Qt's."""
    language = app.language.current
    app.language.use("fr")
    words = [tr(AGAIN), tr(QT_CANCEL)]
    app.language.use(language)
    return words


def _charts(app: Application) -> bool:
    """Whether pyqtgraph is there and draws."""
    from ludogite.ui.pages.statistics.chart_view import ChartView

    view = ChartView(app.window)
    view.show_chart(Chart(AGAIN, AGAIN, ("1", "2"), (Series(AGAIN, (1, 2)),), Form.COLUMNS), app.session.colours)
    return not view.grab().isNull()


def _sounds() -> str:
    """What becomes of a sound; empty if nothing does. No sound device is nothing wrong."""
    from ludogite.worker.sound import Cue

    player = sounds.Player()
    player.start()
    _wait(lambda: player.is_ready or player.problem)
    player.play(Cue("tick", 0.0))
    _wait(lambda: player.has_answered or player.problem)
    has_answered, problem = player.has_answered, player.problem
    player.end()
    if problem in (sounds.NO_SYSTEM, sounds.NO_DEVICE):
        return "silent"
    return "played" if has_answered else ""


def _wait(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)


def _thought(parent: QObject) -> str:
    """What a worker process answers: the first move of a game that needs no dice, by its best player."""
    worker, loop, answers = make_worker(parent), QEventLoop(), [""]

    def take(opinions: Sequence[Opinion]) -> None:
        answers[0] = str(opinions[0].plan[0])
        loop.quit()

    QTimer.singleShot(TIMEOUT_MS, loop.quit)
    game = next(game for game in games_with_card() if not game.has_dice)
    start, level = game.start(game.seats[0], {}, {}), levels_of(game.player_module)[-1]
    worker.ask(rank, (game.player_module, start, level, 0, None), take, lambda _problem: loop.quit())
    loop.exec()
    worker.close()
    return answers[0]
