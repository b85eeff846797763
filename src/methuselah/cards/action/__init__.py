"""Definitions of actions."""
