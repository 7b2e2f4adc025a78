"""The package of Debian, made of a small program; `./dev deb` tries that of the whole one."""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from ludogite import __version__
from ludogite.paths import DESKTOP_ID
from tests.packaging.test_shipped import packaging_module

pytestmark = pytest.mark.linux("the tools of Debian")
SHARE = Path(__file__).resolve().parents[2] / "assets" / "share"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With xdotool in place of our program: it needs one library that is shipped and some that are not."""
    frozen = tmp_path / "ludogite"
    (frozen / "_internal").mkdir(parents=True)
    shutil.copy("/usr/bin/xdotool", frozen / "ludogite")
    (library,) = Path("/usr/lib").glob("*/libxdo.so.3")
    shutil.copy(library, frozen / "_internal")
    (frozen / "README.txt").write_text("of the archive", encoding="utf-8")
    package: Path = packaging_module("deb", monkeypatch).pack(frozen, "2.35")
    return package


def fields(package: Path) -> dict[str, str]:
    told = subprocess.run(["dpkg-deb", "--field", package], capture_output=True, text=True, check=True).stdout
    pairs = (field.split(":", 1) for field in told.replace("\n ", "\0 ").splitlines())
    return {name: value.strip().replace("\0", "\n") for name, value in pairs}


def files(package: Path) -> dict[str, tarfile.TarInfo]:
    packed = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        return {member.name.removeprefix("./"): member for member in opened}


def test_it_wants_the_libraries_that_are_not_shipped_and_says_what_it_is(package: Path) -> None:
    said = fields(package)
    assert said["Depends"] == "libc6 (>= 2.35), libx11-6, libxinerama1, libxkbcommon0, libxtst6, xkb-data"
    assert "libcups2" in said["Recommends"]
    assert said["Version"] == __version__
    assert package.name == f"ludogite_{__version__}_{said['Architecture']}.deb"
    summary, *description = said["Description"].split("\n")
    assert summary == "Five tabletop games for the family"
    assert "  * Four Shapes: no shape where your opponent already has it" in description
    assert "étagère" not in said["Description"]


def test_everything_has_its_place_and_belongs_to_root(package: Path) -> None:
    found = files(package)
    assert found["usr/games/ludogite"].linkname == "../lib/ludogite/ludogite"
    assert found["usr/lib/ludogite/ludogite"].mode == 0o755
    assert found["usr/lib/ludogite/_internal/libxdo.so.3"].mode == 0o644
    assert "usr/lib/ludogite/README.txt" not in found
    for file in SHARE.rglob("*"):
        assert f"usr/share/{file.relative_to(SHARE)}" in found
    assert f"usr/share/applications/{DESKTOP_ID}.desktop" in found
    assert {(member.uid, member.gid) for member in found.values()} == {(0, 0)}


def test_what_debian_asks_for_is_there(package: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--raw-extract", package, tmp_path / "out"], check=True)
    documents = tmp_path / "out/usr/share/doc/ludogite"
    changes = gzip.decompress((documents / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"ludogite ({__version__}) stable; urgency=medium\n\n  * ")
    copyright_text = (documents / "copyright").read_text(encoding="utf-8")
    assert "Permission is hereby granted" in copyright_text
    assert "/usr/lib/ludogite/_internal/licences" in copyright_text
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path / "out", check=True)
