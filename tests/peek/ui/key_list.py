"""The keys of Peek."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine

KEYS = (KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("peek", "Choose the word"))),)
