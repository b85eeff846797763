"""Two minions in a ring: combat by itself, with cards written on the spot under real faces.

    def test_hands_meet_hands(ring):
        ring.fight(ring.one("Wauneka"), ring.two("Belinde"))
        ring.finishes()

Seat 0 controls the acting minion, seat 1 the opposing one; nobody else has anything to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from conftest import SmallTable

from methuselah.engine import atoms, invariants
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.definitions import Definition, Mode, Static, defined
from methuselah.engine.state import Row, State
from methuselah.pool import pool
from methuselah.rules.combat.combat import start_combat
from methuselah.rules.combat.damage import inflict
from methuselah.rules.combat.packet import Packet
from methuselah.rules.playing import card as played  # noqa: F401  (cards can be played)
from methuselah.rules.playing import offering  # noqa: F401  (cards can be played)

__all__ = ["Ring", "written"]

INNER = ("prevent", "as_played", "range", "press", "additional")
"""Windows inside damage and plays, and steps at which one seat at a time is asked."""


def written(
    name: str,
    *modes: Mode,
    statics: tuple[Static, ...] = (),
    uses: tuple[Mode, ...] = (),
    **levels: Mode,
) -> Definition:
    """A card under its real face, with the ways to play it that a test needs."""
    ways = [replace(mode, key=mode.key or str(place)) for place, mode in enumerate(modes)]
    for level, mode in levels.items():
        key = level.rstrip("_")
        ways.append(replace(mode, key=key, disciplines=(key.partition(" ")[0],)))
    return defined(pool()[name], modes=tuple(ways), uses=uses, statics=statics)


@dataclass
class Ring(SmallTable):
    """A small table at which two minions fight. borne: cards that lie on a minion."""

    borne: list[tuple[int, int]] = field(default_factory=list)

    # -- set-up -----------------------------------------------------------------------------

    def one(self, name: str, *statics: Static, **how: Any) -> int:
        """A ready vampire of seat 0."""
        return self.vampire(0, name, *statics, **how)

    def two(self, name: str, *statics: Static, **how: Any) -> int:
        """A ready vampire of seat 1."""
        return self.vampire(1, name, *statics, **how)

    def minion(self, seat: int, definition: Definition, blood: int) -> int:
        """A ready minion with abilities, or an ally with its life."""
        self.placed.append((seat, definition, "ready", blood, False))
        return len(self.placed) - 1

    def holds(self, seat: int, *cards: Definition) -> int:
        """Cards in a hand; the id of the last."""
        for card in cards:
            self.card(seat, card, "hand")
        return len(self.placed) - 1

    def bears(self, minion: int, card: Definition, *, life: int = 0) -> int:
        """Equipment or a retainer on a minion."""
        self.placed.append((self.placed[minion][0], card, "hand", -1, False))
        made = len(self.placed) - 1
        self.borne.append((made, minion))
        self.lives = {**getattr(self, "lives", {}), made: life}
        return made

    def build(self) -> State:
        """Make the state, with everything that is borne."""
        state = SmallTable.build(self)
        for card, minion in self.borne:
            atoms.attach(state, card, minion)
            state.edit(card).blood = self.lives[card]
        state.queue = ()
        state.unsettled = False
        state.journal.clear()
        return state

    def fight(
        self,
        acting: int,
        opposing: int,
        *,
        rows: tuple[Row, ...] = (),
        at_range: str = "",
        cause: str = "card",
    ) -> None:
        """They enter combat."""
        if not hasattr(self, "state"):
            self.build()
        start_combat(self.state, acting, opposing, cause=cause, rows=rows, at_range=at_range)

    def hurts(self, victim: int, normal: int = 0, aggravated: int = 0, **how: Any) -> None:
        """Damage outside combat, to the end."""
        if not hasattr(self, "state"):
            self.build()
        packets = (
            Packet(victim, normal, **how),
            Packet(victim, aggravated, aggravated=True, **how),
        )
        inflict(self.state, packets)

    # -- playing ----------------------------------------------------------------------------

    def asked(self) -> Decision | None:
        """What is asked now; the table is sound whenever somebody is asked."""
        now = advance(self.state)
        problems = invariants.check(self.state)
        assert not problems, problems
        return now if isinstance(now, Decision) else None

    def pass_on(self, decision: Decision) -> None:
        """Pass; strike with hands; aim at the minion."""
        for index, option in enumerate(decision.options):
            if option.verb in ("pass", "done", "decline", "keep", "hand strike", "aim"):
                answer(self.state, index)
                return
        raise AssertionError(f"cannot pass on {decision}")

    def plays(self, seat: int, name: str, level: str = "") -> None:
        """A seat plays a card from its hand at a level."""
        before: list[Decision] = []
        while (decision := self.asked()) is not None:
            for index, option in enumerate(decision.options):
                named = option.card >= 0 and self.state.definition(option.card).name == name
                if decision.seat == seat and option.verb == "play" and named:
                    if level in ("", option.mode):
                        answer(self.state, index)
                        return
            before.append(decision)
            self.pass_on(decision)
        raise AssertionError(f"seat {seat} never plays {name}; asked: {before}")

    def uses(self, seat: int, card: int, mode: str = "") -> None:
        """A seat uses a card in play."""
        if mode:
            self.does(seat, "use", card=card, mode=mode)
        else:
            self.does(seat, "use", card=card)

    def until(self, window: str, seat: int | None = None) -> Decision:
        """Everybody passes until somebody is asked in a window or step."""
        while (decision := self.asked()) is not None:
            if decision.window == window and seat in (None, decision.seat):
                return decision
            self.pass_on(decision)
        raise AssertionError(f"nobody is asked in {window}")

    # -- looking ----------------------------------------------------------------------------

    def steps(self) -> list[str]:
        """The windows that were passed over so far, but for those inside damage and plays."""
        return [w for w in self.told("window passed over") if w not in INNER]

    def range(self) -> list[str]:
        """The ranges that were fixed, round by round."""
        return self.told("range")

    def verbs(self, decision: Decision | None) -> set[str]:
        """What somebody may do."""
        return set() if decision is None else {option.verb for option in decision.options}
