"""Runs on Windows, and tells as JSON what Windows knows of the window of a program: whether it is in front, and how it
follows the scale of its screen (2: that of each screen, 0: Windows enlarges its picture). It does not ask about the
process: wine says 0 of every process but the one that asks."""

from __future__ import annotations

import ctypes
import json
import sys
from pathlib import PureWindowsPath


def tell(program: str) -> None:
    if sys.platform == "win32":
        from ctypes import wintypes

        user, kernel = ctypes.WinDLL("user32"), ctypes.WinDLL("kernel32")
        user.GetForegroundWindow.restype = wintypes.HWND
        user.GetWindowDpiAwarenessContext.restype = ctypes.c_void_p
        user.GetAwarenessFromDpiAwarenessContext.argtypes = [ctypes.c_void_p]
        kernel.OpenProcess.restype = wintypes.HANDLE
        windows: list[int] = []

        def is_of_program(window: int) -> bool:
            number, length = wintypes.DWORD(), wintypes.DWORD(32768)
            user.GetWindowThreadProcessId(wintypes.HWND(window), ctypes.byref(number))
            process = wintypes.HANDLE(kernel.OpenProcess(0x1000, False, number.value))
            name = ctypes.create_unicode_buffer(length.value)
            kernel.QueryFullProcessImageNameW(process, 0, name, ctypes.byref(length))
            kernel.CloseHandle(process)
            return PureWindowsPath(name.value).name == program

        @ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
        def look(window: int, _: int) -> bool:
            if user.IsWindowVisible(wintypes.HWND(window)) and is_of_program(window):
                windows.append(window)
            return True

        user.EnumWindows(look, 0)
        scale = [
            user.GetAwarenessFromDpiAwarenessContext(user.GetWindowDpiAwarenessContext(wintypes.HWND(window)))
            for window in windows
        ]
        print(json.dumps({"in_front": user.GetForegroundWindow() in windows, "scale": scale}))


if __name__ == "__main__":
    tell(sys.argv[1])
