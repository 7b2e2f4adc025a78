"""Sentences that wait to be translated."""

from __future__ import annotations

import pickle

from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message, isolated, plain
from ludogite.rules.game import Objection
from ludogite.sheets.type import tr

SHAPE = Message(QT_TRANSLATE_NOOP("rules", "cone"))


def test_a_message_is_an_english_sentence_with_its_blanks_filled() -> None:
    assert str(Message(QT_TRANSLATE_NOOP("tests", "No {shape} on {cell}."), shape=SHAPE, cell="b2")) == "No cone on b2."


def test_a_sentence_that_counts_tells_one_from_several() -> None:
    source = QT_TRANSLATE_NOOP("tests", "%n match(es) and %n roll(s) of {name}", None, 0)
    assert str(Message(source, n=1, name="Ann")) == "1 match and 1 roll of Ann"
    assert str(Message(source, n=0, name="Ann")) == "0 matches and 0 rolls of Ann"


def test_after_a_colon_a_sentence_begins_with_a_small_letter() -> None:
    line = QT_TRANSLATE_NOOP("tests", "Line 2: {fault}")
    assert str(Message(line, fault=Clause(Message(QT_TRANSLATE_NOOP("tests", "No {x}."), x="A")))) == "Line 2: no A."
    named = Message(QT_TRANSLATE_NOOP("tests", "{name} is taken."), name="Ann")
    assert str(Message(line, fault=Clause(named))) == "Line 2: Ann is taken."


def test_messages_are_equal_when_they_say_the_same() -> None:
    source = QT_TRANSLATE_NOOP("tests", "{n} plies")
    assert Message(source, n=1) == Message(source, n=1)
    assert hash(Message(source, n=1)) == hash(Message(source, n=1))
    assert Message(source, n=1) != Message(source, n=2)


def test_a_message_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(SHAPE)) == SHAPE


def test_an_objection_is_the_sentence_and_brings_its_evidence_along() -> None:
    source = QT_TRANSLATE_NOOP("tests", "No {shape} on {cell}.")
    objection = Objection(source, evidence=("b2",), shape=SHAPE, cell="b2")
    assert str(objection) == "No cone on b2."
    assert objection == Message(source, shape=SHAPE, cell="b2")
    assert pickle.loads(pickle.dumps(objection)).evidence == ("b2",)
    assert Objection(source, shape=SHAPE, cell="b2").evidence is None


def test_a_text_of_somebody_elses_stays_in_its_line_and_in_its_direction() -> None:
    assert plain("Léa\u202eTom\u2066\u200f\ufeff") == "LéaTom"
    assert plain("Léa\r\nTom\u2028Zoé\0") == "Léa  Tom Zoé "
    assert plain("x" * 300, 40) == "x" * 39 + "…"
    assert plain("a" + "\u0301" * 50) == "a" + "\u0301" * 3
    for name in ("Zoé", "नी\u200dना", "👩\u200d🚀", "שרה", "12\u202f%", "O’Neill"):
        assert plain(name) == name
    assert plain(plain("y" * 300 + "\u202e", 40), 40) == plain("y" * 300, 40)


def test_a_sentence_is_not_turned_by_a_name_that_is_written_from_right_to_left() -> None:
    assert isolated("שרה") == "\u2068שרה\u2069"
    assert [isolated(name) for name in ("Léa", "Ñandú", "李")] == ["Léa", "Ñandú", "李"]
    won = Message(QT_TRANSLATE_NOOP("test", "{name} won"), name="שרה")
    assert tr(won) == "\u2068שרה\u2069 won"
    assert str(won) == "שרה won"
