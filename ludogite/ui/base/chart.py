"""A chart as a value: what it shows, in which form. The picture, the table, the file and the words for screen readers
are all made of it, so that they say the same."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import TypeAlias

from PySide6.QtCore import QLocale

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.solo_game import figure
from ludogite.ui.look.language import day_name, in_minutes, tr

Label: TypeAlias = Message | str | date
Number: TypeAlias = int | float

VALUE = QT_TRANSLATE_NOOP("chart", "{series}: {value}")
COLUMN = QT_TRANSLATE_NOOP("chart", "{column}: {values}")
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
MOST_SPOKEN = 40
"""A screen reader is told the numbers of so many columns; of more it is told the last ones, and the table has all."""
LAST = QT_TRANSLATE_NOOP("chart", "The last {n}: {columns}")


class Form(Enum):
    ROWS = auto()
    """Bars that lie, for names; those of one name are put one behind the other."""
    COLUMNS = auto()
    """Bars that stand; those of one column are put on top of each other."""
    BESIDE = auto()
    """Bars that stand side by side."""
    LINE = auto()
    """Points, one after the other."""


class Look(Enum):
    PLAIN = auto()
    GOOD = auto()
    EVEN = auto()
    BAD = auto()
    """Not by its colour alone: it is hatched."""
    TREND = auto()
    """A line through what the points say together."""


@dataclass(frozen=True)
class Series:
    name: Message
    values: tuple[Number, ...]
    look: Look = Look.PLAIN
    names: tuple[str, ...] = ()
    """Whose the values are, where that is another one in each column; they stand in the bars."""


@dataclass(frozen=True)
class Chart:
    title: Message
    across: Message
    """What the columns are."""
    columns: tuple[Label, ...]
    series: tuple[Series, ...]
    form: Form
    is_time: bool = False
    """Whether the values are seconds."""

    @property
    def is_empty(self) -> bool:
        return not any(value for series in self.series for value in series.values) and self.form != Form.LINE

    def shown_value(self, value: Number) -> str:
        if self.is_time:
            return in_minutes(value)
        if isinstance(value, int) or value == int(value):
            return figure(int(value))
        return QLocale().toString(value, "f", 1)

    def sentence(self, column: int) -> str:
        """All that the chart says of a column."""
        values = [
            tr(Message(VALUE, series=series.name, value=self.shown_value(series.values[column])))
            for series in self.series
        ]
        return tr(Message(COLUMN, column=shown(self.columns[column]), values=", ".join(values)))

    def description(self) -> str:
        """All numbers in words."""
        count = len(self.columns)
        sentences = "; ".join(self.sentence(column) for column in range(max(0, count - MOST_SPOKEN), count))
        return sentences if count <= MOST_SPOKEN else tr(Message(LAST, n=MOST_SPOKEN, columns=sentences))

    def header(self) -> list[str]:
        return [tr(self.across), *(tr(series.name) for series in self.series)]

    def row(self, column: int) -> list[str]:
        """A line of the table."""
        values = (self.shown_value(series.values[column]) for series in self.series)
        return [shown(self.columns[column]), *values]

    def csv(self) -> str:
        """The table as programs read it: dates as ISO has them, times in seconds."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(map(_harmless, self.header()))
        for n, column in enumerate(self.columns):
            first = column.isoformat() if isinstance(column, date) else _harmless(shown(column))
            writer.writerow([first, *(_plain(series.values[n]) for series in self.series)])
        return text.getvalue()


def shown(label: Label) -> str:
    if isinstance(label, Message):
        return tr(label)
    return day_name(label, "d MMM yyyy") if isinstance(label, date) else label


def _harmless(text: str) -> str:
    """A text that a spreadsheet does not take for a formula: a name may begin like one. Numbers stay numbers."""
    if not text.startswith(FORMULA_SIGNS) or re.fullmatch(r"[+-]?[0-9]+([.,][0-9]+)?", text):
        return text
    return f"'{text}"


def _plain(value: Number) -> Number:
    return value if isinstance(value, int) else round(value, 2)
