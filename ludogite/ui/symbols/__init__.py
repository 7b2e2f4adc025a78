"""The rooms of Six Symbols on the screen: where everything lies, how it is painted, and what is in somebody's hand."""
