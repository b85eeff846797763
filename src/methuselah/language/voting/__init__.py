"""Referendums, votes, calling them, blood hunts."""
