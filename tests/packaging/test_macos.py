"""The build for macOS as far as it comes without one: everything in the spec but PyInstaller's own work."""

from __future__ import annotations

import plistlib
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from ludogite import __version__
from ludogite.match.library.keep_file import SUFFIX as KEEP_SUFFIX
from ludogite.match.record import SUFFIX as RECORD_SUFFIX
from ludogite.paths import DESKTOP_ID
from ludogite.ui.games.cube.challenges import SUFFIX as CHALLENGE_SUFFIX

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "ludogite.spec"
MIME = ROOT / "assets" / "share" / "mime" / "packages" / f"{DESKTOP_ID}.xml"
SHARED_MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
FOUND = {
    "scripts": [],
    "pure": [("ludogite.cli", "", "PYMODULE")],
    "binaries": [
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqminimal.dylib", "", "BINARY"),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "", "BINARY"),
    ],
    "datas": [("PySide6/Qt/translations/qtbase_fr.qm", "", "DATA")],
}
"""What PyInstaller's analysis could find on macOS."""


@pytest.fixture
def asked(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Any, dict[str, Any]]]:
    """What the spec asks of each class of PyInstaller."""
    calls: dict[str, tuple[Any, dict[str, Any]]] = {}

    def remember(name: str, answer: object = None) -> object:
        def call(*words: object, **named: object) -> object:
            assert name not in calls
            calls[name] = words, named
            return answer

        return call

    import_module("PyInstaller.utils.hooks")  # asks which system it is, and must know the real one
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", list(sys.path))
    classes = {name: remember(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    classes["Analysis"] = remember("Analysis", SimpleNamespace(**FOUND))
    code = compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec")
    exec(code, {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path), **classes})
    return calls


def test_the_spec_comes_to_an_application(asked: dict[str, tuple[Any, dict[str, Any]]]) -> None:
    imported = asked["Analysis"][1]["hiddenimports"]
    assert "ludogite.players.cube" in imported
    assert [name for name in imported if name.startswith("OpenGL.platform")] == []
    assert asked["EXE"][1]["console"] is False
    _, binaries, datas = asked["COLLECT"][0]
    assert [place for place, _, _ in binaries] == ["PySide6/Qt/plugins/platforms/libqcocoa.dylib"]
    places = [place for place, _, _ in datas]
    assert {"PySide6/Qt/translations/qtbase_fr.qm", "licences/Qt-PySide6.txt", "licences/Python.txt"} <= set(places)
    bundle = asked["BUNDLE"][1]
    assert (bundle["name"], bundle["bundle_identifier"]) == ("Ludogite.app", DESKTOP_ID)
    assert Path(bundle["icon"]).read_bytes().startswith(b"icns")


def test_macos_is_told_of_our_files(asked: dict[str, tuple[Any, dict[str, Any]]]) -> None:
    info = plistlib.loads(plistlib.dumps(asked["BUNDLE"][1]["info_plist"]))
    assert info["CFBundleShortVersionString"] == __version__
    assert set(info["CFBundleLocalizations"]) == {"en", "fr"}
    opened = [kind for entry in info["CFBundleDocumentTypes"] for kind in entry["LSItemContentTypes"]]
    declared = {entry["UTTypeIdentifier"]: entry for entry in info["UTExportedTypeDeclarations"]}
    assert opened == list(declared)
    tags = [declared[kind]["UTTypeTagSpecification"] for kind in opened]
    endings = {f".{ending}" for entry in tags for ending in entry["public.filename-extension"]}
    assert endings == {RECORD_SUFFIX, CHALLENGE_SUFFIX, KEEP_SUFFIX}
    of_linux = {entry.get("type") for entry in ElementTree.parse(MIME).iter(f"{SHARED_MIME}mime-type")}
    assert {name for entry in tags for name in entry["public.mime-type"]} == of_linux
