"""The keys of Six Symbols, as they are listed for players."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine
from ludogite.ui.base.key_list import ARROWS, ENTER, ERASE

KEYS = (
    KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move the pair over the sheet"))),
    KeyLine(("R",), Message(QT_TRANSLATE_NOOP("keys", "Turn the pair"))),
    KeyLine(
        ENTER,
        Message(QT_TRANSLATE_NOOP("keys", "Pencil it in; once more: on to the next sheet, or write in ink")),
    ),
    KeyLine((*ERASE, "Esc"), Message(QT_TRANSLATE_NOOP("keys", "Erase the pencil marks, or put the pair back"))),
    KeyLine(
        ("1", "2", "3", "4", "5", "6"),
        Message(QT_TRANSLATE_NOOP("keys", "Go to the sheet of this number; start symbols and real dice: choose")),
    ),
    KeyLine(("Tab", "Shift+Tab"), Message(QT_TRANSLATE_NOOP("keys", "To the next or the previous sheet"))),
    KeyLine(
        ("1", "2", "3", "4", "5", "6", "Space", *ERASE),
        Message(QT_TRANSLATE_NOOP("keys", "When you enter a sheet: write a symbol, skip a cell, erase")),
    ),
)
