"""What is chosen, bid, flipped or put off, and what is asked for each card."""
