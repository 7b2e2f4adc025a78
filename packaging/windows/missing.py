"""Makes what wine needs besides to run Python for Windows: `python.exe`, a `python3.dll` that leads to python311.dll,
an `icuuc.dll` (Qt asks for it, no text of ours needs it), and the complex functions of `ucrtbase.dll` that are only
stubs in wine 10 (numpy calls them). C sources and definitions are written here, `windows.py` has mingw compile them."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PYTHON = r"""#include <windows.h>
#include <stdlib.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
#ifdef WINDOW
int WINAPI wWinMain(HINSTANCE a, HINSTANCE b, LPWSTR c, int d) { return Py_Main(__argc, __wargv); }
#else
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
#endif
"""
NOTHING = "int DllMain(void *a, unsigned b, void *c) { return 1; }\n"
MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
<compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
<supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application></compatibility></assembly>
"""
"""Says that the program knows Windows 10: Qt refuses to start otherwise."""

NO_CONVERTER = {
    "void *ucnv_open(const char *name, int *error)": "if (error) *error = 4; return 0;",
    "signed char ucnv_getMaxCharSize(void *converter)": "return 4;",
    "const char *ucnv_getName(void *converter, int *error)": 'return "";',
    **{
        f"int ucnv_{name}(void)": "return 0;"
        for name in ("toUCountPending", "fromUCountPending", "countAvailable", "getStandardName", "getAvailableName")
    },
    **{
        f"void ucnv_{name}(void)": ""
        for name in (
            *("close", "reset", "getToUCallBack", "getFromUCallBack", "setToUCallBack", "setFromUCallBack"),
            *("cbToUWriteUChars", "toUnicode", "cbFromUWriteUChars", "fromUnicode"),
        )
    },
    "void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void)": "",
    "void UCNV_TO_U_CALLBACK_SUBSTITUTE(void)": "",
}
"""The functions of icuuc.dll that QtCore is linked to: there is no converter of any kind."""

COMPLEX_TYPES = {"": ("D", "double"), "l": ("D", "double"), "f": ("F", "float")}
"""By how a function's name ends: the type of its numbers and of their parts. On Windows long double is double."""
COMPLEX_TO_COMPLEX = ("ccos", "ccosh", "cexp", "csin", "csinh", "ctan", "ctanh")
COMPLEX_TO_REAL = {"cabs": "hypot(z.r, z.i)", "carg": "atan2(z.i, z.r)", "cimag": "z.i", "creal": "z.r"}
REAL_IN_WINE = ("creal", "cabs")
"""These two work there."""
MADE = "wcmplx"
"""The library with the complex functions."""


def write_sources(folder: Path, python: Path, pe: Any) -> None:
    """`pe` reads a library of Windows (pefile.PE)."""
    exports = pe(str(python / "python311.dll")).DIRECTORY_ENTRY_EXPORT.symbols
    names = [symbol.name.decode() for symbol in exports if symbol.name]
    files = {
        "python.c": PYTHON,
        "nothing.c": NOTHING,
        "python.rc": '1 24 "python.manifest"\n',
        "python.manifest": MANIFEST,
        "python311.def": _definition("python311", names),
        "python3.def": _definition("python3", (f"{name}=python311.{name}" for name in names)),
        "icuuc.c": "".join(f"__declspec(dllexport) {head} {{ {body} }}\n" for head, body in NO_CONVERTER.items()),
        f"{MADE}.c": _complex_source(),
        f"{MADE}.def": _definition(MADE, (f"{name}=w_{name}" for name in complex_names())),
    }
    for name, text in files.items():
        (folder / name).write_text(text)


def _definition(library: str, names: Iterable[str]) -> str:
    return "\n".join((f"LIBRARY {library}.dll", "EXPORTS", *names, ""))


def complex_names() -> list[str]:
    return [f"{name}{end}" for end in COMPLEX_TYPES for name in (*COMPLEX_TO_COMPLEX, "cpow", *COMPLEX_TO_REAL)]


