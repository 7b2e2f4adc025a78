"""The stored matches: the SQLite file, its rows, and what is saved of a damaged one."""
