"""Writes assets/licences/Qt-third-party.txt: the code of others inside Qt, as the attributions in its source say it.

The source of qtbase, unpacked, and the copyright file of Debian's libqt6svg6 are given on the command line; neither
ships."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).resolve().parent.parent / "assets" / "licences" / "Qt-third-party.txt"
MODULES = {"qtcore", "qtgui", "qtnetwork", "qtdbus", "qtwaylandcompositor"}
"""Those whose code may be shipped. The last one has the protocols of Wayland, which the plugin for it uses too."""
NOT_OF_A_DESKTOP = {"android-native-style", "dejayvu"}
HEAD = """Third-party code inside Qt

Qt's libraries contain the code below, under licences that go with the LGPL. The list is that of the attributions in the
source of qtbase {version}, word for word, without what is for Android, for web pages, for tests or only for tools; and
for Qt SVG what Debian's package of it says. The Qt that ships may be a later bug-fix release of this version. The
source is Debian's, which leaves out two parts that Qt for Windows contains, IAccessible2 and Wintab.
"""
Entry = Mapping[str, str | list[str]]
"""One attribution, as Qt writes it."""
RULER = "\n\n" + "=" * 72 + "\n\n"


class Attribution(NamedTuple):
    title: str
    copyright: str
    licence: str
    text: str


def of_source(source: Path) -> Iterator[Attribution]:
    for file in sorted(source.glob("**/qt_attribution.json")):
        # Some of the sentences in it have line breaks, which JSON does not allow.
        told = json.loads(file.read_text(encoding="utf-8"), strict=False)
        for entry in told if isinstance(told, list) else [told]:
            is_shipped = entry["QDocModule"] in MODULES and entry.get("QtParts") != ["tools"]
            if is_shipped and entry["Id"] not in NOT_OF_A_DESKTOP:
                title = f"{entry['Name']} {entry.get('Version', '')}".strip()
                texts = (_read(text) for text in licence_files(source, file, entry))
                yield Attribution(title, copyright_of(file, entry), entry["License"], "\n\n".join(texts))


def licence_files(source: Path, file: Path, entry: Entry) -> list[Path]:
    """Those beside the attribution, or those that the whole source shares, by the names of the licences."""
    if named := entry.get("LicenseFiles", entry.get("LicenseFile")):
        return [file.parent / name for name in _lines(named)]
    ids = re.split(" (?:AND|OR) ", str(entry["LicenseId"]))
    return [source / "LICENSES" / f"{name}.txt" for name in ids]


def copyright_of(file: Path, entry: Entry) -> str:
    if "Copyright" in entry:
        return "\n".join(_lines(entry["Copyright"]))
    return _read(file.parent / str(entry["CopyrightFile"]))


def _lines(told: str | list[str]) -> list[str]:
    return [told] if isinstance(told, str) else told


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()


def of_svg(copyright_file: Path) -> Attribution:
    """The one part that Qt SVG has from others, from the paragraphs of Debian's file."""
    found = re.search(r"^License: HPND-sell-variant\n((?: .*\n?)+)", _read(copyright_file), re.MULTILINE)
    assert found, copyright_file
    text = "\n".join("" if line == " ." else line[1:] for line in found[1].splitlines())
    return Attribution("XSVG", "Copyright 2002 USC/Information Sciences Institute", "HPND, sell variant", text)


def written(attributions: list[Attribution], version: str) -> str:
    """A text that several share is there once, below all of them."""
    by_text: dict[str, list[Attribution]] = {}
    for attribution in attributions:
        by_text.setdefault(attribution.text, []).append(attribution)
    blocks = []
    for text, sharing in by_text.items():
        names = [f"{each.title}\n{each.copyright}\nLicence: {each.licence}" for each in sharing]
        blocks.append("\n\n".join([*names, text]))
    whole = RULER.join([HEAD.format(version=version).strip(), *blocks])
    return "\n".join(line.rstrip() for line in whole.expandtabs().splitlines()) + "\n"


def main(source: Path, copyright_of_svg: Path) -> None:
    version = re.search(r'QT_REPO_MODULE_VERSION "([\d.]+)"', _read(source / ".cmake.conf"))
    assert version, source
    attributions = [*of_source(source), of_svg(copyright_of_svg)]
    FILE.write_text(written(attributions, version[1]), encoding="utf-8")
    print(f"{len(attributions)} parts of others in Qt {version[1]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
