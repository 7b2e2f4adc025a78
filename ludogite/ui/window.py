"""The one window. It is still an empty house: it says so, and lets language and theme be chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from ludogite.message import Message
from ludogite.settings import LANGUAGE, THEME, Settings
from ludogite.ui.about import About
from ludogite.ui.language import tr
from ludogite.ui.segments import Segments
from ludogite.ui.shelf import EmptyShelf
from ludogite.ui.theme import Colours, text_font, title_font


class Window(QMainWindow):
    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    first_painted = Signal()

    def __init__(self, settings: Settings, colours: Colours) -> None:
        super().__init__()
        self._was_painted = False
        self.setWindowTitle("Ludogîte")
        self.setMinimumSize(1024, 700)
        self.resize(1280, 800)
        self._subtitle = QLabel(objectName="soft", font=text_font(17))
        self._headline = QLabel(font=title_font(28), alignment=Qt.AlignmentFlag.AlignCenter)
        self._explanation = QLabel(
            objectName="soft", font=text_font(15), alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True
        )
        self._shelf = EmptyShelf(colours)
        self.notice = Notice()
        self.language = Segments(LANGUAGE.choices, settings[LANGUAGE])
        self.theme = Segments(THEME.choices, settings[THEME])
        self._language_label = QLabel(objectName="soft")
        self._theme_label = QLabel(objectName="soft")
        self.about_button = QPushButton(autoDefault=False)
        self.setCentralWidget(self._page())
        self.language.chosen.connect(self.language_chosen)
        self.theme.chosen.connect(self.theme_chosen)
        self.about_button.clicked.connect(lambda: About(self).exec())
        QShortcut(QKeySequence.StandardKey.Quit, self, self.close)
        self._say()

    def show_notice(self, message: Message) -> None:
        """Something the player should know, said in place. It stays until it is closed."""
        self.notice.add(message)

    def set_colours(self, colours: Colours) -> None:
        self._shelf.set_colours(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(64, 44, 64, 40)
        layout.setSpacing(0)
        layout.addWidget(QLabel("Ludogîte", font=title_font(52)))
        layout.addWidget(self._subtitle)
        layout.addSpacing(24)
        layout.addWidget(self.notice)
        layout.addWidget(self._shelf, stretch=1)
        layout.addSpacing(20)
        layout.addWidget(self._headline)
        layout.addSpacing(8)
        layout.addWidget(self._explanation)
        layout.addSpacing(40)
        layout.addLayout(self._footer())
        return page

    def _footer(self) -> QHBoxLayout:
        footer = QHBoxLayout()
        footer.setSpacing(12)
        for label, segments in ((self._language_label, self.language), (self._theme_label, self.theme)):
            footer.addWidget(label)
            footer.addWidget(segments)
            footer.addSpacing(28)
        footer.addStretch(1)
        footer.addWidget(self.about_button)
        return footer

    def _say(self) -> None:
        self._subtitle.setText(self.tr("Five tabletop games, for two, for the family or alone"))
        self._headline.setText(self.tr("The shelf is still empty"))
        self._explanation.setText(
            self.tr(
                "No game can be played in this window yet. "
                "The rules of four of the five are ready, on the command line:"
            )
            + "\nludogite --help"
        )
        self._language_label.setText(self.tr("Language"))
        self._theme_label.setText(self.tr("Theme"))
        system = self.tr("As the system")
        self.language.set_labels(self.tr("Language"), {"system": system, "en": "English", "fr": "Français"})
        self.theme.set_labels(self.tr("Theme"), {"system": system, "light": self.tr("Light"), "dark": self.tr("Dark")})
        self.about_button.setText(self.tr("About"))
        self.notice.say()


class Notice(QFrame):
    """A strip for what the player should know; hidden while there is nothing."""

    def __init__(self) -> None:
        super().__init__(objectName="notice")
        self._messages: list[Message] = []
        self.text = QLabel(font=text_font(14, QFont.Weight.Medium), wordWrap=True)
        self.close_button = QPushButton(autoDefault=False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 12, 12, 12)
        layout.addWidget(self.text, stretch=1)
        layout.addWidget(self.close_button)
        self.close_button.clicked.connect(self._clear)
        self.hide()

    def add(self, message: Message) -> None:
        """What is said already is not said again."""
        if message not in self._messages:
            self._messages.append(message)
        self.say()
        self.show()

    def say(self) -> None:
        self.text.setText("\n".join(tr(message) for message in self._messages))
        self.close_button.setText(self.tr("Close"))

    def _clear(self) -> None:
        self._messages.clear()
        self.hide()
