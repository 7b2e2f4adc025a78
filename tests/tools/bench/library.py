"""How long the window does not answer while somebody uses a library of 5,000 matches."""

from __future__ import annotations

from collections.abc import Callable

MATCHES = 5000


def library() -> None:
    """Each thing is done in the real window, with pauses as between keys; the longest stall of each is printed, and in
    brackets what of it the window itself was at work: the rest was other programs."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtTest import QTest

    from ludogite.ui.application.app import Application, make_qt_application
    from ludogite.ui.pages.library.page import LibraryPage
    from tests.support.many_matches import fill
    from tests.support.stall import StallProbe

    make_qt_application()
    app = Application()
    app.window.show()

    def wait(seconds: float, is_done: Callable[[], bool] = lambda: True) -> None:
        loop = QEventLoop()
        QTimer.singleShot(int(seconds * 1000), loop.quit)
        loop.exec()
        while not is_done():
            QTimer.singleShot(50, loop.quit)
            loop.exec()

    wait(4.0, lambda: app.start_up is not None and app.start_up.is_finished)
    assert app.store
    fill(app.store, MATCHES)
    app.window.show_home()
    wait(1.0)  # the first time, the picture of the match to be continued is drawn

    def page() -> LibraryPage:
        assert isinstance(app.window.page, LibraryPage)
        return app.window.page

    def type_letter(letter: str) -> Callable[[], object]:
        return lambda: QTest.keyClicks(page().filters.search, letter)

    def scroll(part: float) -> Callable[[], object]:
        bar = page().list.verticalScrollBar()
        return lambda: bar.setValue(int(part * bar.maximum()))

    stalls: dict[str, tuple[float, float]] = {}

    def measure(name: str, *steps: Callable[[], object]) -> None:
        with StallProbe() as probe:
            for step in steps:
                QTimer.singleShot(0, step)
                wait(0.3, lambda: not isinstance(app.window.page, LibraryPage) or page().is_read)
        stalls[name] = probe.longest, probe.work

    measure("coming home", app.window.show_home)
    measure("opening", app.navigator.show_library)
    measure("scrolling", *(scroll(part / 10) for part in (0, 1, 5, 9, 10, 3)))
    measure("typing", *map(type_letter, "tom zoe"))
    measure("clearing", lambda: page().filters.clear())
    measure("filtering", *(page().filters.standing.buttons[name].click for name in ("running", "finished", "all")))
    orders = [lambda n=n: page().filters.order.setCurrentIndex(n) for n in (1, 2, 3, 0)]
    measure("sorting", *orders)
    measure("selecting all", lambda: QTest.keyClick(page().list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier))
    measure("deleting all", lambda: page().delete_selected())
    measure("bringing all back", lambda: page().undo_bar.button.click())
    measure("coming home again", app.window.show_home)
    worst = max(stalls, key=lambda name: stalls[name][0])
    each = ", ".join(f"{name} {stall * 1000:.0f} ({work * 1000:.0f})" for name, (stall, work) in stalls.items())
    print(f"longest stall with {MATCHES} matches: {stalls[worst][0] * 1000:.0f} ms, {worst} (wanted: 50); all: {each}")
    app.close()
