"""A word in pencil: the whole of it or only what is missing, double letters, accents, Backspace and the cursor."""

from __future__ import annotations

import pytest

from ludogite.ui.games.crossword.pencil import Pencil


def pencil(pattern: str) -> Pencil:
    """Letters in ink, a dot for each that is missing."""
    return Pencil([None if letter == "." else letter for letter in pattern])


def typed(pattern: str, keys: str) -> Pencil:
    word = pencil(pattern)
    for key in keys:
        word.write(key)
    return word


@pytest.mark.parametrize("keys", ["ARTERES", "arteres", "AREE", "artères", "a r-t'eres"])
def test_the_whole_word_or_only_the_missing_letters(keys: str) -> None:
    pattern = "..T.R.S" if keys == "AREE" else "..T...S"
    assert typed(pattern, keys).word == "ARTERES"


@pytest.mark.parametrize(
    ("pattern", "keys", "word"),
    [
        ("..L..", "BALE", "BALLE"),
        ("..L..", "BALLE", "BALLE"),
        ("...T..S", "ILETE", "ILETTES"),
        ("...T..S", "ILETTES", "ILETTES"),
        ("U.", "R", "UR"),
        ("U.", "UR", "UR"),
        ("SOU..LE", "FF", "SOUFFLE"),
        ("SOU..LE", "SOUFFLE", "SOUFFLE"),
        ("A.A.A", "BB", "ABABA"),
        ("A.A.A", "ABABA", "ABABA"),
    ],
)
def test_double_letters_are_read_as_they_were_meant(pattern: str, keys: str, word: str) -> None:
    assert typed(pattern, keys).word == word


def test_e_with_an_accent_is_e_and_a_ligature_fills_two_cells() -> None:
    assert typed(".....", "œuvré").word == "OEUVR"
    assert typed("...", "été").word == "ETE"
    assert typed("....", "cÆs").word == "CAES"


def test_a_letter_that_has_no_cell_left_is_not_written() -> None:
    word = typed("...", "SEC")
    assert not word.write("S")
    assert word.word == "SEC"
    assert word.cursor is None


def test_backspace_skips_ink() -> None:
    word = typed("..T.", "ARTE")
    assert word.erase()
    assert word.word == "ART."
    assert word.erase()
    assert word.word == "A.T."
    assert word.erase()
    assert word.word == "..T."
    assert not word.erase()


def test_backspace_takes_letters_that_were_put_before_the_cursor_was_moved() -> None:
    word = typed("..T.", "ARE")
    word.place(1)
    assert word.erase()
    assert word.word == ".RTE"
    assert word.cursor == 0


def test_the_cursor_skips_ink_in_both_directions() -> None:
    word = pencil("A.T.S")
    assert word.cursor == 1
    word.step(1)
    assert word.cursor == 3
    word.step(1)
    assert word.cursor is None
    word.step(-1)
    assert word.cursor == 3
    word.step(-1)
    word.step(-1)
    assert word.cursor == 1


def test_a_letter_is_written_over_another_one() -> None:
    word = typed("....", "MIRE")
    word.place(1)
    word.write("A")
    assert word.word == "MARE"
    assert word.cursor == 2


def test_delete_empties_the_cell_at_the_cursor() -> None:
    word = typed("....", "MIRE")
    word.place(1)
    assert word.erase_here()
    assert word.word == "M.RE"
    assert not word.erase_here()


def test_a_letter_is_put_into_any_cell_that_is_not_in_ink() -> None:
    word = pencil("..T.")
    assert word.put(3, "E")
    assert not word.put(2, "X")
    assert word.word == "..TE"
    assert word.missing == 2


def test_missing_letters_are_counted() -> None:
    assert typed("..T...S", "AR").missing == 3


@pytest.mark.parametrize("keys", ["", "A", "ART", "ARE", "ARTERE"])
def test_what_was_typed_survives_as_a_text(keys: str) -> None:
    word = typed("..T...S", keys)
    other = pencil("..T...S")
    other.read(word.text())
    assert (other.word, other.cursor) == (word.word, word.cursor)


@pytest.mark.parametrize("text", ["", "AR", "AR..... 99", "A...... x", "..X.... 1", "ab..... 1", "AR..... -1", "² ²"])
def test_a_damaged_text_writes_nothing(text: str) -> None:
    word = pencil("..T...S")
    word.read(text)
    assert word.is_blank
