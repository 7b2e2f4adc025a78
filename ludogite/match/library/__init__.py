"""What is found and counted among the stored matches, and what is carried in and out."""
