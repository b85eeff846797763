"""Definitions of powers, by virtue."""
