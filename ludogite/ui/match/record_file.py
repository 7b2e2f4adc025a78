"""The record of a match as a file, saved from its page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from ludogite.match.library.transfer import has_secrets, save_record
from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.pages.library.page import RECORDS
from ludogite.ui.pages.library.transfers import SECRET
from ludogite.ui.pages.library.words import marked_title
from ludogite.ui.pages.match_summary import joined, players
from ludogite.ui.widgets.file_dialog import ask_to_save

SAVE = Message(QT_TRANSLATE_NOOP("match_page", "Save game…"))
SAVED = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}.")
SAVED_SECRET = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}. {warning}")


def ask_and_save(match: Match, title: str, parent: QWidget, tell: Callable[[Message], object]) -> None:
    """Asks for a file; `tell` gets what is to be said of it."""
    today = day_name(datetime.now().astimezone().date(), "yyyy-MM-dd")
    name = marked_title(joined(" — ", title, players(match.config.seats), today), match.outcome is not None)
    ask_to_save(parent, tr(SAVE), name, [RECORDS], lambda file: tell(_save(match, file)))


def _save(match: Match, file: Path) -> Message:
    """What is to be said of it."""
    try:
        save_record(match, file)
    except Complaint as complaint:
        return complaint.message
    if has_secrets(match):
        return Message(SAVED_SECRET, file=file.name, warning=SECRET)
    return Message(SAVED, file=file.name)
