"""Every reader with a hundred inputs; `./dev soak fuzz` takes twenty thousand."""

from __future__ import annotations

import pytest

from tests.reliability.fuzz import READERS, Reader, attack


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_whatever_is_read_it_is_read_or_refused_with_a_sentence(reader: Reader) -> None:
    attack(reader, cases=100, start=1)
