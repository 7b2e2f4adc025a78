"""Every reader of the program with inputs that hypothesis makes of good ones: it reads them, or says what is wrong."""

from __future__ import annotations

import io
import json
import random
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

from hypothesis import HealthCheck, Phase, configuration, given, seed, settings
from hypothesis import strategies as st

from ludogite import cli
from ludogite.cli import parser
from ludogite.content import challenges, codes, ipuz, words
from ludogite.match import record
from ludogite.match.about import About
from ludogite.match.library import keep
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.store import StoreProblem
from ludogite.match.store.merge import merge
from ludogite.match.store.replacement import remove
from ludogite.match.store.store import Store
from ludogite.message import Complaint
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE, Settings
from ludogite.ui.application import one_instance
from tests.contract.test_contract import table, walk_at_random

configuration.set_hypothesis_home_dir(Path(tempfile.gettempdir()) / "ludogite-hypothesis")
FEW_MOVES = 8
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
MOST_MEGABYTES = 200
"""That reading one input may take."""
TEXTS = st.one_of(st.text(max_size=20), st.sampled_from(["", "\ud800", "\0", "9" * 5000, "<b>", "é" * 300, "NaN"]))
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=5,
)


# Making inputs


def places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Each object or list in a document with each of its keys."""
    if isinstance(document, dict | list):
        for key in list(document) if isinstance(document, dict) else range(len(document)):
            yield document, key
            yield from places(document[key])


def changed(document: Any, changes: Sequence[tuple[int, str, Any]]) -> Any:
    """A copy of the document with some of its parts replaced, removed, or given another name or place."""
    copy = json.loads(json.dumps(document))
    for number, kind, value in changes:
        found = list(places(copy))
        if not found:
            return value
        holder, key = found[number % len(found)]
        if kind == "replace":
            holder[key] = value
        elif kind == "remove":
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(number % (len(holder) + 1), value)
        else:
            holder[str(value)] = holder[key]
    return copy


def torn(content: bytes, tears: Sequence[tuple[int, int, bytes]]) -> bytes:
    """With some bytes cut out and others put in."""
    for at, length, added in tears:
        start = at % (len(content) + 1)
        content = content[:start] + added + content[start + length :]
    return content


def documents(goods: Sequence[Any]) -> st.SearchStrategy[bytes]:
    """JSON files: changed in their meaning, or in their bytes."""
    kinds = st.sampled_from(["replace", "replace", "remove", "add"])
    changes = st.lists(st.tuples(st.integers(0, 10_000), kinds, VALUES), min_size=1, max_size=3)
    meant = st.builds(lambda good, change: json.dumps(changed(good, change)).encode(), st.sampled_from(goods), changes)
    return st.one_of(meant, bytes_of([json.dumps(good, ensure_ascii=False).encode() for good in goods]))


TEARS = st.lists(st.tuples(st.integers(0, 100_000), st.integers(0, 40), st.binary(max_size=8)), max_size=4)


def bytes_of(goods: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    return st.builds(torn, st.sampled_from(goods), TEARS)


@cache
def good_records() -> list[Any]:
    """Two of each game, as far as a few moves."""
    found = []
    for game in SHELF.values():
        for n in range(2):
            config, walk = table(game, n), islice(walk_at_random(game, n), FEW_MOVES)
            moves = [str(move) for _, move in walk if move is not None]
            players = tuple(seat.name for seat in config.seats)
            about = About(NOON, ("easy",) * len(players), NOON.date(), 0, n, True)
            made = record.Record(game.id, players, tuple(moves), config.options, config.setup, n, about)
            found.append(json.loads(made.to_json()))
    return found


@cache
def good_challenges() -> list[Any]:
    return [each.challenge.to_json() for each in challenges.shipped()[::80]]


@cache
def good_grids() -> list[Any]:
    return [ipuz.to_ipuz(good["setup"]["grids"][0], "A grid") for good in good_records() if good["game"] == "crossword"]


@cache
def good_keep() -> dict[str, bytes]:
    """The members of a file with everything in it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with closing(Store(folder / "matches.db")) as store:
            for game in (SHELF[id] for id in ("shapes", "symbols", "bigbang")):
                match = store.begin(table(game, 1))
                for _, move in islice(walk_at_random(game, 1), FEW_MOVES):
                    if move is not None:
                        match.play(move)
            store.remember(Person("Léa", 1, 2))
            file = folder / "family.ludogite-keep"
            keep.save(store, Settings(folder / "settings.json"), file)
        with ZipFile(file) as archive:
            return {name: archive.read(name) for name in archive.namelist()} | {"words.fr.tsv": WORDS}


