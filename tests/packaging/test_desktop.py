"""What a Linux desktop knows about Ludogîte and its files, and the command that tells it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ludogite import __version__, paths
from ludogite.cli import desktop, main
from ludogite.match.record import SUFFIX as RECORD_SUFFIX
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.window import FRAME, SMALLEST_SIZE
from ludogite.ui.games.cube.challenges import SUFFIX as CHALLENGE_SUFFIX
from ludogite.ui.look.theme import DARK, LIGHT
from tests.tools.pictures import FOLDER as PICTURES

ROOT = Path(__file__).resolve().parents[2]
SHARE = ROOT / "assets" / "share"
ID = paths.DESKTOP_ID
pytestmark = pytest.mark.linux("a desktop that reads these files")
METAINFO = SHARE / "metainfo" / f"{ID}.metainfo.xml"


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a desktop looks; the account is an empty one."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


class CaseKept(ConfigParser):
    def optionxform(self, optionstr: str) -> str:
        return optionstr


def entry(file: Path) -> dict[str, str]:
    parser = CaseKept(interpolation=None)
    parser.read(file, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def output(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def test_every_file_has_the_name_that_desktops_know_the_program_by() -> None:
    files = [file for file in SHARE.rglob("*") if file.is_file()]
    assert {file.name.removeprefix(ID) for file in files} == {".desktop", ".metainfo.xml", ".xml", ".png", ".svg"}


def test_the_tools_of_desktops_find_nothing_wrong() -> None:
    output("appstreamcli", "validate", "--no-net", METAINFO)
    assert output("desktop-file-validate", SHARE / "applications" / f"{ID}.desktop") == ""


def test_icons_have_the_sizes_of_their_folders_and_the_picture_of_the_window() -> None:
    icons = list((SHARE / "icons" / "hicolor").glob("*x*/apps/*.png"))
    assert len(icons) == 9
    for icon in icons:
        size = int(icon.parts[-3].split("x")[0])
        assert QImage(str(icon)).size().toTuple() == (size, size)
    drawing = SHARE / "icons" / "hicolor" / "scalable" / "apps" / f"{ID}.svg"
    assert drawing.read_bytes() == (ROOT / "assets" / "icons" / "ludogite.svg").read_bytes()


def test_the_metainfo_tells_of_this_version_of_all_games_and_of_pictures_that_are_there() -> None:
    told = ElementTree.parse(METAINFO).getroot()
    release = told.find("releases/release")
    assert release is not None
    assert (told.findtext("id"), release.get("version")) == (ID, __version__)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {__version__} ({release.get('date')})" in changes
    words = " ".join(told.itertext())
    assert all(str(game.title) in words for game in SHELF.values() if not game.part_of)
    shown = {image.text.rsplit("/", 1)[1] for image in told.iter("image") if image.text}
    assert shown == {file.name for file in PICTURES.iterdir()}


def test_software_centres_get_short_words_large_pictures_our_colours_and_the_room_we_need() -> None:
    told = ElementTree.parse(METAINFO).getroot()
    summaries = [summary.text or "" for summary in told.iter("summary")]
    assert len(summaries) == 2
    assert [text for text in summaries if len(text) > 35 or text.endswith(".")] == []
    started = entry(SHARE / "applications" / f"{ID}.desktop")
    assert [started["Comment"], started["Comment[fr]"]] == summaries
    sizes = {QImage(str(file)).size().toTuple() for file in PICTURES.iterdir()}
    assert [size for size in sizes if size[0] < 1000 or size[1] < 700] == []
    colours = [(colour.get("scheme_preference"), colour.text) for colour in told.iter("color")]
    assert colours == [(theme.name, theme.table) for theme in (LIGHT, DARK)]
    assert told.findtext("requires/display_length") == str(SMALLEST_SIZE.grownBy(FRAME).height())
    assert told.findtext("supports/internet") == "offline-only"


def test_the_addresses_are_the_same_everywhere() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    told = ElementTree.parse(METAINFO).getroot()
    assert told.findtext("url[@type='homepage']") == urls["Homepage"]
    raw = urls["Source"].replace("github.com", "raw.githubusercontent.com")
    assert all((image.text or "").startswith(f"{raw}/main/docs/pictures/") for image in told.iter("image"))


@pytest.mark.parametrize("suffix", [RECORD_SUFFIX, CHALLENGE_SUFFIX])
def test_a_double_click_opens_a_file_wherever_the_program_lies(qtbot: QtBot, share: Path, suffix: str) -> None:
    """The program is one that writes down what it is given; gio does what a desktop does."""
    program, told = share.parent / 'a "new" $program', share.parent / "told"
    program.write_text(f'#!/bin/sh\nprintf %s "$*" > {told}.part\nmv {told}.part {told}\n', encoding="utf-8")
    program.chmod(0o755)
    desktop.install([str(program)])
    desktop.update()
    file = share.parent / f"my game{suffix}"
    file.write_text("{}", encoding="utf-8")
    output("gio", "open", file)
    qtbot.waitUntil(told.exists, timeout=30_000)
    assert told.read_text(encoding="utf-8") == str(file)


def test_the_entry_starts_this_program_and_is_taken_out_again(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["desktop", "install"]) == 0
    started = entry(share / "applications" / f"{ID}.desktop")["Exec"]
    found = re.fullmatch(r'"(.+/ludogite)" %F', started)
    assert found
    assert output(found[1], "--version") == f"ludogite {__version__}\n"
    assert main(["desktop", "uninstall"]) == 0
    assert [file for file in share.rglob(f"{ID}*") if file.is_file()] == []
    assert ID not in (share / "applications" / "mimeinfo.cache").read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""


def test_a_folder_that_cannot_be_written_to_is_named(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share.write_text("a file, not a folder", encoding="utf-8")
    assert main(["desktop", "install"]) == 2
    assert str(share) in capsys.readouterr().err


def test_without_the_tools_of_a_desktop_it_is_said_what_is_missing(
    share: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", os.path.dirname(sys.executable))  # noqa: PTH120
    assert main(["desktop", "install"]) == 0
    assert "update-mime-database and update-desktop-database" in capsys.readouterr().err
    assert (share / "applications" / f"{ID}.desktop").is_file()
