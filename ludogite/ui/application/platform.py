"""Differences between systems: the screen that Qt opens the window on, the OpenGL that goes with it, the title bar, how
memory is given back, and how the program is asked to end."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt
from PySide6.QtGui import QGuiApplication

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message

NO_SCREEN = Message(QT_TRANSLATE_NOOP("app", "There is no screen for the window. ‘ludogite --help’ works without one."))

MMAP_THRESHOLD = -3
"""The number by which `mallopt` knows from how many bytes on a piece of memory is one of its own."""
LARGE = 256 * 1024


class NoScreen(Complaint):
    """Qt would abort the process."""


def platform_arguments() -> list[str]:
    """What Qt is started with: the platforms whose screen answers. Qt would try the others too, and print a warning for
    each."""
    if sys.platform != "linux":
        return []
    names = [name for name in os.environ.get("QT_QPA_PLATFORM", "").split(";") if name] or _default_platforms()
    answering = [name for name in names if _screen_answers(name)]
    if not answering:
        raise NoScreen(NO_SCREEN)
    return ["-platform", ";".join(answering)]


def choose_opengl() -> None:
    """Tells PyOpenGL whether Qt uses GLX or EGL. By itself it would ask the session, but in a Wayland session Qt may
    be on X11. To be called when Qt has started, before anything of OpenGL is imported."""
    if sys.platform != "linux" or os.environ.get("PYOPENGL_PLATFORM"):
        return
    is_on_x = QGuiApplication.platformName() in ("xcb", "offscreen")
    is_glx = is_on_x and os.environ.get("QT_XCB_GL_INTEGRATION") != "xcb_egl"
    os.environ["PYOPENGL_PLATFORM"] = "glx" if is_glx else "egl"


def choose_title_bar(theme: str) -> None:
    """Has the title bar dark or light as the window is, where the system leaves that to the program."""
    if sys.platform != "linux":
        scheme = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(theme, Qt.ColorScheme.Unknown)
        QGuiApplication.styleHints().setColorScheme(scheme)


def give_back_memory() -> None:
    """Gives the memory of each large picture back to the system as soon as the picture is gone. Otherwise the C
    library keeps more and more of it in pieces that fit nothing else, and the program grows for hours."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)


def quit_on_signals(parent: QObject) -> None:
    """Ends the program in good order when the system asks it to, as at a logout. Python notices a signal only when
    it runs, so the signal wakes it through a pipe. Windows has no such signals."""
    if sys.platform == "win32":
        return
    import signal

    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, parent)
    notifier.activated.connect(lambda: (os.read(reading, 100), QCoreApplication.quit()))


def _default_platforms() -> list[str]:
    """The order in which Qt tries them."""
    is_wayland = "WAYLAND_DISPLAY" in os.environ or os.environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if is_wayland else ["xcb"]


def _screen_answers(platform: str) -> bool:
    """Whether there is a screen: servers of this machine are asked, others are trusted."""
    if platform.startswith("wayland"):
        folder, name = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY", "wayland-0")
        return _is_listening(str(Path(folder) / name))  # the name may also be a whole path
    if platform.split(":")[0] != "xcb":
        return True
    display = os.environ.get("DISPLAY", "")
    if not display.startswith(":"):
        return bool(display)
    address = f"/tmp/.X11-unix/X{display[1:].split('.')[0]}"
    return _is_listening(address) or _is_listening("\0" + address)


def _is_listening(address: str) -> bool:
    """The system has a list of all that listen on its own machine, which is quicker than to load what connects. In a
    container it may lack some."""
    with suppress(OSError):
        if address.replace("\0", "@") in Path("/proc/net/unix").read_text(encoding="utf-8", errors="replace").split():
            return True
    import socket

    with socket.socket(socket.AF_UNIX) as line, suppress(OSError):
        line.connect(address)
        return True
    return False
