"""Worker processes that think for the window. What they think is in players and search."""
