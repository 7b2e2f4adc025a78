"""The looks of the window: which palette holds, type and its size, shadows, and the style sheet made of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ludogite.sheets.type import text_font as text_font  # the window takes its type from here, with its colours
from ludogite.sheets.type import title_font as title_font
from ludogite.ui.look import system
from ludogite.ui.look.palettes import DARK as DARK
from ludogite.ui.look.palettes import LIGHT as LIGHT
from ludogite.ui.look.palettes import THEMES as THEMES
from ludogite.ui.look.palettes import Colours as Colours
from ludogite.ui.look.palettes import mixed as mixed
from ludogite.ui.look.palettes import rim as rim
from ludogite.ui.look.tables import TABLES, Ground

PANEL_WIDTH = 332
"""Of the panel at the side of a page, with text of the usual size."""
PANEL_GROWTH = 0.7
"""How much of the growth of the text the panel takes part in."""
SPIN = 30
"""Width of the two buttons of a field for a number."""
FONT = "font_at_100_percent"
"""The property of a widget that holds the font it was given."""

USUAL_SIZE = QSize(1280, 800)
"""Of the window in which everything has the size that is written down here."""
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 1.5
STEPS = 20
"""Of the scale of the type, between one size and its double: the window is not styled anew with each pixel."""

_text_size = 100
"""In per cent, the same for the whole window. What is painted in a fixed place does not follow it."""
_scale = 1.0
"""What a large window adds to it. In a small one type keeps its size."""


def scale_of(size: QSize) -> float:
    """What a window of this size makes of pictures and of the air around them. Type follows it above 1 only."""
    usual = min(size.width() / USUAL_SIZE.width(), size.height() / USUAL_SIZE.height())
    return max(SMALLEST_SCALE, min(usual, LARGEST_SCALE))


def use_scale_of(size: QSize) -> bool:
    """Takes the scale of type from a window of this size; whether that is another one than before."""
    global _scale
    before, _scale = _scale, max(int(scale_of(size) * STEPS + 0.001) / STEPS, 1.0)
    return before != _scale


def scaled(pixels: float) -> int:
    """A measure of text in the size in force. What is painted asks for its font by `text_font(scaled(13))` where it
    has room to grow."""
    return round(pixels * _scale * _text_size / 100)


def enlarged(pixels: float) -> int:
    """A measure of what is no text: a large window has larger ones."""
    return round(pixels * _scale)


def panel_width() -> int:
    return round(PANEL_WIDTH * _scale * (1 + PANEL_GROWTH * (_text_size / 100 - 1)))


def narrower(air: int) -> int:
    """The air beside words that lie side by side: where they are larger, half of it is left."""
    return air if _text_size == 100 else air // 2


def set_font(widget: QWidget, font: QFont) -> None:
    """Gives a widget a font, which follows the size of the text from now on."""
    widget.setProperty(FONT, font)
    widget.setFont(_scaled_font(font))


def _scaled_font(font: QFont) -> QFont:
    larger = QFont(font)
    larger.setPixelSize(scaled(font.pixelSize()))
    return larger


def _resize_fonts() -> None:
    """A widget that gets another font may delete others. Of widgets that Qt has made itself nobody would notice that
    they are gone, so all are asked for their fonts before the first one gets another."""
    fonts = [(widget, widget.property(FONT)) for widget in QApplication.allWidgets()]
    for widget, font in [pair for pair in fonts if isinstance(pair[1], QFont)]:
        if isValid(widget):
            widget.setFont(_scaled_font(font))


def resolve(theme: str, contrast: str) -> Colours:
    """What two settings mean, of which each may be left to the system."""
    is_dark = system.is_dark() if theme == "system" else theme == "dark"
    is_high = system.wants_contrast() if contrast == "system" else contrast == "high"
    return next(colours for colours in THEMES if (colours.is_dark, colours.is_high) == (is_dark, is_high))


def apply(colours: Colours, text_size: int | None = None, window: QWidget | None = None) -> None:
    """Both hold at once for all widgets of the window, if there is one already. The style sheet is not Qt's
    application's, which would read it anew for each widget as many times as it has ancestors."""
    global _text_size
    _text_size = text_size or _text_size
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    palette = QPalette()
    for roles, colour in (
        ((QPalette.ColorRole.Window, QPalette.ColorRole.AlternateBase), colours.background),
        ((QPalette.ColorRole.Base, QPalette.ColorRole.Button, QPalette.ColorRole.ToolTipBase), colours.panel),
        (
            (
                QPalette.ColorRole.WindowText,
                QPalette.ColorRole.Text,
                QPalette.ColorRole.ButtonText,
                QPalette.ColorRole.ToolTipText,
            ),
            colours.ink,
        ),
        ((QPalette.ColorRole.PlaceholderText,), colours.soft_ink),
        ((QPalette.ColorRole.Link, QPalette.ColorRole.LinkVisited), colours.accent),
        ((QPalette.ColorRole.Highlight,), colours.filled),
        ((QPalette.ColorRole.HighlightedText,), colours.on_filled),
        ((QPalette.ColorRole.Mid, QPalette.ColorRole.Midlight), colours.line),
    ):
        for role in roles:
            palette.setColor(role, QColor(colour))
    app.setPalette(palette)
    app.setFont(_scaled_font(text_font(14)))
    if window:
        window.setStyleSheet(style_sheet(colours))
    _resize_fonts()  # after it: a new style sheet gives widgets the fonts back that they had under the first one


