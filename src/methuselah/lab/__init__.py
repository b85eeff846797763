"""The laboratory: simulation, statistics, plots, environments for learning, training.

It plays many games and asks what they show, of decks, of bots and of the engine itself.
"""
