"""The manual for players: its text, and how it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.key_list import all_groups, keys_text
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from ludogite.sheets.sheet import Paper, Sheet

KEYS_OF = QT_TRANSLATE_NOOP("keys", "Keys: {where}")


def manual_text(language: str) -> str:
    """In Markdown."""
    return (paths.assets() / f"manual.{language}.md").read_text(encoding="utf-8")


def make_manual(language: str, paper: Paper) -> Sheet:
    """The text and all keys. The language must be the one that is spoken."""
    from ludogite.sheets.manual import KeyTable, manual_sheet

    tables = [
        KeyTable(
            tr(Message(KEYS_OF, where=group.title)), [(keys_text(line.keys), tr(line.does)) for line in group.lines]
        )
        for group in all_groups()
    ]
    return manual_sheet(manual_text(language), tables, paper)
