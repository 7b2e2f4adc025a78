"""Brings the translation files up to date with the code (`update`), or tells what is out of date (`check`)."""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
I18N = ROOT / "assets" / "i18n"
LANGUAGES = ("fr",)
ASKING = ("QT_TRANSLATE_NOOP", "self.tr", "translate", "QCoreApplication.translate")
FRENCH_RULES = ROOT / "assets" / "rules"
SPACE = "(?: |\N{NO-BREAK SPACE}|\N{NARROW NO-BREAK SPACE}|&#xa0;|&#x202f;)"
"""Any of the spaces that somebody may have typed, or Qt's tools may have written."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("update", "check"))
    if parser.parse_args().what == "update":
        for language in LANGUAGES:
            extract(I18N / f"ludogite_{language}.ts")
        for file in french_files():
            file.write_text(spaced(file), encoding="utf-8")
        for language in LANGUAGES:
            release(I18N / f"ludogite_{language}.ts", I18N / f"ludogite_{language}.qm")
    complaints = [complaint for language in LANGUAGES for complaint in check(language)]
    complaints += [
        f"{file.name}: the spaces of French are missing: run ./dev translate"
        for file in french_files()
        if file.read_text(encoding="utf-8") != spaced(file)
    ]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def check(language: str) -> list[str]:
    """What is wrong with the files of a language: sentences missing, left over or untranslated, or not compiled."""
    kept, compiled = I18N / f"ludogite_{language}.ts", I18N / f"ludogite_{language}.qm"
    with tempfile.TemporaryDirectory() as folder:
        fresh, built = Path(folder) / kept.name, Path(folder) / compiled.name
        fresh.write_bytes(kept.read_bytes())
        extract(fresh)
        if sentences(fresh).keys() != sentences(kept).keys():
            return [f"{kept.name} is out of date: run ./dev translate"]
        complaints = (
            lost_to_the_extractor({text for _, text in sentences(kept)})
            + [
                f"{kept.name}: not translated: {text!r} ({context})"
                for (context, text), translation in sentences(kept).items()
                if not translation
            ]
            + [
                f"{kept.name}: not the same blanks: {text!r} and {translation!r}"
                for (_, text), translation in sentences(kept).items()
                if translation and blanks(text) != blanks(translation)
            ]
        )
        release(kept, built)
        if not compiled.exists() or compiled.read_bytes() != built.read_bytes():
            complaints.append(f"{compiled.name} is out of date: run ./dev translate")
    return complaints


def french_files() -> list[Path]:
    return [I18N / "ludogite_fr.ts", *sorted(FRENCH_RULES.glob("*.fr.md"))]


def spaced(file: Path) -> str:
    """The text of a French file with the spaces that nobody likes to type."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return french_spaces(text)
    translation = re.compile("(?<=<translation>).*?(?=</translation>)", re.DOTALL)
    # Qt's own tools write these spaces as numbers, so that they can be seen in the file.
    return translation.sub(lambda found: french_spaces(found[0], narrow="&#x202f;", wide="&#xa0;"), text)


def french_spaces(text: str, narrow: str = "\N{NARROW NO-BREAK SPACE}", wide: str = "\N{NO-BREAK SPACE}") -> str:
    """A narrow space that no line breaks at before ; ! ? and », and after «; a wide one before a colon."""
    text = re.sub(rf"{SPACE}(?=[;?»]|!(?!\[))|(?<=«){SPACE}", narrow, text)
    return re.sub(rf"{SPACE}(?=:(?!-))", wide, text)


def lost_to_the_extractor(known: set[str]) -> list[str]:
    """Calls that ask for a translation of something the extractor cannot see: it drops them without a word."""
    lost = []
    for source in sources():
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or _called(node) not in ASKING:
                continue
            text = node.args[-1]
            is_seen = isinstance(text, ast.Starred) or (isinstance(text, ast.Constant) and text.value in known)
            if not is_seen:
                lost.append(f"{source.relative_to(ROOT)}:{node.lineno}: this text does not reach the translators")
    return lost


def _called(node: ast.Call) -> str:
    """How the function is written: a name, or what stands after the last dot together with `self`."""
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return f"{node.func.value.id}.{node.func.attr}"
    return node.func.id if isinstance(node.func, ast.Name) else ""


def sources() -> list[Path]:
    return sorted((ROOT / "ludogite").rglob("*.py"))


def sentences(file: Path) -> dict[tuple[str, str], str]:
    """What is to be translated, and as what; nothing while it is unfinished."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            finished = translation is not None and translation.get("type") is None
            text = translation.text if translation is not None and finished else ""
            found[context.findtext("name", ""), message.findtext("source", "")] = text or ""
    return found


def blanks(text: str) -> set[str]:
    return {part.split("}")[0] for part in text.split("{")[1:]}


def extract(file: Path) -> None:
    _qt_tool("lupdate", "-locations", "none", "-no-obsolete", *map(str, sources()), "-ts", str(file))


def release(file: Path, compiled: Path) -> None:
    _qt_tool("lrelease", "-silent", str(file), "-qm", str(compiled))


def _qt_tool(name: str, *arguments: str) -> None:
    tool = Path(sys.executable).with_name(f"pyside6-{name}")
    result = subprocess.run([tool, *arguments], capture_output=True, text=True, cwd=ROOT, check=False)
    if result.returncode or "warning" in result.stderr.lower():
        sys.exit(f"{name} failed:\n{result.stdout}{result.stderr}")


if __name__ == "__main__":
    sys.exit(main())