def zipped(members: Sequence[tuple[str, bytes]], method: int = ZIP_STORED) -> bytes:
    made = io.BytesIO()
    with warnings.catch_warnings(), ZipFile(made, "w", method) as archive:
        warnings.simplefilter("ignore")  # of a name that comes twice
        for name, content in members:
            archive.writestr(name, content)
    return made.getvalue()


def with_member(name: str, content: bytes) -> bytes:
    return zipped([*{**good_keep(), name: content}.items()])


def keeps() -> st.SearchStrategy[bytes]:
    """Damaged as a file; with one member damaged; with other members, or members twice, or packed in other ways."""
    good = good_keep()
    packed, matches = zipped([*good.items()], ZIP_DEFLATED), good["matches.db"]
    about, packings = json.loads(good["about.json"]), st.sampled_from((ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA))
    names = st.one_of(st.sampled_from([*good, "../matches.db", "/etc/passwd", "matches.db-wal"]), TEXTS)
    names = names.filter(lambda name: name[:1] not in "\0" and "\ud800" not in name)
    contents = st.one_of(st.binary(max_size=50), st.sampled_from([*good]).map(lambda name: good[name]))
    members = st.lists(st.tuples(names, contents), max_size=7)
    bits = st.lists(st.tuples(st.integers(0, len(matches) - 1), st.integers(0, 255)), max_size=6)
    return st.one_of(
        TEARS.map(lambda tears: torn(packed, tears)),
        documents([about]).map(lambda content: with_member("about.json", content)),
        documents([{"language": "fr", "learned": "x"}]).map(lambda content: with_member("settings.json", content)),
        TEARS.map(lambda tears: with_member("matches.db", torn(matches, tears))),
        bits.map(lambda changes: with_member("matches.db", _with_bytes(matches, changes))),
        st.tuples(members, packings).map(lambda drawn: zipped([*good.items(), *drawn[0]], drawn[1])),
        st.tuples(members, packings).map(lambda drawn: zipped(*drawn)),
    )


def _with_bytes(content: bytes, changes: Sequence[tuple[int, int]]) -> bytes:
    copy = bytearray(content)
    for at, byte in changes:
        copy[at] = byte
    return bytes(copy)


# Reading them


@dataclass(frozen=True)
class Reader:
    name: str
    inputs: Callable[[], st.SearchStrategy[Any]]
    read: Callable[[Any, Path], None]
    """Reads an input, with a folder to write it to."""


def read_record(content: bytes, folder: Path) -> None:
    found = record.read(content)
    end = found.replay()
    assert record.read(found.to_json().encode()) == found
    match = Match.of_record(found, seed=0)
    assert match.state == end
    again = record.read(match.record().to_json().encode())
    assert Match.of_record(again, seed=0).record() == again


def read_challenge(content: bytes, folder: Path) -> None:
    file = folder / "challenge.json"
    file.write_bytes(content)
    found = challenges.read_file(str(file))
    file.write_text(json.dumps(found.to_json()), encoding="utf-8")
    assert challenges.read_file(str(file)) == found


def read_code(text: str, folder: Path) -> None:
    level, seed = codes.read_code(text)
    assert codes.read_code(codes.code_of(level, seed)) == (level, seed)


def read_ipuz(content: bytes, folder: Path) -> None:
    file = folder / "grid.ipuz"
    file.write_bytes(content)
    found = ipuz.read_ipuz(file)
    assert ipuz.from_ipuz(ipuz.to_ipuz(found, "again")) == found


def read_words(content: bytes, folder: Path) -> None:
    file = folder / "words.tsv"
    file.write_bytes(content)
    clues, faults = words.read_file(file, "fr")
    assert all(str(clue) for clue in clues)
    assert all(str(fault.message) for fault in faults)


def read_settings(content: bytes, folder: Path) -> None:
    file = folder / "settings.json"
    file.write_bytes(content)
    Settings(file)[LANGUAGE] = "fr"
    assert Settings(file)[LANGUAGE] == "fr"
    for aside in folder.glob("settings.damaged*"):
        aside.unlink()


