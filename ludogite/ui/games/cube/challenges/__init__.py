"""The challenges of the cube: the page to choose one, and its board."""
