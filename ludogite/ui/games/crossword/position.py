"""The position of Crossword Track as it is shown, and what follows from it and from the hand: whose board is large,
what is asked, what may be done. An answer is known here only while the one who judges holds it open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ludogite.match.config import Seat
from ludogite.match.people import Badge
from ludogite.rules.crossword.match import Race
from ludogite.rules.crossword.options import ASKING, CLOCK, READER
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE
from ludogite.ui.base.board import Board, Shown
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn, last_roll, last_turn
from ludogite.ui.games.crossword.referee import Asked
from ludogite.ui.games.crossword.scene import MoveScene

PAWN = "pawn"
"""Dragged, unless a letter is."""


class ShownPosition:
    def __init__(self, board: Board, hand: Hand) -> None:
        self._board, self.hand = board, hand
        self.last: LastTurn | None = None
        self.scene: MoveScene | None = None
        """The motion that leads to the position; None: it is not seen."""
        self.answer = ""
        """The answer that the one who judges holds open."""
        self.active = ""
        """The button on the card that the mouse is over."""
        self.dragged: tuple[str, QPointF] | None = None
        """The pawn or the letter that the mouse drags, and its place."""

    def follow(self) -> None:
        """The board shows something else."""
        self.last = last_turn(self.shown.past, self.race)
        self.scene, self.dragged, self.active, self.hand.looked_at = None, None, "", None
        if not self.is_now or self.hand.ply != len(self.shown.past):
            self.answer = ""
        if self.is_now:
            self.hand.follow(self.race, self.shown.actor, len(self.shown.past), self.clock_seconds)

    # What the page tells

    @property
    def shown(self) -> Shown:
        assert self._board.shown
        return self._board.shown

    @property
    def race(self) -> Race:
        assert isinstance(self.shown.state, Race)
        return self.shown.state

    @property
    def seats(self) -> Sequence[Seat]:
        return self._board.seats

    def badge(self, seat: int) -> Badge | None:
        return self._board.badges[seat] if seat < len(self._board.badges) else None

    @property
    def is_now(self) -> bool:
        return self._board.shown is not None and self._board.shown.is_now

    @property
    def is_over(self) -> bool:
        """Whether all lies open: the match has ended, or somebody has given up."""
        return self._board.shown is not None and (self.race.to_move is None or self.shown.resigned is not None)

    @property
    def has_plate(self) -> bool:
        return self._board.has_plate

    @property
    def winner(self) -> int | None:
        if self.shown.resigned is not None:
            return None if len(self.seats) == 1 else 1 - self.shown.resigned
        return self.race.outcome.winner if self.race.outcome else None

    @property
    def has_reader(self) -> bool:
        """Whether the opponent judges."""
        return self._board.table.get(ASKING.name) == READER

    @property
    def clock_seconds(self) -> int | None:
        given = self._board.table.get(CLOCK.name, "")
        return int(given) if given.isdigit() else None

    @property
    def offers_squares(self) -> bool:
        """Not while a lesson only has something to read."""
        return self.shown.actor is not None or not self._board.is_lesson

    # What may be done

    @property
    def acting_hand(self) -> Hand | None:
        """The hand of the person who may act now."""
        is_acting = self.is_now and self.shown.actor is not None and not self.is_over
        return self.hand if is_acting else None

    @property
    def enters_die(self) -> bool:
        """Whether somebody is to enter what a real die shows."""
        return self.is_now and not self.is_over and self._board.has_real_dice and self.race.to_move == CHANCE

    @property
    def may_correct(self) -> bool:
        """Whether the last verdict can still be changed."""
        return self.has_reader and self.is_now and not self.is_over and self.last is not None

    @property
    def is_judging(self) -> bool:
        """Whether the opponent judges what is asked now."""
        hand = self.acting_hand
        return self.has_reader and hand is not None and (hand.is_asked or hand.is_questioned)

    @property
    def question(self) -> Asked | None:
        """The question that is asked, or was answered last."""
        key = self.hand.question or self.hand.last_question
        if not key or not self.is_now or self._board.referee is None:
            return None
        asked: Asked | None = self._board.referee.question(key, is_last=not self.hand.question)
        return asked

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from; none where one is typed."""
        return self.question.choices if self.question else ()

    @property
    def accepted(self) -> str:
        """The answer to the question that was answered last."""
        if not self.is_now or not self.hand.last_question or self._board.referee is None:
            return ""
        return str(self._board.referee.accepted(self.hand.last_question))

    @property
    def given(self) -> str:
        """The answer to the question as it stands."""
        return self.hand.given(self.choices) if self.question else ""

    @property
    def has_open_tray(self) -> bool:
        """Whether the letters lie below the card."""
        hand = self.acting_hand
        if not self.hand.is_tray_open or hand is None or self.has_reader:
            return False
        return hand.is_asked or (hand.is_questioned and self.question is not None and not self.choices)

    # What moves

    @property
    def time(self) -> float | None:
        """The milliseconds since the scene began; None once it is over."""
        motion = self._board.motion
        return float(motion.currentValue()) * self.scene.total if self.scene and motion.is_going else None

    @property
    def is_tumbling(self) -> bool:
        return self.scene is not None and self.time is not None and self.scene.is_tumbling(self.time)

    @property
    def arrival(self) -> MoveScene | None:
        """The scene, while the pawn is still on its way to what is asked."""
        is_walking = self.scene is not None and self.time is not None and self.scene.is_walking(self.time)
        return self.scene if is_walking else None

    # What is seen

    @property
    def seen_race(self) -> Race:
        """Until the pawn has arrived, all is as it was before."""
        return self.arrival.before if self.arrival else self.race

    @property
    def seen_hand(self) -> Hand | None:
        return None if self.arrival else self.acting_hand

    @property
    def large(self) -> int:
        """The seat whose board is large: the person's who plays a computer; between people that of the one who
        plays, until the throw hands the table over."""
        if self.hand.looked_at is not None:
            return self.hand.looked_at
        people = [n for n, seat in enumerate(self.seats) if seat.is_person]
        if len(people) == 1:
            return people[0]
        if self.race.beginner is None and self.race.thrower is not None:
            return self.race.thrower
        return self.last.seat if self.last else self.race.turn

    def shows(self, asked: str) -> bool:
        """Whether the card shows a bonus question, a clue, or where to go, which may need the room of the tray."""
        if self.arrival or self.has_open_tray:
            return False
        is_answered = self.last is not None and self.race.phase == "roll"
        was_asked = "clue" if self.last is not None and self.last.word is not None else "question"
        return self.race.phase == asked or (is_answered and was_asked == asked and self.keeps_clue)

    @property
    def keeps_clue(self) -> bool:
        """Whether what was answered is still to be seen: while its points fly, and alone until the throw. A card with
        buttons or faces on it comes at once, where the opponent judges or a real die is entered."""
        if self.last is None or self.has_reader or self.enters_die:
            return False
        return self.time is not None or (self.race.is_solo and self.is_now)

    @property
    def die_face(self) -> int:
        """The face of the die on the felt."""
        rolled = last_roll(self.shown.past)
        return rolled[1] if rolled else 6

    @property
    def pawn_way(self) -> Sequence[str]:
        """The squares between which the pawn has gone, as long as it is this player's turn."""
        rolled, race = last_roll(self.shown.past), self.race
        is_handed_over = race.phase == "roll" and not race.questions
        if rolled is None or rolled[0].beginner is None or self.arrival or is_handed_over:
            return ()
        start, landed = rolled[0].sheet.pawn, rolled[0].play(Roll((rolled[1],))).sheet.pawn
        return (start, landed) if race.sheet.pawn == landed else (start, landed, race.sheet.pawn)
