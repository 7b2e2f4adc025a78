"""What is printed, on paper and into files; what there is for each game is in offers.py."""
