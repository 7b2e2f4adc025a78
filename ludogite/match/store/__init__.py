"""The stored matches: the SQLite file, its rows, and what is saved of a damaged one."""

from ludogite.message import Complaint


class StoreProblem(Complaint):
    """Nothing can be read or written now; what was accepted before is safe."""


class StoreInUse(StoreProblem):
    """Another Ludogîte has the matches open."""
