"""The keys of Four Shapes, as they are listed for players."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine
from ludogite.ui.base.key_list import ARROWS, ENTER

KEYS = (
    KeyLine(("1", "2", "3", "4"), Message(QT_TRANSLATE_NOOP("keys", "Take a sphere, cylinder, cube or cone"))),
    KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Choose the cell"))),
    KeyLine(ENTER, Message(QT_TRANSLATE_NOOP("keys", "Place the piece"))),
    KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Put the piece back"))),
)
