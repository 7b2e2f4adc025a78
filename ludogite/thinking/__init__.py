"""Worker processes that think for the window: asked, followed, cancelled. What they think is in players and search."""
