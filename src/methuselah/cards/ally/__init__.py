"""Definitions of allies."""
