"""The board of the cube: it has a stage, a hand, at most one animation, and a mode, which is a match or a
challenge. Mouse and keys call its verbs; the hand decides what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.message import Message
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS, Placement
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Move, Objection
from ludogite.sheets.cube.paints import ground
from ludogite.ui.base.board import Board, Shown, Status
from ludogite.ui.games.cube.animation import Animation, Arrival, Falling, Flight
from ludogite.ui.games.cube.board_mode import BoardMode
from ludogite.ui.games.cube.board_scene import missing_marks, scene_of
from ludogite.ui.games.cube.building import placed_by
from ludogite.ui.games.cube.cells import CubeCells
from ludogite.ui.games.cube.hand import Hand
from ludogite.ui.games.cube.keys import Keys
from ludogite.ui.games.cube.mouse import Mouse
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.stage import Stage
from ludogite.ui.games.cube.view.scene import Mark
from ludogite.ui.games.cube.words import GIVEN, PLACE_IT, TAKE_FIRST, TAKE_IT, place_of
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.players import Opinion

AIR = 12


class CubeBoard(Board):
    reaches_below = True
    turns_by_drag = True

    def __init__(self, colours: Colours, make_mode: Callable[[CubeBoard], BoardMode]) -> None:
        super().__init__(colours)
        self.hand = Hand()
        self.animation: Animation | None = None
        self.last: Placement | None = None
        """The piece that was placed last."""
        self.tried: tuple[tuple[Spot, Mark], ...] = ()
        """Marks for the last placement that was refused: the squares where support is missing."""
        self.shown_cell: Spot | None = None
        """The square that somebody points at on the faces beside the cube."""
        self._said: Message | None = None
        """The last sentence on the piece that the mouse would take back."""
        self._unasked: list[int] = []
        """The pieces of which it is not known yet whether they have a place."""
        self._asking = make_timer(self, 0, is_single_shot=True)
        self._asking.timeout.connect(self._ask_for_place)
        self.mode = make_mode(self)
        self.faces = self.mode.faces
        self.stage = Stage(colours, self.mode.tools, self.mode.has_opponent, self)
        self.mode.join()
        self.mouse, self.keys = Mouse(self), Keys(self)
        self.cells: CubeCells = CubeCells(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.stage.camera_moved.connect(self._follow_camera)
        self.stage.viewpoint_chosen.connect(self.fly_to)
        self.stage.seen_through.connect(self._see_through)
        self.stage.tool_used.connect(self.mode.use_tool)
        self.stage.built.connect(self.draw)
        self.faces.square_hovered.connect(self._mark_square)
        self.motion.finished.connect(self._end_motion)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.stage.setGeometry(self.rect())

    def set_gap(self, gap: int) -> None:
        super().set_gap(gap)
        self.stage.set_gap(gap)

    def set_margin_below(self, margin: int) -> None:
        super().set_margin_below(margin)
        self.stage.set_margin(margin)

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, QColor(ground(self.colours.is_dark)))

    def least_size(self, width: int) -> QSize:
        return self.stage.least_size(width)

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self.stage.set_colours(colours)
        self.mode.set_colours(colours)

    # At the end

    def set_room(self, room: QRectF | None, plate: QRectF | None = None) -> None:
        super().set_room(room, plate)
        self.stage.set_room(room)

    def won_areas(self) -> list[QPainterPath]:
        """The squares that show the winner's colour."""
        winner = self.built.outcome.winner if self.built.outcome and len(self.seats) > 1 else None
        mask = sum(placement.mask for placement, colour in self.built.bodies if colour == winner)
        return [self._squares(mask)] if mask else []

    def lit_areas(self) -> list[QPainterPath]:
        return [] if self.won_areas() else [self._squares()]

    def _squares(self, mask: int = -1) -> QPainterPath:
        """The outline of all that is seen of these cells."""
        view, path = self.stage.view, QPainterPath()
        for spot in view.key_spots():
            square = view.square(spot)
            is_meant = mask < 0 or (mask >> spot.cell & 1 and not spot.is_wall)
            if is_meant and view.spot_at(square.boundingRect().center()) == spot:  # others may hide it
                path = path.united(square)
        return path.simplified()

    def essential_area(self) -> QRectF:
        """The squares that can be seen, with some air around them."""
        area = QRect()
        for cell in range(self.cell_count()):
            area = area.united(self.cell_rect(cell))
        return QRectF(area.adjusted(-AIR, -AIR, AIR, AIR)) & self.room

    # What the page asks

    @property
    def built(self) -> Position | Attempt:
        """The position that is drawn."""
        return self.mode.built

    @property
    def better(self) -> tuple[int, Placement] | None:
        """For somebody who looks back, what would have been better: the colour of a piece, and its place."""
        placement = placed_by(self.shown.better[0]) if self.shown and self.shown.better else None
        seat = self.built.to_move if placement else None
        return (seat, placement) if placement and seat is not None else None

    def show_position(self, shown: Shown) -> None:
        before, was_playing = self.state, self.actor is not None
        self.motion.skip()
        self.mode.expect(shown)
        super().show_position(shown)
        self.last, self.tried = placed_by(shown.last), ()
        self.follow()
        self.mode.arrived(before, was_playing)

    def follow(self) -> None:
        """Something else stands on the table: the hand, the shelves and the faces follow."""
        self.hand.follow(self.mode.building(), self.is_coaching)
        self.mode.show_shelves()
        self._unasked = list(range(len(LETTERS)))
        self._asking.start()
        for held, orientation in self.hand.orientations.items():
            for shelf in self.stage.shelves:
                shelf.set_orientation(*held, orientation)
        self.faces.show_state(self.built)
        self.draw()
        self.keys.follow()
        self.draw_hand()

    def _ask_for_place(self) -> None:
        """Dims a piece on its shelf if it can no longer go in; one after another, so that the window does not wait, and
        not while something moves."""
        if self.motion.is_going or not self._unasked:
            return
        piece = self._unasked.pop(0)
        has_place = self.hand.has_place(piece)
        for shelf in self.stage.shelves:
            shelf.set_has_place(piece, has_place)
        if self._unasked:
            self._asking.start()

    def status(self) -> Status:
        return Status(
            sentence=self.mode.sentence(),
            aside=self._aside(),
            is_begun=self.hand.held is not None and (self.hand.spot or self.hand.offered) is not None,
            remark=self.mode.remark(),
            action=self._action(),
            gains=self.mode.gains(),
        )

    def _aside(self) -> str:
        """The place of the pinned piece, or a better one; what follows the mouse is for those who see it."""
        placement = self.better[1] if self.better else self.hand.offered if self.hand.is_pinned else None
        return tr(place_of(placement)) if placement else ""

    def _action(self) -> Message | None:
        """The label of the filled button."""
        if self.hand.advised:
            return TAKE_IT
        return PLACE_IT if self.hand.offered and self.hand.foreseen() is None else None

    def hand_text(self, after: Sequence[Move] = ()) -> str:
        return self.hand.text(after)

    def restore_hand(self, text: str) -> None:
        self.hand.read(text)

    def side_widget(self) -> QWidget:
        return self.faces

    def legend(self) -> Message:
        return self.mode.legend()

    def show_hint(self, opinion: Opinion, seat: int) -> None:
        self.mode.show_hint(opinion, seat)

    def show_opinions(self, opinions: Sequence[Opinion], seat: int | None) -> None:
        if self.mode.take_opinions(opinions) and self.hand.held:
            self.redraw_and_report()

    def take_answer(self, found: Any) -> None:
        self.mode.take_answer(found)

    # What a person does

    def redraw_and_report(self, answer: Message | None = None) -> None:
        """The hand has changed, or somebody is answered."""
        self.draw_hand()
        self.changed.emit(answer)

    def pick_up(self, colour: int, piece: int) -> None:
        """Takes a piece up, or puts back what is held."""
        if colour in self.hand.building.colours:
            self.after_pick(self.hand.pick(colour, piece))
        else:
            self.mode.refuse(colour)

    def after_pick(self, answer: Message | None) -> None:
        """A piece was taken up, or could not be. With keys it comes to the cursor at once, or near it."""
        self.tried = ()
        if answer is None and self.hand.held:
            self.sounds.lifted()
        elif answer is None:
            self.sounds.placed()
        if answer is None and self.hand.held and self.keys.is_used and self.keys.cursor:
            answer = self.hand.bring_to(self.keys.cursor)
            self.keys.come_along()
            self.keys.announce()
        self.redraw_and_report(answer)

    def hold_at(self, colour: int, placement: Placement, answer: Message | None = None) -> None:
        """Takes a piece up and pins it just there."""
        self.tried = ()
        self.hand.hold_at(colour, placement)
        self.redraw_and_report(answer)

    def put_back(self) -> None:
        self.tried = ()
        if self.hand.held:
            self.sounds.placed()
        self.hand.put_back()
        self.redraw_and_report()

    def aim(self, spot: Spot) -> None:
        """The held piece follows the mouse to a square."""
        self.tried = ()
        self.hand.aim(spot)
        self.redraw_and_report()

    def pin(self, spot: Spot) -> None:
        """The held piece stays before a square."""
        self.tried = ()
        self.redraw_and_report(self.hand.pin_at(spot))

    def unpin(self) -> None:
        self.hand.unpin()
        self.redraw_and_report()

    def step_back(self) -> None:
        """Pulls the pin out; without a pin the piece goes back to the shelf."""
        if self.hand.is_pinned:
            self.unpin()
        else:
            self.put_back()

    def cycle(self, step: int) -> None:
        self.hand.cycle(step)
        self.redraw_and_report()

    def turn(self, axis: int, direction: int) -> None:
        self.redraw_and_report(self.hand.turn(axis, direction))

    def shift(self, axis: int, direction: int) -> None:
        self.redraw_and_report(self.hand.shift(axis, direction))

    def walk(self, step: int) -> None:
        """To another of all places where the held piece fits."""
        self.tried = ()
        answer = self.hand.walk(step)
        self.keys.come_along()
        self.redraw_and_report(answer)

    def act(self) -> None:
        """Lets the held piece go where it is shown, or takes back what is pointed at."""
        if not self.hand.building.colours:
            self.mode.refuse(None)
        elif takes := self.hand.to_lift(self.pointed_at()):
            self.lift(takes[-1].placement)
        else:
            placed = self.hand.place()
            if isinstance(placed, Message):
                self.redraw_and_report(placed)
            else:
                self.played.emit([placed], self.hand.text([placed]))

    def lift(self, placement: Placement) -> None:
        """Takes a piece back into the hand; those that need it go back to the shelf."""
        lifted = self.hand.lift(placement)
        if isinstance(lifted, list):
            self.played.emit(lifted, self.hand.text(lifted))
        else:
            self.redraw_and_report(lifted)

    def press_square(self, spot: Spot | None) -> None:
        """A square was chosen with nothing in the hand."""
        building = self.hand.building
        if placement := building.own_at(spot):
            self.lift(placement)
        elif spot is not None:
            body = building.body_at(spot)
            self.redraw_and_report(GIVEN if body and building.is_given(body) else TAKE_FIRST)

    def come_to_cursor(self) -> None:
        """The cursor has moved on: the held piece goes along, and stays there."""
        self.tried = ()
        self.keys.announce()
        assert self.keys.cursor is not None
        self.redraw_and_report(self.hand.pin_at(self.keys.cursor) if self.hand.held else None)

    def point_at_piece(self, is_there: bool) -> None:
        """The mouse has come to another square with an empty hand: what it would take back is marked and said."""
        before = self._said
        if is_there:
            self.keys.is_used = False
        self.draw()
        self._said = self.hand.preview_lift(self.pointed_at())
        if self._said != before:
            self.changed.emit(None)

    def looks_first(self, point: QPointF) -> bool:
        """What would be taken back is seen before it is."""
        view, building = self.stage.view, self.hand.building
        own = building.own_at(view.spot_at(point)) if building.colours and self.hand.held is None else None
        return own is not None and own != building.own_at(view.spot)

    def pointed_at(self) -> Spot | None:
        """The square that somebody points at, by keys or by the mouse."""
        return self.keys.cursor if self.keys.is_used else self.stage.view.spot

    # Drawing

    def draw_hand(self) -> None:
        """Shows what is held: on its shelf, on the pad, over its place, and what it would change in the faces."""
        held, hand = self.hand.held, self.hand
        for shelf in self.stage.shelves:
            shelf.set_held(*(held or (0, None)))
            if held:
                shelf.set_orientation(*held, hand.offered.orientation if hand.offered else hand.orientation(*held))
        if isinstance(self.built, Position) and isinstance(self.built.to_move, int):
            self.stage.pad.show_colour(self.built.to_move)
        self.stage.pad.set_piece(held[0] if held and hand.is_pinned else None)
        if self.better and isinstance(self.built, Position):
            colour, placement = self.better
            for shelf in self.stage.shelves:
                shelf.set_held(colour, placement.piece)
            self.faces.show_after(self.built.after(placement), placement)
        else:
            self.faces.show_after(hand.after(), hand.offered if held else None)
        self.draw()

    def draw(self) -> None:
        """The scene as it is now."""
        if self.shown is not None:
            self.stage.view.show_scene(scene_of(self))

    # Motion

    def animate(self, animation: Animation) -> None:
        self.motion.skip()
        self.animation = animation
        self.motion.run(animation.milliseconds)
        animation.sound(self.sounds)
        self.draw()

    def sound_move(self, move: Move) -> None:
        if placed_by(move):
            self.sounds.slid()
        else:
            self.sounds.lifted()

    def show_arrival(self, move: Move, seat: int) -> None:
        if self.last is None or self.last != placed_by(move):
            return
        arrival = Arrival(self.last)
        if self.animated:
            self.animate(arrival)
        else:
            arrival.sound(self.sounds)

    def update_moving(self) -> None:
        """The view repaints what of it has changed."""
        if self.animation and (camera := self.animation.camera(float(self.motion.currentValue()))):
            self.stage.fly_past(camera)
        self.draw()

    def _end_motion(self) -> None:
        over, self.animation = self.animation, None
        self._asking.start()
        if over and (camera := over.camera(1.0)):
            self.stage.arrive_at(camera)
        follows = over.next() if over and not self.motion.is_skipped else None
        if follows:
            self.animate(follows)
        self.draw()
        if over:
            self.mode.has_moved(over)

    def show_objection(self, objection: Objection) -> None:
        """With coaching it was marked before, and the piece stays in the hand. Else it falls, back to the shelf."""
        held, placement = self.hand.held, self.hand.offered
        if held is None or placement is None or self.is_coaching:
            return
        self.hand.let_go()
        self.tried = missing_marks(objection, placement, self.built)
        if self.animated and isinstance(objection.evidence, Fall):
            self.animate(Falling(objection.evidence, placement, held[0]))
        self.draw_hand()

    # Looking

    def _follow_camera(self) -> None:
        self.cells_moved.emit()
        self.faces.follow(self.stage.faces)

    def _see_through(self) -> None:
        self.motion.skip()
        self.stage.zoom_for_layers()
        self.draw()

    def fly_to(self, axis: int | None) -> None:
        """Straight to a face, or to the usual place."""
        start, end = self.stage.view.camera, self.stage.camera_at(axis)
        if self.animated:
            self.animate(Flight(start, end))
        else:
            self.stage.view.look_from(end)

    def show_marked(self, cells: Sequence[int]) -> None:
        """In the three faces beside the board nothing hides them."""
        self.faces.mark([cell for cell in cells if cell < self.cell_count()])

    def _mark_square(self, axis: int, cell: int) -> None:
        """Somebody points at a square of a face next to the cube."""
        self.shown_cell = Spot(cell, axis) if cell >= 0 else None
        self.draw()

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.keys.take_focus(event)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.draw()

    def event(self, event: QEvent) -> bool:
        """Tab goes from place to place while a piece is held; else it leads on to the buttons. A key that ends a fall
        does no more, as a press of the mouse."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if isinstance(self.animation, Falling):
                self.motion.skip()
                return True
            if self.keys.take_tab(event):
                return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.mode.take_key(event) and not self.keys.take(event):
            super().keyPressEvent(event)

    def press_cell(self, cell: int) -> None:
        if self.motion.is_going:
            self.motion.skip()
        self.mouse.press(self.cells.spot_of(cell), QPointF(self.cell_rect(cell).center()))
