"""What the cube says while a piece is held: what to do next, and why something does not work."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP, Message

TAKE_FIRST = Message(QT_TRANSLATE_NOOP("cube", "Take a piece first: press 1 to 8, or click one on the shelf."))
POINT_FIRST = Message(QT_TRANSLATE_NOOP("cube", "Point at a square first."))
POINT = Message(QT_TRANSLATE_NOOP("cube", "Point at a square, or press Tab · wheel: other ways"))
NO_PLACE = Message(QT_TRANSLATE_NOOP("cube", "It doesn’t fit on this square."))
MISFIT = Message(
    QT_TRANSLATE_NOOP(
        "cube", "It doesn’t fit like this. Wheel or Tab: the nearest places where it does · arrows: another square"
    )
)
NOT_FURTHER = Message(QT_TRANSLATE_NOOP("cube", "It doesn’t fit anywhere further that way."))
NOWHERE = Message(QT_TRANSLATE_NOOP("cube", "There is no place left for it."))
TO_PIN = Message(QT_TRANSLATE_NOOP("cube", "Click to pin it here, then turn it with the pad · wheel: other ways"))
STANDS = Message(
    QT_TRANSLATE_NOOP(
        "cube", "It fits and stays put. Click to pin it here, then turn it with the pad · wheel: other ways"
    )
)
FITS = Message(
    QT_TRANSLATE_NOOP("cube", "It fits. Click to pin it here, then turn it with the pad · wheel: other ways")
)
PINNED = Message(
    QT_TRANSLATE_NOOP(
        "cube", "It stays here: arrows or Tab move it, the pad turns it · click it again or Enter to place it"
    )
)
IN_CUBE = QT_TRANSLATE_NOOP("cube", "It is already in the cube: {body}.")
ONE_ALONG = QT_TRANSLATE_NOOP("challenge", "A piece rests on this one and comes off with it.")
MORE_ALONG = QT_TRANSLATE_NOOP("challenge", "{n} pieces rest on this one and come off with it.")
PLACE_IT = Message(QT_TRANSLATE_NOOP("cube", "Place it here"))
TAKE_IT = Message(QT_TRANSLATE_NOOP("challenge", "Take it back"))
GIVEN = Message(QT_TRANSLATE_NOOP("challenge", "This is a starting piece: it stays where it is."))
