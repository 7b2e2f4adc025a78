"""The end of Crossword Track: the bill of each player, and the notebook of what was missed."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.config import Seat
from ludogite.message import Message, plain
from ludogite.rules.crossword.match import Race
from ludogite.ui.base.seat_names import in_sentence, shown_name
from ludogite.ui.games.crossword import card_words
from ludogite.ui.games.crossword.view.values import Bill, BillRow, Notebook, NotebookSection, NotebookWord
from ludogite.ui.look.language import tr

NONE = "–"


def bill_card(state: Race, seats: Sequence[Seat], seat: int, winner: int | None) -> Bill:
    bill = state.bill(seat)
    rows = tuple(
        BillRow(
            tr(Message(card_words.LETTERS_AT, n=worth)),
            f"{count} ×" if count else "",
            str(worth * count) if count else NONE,
            is_faint=not count,
        )
        for worth, count in bill.lines
    )
    return Bill(
        rows=rows,
        last=_last_row(state, seats, seat),
        total=str(bill.points),
        is_winner=winner == seat and len(seats) > 1,
    )


def _last_row(state: Race, seats: Sequence[Seat], seat: int) -> BillRow:
    bill, unfound = state.bill(seat), state.sheets[seat].unfound
    if state.is_solo:
        note = _not_found(unfound) if unfound else card_words.ALL_FOUND
        return BillRow(tr(Message(card_words.THROWS_MADE, n=state.throws[seat])), "", "", tr(note))
    if state.finisher == seat:
        left = Message(card_words.LETTERS_LEFT_BY, n=bill.unfound, name=in_sentence(seats[1 - seat]))
        return BillRow(tr(card_words.FIRST_DONE), "", f"+{bill.bonus}", tr(left), has_star=True)
    if not unfound:
        return BillRow(tr(card_words.ALL_FOUND), "", NONE)
    hatched = card_words.HATCHED_ONE if unfound == 1 else card_words.HATCHED
    return BillRow(tr(_not_found(unfound)), "", "0", tr(hatched))


def _not_found(count: int) -> Message:
    return Message(card_words.NOT_FOUND, n=count)


def notebook(state: Race, seats: Sequence[Seat], first_line: int = 0) -> Notebook:
    return Notebook(
        title=tr(card_words.NOTEBOOK),
        note=tr(card_words.TO_REVISE),
        sections=tuple(_section(state, seats, seat) for seat in range(len(seats))),
        first_line=first_line,
    )


def _section(state: Race, seats: Sequence[Seat], seat: int) -> NotebookSection:
    missed = state.missed(seat)
    lines = tuple(
        NotebookWord(
            word.answer,
            min(word.misses, 2),
            word.is_found,
            tr(card_words.FOUND if word.is_found else card_words.NEVER),
            plain(word.clue),
        )
        for word in missed
    )
    empty = "" if missed else tr(card_words.NOTHING_MISSED)
    return NotebookSection(seat, shown_name(seats[seat]), lines, empty)
