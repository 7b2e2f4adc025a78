"""What ./dev translate does for French, which has spaces that no line may break at."""

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
    assert spaces("Voir ![image](picture:row), | :-- |") == "Voir ![image](picture:row), | :-- |"


def test_only_translations_are_touched_and_their_spaces_can_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "some_fr.ts"
    file.write_text("<source>Why ?</source><translation>Pourquoi ?&#xa0;! &amp;</translation>", encoding="utf-8")
    assert TRANSLATIONS["spaced"](file) == (
        "<source>Why ?</source><translation>Pourquoi&#x202f;?&#x202f;! &amp;</translation>"
    )
