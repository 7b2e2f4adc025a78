"""What each game is: immutable values, no Qt, no files, no clock, no random generator of its own."""
