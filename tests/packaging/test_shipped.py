"""What goes into the frozen program, and in which files its icon does."""

from __future__ import annotations

import struct
from importlib import import_module
from pathlib import Path
from types import ModuleType

import PySide6
import pytest
from PySide6.QtGui import QImage

QT = Path(PySide6.__path__[0])


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return packaging_module("shipped", monkeypatch)


def packaging_module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "packaging"))
    return import_module(name)


@pytest.mark.parametrize(
    ("name", "is_needed"),
    [
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/lib/libQt6Network.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("QtQml", False),
        ("PySide6/Qt/lib/QtOpenGL.framework/Versions/A/QtOpenGL", True),
        ("PySide6\\Qt6OpenGL.dll", True),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("ludogite/assets/i18n/ludogite_fr.qm", True),
        ("ludogite/assets/i18n/ludogite_fr.ts", False),
        ("OpenGL\\DLLS\\freeglut64.vc10.dll", False),
    ],
)
def test_of_qt_only_what_a_window_needs_on_every_system(shipped: ModuleType, name: str, is_needed: bool) -> None:
    assert shipped.is_needed(name) == is_needed


@pytest.mark.linux("objdump, and libraries of Linux")
def test_a_library_that_nothing_shipped_needs_is_left_out(shipped: ModuleType) -> None:
    lib = QT / "Qt" / "lib"
    entries = [
        ("PySide6/QtGui.abi3.so", str(QT / "QtGui.abi3.so"), "EXTENSION"),
        *((f"PySide6/Qt/lib/{name}", str(lib / name), "BINARY") for name in ("libQt6Gui.so.6", "libQt6Qml.so.6")),
        ("libX11.so.6", str(lib / "libQt6Core.so.6"), "BINARY"),
    ]
    kept = [place for place, _, _ in shipped.reachable(entries)]
    assert kept == ["PySide6/QtGui.abi3.so", "PySide6/Qt/lib/libQt6Gui.so.6"]
    links = [("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")]
    links += [("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK")]
    assert shipped.leading_somewhere(links, shipped.reachable(entries)) == links[:1]


@pytest.mark.linux("its libraries")
def test_a_library_forgets_the_folders_of_the_machine_that_has_built_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elf = packaging_module("elf", monkeypatch)
    library = QT / "QtGui.abi3.so"
    (folders,) = elf.read(library).folders
    built = tmp_path / library.name
    there = "/home/somebody".ljust(len(folders), "x")
    built.write_bytes(library.read_bytes().replace(folders.encode(), there.encode()))
    assert elf.read(built).folders == (there,)
    elf.forget_folders(built)
    assert elf.read(built).folders == ("$ORIGIN",)
    assert elf.read(built).needed == elf.read(library).needed
    assert b"somebody" not in built.read_bytes()


@pytest.mark.usefixtures("qapp")
def test_the_icons_of_windows_and_macos_hold_a_picture_of_each_size(monkeypatch: pytest.MonkeyPatch) -> None:
    icons = packaging_module("icons", monkeypatch)
    ico = icons.ico()
    (count,) = struct.unpack_from("<H", ico, 4)
    for n in range(count):
        side, _, _, _, _, _, length, place = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * n)
        assert QImage.fromData(ico[place : place + length]).width() == (side or 256)
    icns, place, sizes = icons.icns(), 8, []
    assert icns[:8] == b"icns" + struct.pack(">I", len(icns))
    while place < len(icns):
        (length,) = struct.unpack_from(">I", icns, place + 4)
        sizes.append(QImage.fromData(icns[place + 8 : place + length]).width())
        place += length
    assert sizes == [32, 64, 128, 256, 512, 1024]
