"""What commands answer, for `./dev golden`: `replay`, `legal`, and the words of every PDF. Records are the zoo's."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from pypdf import PageObject, PdfReader
from pypdf.generic import NameObject, StreamObject

from ludogite.cli import main as ludogite
from ludogite.cli.print import WHATS
from ludogite.sheets.offers import BOOKLET, MANUAL, MATCH, RULES, games_with_sheet, offer_of
from tests.reliability.zoo import ZOO

FEW = {"crossword": ["--count", "2"], "cube": ["--to", "4"]}
"""Booklets are short."""
PRINTED = "record-1.0.0-{game}-*-over.json"


def answer(*words: str) -> str:
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(said):
        assert ludogite(words) == 0, words
    said.seek(0)
    return said.read()


def sheets() -> Iterator[tuple[str, list[str]]]:
    """The name of every sheet, and the words that print it."""
    yield MANUAL, [MANUAL]
    for game in games_with_sheet():
        for what in WHATS:
            if what == MATCH:
                for record in sorted(Path().glob(PRINTED.format(game=game.id))):
                    yield record.stem, [game.id, "--record", str(record)]
            elif offer_of(game).options(what) is not None and not (what == RULES and game.part_of):
                yield f"{game.id}-{what}", [game.id, f"--{what}", *(FEW[game.id] if what == BOOKLET else [])]


def words_on(page: PageObject) -> str:
    """In the order in which they are drawn, a sentence a line."""
    contents = page.get_contents()
    assert contents is not None
    only_text = StreamObject()  # lines and areas would take most of the time
    only_text.set_data(b"\n".join(re.findall(rb"^BT$.*?^ET$", contents.get_data(), re.S | re.M)))
    page[NameObject("/Contents")] = only_text
    return re.sub(r"(?<=[.!?:]) ", "\n", " ".join(page.extract_text().split()))


def main(folder: Path) -> None:
    for kind in ("replay", "legal", "print"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for file in sorted(ZOO.glob("record-*.json")):
        Path(file.name).write_text(json.dumps(json.loads(file.read_text("utf-8"))["record"]), "utf-8")
        stands = json.loads(answer("replay", file.name, "--json"))
        (folder / "replay" / file.name).write_text(json.dumps(stands, ensure_ascii=False, indent=1) + "\n", "utf-8")
        (folder / "legal" / f"{file.stem}.txt").write_text(answer("legal", file.name), "utf-8")
    for language in ("en", "fr"):
        for name, words in sheets():
            answer("print", *words, "--language", language, "-o", "sheet.pdf")
            pages = "\n\n".join(map(words_on, PdfReader("sheet.pdf").pages))
            (folder / "print" / f"{name}-{language}.txt").write_text(pages + "\n", "utf-8")


if __name__ == "__main__":
    into = Path(sys.argv[1]).resolve()
    with TemporaryDirectory() as home, chdir(home):
        os.environ["LUDOGITE_HOME"] = home
        main(into)
