"""Writes assets/words/forms.tsv: how each form of the clue file can be read, from a list of French words with their
grammar (letters, frequency, word, forms), which is given on the command line and does not ship."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ludogite.content.words import read_clues

WORDS = Path(__file__).resolve().parent.parent / "assets" / "words"
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


def main(dictionary: Path) -> None:
    clues, faults = read_clues((WORDS / "fr.tsv").read_text(encoding="utf-8"))
    assert not faults, faults
    wanted = {clue.form for clue in clues}
    found = {reading for reading in OURS if reading[0] in wanted}
    for line in dictionary.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        for reading in line.split("\t")[3].split(" | "):
            match = re.fullmatch(r"(.+?) \((?:(.+?); )?(.+)\)", reading)
            assert match, reading
            form, lemma, tags = match.groups()
            if form in wanted and "1isg" not in tags:
                found |= {(form, lemma or form, grammar) for grammar in grammars(tags.split())}
    lines = ["form\tlemma\tgrammar", *("\t".join(row) for row in sorted(found))]
    (WORDS / "forms.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(found)} readings of {len({form for form, _, _ in found})} forms")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
