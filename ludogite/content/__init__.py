"""What the program ships for its games, loaded from assets/ and checked: crosswords, questions and challenges."""
