"""Looks and motion of everything, below all widgets and pages."""
