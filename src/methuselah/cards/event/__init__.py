"""Events."""

"""Definitions of events."""
