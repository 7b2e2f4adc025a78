"""The parts of `./dev windows` that need no wine."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from ludogite import __version__
from ludogite.match.library.keep_file import SUFFIX as KEEP_SUFFIX
from ludogite.match.record import SUFFIX as RECORD_SUFFIX
from ludogite.ui.games.cube.challenges import SUFFIX as CHALLENGE_SUFFIX
from tests.packaging.test_shipped import packaging_module

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = (ROOT / "packaging" / "windows" / "ludogite.nsi").read_text(encoding="utf-8")


def windows_module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "windows"))
    return packaging_module(name, monkeypatch)


def test_of_the_lock_it_takes_what_windows_and_its_python_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lock").write_text(
        "numpy==2.4.6 \\\n    --hash=sha256:1\nshiboken6==6.11.3 ; python_full_version < '3.12' \\\n"
        "shiboken6==6.12.0 ; python_full_version >= '3.12' \\\npefile==2024.8.26 ; sys_platform == 'win32' \\\n"
        "macholib==1.16.4 ; sys_platform == 'darwin' \\\nruff==0.14.0 \\\n",
        encoding="utf-8",
    )
    locked = windows_module("windows", monkeypatch)._locked(tmp_path / "lock")
    assert locked == ["numpy==2.4.6", "shiboken6==6.11.3", "pefile==2024.8.26"]


def test_a_function_that_leads_elsewhere_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read as Windows reads it: names are in order, and an address within the table is that of a text."""
    missing, place, base = windows_module("missing", monkeypatch), 0x5000, 7
    symbols = [
        SimpleNamespace(name=b"sin", ordinal=base + 1, address=0x1010, forwarder=None),
        SimpleNamespace(name=b"csin", ordinal=base, address=0x1000, forwarder=None),
    ]
    directory = SimpleNamespace(NumberOfFunctions=2, Base=base)
    table = missing._export_table(symbols, directory, place, {"csin": "wcmplx.csin"})

    def text(address: int) -> bytes:
        return bytes(table[address - place : table.index(b"\0", address - place)])

    _, own_name, first, count, names, functions_at, names_at, numbers_at = struct.unpack_from("<12sIIIIIII", table)
    assert (text(own_name), first, count, names) == (b"ucrtbase.dll", base, 2, 2)
    pointers = struct.unpack_from("<2I", table, names_at - place)
    assert [text(pointer) for pointer in pointers] == [b"csin", b"sin"]
    numbers = struct.unpack_from("<2H", table, numbers_at - place)
    functions = struct.unpack_from("<2I", table, functions_at - place)
    assert text(functions[numbers[0]]) == b"wcmplx.csin"
    assert functions[numbers[1]] == 0x1010


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.1.0", (1, 1, 0, 0)), ("2.0", (2, 0, 0, 0)), ("1.2.0rc3", (1, 2, 0, 3))]
)
def test_windows_has_versions_of_four_numbers(
    version: str, numbers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert windows_module("installer", monkeypatch).numbers(version) == numbers


def test_the_installer_is_told_all_that_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    command = windows_module("installer", monkeypatch).command(*map(Path, "fipo"), 1_234_567)
    told = {word[2:].split("=")[0]: word.split("=", 1)[1] for word in command if word.startswith("-D")}
    own = set(re.findall(r"!define (\w+)|!macro \w+ (.*)", SCRIPT))
    known = {word for pair in own for part in pair for word in part.split()}
    asked = set(re.findall(r"\$\{(\w+)\}", SCRIPT)) - known - {"LANG_ENGLISH", "LANG_FRENCH"}
    assert set(told) == asked
    assert (told["VERSION"], told["KILOBYTES"]) == (__version__, "1234")


def test_the_installer_knows_our_files_by_the_words_of_every_desktop() -> None:
    assert set(re.findall(r'!insertmacro Kind "(.+?)"', SCRIPT)) == {RECORD_SUFFIX, CHALLENGE_SUFFIX, KEEP_SUFFIX}
    assert set(re.findall(r'!insertmacro NoKind "(.+?)"', SCRIPT)) == {RECORD_SUFFIX, CHALLENGE_SUFFIX, KEEP_SUFFIX}
    (file,) = (ROOT / "assets" / "share" / "mime").rglob("*.xml")
    for comment in ElementTree.parse(file).iter("{*}comment"):
        assert f'"{comment.text}"' in SCRIPT


def test_what_a_program_of_windows_does_not_say_of_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    resources = windows_module("resources", monkeypatch)
    contents = {
        resources.VERSION: "1.1.0".encode("utf-16-le"),
        resources.ICON: b"",
        resources.MANIFEST: b"<longPathAware>true</longPathAware><dpiAwareness>PerMonitorV2</dpiAwareness>",
    }

    def program(kind: int, *left_out: int) -> Any:
        """Each resource is at the end of folders, by its kind, its name and its language."""
        entries = []
        for id in set(contents) - set(left_out):
            entry = SimpleNamespace(data=SimpleNamespace(struct=SimpleNamespace(OffsetToData=id, Size=0)))
            for _ in range(2):
                entry = SimpleNamespace(id=id, directory=SimpleNamespace(entries=[entry]))
            entries.append(entry)
        return SimpleNamespace(
            DIRECTORY_ENTRY_RESOURCE=SimpleNamespace(entries=entries),
            OPTIONAL_HEADER=SimpleNamespace(Subsystem=kind),
            get_data=lambda place, size: contents[place],
        )

    def faults(*about: int, version: str = "1.1.0") -> list[str]:
        return list(resources.faults_of(program(*about), resources.WINDOW, version))

    assert faults(resources.WINDOW) == []
    assert faults(resources.CONSOLE) == ["it has a console, or has none"]
    assert faults(resources.WINDOW, version="1.2.0") == ["it does not say its version"]
    assert faults(resources.WINDOW, resources.ICON) == ["it has no icon"]
    assert len(faults(resources.WINDOW, resources.MANIFEST)) == 2


def test_processes_of_windows_are_known_by_the_name_of_their_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, words in {
        "12": b"C:\\Jeux \xc3\xa9\\ludogite.exe\0C:\\ludogite.exe\0",
        "13": b"notepad.exe\0ludogite.exe",
    }.items():
        (tmp_path / number).mkdir()
        (tmp_path / number / "cmdline").write_bytes(words)
    assert windows_module("wine", monkeypatch).running("ludogite.exe", tmp_path) == [12]
