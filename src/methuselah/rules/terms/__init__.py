"""Terms of every chapter: the impulse, stealing, trading, allocating, bidding (RB24 3, Terms)."""
