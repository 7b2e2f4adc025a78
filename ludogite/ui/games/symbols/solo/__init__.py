"""Six Symbols alone and on paper: the roll of the day, dice, and sheets to score."""
