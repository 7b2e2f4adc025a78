"""What a Linux desktop knows about Ludogîte and its files."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

from ludogite.match.record import SUFFIX as RECORD_SUFFIX
from ludogite.ui.games.cube.challenges import SUFFIX

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


def test_a_double_click_on_a_challenge_file_or_a_record_opens_it() -> None:
    kinds = ElementTree.parse(PACKAGING / "ludogite-challenge.xml").getroot()
    assert [kind.find("{*}glob").get("pattern") for kind in kinds] == [f"*{SUFFIX}", f"*{RECORD_SUFFIX}"]
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(PACKAGING / "ludogite.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["MimeType"] == "".join(f"{kind.get('type')};" for kind in kinds)
    assert entry["Desktop Entry"]["Exec"] == "ludogite %f"
