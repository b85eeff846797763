"""Definitions of political actions."""
