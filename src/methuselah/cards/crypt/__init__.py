"""Definitions of vampires, by clan."""
