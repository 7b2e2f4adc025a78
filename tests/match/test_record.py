"""Reading records: what is none is refused with a sentence, and nothing else ever happens."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludogite.match import record
from ludogite.match.about import InvalidRecord
from ludogite.match.record import IllegalAt, Record
from ludogite.rules.game import IllegalMove

GOOD: dict[str, Any] = {
    "format": "ludogite-record/1",
    "game": "shapes",
    "players": ["Ann", "Bob"],
    "options": {},
    "setup": {},
    "moves": ["Sa1", "Kb2"],
    "seed": 7,
}


def read(**changes: Any) -> Record:
    fields = {key: value for key, value in {**GOOD, **changes}.items() if value is not MISSING}
    return record.read(json.dumps(fields).encode())


MISSING = object()


def test_a_record_is_read() -> None:
    good = read()
    assert good == Record("shapes", ("Ann", "Bob"), ("Sa1", "Kb2"), seed=7)
    assert good.replay().view()["board"][0] == "S..."


def test_options_setup_and_seed_may_be_left_out() -> None:
    assert read(options=MISSING, setup=MISSING, seed=MISSING).seed is None


def test_what_is_written_is_read_back() -> None:
    written = Record("shapes", ("Zoé", "Ño"), ("Sa1",), seed=-3)
    assert record.read(written.to_json().encode()) == written


def test_a_byte_order_mark_from_an_editor_is_no_obstacle() -> None:
    assert record.read(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()) == read()


@pytest.mark.parametrize("key", ["format", "game", "players", "moves"])
def test_what_is_required_must_be_there(key: str) -> None:
    with pytest.raises(InvalidRecord):
        read(**{key: MISSING})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "ludogite-record/2"}, "ludogite-record/2"),
        ({"format": "ludogite-challenge/1"}, "not a game saved by Ludogîte"),
        ({"format": 1}, "not a game saved by Ludogîte"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": None}, "There is no game"),
        ({"game": ["shapes"]}, "There is no game"),
        ({"players": "Ann"}, "“players” must be a list of texts"),
        ({"players": ["Ann", 2]}, "“players” must be a list of texts"),
        ({"players": ["Ann"]}, "Four Shapes is for 2 players, not 1"),
        ({"players": ["Ann", "Bob", "Cat"]}, "Four Shapes is for 2 players, not 3"),
        ({"moves": None}, "“moves” must be a list of texts"),
        ({"moves": [["Sa1"]]}, "“moves” must be a list of texts"),
        ({"options": []}, "“options” must be an object"),
        ({"options": None}, "“options” must be an object"),
        ({"options": {"speed": "fast"}}, "There is no option “speed”"),
        ({"setup": {"board": []}}, "There is no set-up “board”"),
        ({"seed": "7"}, "“seed” must be a whole number"),
        ({"seed": True}, "“seed” must be a whole number"),
        ({"seed": None}, "“seed” must be a whole number"),
        ({"seed": 1.0}, "“seed” must be a whole number"),
        ({"comment": "nice"}, "A saved game has no “comment”"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidRecord, match=sentence):
        read(**changes)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"moves",
        b"{",
        b"[1, 2",
        b"\xff\xfe\x00",
        b"[" * 200_000,
        b'{"format": NaN}',
        b'{"seed": ' + b"9" * 5000 + b"}",
        b'{"format": "ludogite-record/1", "game": "shapes", "players": ["\\ud800", "Bob"], "moves": []}',
    ],
    ids=range(9),
)
def test_what_is_not_json_is_said_to_be_none(content: bytes) -> None:
    with pytest.raises(InvalidRecord, match="not a game saved by Ludogîte"):
        record.read(content)


@pytest.mark.parametrize("content", [b"1", b'"text"', b"[]", b"null", b"{}"])
def test_json_that_is_no_record_is_said_to_be_none(content: bytes) -> None:
    with pytest.raises(InvalidRecord, match="not a game saved by Ludogîte"):
        record.read(content)


def test_a_name_given_twice_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="“game” appears twice"):
        record.read(json.dumps(GOOD).replace('"players"', '"game": "shapes", "players"').encode())


def test_an_illegal_move_is_named_with_its_number() -> None:
    illegal = read(moves=["Sa1", "Kb2", "Ka2"])
    with pytest.raises(IllegalAt) as refused:
        illegal.replay()
    assert (refused.value.number, refused.value.text) == (3, "Ka2")
    assert "opponent has a cone in this row" in str(refused.value.message)


def test_an_unreadable_move_is_an_illegal_one() -> None:
    with pytest.raises(IllegalMove, match="“castle” is not a move"):
        read(moves=["castle"]).replay()


def test_a_move_after_the_end_is_illegal() -> None:
    with pytest.raises(IllegalMove, match="The game is over"):
        read(moves=["Sa1", "Yb1", "Cc1", "Kd1", "Sa3"]).replay()


def test_a_file_that_is_not_there_or_is_a_folder_is_said(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path, Path("nul\0l")):
        with pytest.raises(InvalidRecord, match="cannot be read"):
            record.read_file(path)


@pytest.mark.linux("a file without end")
def test_an_endless_file_is_not_read_to_its_end() -> None:
    with pytest.raises(InvalidRecord, match="readable file"):
        record.read_file(Path("/dev/zero"))


def test_whatever_the_file_holds_the_reader_answers_with_a_record_or_a_sentence() -> None:
    """Good records with random damage: characters lost, doubled, replaced; values swapped for others."""
    values: list[object] = [None, True, -1, 1e300, 2**70, "", "Sa1", "é\u0000", "shapes"]
    values += [[], {}, [[]], {"a": {}}, ["Sa1"] * 50]
    for n in range(4000):
        rng = Random(n)
        fields = json.loads(json.dumps(GOOD))
        if rng.random() < 0.6:
            fields[rng.choice([*GOOD, "more"])] = rng.choice(values)
        content = bytearray(json.dumps(fields).encode())
        for _ in range(rng.choice((0, 0, 1, 3))):
            at = rng.randrange(len(content))
            content[at : at + rng.randrange(3)] = rng.choice((b"", b'"', b"{", b"]", b",", bytes([rng.randrange(256)])))
        with suppress(InvalidRecord, IllegalMove):
            assert record.read(bytes(content)).replay().view()
