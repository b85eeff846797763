"""What cards and Methuselahs are called by somebody at the table.

A card that she does not know has no name. `Telling` holds the state, who listens, and what is
asked; every sentence about options, lines and reasons is told by one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision
from methuselah.engine.knowledge import sees
from methuselah.engine.state import State
from methuselah.rules.titles import city_of, title_of

__all__ = ["Telling", "card_text", "cost_words", "level_words", "plural", "relation", "short_name"]

_GROUP: Final = re.compile(r" \((?:G\d+|ANY)\)$| \((?:G\d+|ANY) (ADV)\)$")
_SEATED: Final = " (you)"
_LONGEST_SEAT: Final = 16


def short_name(name: str) -> str:
    """A card's name without its group, which nobody says aloud.

    >>> short_name("Theo Bell (G6)"), short_name("Nassir"), short_name("Kemintiri (G2 ADV)")
    ('Theo Bell', 'Nassir', 'Kemintiri (ADV)')
    """
    return _GROUP.sub(lambda found: f" ({found[1]})" if found[1] else "", name)


def plural(number: int, what: str) -> str:
    """A number of things: "1 vote", "3 votes"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


@dataclass(frozen=True, slots=True)
class Telling:
    """Whoever listens (NOBODY: a spectator), with the state and the question, if there is one."""

    state: State
    viewer: int
    decision: Decision | None = None

    def seat(self, seat: int) -> str:
        """A Methuselah as the subject or object of a sentence: "you", "Ventrue"."""
        if seat == NOBODY:
            return "nobody"
        if seat == self.viewer:
            return "you"
        return self.named(seat)

    def named(self, seat: int) -> str:
        """The name of a Methuselah, as the table knows her."""
        name = self.state.setting.names[seat].removesuffix(_SEATED)
        return name if len(name) <= _LONGEST_SEAT else name[: _LONGEST_SEAT - 1] + "…"

    def does(self, seat: int, verb: str) -> str:
        """ "You burn", "Ventrue burns": the verb is given as it is said of others."""
        if seat == self.viewer:
            own = {"has": "have", "is": "are", "does": "do"}.get(verb)
            return "You " + (own or _plain(verb))
        return f"{self.seat(seat)} {verb}"

    def whose(self, seat: int) -> str:
        """ "your", "Ventrue's"."""
        return "your" if seat == self.viewer else f"{self.seat(seat)}'s"

    def card(self, card: int) -> str:
        """A card by name, if the listener knows it; an option shows the cards it names."""
        if card == NOTHING:
            return "nothing"
        if sees(self.state, self.viewer, card) or self._shown(card):
            return short_name(self.state.definition(card).name)
        kind = "crypt card" if self.state.printed(card).face.crypt else "card"
        return f"a face-down {kind} of {self.seat(self.state.controller(card))}"

    def _shown(self, card: int) -> bool:
        """Whether the question shows her a card of a pile that she chooses from."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer or card in self.state.cards:
            return False
        named = {decision.about}
        for option in decision.options:
            named.update((option.card, option.minion, option.target))
        return card in named

    def minion(self, card: int) -> str:
        """A minion with its Methuselah where that is somebody else: "Ryan (Ventrue)"."""
        seat = self.state.controller(card)
        name = self.card(card)
        if seat == self.viewer or name.startswith("a face-down"):
            return name
        return f"{name} ({self.seat(seat)})"

    def title(self, minion: int) -> str:
        """Its title with the city, "" for none: "Prince of Paris"."""
        title = title_of(self.state, minion)
        city = city_of(self.state, minion)
        return f"{title.capitalize()} of {city}" if city else title.capitalize()


def _plain(verb: str) -> str:
    """The verb as it is said of you.

    >>> _plain("burns"), _plain("passes"), _plain("yields"), _plain("tries"), _plain("loses")
    ('burn', 'pass', 'yield', 'try', 'lose')
    """
    first, _, rest = verb.partition(" ")
    for ending, plain in (("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("ies", "y"), ("s", "")):
        if first.endswith(ending):
            first = first.removesuffix(ending) + plain
            break
    return f"{first} {rest}".strip()


# -- relations --------------------------------------------------------------------------------


def relation(state: State, viewer: int, seat: int) -> str:
    """What a Methuselah is to the viewer in the ring of those still in the game."""
    if seat == viewer:
        return "you"
    if state.seats[seat].out:
        return "out of the game"
    if viewer == NOBODY or state.seats[viewer].out:
        return ""
    ring = state.clockwise(viewer)
    place, size = ring.index(seat), len(ring)
    if size == 2:
        return "prey and predator"
    if place == 1:
        return "prey"
    if place == size - 1:
        return "predator"
    if size == 4:
        return "across"
    return {2: "grand prey", size - 2: "grand predator"}.get(place, "across")


# -- what is printed --------------------------------------------------------------------------


def level_words(mode: str) -> str:
    """A Discipline level as it is written on cards, or the name of a way: "[dom]", "Edge"."""
    bare = mode.rsplit(" ", 1)[0] if mode.rsplit(" ", 1)[-1].isdigit() else mode
    if not bare or bare.isdigit():
        return ""
    parts = bare.split("_")
    if all(len(part) in (3, 4) and (part.isupper() or part.islower()) for part in parts):
        return "".join(f"[{part}]" for part in parts)
    return bare


def cost_words(state: State, card: int) -> str:
    """The printed cost: "1 blood", "2 pool", "X pool", "" for none."""
    face = state.definition(card).face
    costs = []
    for number, kind in ((face.blood_cost, "blood"), (face.pool_cost, "pool")):
        if number is not None and number != 0:
            costs.append(f"{'X' if number < 0 else number} {kind}")
    return ", ".join(costs)


def card_text(text: str, mode: str) -> str:
    """The part of an official text that a way to play it uses, else its first lines.

    >>> card_text("+1 stealth action.\\n[dom] Bleed.\\n[DOM] Put 3 blood.", "DOM")
    '[DOM] Put 3 blood.'
    """
    lines = text.split("\n")
    level = level_words(mode).replace(" ", "")
    if level.startswith("["):
        for line in lines:
            head = line.replace(" ", "").replace("&", "").replace("][", "][")
            if head.startswith(level):
                return line
    return " ".join(line for line in lines if not line.startswith("["))
