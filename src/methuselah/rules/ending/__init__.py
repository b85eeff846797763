"""Ousting, victory points, withdrawing, the end of the game (RB24 5, Ending the Game)."""
