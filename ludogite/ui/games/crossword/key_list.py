"""The keys of Crossword Track, as they are listed for players."""

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.game_ui import KeyLine
from ludogite.ui.base.key_list import ARROWS, DIGITS, ERASE, LETTERS

KEYS = (
    KeyLine(("Space",), Message(QT_TRANSLATE_NOOP("keys", "Roll the die; as a judge, hold to see the answer"))),
    KeyLine(
        ("1", "2", "3", "4", "5", "6"),
        Message(QT_TRANSLATE_NOOP("keys", "With a real die: what it shows; questions: choose an answer")),
    ),
    KeyLine(ARROWS, Message(QT_TRANSLATE_NOOP("keys", "Go round the track, move the cursor, choose an answer"))),
    KeyLine((*LETTERS, *DIGITS), Message(QT_TRANSLATE_NOOP("keys", "Type the name of a square, a word or an answer"))),
    KeyLine(("Home", "End"), Message(QT_TRANSLATE_NOOP("keys", "To the first or the last letter"))),
    KeyLine(ERASE, Message(QT_TRANSLATE_NOOP("keys", "Erase a letter"))),
    KeyLine(("Return",), Message(QT_TRANSLATE_NOOP("keys", "Go there, answer"))),
    KeyLine(("F4",), Message(QT_TRANSLATE_NOOP("keys", "Pass"))),
    KeyLine(("F", "J"), Message(QT_TRANSLATE_NOOP("keys", "As a judge: wrong or right"))),
    KeyLine(("F2",), Message(QT_TRANSLATE_NOOP("keys", "Look at the other board"))),
    KeyLine(("Esc",), Message(QT_TRANSLATE_NOOP("keys", "Back to your own board"))),
    KeyLine(("PgUp", "PgDown"), Message(QT_TRANSLATE_NOOP("keys", "At the end: leaf through the notebook"))),
)
