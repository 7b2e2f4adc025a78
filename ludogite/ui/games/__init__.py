"""All that the window knows of one game is a package here, which offers one UI, a GameUi."""
