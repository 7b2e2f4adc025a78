"""A language of Crossword Track is a value: records say it, and whatever draws, makes and judges is given it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.cli import main
from ludogite.content.own_words import add_own_words, own_clues, own_file, template
from ludogite.content.questions import draw_question
from ludogite.content.words import HEADER, shipped_clues
from ludogite.rules.crossword.match import Race
from ludogite.rules.game import InvalidSetup
from ludogite.rules.shelf import SHELF
from tests.support.third_language import CODE, add_third_language

GAME = SHELF["crossword"]


def started(options: dict[str, object], seats: int = 2) -> Race:
    state = GAME.start(seats, options, GAME.draw_setup(seats, options, 1))
    assert isinstance(state, Race)
    return state


def clues_of(race: Race, seat: int) -> set[str]:
    return set(race.sheets[seat].grid.clues)


def of(language: str) -> set[str]:
    return {str(clue) for clue in shipped_clues(language)}


def test_a_record_without_a_language_is_french() -> None:
    race = started({})
    assert race.languages == ("fr", "fr")
    assert clues_of(race, 0) | clues_of(race, 1) <= of("fr")


def test_one_language_is_for_all_and_a_list_has_one_for_each_seat() -> None:
    assert clues_of(started({"language": "en"}), 1) <= of("en")
    race = started({"language": ["fr", "en"]})
    assert race.languages == ("fr", "en")
    assert clues_of(race, 0) <= of("fr")
    assert clues_of(race, 1) <= of("en")
    for wrong in ("de", ["fr"], ["fr", "de"], 3):
        with pytest.raises(InvalidSetup):
            started({"language": wrong})


def test_new_grids_are_in_the_language_of_each_seat() -> None:
    made = GAME.make_setup(2, {"language": ["en", "fr"]}, 1, {})
    first, second = (set(grid["clues"].values()) for grid in made["grids"])
    assert first <= of("en")
    assert second <= of("fr")


def test_each_language_has_its_own_word_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.tsv"
    file.write_text("\t".join(HEADER) + "\nWENT\twent\t1\tpast\tTook off\n", encoding="utf-8")
    assert add_own_words(file, "fr")[0] == 0, "“past” is no note of French"
    assert add_own_words(file, "en") == (1, [])
    assert own_file("fr").name == "words.tsv", "where it has always been"
    assert (len(own_clues("fr")), [str(clue) for clue in own_clues("en")]) == (0, ["Took off (past)"])
    own_file("en").unlink()
    for language in ("fr", "en"):
        file.write_bytes(template(" ".join(HEADER), language))
        assert add_own_words(file, language) == (3, [])
        own_file(language).unlink()


def test_a_third_language_is_a_folder_and_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_third_language(monkeypatch, tmp_path)
    race = started({"language": CODE})
    assert race.languages == (CODE, CODE)
    made = GAME.make_setup(2, {"language": [CODE, "fr"], "levels": ["hard", "easy"]}, 3, {})
    assert all(clue.startswith("Tom ") for clue in made["grids"][0]["clues"].values())
    assert set(made["grids"][1]["clues"].values()) <= of("fr")
    question = draw_question(CODE, "medium", 1, 1, {})
    assert question.is_right("tahc")
    assert question.is_right("al tahc")
    assert not question.is_right("neihc")
    assert main(["crossword", "make", "--level", "easy", "--seed", "1", "--language", CODE]) == 0
    assert "Tom " in capsys.readouterr().out
