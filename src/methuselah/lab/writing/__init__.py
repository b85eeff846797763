"""What a writer of cards uses: masked sentences, models, the command `card`, search by word."""
