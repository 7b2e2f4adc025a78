"""The rules of each game: immutable values, no Qt, no files, no clock, no random generator of its own."""
