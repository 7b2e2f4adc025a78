"""The page of a match, the same for every game: its board, its parts, and what happens on it."""
