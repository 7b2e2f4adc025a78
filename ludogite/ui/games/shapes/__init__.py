"""Four Shapes in the window."""
