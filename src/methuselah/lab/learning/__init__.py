"""Environments for learning, and the training of a player: `docs/learning.md`.

`pettingzoo_env` and `gymnasium_env` need the extra `learn`, `openspiel_game` OpenSpiel too, `ppo`
the extra `train`; nothing here is imported before somebody asks for it.
"""
