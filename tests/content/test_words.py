"""Word files: what ships, and what people add."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.content.words import HEADER, CannotRead, read_clues, read_file
from ludogite.rules.crossword.languages import LANGUAGES

HEAD = "\t".join(HEADER) + "\n"
NOTES = LANGUAGES["fr"].notes[1:]


def faults(*lines: str) -> list[tuple[int, str]]:
    return [(fault.line, str(fault.message)) for fault in read_clues(HEAD + "\n".join(lines), "fr")[1]]


def test_good_lines_are_read_and_bad_ones_are_named_by_line() -> None:
    clues, found = read_clues(
        HEAD + "OS\tos\t1\t\tCaché par le chien\n\nOIE\toie\t4\t\tElle cacarde\nOIE\toie\t1\t\tElle cacarde\n",
        "fr",
    )
    assert [str(clue) for clue in clues] == ["Caché par le chien", "Elle cacarde"]
    assert [(fault.line, str(fault.message)) for fault in found] == [
        (4, "The level is 1 (easy), 2 (medium) or 3 (hard), not “4”.")
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "OS\tos\t1\tCaché",
            "A line has five columns (answer form level note clue) separated by tabs; this one has 4.",
        ),
        ("os\tos\t1\t\tCaché", "The answer is 2 to 7 letters A–Z, without accents, not “os”."),
        (
            "OISEAUX\toiseau\t1\t\tIls volent",
            "The form is the answer as it is spelled: “oiseau” does not spell OISEAUX.",
        ),
        (
            "OS\tos\t1\tmasculin\tCaché",
            f"The note helps with the ending: nothing, or one of: {', '.join(NOTES)}; not “masculin”.",
        ),
        ("OS\tos\t1\t\t", "A clue has 1 to 60 characters, this one 0."),
        ("OS\tos\t1\t\t" + "a" * 61, "A clue has 1 to 60 characters, this one 61."),
    ],
)
def test_each_fault_of_a_line_has_its_sentence(line: str, said: str) -> None:
    assert faults(line) == [(2, said)]


def test_the_same_clue_twice_is_a_fault() -> None:
    assert faults("OS\tos\t1\t\tElle cacarde", "OIE\toie\t1\t\telle  cacarde") == [(3, "Line 2 has the same clue.")]


def test_a_file_without_its_header_is_refused() -> None:
    clues, found = read_clues("OS\tos\t1\t\tCaché", "fr")
    assert clues == []
    assert "first line" in str(found[0].message)


def test_the_first_line_may_be_french() -> None:
    clues, found = read_clues("mot\tforme\tniveau\tnote\tdéfinition\nOS\tos\t1\t\tCaché\n", "fr")
    assert [clue.answer for clue in clues] == ["OS"]
    assert not found


def test_a_file_from_another_editor_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.tsv"
    file.write_bytes(
        ("\ufeff" + HEAD + "CŒUR".replace("Œ", "OE") + "\tcœur\t1\t\tIl bat\r\n").replace("\n", "\r\n").encode()
    )
    clues, found = read_file(file, "fr")
    assert [(clue.answer, clue.form) for clue in clues] == [("COEUR", "cœur")]
    assert not found


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.tsv"
    file.write_bytes(b"\xff\xff")
    with pytest.raises(CannotRead):
        read_file(file, "fr")
    with pytest.raises(CannotRead):
        read_file(tmp_path, "fr")
