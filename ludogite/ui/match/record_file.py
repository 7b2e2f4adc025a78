"""The record of a match as a file, saved from its page."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from ludogite.match.match import Match
from ludogite.match.record import SUFFIX
from ludogite.match.transfer import file_name, has_secrets, save_record
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.language import day_name, tr
from ludogite.ui.pages.library.page import FILE_KIND
from ludogite.ui.pages.library.transfers import SECRET
from ludogite.ui.pages.library.words import mark_of_running
from ludogite.ui.pages.match_summary import joined, players

SAVE = Message(QT_TRANSLATE_NOOP("match_page", "Save game…"))
SAVED = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}.")
SAVED_SECRET = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}. {warning}")


def ask_and_save(match: Match, title: str, parent: QWidget) -> Message | None:
    """Asks for a file; what is to be said of it, or None if nobody wants it any more."""
    today = day_name(datetime.now().astimezone().date(), "yyyy-MM-dd")
    name = file_name(
        joined(" — ", title, players(match.config.seats), today), mark_of_running(match.outcome is not None)
    )
    chosen, _ = QFileDialog.getSaveFileName(parent, tr(SAVE), name, f"{tr(FILE_KIND)} (*{SUFFIX})")
    if not chosen:
        return None
    file = Path(chosen) if Path(chosen).suffix else Path(chosen + SUFFIX)
    try:
        save_record(match, file)
    except Complaint as complaint:
        return complaint.message
    if has_secrets(match):
        return Message(SAVED_SECRET, file=file.name, warning=SECRET)
    return Message(SAVED, file=file.name)
