"""Which digit a key means: by its place in the number row, on every system and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

from ludogite.ui.base.input import digit_of

NONE, SHIFT, ALT_GR = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.GroupSwitchModifier,
)
ROWS = {
    "American": ("1234567890", "!@#$%^&*()"),
    "French": ("&é\"'(-è_çà", "1234567890"),
    "Belgian": ("&é\"'(§è!çà", "1234567890"),
    "bépo": ('"«»()@+-/*', "1234567890"),
    "Czech": ("+ěščřžýáíé", "1234567890"),
    "Lithuanian": ("ąčęėįšųū90", "ĄČĘĖĮŠŲŪ()"),
    "Dvorak for programmers": ("&[{}(=*)+]", "7531902468"),
}
CODES = {
    "xcb": range(10, 20),
    "wayland": range(10, 20),
    "windows": range(2, 12),
    "cocoa": (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
}


def pressed(text: str, code: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> int | None:
    """On a Mac Qt tells the code as a virtual key, and 1 for every scan code."""
    scan, virtual = (1, code) if QGuiApplication.platformName() == "cocoa" else (code, ord(text) if text else 0)
    return digit_of(QKeyEvent(QEvent.Type.KeyPress, 0, modifiers, scan, virtual, 0, text))


@pytest.fixture(params=CODES)
def codes(request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> tuple[int, ...]:
    """Those of the number row, on another system."""
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: request.param))
    return tuple(CODES[request.param])


@pytest.mark.parametrize("keyboard", ROWS)
def test_the_place_of_a_key_tells_its_digit_with_shift_and_without(codes: tuple[int, ...], keyboard: str) -> None:
    plain, shifted = ROWS[keyboard]
    assert [pressed(text, code) for text, code in zip(plain, codes, strict=True)] == list(range(10))
    assert [pressed(text, code, SHIFT) for text, code in zip(shifted, codes, strict=True)] == list(range(10))


def test_signs_that_have_a_key_elsewhere_are_no_digits(codes: tuple[int, ...]) -> None:
    assert [pressed(text, 50) for text in "é-_'è(&à"] == [None] * 8


def test_the_number_pad_says_its_digits(codes: tuple[int, ...]) -> None:
    keypad = Qt.KeyboardModifier.KeypadModifier
    assert [pressed(text, 80 + n, keypad) for n, text in enumerate("1234567890")] == list(range(10))
    assert pressed("-", 82, keypad) is None


def test_with_alt_gr_a_key_means_what_it_types(codes: tuple[int, ...]) -> None:
    """~ is on the French 2, and Lithuanians have their digits there."""
    assert pressed("~", codes[1], ALT_GR) is None
    assert pressed("1", codes[0], ALT_GR) == 0


def test_a_letter_is_no_digit_whatever_code_a_remote_desktop_gives_it(codes: tuple[int, ...]) -> None:
    assert [pressed(text, codes[1]) for text in "dD"] == [None, None]


def test_where_the_place_is_not_known_a_key_means_what_it_types(qapp: QApplication) -> None:
    assert [pressed(text) for text in "1234567890"] == list(range(10))
    assert pressed("é") is None
    assert pressed("") is None
