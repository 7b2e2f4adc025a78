"""The manual on paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludogite.sheets.sheet import PAPERS, spoken_in, write
from ludogite.ui.base.key_list import all_groups, keys_text
from ludogite.ui.look.language import tr
from ludogite.ui.pages.rules import make_manual, manual_text
from tests.sheets.printed import pages_of

pytestmark = pytest.mark.usefixtures("language")


def flat(text: str) -> str:
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ").split())


@pytest.mark.parametrize(("spoken", "said"), [("en", ("Put the piece back", "Esc")), ("fr", ("Lancer le dé", "Échap"))])
@pytest.mark.parametrize("paper", PAPERS)
def test_it_is_short_and_lists_every_key(tmp_path: Path, paper: str, spoken: str, said: tuple[str, ...]) -> None:
    sheet = spoken_in(spoken, lambda: make_manual(spoken, PAPERS[paper]))
    (file,) = write(sheet, tmp_path / "manual.pdf")
    pages = [flat(page) for page in pages_of(file)]
    assert len(pages) in (3, 4)
    text, keys = pages[0], pages[2:]
    assert text.startswith({"en": "The manual", "fr": "Le manuel"}[spoken])
    assert "*" not in text
    for words in said:
        assert words in " ".join(keys)
    if spoken == "en":
        for group in all_groups():
            assert f"Keys: {tr(group.title)}" in " ".join(keys)
            assert all(keys_text(line.keys).split(",")[0] in " ".join(keys) for line in group.lines)


def test_it_has_the_same_sections_in_both_languages() -> None:
    sections = [manual_text(language).count("\n## ") for language in ("en", "fr")]
    assert sections[0] == sections[1] > 5
