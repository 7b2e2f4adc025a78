"""The README as a package index shows it: what is beside it in the source has its whole address there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def with_whole_addresses(text: str, source: str) -> str:
    """Links lead to pages of the source, pictures to the files themselves."""

    def whole(found: re.Match[str]) -> str:
        mark, words, file = found.groups()
        return f"{mark}[{words}]({source}/{'raw' if mark else 'blob'}/main/{file})"

    return LINK.sub(whole, text)


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        text = with_whole_addresses(readme, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