def style_sheet(c: Colours) -> str:
    unavailable = mixed(QColor(c.panel), QColor(c.soft_ink), 0.6).name()
    return f"""
    QPushButton {{
        background: {c.panel}; color: {c.ink}; border: 1px solid {c.edge}; border-radius: 10px;
        padding: 8px 16px; font-weight: 500;
    }}
    QPushButton {{ outline: none; }}
    QPushButton:hover {{ border-color: {c.soft_ink}; }}
    QPushButton:focus {{ border: 2px solid {c.accent}; padding: 7px 15px; }}
    QPushButton:checked {{ background: {c.ink}; color: {c.panel}; border-color: {c.ink}; }}
    QPushButton:checked:focus {{ border-color: {c.accent}; }}
    QPushButton:default {{ background: {c.filled}; color: {c.on_filled}; border-color: {c.filled}; }}
    QPushButton:default:focus {{ border-color: {c.ink}; }}
    QPushButton:disabled {{ color: {unavailable}; background: transparent; border-color: {c.line}; }}
    QPushButton:flat {{ background: transparent; border-color: transparent; color: {c.soft_ink}; }}
    QPushButton:flat:hover {{ color: {c.ink}; }}
    QPushButton:flat:disabled, QPushButton:flat[unavailable="true"] {{ color: {unavailable}; }}
    QPushButton:flat:disabled {{ border-color: transparent; }}
    QPushButton:flat:focus {{ border-color: {c.accent}; }}
    QPushButton#on_wall:flat, QLabel#on_wall {{ color: {"#DDD3C4" if c.is_dark else "#5A5044"}; }}
    QPushButton#on_wall:flat:hover {{ color: {c.ink}; }}
    QPushButton:flat:checked {{ background: {c.ink}; color: {c.panel}; }}
    QPushButton#primary {{ background: {c.filled}; color: {c.on_filled}; border-color: {c.filled}; }}
    QPushButton#primary:focus {{ border-color: {c.ink}; }}
    QPushButton#primary:disabled {{ background: {c.line}; color: {c.soft_ink}; border-color: {c.line}; }}
    QPushButton#primary[unavailable="true"] {{ background: {c.line}; color: {c.soft_ink}; border-color: {c.line}; }}
    QPushButton#primary[large="true"] {{ font-size: {scaled(17)}px; padding: 12px 24px; border-radius: 12px; }}
    QFrame#segments {{ background: {c.background}; border: 1px solid {c.edge}; border-radius: 10px; }}
    QPushButton#segment {{
        background: transparent; color: {c.soft_ink}; border: 2px solid transparent; border-radius: 7px;
        padding: 5px {narrower(10)}px;
    }}
    QPushButton#segment:hover {{ color: {c.ink}; }}
    QPushButton#segment:checked {{ background: {c.ink}; color: {c.panel}; border-color: {c.ink}; }}
    QPushButton#segment:focus {{ border-color: {c.accent}; }}
    QFrame#seat QPushButton#segment {{ padding: 5px {narrower(6)}px; }}
    QPushButton#choice {{ background: {c.panel}; border: 1px solid {c.edge}; border-radius: 10px; padding: 0; }}
    QPushButton#choice:hover {{ border-color: {c.soft_ink}; }}
    QPushButton#choice:checked {{ background: {c.background}; border-color: {c.accent}; }}
    QPushButton#choice:focus {{ border: 2px solid {c.accent}; }}
    QFrame#seat {{ background: {c.panel}; border: none; border-radius: 18px; }}
    QFrame#bar {{ background: {c.panel}; border: none; border-radius: 18px; }}
    QFrame#bar QPushButton#segment {{ padding: 5px 13px; }}
    QFrame#list {{ background: {c.panel}; border: 1px solid {c.edge}; border-radius: 16px; }}
    QFrame#pill {{ background: {c.panel}; border: none; border-radius: {scaled(21) + 4}px; }}
    QFrame#pill QPushButton#segment {{ border-radius: {scaled(19)}px; padding: 6px {narrower(14)}px; }}
    QPushButton#rule {{ background: transparent; border: 2px solid transparent; border-radius: 12px; padding: 0; }}
    QPushButton#rule:hover {{ background: {c.background}; }}
    QPushButton#rule:focus {{ border-color: {c.accent}; }}
    QFrame#who {{ background: {c.background}; border: 1px solid {c.edge}; border-radius: 12px; }}
    QFrame#who QComboBox {{
        background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 1px 4px;
    }}
    QFrame#who QLineEdit {{ background: {c.panel}; border: 2px solid {c.edge}; padding: 1px 8px; }}
    QFrame#who QComboBox:focus, QFrame#who QLineEdit:focus {{ border-color: {c.accent}; }}
    QLabel#key {{
        background: {c.background}; color: {c.ink}; border: 1px solid {c.line}; border-radius: 6px; padding: 3px 8px;
        font-weight: 500;
    }}
    QLabel#complaint {{ color: {c.accent}; }}
    QScrollArea#choices, QWidget#choices {{ background: transparent; }}
    QFrame#header {{ background: {c.panel}; border-bottom: 1px solid {c.line}; }}
    QPushButton#clock {{ font-size: {scaled(22)}px; font-weight: 600; color: {c.ink}; padding: 0 6px 0 2px; }}
    QFrame#header QPushButton:flat {{ padding: 8px {narrower(16)}px; }}
    QFrame#header QPushButton:flat:focus {{ padding: 7px {narrower(16) - 1}px; }}
    QFrame#header QPushButton#back {{ padding-left: {scaled(30)}px; text-align: left; }}
    QFrame#header QPushButton#back:focus {{ padding-left: {scaled(30) - 1}px; }}
    QFrame#panel {{
        background: {c.panel}; border-left: 1px solid {c.line};
        min-width: {panel_width() - 1}px; max-width: {panel_width() - 1}px;
    }}
    QFrame#paper {{ background: {c.background}; }}
    QFrame#card {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 12px; }}
    QFrame#card[turn="false"] {{ padding: 1px; }}
    QFrame#card[turn="true"] {{ background: {c.background}; border: 2px solid {c.gold_edge}; }}
    QLabel#status {{ background: transparent; color: {c.ink}; border-radius: 18px; padding: 10px 24px; }}
    QListView#rows {{ background: transparent; outline: none; }}
    QListWidget#moves {{ background: transparent; color: {c.ink}; }}
    QListWidget#moves::item {{ padding: 4px 6px; border-radius: 6px; }}
    QListWidget#moves::item:selected {{ background: {c.background}; color: {c.ink}; }}
    QListWidget#moves::item:disabled {{ color: {c.soft_ink}; }}
    QLineEdit, QComboBox {{
        background: {c.background}; color: {c.ink}; border: 1px solid {c.edge}; border-radius: 10px; padding: 7px 12px;
    }}
    QSpinBox {{
        background: {c.background}; color: {c.ink}; border: 1px solid {c.edge}; border-radius: 10px;
        padding: 6px {SPIN}px 6px 12px;
    }}
    QSpinBox:focus {{ border: 2px solid {c.accent}; padding: 5px {SPIN - 1}px 5px 11px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ background: transparent; border: none; width: {SPIN}px; }}
    QLineEdit {{ placeholder-text-color: {c.soft_ink}; }}
    QLineEdit:focus, QComboBox:focus {{ border: 2px solid {c.accent}; padding: 6px 11px; }}
    QProgressBar {{ background: {c.line}; border: none; border-radius: 4px; max-height: 8px; }}
    QProgressBar::chunk {{ background: {c.filled}; border-radius: 4px; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
    QScrollBar::handle:vertical {{ background: {c.edge}; border-radius: 4px; min-height: 32px; }}
    QScrollBar::handle:vertical:hover {{ background: {c.soft_ink}; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
    QScrollBar::handle:horizontal {{ background: {c.edge}; border-radius: 4px; min-width: 32px; }}
    QScrollBar::handle:horizontal:hover {{ background: {c.soft_ink}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QAbstractScrollArea::corner {{ background: transparent; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QPlainTextEdit {{ background: {c.panel}; color: {c.ink}; border: 1px solid {c.edge}; border-radius: 8px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox::drop-down {{ border: none; width: 28px; }}
    QComboBox QAbstractItemView {{
        background: {c.panel}; color: {c.ink}; border: 1px solid {c.edge}; outline: none; padding: 4px;
        selection-background-color: {c.ink}; selection-color: {c.panel};
    }}
    QComboBox QAbstractItemView::item {{ min-height: {scaled(34)}px; padding: 0 6px; }}
    QListWidget#contents {{ background: transparent; color: {c.soft_ink}; outline: none; }}
    QListWidget#contents::item {{ padding: 7px 10px; border: 2px solid transparent; border-radius: 8px; }}
    QListWidget#contents::item:hover {{ color: {c.ink}; }}
    QListWidget#contents::item:selected {{ background: {c.panel}; color: {c.ink}; }}
    QListWidget#contents:focus::item:selected {{ border-color: {c.accent}; }}
    QTextBrowser#rules {{ background: transparent; color: {c.ink}; }}
    QLabel#soft {{ color: {c.soft_ink}; }}
    QFrame#line {{ background: {c.line}; border: none; }}
    QFrame#notice {{
        background: {c.panel}; border-left: 4px solid {c.accent};
        border-top-right-radius: 8px; border-bottom-right-radius: 8px;
    }}
    QPushButton[small="true"] {{ font-size: {scaled(13)}px; padding: 4px 8px; }}
    QPushButton[small="true"]:focus {{ padding: 3px 7px; }}
    QLabel#bubble {{ background: {c.ink}; color: {c.panel}; border-radius: 8px; padding: 6px 10px; }}
    QGraphicsView#chart {{ background: {c.panel}; border: 2px solid transparent; border-radius: 8px; }}
    QGraphicsView#chart:focus {{ border-color: {c.accent}; }}
    QScrollArea#statistics, QWidget#statistics {{ background: {c.background}; }}
    QFrame#people {{ background: {c.panel}; border-right: 1px solid {c.line}; }}
    QTableView#numbers {{
        background: transparent; color: {c.ink}; selection-background-color: {c.background};
        selection-color: {c.ink}; outline: none;
    }}
    QTableView#numbers:focus {{ border: 2px solid {c.accent}; border-radius: 8px; }}
    QTableView#numbers QHeaderView, QTableView#numbers QHeaderView::section {{
        background: transparent; color: {c.soft_ink}; border: none; border-bottom: 1px solid {c.line}; padding: 2px 4px;
    }}
    QTableView#numbers::item {{ padding: 2px 4px; }}
    QToolTip {{ background: {c.panel}; color: {c.ink}; border: 1px solid {c.edge}; padding: 6px; }}
    """ + "".join([*(_words_on(table.name, table.ground(c)) for table in TABLES), _in_high_contrast(c)])


