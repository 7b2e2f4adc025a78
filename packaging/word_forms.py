"""Writes the file forms.tsv of a language: how each form of its clue file can be read, from a list of words with their
grammar. The language and that list, which does not ship, are given on the command line."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import TypeAlias

from ludogite.content.words import read_clues

CROSSWORD = Path(__file__).resolve().parent.parent / "assets" / "crossword"
Reading: TypeAlias = tuple[str, str, str]
"""A form, what it is a form of, and its grammar."""
TENSES = {
    "ipre": "present",
    "iimp": "imperfect",
    "ipsi": "past",
    "ifut": "future",
    "cond": "conditional",
    "spre": "subjunctive",
    "impe": "imperative",
}
GENDERS = {"mas": "m", "fem": "f", "epi": "e"}
NUMBERS = {"sg": "s", "pl": "p", "inv": "i"}

OURS = {
    ("mètre", "mètre", "noun m s"),
    ("tiens", "tiens", "noun m i"),
    ("us", "us", "other"),
}
"""What the dictionary leaves out: form, what it is a form of, grammar."""


def grammars(tags: list[str]) -> Iterator[str]:
    """A dictionary's tags in our words."""
    gender = next((GENDERS[tag] for tag in tags if tag in GENDERS), "e")
    number = next((NUMBERS[tag] for tag in tags if tag in NUMBERS), "s")
    if any(re.match(r"v\d", tag) for tag in tags):
        persons = [tag.rstrip("!") for tag in tags if re.fullmatch(r"[123](sg|pl)!?", tag)]
        for tag in tags:
            if tag in TENSES:
                yield " ".join((TENSES[tag], *persons))
        if "infi" in tags:
            yield "infinitive"
        if "ppas" in tags:
            yield f"participle {gender} {number}"
        if "ppre" in tags:
            yield "participle e i"
        return
    if "nom" in tags:
        yield f"noun {gender} {number}"
    if "adj" in tags:
        yield f"adjective {gender} {number}"
    if not {"nom", "adj"} & set(tags):
        yield "other"


def french(dictionary: Sequence[str], wanted: Collection[str]) -> Iterator[Reading]:
    yield from (reading for reading in OURS if reading[0] in wanted)
    for line in dictionary:
        for reading in line.split("\t")[3].split(" | "):
            match = re.fullmatch(r"(.+?) \((?:(.+?); )?(.+)\)", reading)
            assert match, reading
            form, lemma, tags = match.groups()
            if form in wanted and "1isg" not in tags:
                for grammar in grammars(tags.split()):
                    yield form, lemma or form, grammar


INFLECTIONS = {
    "3rd": "third",
    "past": "past",
    "pp": "participle",
    "ing": "ing",
    "comp": "comparative",
    "sup": "superlative",
}
PARTS = {"n": "noun s", "v": "verb", "aux": "verb", "adj": "adjective"}


def english(dictionary: Sequence[str], wanted: Collection[str]) -> Iterator[Reading]:
    for line in dictionary:
        fields = line.split("\t")
        form, *parts = fields[2], *(field.split("|") for field in fields[8:11])
        if form not in wanted:
            continue
        for part, lemma, inflection in zip_longest(*parts, fillvalue=""):
            own = "noun p" if inflection == "plural" else INFLECTIONS.get(inflection, PARTS.get(part, "other"))
            yield form, lemma or form, own
            if own == "past" and form.endswith("ed"):
                yield form, lemma or form, "participle"


def main(language: str, dictionary: Path) -> None:
    folder = CROSSWORD / language
    clues, faults = read_clues((folder / "clues.tsv").read_text(encoding="utf-8"), language)
    assert not faults, faults
    wanted = {clue.form for clue in clues}
    lines = [line for line in dictionary.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    found = set({"fr": french, "en": english}[language](lines, wanted))
    rows = ["form\tlemma\tgrammar", *("\t".join(row) for row in sorted(found))]
    (folder / "forms.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{len(found)} readings of {len({form for form, _, _ in found})} forms")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
