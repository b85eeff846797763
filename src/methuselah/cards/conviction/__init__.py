"""Definitions of convictions."""
