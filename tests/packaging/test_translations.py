"""What ./dev translate does: the spaces of French that no line may break at, and forms for one and for several."""

from __future__ import annotations

import runpy
from pathlib import Path

TRANSLATIONS = runpy.run_path(str(Path(__file__).resolve().parents[2] / "packaging" / "translations.py"))
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def test_french_marks_keep_to_their_words_whatever_space_was_typed() -> None:
    spaces = TRANSLATIONS["french_spaces"]
    assert spaces("Interdit : non ; « oui » ? Si !") == (
        f"Interdit{WIDE}: non{NARROW}; «{NARROW}oui{NARROW}»{NARROW}? Si{NARROW}!"
    )
    assert spaces(f"Qui{WIDE}? Un{NARROW}: deux") == f"Qui{NARROW}? Un{WIDE}: deux"
    assert spaces("{n} % en 60 s, {name} s’amuse") == f"{{n}}{WIDE}% en 60{WIDE}s, {{name}} s’amuse"
    assert spaces("Voir ![image](picture:row), | :-- |") == "Voir ![image](picture:row), | :-- |"


def test_clues_questions_and_grids_have_them_too(tmp_path: Path) -> None:
    kept = {file.name for file in TRANSLATIONS["french_files"]() if file.parent.name == "fr"}
    assert {"clues.tsv", "questions.tsv", "grids.json"} <= kept
    file = tmp_path / "clues.tsv"
    file.write_text("CRI\tcri\t1\t\t« Aïe ! » en est un\n", encoding="utf-8")
    assert TRANSLATIONS["spaced"](file) == f"CRI\tcri\t1\t\t«{NARROW}Aïe{NARROW}!{NARROW}» en est un\n"


def test_only_translations_are_touched_and_their_spaces_can_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "some_fr.ts"
    file.write_text("<source>Why ?</source><translation>Pourquoi ?&#xa0;! &amp;</translation>", encoding="utf-8")
    assert TRANSLATIONS["spaced"](file) == (
        "<source>Why ?</source><translation>Pourquoi&#x202f;?&#x202f;! &amp;</translation>"
    )


def test_apostrophes_of_translations_are_curled(tmp_path: Path) -> None:
    file = tmp_path / "some_fr.ts"
    file.write_text("<source>Don't</source><translation>N&apos;y va pas, l'ami&#xa0;!</translation>", encoding="utf-8")
    assert TRANSLATIONS["spaced"](file) == "<source>Don't</source><translation>N’y va pas, l’ami&#x202f;!</translation>"


def counted(french: str, folder: Path) -> list[str]:
    """What is found wrong with the forms of one sentence."""
    file = folder / "some_fr.ts"
    file.write_text(
        f'<TS><context><name>cube</name><message numerus="yes"><source>%n square(s)</source>'
        f"<translation>{french}</translation></message></context></TS>",
        encoding="utf-8",
    )
    return list(TRANSLATIONS["sentences"](file)["cube", "%n square(s)"])


def test_a_sentence_that_counts_needs_both_its_forms(tmp_path: Path) -> None:
    one, several = "<numerusform>%n case</numerusform>", "<numerusform>%n cases</numerusform>"
    assert counted(one + several, tmp_path) == ["%n case", "%n cases"]
    assert not all(counted(one, tmp_path))
    assert not all(counted(one + "<numerusform></numerusform>", tmp_path))
