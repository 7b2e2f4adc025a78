"""Settings of a player, declared once with their choices and defaults, and kept in one JSON file.

A file that cannot be read never stops the program: it is kept aside, the defaults hold, and `complaint` says so."""

from __future__ import annotations

import json
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
FOLDER = Setting("folder")
"""Where somebody has last opened or saved a file."""
WINDOW = Setting("window")
"""Size and place of the window when it was last closed, as Qt writes them."""

LEARNED = Setting("learned")
"""The ids of the games whose lesson somebody has played to its end, separated by spaces."""

SETTINGS = (LANGUAGE, THEME, CONTRAST, TEXT_SIZE, ANIMATIONS, SOUNDS, VOLUME)
"""Those of the settings page. Others are chosen where they hold; what only one game has is declared in its own
package."""


class CannotSave(Complaint):
    pass


class Settings:
    """The settings in force. Values that are unknown to this version are kept as they are in the file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or paths.config() / "settings.json"
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

    def _read(self) -> dict[str, object]:
        try:
            if self.file.exists() and not self.file.is_file():
                raise OSError(EINVAL, "it is not an ordinary file")  # reading it may never end
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            if not isinstance(kept, dict):
                raise ValueError("not an object")
            self._text(kept).encode()  # what could not be written again is damaged
            return kept
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

    def _text(self, values: dict[str, object]) -> str:
        return json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"

    def _write(self) -> None:
        """The window does not wait for the disk: after a power cut a choice may be forgotten, and that is all."""
        text = self._text(self._values)
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
