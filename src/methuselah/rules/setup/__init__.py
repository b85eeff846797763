"""Before the first turn: decks, seats, first hands and crypts (RB24 3, Game Setup)."""
