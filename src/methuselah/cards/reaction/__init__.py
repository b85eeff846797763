"""Definitions of reactions."""
