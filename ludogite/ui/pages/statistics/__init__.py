"""The page of statistics, the same for every game; what concerns one game only comes from that game."""
