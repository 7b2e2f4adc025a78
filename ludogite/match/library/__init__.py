"""Finds and counts stored matches, and carries them in and out."""
