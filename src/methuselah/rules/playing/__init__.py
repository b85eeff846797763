"""Playing a card: requirements, cost, target, entering play, drawing (RB24 2, Card Types)."""
