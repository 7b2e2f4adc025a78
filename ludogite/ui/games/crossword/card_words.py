"""The words on the cards beside the board of Crossword Track."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP, Message

# The clue

WORTH = Message(QT_TRANSLATE_NOOP("crossword_card", "points per letter"))
PASS = Message(QT_TRANSLATE_NOOP("crossword_card", "Pass"))
LETTERS = Message(QT_TRANSLATE_NOOP("crossword_card", "Letters to click"))
ENTER = Message(QT_TRANSLATE_NOOP("crossword_card", "Enter"))
SPACE = Message(QT_TRANSLATE_NOOP("crossword_card", "Space"))
TO_ANSWER = Message(QT_TRANSLATE_NOOP("crossword_card", "to answer"))

# Where to go

CORNER = Message(QT_TRANSLATE_NOOP("crossword_card", "Corner"))
RED_SQUARE = Message(QT_TRANSLATE_NOOP("crossword_card", "Red square, all words found"))
TWO_QUESTIONS = Message(QT_TRANSLATE_NOOP("crossword_card", "Two right answers"))
STAR_LEADS = Message(QT_TRANSLATE_NOOP("crossword_card", "the star takes you anywhere"))
GO_ANYWHERE = Message(QT_TRANSLATE_NOOP("crossword_card", "you may go anywhere"))
WHERE_TO = Message(QT_TRANSLATE_NOOP("crossword_card", "Where to?"))
CHOOSES = QT_TRANSLATE_NOOP("crossword_card", "{name} chooses a square.")
POINT_AT_SQUARE = Message(QT_TRANSLATE_NOOP("crossword_card", "Point at a lit square to see its word."))
GOES_ROUND = Message(QT_TRANSLATE_NOOP("crossword_card", "round the track"))
GOES_STRAIGHT = Message(QT_TRANSLATE_NOOP("crossword_card", "straight there"))

# The question

QUESTION = Message(QT_TRANSLATE_NOOP("crossword_card", "Bonus question"))
YOUR_ANSWER = Message(QT_TRANSLATE_NOOP("crossword_card", "Your answer"))
RIGHT_ONCE = Message(QT_TRANSLATE_NOOP("crossword_card", "Right: roll again"))
RIGHT_TWICE = Message(QT_TRANSLATE_NOOP("crossword_card", "Right twice: anywhere"))
IS_QUESTIONED = QT_TRANSLATE_NOOP("crossword_card", "{name} gets a bonus question.")

# Judging

JUDGES = QT_TRANSLATE_NOOP("crossword_card", "{name} judges")
HOLD = Message(QT_TRANSLATE_NOOP("crossword_card", "Hold to see the answer"))
FOR_YOU_ALONE = Message(QT_TRANSLATE_NOOP("crossword_card", "Answer, for you alone"))
RIGHT = Message(QT_TRANSLATE_NOOP("crossword_card", "Right"))
WRONG = Message(QT_TRANSLATE_NOOP("crossword_card", "Wrong"))
SAYS = QT_TRANSLATE_NOOP("crossword_card", "{name} says it")
HOLDS = QT_TRANSLATE_NOOP("crossword_card", "{name}: hold to see the answer")
CORRECT = Message(QT_TRANSLATE_NOOP("crossword_card", "You can change this until the next roll."))

# How it ended

IS_RIGHT = Message(QT_TRANSLATE_NOOP("crossword_card", "Right!"))
IS_MISSED = Message(QT_TRANSLATE_NOOP("crossword_card", "Missed"))
IS_WRONG = Message(QT_TRANSLATE_NOOP("crossword_card", "Wrong"))
ACCEPTED = QT_TRANSLATE_NOOP("crossword_card", "Answer: {answer}")
ARROW_TICKED = Message(QT_TRANSLATE_NOOP("crossword_card", "The word stays open."))

# The throw

YOUR_THROW = QT_TRANSLATE_NOOP("crossword_card", "{name}, your roll")
YOUR_THROW_ALONE = Message(QT_TRANSLATE_NOOP("crossword_card", "Your roll"))
THROWS = QT_TRANSLATE_NOOP("crossword_card", "{name} rolls")
THROW_AGAIN = QT_TRANSLATE_NOOP("crossword_card", "{name}, roll again")
THROW_AGAIN_ALONE = Message(QT_TRANSLATE_NOOP("crossword_card", "Roll again"))
STARTS = QT_TRANSLATE_NOOP("crossword_card", "{name} starts")
YOU_START = QT_TRANSLATE_NOOP("crossword_card", "{name}, you start")
LOWER_STARTS = Message(QT_TRANSLATE_NOOP("crossword_card", "Lowest roll starts."))
EQUAL = Message(QT_TRANSLATE_NOOP("crossword_card", "A tie: both roll again."))
FROM = QT_TRANSLATE_NOOP("crossword_card", "From {square}, clockwise.")
TO_THROW = Message(QT_TRANSLATE_NOOP("crossword_card", "or click the die"))
ENTER_DIE = Message(QT_TRANSLATE_NOOP("crossword_card", "What does your die show?"))
ON_CORNER = Message(QT_TRANSLATE_NOOP("crossword_card", "corner"))

# The end

LETTERS_AT = QT_TRANSLATE_NOOP("crossword_card", "Letters, {n} each")
FIRST_DONE = Message(QT_TRANSLATE_NOOP("crossword_card", "First grid complete"))
LETTERS_LEFT_BY = QT_TRANSLATE_NOOP("crossword_card", "%n letter(s) {name} missed, 5 each", None, 0)
NOT_FOUND = QT_TRANSLATE_NOOP("crossword_card", "%n letter(s) not found", None, 0)
HATCHED_ONE = Message(QT_TRANSLATE_NOOP("crossword_card", "it is hatched in the grid"))
HATCHED = Message(QT_TRANSLATE_NOOP("crossword_card", "hatched in the grid"))
ALL_FOUND = Message(QT_TRANSLATE_NOOP("crossword_card", "Grid complete"))
THROWS_MADE = QT_TRANSLATE_NOOP("crossword_card", "%n roll(s)", None, 0)
TOTAL = Message(QT_TRANSLATE_NOOP("crossword_card", "Total"))
NOTEBOOK = Message(QT_TRANSLATE_NOOP("crossword_card", "Notebook"))
TO_REVISE = Message(QT_TRANSLATE_NOOP("crossword_card", "to review"))
FOUND = Message(QT_TRANSLATE_NOOP("crossword_card", "found"))
NEVER = Message(QT_TRANSLATE_NOOP("crossword_card", "not found"))
NOTHING_MISSED = Message(QT_TRANSLATE_NOOP("crossword_card", "Nothing missed."))
