"""What is shown when a match is over."""
