"""Makes one scene of the state, the hand and the animation of a board, and names its squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QMatrix4x4

from ludogite.message import QT_TRANSLATE_NOOP, Message, Value
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import Placement, mask_of
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Objection
from ludogite.ui.games.cube.rotation import Pose
from ludogite.ui.games.cube.spot import Spot, ground, surface
from ludogite.ui.games.cube.view.hexagon import FACE_NAMES, face_place
from ludogite.ui.games.cube.view.scene import Body, Look, Mark, Scene, Slices
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from ludogite.ui.games.cube.board import CubeBoard

GAP_APART = 1.5
SHOWS = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: {piece}")
SHOWS_NOTHING = QT_TRANSLATE_NOOP("cube", "{face}, row {row}, column {column}: empty")


def scene_of(board: CubeBoard) -> Scene:
    rail, is_still = board.stage.rail, board.animation is None
    return Scene(
        (*_bodies(board), *_held(board)),
        board.hand.building.region,
        _marks(board) if is_still else (),
        None if rail.sliced is None else Slices(rail.sliced, GAP_APART),
        board.mode.shell(),
        board.hand.pin if is_still else None,
    )


def _bodies(board: CubeBoard) -> list[Body]:
    motions: Mapping[int, QMatrix4x4] = {}
    if board.animation:
        placements = [placement for placement, _ in board.built.bodies]
        motions = board.animation.motions(placements, float(board.motion.currentValue()))
    clear = board.stage.rail.is_clear
    return [
        Body(
            placement.mask,
            colour,
            Look.GLASS if clear[colour] else board.mode.look_of(placement, colour),
            motions.get(n),
        )
        for n, (placement, colour) in enumerate(board.built.bodies)
    ]


def _held(board: CubeBoard) -> list[Body]:
    """The piece on its way down, or the held one over its place."""
    hand = board.hand
    if board.animation:
        placements = [placement for placement, _ in board.built.bodies]
        falls = board.animation.extra(placements, float(board.motion.currentValue()))
        if falls:
            return [falls]
    if board.better:
        colour, placement = board.better
        return [Body(placement.mask, colour, Look.SURE)]
    if hand.held is None:
        return []
    if hand.misfit:
        return [_misfit(hand.misfit, hand.held[0])]
    if hand.offered is None:
        return []
    is_sure = hand.is_coached and hand.foreseen() is None
    return [Body(hand.offered.mask, hand.held[0], Look.SURE if is_sure else Look.GHOST)]


def _misfit(pose: Pose, colour: int) -> Body:
    """If it sticks out of the cube, it is drawn moved from a place within."""
    if placement := pose.placement:
        return Body(placement.mask, colour, Look.MISFIT)
    moved = QMatrix4x4()
    moved.translate(*map(float, pose.offset))
    return Body(mask_of(pose.orientation.cells), colour, Look.MISFIT, moved)


def _marks(board: CubeBoard) -> tuple[tuple[Spot, Mark], ...]:
    """Marks of what is wrong, what would be taken back, and what the hand is about."""
    lifted = [spot for take in board.hand.to_lift(board.pointed_at()) for spot in surface(take.placement.mask)]
    marks = {
        **board.mode.marks(),
        **dict.fromkeys(sorted(lifted, key=lambda spot: (spot.axis, spot.cell)), Mark.POINTER),
        **dict(_marks_of_hand(board)),
    }
    return tuple(marks.items())


def _marks_of_hand(board: CubeBoard) -> tuple[tuple[Spot, Mark], ...]:
    hand, keys = board.hand, board.keys
    if board.tried:
        return board.tried
    if hand.misfit:
        spots = {ground(cell, 2, board.built.occupied) for place in hand.nearest for cell in cells_in(place.mask)}
        return tuple((spot, Mark.GOOD) for spot in sorted(spots, key=lambda spot: spot.cell))
    if hand.held and hand.offered:
        return missing_marks(hand.foreseen(), hand.offered, board.built)
    spot = hand.spot if hand.held else None
    if spot is None and board.shown_cell:
        return tuple((each, Mark.POINTER) for each in _piece_of(board, board.shown_cell))
    spot = spot or (keys.cursor if keys.is_used and board.hasFocus() else None)
    return ((spot, Mark.POINTER),) if spot else ()


def _piece_of(board: CubeBoard, spot: Spot) -> list[Spot]:
    """All squares in the open of the piece that a square belongs to; where there is none, only the square."""
    body = board.hand.building.body_at(spot)
    if body is None:
        return [spot]
    taken = board.built.occupied
    seen = [each for each in surface(body.mask) if each.before is None or not taken >> each.before & 1]
    return sorted({*seen, spot}, key=lambda each: (each.axis, each.cell))


def missing_marks(
    objection: Objection | None, placement: Placement, built: Position | Attempt
) -> tuple[tuple[Spot, Mark], ...]:
    """Marks where a piece would fall: squares that it does not reach, the piece it would push, or what it cannot
    rest on."""
    fall = objection.evidence if objection else None
    if not isinstance(fall, Fall):
        return ()
    bodies, occupied = built.stand.bodies, built.occupied
    if fall.unheld is not None:
        spots = {ground(cell, fall.unheld, occupied) for cell in cells_in(placement.mask)}
    elif fall.pushed is not None:
        spots = surface(bodies[fall.pushed])
    else:
        spots = {ground(cell, axis, occupied) for cell in cells_in(placement.mask) for axis in range(3)}
        spots = {spot for spot in spots if spot.before is not None and placement.mask >> spot.before & 1}
    return tuple((spot, Mark.BAD) for spot in sorted(spots, key=lambda spot: (spot.axis, spot.cell)))


def name_of(spot: Spot, built: Position | Attempt, faces: tuple[int, int, int]) -> str:
    """A square for screen readers; the faces are those that are seen left, right and on top."""
    row, column = face_place(spot.axis, spot.cell, faces)
    place: dict[str, Value] = {"face": FACE_NAMES[faces.index(spot.axis)], "row": row + 1, "column": column + 1}
    for placement, colour in built.bodies if not spot.is_wall else ():
        if placement.mask >> spot.cell & 1:
            piece = Message(THE_PIECES[placement.piece], colour=COLOUR_NAMES[colour])
            return tr(Message(SHOWS, piece=piece, **place))
    return tr(Message(SHOWS_NOTHING, **place))
