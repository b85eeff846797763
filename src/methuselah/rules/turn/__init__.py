"""The turn and its phases, and what happens between two steps (RB24 4, Turn Sequence)."""
