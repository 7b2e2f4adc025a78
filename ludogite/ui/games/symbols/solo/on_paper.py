"""What people who play on paper have rolled, and typed of a sheet: it stays as long as the window does."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludogite.rules.symbols import FREE

EMPTY = FREE * 25


@dataclass
class OnPaper:
    rolls: list[tuple[str, str]] = field(default_factory=list)
    sheet: str = EMPTY
    scoring: str = "basic"
