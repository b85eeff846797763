"""What is proven: cards and rulings with tests, and texts that have changed."""
