"""The suite fails as soon as anything opens a connection to the network."""

from __future__ import annotations

import socket
import sys

import pytest

from tests.conftest import refuse_network


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_a_socket_of_the_internet_is_refused_and_remembered(family: socket.AddressFamily) -> None:
    with pytest.raises(RuntimeError, match="opens no connections"):
        socket.socket(family)
    refused = sys.modules[refuse_network.__module__].OPENED
    assert "test_network" in refused.pop()
