"""The pages that all games share."""
