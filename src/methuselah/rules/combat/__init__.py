"""Combat: range, strikes, damage, presses (RB24 4, Combat)."""