def _complex_source() -> str:
    """Structures are passed as Windows passes its complex numbers."""
    lines = ["#include <complex.h>", "#include <math.h>"]
    lines += ["typedef struct {float r, i;} F;", "typedef struct {double r, i;} D;"]
    for end, (kind, part) in COMPLEX_TYPES.items():
        result = f"{kind} o = {{creal(v), cimag(v)}}; return o;"
        for name in COMPLEX_TO_COMPLEX:
            lines.append(f"{kind} w_{name}{end}({kind} z) {{ double _Complex v = {name}(z.r + z.i * I); {result} }}")
        power = "double _Complex v = cpow(a.r + a.i * I, b.r + b.i * I);"
        lines.append(f"{kind} w_cpow{end}({kind} a, {kind} b) {{ {power} {result} }}")
        lines += [f"{part} w_{name}{end}({kind} z) {{ return {value}; }}" for name, value in COMPLEX_TO_REAL.items()]
    return "\n".join((*lines, ""))


def lead_to_complex(library: Path, pe: Any) -> None:
    """Gives wine's ucrtbase.dll a new table of exports, in a section of its own, in which the stubs lead to our
    library. The file as it was is kept beside it."""
    kept = library.with_suffix(".dll.debian")
    if not kept.exists():
        shutil.copy2(library, kept)
    read = pe(str(kept))
    directory, sections, header = read.DIRECTORY_ENTRY_EXPORT.struct, read.sections, read.OPTIONAL_HEADER
    last = max(sections, key=lambda section: section.VirtualAddress)
    place = _up(last.VirtualAddress + max(last.Misc_VirtualSize, last.SizeOfRawData), header.SectionAlignment)
    leads = {name: f"{MADE}.{name}" for name in complex_names() if name not in REAL_IN_WINE}
    table = _export_table(read.DIRECTORY_ENTRY_EXPORT.symbols, directory, place, leads)

    content = bytearray(kept.read_bytes())
    content += bytes(_up(len(content), header.FileAlignment) - len(content))
    at, length = len(content), _up(len(table), header.FileAlignment)
    content += table + bytes(length - len(table))
    section = struct.pack("<8sIIIIIIHHI", b".edata2", len(table), place, length, at, 0, 0, 0, 0, 0x40000040)
    after = sections[-1].get_file_offset() + len(section)
    content[after : after + len(section)] = section
    struct.pack_into("<H", content, read.FILE_HEADER.get_file_offset() + 2, len(sections) + 1)
    struct.pack_into("<I", content, header.get_file_offset() + 56, place + _up(length, header.SectionAlignment))
    struct.pack_into("<II", content, header.DATA_DIRECTORY[0].get_file_offset(), place, len(table))
    library.write_bytes(content)


def _export_table(symbols: Iterable[Any], directory: Any, place: int, leads: dict[str, str]) -> bytes:
    """A directory, the addresses of all functions, the addresses and numbers of their names in order, and the texts. A
    function whose address lies in this table leads to the one that is named there."""
    functions = [0] * directory.NumberOfFunctions
    named: list[tuple[bytes, int]] = []
    forwards: dict[int, bytes] = {}
    for symbol in symbols:
        number = symbol.ordinal - directory.Base
        functions[number] = symbol.address
        if symbol.forwarder:
            forwards[number] = symbol.forwarder
        if symbol.name:
            named.append((symbol.name, number))
            if lead := leads.get(symbol.name.decode()):
                forwards[number] = lead.encode()
    named.sort()
    count, names = len(functions), len(named)
    addresses, name_addresses, numbers = 40, 40 + 4 * count, 40 + 4 * count + 4 * names
    texts_at, texts = numbers + 2 * names, bytearray()

    def keep(text: bytes) -> int:
        at = place + texts_at + len(texts)
        texts.extend(text + b"\0")
        return at

    own_name = keep(b"ucrtbase.dll")
    for number, lead_text in forwards.items():
        functions[number] = keep(lead_text)
    pointers = [keep(name) for name, _ in named]
    parts = (own_name, directory.Base, count, names, place + addresses, place + name_addresses, place + numbers)
    return (
        struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, *parts)
        + struct.pack(f"<{count}I", *functions)
        + struct.pack(f"<{names}I", *pointers)
        + struct.pack(f"<{names}H", *(number for _, number in named))
        + bytes(texts)
    )


def _up(number: int, step: int) -> int:
    return -(-number // step) * step
