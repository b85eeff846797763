"""Many games: who plays, where, with which decks, and what came of them."""
