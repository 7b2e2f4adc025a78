"""The tools beside the cube: shelves, pad and rail."""
