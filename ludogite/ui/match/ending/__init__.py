"""The end of a match, and the plate that tells it."""
