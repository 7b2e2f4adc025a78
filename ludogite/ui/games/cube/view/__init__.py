"""The cube and its three faces on the screen: widgets, the camera, and the scene that they show."""
