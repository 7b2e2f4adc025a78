"""Asks for files: which to open, where to save. Every dialog of the program for that is made here. It is the system's
where that has one, and opens in Documents, later in the folder that was used last. No file is replaced unasked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, cast

from PySide6.QtCore import QChildEvent, QEvent, QObject, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.settings import FOLDER, CannotSave, Settings
from ludogite.ui.look.language import tr

LOOK_IN = Message(QT_TRANSLATE_NOOP("file_dialog", "Look in:"))
FILE_TYPE = Message(QT_TRANSLATE_NOOP("file_dialog", "Files of type:"))
"""Words of Qt's own dialog that its French does not have."""
_settings: list[Settings] = []
"""Those in which the folder that was used last is kept."""


class FileKind(NamedTuple):
    """A kind of files."""

    name: Message
    suffixes: tuple[str, ...]
    """How their names end, with the dot. The first is added to a name that ends in none of them."""

    @property
    def filter(self) -> str:
        return f"{tr(self.name)} ({' '.join(f'*{suffix}' for suffix in self.suffixes)})"


PICTURES = FileKind(Message(QT_TRANSLATE_NOOP("file_dialog", "PNG pictures")), (".png",))


def remember_in(settings: Settings) -> None:
    _settings[:] = [settings]


def ask_to_open(
    parent: QWidget, title: str, kind: FileKind, use: Callable[[Sequence[str]], object], *, several: bool = False
) -> None:
    """`use` gets the files that somebody chooses."""
    dialog = _dialog(parent, title, [kind])
    dialog.setFileMode(dialog.FileMode.ExistingFiles if several else dialog.FileMode.ExistingFile)
    dialog.filesSelected.connect(lambda names: _remember(Path(names[0]).parent))
    dialog.filesSelected.connect(use)
    dialog.open()


def ask_folder(parent: QWidget, title: str, use: Callable[[Path], object]) -> None:
    """`use` gets the folder that somebody chooses."""
    dialog = _dialog(parent, title)
    dialog.setFileMode(dialog.FileMode.Directory)
    dialog.setOption(dialog.Option.ShowDirsOnly)
    dialog.fileSelected.connect(lambda name: _remember(Path(name)))
    dialog.fileSelected.connect(lambda name: use(Path(name)))
    dialog.open()


def ask_to_save(
    parent: QWidget, title: str, name: str, kinds: Sequence[FileKind], use: Callable[[Path], object], chosen: int = 0
) -> None:
    """`use` gets the file that somebody chooses. `name` is offered, with the ending of the kind that is chosen at
    first."""
    dialog = _dialog(parent, title, kinds)
    dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
    dialog.selectNameFilter(kinds[chosen].filter)
    endings = {kind.filter: kind.suffixes[0] for kind in kinds}
    if _is_of_qt(dialog):  # another would ask about a name without the ending, and Qt add it then
        dialog.setDefaultSuffix(endings[kinds[chosen].filter].removeprefix("."))
        dialog.filterSelected.connect(lambda filter: dialog.setDefaultSuffix(endings[filter].removeprefix(".")))

    def take(name: str) -> None:
        file = Path(name)
        _remember(file.parent)
        if not file.name.lower().endswith(tuple(suffix for kind in kinds for suffix in kind.suffixes)):
            file = file.with_name(file.name + endings.get(dialog.selectedNameFilter(), kinds[chosen].suffixes[0]))
            if file.exists():  # nobody was asked about this name: now the dialog does
                again = file.name.removesuffix(file.suffix)
                QTimer.singleShot(0, parent, lambda: ask_to_save(parent, title, again, kinds, use, chosen))
                return
        use(file)

    dialog.fileSelected.connect(take)
    dialog.selectFile(paths.file_name(name, kinds[chosen].suffixes[0]))
    dialog.open()


def _dialog(parent: QWidget, title: str, kinds: Sequence[FileKind] = ()) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(_folder()))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters([kind.filter for kind in kinds])
    if _is_of_qt(dialog):
        dialog.setLabelText(dialog.DialogLabel.LookIn, tr(LOOK_IN))
        dialog.setLabelText(dialog.DialogLabel.FileType, tr(FILE_TYPE))
        dialog.installEventFilter(_PlainQuestions(dialog))
    return dialog


def _is_of_qt(dialog: QFileDialog) -> bool:
    """Whether it is Qt's own: that of the system has no widgets."""
    return dialog.findChild(QWidget) is not None


class _PlainQuestions(QObject):
    """What Qt's dialog asks holds names of files, which may look like HTML."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ChildPolished:
            question = cast("QChildEvent", event).child()  # without a name PySide would lose it, and crash
            for label in question.findChildren(QLabel):
                label.setTextFormat(Qt.TextFormat.PlainText)
        return False


def _folder() -> Path:
    last = _settings[0][FOLDER] if _settings else ""
    with suppress(OSError, ValueError):
        if last and Path(last).is_dir():
            return Path(last)
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()


def _remember(folder: Path) -> None:
    name = str(folder).encode(errors="replace").decode()  # what is no text could not be written
    if _settings and _settings[0][FOLDER] != name:
        with suppress(CannotSave):  # then it is remembered until the end
            _settings[0][FOLDER] = name
