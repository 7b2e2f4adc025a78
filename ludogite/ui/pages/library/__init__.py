"""The library: all matches, running and finished, in one list."""
