"""The cube in the window."""
