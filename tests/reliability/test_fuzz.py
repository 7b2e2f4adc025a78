"""Every reader with a hundred inputs; `./dev soak fuzz` takes twenty thousand."""

from __future__ import annotations

import json

import pytest

from ludogite.rules.game import InvalidSetup
from ludogite.rules.shelf import SHELF, Game
from tests.reliability.fuzz import READERS, Reader, attack, changed, places


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_whatever_is_read_it_is_read_or_refused_with_a_sentence(reader: Reader) -> None:
    attack(reader, cases=100, start=1)


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_a_refused_set_up_is_quoted_only_where_it_begins(game: Game) -> None:
    seats, long = game.seats[0], "9" * 5000
    setup = json.loads(json.dumps(game.draw_setup(seats, {}, 1)))
    wrong = [changed(setup, [(n, "replace", long)]) for n in range(len(list(places(setup))))]
    for given in ({**setup, long: 1}, *wrong):
        with pytest.raises(InvalidSetup) as refused:
            game.start(seats, {}, given)
        assert len(str(refused.value.message)) < 1000
