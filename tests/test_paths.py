"""Where a player's things lie on each system: a version that looks elsewhere has lost them all."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludogite import paths

HOME = Path("/home/léa")
VARIABLES = ("LUDOGITE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@pytest.mark.parametrize(
    ("system", "variables", "folders"),
    [
        ("linux", {}, (".local/share/ludogite", ".config/ludogite", ".local/state/ludogite/log", ".cache/ludogite")),
        pytest.param(
            "linux",
            {"XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "not/absolute"},
            ("/d/ludogite", "/c/ludogite", "/s/ludogite/log", ".cache/ludogite"),
            marks=pytest.mark.linux("its absolute paths"),
        ),
        (
            "win32",
            {"APPDATA": "/roaming", "LOCALAPPDATA": "/local"},
            ("/roaming/ludogite", "/roaming/ludogite", "/local/ludogite/Logs", "/local/ludogite/Cache"),
        ),
        (
            "darwin",
            {},
            (
                "Library/Application Support/ludogite",
                "Library/Application Support/ludogite",
                "Library/Logs/ludogite",
                "Library/Caches/ludogite",
            ),
        ),
    ],
)
def test_the_folders_of_each_system_are_those_of_1_0(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: dict[str, str], folders: tuple[str, ...]
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(Path, "home", lambda: HOME)
    monkeypatch.setattr(sys, "platform", system)
    assert (paths.data(), paths.config(), paths.logs(), paths.cache()) == tuple(HOME / folder for folder in folders)


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOGITE_HOME", "/stick")
    assert (paths.data(), paths.cache()) == (Path("/stick/data"), Path("/stick/cache"))
