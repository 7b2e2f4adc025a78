"""The solo page, for any game that is played alone: the match of the day, the best results, and who plays."""
