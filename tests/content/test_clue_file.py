"""The clues that ship, checked by machine: spelling, grammar, roots, repetitions, manners. What a clue is worth only a
reader can tell."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median

from ludogite.content.words import Clue, Reading, by_answer, families_of, readings, readings_of, shipped_clues
from ludogite.rules.crossword.grid import fold
from ludogite.rules.crossword.languages import LANGUAGES

EXCEPTIONS = Path(__file__).parent.parent / "data" / "clue-exceptions.tsv"
"""Answer and clue: what looks like a root of the answer and is another word, or one of two meanings."""
RARE_OPENINGS = ("Contraire d", "Synonyme d", "Sorte d", "Action d", "Qui est", "Se dit d")
LABELS = ("Pronom", "Article ", "Préposition", "Conjonction", "Adverbe", "Verbe", "Adjectif", "Interjection")
WITHOUT_GRAMMAR = ("nom propre", "symbole", "en abrégé")
LETTER_PLAY: dict[str, tuple[str, Callable[[str, str], bool]]] = {
    "La fin d’un merci": ("merci", str.endswith),
    "Il marche au milieu du défilé": ("défilé", str.__contains__),
    "Le début des haricots": ("haricots", str.startswith),
    "Le début de l’hiver": ("hiver", str.startswith),
    "Fin de radio et lune de Jupiter": ("radio", str.endswith),
    "Fin de Romulus et de Remus": ("Romulus", str.endswith),
    "La fin du début": ("début", str.endswith),
    "La fin du consensus": ("consensus", str.endswith),
    "La fin de Jupiter": ("Jupiter", str.endswith),
    "Note qui ouvre la famille": ("famille", str.startswith),
    "Le hoquet commence par lui": ("hoquet", str.startswith),
    "Avec do, il fait chanter Lisbonne": ("fado", str.startswith),
    "Suivi de ce, il saute sur le chien": ("puce", str.startswith),
    "Il commence comme heureux, mais il hésite": ("heureux", str.startswith),
    "Avec re, il dure soixante minutes": ("heure", str.startswith),
    "Le début du heurt, sans le choc": ("heurt", str.startswith),
    "Bonheur, sans bon ni r": ("bonheur", str.__contains__),
    "Hue où l’e a doublé le u": ("hue", lambda word, letters: sorted(word) == sorted(letters)),
    "Cri qui commence comme hérisson": ("hérisson", str.startswith),
    "Rire qui commence comme hamster": ("hamster", str.startswith),
    "Le début d’une histoire drôle": ("histoire", str.startswith),
    "Hé qui s’est retourné": ("hé", lambda word, letters: word == letters[::-1]),
    "Doublée, elle s’imbibe de rhum": ("baba", lambda word, letters: word == letters * 2),
    "Doublé, il devient une tante": ("tata", lambda word, letters: word == letters * 2),
    "Doublé, il presse le pas": ("hop hop", lambda word, letters: word == letters * 2),
    "Doublé, il chante dans La Bohème": ("Mimi", lambda word, letters: word == letters * 2),
    "Mur sans r, poussé par un moteur": ("mur", lambda word, letters: word.replace("R", "") == letters),
    "Soleil des pharaons, au début de rayon": ("rayon", str.startswith),
    "Filet d’eau, ou rue qui a perdu son e": ("rue", lambda word, letters: word.replace("E", "") == letters),
    "Bus sans b, qui vont avec les coutumes": ("bus", lambda word, letters: word.replace("B", "") == letters),
    "Do d’autrefois, caché dans la flûte": ("flûte", str.__contains__),
    "Fleuve d’Italie, un pot sans le t": ("pot", lambda word, letters: word.replace("T", "") == letters),
    "Réponse de l’élève qui sèche, h à la fin": ("h", lambda word, letters: letters.endswith(word)),
    "Neuf qui a perdu son u dans l’église": ("neuf", lambda word, letters: word.replace("U", "") == letters),
    "Ville d’Henri IV, au début de pause": ("pause", str.startswith),
    "Paul sans l, au pied des Pyrénées": ("Paul", lambda word, letters: word.replace("L", "") == letters),
    "Signé par le locataire, un bal avec un i": ("bal", lambda word, letters: word == letters.replace("I", "")),
    "Enroulé, avec les lettres de vélo": ("vélo", lambda word, letters: sorted(word) == sorted(letters)),
    "Rivière au bout de la framboise": ("framboise", str.endswith),
    "Gros défaut, tarte sans son second t": ("tarte", lambda word, letters: word[:3] + word[4:] == letters),
    "Pourcentage, à la fin de métaux": ("métaux", str.endswith),
    "Hue à l’envers : le cocher hésite": ("hue", lambda word, letters: word == letters[::-1]),
    "Un u qui hésite entre e et h": ("u", lambda word, letters: letters == f"E{word}H"),
    "Moitié d’humain, doute tout entier": ("humain", lambda word, letters: word == letters + word[3:]),
}
"""Clues that play on letters: the word they are taken from, and how they stand in it."""
PLAYS = re.compile(
    r"^((La fin|Fin|Le début|Début|Le milieu|Milieu|Les deux premières lettres|Moitié) d[eu’]|Doublée?, )"
)


def _all() -> dict[str, list[Clue]]:
    return by_answer(shipped_clues("fr"))


def test_there_are_enough_answers_and_clues() -> None:
    answers = _all()
    levels = {answer: Counter(clue.level for clue in clues) for answer, clues in answers.items()}
    assert len(answers) >= 3000
    assert [answer for answer, count in levels.items() if not count[1]] == []
    assert sum(count[2] > 0 for count in levels.values()) >= 2000
    assert sum(count[3] > 0 for count in levels.values()) >= 1000
    assert [a for a, count in levels.items() if len(a) == 3 and min(count[1], count[2], count[3]) < 2] == []
    assert [a for a, count in levels.items() if len(a) == 4 and count.total() < 3] == []
    assert sum(len(a) == 2 and count.total() >= 4 for a, count in levels.items()) >= 80


def test_every_form_is_a_french_word_and_agrees_with_its_note() -> None:
    known = readings("fr")
    plain = [clue for clue in shipped_clues("fr") if clue.note not in WITHOUT_GRAMMAR]
    assert {clue.form for clue in plain if clue.form not in known} == set()
    assert [(clue.form, clue.note) for clue in plain if not any(map(_agrees(clue.note), readings_of(clue)))] == []


def _agrees(note: str) -> Callable[[Reading], bool]:
    def agrees(reading: Reading) -> bool:
        kind, *rest = reading.grammar.split(" ")
        gender, number = (*rest, "e", "i")[:2] if len(rest) == 2 else ("e", "i")
        match note:
            case "féminin":
                return gender in "fe" and number in "si"
            case "pluriel":
                return gender in "me" and number in "pi"
            case "féminin pluriel":
                return gender in "fe" and number in "pi"
            case "passé simple":
                return any(person.startswith("3") for person in rest)
            case "":
                return number in "si" or kind in ("infinitive", "other")
        return note in LANGUAGES["fr"].grammar or kind == "participle"

    return agrees


def _exceptions() -> set[tuple[str, str]]:
    rows = (line.partition("\t") for line in EXCEPTIONS.read_text(encoding="utf-8").splitlines())
    return {(answer, clue) for answer, _, clue in rows}


def shows_root(clue: Clue) -> bool:
    """Whether a word of the clue is, or begins like, the answer or what it is a form of."""
    roots = {fold(root) for root in (clue.answer, *(reading.lemma for reading in readings_of(clue)))}
    for word in re.findall("[A-Z]+", fold_words(clue.text)):
        for root in roots:
            shared = shared_start(word, root)
            if word == clue.answer or (
                len(root) > 2 and word in (root, *(root + end for end in ("S", "E", "ES", "X")))
            ):
                return True
            if shared >= 4 and shared >= min(len(word), len(root)) - 2:
                return True
    return False


def shared_start(one: str, other: str) -> int:
    """How many letters two words have in common at their start."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def fold_words(text: str) -> str:
    return " ".join(fold(word) for word in re.split(r"[\s’'-]+", text))


