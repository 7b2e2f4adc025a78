"""How everything looks and moves, below all widgets and pages."""
