"""How a new system comes to the settings of this machine; that it works is what `./dev fresh` tries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.test_shipped import packaging_module


@pytest.mark.linux("the paths of ./dev fresh")
def test_files_and_folders_that_pip_uses_are_found_in_its_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("wheels", "index/simple"):
        (tmp_path / name).mkdir(parents=True)
    certificate = tmp_path / "certificate.pem"
    certificate.touch()
    settings = {
        "global": {"extra-index-url": f"https://example.org/simple file://{tmp_path}/index/simple/", "timeout": "180"},
        "install": {"find-links": f"{tmp_path}/wheels\n{tmp_path}/gone", "cert": str(certificate)},
    }
    local_paths = packaging_module("fresh", monkeypatch).local_paths
    assert local_paths(settings) == [str(certificate), f"{tmp_path}/index", f"{tmp_path}/wheels"]
