"""The window: everything that a player sees and touches. It asks the rules and never knows better."""
