"""Terms of every chapter: the impulse, stealing, life, trading, allocating, bids (RB24 3)."""
