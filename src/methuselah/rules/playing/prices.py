"""Changes of what cards of some description cost somebody ("Cards requiring X cost him 1 less").

A standing change is a `CardsCost` among the statics of a card in play; one for a duration is a row
"cards cost" with such a description as its effect. What is added is paid for cards that cost
nothing by themselves, too; what is taken off is taken off what there is (`rules.playing.costs`
puts all changes of a cost together).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Mode, Static, Which
from methuselah.engine.rows import amount_of, applies, rows_of, scope_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import State

__all__ = ["CARDS_COST", "PLAYED_AS", "PLAYED_WITH", "CardsCost", "Price", "prices_of"]

CARDS_COST: Final = "cards cost"
"""The kind of these changes."""
PLAYED_WITH: Final = "played with"
"""The Disciplines with which the card is played that a description is asked about; "AUS" is one
at superior."""
PLAYED_AS: Final = "played as"
"""The traits of the way in which the card is played, with commas between them."""
Price = tuple[int, tuple[str, ...]]
"""How much more (less) a card costs, in what: see `CardsCost.of`."""


@dataclass(frozen=True)
class CardsCost(Static):
    """What cards cost more or less, by `amount`, whom `who` says: minions, or Methuselahs.

    of: ("blood",), ("pool",), ("blood", "pool"): whichever the card costs, ("blood", "life"): of
    an ally life. plays: as what they are played, "strike" and "maneuver" among it; card: which.
    """

    of: tuple[str, ...] = ("blood", "pool")
    plays: tuple[str, ...] = ()
    card: Which | None = None

    def describes(self, state: State, me: Scope, card: int, mode: Mode) -> bool:
        """Whether it says so of a card that is played so.

        One with several Disciplines requires those with which it is played ([LSJ 20011204-3]),
        and does what it does when played so.
        """
        if self.plays and not _played_as(mode).intersection(self.plays):
            return False
        if self.card is None:
            return True
        asking = me.copy()
        asking.env[PLAYED_WITH] = " ".join(mode.disciplines)
        asking.env[PLAYED_AS] = ",".join(mode.traits)
        return self.card.fits(state, asking, card)


def _played_as(mode: Mode) -> set[str]:
    """As what a card is played; of a combat card also what it gives."""
    given = {"strike": mode.strike is not None, "maneuver": mode.maneuver, "press": mode.press}
    return {mode.play, *(what for what, there in given.items() if there)}


def prices_of(state: State, card: int, mode: Mode, minion: int, seat: int) -> list[Price]:
    """All such changes for a card that this minion (NOTHING: this Methuselah) plays."""
    found: list[Price] = []
    for source in state.hooks.get(CARDS_COST, ()):
        me = scope_of(state, source)
        for static in state.definition(source).statics:
            if not isinstance(static, CardsCost):
                continue
            payer = seat if static.who is not None and static.who.of_seats else minion
            if payer != NOTHING and applies(state, static, source, payer):
                if static.describes(state, me, card, mode):
                    found.append((amount_of(state, source, static, minion), static.of))
    for row in rows_of(state, CARDS_COST, minion):
        change = row.effect
        assert isinstance(change, CardsCost)
        if change.describes(state, Scope(row.seat, row.source, minion), card, mode):
            found.append((row.value, change.of))
    return found
