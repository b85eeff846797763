"""What decks are worth: odds, matchups, estimates, reports."""
