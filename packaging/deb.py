"""Packs the frozen program into a package of Debian, with what desktops know of it. `./dev deb` tries it."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree

import elf
from licence_files import owners

from ludogite import __version__
from ludogite.paths import APP, DESKTOP_ID

ROOT = Path(__file__).resolve().parent.parent
SHARE = ROOT / "assets" / "share"
PLACE = Path("usr/lib", APP)
PROGRAM = Path("usr/games", APP)
"""Where Debian has its games."""
OVERRIDES = ROOT / "packaging" / "lintian-overrides"
MAINTAINER = "The Ludogîte maintainers <maintainers@ludogite.invalid>"
"""Debian wants an address of mail here, and the project has none."""
DATA = ("xkb-data",)
"""What libraries that we ship look for, each without a name that could be read from it: the keyboards."""
RECOMMENDED = ("libcups2", "libpulse0", "shared-mime-info", "desktop-file-utils", "hicolor-icon-theme")
"""Without them nothing is printed but into files, there is no sound, and the menu and a double click do not know the
program."""


def pack(folder: Path, glibc: str) -> Path:
    """The package, beside the folder with the frozen program."""
    architecture = _output("dpkg", "--print-architecture").strip()
    package = folder.parent / f"{APP}_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as made:
        tree = Path(made, "tree")
        lay_out(folder, tree)
        fields = {
            "Package": APP,
            "Version": __version__,
            "Architecture": architecture,
            "Maintainer": MAINTAINER,
            "Installed-Size": str(sum(file.lstat().st_size for file in tree.rglob("*")) // 1024),
            "Depends": ", ".join(depends(folder, glibc)),
            "Recommends": ", ".join(RECOMMENDED),
            "Section": "games",
            "Priority": "optional",
            "Homepage": _urls()["Homepage"],
            "Description": description(),
        }
        about = tree / "DEBIAN"
        about.mkdir()
        (about / "control").write_text("".join(f"{name}: {value}\n" for name, value in fields.items()), "utf-8")
        (about / "md5sums").write_text("".join(_md5sums(tree)), "utf-8")
        _output("dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(tree), str(package))
    return package


def lay_out(folder: Path, tree: Path) -> None:
    """All files in the places that they will have."""
    for part in (APP, "_internal"):  # and nothing that the archive has put beside them
        source, target = folder / part, tree / PLACE / part
        if source.is_dir():
            shutil.copytree(source, target, symlinks=True)
        else:
            target.parent.mkdir(parents=True)
            shutil.copyfile(source, target)
    shutil.copytree(SHARE, tree / "usr/share")
    documents = tree / "usr/share/doc" / APP
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_file(), "utf-8")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog().encode(), mtime=0))
    overrides = tree / "usr/share/lintian/overrides" / APP
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(OVERRIDES, overrides)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == tree / PLACE / APP else 0o644)
    (tree / PROGRAM).parent.mkdir()
    (tree / PROGRAM).symlink_to(Path("..", PLACE.relative_to("usr"), APP))


# What it needs


def depends(folder: Path, glibc: str) -> list[str]:
    """The packages with the libraries that the program needs and does not bring."""
    files = [file for file in folder.rglob("*") if elf.is_elf(file)]
    wanted = {library for file in files for library in elf.read(file).needed} - {file.name for file in files}
    places = dict(re.findall(r"^\s+(\S+) \(libc6,\w[^)]*\) => (\S+)$", _output("/sbin/ldconfig", "-p"), re.MULTILINE))
    if missing := wanted - places.keys():
        sys.exit(f"This machine does not have: {', '.join(sorted(missing))}")
    packages = {owner.split(":")[0] for owner in owners([Path(places[library]) for library in wanted]).values()}
    found = sorted((packages | set(DATA)) - set(RECOMMENDED))
    return [f"{name} (>= {glibc})" if name == "libc6" else name for name in found]


# What it says of itself


def description() -> str:
    """What software centres are told, as Debian writes it."""
    told = _metainfo()
    paragraphs = []
    for part in told.iterfind("description/*"):
        if part.tag == "ul":
            items = [item.text or "" for item in part if not item.keys()]
            paragraphs.append("\n".join(_lines(item, "  * ", "    ") for item in items))
        elif not part.keys():
            paragraphs.append(_lines(part.text or "", " ", " "))
    return "\n".join((told.findtext("summary") or "", "\n .\n".join(paragraphs)))


def changelog() -> str:
    """The releases of the metainfo."""
    entries = []
    for release in _metainfo().iterfind("releases/release"):
        day = datetime.fromisoformat(release.attrib["date"]).replace(tzinfo=UTC)
        texts = [part.text or "" for part in release.iterfind("description//*") if part.text and not part.keys()]
        items = [_lines(text, "  * ", "    ") for text in texts if text.strip()]
        head = f"{APP} ({release.get('version')}) stable; urgency=medium"
        entries.append("\n\n".join((head, "\n".join(items), f" -- {MAINTAINER}  {format_datetime(day)}\n")))
    return "\n".join(entries)


def copyright_file() -> str:
    licence = (ROOT / "LICENSE").read_text("utf-8")
    notice = (ROOT / "NOTICE.md").read_text("utf-8").replace("`_internal/", f"`/{PLACE}/_internal/")
    common = "The texts of the GNU licences are also in /usr/share/common-licenses: GPL-2, GPL-3, LGPL-2.1, LGPL-3."
    return "\n".join((f"Ludogîte, {_urls()['Source']}\n", licence, notice, common, ""))


def _metainfo() -> ElementTree.Element:
    return ElementTree.parse(SHARE / "metainfo" / f"{DESKTOP_ID}.metainfo.xml").getroot()


def _urls() -> dict[str, str]:
    project: dict[str, dict[str, str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project["urls"]


def _lines(text: str, first: str, other: str) -> str:
    return textwrap.fill(" ".join(text.split()), 78, initial_indent=first, subsequent_indent=other)


def _md5sums(tree: Path) -> Iterator[str]:
    for file in sorted(tree.rglob("*")):
        if file.is_file() and not file.is_symlink() and (tree / "DEBIAN") not in file.parents:
            yield f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n"


def _output(*command: str) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
