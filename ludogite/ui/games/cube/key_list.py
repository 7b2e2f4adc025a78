"""The keys of the cube, as they are listed for players."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine
from ludogite.ui.base.key_list import ARROWS, ENTER, ERASE

KEYS = (
    KeyLine(
        ("1", "2", "3", "4", "5", "6", "7", "8"),
        Message(QT_TRANSLATE_NOOP("keys", "Take a piece; with Shift a yellow one, in challenges with both colours")),
    ),
    KeyLine(
        ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Move the cursor from square to square, with the piece in hand"))
    ),
    KeyLine(
        ("Tab", "Shift+Tab"),
        Message(QT_TRANSLATE_NOOP("keys", "The next or the previous place where the piece fits, the nearest first")),
    ),
    KeyLine(
        ("X", "C", "V"),
        Message(QT_TRANSLATE_NOOP("keys", "Turn it around the left, right or top axis; with Shift the other way")),
    ),
    KeyLine(
        ("S", "D", "F"),
        Message(QT_TRANSLATE_NOOP("keys", "Move it towards the left, right or top face; with Shift the other way")),
    ),
    KeyLine(ENTER, Message(QT_TRANSLATE_NOOP("keys", "Place it"))),
    KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Unpin; once more: put the piece back"))),
    KeyLine(
        ERASE,
        Message(QT_TRANSLATE_NOOP("keys", "Put the piece back; in challenges also: take the piece under the cursor")),
    ),
    KeyLine(
        ("Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down"),
        Message(QT_TRANSLATE_NOOP("keys", "Look around the cube")),
    ),
    KeyLine(("+", "-"), Message(QT_TRANSLATE_NOOP("keys", "Nearer or farther"))),
    KeyLine(("Home",), Message(QT_TRANSLATE_NOOP("keys", "Standard view"))),
    KeyLine(("E",), Message(QT_TRANSLATE_NOOP("keys", "Spread the layers"))),
    KeyLine(("R", "T"), Message(QT_TRANSLATE_NOOP("keys", "See through red or yellow pieces"))),
    KeyLine(("B",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: show the target over the cube"))),
    KeyLine(("P",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: can it still be solved?"))),
    KeyLine(("M",), Message(QT_TRANSLATE_NOOP("keys", "Challenges: show the solution"))),
    KeyLine(
        ("Left", "Right", "Space", "Esc"),
        Message(QT_TRANSLATE_NOOP("keys", "While the solution is shown: step, play or pause, close")),
    ),
)
