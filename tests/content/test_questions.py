"""The bonus questions: the file that ships, tolerant answers, drawing, and files that are wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from ludogite.content.questions import (
    HEADER,
    THEMES,
    Question,
    draw_question,
    read_questions,
    shipped_questions,
)

HEAD = "\t".join(HEADER) + "\n"
LOIRE = Question("Quel fleuve passe à Orléans ?", ("Loire",), "medium", "geography")


def question(*accepted: str, others: tuple[str, ...] = ()) -> Question:
    return Question("… ?", accepted, "hard", "history", others)


def test_there_are_questions_of_every_level_and_theme_and_none_is_wrong_about_itself() -> None:
    questions = shipped_questions("fr").values()
    assert len(questions) >= 40
    levels = Counter(each.level for each in questions)
    assert min(levels[level] for level in ("easy", "medium", "hard")) >= 13
    themes = Counter(each.theme for each in questions)
    assert set(themes) == set(THEMES)
    assert max(themes.values()) <= 1.5 * min(themes.values())
    for each in questions:
        assert all(map(each.is_right, each.answers)), each.text
        assert not any(map(each.is_right, each.others)), each.text


def test_an_easy_question_offers_four_choices_and_the_others_are_typed() -> None:
    for each in shipped_questions("fr").values():
        choices = each.choices(seed=1, ply=2)
        assert len(choices) == (4 if each.level == "easy" else 0)
        if choices:
            assert each.answer in choices
            assert choices == each.choices(seed=1, ply=2)


def test_the_right_choice_is_not_always_in_the_same_place() -> None:
    each = next(each for each in shipped_questions("fr").values() if each.level == "easy")
    places = {each.choices(seed, ply=7).index(each.answer) for seed in range(40)}
    assert places == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("accepted", "typed"),
    [
        ("Cléopâtre", "cleopatre"),
        ("Cléopâtre", "CLÉOPÂTRE !"),
        ("Loire", "la Loire"),
        ("loup", "le loup"),
        ("loup", "les loups"),
        ("escargot", "L’escargot"),
        ("escargot", "un escargot"),
        ("orgue", "orgues"),
        ("chou-fleur", "choux fleurs"),
        ("œuf", "oeuf"),
        ("Van Gogh", "van-gogh"),
        ("pierre de Rosette", "la pierre de Rosette"),
        ("8", "huit"),
        ("huit", "8"),
        ("78", "soixante-dix-huit"),
        ("78", "soixante dix huit"),
        ("78", "78 cartes"),
        ("98", "quatre-vingt-dix-huit"),
        ("98", "nonante-huit"),
        ("80", "quatre-vingts"),
        ("21", "vingt et un"),
        ("1", "une"),
        ("1789", "mille sept cent quatre-vingt-neuf"),
        ("300000", "300 000"),
        ("300 000", "trois cent mille"),
        ("2 millions", "deux millions"),
        ("Louis XIV", "louis quatorze"),
        ("Louis XIV", "Louis 14"),
        ("Henri IV", "Henri quatre"),
        ("rugby à XV", "rugby à quinze"),
        ("palindrome", "palyndrome"),
        ("palindrome", "un palindome"),
        ("Archimède", "Archimdèe"),
        ("Bartholdi", "Bartoldi"),
    ],
)
def test_articles_accents_capitals_numbers_and_one_slip_do_not_matter(accepted: str, typed: str) -> None:
    assert question(accepted).is_right(typed)


@pytest.mark.parametrize(
    ("accepted", "typed"),
    [
        ("Loire", "Loir"),
        ("Loire", "Seine"),
        ("Loire", ""),
        ("Loire", "la"),
        ("8", "9"),
        ("8", "dix-huit"),
        ("8", "80"),
        ("1515", "1516"),
        ("Louis XIV", "Louis XV"),
        ("Louis XIV", "Louis"),
        ("Henri IV", "Henri III"),
        ("palindrome", "palyndrone"),
        ("palindrome", "anagramme"),
        ("chat", "rat"),
        ("3", ""),
    ],
)
def test_what_is_something_else_is_wrong(accepted: str, typed: str) -> None:
    assert not question(accepted).is_right(typed)


BATTLE = "Quelle bataille François Ier gagna-t-il en 1515 ?"
ISLAND = "Quelle grande île se partagent trois pays d’Asie ?"
KING = "Quel roi d’Angleterre eut six épouses ?"
SUN = "Quel roi de France appelait-on le Roi-Soleil ?"
WEAPON = "Avec quelle arme David vainquit-il le géant Goliath ?"
RIVER = "Quel fleuve est le plus long, la Seine ou la Loire ?"


@pytest.mark.parametrize(
    ("asked", "accepted", "typed"),
    [
        (BATTLE, "Marignan", "bataille de Marignan"),
        (BATTLE, "Marignan", "la bataille de Marinan"),
        (ISLAND, "Bornéo", "île de Bornéo"),
        (ISLAND, "Bornéo", "l’île Borneo"),
        (KING, "Henri VIII", "le roi Henri 8"),
        (SUN, "Louis XIV", "Louis14"),
        (SUN, "Louis XIV", "roi Louis XIV"),
        ("Qui écrivit « Le Petit Prince » ?", "Saint-Exupéry", "St Exupery"),
        ("Quelle molécule porte nos gènes ?", "ADN", "A.D.N."),
        ("Quelle molécule porte nos gènes ?", "ADN", "la molécule d’ADN"),
        ("Qui découvrit la pénicilline ?", "Fleming", "docteur Fleming"),
    ],
)
def test_what_the_question_has_said_and_titles_may_be_said_too(asked: str, accepted: str, typed: str) -> None:
    assert Question(asked, (accepted,), "hard", "history").is_right(typed)


@pytest.mark.parametrize(
    ("asked", "accepted", "typed"),
    [
        (BATTLE, "Marignan", "bataille"),
        (BATTLE, "Marignan", "François Ier"),
        (BATTLE, "Marignan", "bataille de Pavie"),
        (BATTLE, "Marignan", "bataille de Marignan en 1516"),
        (BATTLE, "Marignan", "Marignan ou Pavie"),
        (BATTLE, "Marignan", "1515"),
        (ISLAND, "Bornéo", "une île"),
        (ISLAND, "Bornéo", "trois pays d’Asie"),
        (ISLAND, "Bornéo", "île de Java"),
        (KING, "Henri VIII", "roi d’Angleterre"),
        (KING, "Henri VIII", "roi Henri"),
        (KING, "Henri VIII", "Henri VII"),
        (KING, "Henri VIII", "prince Henri IV"),
        (SUN, "Louis XIV", "le Roi-Soleil"),
        (SUN, "Louis XIV", "Louis15"),
        (WEAPON, "fronde", "arme"),
        (WEAPON, "fronde", "Goliath"),
        (WEAPON, "fronde", "arme à feu"),
        (RIVER, "Loire", "Seine"),
        (RIVER, "Loire", "la Seine et la Loire"),
        ("Quelle molécule porte nos gènes ?", "ADN", "ARN"),
        ("Quelle molécule porte nos gènes ?", "ADN", "A.R.N."),
        ("Quel gaz respirons-nous ?", "O2", "CO2"),
        ("Qui écrivit « Le Petit Prince » ?", "Saint-Exupéry", "prince"),
    ],
)
def test_what_is_only_said_again_is_no_answer(asked: str, accepted: str, typed: str) -> None:
    assert not Question(asked, (accepted,), "hard", "history").is_right(typed)


@pytest.mark.parametrize(
    ("accepted", "typed"),
    [
        ("owl", "an owl"),
        ("owls", "the owl"),
        ("box", "boxes"),
        ("cherry", "cherries"),
        ("cookies", "a cookie"),
        ("horseshoe", "horseshoes"),
        ("10,000", "ten thousand"),
        ("1,001", "one thousand and one"),
        ("365", "three hundred and sixty-five days"),
        ("21", "twenty-one"),
        ("19th", "the nineteenth"),
        ("World War II", "World War Two"),
        ("2nd World War", "Second World War"),
        ("Henry VIII", "King Henry the 8th"),
        ("St. Helena", "saint helena"),
        ("DNA", "D.N.A."),
        ("Mount Everest", "Mt Everest"),
    ],
)
def test_english_articles_numbers_ordinals_and_plurals_do_not_matter(accepted: str, typed: str) -> None:
    assert Question("Which one?", (accepted,), "hard", "history", language="en").is_right(typed)


@pytest.mark.parametrize(
    ("accepted", "typed"),
    [
        ("owl", "cowl"),
        ("plane", "plan"),
        ("care", "car"),
        ("8", "eighteen"),
        ("80", "eight"),
        ("1,000", "one hundred"),
        ("Henry VIII", "Henry VII"),
        ("glass", "glas s x"),
        ("the", "a"),
    ],
)
def test_what_is_something_else_in_english_is_wrong(accepted: str, typed: str) -> None:
    assert not Question("Which one?", (accepted,), "hard", "history", language="en").is_right(typed)


def test_usual_misspellings_of_names_are_taken() -> None:
    by_answer = {each.answer: each for each in shipped_questions("fr").values()}
    assert by_answer["Gandhi"].is_right("Ghandi")
    assert by_answer["Henri VIII"].is_right("Henry 8")
    assert by_answer["Baudelaire"].level == "medium"


def test_a_slip_that_is_another_word_is_that_word() -> None:
    assert question("totales").is_right("totalee")
    assert not question("terrait").is_right("terrain")


def test_a_slip_that_is_another_choice_is_that_choice() -> None:
    assert question("microscope").is_right("miroscope")
    assert not question("Autriche", others=("Autruche", "Suisse", "Italie")).is_right("autruche")


def test_every_accepted_answer_is_right_and_the_first_is_shown() -> None:
    gas = question("gaz carbonique", "dioxyde de carbone", "CO2")
    assert all(map(gas.is_right, ("Gaz carbonique", "le dioxyde de carbone", "co2")))
    assert gas.answer == "gaz carbonique"


def test_the_same_question_is_not_drawn_twice_for_a_person_until_all_were_asked() -> None:
    seen: Counter[str] = Counter()
    count = sum(each.level == "hard" for each in shipped_questions("fr").values())
    for times in (1, 2):
        for ply in range(count):
            seen[draw_question("fr", "hard", 5, 100 * times + ply, seen).key] += 1
        assert set(seen.values()) == {times}
        assert len(seen) == count


def test_a_question_is_of_the_level_of_the_series_and_the_same_when_drawn_again() -> None:
    for level in ("easy", "medium", "hard"):
        drawn = [draw_question("fr", level, 3, ply, {}) for ply in range(30)]
        assert {each.level for each in drawn} == {level}
        assert drawn == [draw_question("fr", level, 3, ply, {}) for ply in range(30)]
        assert len(set(drawn)) > 5


def test_of_those_that_the_player_has_not_met_one_that_the_others_have_not_met_either_comes_first() -> None:
    keys = [each.key for each in shipped_questions("fr").values() if each.level == "easy"]
    everybody = dict.fromkeys(keys[1:], 1)
    assert draw_question("fr", "easy", 1, 1, {}, everybody).key == keys[0]
    assert draw_question("fr", "easy", 1, 1, {keys[0]: 1}, {**everybody, keys[0]: 1}).key != keys[0]


def test_a_question_is_remembered_by_its_words() -> None:
    assert LOIRE.key != question("Loire").key
    assert LOIRE.key == Question(LOIRE.text, ("la Loire",), "hard", "history").key


def test_no_line_begins_with_a_question_mark() -> None:
    assert all(each.text.endswith("\N{NARROW NO-BREAK SPACE}?") for each in shipped_questions("fr").values())


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Quoi ?\tça\t2\tlanguage", "this one has 4"),
        ("Quoi ?\tça\t4\tlanguage\t", "not “4”"),
        ("Quoi ?\tça\t2\tcooking\t", "“cooking” is not one of the themes"),
        ("Quoi\tça\t2\tlanguage\t", "ends with “?”"),
        (f"{'Quoi ' * 30}?\tça\t2\tlanguage\t", "at most 100 characters"),
        ("Quoi ?\t\t2\tlanguage\t", "at least one"),
        ("Quoi ?\tça||là\t2\tlanguage\t", "1 to 40 characters"),
        ("Quoi ?\tça\t1\tlanguage\tlà|ici", "three wrong choices"),
        ("Quoi ?\tça\t2\tlanguage\tlà|ici|dehors", "three wrong choices"),
        ("Quoi ?\tça\t1\tlanguage\tlà|ici|Ici", "Two choices are the same"),
        ("Quoi ?\tça|cela\t1\tlanguage\tlà|ici|Cela", "Two choices are the same"),
        ("Combien ?\t8\t1\tlanguage\t7|9|huit", "Two choices are the same"),
    ],
)
def test_a_line_that_cannot_be_used_is_named_with_the_reason(line: str, fault: str) -> None:
    good = "Qui ?\tmoi\t2\tlanguage\t\n"
    questions, (found,) = read_questions(f"{HEAD}{good}{line}\n", "fr")
    assert [each.answer for each in questions] == ["moi"]
    assert found.line == 3
    assert fault in str(found.message)


def test_the_same_question_twice_is_a_fault() -> None:
    questions, (found,) = read_questions(f"{HEAD}Qui ?\tmoi\t2\tarts\t\n\nQUI ?\ttoi\t3\tarts\t\n", "fr")
    assert (len(questions), found.line, str(found.message)) == (1, 4, "Line 2 has the same question.")


@pytest.mark.parametrize("text", ["", "question\tanswer\n", "Qui ?\tmoi\t2\tarts\t\n"])
def test_a_file_without_its_header_has_no_questions(text: str) -> None:
    questions, (found,) = read_questions(text, "fr")
    assert (questions, found.line) == ([], 1)
    assert "question answers level theme others" in str(found.message)
