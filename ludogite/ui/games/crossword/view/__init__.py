"""Painting of Crossword Track: functions of the position, the hand, the colours and the size."""
