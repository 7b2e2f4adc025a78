"""What a Linux desktop knows about Ludogîte and its files."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

from ludogite.ui.games.cube.challenges import SUFFIX

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def test_a_double_click_on_a_challenge_file_opens_it() -> None:
    kind = ElementTree.parse(PACKAGING / "ludogite-challenge.xml").getroot()[0]
    assert kind.find("{*}glob").get("pattern") == f"*{SUFFIX}"
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(PACKAGING / "ludogite.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    assert entry["Desktop Entry"]["Exec"] == "ludogite %f"
