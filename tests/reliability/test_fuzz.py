"""Every reader with a few hundred inputs each; `./dev soak fuzz` takes twenty thousand."""

from __future__ import annotations

import pytest

from tests.reliability.fuzz import READERS, Reader, attack

CASES = {"arguments": 100}
"""Where each case takes many milliseconds."""


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_whatever_is_read_it_is_read_or_refused_with_a_sentence(reader: Reader) -> None:
    attack(reader, cases=CASES.get(reader.name, 250), start=1)
