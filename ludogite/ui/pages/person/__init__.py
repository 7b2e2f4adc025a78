"""The page of one person."""
