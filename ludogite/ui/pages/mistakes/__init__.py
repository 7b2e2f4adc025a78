"""One's own mistakes of the last matches."""
