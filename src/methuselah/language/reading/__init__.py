"""What a card reads from the table: which cards, which Methuselahs, how many, when."""
