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

from ludogite.message import english_form

ROOT = Path(__file__).resolve().parent.parent
I18N = ROOT / "assets" / "i18n"
LANGUAGES = ("fr", "en")
PLURAL_ONLY = ("en",)
"""Whose sentences stand in the code; only those that count need a file, with a form for one and one for several."""
ASKING = ("QT_TRANSLATE_NOOP", "self.tr", "translate", "QCoreApplication.translate")
FRENCH_TEXTS = (
    "rules/*.fr.md",
    "manual.fr.md",
    "lessons/*.json",
    "crossword/fr/*",
)
SPACE = "(?: |\N{NO-BREAK SPACE}|\N{NARROW NO-BREAK SPACE}|&#xa0;|&#x202f;)"
"""Any of the spaces that somebody may have typed, or Qt's tools may have written."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("update", "check"))
    if parser.parse_args().what == "update":
        for language in LANGUAGES:
            extract(I18N / f"ludogite_{language}.ts", language)
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
        extract(fresh, language)
        if sentences(fresh).keys() != sentences(kept).keys():
            return [f"{kept.name} is out of date: run ./dev translate"]
        complaints = (
            (lost_to_the_extractor({text for _, text in sentences(kept)}) if language not in PLURAL_ONLY else [])
            + [
                f"{kept.name}: not translated: {text!r} ({context})"
                for (context, text), translation in sentences(kept).items()
                if not all(translation)
            ]
            + [
                f"{kept.name}: not the same blanks: {text!r} and {form!r}"
                for (_, text), translation in sentences(kept).items()
                for form in translation
                if form and blanks(text) != blanks(form)
            ]
            + [
                f"{kept.name}: for several, the number is missing: {text!r}"
                for (_, text), translation in sentences(kept).items()
                if len(translation) > 1 and translation[-1] and "%n" not in translation[-1]
            ]
        )
        release(kept, built)
        if not compiled.exists() or compiled.read_bytes() != built.read_bytes():
            complaints.append(f"{compiled.name} is out of date: run ./dev translate")
    return complaints


def french_files() -> list[Path]:
    return [I18N / "ludogite_fr.ts", *(file for texts in FRENCH_TEXTS for file in sorted(I18N.parent.glob(texts)))]


def spaced(file: Path) -> str:
    """The text of a French file with the spaces that nobody likes to type."""
    text = file.read_text(encoding="utf-8")
    if file.suffix in (".md", ".tsv") or file.parent.name == "fr":
        return french_spaces(text)
    if file.suffix == ".json":
        return re.sub('(?<="fr": ").*', lambda found: curled(french_spaces(found[0])), text)
    translation = re.compile("(?<=<translation>).*?(?=</translation>)", re.DOTALL)
    # Qt's own tools write these spaces as numbers, so that they can be seen in the file.
    text = translation.sub(lambda found: french_spaces(found[0], narrow="&#x202f;", wide="&#xa0;"), text)
    return translation.sub(lambda found: curled(found[0]), text)


def curled(text: str) -> str:
    """With the apostrophe of print for the straight one of the keyboard."""
    return re.sub(r"(?<=\w)(?:'|&apos;)(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", text)


def french_spaces(text: str, narrow: str = "\N{NARROW NO-BREAK SPACE}", wide: str = "\N{NO-BREAK SPACE}") -> str:
    """A narrow space that no line breaks at before ; ! ? and », and after «; a wide one before a colon, and between a
    number, or the blank for it, and % or a unit."""
    text = re.sub(rf"{SPACE}(?=[;?»]|!(?!\[))|(?<=«){SPACE}", narrow, text)
    return re.sub(rf"{SPACE}(?=:(?!-))|(?<=[\d}}]){SPACE}(?=%(?!n)|(?:s|min|h|mm|cm)\b(?!’))", wide, text)


def lost_to_the_extractor(known: set[str]) -> list[str]:
    """Calls that ask for a translation of something the extractor cannot see: it drops them without a word."""
    lost = []
    for source in sources():
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or _called(node) not in ASKING:
                continue
            is_passed_on = isinstance(node.args[0], ast.Starred)
            text = node.args[0 if _called(node) == "self.tr" or is_passed_on else 1]
            is_seen = is_passed_on or (isinstance(text, ast.Constant) and text.value in known)
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


def sentences(file: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """What is to be translated, and as what: one form, or two where it counts; empty while unfinished."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            found[context.findtext("name", ""), message.findtext("source", "")] = _forms(message)
    return found


def _forms(message: ElementTree.Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return ("",)
    if message.get("numerus") is None:
        return (translation.text or "",)
    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    return forms if len(forms) == 2 else ("",)


def blanks(text: str) -> set[str]:
    return {part.split("}")[0] for part in text.split("{")[1:]}


def extract(file: Path, language: str) -> None:
    which = ("-pluralonly", "-source-language", "en", "-target-language", "en") if language in PLURAL_ONLY else ()
    _qt_tool("lupdate", *which, "-locations", "none", "-no-obsolete", *map(str, sources()), "-ts", str(file))
    if language in PLURAL_ONLY:
        _fill_in_english(file)


def _fill_in_english(file: Path) -> None:
    """Where nobody has written the two forms of a sentence, they follow from it: "%n square(s)"."""
    text = file.read_text(encoding="utf-8")
    unfinished = re.compile(
        r"<source>(?P<source>[^<]*)</source>\s*<translation type=\"unfinished\">.*?</translation>", re.DOTALL
    )

    def fill_in(found: re.Match[str]) -> str:
        forms = "".join(f"            <numerusform>{english_form(found['source'], n)}</numerusform>\n" for n in (1, 2))
        source = f"<source>{found['source']}</source>"
        return f"{source}\n        <translation>\n{forms}        </translation>"

    file.write_text(unfinished.sub(fill_in, text), encoding="utf-8")


def release(file: Path, compiled: Path) -> None:
    _qt_tool("lrelease", "-silent", str(file), "-qm", str(compiled))


def _qt_tool(name: str, *arguments: str) -> None:
    tool = Path(sys.executable).with_name(f"pyside6-{name}")
    result = subprocess.run([tool, *arguments], capture_output=True, text=True, cwd=ROOT, check=False)
    if result.returncode or "warning" in result.stderr.lower():
        sys.exit(f"{name} failed:\n{result.stdout}{result.stderr}")


if __name__ == "__main__":
    sys.exit(main())
