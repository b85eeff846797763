"""Scenes told once: what many cards say, played with the cast of one card.

A card's test calls a scene with its own cast in a line or two:

    def test_impundulu_strikes_at_range() -> None:
        can_strike("Impundulu", damage=1, ranged=True)

A scene sets its own tables, one for each side of each condition; it looks at what changes, what
must not, the illegal target or minion, and that the table is ready for the next action. `card` is
a name, or a made-up definition. `tells` says which masked sentences a scene plays and `rules` which
rulings (whoever has the same words); `methuselah card` reads both.

Each scene has its proof in `test_scenes.py`: a right definition passes, wrong ones die.
"""