def _in_high_contrast(c: Colours) -> str:
    """Strong borders around everything, also where a ground of its own is enough otherwise. Of a border, Qt takes whole
    pixels only."""
    if not c.is_high:
        return ""
    on_tables = (
        f'*[ground="{table.name}"] > QFrame#segments {{ border-color: {table.ground(c).ink}; }}' for table in TABLES
    )
    return f"""
    {" ".join(on_tables)}
    QPushButton#on_wall:flat, QLabel#on_wall {{ color: {c.ink}; }}
    QPushButton, QPushButton#choice {{ border-width: 2px; }}
    QPushButton {{ padding: 7px 15px; }}
    QPushButton:focus, QPushButton#choice:focus {{ border-width: 3px; }}
    QPushButton:focus {{ padding: 6px 14px; }}
    QPushButton:hover, QPushButton#choice:hover, QPushButton#rule:hover {{ border-color: {c.ink}; }}
    QPushButton:disabled, QPushButton:disabled:hover {{ border-style: dashed; border-color: {c.soft_ink}; }}
    QPushButton:disabled, QPushButton#primary:disabled, QProgressBar {{ background: {c.panel}; }}
    QPushButton:disabled {{ color: {c.soft_ink}; }}
    QPushButton#primary[unavailable="true"] {{ background: {c.panel}; border: 2px dashed {c.soft_ink}; }}
    QPushButton:flat:disabled, QPushButton:flat[unavailable="true"] {{
        color: {c.soft_ink}; text-decoration: line-through;
    }}
    QPushButton#segment:focus, QPushButton:flat:focus {{ border-color: {c.accent}; }}
    QPushButton:checked:focus, QPushButton#segment:checked:focus, QPushButton:default:focus, QPushButton#primary:focus,
    QPushButton#primary[large="true"]:focus, *[ground] > QPushButton#primary:focus {{
        border: 6px double {c.panel}; padding: 3px 7px;
    }}
    QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QProgressBar, QToolTip, QLabel#key, QFrame#segments, QFrame#who,
    QFrame#seat, QFrame#bar, QFrame#list, QFrame#pill, QFrame#notice, QFrame#card {{ border: 2px solid {c.edge}; }}
    QFrame#bar QFrame#bar {{ border: none; }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 3px solid {c.accent}; }}
    QFrame#card[turn="true"] {{ border: 4px solid {c.gold_edge}; }}
    QFrame#card[turn="false"] {{ padding: 2px; }}
    QFrame#header {{ border-bottom: 2px solid {c.edge}; }}
    QFrame#panel {{ border-left: 2px solid {c.edge}; }}
    QFrame#people {{ border-right: 2px solid {c.edge}; }}
    QListWidget#moves::item:selected, QTableView#numbers::item:selected {{ border: 2px solid {c.ink}; }}
    """


