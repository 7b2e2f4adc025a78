"""`ludogite check`: opens the window for a moment and tells whether this installation has all it needs."""

from __future__ import annotations

import json

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFontInfo

from ludogite import __version__, paths
from ludogite.message import Message, Source
from ludogite.players import rank
from ludogite.rules.game import SHELF
from ludogite.sheets.type import TEXT, TITLE
from ludogite.ui import theme
from ludogite.ui.app import Application, make_qt_application
from ludogite.ui.language import tr
from ludogite.ui.thoughts import Thoughts

PATIENCE_MILLISECONDS = 30_000
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
        "thought": _thought(),
        "opengl": _has_opengl(),
    }
    app.close()
    print(json.dumps(found, ensure_ascii=True))
    good = found["painted"] and found["thought"] and found["fonts"] == [TEXT, TITLE]
    return 0 if good and found["french"] == ["Quatre formes", "Annuler"] else 2


def _has_opengl() -> bool:
    """Without OpenGL the cube is shown as flat layers, and nothing is missing."""
    from ludogite.ui.games.cube.canvas import is_available

    return is_available()


def _in_french(app: Application) -> list[str]:
    """One of our sentences and one of Qt's."""
    language = app.language.current
    app.language.use("fr")
    texts = [tr(SHELF["shapes"].title), tr(QT_CANCEL)]
    app.language.use(language)
    return texts


def _thought() -> str:
    """What a worker process answers."""
    thoughts, loop, answers = Thoughts(), QEventLoop(), [""]

    def take(_key: object, opinions: object) -> None:
        answers[0] = str(opinions[0].plan[0])  # type: ignore[index]
        loop.quit()

    thoughts.answered.connect(take)
    thoughts.failed.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MILLISECONDS, loop.quit)
    game = SHELF["shapes"]
    thoughts.ask("check", rank, game.player_module, game.start(2, {}, {}), "perfect", 0, None)
    loop.exec()
    thoughts.close()
    return answers[0]
