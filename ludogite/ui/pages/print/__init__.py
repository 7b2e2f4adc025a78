"""The page on which sheets are printed."""
