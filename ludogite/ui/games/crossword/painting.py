"""How Crossword Track is painted. Each kind of thing has a module of its own; all of them are offered here."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ludogite.ui.games.crossword.clue_card import paint_choice_card as paint_choice_card
from ludogite.ui.games.crossword.clue_card import paint_clue_card as paint_clue_card
from ludogite.ui.games.crossword.ending import most_scrolled as most_scrolled
from ludogite.ui.games.crossword.ending import paint_bill as paint_bill
from ludogite.ui.games.crossword.ending import paint_notebook as paint_notebook
from ludogite.ui.games.crossword.ending import paint_winner as paint_winner
from ludogite.ui.games.crossword.felt import paint_die as paint_die
from ludogite.ui.games.crossword.felt import paint_felt_tray as paint_felt_tray
from ludogite.ui.games.crossword.felt import paint_glass as paint_glass
from ludogite.ui.games.crossword.felt import paint_tray_label as paint_tray_label
from ludogite.ui.games.crossword.felt import paint_tumbling_die as paint_tumbling_die
from ludogite.ui.games.crossword.grid import paint_points_plate as paint_points_plate
from ludogite.ui.games.crossword.layout import Layout
from ludogite.ui.games.crossword.letter_tray import ERASE as ERASE
from ludogite.ui.games.crossword.letter_tray import paint_letter_tile as paint_letter_tile
from ludogite.ui.games.crossword.letter_tray import paint_letter_tray as paint_letter_tray
from ludogite.ui.games.crossword.pawn import paint_pawn as paint_pawn
from ludogite.ui.games.crossword.question_card import paint_question_card as paint_question_card
from ludogite.ui.games.crossword.reader_card import paint_reader_card as paint_reader_card
from ludogite.ui.games.crossword.slab import SHADOW as SHADOW
from ludogite.ui.games.crossword.slab import paint_board as paint_board
from ludogite.ui.games.crossword.slab import paint_table as paint_table
from ludogite.ui.games.crossword.throw_card import paint_throw_card as paint_throw_card
from ludogite.ui.games.crossword.values import ChoiceCard, ClueCard, QuestionCard, ReaderCard, ThrowCard
from ludogite.ui.look.theme import Colours

Card = ClueCard | ChoiceCard | QuestionCard | ReaderCard | ThrowCard


def paint_card(painter: QPainter, layout: Layout, card: Card, colours: Colours) -> None:
    """Whichever card lies beside the board."""
    match card:
        case ClueCard():
            paint_clue_card(painter, layout, card, colours)
        case ChoiceCard():
            paint_choice_card(painter, layout, card, colours)
        case QuestionCard():
            paint_question_card(painter, layout, card, colours)
        case ReaderCard():
            paint_reader_card(painter, layout, card, colours)
        case ThrowCard():
            paint_throw_card(painter, layout, card, colours)
