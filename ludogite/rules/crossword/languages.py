"""The languages of clues and questions: what is to be known of each besides its words, which are content. A language is
a table here, and a folder there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

FRENCH, ENGLISH = "fr", "en"


@dataclass(frozen=True)
class Language:
    code: str
    name: str
    """As it calls itself."""
    series: Mapping[str, str]
    """By level, the letter that the grids which ship are called by."""
    grammar: Mapping[str, str] = field(default_factory=dict)
    """By the note of a clue, how the grammar of its answer begins. Such forms have their note always."""
    not_always_noted: frozenset[str] = frozenset()
    """The grammars among these that other clues may have too."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """By the note of a clue, what its answer is; of each kind a grid has only a few."""
    further_notes: tuple[str, ...] = ()
    tool_words: frozenset[str] = frozenset()
    """Words that only hold a sentence together."""

    # How answers to questions are compared

    articles: frozenset[str] = frozenset()
    one: frozenset[str] = frozenset()
    """Articles that are numbers too."""
    titles: frozenset[str] = frozenset()
    """What may be said before a name."""
    choosing: str = ""
    """The word between the things that a question lets one choose from."""
    abbreviations: Mapping[str, str] = field(default_factory=dict)
    units: Mapping[str, int] = field(default_factory=dict)
    tens: Mapping[str, int] = field(default_factory=dict)
    powers: Mapping[str, int] = field(default_factory=dict)
    joint: str = ""
    """What may stand inside a number: one hundred and one."""
    separators: str = " "
    """What may stand between thousands."""
    ordinals: str = ""
    """A pattern of the endings of digits: 1st, 2nd."""
    plurals: tuple[tuple[str, str], ...] = ()
    """Patterns of endings, and what they become in the singular, where that is alike for both."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What a clue may say of the ending of its answer."""
        return tuple(dict.fromkeys(("", *self.further_notes, *self.grammar, *self.kinds)))

    def singular(self, word: str) -> str:
        if len(word) > 3:
            for ending, single in self.plurals:
                word = re.sub(ending, single, word)
        return word


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _numbers(words: str, first: int = 0, step: int = 1) -> dict[str, int]:
    return {word: first + step * n for n, word in enumerate(words.split())}


_TENSES = {
    "présent": "present",
    "imparfait": "imperfect",
    "passé simple": "past",
    "futur": "future",
    "conditionnel": "conditional",
    "subjonctif": "subjunctive",
    "impératif": "imperative",
}
_INFLECTIONS = {
    "past": "past",
    "past participle": "participle",
    "-ing": "ing",
    "3rd person": "third",
    "comparative": "comparative",
    "superlative": "superlative",
}
LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        Language(
            FRENCH,
            "Français",
            series={"easy": "F", "medium": "M", "hard": "D"},
            further_notes=("féminin", "pluriel", "féminin pluriel"),
            grammar={**_TENSES, "participe": "participle"},
            not_always_noted=frozenset({"participle"}),
            kinds={
                **dict.fromkeys(_TENSES, "verb"),
                "en abrégé": "abbreviation",
                "symbole": "abbreviation",
                "nom propre": "name",
            },
            tool_words=_words(
                "au aux avec ça car ce ceci cela celle celles celui ces cet cette ceux chez comme dans de des donc"
                " dont du elle elles en et eux il ils je la le les leur leurs lui ma mais me mes moi mon ne ni nos"
                " notre nous on or ou où par pas pour quand que quel quelle quels qui quoi sa sans se selon ses si soi"
                " son sous sur ta te tel tes toi ton tu un une vers voici voilà vos votre vous"
            ),
            articles=_words("le la l les un une des du de d au aux en"),
            one=_words("un une"),
            titles=_words(
                "roi reine empereur imperatrice tsar tsarine pharaon pape saint sainte prince princesse duc comte"
                " general marechal president docteur dr professeur sir lord capitaine amiral monsieur madame m mme"
            ),
            choosing="ou",
            abbreviations={"st": "saint", "ste": "sainte"},
            units=_numbers(
                "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
            )
            | {"une": 1},
            tens=_numbers("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10)
            | {"octante": 80},
            powers={"cent": 100, "mille": 1000, "million": 1_000_000, "milliard": 1_000_000_000},
            joint="et",
            separators=" .",
            ordinals="er|re|ere|e|eme",
            plurals=(("[sx]+$", ""),),
        ),
        Language(
            ENGLISH,
            "English",
            series={"easy": "E", "medium": "M", "hard": "H"},
            further_notes=("plural", "UK", "US"),
            grammar=_INFLECTIONS,
            kinds={**dict.fromkeys(_INFLECTIONS, "inflected"), "abbreviation": "abbreviation", "name": "name"},
            tool_words=_words(
                "a about after all also am an and any are as at be been but by can could did do does for from had has"
                " have he her hers him his how if in into is it its just may me might mine more most must my no nor"
                " not of off on once one only or our ours out over own shall she should since so some such than that"
                " the their them then there these they this those though to too under until up upon us was we were"
                " what when where which while who whom whose why will with would yet you your yours"
            ),
            articles=_words("a an the of"),
            titles=_words(
                "king queen emperor empress tsar czar pharaoh pope saint prince princess duke count general marshal"
                " president doctor dr professor sir lord lady captain admiral mr mrs miss ms"
            ),
            choosing="or",
            abbreviations={"st": "saint", "mt": "mount"},
            units=_numbers(
                "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
                " sixteen seventeen eighteen nineteen"
            )
            | _numbers(
                "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
                " fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
                1,
            ),
            tens=_numbers("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10)
            | _numbers("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth", 20, 10),
            powers={"hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000},
            joint="and",
            separators=" ,",
            ordinals="st|nd|rd|th",
            plurals=(("ies?$", "y"), ("([szxo]|ch|sh)es?$", r"\1"), ("(?<!s)s$", "")),
        ),
    )
}
