"""Definitions of equipment."""
