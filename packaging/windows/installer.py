"""Makes the installer for Windows of the folder with the frozen program, by NSIS, which runs on every system."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ludogite import __version__

SCRIPT = Path(__file__).with_name("ludogite.nsi")
LARGEST = 60e6


def installer_name(version: str = __version__) -> str:
    return f"ludogite-{version}-windows-setup.exe"


def numbers(version: str) -> tuple[int, int, int, int]:
    """As Windows has them: there are always four."""
    first, second, third, fourth = ([int(part) for part in re.findall(r"\d+", version)] + [0] * 4)[:4]
    return first, second, third, fourth


def command(folder: Path, icon: Path, picture: Path, out: Path, size: int, version: str = __version__) -> list[str]:
    """`size` is that of the folder, in bytes. Paths are those of the system on which NSIS runs."""
    copyright = re.search("^Copyright .+", (ROOT / "LICENSE").read_text(encoding="utf-8"), re.MULTILINE)
    assert copyright
    values = {
        "VERSION": version,
        "NUMBERS": ".".join(map(str, numbers(version))),
        "FOLDER": folder,
        "ICON": icon,
        "PICTURE": picture,
        "OUT": out,
        "KILOBYTES": size // 1000,
        "COPYRIGHT": copyright[0],
    }
    # On Windows it would take the script for ANSI.
    return ["makensis", "-V2", "-INPUTCHARSET", "UTF8", *(f"-D{name}={value}" for name, value in values.items())]


def make(folder: Path, *options: str) -> Path:
    """The installer, beside the folder. The options are those of NSIS."""
    import icons
    from build import check_size, size_of

    out = folder.parent / installer_name()
    with TemporaryDirectory() as made:
        icon, picture = Path(made, "ludogite.ico"), Path(made, "ludogite.bmp")
        icon.write_bytes(icons.ico())
        picture.write_bytes(icons.tall_bmp())
        subprocess.run([*command(folder, icon, picture, out, size_of(folder)), *options, SCRIPT], check=True)
    check_size(out, out.stat().st_size, LARGEST)
    return out


if __name__ == "__main__":
    make(Path(sys.argv[1]).resolve())
