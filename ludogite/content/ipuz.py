"""Crosswords as ipuz files, which other programs read and write: version 2, 7 columns and 10 rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source, Value, shortened
from ludogite.rules.crossword.grid import BLACK, COLUMNS, LETTERS, ROWS, Grid, Word, fold, read_grid

VERSION = "http://ipuz.org/v2"
KIND = "http://ipuz.org/crossword#1"
LARGEST = 1 << 20
"""No file of one crossword comes near this many bytes."""

LONGEST_NUMBER = 9
"""Digits of the number of a clue."""


class InvalidFile(Complaint):
    pass


def _refuse(source: Source, **values: Value) -> InvalidFile:
    return InvalidFile(Message(source, **values))


def _numbers(words: tuple[Word, ...]) -> dict[int, int]:
    """By the cell where words begin, their number: counted from the top left."""
    heads = sorted({word.cells[0] for word in words})
    return {cell: n for n, cell in enumerate(heads, 1)}


def _direction(word: Word) -> str:
    return "Across" if " across " in word.key else "Down"


def to_ipuz(data: Mapping[str, Any], title: str) -> dict[str, Any]:
    """A grid as a record holds it, as ipuz."""
    grid = read_grid(data)
    numbers = _numbers(grid.words)
    clues: dict[str, list[list[Any]]] = {"Across": [], "Down": []}
    for word, clue in zip(grid.words, grid.clues, strict=True):
        clues[_direction(word)].append([numbers[word.cells[0]], clue])
    for entries in clues.values():
        entries.sort(key=lambda entry: int(entry[0]))
    puzzle = [BLACK if letter == BLACK else numbers.get(cell, 0) for cell, letter in enumerate(grid.letters)]
    return {
        "version": VERSION,
        "kind": [KIND],
        "title": title,
        "dimensions": {"width": COLUMNS, "height": ROWS},
        "puzzle": _in_rows(puzzle),
        "solution": _in_rows(list(grid.letters)),
        "clues": clues,
    }


def _in_rows(cells: list[Any]) -> list[list[Any]]:
    return [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]


def read_ipuz(file: Path) -> dict[str, Any]:
    """The grid of an ipuz file, as a record holds it; InvalidFile or InvalidSetup says what is wrong."""
    try:
        if not file.is_file():
            raise _refuse(QT_TRANSLATE_NOOP("content", "This isn’t a readable file."))
        if file.stat().st_size > LARGEST:
            raise _refuse(QT_TRANSLATE_NOOP("content", "This file is too large for a crossword."))
        text = file.read_text(encoding="utf-8-sig").strip()
    except UnicodeDecodeError:
        raise _refuse(QT_TRANSLATE_NOOP("content", "This file is not a UTF-8 text.")) from None
    except OSError as error:
        unreadable = QT_TRANSLATE_NOOP("content", "This file cannot be read ({reason}).")
        raise _refuse(unreadable, reason=error.strerror or str(error)) from None
    if text.startswith("ipuz(") and text.endswith(")"):  # the older form, a call of a function
        text = text.removeprefix("ipuz(").removesuffix(")")
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise _refuse(QT_TRANSLATE_NOOP("content", "This file is not an ipuz crossword: it is not JSON.")) from None
    return from_ipuz(fields)


def from_ipuz(fields: Any) -> dict[str, Any]:
    if not isinstance(fields, dict) or not _is_crossword(fields.get("kind")):
        raise _refuse(QT_TRANSLATE_NOOP("content", "This file is not an ipuz crossword."))
    _check_dimensions(fields.get("dimensions"))
    block = fields.get("block", BLACK)
    rows = [_read_row(row, block) for row in _matrix(fields, "solution")]
    for row, line in zip(rows, _matrix(fields, "puzzle"), strict=True):
        for letter, cell in zip(row, line, strict=True):
            if (letter == BLACK) != _is_block(_content(cell, "cell"), block):
                raise _refuse(
                    QT_TRANSLATE_NOOP("content", "The black squares of “puzzle” and “solution” do not match.")
                )
    data = {"rows": rows, "clues": _read_clues(fields.get("clues"), Grid("".join(rows), ()).words)}
    read_grid(data)
    return data


def _is_crossword(kind: Any) -> bool:
    return isinstance(kind, list) and any(isinstance(k, str) and "ipuz.org/crossword" in k for k in kind)


def _check_dimensions(dimensions: Any) -> None:
    size = (dimensions.get("width"), dimensions.get("height")) if isinstance(dimensions, dict) else None
    if size != (COLUMNS, ROWS):
        width, height = size or ("?", "?")
        raise _refuse(
            QT_TRANSLATE_NOOP("content", "The crossword must be {columns}×{rows}; this one is {width}×{height}."),
            columns=COLUMNS,
            rows=ROWS,
            width=shortened(str(width)),
            height=shortened(str(height)),
        )


def _matrix(fields: Mapping[str, Any], key: str) -> list[list[Any]]:
    rows = fields.get(key)
    if isinstance(rows, list) and len(rows) == ROWS and all(isinstance(r, list) and len(r) == COLUMNS for r in rows):
        return rows
    raise _refuse(
        QT_TRANSLATE_NOOP("content", "“{key}” must have {rows} rows of {columns} cells."),
        key=key,
        rows=ROWS,
        columns=COLUMNS,
    )


def _content(cell: Any, key: str) -> Any:
    return cell.get(key) if isinstance(cell, dict) else cell


def _is_block(cell: Any, block: Any) -> bool:
    return cell is None or cell == block


def _read_row(row: list[Any], block: Any) -> str:
    letters = ""
    for cell in row:
        value = _content(cell, "value")
        letter = BLACK if _is_block(value, block) else fold(value) if isinstance(value, str) else ""
        if letter != BLACK and not (len(letter) == 1 and letter in LETTERS):
            raise _refuse(
                QT_TRANSLATE_NOOP("content", "“{cell}” in “solution” is neither a letter nor a black square."),
                cell=shortened(str(value)),
            )
        letters += letter
    return letters


def _read_clues(clues: Any, words: tuple[Word, ...]) -> dict[str, str]:
    """By the words' keys. A direction may carry a title of its own (`Across:Horizontalement`)."""
    if not isinstance(clues, dict):
        raise _refuse(QT_TRANSLATE_NOOP("content", "There are no clues."))
    numbers = _numbers(words)
    keys = {(_direction(word), numbers[word.cells[0]]): word.key for word in words}
    found = {}
    for title, entries in clues.items():
        direction = str(title).partition(":")[0]
        for entry in entries if isinstance(entries, list) else [entries]:
            number, text = _read_clue(entry)
            key = keys.get((direction, number))
            if key is None:
                raise _refuse(
                    QT_TRANSLATE_NOOP("content", "There is a clue for {number} {direction}, but no such word."),
                    number=shortened(str(number)),
                    direction=shortened(direction),
                )
            found[key] = text
    return found


def _read_clue(entry: Any) -> tuple[int, str]:
    if isinstance(entry, dict):
        number, text = entry.get("number"), entry.get("clue")
    elif isinstance(entry, list) and len(entry) == 2:
        number, text = entry
    else:
        number = text = None
    if isinstance(number, str) and number.isdecimal() and len(number) <= LONGEST_NUMBER:
        number = int(number)
    if isinstance(number, bool) or not isinstance(number, int) or not isinstance(text, str) or not text.strip():
        raise _refuse(QT_TRANSLATE_NOOP("content", "A clue must be its number and its text."))
    return number, text.strip()
