"""Codes of challenges: typed in they name the same challenge, and a typing error is noticed."""

from __future__ import annotations

import pytest

from ludogite.content.codes import LETTERS, SEEDS, NotACode, code_of, read_code
from ludogite.rules.cube.target import LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [0, 1, 30, 31, 123456, SEEDS - 1])
def test_a_code_names_its_level_and_number_again(level: str, seed: int) -> None:
    assert read_code(code_of(level, seed)) == (level, seed)


def test_codes_are_short_and_without_letters_that_look_alike() -> None:
    level, letters = code_of("wizard", 700_000).split("-")
    assert (level, len(letters)) == ("wizard", 5)
    assert not set("0O1IL") & set(LETTERS)


def test_capitals_spaces_and_the_hyphen_do_not_matter() -> None:
    code = code_of("wizard", 700_000)
    for typed in (
        code.upper(),
        code.lower(),
        f"  {code} ",
        code.replace("-", ""),
        code.replace("-", " – "),
        f"{code[:9]} {code[9:]}",
    ):
        assert read_code(typed) == ("wizard", 700_000)


def test_a_code_is_understood_by_the_names_of_both_languages() -> None:
    for level, name in (("starter", "Débutant"), ("junior", "Junior"), ("master", "Maître"), ("wizard", "Magicien")):
        letters = code_of(level, 4711).split("-")[1]
        for typed in (f"{name} {letters}", f"{level} {letters}", f"{name.upper()}{letters.lower()}"):
            assert read_code(typed) == (level, 4711)
    assert read_code("Maitre " + code_of("master", 7)[-5:]) == ("master", 7)
    assert read_code("Wizard 66GG6") == ("wizard", 123456)


def test_any_wrong_letter_and_any_two_swapped_ones_are_noticed() -> None:
    code = code_of("junior", 54_321)
    start, letters = code[:7], code[7:]
    slips = {letters[:n] + other + letters[n + 1 :] for n in range(5) for other in LETTERS}
    slips |= {letters[:n] + letters[n + 1] + letters[n] + letters[n + 2 :] for n in range(4)}
    for slip in slips - {letters}:
        with pytest.raises(NotACode):
            read_code(start + slip)
    with pytest.raises(NotACode):
        read_code(f"expert-{letters}")


@pytest.mark.parametrize(
    "typed", ["", "wizard", "wizard-", "7F3K2", "genius-7F3K2", "wizard-7F3K2X", "wizard-0O1IL", "é", "-"]
)
def test_what_is_no_code_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(NotACode) as refused:
        read_code(typed)
    assert str(refused.value.message)
