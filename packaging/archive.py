"""Packs the frozen program into one file to download: an archive of a folder with its name and version."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from ludogite import __version__

ROOT = Path(__file__).resolve().parent.parent
README = """Ludogîte {version}

Start it by a double click on "ludogite", or on "Ludogîte.desktop" where files that run are not started by one.
Nothing is to be installed. It needs a Linux desktop (X11 or Wayland) with glibc {glibc} or later.
"ludogite --help" tells what it does on the command line. Your games lie in the data folder of your account.

Pour jouer, double-clique sur « ludogite », ou sur « Ludogîte.desktop » si ton bureau ne lance pas les programmes ainsi.
Rien n'est à installer. Il faut un bureau Linux (X11 ou Wayland) avec la glibc {glibc} ou plus récente.

MIT licence. The licences of all that it comes with are in _internal/licences; the program shows them under About.
"""
README_OF_WINDOWS = """Ludogîte {version}

Start it by a double click on "ludogite". Nothing is to be installed.
Windows may say that it protected your PC, because the program is not signed: "More info", then "Run anyway".
"ludogite-console --help" tells what it does on the command line. Your games lie in %APPDATA%\\ludogite.

Pour jouer, double-clique sur « ludogite ». Rien n'est à installer.
Si Windows dit avoir protégé l'ordinateur, car le programme n'est pas signé : « Informations complémentaires », puis
« Exécuter quand même ». Tes parties sont dans %APPDATA%\\ludogite.

MIT licence. The licences of all that it comes with are in _internal\\licences; the program shows them under About.
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name=Ludogîte
Comment=Five tabletop games for the family
Comment[fr]=Cinq jeux de société en famille
Exec=sh -c "exec \\\\"\\\\$(dirname \\\\"\\\\$1\\\\")/ludogite\\\\"" sh %k
Icon=applications-games
Categories=Game;BoardGame;
Terminal=false
"""
"""Starts the program that lies beside it, wherever the folder was put."""


def pack(folder: Path, glibc: str) -> Path:
    """The archive, beside the folder with the frozen program."""
    name = f"ludogite-{__version__}"
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    target = folder.parent / f"{name}-{system}-{platform.machine()}"
    if sys.platform == "win32":
        (folder / "README.txt").write_text(README_OF_WINDOWS.format(version=__version__), "utf-8", newline="\r\n")
        return _zipped(folder, name, target.with_name(f"{target.name}.zip"))
    if sys.platform == "darwin":  # not tried yet; a zip file by Python would have no links, which an application needs
        archive = target.with_name(f"{target.name}.zip")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", folder.parent / "Ludogite.app", archive], check=True)
        return archive
    (folder / "Ludogîte.desktop").write_text(DESKTOP, encoding="utf-8")
    (folder / "Ludogîte.desktop").chmod(0o755)
    (folder / "README.txt").write_text(README.format(version=__version__, glibc=glibc), encoding="utf-8")
    shutil.copy(ROOT / "assets" / "icons" / "ludogite.png", folder)
    archive = target.with_name(f"{target.name}.tar.xz")
    with tarfile.open(archive, "w:xz") as opened:
        opened.add(folder, name, filter=_without_owner)
    return archive


def _zipped(folder: Path, name: str, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as opened:
        for file in sorted(folder.rglob("*")):
            opened.write(file, Path(name) / file.relative_to(folder))
    return archive


def _without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The archive does not tell whose account built it."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member
