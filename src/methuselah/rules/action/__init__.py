"""The course of an action: announced, blocked or not, resolved (RB24 4, Minion Phase)."""
