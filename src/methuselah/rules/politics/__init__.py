"""Referendums, votes and titles (RB24 4, Politics; RB24 6, Vampire Sects)."""
