"""Definitions of action modifiers."""
