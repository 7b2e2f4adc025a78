"""What pages, matches and games are made of, and what a game offers them."""