def read_keep(content: bytes, folder: Path) -> None:
    """What passes the checks is a store of ours: each match can be opened, or is said to be damaged."""
    file, matches = folder / "family.ludogite-keep", folder / "unpacked.db"
    file.write_bytes(content)
    try:
        kept = keep.look_into(file, matches)
        assert all(str(message) for message in kept.counts.messages)
        for copy in ("one.db", "other.db"):
            shutil.copyfile(matches, folder / copy)
        new, there = merge(folder / "one.db", folder / "other.db")
        assert new == (0, 0, 0), "everything was there"
        assert there.matches == kept.counts.matches
        with closing(Store(kept.matches)) as store:
            assert store.complaint is None
            store.people()
            for match in store.matches():
                with suppress(StoreProblem):
                    store.resume(match.id)
        left = {each.name for each in folder.iterdir()}
        assert left <= {file.name, "unpacked.db", "unpacked.db-wal", "unpacked.db-shm", "one.db", "other.db"}, left
    finally:
        for each in (matches, folder / "one.db", folder / "other.db"):
            remove(each)


def read_request(content: bytes, folder: Path) -> None:
    found = one_instance.read_request(content)
    assert found is None or one_instance.read_request(found.to_line()) == found


_parser = cache(parser._parser)


def read_arguments(arguments: list[str], folder: Path) -> None:
    """Whatever is typed, it ends with one of three codes; what is wrong is said on stderr alone. To build the parser
    anew each time would take longer than all the rest."""
    out, err, window = io.StringIO(), io.StringIO(), patch("ludogite.ui.application.app.run", return_value=0)
    with redirect_stdout(out), redirect_stderr(err), window, patch.object(parser, "_parser", _parser):
        try:
            code: object = cli.main(arguments)
        except SystemExit as stop:
            code = stop.code
    assert code in (0, 1, 2), code
    assert code == 0 or err.getvalue()
    assert "Traceback" not in err.getvalue()
    assert len(err.getvalue()) < 100_000


WORDS = "answer\tform\tlevel\tnote\tclue\nETE\tété\t1\t\tSaison chaude\nOR\tor\t2\t\tMétal jaune\n".encode()
COMMANDS = ("replay", "legal", "analyse", "perft", "selfplay", "cube", "crossword", "print", "keep", "--help", "--", "")
"""None of them can begin anything long without the words that follow it; those are not among the rest."""
REST = ("solve", "verify", "check", "make", "--json", "--depth", "-o", "--record", "--blank", "no.json", "shapes", "x")


def argument_lists() -> st.SearchStrategy[list[str]]:
    rest = st.lists(st.one_of(st.sampled_from(REST), st.text(max_size=8), st.just("x" * 20_000)), max_size=4)
    lists = st.builds(lambda command, others: [command, *others], st.sampled_from(COMMANDS), rest)
    # Without files after it, `cube verify` proves all challenges that ship, which takes minutes.
    return lists.filter(lambda given: given[:2] != ["cube", "verify"] or len(given) > 2)


READERS = (
    Reader("records", lambda: documents(good_records()), read_record),
    Reader("challenges", lambda: documents(good_challenges()), read_challenge),
    Reader("codes", lambda: st.one_of(TEXTS, st.builds(_slipped, st.integers(0, codes.SEEDS), TEXTS)), read_code),
    Reader("ipuz", lambda: documents(good_grids()), read_ipuz),
    Reader("word files", lambda: bytes_of([WORDS]), read_words),
    Reader("settings", lambda: documents([{"language": "en", "theme": "dark", "window": "AdnQywAD"}]), read_settings),
    Reader("files with everything", keeps, read_keep),
    Reader("requests", lambda: documents([{"files": ["/a.ludogite", "/b"], "token": "x_TIME1"}]), read_request),
    Reader("arguments", argument_lists, read_arguments),
)


def _slipped(seed: int, text: str) -> str:
    """A code with something in its middle."""
    code = codes.code_of("expert", seed)
    return code[: seed % len(code)] + text + code[seed % len(code) :]


@dataclass(frozen=True)
class Cost:
    """Of the slowest and of the largest input."""

    seconds: float
    megabytes: float


def attack(reader: Reader, cases: int, start: int) -> Cost:
    """So many inputs; an exception that is no complaint is raised."""
    seconds, megabytes = [0.0], [0.0]
    random_state = random.getstate()
    with tempfile.TemporaryDirectory() as folder:

        @seed(start)
        @settings(
            max_examples=cases,
            deadline=None,
            database=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(reader.inputs())
        def read(content: Any) -> None:
            began, peak = time.process_time(), _peak()
            try:
                reader.read(content, Path(folder))
            except Complaint as complaint:
                assert 0 < len(str(complaint.message)) < 2000  # noqa: PT017
            seconds.append(time.process_time() - began)
            megabytes.append(_peak() - peak)
            assert megabytes[-1] < MOST_MEGABYTES

        read()
    random.setstate(random_state)
    return Cost(max(seconds), max(megabytes))


def _peak() -> float:
    """The most megabytes that this process has ever used; Windows does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
