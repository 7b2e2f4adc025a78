"""Tries the two commands of the README from nothing: on new systems of Debian 12 and 13, as root and as an ordinary
user. They are made with the package sources and the settings of this machine, and leave nothing on it."""

from __future__ import annotations

import ast
import configparser
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEBIANS = {"12": "bookworm", "13": "trixie"}
USERS = ("root", "user")
PROMISED = "python3,git,ca-certificates"
"""What somebody has who has made a checkout on Linux with Python."""
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""As Debian sets it."""
INSTALL = "apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install"
PATIENCE_SECONDS = 300

APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
"""Mounts and processes of such a command are gone with it, whatever ends it."""
ENTER = """set -eu
root=$1 user=$2 paths=$3
shift 3
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mkdir -p "$root/dev/pts"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
for path in $paths; do
    if [ -d "$path" ]; then mkdir -p "$root$path"; else mkdir -p "$root${path%/*}" && touch "$root$path"; fi
    mount --bind -o ro "$path" "$root$path"
done
chroot --userspec="$user:$user" "$root" "$@"
"""

LOOK = """
import time
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
colours = ()
while len(colours) < 100:
    time.sleep(0.5)
    image = app.primaryScreen().grabWindow(0).toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)}
"""
"""An empty screen has one colour or two."""


class Trouble(Exception):
    """What a new user would complain about, or what is missing on this machine."""


# This machine


@dataclass(frozen=True)
class Source:
    """A part of Debian, and where this machine has it from."""

    address: str
    suite: str
    component: str


@cache
def debian_sources() -> list[Source]:
    what = ["--format", "$(ORIGIN) $(REPO_URI) $(CODENAME) $(COMPONENT)", "Created-By: Packages"]
    lines = _output("apt-get", "indextargets", *what).splitlines()
    return [Source(*words) for origin, *words in map(str.split, lines) if origin == "Debian"]


def apt_settings() -> str:
    """How packages are fetched: proxies, patience, whether old lists are good enough."""
    lines = _output("apt-config", "dump").splitlines()
    return "".join(f"{line}\n" for line in lines if re.match("Acquire::(http|Check|Retries|ForceIPv)", line))


@cache
def pip_settings() -> dict[str, dict[str, str]]:
    """By section, as in a file of pip. The environment comes last: it counts more than files."""
    own = ROOT / ".venv/bin/python"
    listed = _output(str(own) if own.exists() else sys.executable, "-m", "pip", "config", "list")
    settings: dict[str, dict[str, str]] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, value = line.split("=", 1)
        section, key = name.replace(":env:", "global").split(".", 1)
        settings.setdefault(section, {})[key] = ast.literal_eval(value)
    return settings


def local_paths(settings: Mapping[str, Mapping[str, str]]) -> list[str]:
    """The files and folders of this machine that pip is told to use. The pages of an index, which are called simple,
    name files that lie beside them."""
    words = " ".join(value for section in settings.values() for value in section.values()).split()
    paths = {word.removeprefix("file://").rstrip("/").removesuffix("/simple") for word in words}
    return sorted(path for path in paths if path.startswith("/") and Path(path).exists())


def _output(*command: str) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Trouble(f"{' '.join(command)}: this does not work here")
    return done.stdout


# A new system


def make_base(debian: str, folder: Path) -> Path:
    """The smallest Debian with what the README asks for. One that an earlier run has kept is used again."""
    base = folder / f"debian-{debian}"
    if base.exists():
        return base
    suite, here = DEBIANS[debian], _own_suite()
    address = next((source.address for source in debian_sources() if source.suite == here), None)
    if address is None:
        raise Trouble("apt does not know where this machine has Debian from; 'apt-get update' may help")
    part = base.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    made = subprocess.run(
        [*APART, "debootstrap", "--variant=minbase", f"--include={PROMISED}", suite, part, address],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if made.returncode:
        raise Trouble(f"debootstrap: {made.stdout[-1000:]}")
    sources = [
        f"deb {source.address} {source.suite.replace(here, suite)} {source.component}\n" for source in debian_sources()
    ]
    (part / "etc/apt/sources.list").write_text("".join(sources))
    (part / "etc/apt/apt.conf.d/99fresh").write_text(apt_settings())
    for name in ("hosts", "resolv.conf"):
        shutil.copyfile(Path("/etc", name), part / "etc" / name)
    pip = configparser.RawConfigParser()
    pip.read_dict(pip_settings())
    with (part / "etc/pip.conf").open("w") as file:
        pip.write(file)
    return part.rename(base)


def _own_suite() -> str:
    lines = Path("/etc/os-release").read_text().splitlines()
    about = dict(line.split("=", 1) for line in lines if "=" in line)
    if about["ID"] != "debian":
        raise Trouble("this is no Debian: new ones are made from the package sources of one")
    return about["VERSION_CODENAME"]


@dataclass(frozen=True)
class System:
    """A new Debian, whose commands run in a folder in the home of a user: in a checkout, or in the home itself."""

    root: Path
    user: str
    folder: str = "ludogite"

    @property
    def home(self) -> Path:
        return Path("/root" if self.user == "root" else f"/home/{self.user}")

    def outside(self, path: Path) -> Path:
        """Where this machine finds what is at an absolute path there."""
        return self.root / path.relative_to("/")

    def command(self, *command: str, user: str = "") -> list[str]:
        """What this machine runs to have it run there. If that is ended, so is all that it has started."""
        user = user or self.user
        environment = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        environment |= {"HOME": str(self.home), "USER": user, "LOGNAME": user, "PATH": PATH}
        if user == "root":
            environment["PATH"] = f"{PATH}:/usr/local/sbin:/usr/sbin:/sbin"
        names = [f"{name}={value}" for name, value in environment.items()]
        return [
            *(*APART, "sh", "-c", ENTER, "enter", str(self.root), user, " ".join(local_paths(pip_settings()))),
            *("env", "--ignore-environment", f"--chdir={self.home / self.folder}", *names, *command),
        ]

    @contextmanager
    def start(self, *command: str, user: str = "") -> Iterator[subprocess.Popen[str]]:
        """When the block is left, the command is ended."""
        process = subprocess.Popen(
            self.command(*command, user=user),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()

    def run(self, *command: str, user: str = "") -> tuple[int, str]:
        """Its status and what it said, which is also shown here."""
        with self.start(*command, user=user) as process:
            said = "".join(_shown(process))
            return process.wait(), said


def _shown(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        print("   ", line, end="", flush=True)
        yield line


def make_system(base: Path, user: str) -> System:
    """With an empty home, which is closed to others."""
    system = System(base.with_name(f"{base.name}-{user}"), user, folder="")
    shutil.rmtree(system.root, ignore_errors=True)
    _output("cp", "--archive", "--reflink=auto", str(base), str(system.root))
    if user != "root":
        _output("chroot", str(system.root), "/usr/sbin/useradd", "--create-home", user)
    system.outside(system.home).chmod(0o700)
    return system


def with_checkout(system: System) -> System:
    """Of what is committed here."""
    home = system.outside(system.home)
    commit = _output("git", "-C", str(ROOT), "rev-parse", "HEAD").strip()
    _output("git", "clone", "--quiet", "--no-checkout", str(ROOT), f"{home}/ludogite")
    _output("git", "-C", f"{home}/ludogite", "checkout", "--quiet", "--detach", commit)
    _output("chroot", str(system.root), "chown", "--recursive", f"{system.user}:{system.user}", str(system.home))
    return System(system.root, system.user)


# The two commands


def prove(system: System, words: Sequence[str]) -> str:
    """Both commands, in a checkout."""
    if system.user != "root":
        install_what_is_named(system, "play")
    play(system)
    if system.user != "root":
        install_what_is_named(system, "test")
    print("./dev test", *words)
    status, said = system.run("./dev", "test", *words)
    last = (said.splitlines() or ["nothing is said"])[-1].strip(" =")
    if status:
        raise Trouble(f"./dev test ends with status {status}: {last}")
    _, changes = system.run("git", "status", "--porcelain")
    if changes:
        raise Trouble("the commands have changed the checkout")
    return f"./dev play and ./dev test work ({last})"


def install_what_is_named(system: System, command: str) -> None:
    """An ordinary user is told what is missing, and asks somebody who may install it."""
    print(f"./dev {command}, where packages are missing")
    status, said = system.run("./dev", command)
    named = re.search("apt-get install (.+)", said)
    if status == 0 or named is None:
        raise Trouble(f"./dev {command} does not name the packages that are missing")
    status, _ = system.run("sh", "-c", f"{INSTALL} {named[1]} >/dev/null", user="root")
    if status:
        raise Trouble(f"./dev {command} names packages that cannot be installed")


def play(system: System) -> None:
    """Until the window is seen; then Ctrl+C."""
    print("./dev play")
    with system.start("./dev", "play") as process:
        screen = None
        for line in _shown(process):
            screen = screen or re.search(r"virtual one, (:\d+),", line)
            if "Ctrl+C" in line:
                break
        if screen is None:
            raise Trouble("./dev play opens no window")
        with system.start("env", f"DISPLAY={screen[1]}", ".venv/bin/python", "-c", LOOK) as look:
            try:
                look.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                raise Trouble("./dev play shows nothing on its screen") from None
            if look.returncode:
                raise Trouble(f"the screen of ./dev play cannot be looked at: {''.join(_shown(look))}")
        os.killpg(process.pid, signal.SIGINT)
        if said := "".join(_shown(process)):
            raise Trouble(f"./dev play complains: {said.splitlines()[-1]}")


def prove_on_each(words: list[str], users: Collection[str], proof: Callable[[System], str]) -> int:
    """Whether one of them has failed. Systems are those which the first words name, or all, and they are kept in the
    folder after --keep. Their results are the last lines that are printed."""
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    with ExitStack() as stack:
        keep = words[:1] == ["--keep"] and len(words) > 1
        if keep:
            folder = Path(words[1])
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            del words[:2]
        else:
            made = tempfile.TemporaryDirectory(prefix="ludogite-fresh-", dir="/var/tmp")
            folder = Path(stack.enter_context(made))
        debians, users = _chosen(words, DEBIANS), _chosen(words, users)
        results = []
        for debian in debians:
            for user in users:
                name = f"Debian {debian}, {user}"
                print(f"{name}:", flush=True)
                try:
                    results.append(f"{name}: {proof(make_system(make_base(debian, folder), user))}")
                except Trouble as trouble:
                    results.append(f"{name}: FAILED: {trouble}")
                if not keep:
                    shutil.rmtree(folder / f"debian-{debian}-{user}", ignore_errors=True)
    print(*results, sep="\n")
    return int(any("FAILED" in result for result in results))


def _chosen(words: list[str], known: Collection[str]) -> Collection[str]:
    """The first of the words, if it is known, and no longer there then; else all."""
    return [words.pop(0)] if words and words[0] in known else known


if __name__ == "__main__":
    try:
        words = sys.argv[1:]
        sys.exit(prove_on_each(words, USERS, lambda system: prove(with_checkout(system), words)))
    except KeyboardInterrupt:
        sys.exit(130)
