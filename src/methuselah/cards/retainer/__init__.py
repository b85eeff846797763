"""Definitions of retainers."""
