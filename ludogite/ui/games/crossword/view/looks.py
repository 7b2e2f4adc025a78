"""Positions of Crossword Track as the boards on the table: letters, arrows, squares, the word that is asked."""

from __future__ import annotations

from collections.abc import Mapping

from ludogite.message import Message
from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.grid import BLACK, HIDDEN, LINES, cells_of
from ludogite.rules.crossword.sheet import Sheet
from ludogite.rules.crossword.track import NUMBERED, GridLine, line_beside
from ludogite.ui.base.seat_names import in_sentence, shown_name
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.position import PAWN, ShownPosition
from ludogite.ui.games.crossword.view.values import Arrows, BoardLook, GridLook, Letter, LetterKind, Track
from ludogite.ui.look.language import tr


def board_look(position: ShownPosition, seat: int) -> BoardLook:
    """The board of a seat as it is seen now."""
    race, scene = position.seen_race, position.arrival
    is_walking = scene is not None and bool(scene.path) and scene.seat == seat
    is_dragged = position.dragged is not None and position.dragged[0] == PAWN and seat == race.turn
    name, note = shown_name(position.seats[seat]), Message(words.POINTS, n=race.scores[seat])
    if seat == position.hand.looked_at:
        whose = tr(Message(words.BOARD_OF, name=in_sentence(position.seats[seat])))
        name, note = whose[:1].upper() + whose[1:], words.BACK_TO_OWN
    elif seat == position.large:
        note = words.board_note(race, seat)
    return BoardLook(
        seat=seat,
        name=name,
        note="" if position.is_over else tr(note),
        track=_track(position, seat),
        grid=_grid(position, seat),
        pawn=None if is_walking or is_dragged else race.sheets[seat].pawn,
        is_turn=race.turn == seat and not position.is_over,
        sides={} if position.is_over else {side: side_letter(side) for side in words.SIDES},
    )


def sheet_look(sheet: Sheet, seat: int) -> BoardLook:
    """A board in small: what is found, and where its pawn stands."""
    grid = GridLook(black=_black(sheet), letters=_letters(sheet, None), arrows=_arrows(sheet))
    return BoardLook(seat=seat, name="", note="", track=Track(_done(sheet)), grid=grid, pawn=sheet.pawn)


def side_letter(side: str) -> str:
    """R in English, D in French."""
    return tr(Message(words.SIDES[side], n=""))


def _hand(position: ShownPosition, seat: int) -> Hand | None:
    """Of the person who plays on this board."""
    return position.seen_hand if seat == position.seen_race.turn else None


def _is_choosing(position: ShownPosition, seat: int) -> bool:
    race = position.seen_race
    return race.phase == "go" and race.turn == seat and not position.is_over


def _track(position: ShownPosition, seat: int) -> Track:
    hand, done = _hand(position, seat), _done(position.seen_race.sheets[seat])
    if not _is_choosing(position, seat) or not position.offers_squares:
        return Track(done)
    return Track(done, frozenset(NUMBERED) - done, hand.aimed if hand else None)


def _done(sheet: Sheet) -> frozenset[str]:
    complete = {line for line in LINES if sheet.is_complete(line)}
    return frozenset(square for square in NUMBERED if line_beside(square) in complete)


def _black(sheet: Sheet) -> frozenset[int]:
    return frozenset(cell for cell, letter in enumerate(sheet.grid.letters) if letter == BLACK)


def _grid(position: ShownPosition, seat: int) -> GridLook:
    race, hand = position.seen_race, _hand(position, seat)
    sheet, word, is_preview = race.sheets[seat], _answered_word(position, seat), False
    if not position.is_over and race.turn == seat:
        if race.asked is not None:
            word = sheet.grid.words[race.asked].cells
        elif race.phase == "go":
            aimed = hand.aimed if hand else None
            word = sheet.grid.words[sheet.nearest_word(aimed)].cells if aimed else ()
            is_preview = bool(word)
    return GridLook(
        black=_black(sheet),
        letters=_letters(sheet, hand),
        arrows=() if position.is_over else _arrows(sheet),
        word=word,
        line=_rest_of_line(sheet, word),
        is_preview=is_preview,
        cursor=hand.cursor_cell if hand and not position.has_reader else None,
        points=_new_points(position, seat),
        is_dimmed=_is_choosing(position, seat),
    )


def _new_points(position: ShownPosition, seat: int) -> Mapping[int, int]:
    """The points just won stand on their letters, until they fly to the score."""
    last, scene, time = position.last, position.scene, position.time
    if last is None or last.seat != seat or position.is_over or not position.is_now:
        return {}
    has_flown = scene is not None and scene.fly > 0 and (time is None or scene.flown(time) > 0)
    return {} if has_flown else last.points


def _answered_word(position: ShownPosition, seat: int) -> tuple[int, ...]:
    """The word that was just answered, until the next throw."""
    last = position.last
    if last is None or last.word is None or last.seat != seat or position.is_over:
        return ()
    return last.state.sheet.grid.words[last.word].cells


def _letters(sheet: Sheet, hand: Hand | None) -> dict[int, Letter]:
    """Letters that nobody has found are there at the end, and where all is looked back at open."""
    letters = {cell: Letter(sheet.grid.letters[cell], LetterKind.INK) for cell in cells_in(sheet.found)}
    for cell in cells_in(sheet.grid.white & ~sheet.found):
        if sheet.grid.letters[cell] != HIDDEN:
            letters[cell] = Letter(sheet.grid.letters[cell], LetterKind.UNFOUND)
    if hand and hand.is_asked:
        for place, letter in hand.pencil.letters.items():
            letters[hand.cells[place]] = Letter(letter, LetterKind.PENCIL)
    return letters


def _arrows(sheet: Sheet) -> tuple[Arrows, ...]:
    return tuple(
        Arrows(word.cells[0], word.key.split(" ")[1] == "down", min(sheet.misses[n], 2))
        for n, word in enumerate(sheet.grid.words)
        if not sheet.is_known(n)
    )


def _rest_of_line(sheet: Sheet, word: tuple[int, ...]) -> tuple[int, ...]:
    if not word:
        return ()
    is_down = word[1] - word[0] > 1
    line = GridLine("down", word[0] % 7 + 1) if is_down else GridLine("across", word[0] // 7 + 1)
    return tuple(cell for cell in cells_of(line) if cell not in word and sheet.grid.letters[cell] != BLACK)


def word_letters(sheet: Sheet, word: int, hand: Hand | None = None) -> tuple[Letter, ...]:
    """A word lying flat: what is found of it, and what is in pencil."""
    letters = _letters(sheet, hand)
    return tuple(letters.get(cell, Letter()) for cell in sheet.grid.words[word].cells)
