"""The player's language: which one is in force, and messages put into it. Switching needs no restart: Qt tells every
widget by a LanguageChange event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTranslator

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.sheets.type import tr as tr

if TYPE_CHECKING:
    from datetime import date

LANGUAGES = ("en", "fr")


def resolve(setting: str) -> str:
    """The language meant by the setting; the system's if we speak it, else English."""
    if setting in LANGUAGES:
        return setting
    for wanted in QLocale.system().uiLanguages():
        if wanted[:2] in LANGUAGES:
            return wanted[:2]
    return "en"


class Language:
    """The translators installed in the application: ours, and Qt's own for the buttons of its dialogs. Ours for English
    knows only the sentences that count, each for one and for several."""

    def __init__(self) -> None:
        self.current = "en"
        self._installed: list[QTranslator] = []

    def use(self, language: str) -> None:
        self.close()
        self.current = language
        QLocale.setDefault(QLocale(language))
        if language != "en":
            self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(f"ludogite_{language}", str(paths.assets() / "i18n"))

    def close(self) -> None:
        """A translator that is deleted while it is installed has all texts written anew, whenever that may be."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if not translator.load(name, folder):
            raise FileNotFoundError(f"{name}.qm is not in {folder}")
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)


def current_language() -> str:
    """The one that `Language` has in force."""
    return QLocale().name()[:2]


def today() -> date:
    """The player's own day."""
    from datetime import date

    return date.today()  # noqa: DTZ011


def day_name(day: date, form: str = "d MMM") -> str:
    """A date with the names of its day and month; the form is Qt's."""
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def in_minutes(seconds: float) -> str:
    """As clocks show it: 4:07, 1:02:33."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def choice_name(purpose: str, choice: str) -> str:
    """What a screen reader calls one of several choices: what it is that is chosen, and what this one is."""
    return tr(Message(QT_TRANSLATE_NOOP("language", "{purpose}: {choice}"), purpose=purpose, choice=choice))
