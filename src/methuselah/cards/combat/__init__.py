"""Definitions of combat cards."""