def test_no_clue_shows_the_root_of_its_answer() -> None:
    allowed = _exceptions()
    assert [
        (c.answer, c.text) for c in shipped_clues("fr") if shows_root(c) and (c.answer, c.text) not in allowed
    ] == []


def test_every_exception_is_needed() -> None:
    assert _exceptions() <= {(clue.answer, clue.text) for clue in shipped_clues("fr") if shows_root(clue)}


def test_no_two_clues_are_the_same() -> None:
    count = Counter(fold(clue.text) for clue in shipped_clues("fr"))
    assert [text for text, n in count.items() if n > 1] == []


def test_forms_of_one_word_do_not_share_an_idea() -> None:
    """“Coup d’œil” for REGARD and “Coups d’œil” for REGARDS is one clue, not two."""
    told: dict[str, dict[frozenset[str], str]] = {}
    twins = []
    for clue in shipped_clues("fr"):
        stems = frozenset(word[:5].rstrip("SXZ") for word in fold_words(clue.text).split() if len(word) > 3)
        for family in families_of(clue):
            before = told.setdefault(family, {}).setdefault(stems, clue.text)
            if before != clue.text and len(stems) > 1:
                twins.append((before, clue.text))
    assert twins == []


def test_clues_are_short() -> None:
    lengths = {clue.text: len(clue.text) for clue in shipped_clues("fr")}
    assert 24 <= median(lengths.values()) <= 33
    assert max(lengths.values()) <= 60
    long = [text for text, length in lengths.items() if length > 45 and "_" not in text and "«" not in text]
    assert long == []


def test_clues_are_written_alike() -> None:
    odd = [
        clue.text
        for clue in shipped_clues("fr")
        if not (clue.text[0].isupper() or clue.text[0] in "_«0123456789")
        or clue.text.endswith((".", "…", "!"))
        or re.search(r"['\"]|\s\s|\.\.\.|\S[?!;:]", clue.text)
    ]
    assert odd == []


def test_lazy_openings_are_rare_and_nobody_is_taught_grammar() -> None:
    clues = shipped_clues("fr")
    for opening in RARE_OPENINGS:
        assert sum(clue.text.startswith(opening) for clue in clues) <= len(clues) * 0.02, opening
    assert [clue.text for clue in clues if clue.text.startswith(LABELS)] == []


def test_play_on_letters_is_true() -> None:
    """“La fin du début” is UT: the letters are there. Such a clue of two or three letters stands in the table."""
    answers = {clue.text: clue.answer for clue in shipped_clues("fr")}
    assert {text for text in answers if PLAYS.match(text) and len(answers[text]) <= 3} <= LETTER_PLAY.keys()
    for text, (word, has) in LETTER_PLAY.items():
        assert has(fold(word), answers[text]), text
