"""Reactions that require Flight."""

from methuselah.language import card, intercept, reaction

card("Patrol", reaction(intercept(+1)), text="65de0d")
