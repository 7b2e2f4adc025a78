"""The keys of Big Bang, as they are listed for players."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine
from ludogite.ui.base.key_list import ARROWS

KEYS = (
    KeyLine(("D",), Message(QT_TRANSLATE_NOOP("keys", "Roll the dice"))),
    KeyLine(("1", "2", "3", "4", "5", "6"), Message(QT_TRANSLATE_NOOP("keys", "With real dice: what they show"))),
    KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move from token to token"))),
    KeyLine(("Space",), Message(QT_TRANSLATE_NOOP("keys", "Select the token, or point at it"))),
    KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("keys", "Turn what is selected"))),
    KeyLine(("B",), Message(QT_TRANSLATE_NOOP("keys", "Bonus: take the bell"))),
    KeyLine(("F", "O"), Message(QT_TRANSLATE_NOOP("keys", "Forgotten: take the magnifier"))),
    KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Put the bell or the magnifier down, or deselect"))),
)
