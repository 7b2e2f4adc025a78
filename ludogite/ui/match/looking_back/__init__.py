"""Looking at earlier positions, and what moves were worth."""
