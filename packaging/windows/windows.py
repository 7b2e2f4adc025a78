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
from collections.abc import Callable, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fresh import DEBIANS, INSTALL, ROOT, System, Trouble, make_base
from missing import MADE, lead_to_complex, write_sources

FOLDER = Path(os.environ.get("LUDOGITE_WINDOWS") or Path.home() / ".cache" / "ludogite-windows")
PACKAGES = (
    *("wine", "wine64", "libwine", "xvfb", "xauth", "openbox", "fonts-dejavu-core", "imagemagick", "xdotool"),
    *("libgl1", "libgl1-mesa-dri", "libegl1", "libvulkan1", "gcc-mingw-w64-x86-64", "nsis", "locales"),
)
PYTHON_WHEEL = "panda3d==1.10.16"
"""Brings python311.dll with all its extension modules."""
PYTHON = (3, 11)
NOT_THERE = ("ruff", "mypy", "jeepney", "macholib", "librt", "ast-serialize", "grimp", "import-linter")
"""What the lock names and Windows has no use for."""

HOME = Path("root")
CHECKOUT = HOME / "ludogite"
PREFIX = HOME / "wine"
DRIVE = PREFIX / "drive_c"
WORK = HOME / "work"
"""Below the root of that Debian."""
WINE_LIBRARIES = Path("usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
ENVIRONMENT = {
    "WINEPREFIX": f"/{PREFIX}",
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=;winedbg.exe=",
    "LANG": "C.UTF-8",
    "XDG_RUNTIME_DIR": "/tmp",
}
"""No .NET, no browser, no menus outside; the debugger would wait for ever after a crash."""
SCREEN = "-screen 0 1600x1000x24 -nolisten tcp"
IN_WINE = """openbox >/dev/null 2>&1 &
cd "$1"; shift
/usr/lib/wine/wine64 "$@"
status=$?
wineserver -k
wineserver -w
exit $status
"""
"""In the end wine writes down its registry."""
COMPILE = f"""set -e
cd /{WORK}
mingw() {{ x86_64-w64-mingw32-$1 "${{@:2}}"; }}
mingw windres python.rc -o manifest.o
mingw dlltool -d python311.def -l libpython311.a
mingw gcc -O1 -s -municode python.c manifest.o -o /{DRIVE}/py/python.exe libpython311.a
mingw gcc -O1 -s -municode -mwindows -DWINDOW python.c manifest.o -o /{DRIVE}/py/pythonw.exe libpython311.a
mingw gcc -s -shared -nostdlib -e DllMain nothing.c python3.def -o /{DRIVE}/py/python3.dll
mingw gcc -O1 -s -static-libgcc -shared {MADE}.c {MADE}.def -o /{DRIVE}/windows/system32/{MADE}.dll
mingw gcc -O1 -s -static-libgcc -shared icuuc.c -o /{DRIVE}/windows/system32/icuuc.dll
"""
PYTHON_EXE = r"C:\py\python.exe"


class Windows:
    """`root` is the Debian in which wine runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "debian"
        self._system = System(self.root, "root")

    # Preparing, once

    def prepare(self) -> None:
        done = self.root / WORK / "prepared"
        if not done.exists():
            self._make_debian()
            self._make_prefix()
            self._unpack_python()
            self._add_missing()
            done.touch()
        self._copy_checkout()

    def _make_debian(self) -> None:
        if not self.root.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            make_base("13", self.folder).rename(self.root)
        for folder in (CHECKOUT, WORK):
            (self.root / folder).mkdir(parents=True, exist_ok=True)
        self._inside("sh", "-c", f"{INSTALL} {' '.join(PACKAGES)} >/{WORK}/apt.log")

    def _make_prefix(self) -> None:
        if not (self.root / DRIVE).exists():
            self.wine("wineboot", "-i", folder=f"/{HOME}")

    def _unpack_python(self) -> None:
        """Libraries of the one wheel, the standard library of a Python of the same version, and all wheels."""
        wheels, drive = self.folder / "wheels", self.root / DRIVE
        wanted = [*_locked(ROOT / "requirements.lock"), "pytest-timeout", PYTHON_WHEEL]
        _download(wanted, wheels)
        libraries, site = drive / "py" / "DLLs", drive / "py" / "Lib" / "site-packages"
        libraries.mkdir(parents=True, exist_ok=True)
        shutil.copytree(self._standard_library(), site.parent, dirs_exist_ok=True, ignore=_unneeded)
        site.mkdir(exist_ok=True)
        for wheel in wheels.glob("*.whl"):
            if wheel.name.startswith("panda3d"):
                _unpack_libraries(wheel, libraries)
            else:
                _unpack(wheel, site)
        for name in ("python311.dll", "VCRUNTIME140.dll"):
            (libraries / name).rename(libraries.parent / name)
        (site / "ludogite.pth").write_text("C:\\src\n")

    def _standard_library(self) -> Path:
        if sys.version_info[:2] == PYTHON:
            return Path(sysconfig.get_path("stdlib"))
        assert DEBIANS["12"] == "bookworm"  # whose Python it is
        return make_base("12", self.folder) / "usr/lib/python3.11"

    def _add_missing(self) -> None:
        drive = self.root / DRIVE
        sys.path.insert(0, str(drive / "py" / "Lib" / "site-packages"))
        import pefile

        write_sources(self.root / WORK, drive / "py", pefile.PE)
        self._inside("bash", "-c", COMPILE)
        lead_to_complex(self.root / WINE_LIBRARIES / "ucrtbase.dll", pefile.PE)
        shutil.copy2(self.root / WINE_LIBRARIES / "ucrtbase.dll", drive / "windows" / "system32")

    def _copy_checkout(self) -> None:
        """What is committed here, as C:\\src."""
        checkout = self.root / DRIVE / "src"
        shutil.rmtree(checkout, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", checkout], check=True)

    # Running

    def _inside(self, *command: str) -> None:
        status, _ = self._system.run(*command)
        if status:
            raise Trouble(f"{command[0]} ends with status {status}")

    def wine(self, *command: str, folder: str = f"/{DRIVE}/src", more: Mapping[str, str] | None = None) -> int:
        """The status of a program of Windows, on a virtual screen of its own."""
        names = [f"{name}={value}" for name, value in {**ENVIRONMENT, **(more or {})}.items()]
        # Without a network, so that no other screen of this machine is found in place of its own.
        on_screen = (
            "unshare",
            "--net",
            "xvfb-run",
            "--auto-servernum",
            "--server-args",
            SCREEN,
            "sh",
            "-c",
            IN_WINE,
            "wine",
            folder,
        )
        status, _ = self._system.run("env", *names, *on_screen, *command)
        return status

    def python(self, *words: str) -> None:
        if status := self.wine(PYTHON_EXE, *words):
            raise Trouble(f"python {' '.join(words[:3])} ends with status {status}")

    # Steps

    def check(self, *_words: str) -> None:
        self.python("-m", "ludogite", "check")

    def test(self, *words: str) -> None:
        self.python("-m", "pytest", "-p", "no:cacheprovider", "--timeout", "300", *words)

    def freeze(self, *_words: str) -> None:
        """The program that runs without Python, in C:\\dist; started by its smoke test."""
        self.python(r"packaging\build.py", "--quick", "--dist", r"C:\dist", "--work", r"C:\build")


def _locked(lock: Path) -> list[str]:
    """What the lock names for Windows and this Python."""
    lines = re.findall(r"^([\w-]+)==([^ \\;]+)(?: ; ([^\\]+))?", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        f"{name}=={version}"
        for name, version, marker in lines
        if name.lower() not in NOT_THERE and ">= '3.12'" not in marker
    ]


def _download(wanted: list[str], folder: Path) -> None:
    system = ("--platform", "win_amd64", "--python-version", "".join(map(str, PYTHON)), "--only-binary=:all:")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), *system, *wanted]
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
        "python": windows.python,
    }
    if words and words[0] not in steps:
        print(f"There is no step ‘{words[0]}’; there is: {', '.join(steps)}.", file=sys.stderr)
        return 2
    try:
        windows.prepare()
        for name in words[:1] or ("check", "test", "freeze"):
            print(f"{name}:", flush=True)
            steps[name](*words[1:])
    except Trouble as trouble:
        print(f"FAILED: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
