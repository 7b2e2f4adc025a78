"""Draws the cube in space with OpenGL 3.3."""
