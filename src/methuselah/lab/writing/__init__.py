"""What a writer of cards uses: the command `card`, models, masked sentences, the vocabulary."""
