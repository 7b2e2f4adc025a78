"""Starts the frozen program the way a player would, and fails on anything missing or any unexpected output."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from wayland_session import wayland_session


def program_in(folder: Path) -> Path:
    """The one that speaks to a command line. On macOS the folder is copied into an application beside it."""
    if sys.platform == "win32":
        return folder / "ludogite-console.exe"
    if sys.platform == "darwin":
        return folder.parent / "Ludogite.app" / "Contents" / "MacOS" / "ludogite"
    return folder / "ludogite"


def smoke(folder: Path) -> dict[str, Any]:
    """What `ludogite check` found, once it and the command line have worked without a word on stderr."""
    program = program_in(folder)
    with tempfile.TemporaryDirectory(prefix="é Ł 日本 ") as home, tempfile.TemporaryDirectory() as sounds:
        # As on a machine without any Python: nothing of this environment may help.
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
        environment |= {"LUDOGITE_HOME": home, "PATH": home}
        sound_devices = Path(sounds, "devices")  # none yet. ALSA takes no name with a space.
        sound_devices.touch()
        environment |= {"ALSA_CONFIG_PATH": str(sound_devices), "PULSE_SERVER": "unix:/nobody"}

        def run(*arguments: str, **session: str) -> str:
            result = subprocess.run(
                [program, *arguments],
                capture_output=True,
                encoding="utf-8",
                env=environment | session,
                cwd=home,
                timeout=120,
                check=False,
            )
            if result.returncode or result.stderr:
                sys.exit(f"{program.name} {' '.join(arguments)}: {result.returncode}\n{result.stdout}{result.stderr}")
            return result.stdout

        if run("perft", "shapes", "--depth", "2") != "3392\n":
            sys.exit("the frozen program cannot count")
        # The second move of a cube asks numpy and HiGHS.
        if run("perft", "cube", "--depth", "2") != "19597\n":
            sys.exit("the frozen program cannot tell what stands")
        # What other programs read is UTF-8, whatever the system is used to.
        printed = run("print", "symbols", "--blank", "-o", "é Ł 日本.pdf")
        if printed != "é Ł 日本.pdf\n" or not (Path(home) / "é Ł 日本.pdf").read_bytes().startswith(b"%PDF-"):
            sys.exit("the frozen program cannot print")
        found: dict[str, Any] = json.loads(run("check"))
        if not found["frozen"]:
            sys.exit("this was not the frozen program")
        everywhere = [found]
        if sys.platform == "linux":
            if found["sounds"] != "silent":
                sys.exit("the frozen program is not silent without a sound device")
            sound_devices.write_text("pcm.!default { type null }", encoding="utf-8")
            everywhere.append(json.loads(run("check", XDG_SESSION_TYPE="wayland")))  # on X11 all the same
            if everywhere[-1]["sounds"] != "played":
                sys.exit("the frozen program cannot play sounds")
        if shutil.which("weston"):
            with wayland_session() as session:
                everywhere.append(json.loads(run("check", **session, QT_QPA_PLATFORM="wayland")))
    for there in everywhere:
        # Elsewhere it comes with the graphics card, which a machine that only builds need not have.
        if sys.platform == "linux" and not there["opengl"]:
            sys.exit(f"the frozen program cannot draw the cube in space on {there['platform']}")
    return found | {"platform": [there["platform"] for there in everywhere]}


if __name__ == "__main__":
    print(smoke(Path(sys.argv[1])))
