"""A Windows on Debian, from package registries alone: wine in a Debian 13 of its own, a genuine CPython for Windows out
of the wheel of panda3d, and the Windows wheels of requirements.lock. It is prepared once, in a folder outside the
checkout; `./dev windows` tries the program there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[number]) for number in (1, 2)]

from fresh import DEBIANS, INSTALL, ROOT, Trouble, make_base
from missing import MADE, lead_to_complex, write_sources
from wine import PYTHON, Wine

FOLDER = Path(os.environ.get("LUDOGITE_WINDOWS") or Path.home() / ".cache" / "ludogite-windows")
PACKAGES = (
    *("wine", "wine64", "libwine", "openbox", "fonts-dejavu-core"),
    *("libgl1", "libgl1-mesa-dri", "libegl1", "libvulkan1", "gcc-mingw-w64-x86-64"),
)
PYTHON_WHEEL = "panda3d==1.10.16"
"""Brings python311.dll with all its extension modules."""
VERSION = (3, 11)
NOT_THERE = ("ruff", "mypy", "macholib", "librt", "ast-serialize", "grimp", "import-linter")
"""What the lock names and Windows has no use for."""
NO_WINDOW = ("--ignore", "tests/ui", "--ignore", "tests/e2e")
"""Those of the window take very long under wine: they are run a folder at a time, and the frozen program is played."""

WORK = Path("root/work")
"""Below the root of that Debian."""
WINE_LIBRARIES = Path("usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
COMPILE = f"""set -e
drive=$1
cd /{WORK}
mingw() {{ x86_64-w64-mingw32-$1 "${{@:2}}"; }}
mingw windres python.rc -o manifest.o
mingw dlltool -d python311.def -l libpython311.a
mingw gcc -O1 -s -municode python.c manifest.o -o $drive/py/python.exe libpython311.a
mingw gcc -O1 -s -municode -mwindows -DWINDOW python.c manifest.o -o $drive/py/pythonw.exe libpython311.a
mingw gcc -s -shared -nostdlib -e DllMain nothing.c python3.def -o $drive/py/python3.dll
mingw gcc -O1 -s -static-libgcc -shared {MADE}.c {MADE}.def -o $drive/windows/system32/{MADE}.dll
mingw gcc -O1 -s -static-libgcc -shared icuuc.c -o $drive/windows/system32/icuuc.dll
"""


class Windows:
    """`root` is the Debian in which wine runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "debian"
        self._wine = Wine(self.root, "wine")
        self._frozen = self._wine.drive / "dist" / "ludogite"

    # Preparing, once

    def prepare(self) -> None:
        """Again only if the lock names something else."""
        wanted = [*_locked(ROOT / "requirements.lock"), "pytest-timeout", PYTHON_WHEEL]
        done = self.root / WORK / "prepared"
        if not self.root.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            make_base("13", self.folder).rename(self.root)
        self._wine.mount()
        if not done.exists() or done.read_text() != "\n".join(wanted):
            (self.root / WORK).mkdir(exist_ok=True)
            self._inside("sh", "-c", f"{INSTALL} {' '.join(PACKAGES)} >/{WORK}/apt.log")
            self._wine.make_prefix()
            self._unpack_python(wanted)
            self._add_missing()
            done.write_text("\n".join(wanted))
        self._copy_checkout()

    def _inside(self, *command: str) -> None:
        if status := self._wine.inside(*command):
            raise Trouble(f"{command[0]} ends with status {status}")

    def _unpack_python(self, wanted: list[str]) -> None:
        """Libraries of the one wheel, the standard library of a Python of the same version, and all wheels."""
        wheels, python = self.folder / "wheels", self._wine.drive / "py"
        shutil.rmtree(python, ignore_errors=True)
        shutil.rmtree(wheels, ignore_errors=True)
        _download(wanted, wheels)
        libraries, site = python / "DLLs", python / "Lib" / "site-packages"
        libraries.mkdir(parents=True)
        shutil.copytree(self._standard_library(), site.parent, ignore=_unneeded)
        site.mkdir()
        # The library may be of a Python that is a little older than the DLL, which finds a method of the class there.
        module = site.parent / "importlib" / "metadata" / "__init__.py"
        plain, for_class = "\n\n    def invalidate_caches(cls)", "\n\n    @classmethod\n    def invalidate_caches(cls)"
        module.write_text(module.read_text(encoding="utf-8").replace(plain, for_class), encoding="utf-8")
        for wheel in wheels.glob("*.whl"):
            if wheel.name.startswith("panda3d"):
                _unpack_libraries(wheel, libraries)
            else:
                _unpack(wheel, site)
        for name in ("python311.dll", "VCRUNTIME140.dll"):
            (libraries / name).rename(python / name)
        (site / "ludogite.pth").write_text("C:\\src\n")

    def _standard_library(self) -> Path:
        if sys.version_info[:2] == VERSION:
            return Path(sysconfig.get_path("stdlib"))
        assert DEBIANS["12"] == "bookworm"  # whose Python it is
        return make_base("12", self.folder) / "usr/lib/python3.11"

    def _add_missing(self) -> None:
        drive = self._wine.drive
        sys.path.append(str(drive / "py" / "Lib" / "site-packages"))
        import pefile

        write_sources(self.root / WORK, drive / "py", pefile.PE)
        self._inside("bash", "-c", COMPILE, "compile", f"/{drive.relative_to(self.root)}")
        lead_to_complex(self.root / WINE_LIBRARIES / "ucrtbase.dll", pefile.PE)
        shutil.copy2(self.root / WINE_LIBRARIES / "ucrtbase.dll", drive / "windows" / "system32")

    def _copy_checkout(self) -> None:
        """What is committed here, as C:\\src, and what Python knows of it once it is installed."""
        checkout, site = self._wine.drive / "src", self._wine.drive / "py" / "Lib" / "site-packages"
        about = metadata.distribution("ludogite")
        known = site / f"ludogite-{about.version}.dist-info"
        known.mkdir(exist_ok=True)
        (known / "METADATA").write_text(about.read_text("METADATA") or "", encoding="utf-8")
        shutil.rmtree(checkout, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", checkout], check=True)

    # Steps

    def python(self, *words: str) -> None:
        if status := self._wine.run(PYTHON, *words, folder="src"):
            raise Trouble(f"python {' '.join(words[:3])} ends with status {status}")

    def check(self, *_words: str) -> None:
        self.python("-m", "ludogite", "check")

    def test(self, *words: str) -> None:
        """All that open no window, unless others are named. In the end it is counted what was not run, by what it needs
        of Linux. A test that hangs ends its process, and another one goes on; more than one at a time would take the
        focus from each other's windows."""
        options = ("-p", "no:cacheprovider", "-n", "1", "--timeout", "300", "-rfEs")
        self.python("-m", "pytest", *options, *(words or NO_WINDOW))

    def freeze(self, *_words: str) -> None:
        """The program that runs without Python, in C:\\dist, started by its smoke test, and an archive of it."""
        self.python(r"packaging\build.py", "--dist", r"C:\dist", "--work", r"C:\build")
        for archive in self._frozen.parent.glob("*.zip"):
            _keep(archive)

    def try_program(self, *_words: str) -> None:
        from program_trial import try_program

        try_program(self._wine, self._frozen)

    def installer(self, *_words: str) -> None:
        from installer import make

        # A wine of 64 bits runs no program of 32 bits, which NSIS makes by default.
        _keep(make(self._frozen, "-XTarget amd64-unicode"))

    def try_installer(self, *_words: str) -> None:
        from installer import installer_name
        from installer_trial import try_installer

        try_installer(self._wine, self._frozen.parent / installer_name())


def _keep(file: Path) -> None:
    """A copy among what is to be downloaded."""
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(file, ROOT / "dist")


def _locked(lock: Path) -> list[str]:
    """What the lock names for Windows and this Python."""
    lines = re.findall(r"^([\w-]+)==([^ \\;]+)(?: ; ([^\\]+))?", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        f"{name}=={version}"
        for name, version, marker in lines
        if name.lower() not in NOT_THERE and ">= '3.12'" not in marker
    ]


def _download(wanted: list[str], folder: Path) -> None:
    system = ("--platform", "win_amd64", "--python-version", "".join(map(str, VERSION)), "--only-binary=:all:")
    command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--dest", str(folder), *system, *wanted]
    subprocess.run(command, check=True)


def _unneeded(_folder: str, names: list[str]) -> list[str]:
    """Of the standard library of a Linux."""
    left_out = ("site-packages", "dist-packages", "__pycache__", "test", "lib-dynload")
    return [name for name in names if name in left_out or name.startswith("config-3")]


def _unpack_libraries(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        for name in opened.namelist():
            if name.startswith("deploy_libs/") and name.endswith((".pyd", ".dll")):
                (folder / Path(name).name).write_bytes(opened.read(name))


def _unpack(wheel: Path, site: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        for entry in opened.infolist():
            first, *rest = Path(entry.filename).parts
            if first.endswith(".data"):
                if rest[0] not in ("purelib", "platlib"):
                    continue
                first, *rest = rest[1:]
            if not entry.is_dir():
                target = site.joinpath(first, *rest)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(opened.read(entry))


def main(words: list[str]) -> int:
    windows = Windows(FOLDER)
    steps: dict[str, Callable[..., None]] = {
        "check": windows.check,
        "test": windows.test,
        "freeze": windows.freeze,
        "try": windows.try_program,
        "installer": windows.installer,
        "try-installer": windows.try_installer,
    }
    named = words[:1] or list(steps)
    steps["python"] = windows.python
    if named[0] not in steps:
        print(f"There is no step ‘{named[0]}’; there is: {', '.join(steps)}.", file=sys.stderr)
        return 2
    try:
        windows.prepare()
        for name in named:
            print(f"{name}:", flush=True)
            steps[name](*words[1:])
    except Trouble as trouble:
        print(f"FAILED: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
