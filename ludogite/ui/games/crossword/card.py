from ludogite.ui.games.crossword.pawn import paint_pawn
def paint_card(painter, area, colours):
    pass
def paint_seat(painter, area, seat, colours):
    paint_pawn(painter, area, seat, colours)
