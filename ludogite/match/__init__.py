"""One running match: its seats and dice, its history and undo, its record and where it is stored."""