def _words_on(table: str, ground: Ground) -> str:
    """Brick alone is not seen on felt: a filled button has a pale ring there."""
    return f"""
    *[ground="{table}"] QLabel#on_table, QLabel#on_table[ground="{table}"] {{ color: {ground.ink}; }}
    *[ground="{table}"] QLabel#soft_on_table {{ color: {ground.soft_ink}; }}
    *[ground="{table}"] QPushButton#link {{
        background: transparent; border-color: transparent; color: {ground.link}; text-decoration: underline;
        padding: 4px 8px;
    }}
    *[ground="{table}"] QPushButton#link:checked {{ background: {ground.ink}; color: {ground.tones[2]}; }}
    *[ground="{table}"] QPushButton#link:focus {{ border: 2px solid {ground.link}; padding: 3px 7px; }}
    *[ground="{table}"] > QPushButton#primary {{ border: 2px solid #FFF6E4; }}
    *[ground="{table}"] > QPushButton#primary:focus {{ border-color: {ground.link}; }}
    """


def paint_shadow(painter: QPainter, area: QRectF, radius: float, reach: float, strength: int = 90) -> None:
    """Soft and warm, of a thing that is `reach` high; it falls to the lower right."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(min(round(reach), 14), 3)
    painter.setBrush(QColor(43, 22, 5, max(round(1.6 * strength / steps), 2)))
    for n in range(steps):
        grown = reach * (n / steps - 0.45)
        place = area.translated(0.3 * reach, 0.55 * reach).adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(place, max(radius + grown, 1), max(radius + grown, 1))
