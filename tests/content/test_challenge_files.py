"""Files of challenges, as far as they are opened at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludogite.content.challenges import read_file
from ludogite.rules.cube.target import InvalidChallenge


@pytest.mark.linux("a pipe with a name")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(InvalidChallenge) as refused:
        read_file(str(tmp_path / "pipe.json"))
    assert str(refused.value.message) == "This isn’t a readable file."
