"""The pages of days: the match of the day of a game that is played alone, and the puzzles of a game. Both are one
template, a part that lays out today's table, the last days as stamps and a card; they differ in what a day is."""
