"""The commands `ludogite keep …`: everything a family has, saved into one file and brought back from one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.cli.arguments import Command
from ludogite.cli.output import one_line, say

if TYPE_CHECKING:
    from ludogite.match.store import StoreInUse
    from ludogite.match.store.store import Store


def add_commands(command: Command) -> None:
    """Adds `save` and `restore`."""
    save = command("save", _save, "save everything into a file")
    save.add_argument("file", metavar="FILE")
    restore = command("restore", _restore, "bring everything back from a file: what is not here yet is added")
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--replace", action="store_true", help="what is here makes way for it, and is kept as a file")


def _save(asked: argparse.Namespace) -> int:
    from ludogite.match.library import keep
    from ludogite.match.store import StoreInUse
    from ludogite.message import Message
    from ludogite.settings import Settings

    try:
        with _store() as store:
            keep.save(store, Settings(), Path(asked.file))
    except StoreInUse as problem:
        return _refuse(problem)
    print(one_line(str(Message(keep.SAVED, file=asked.file))))
    return 0


def _restore(asked: argparse.Namespace) -> int:
    from ludogite.match.library import keep
    from ludogite.match.store import StoreInUse
    from ludogite.settings import Settings

    try:
        with _store() as store:
            brought, before = keep.bring_back(store, Settings(), Path(asked.file), replaces=asked.replace)
        with _store():
            pass  # puts settings and own words into their places
    except StoreInUse as problem:
        return _refuse(problem)
    for sentence in keep.sentences(brought, before, asked.replace):
        print(one_line(str(sentence)))
    return 0


@contextmanager
def _store() -> Iterator[Store]:
    """The matches; of a damaged file what can be saved is brought over first."""
    from ludogite.match.store.store import Store

    store = Store()
    try:
        if store.is_to_salvage:
            for _ in store.salvage():
                pass
        if store.complaint and not store.is_read_only:
            say(f"ludogite: {store.complaint}")
        yield store
    finally:
        store.close()


def _refuse(problem: StoreInUse) -> int:
    """The window has them open."""
    say(f"ludogite: {problem.message}")
    return 1
