"""All that the window knows of one game is a package here, which offers one value: UI, a GameUi."""
