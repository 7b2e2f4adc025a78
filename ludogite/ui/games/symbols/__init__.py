"""Six Symbols in the window."""
