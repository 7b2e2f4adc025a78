"""What somebody does in the dialog that asks for a file: Qt's own, on every system."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFileDialog, QLineEdit

from ludogite.ui.application.app import Application


def open_dialog() -> QFileDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    return dialog


def offered_name() -> str:
    return name_field().text()


def name_field() -> QLineEdit:
    field = open_dialog().findChild(QLineEdit, "fileNameEdit")
    assert field
    return field


def choose(app: Application, *names: object) -> None:
    """Types names into the dialog and accepts them; without any, cancels it."""
    dialog = open_dialog()
    if names:
        for view in dialog.findChildren(QAbstractItemView):
            view.clearSelection()  # Qt selects what it offers once it has read the folder, which may be right now
        name_field().setText(" ".join(f'"{name}"' for name in names) if len(names) > 1 else str(names[0]))
        dialog.accept()
    else:
        dialog.reject()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)
    app.window.activateWindow()
