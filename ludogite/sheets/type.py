"""Our type, the same on paper and on screen: the fonts that ship, words in the language in force, and Qt without a
screen for the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from ludogite import paths
from ludogite.message import Message, Value, isolated

TEXT, TITLE = "Inter", "Vollkorn"
FONTS = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Vollkorn-SemiBold.ttf")
_spoken: list[QTranslator] = []
"""The translator of the language that sheets are made in, where it is not that of the window."""


def load_fonts() -> None:
    for name in FONTS:
        # Qt gets their bytes: on Windows it may not find a file whose path has letters of another language.
        file = paths.assets() / "fonts" / name
        if QFontDatabase.addApplicationFontFromData(file.read_bytes()) < 0:
            raise ValueError(f"{file} is no font")


def text_font(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont(TEXT)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def title_font(pixels: int) -> QFont:
    font = QFont(TITLE)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While it lasts, messages are in this language."""
    _spoken.append(_translator(language))
    try:
        yield
    finally:
        _spoken.pop()


@lru_cache
def _translator(language: str) -> QTranslator:
    """Loaded once: each part of a page asks for it."""
    translator = QTranslator()
    if not translator.load(f"ludogite_{language}", str(paths.assets() / "i18n")):
        raise FileNotFoundError(f"ludogite_{language}.qm is missing")
    return translator


def locale() -> QLocale:
    """That of the language in which sheets are made, for days."""
    return QLocale(_spoken[-1].language()) if _spoken else QLocale()


def language() -> str:
    """The one in which sheets are made."""
    return locale().name()[:2]


def _translate(sentence: tuple[str, str], n: int = -1) -> str:
    if not _spoken:
        return QCoreApplication.translate(*sentence, None, n)
    return (_spoken[-1].translate(*sentence, None, n) or sentence[1]).replace("%n", str(n))


def _counted(sentence: tuple[str, str], n: int) -> str:
    """Qt would take a number below zero for none."""
    text = _translate(sentence, abs(n))
    return text if n >= 0 else text.replace(str(-n), f"−{-n}", 1)


def _filled_in(value: Value) -> str | int:
    if isinstance(value, Message):
        return tr(value)
    return isolated(value) if isinstance(value, str) else value


def tr(message: Message) -> str:
    """The message in the language in force."""
    values = {name: _filled_in(value) for name, value in message.values.items()}
    sentence = (message.source.context, message.source.text)
    if message.source.is_counted:
        return message.filled(_counted(sentence, message.count), values)
    return message.filled(_translate(sentence), values)


@contextmanager
def offscreen_application() -> Iterator[QCoreApplication]:
    """Qt's application, which must exist while anything is drawn: the running one, or else a new one without a
    screen."""
    yield QGuiApplication.instance() or _start()


def _start() -> QCoreApplication:
    started = QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    load_fonts()
    return started
