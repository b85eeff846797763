"""Definitions of masters."""
