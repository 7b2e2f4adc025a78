"""One window for one folder of matches: a Ludogîte that is started while another one runs gives it its files and ends.

They speak over a socket of this machine that only its user can open; nothing goes over a network. Whether another one
runs is decided by who has the matches open, never by the socket."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite import paths

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

TIMEOUT_MS = 2000
"""Milliseconds in which a window that is well has answered."""
LONGEST_REQUEST = 1_000_000
"""Bytes."""
LONGEST_TOKEN = 1000
LONGEST_ADDRESS = 90
"""Bytes. Systems take 104 or 108, and Qt first makes the socket under a longer name."""
TAKEN = b"taken\n"
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""Where a desktop has put the leave to come to the front."""


class Answer(Enum):
    NOBODY = auto()
    """No other window listens."""
    TAKEN = auto()
    """It has the files, and comes to the front."""
    SILENT = auto()
    """There is one, but it does not answer."""


class Request(NamedTuple):
    files: Sequence[str] = ()
    """To be opened; without any the window only comes to the front."""
    token: str = ""
    """The leave of the desktop to come to the front, if there is one."""

    def to_line(self) -> bytes:
        return json.dumps({"files": list(self.files), "token": self.token}).encode() + b"\n"


def read_request(line: bytes) -> Request | None:
    """None if it is no request: whoever sent it is no Ludogîte."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, dict):
        return None
    files, token = said.get("files"), said.get("token")
    if not isinstance(files, list) or not all(map(_is_path, files)) or not isinstance(token, str):
        return None
    is_usable = len(token) <= LONGEST_TOKEN and token.isascii() and token.isprintable()
    return Request(files, token if is_usable else "")


def _is_path(file: object) -> bool:
    return isinstance(file, str) and "\0" not in file and Path(file).is_absolute()


def addresses() -> list[str]:
    """Where the window listens, the first that works: beside the matches; or, where the name is too long or the disk
    has no sockets, among the temporary files."""
    data = paths.data()
    # Wine resolves no path that is long; where letters are large or small makes no difference on Windows.
    folder = Path(os.path.normcase(data.absolute()) if sys.platform == "win32" else os.path.realpath(data))
    key = f"{crc32(os.fsencode(folder)):08x}"
    if sys.platform == "win32":
        return [f"ludogite-{key}"]
    temporary = os.environ.get("TMPDIR") or "/tmp"
    places = (folder / "window.socket", Path(temporary) / f"ludogite-{os.getuid()}-{key}")
    return [str(place) for place in places if len(os.fsencode(place)) <= LONGEST_ADDRESS]


def hand_over(files: Sequence[str]) -> Answer:
    """Gives the files to the window that runs, if there is one. Where there is none this costs next to nothing."""
    token = next((os.environ[name] for name in TOKENS if os.environ.get(name)), "")
    line = Request(files, token).to_line()
    if len(line) > LONGEST_REQUEST:
        return Answer.NOBODY
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # or the window of the other one would only flash
    for address in addresses():
        if _may_be_ours(address) and (answer := _ask(address, line)) is not Answer.NOBODY:
            return answer
    return Answer.NOBODY


def _may_be_ours(address: str) -> bool:
    """Whether a socket of ours may be there; not one that somebody else has made under this name."""
    if sys.platform == "win32":
        return True
    try:
        return os.lstat(address).st_uid == os.getuid()
    except OSError:
        return False


def _ask(address: str, line: bytes) -> Answer:
    from PySide6.QtNetwork import QLocalSocket

    errors = QLocalSocket.LocalSocketError
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(TIMEOUT_MS):
        is_gone = socket.error() in (errors.ServerNotFoundError, errors.ConnectionRefusedError)
        return Answer.NOBODY if is_gone else Answer.SILENT
    socket.write(line)
    while socket.bytesToWrite() and socket.waitForBytesWritten(TIMEOUT_MS):
        pass
    while not socket.canReadLine() and socket.waitForReadyRead(TIMEOUT_MS):
        pass
    if socket.canReadLine():
        return Answer.TAKEN if bytes(socket.readLine().data()) == TAKEN else Answer.NOBODY
    is_gone = socket.error() == errors.PeerClosedError  # it was just ending
    return Answer.NOBODY if is_gone else Answer.SILENT


class Listener(QObject):
    """Hears what others ask who were started later."""

    asked = Signal(object)
    """A Request."""

    def __init__(self, parent: QObject) -> None:
        """To be made only by whoever has the matches open: a socket that is found was left by one that was killed."""
        from PySide6.QtNetwork import QLocalServer

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        for address in addresses():
            QLocalServer.removeServer(address)
            if self._server.listen(address):
                break

    @property
    def address(self) -> str:
        """Empty if there was no place to listen at."""
        return self._server.fullServerName()

    def close(self) -> None:
        self._server.close()

    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setReadBufferSize(LONGEST_REQUEST + 1)
            socket.readyRead.connect(partial(self._read, socket))
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(TIMEOUT_MS, socket, socket.abort)

    def _read(self, socket: QLocalSocket) -> None:
        """What is too long or cannot be understood gets no answer."""
        if not socket.canReadLine() and socket.bytesAvailable() <= LONGEST_REQUEST:
            return
        request = read_request(bytes(socket.readLine(LONGEST_REQUEST + 1).data()))
        if request is None:
            socket.abort()
            return
        socket.write(TAKEN)
        socket.flush()
        socket.disconnectFromServer()
        self.asked.emit(request)
