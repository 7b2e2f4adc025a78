"""What lies on the table of Crossword Track as it is shown: the boards, the card, the die; and how it is painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QPainter, QPaintEvent

from ludogite.message import Message
from ludogite.rules.crossword.match import Race
from ludogite.rules.crossword.track import CORNERS
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move
from ludogite.ui.base.seat_names import in_sentence, shown_name
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.cards import Card, Table, card_of
from ludogite.ui.games.crossword.end_cards import bill_card, notebook
from ludogite.ui.games.crossword.last_turn import last_roll
from ludogite.ui.games.crossword.looks import Extras, board_look
from ludogite.ui.games.crossword.painting import paint_tumbling_die
from ludogite.ui.games.crossword.still_life import (
    PAWN,
    EndLife,
    StillLife,
    paint_dragged,
    paint_flying_points,
    paint_walking_pawn,
)
from ludogite.ui.games.crossword.values import BoardLook
from ludogite.ui.games.crossword.view import CrosswordView
from ludogite.ui.look.language import tr


class PaintedView(CrosswordView):
    def board_of(self, seat: int) -> BoardLook:
        """The board of a seat as it is seen now."""
        state, is_large, scene = self.race, seat == self.large, self.scene
        if self.is_arriving and scene is not None:
            state = scene.before
        is_walking = self.is_arriving and scene is not None and bool(scene.path) and scene.seat == seat
        is_dragged = self.dragged is not None and self.dragged[0] == PAWN and seat == state.turn
        hand = self.acting_hand if seat == state.turn and not self.is_arriving else None
        extras = Extras(
            hand=hand,
            points=self._new_points(seat),
            word=self._answered_word(seat),
            is_spoken=self.has_reader,
            is_over=self.is_over,
            is_played=self.actor is not None or not self.is_lesson,
            is_pawn_away=is_walking or is_dragged,
        )
        note = words.board_note(state, seat) if is_large else Message(words.POINTS, n=state.scores[seat])
        name = shown_name(self.seats[seat])
        if seat == self.looked_at:
            whose = tr(Message(words.BOARD_OF, name=in_sentence(self.seats[seat])))
            name, note = whose[:1].upper() + whose[1:], words.BACK_TO_OWN
        return board_look(state, seat, name, "" if self.is_over else tr(note), extras)

    def _new_points(self, seat: int) -> Mapping[int, int]:
        """What has just been won stands on its letters, until it flies to the score."""
        last, scene, time = self.last, self.scene, self.time
        if last is None or last.seat != seat or self.is_over or not self.is_now:
            return {}
        has_flown = scene is not None and scene.fly > 0 and (time is None or scene.flown(time) > 0)
        return {} if has_flown else last.points

    def _answered_word(self, seat: int) -> tuple[int, ...]:
        """The word that was just answered, until the next throw."""
        if self.last is None or self.last.word is None or self.last.seat != seat or self.is_over:
            return ()
        return self.last.state.sheet.grid.words[self.last.word].cells

    def card(self) -> Card:
        """The card beside the board."""
        return card_of(self.card_table())

    def card_table(self) -> Table:
        assert self.shown
        state, last = self.race, self.last
        if self.is_arriving and self.scene is not None:
            state, last = self.scene.before, None
        hand = self.acting_hand if not self.is_arriving else None
        message = tr(self.message) if self.message else ""
        return Table(
            state=state,
            seats=self.seats,
            hand=hand,
            last=last,
            question=self.question,
            accepted=self.accepted,
            badges=self.badges,
            has_reader=self.has_reader,
            may_correct=self.may_correct and last is not None,
            answer=self.answer,
            total=self.clock_seconds,
            message=message,
            active=self.active,
            is_tray_open=self.is_tray_open,
            enters_die=self.enters_die,
            face=self.face,
            is_equal=_is_equal(state, self.shown.past),
            keeps_clue=self._keeps_clue,
        )

    def die_face(self) -> int:
        """What the die on the felt shows."""
        assert self.shown
        rolled = last_roll(self.shown.past)
        return rolled[1] if rolled else 6

    def tray_text(self) -> str:
        """From where to where the pawn has gone, as long as it is this player's turn."""
        assert self.shown
        rolled, state = last_roll(self.shown.past), self.race
        is_handed_over = state.phase == "roll" and not state.questions
        if rolled is None or rolled[0].beginner is None or self.is_arriving or is_handed_over:
            return ""
        landed = rolled[0].play(Roll((rolled[1],))).sheet.pawn
        way = [rolled[0].sheet.pawn, landed]
        if state.sheet.pawn != landed:
            way.append(state.sheet.pawn)
        return " → ".join(
            tr(card_words.ON_CORNER if square in CORNERS else words.square_name(square)) for square in way
        )

    # Painting

    def still_life(self) -> StillLife | EndLife:
        """All that lies still; what moves is painted above it."""
        if self.is_over:
            assert self.shown
            return EndLife(
                boards=tuple(self.board_of(seat) for seat in range(len(self.seats))),
                bills=tuple(bill_card(self.race, self.seats, seat, self._winner) for seat in range(len(self.seats))),
                notebook=notebook(self.race, self.seats, self.first_line),
                winner=self._winner if len(self.seats) > 1 else None,
            )
        return StillLife(
            large=self.board_of(self.large),
            small=self.board_of(1 - self.large) if len(self.seats) > 1 else None,
            card=self.card(),
            die=None if self.is_tumbling or self.enters_die else self.die_face(),
            label=self.tray_text(),
            is_hot=self.acting_hand is not None and self.race.to_move == CHANCE and not self.enters_die,
            letters=self.dragged_letter if self.has_open_tray else None,
            active=self.active,
            is_back=self.looked_at is not None,
        )

    @property
    def _winner(self) -> int | None:
        assert self.shown
        if self.shown.resigned is not None:
            return None if len(self.seats) == 1 else 1 - self.shown.resigned
        outcome = self.race.outcome
        return outcome.winner if outcome else None

    @property
    def dragged_letter(self) -> str:
        return self.dragged[0] if self.dragged and self.dragged[0] != PAWN else ""

    @property
    def is_tumbling(self) -> bool:
        return self.scene is not None and self.time is not None and self.scene.is_tumbling(self.time)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None or not self.seats:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            layout = self.end_layout if self.is_over else self.board_layout
            self._still.paint(painter, self.still_life(), layout, self.colours)
            if not self.is_over:
                self._paint_moving(painter)

    def _paint_moving(self, painter: QPainter) -> None:
        layout, scene, time = self.board_layout, self.scene, self.time
        if scene is not None and time is not None:
            if scene.is_tumbling(time):
                paint_tumbling_die(painter, layout, self.die_face(), self.colours, 1 - scene.tumbled(time))
            place = layout.large if scene.seat == self.large else layout.small
            if scene.path and scene.is_walking(time) and place is not None:
                start, end, far = scene.pawn(time)
                paint_walking_pawn(painter, place, start, end, far, scene.seat, self.colours)
            if scene.fly and scene.flown(time) > 0 and self.last is not None and place is not None:
                text = f"+{self.last.gain}"
                paint_flying_points(painter, layout, place, self.last.new, text, scene.flown(time), self.colours)
        if self.dragged is not None:
            paint_dragged(painter, layout, *self.dragged, self.race.turn, self.colours)


def _is_equal(state: Race, past: Sequence[tuple[object, Move]]) -> bool:
    return state.beginner is None and not state.opening and len(past) >= 2
