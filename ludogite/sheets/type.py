"""Our type, the same on paper and on screen: the fonts that ship, and words in the language in force."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from ludogite import paths
from ludogite.message import Message

TEXT, TITLE = "Inter", "Vollkorn"
FONTS = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Vollkorn-SemiBold.ttf")


def load_fonts() -> None:
    for name in FONTS:
        file = paths.assets() / "fonts" / name
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FileNotFoundError(f"{file} is missing or is no font")


def text_font(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont(TEXT)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def title_font(pixels: int) -> QFont:
    """Vollkorn's figures hang below the line unless asked to line up."""
    font = QFont(TITLE)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    font.setFeature(QFont.Tag("lnum"), 1)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def tr(message: Message) -> str:
    """The message in the language in force."""
    values = {name: tr(value) if isinstance(value, Message) else value for name, value in message.values.items()}
    sentence = message.source[:2]
    if message.source.is_counted:
        return QCoreApplication.translate(*sentence, None, message.count).format(**values)
    return QCoreApplication.translate(*sentence).format(**values)
