"""Content that ships for the games, loaded from assets/ and checked: crosswords, questions and challenges."""
