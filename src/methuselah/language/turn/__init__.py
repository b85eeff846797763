"""Phases, turns and seats."""
