"""Players that were trained: what they see as numbers, how they weigh it, and who sits down.

`features` needs NumPy (the extra `learn`), `network` and `player` need PyTorch (the extra
`train`); nothing here is imported before somebody asks for it.
"""
