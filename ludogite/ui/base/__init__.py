"""Parts that pages, matches and games are made of, and the interface of a game."""
