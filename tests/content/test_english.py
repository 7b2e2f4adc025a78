"""The English clues and questions, checked by machine: form, roots, repetitions, manners. What they are worth only a
reader can tell."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from statistics import median
from typing import NamedTuple

from ludogite import paths
from ludogite.content.questions import THEMES, read_questions
from ludogite.rules.crossword.grid import fold
from tests.content.test_clue_file import shared_start

GRAMMAR = ("plural", "past", "past participle", "-ing", "3rd person", "comparative", "superlative")
NOTES = {"", *GRAMMAR, "abbreviation", "name", "UK", "US"}
RARE_OPENINGS = ("Kind of", "Type of", "Sort of", "Opposite of", "Another word for", "The act of", "Form of")
LABELS = ("Pronoun", "Article ", "Preposition", "Conjunction", "Adverb", "Verb", "Adjective", "Interjection")
SPLIT = re.compile(
    r"\b(colou?r|favou?rite|neighbou?r|harbour|labou?r|flavou?r|humou?r|tyre|theatre|theater|centre|center|metre|meter"
    r"|litre|liter|jewellery|jewelry|pyjamas|pajamas|travell?ed|pavement|sidewalk|lorry|petrol|gasoline|nappy|diaper"
    r"|crisps|mum|mom|maths?|plough|plow|aeroplane|airplane|organi[sz]e|reali[sz]e|co[sz]y|mou?ld|mou?stache"
    r"|licen[cs]e|defen[cs]e)s?\b",
    re.IGNORECASE,
)
"""Words of one side of the ocean."""
NOT_FOR_CHILDREN = """
ADO AIDE ALE ASP ASPEN AVID BOUT CAMEO CRETE CURD DALE DAME DELL EBB EKE ERR ETHOS GENT GIST INLET IRE LAMA LASS LEAR
MONET NOVA OMEN ORAL PACT PEP ROTOR SEER SHIRE SLUM TUX
"""
NOT_ROOTS = {("THROW", "THROUGH"), ("SHARK", "SHARP")}


class Line(NamedTuple):
    answer: str
    form: str
    level: int
    note: str
    clue: str


@cache
def lines() -> list[Line]:
    header, *rows = (paths.assets() / "crossword" / "en" / "clues.tsv").read_text(encoding="utf-8").splitlines()
    assert header.split("\t") == list(Line._fields)
    parts = [row.split("\t") for row in rows]
    return [Line(answer, form, int(level), note, clue) for answer, form, level, note, clue in parts]


def test_there_are_enough_answers_and_clues() -> None:
    levels: dict[str, Counter[int]] = defaultdict(Counter)
    for line in lines():
        levels[line.answer][line.level] += 1
    assert len(levels) >= 3200
    assert sum(count.total() for count in levels.values()) >= 11_000
    assert [answer for answer, count in levels.items() if count.total() < 2] == []
    assert set(map(len, levels)) == set(range(3, 8))


def test_forms_levels_and_notes_are_those_that_exist() -> None:
    assert [line for line in lines() if fold(re.sub("[^a-z]", "", line.form.lower())) != line.answer] == []
    assert {line.level for line in lines()} == {1, 2, 3}
    assert {line.note for line in lines()} == NOTES


def test_words_that_children_do_not_know_have_no_easy_clue() -> None:
    easy = {line.answer for line in lines() if line.level == 1}
    assert easy.intersection(NOT_FOR_CHILDREN.split()) == set()


def test_no_clue_shows_the_root_of_its_answer() -> None:
    shown = []
    for line in lines():
        for word in re.findall("[A-Z]+", line.clue.upper().replace("’S", "")):
            shared = shared_start(word, line.answer)
            is_root = word == line.answer or (len(line.answer) > 2 and word in (line.answer + "S", line.answer + "ED"))
            is_root = is_root or (shared >= 4 and shared >= min(len(word), len(line.answer)) - 1)
            if is_root and (line.answer, word) not in NOT_ROOTS:
                shown.append((line.answer, line.clue))
    assert shown == []


def test_no_two_clues_are_the_same() -> None:
    assert [clue for clue, n in Counter(line.clue.lower() for line in lines()).items() if n > 1] == []


def test_clues_are_short_and_written_alike() -> None:
    for level in (1, 2, 3):
        of_level = [line.clue for line in lines() if line.level == level]
        assert 22 <= median(map(len, of_level)) <= 32
        assert sum("___" in clue for clue in of_level) <= 0.2 * len(of_level)
    odd = [
        line.clue
        for line in lines()
        if len(line.clue) > 60
        or not (line.clue[0].isupper() or line.clue[0] in "_“0123456789")
        or line.clue.endswith((".", "…", "!"))
        or re.search(r"['\"]|\s\s|(?<!_)_{1,2}(?!_)|_{4}", line.clue)
    ]
    assert odd == []


def test_lazy_openings_are_rare_and_nobody_is_taught_grammar() -> None:
    for opening in RARE_OPENINGS:
        assert sum(line.clue.startswith(opening) for line in lines()) <= 0.02 * len(lines()), opening
    assert [line.clue for line in lines() if line.clue.startswith(LABELS)] == []


def test_words_that_only_one_country_knows_are_left_out() -> None:
    assert [line for line in lines() if SPLIT.search(line.clue)] == []


def test_there_are_as_many_questions_of_each_level_and_theme_and_none_is_wrong_about_itself() -> None:
    text = (paths.assets() / "crossword" / "en" / "questions.tsv").read_text(encoding="utf-8")
    questions, faults = read_questions(text, "en")
    assert faults == []
    assert Counter((each.level, each.theme) for each in questions) == dict.fromkeys(
        ((level, theme) for level in ("easy", "medium", "hard") for theme in THEMES), 38
    )
    for each in questions:
        assert len(each.text) <= 100
        assert max(map(len, each.answers)) <= 40
        assert all(map(each.is_right, each.answers)), each.text
        assert not any(map(each.is_right, each.others)), each.text
