"""Settings of a player, declared once with their choices and defaults, and kept in one JSON file.

A file that cannot be read never stops the program: it is kept aside, the defaults hold, and `complaint` says so."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from errno import EINVAL
from pathlib import Path
from typing import NamedTuple

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message


class Setting(NamedTuple):
    name: str
    choices: tuple[str, ...] = ()
    """The first is the default, unless another is. Where there are none, it is any text, at first an empty one."""
    usual: str = ""
    """The default, where it is not the first."""

    @property
    def default(self) -> str:
        return self.usual or (self.choices[0] if self.choices else "")

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and (not self.choices or value in self.choices)


LANGUAGE = Setting("language", ("system", "en", "fr"))
THEME = Setting("theme", ("system", "light", "dark"))
CONTRAST = Setting("contrast", ("system", "normal", "high"))
TEXT_SIZE = Setting("text_size", ("100", "125", "150"))
"""In per cent."""
ANIMATIONS = Setting("animations", ("system", "on", "off"))
SOUNDS = Setting("sounds", ("on", "off"))
VOLUME = Setting("volume", ("25", "50", "75", "100"), usual="50")
"""In per cent."""
CLOCK = Setting("clock", ("shown", "hidden"))
FACING = Setting("facing", ("off", "on"))
"""Whether the table turns toward the one who plays, for two people at one tablet."""
FOLDER = Setting("folder")
"""Where somebody has last opened or saved a file."""
WINDOW = Setting("window")
"""Size and place of the window when it was last closed, as Qt writes them."""

LEARNED = Setting("learned")
"""The ids of the games whose lesson somebody has played to its end, separated by spaces."""

OF_THIS_COMPUTER = (FOLDER, WINDOW)
"""What means nothing elsewhere."""
SETTINGS = (LANGUAGE, THEME, CONTRAST, TEXT_SIZE, ANIMATIONS, SOUNDS, VOLUME)
"""Those of the settings page. Others are chosen where they hold; what only one game has is declared in its own
package."""


class CannotSave(Complaint):
    pass


def settings_file() -> Path:
    return paths.config() / "settings.json"


class Settings:
    """The settings in force. Values that are unknown to this version are kept as they are in the file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or settings_file()
        self.complaint: Message | None = None
        self._values: dict[str, object] = self._read()

    def __getitem__(self, setting: Setting) -> str:
        value = self._values.get(setting.name)
        return value if isinstance(value, str) and setting.allows(value) else setting.default

    def __setitem__(self, setting: Setting, value: str) -> None:
        """The new value holds at once; `CannotSave` says that it will be forgotten at the end."""
        if not setting.allows(value):
            raise ValueError(f"{setting.name} cannot be {value!r}")
        self._values[setting.name] = value
        self._write()

    def read_again(self) -> None:
        """The file is another one now."""
        self._values = self._read()

    def kept(self) -> bytes:
        """As a file for another computer."""
        return _text(_without(self._values, OF_THIS_COMPUTER)).encode()

    def with_kept(self, kept: bytes) -> bytes:
        """The file with settings from another computer, and with what is of this one. ValueError if they are none."""
        values = read_values(kept)
        here = {setting.name: self[setting] for setting in OF_THIS_COMPUTER if self[setting]}
        return _text({**_without(values, OF_THIS_COMPUTER), **here}).encode()

    def with_learned(self, kept: bytes) -> bytes | None:
        """The file as it is, and the lessons besides that were played elsewhere; None if there are none. ValueError if
        that are no settings."""
        learned, here = read_values(kept).get(LEARNED.name), self[LEARNED].split()
        learned = learned.split() if isinstance(learned, str) else ()
        new = [game for game in learned if game not in here]
        return _text({**self._values, LEARNED.name: " ".join([*here, *new])}).encode() if new else None

    def _read(self) -> dict[str, object]:
        try:
            if self.file.exists() and not self.file.is_file():
                raise OSError(EINVAL, "it is not an ordinary file")  # reading it may never end
            return read_values(self.file.read_bytes())
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.complaint = Message(
                QT_TRANSLATE_NOOP("settings", "The settings cannot be read ({reason}). The defaults are used."),
                reason=error.strerror or type(error).__name__,
            )
            return {}
        except (ValueError, RecursionError):
            self.complaint = self._set_aside()
            return {}

    def _set_aside(self) -> Message:
        aside = paths.aside(self.file, "damaged")
        try:
            self.file.replace(aside)
        except OSError:
            return Message(QT_TRANSLATE_NOOP("settings", "The settings file is damaged. The defaults are used."))
        return Message(
            QT_TRANSLATE_NOOP(
                "settings",
                "The settings file is damaged. It is kept as {file}, and the defaults are used.",
            ),
            file=aside.name,
        )

    def _write(self) -> None:
        """The window does not wait for the disk: after a power cut a choice may be forgotten, and that is all."""
        text = _text(self._values)
        try:
            paths.make_private_folder(self.file.parent)
            paths.write_whole({self.file: text.encode()})
        except OSError as error:
            raise CannotSave(
                Message(
                    QT_TRANSLATE_NOOP("settings", "The settings cannot be saved ({reason}). They last until you quit."),
                    reason=error.strerror or type(error).__name__,
                )
            ) from error


def read_values(content: bytes) -> dict[str, object]:
    """ValueError or RecursionError if these are no settings."""
    values = json.loads(content.decode())
    if not isinstance(values, dict):
        raise ValueError("not an object")
    _text(values).encode()  # what could not be written again is damaged
    return values


def _text(values: Mapping[str, object]) -> str:
    return json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def _without(values: Mapping[str, object], settings: Iterable[Setting]) -> dict[str, object]:
    names = {setting.name for setting in settings}
    return {name: value for name, value in values.items() if name not in names}
