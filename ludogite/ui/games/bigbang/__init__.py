"""Big Bang in the window."""
