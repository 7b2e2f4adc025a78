"""The cube on screen: its picture in OpenGL, as flat layers, and in small; and what a hand does with a piece."""
