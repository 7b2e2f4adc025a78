"""A third language of Crossword Track: a folder, and a table. Its words are the French ones backwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludogite import paths
from ludogite.content.words import HEADER, shipped_clues
from ludogite.rules import crossword
from ludogite.rules.crossword.languages import LANGUAGES, Language
from ludogite.rules.crossword.options import LANGUAGE, language_option
from tests.support.crossword_races import EXAMPLE

CODE = "rf"
TABLE = Language(CODE, "Siaçnarf", series={"easy": "E", "medium": "M", "hard": "D"}, articles=frozenset({"el", "al"}))
LEVELS = ("easy", "medium", "hard")


def add_third_language(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    real = paths.assets()
    monkeypatch.setattr(paths, "assets", lambda: _with_folder(folder, real))
    monkeypatch.setitem(LANGUAGES, CODE, TABLE)
    options = tuple(
        language_option(LANGUAGES.values()) if option == LANGUAGE else option for option in crossword.RULES.options
    )
    monkeypatch.setattr(crossword, "RULES", crossword.RULES._replace(options=options))


def _with_folder(folder: Path, real: Path) -> Path:
    """What ships, and the words of the new language."""
    words = folder / "crossword" / CODE
    if words.exists():
        return folder
    words.mkdir(parents=True)
    for part in (*real.iterdir(), *(real / "crossword").iterdir()):
        if not (place := folder / part.relative_to(real)).exists():
            place.symlink_to(part)
    answers = sorted({clue.answer for clue in shipped_clues("fr")})
    lines = [
        f"{answer[::-1]}\t{answer[::-1].lower()}\t{level}\t\tTom {n} {level}"
        for n, answer in enumerate(answers)
        for level in "123"
    ]
    (words / "clues.tsv").write_text("\n".join(["\t".join(HEADER), *lines]), encoding="utf-8")
    forms = [f"{answer[::-1].lower()}\t{answer[::-1].lower()}\tnoun" for answer in answers]
    (words / "forms.tsv").write_text("\n".join(["form\tlemma\tgrammar", *forms]), encoding="utf-8")
    grids = [
        {"id": f"{TABLE.series[level]} 1.{n}", "level": level, **EXAMPLE[name]}
        for level in LEVELS
        for n, name in enumerate("AB", 1)
    ]
    (words / "grids.json").write_text(json.dumps(grids), encoding="utf-8")
    questions = [
        "Leuq te el fiut ?\tel tahc\t1\tnature\tneihc|tar|lavehc",
        "Leuq te el fluov ?\tel tahc\t2\tnature\t",
        "Leuq te el fror ?\tel tahc\t3\tnature\t",
    ]
    head = "question\tanswers\tlevel\ttheme\tothers"
    (words / "questions.tsv").write_text("\n".join([head, *questions]), encoding="utf-8")
    (words / "examples.tsv").write_text("TAHC\ttahc\t1\t\tLi eluaim\n", encoding="utf-8")
    return folder
