"""Counts how often something is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest


class Calls:
    """How often methods were called, by what a call means."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[str] = Counter()
        self._monkeypatch = monkeypatch

    def count(self, owner: type, name: str, what: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def counted(*arguments: Any, **named: Any) -> Any:
            self.counts[what] += 1
            return real(*arguments, **named)

        self._monkeypatch.setattr(owner, name, counted)
