"""The program: its start, its window, and what leads from page to page."""
