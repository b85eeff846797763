"""Playing a card: who may, what it requires and costs, its target, drawing (RB24 2, Card Types)."""
