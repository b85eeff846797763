"""Who can sit down: terminal, bots (random, heuristic, search, learned), remote.

A player sees its seat's view and answers decisions; it never touches the state.
"""
