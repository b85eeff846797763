"""What cards and Methuselahs are called by somebody at the table.

A card that she does not know has no name. `Telling` holds the state, who listens, and what is
asked; every sentence about options, lines and reasons is told by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision
from methuselah.engine.knowledge import sees
from methuselah.engine.state import State
from methuselah.pool import Face
from methuselah.rules.politics.titles import city_of, title_of
from methuselah.wording.book import Book, book, slug

__all__ = [
    "SEATED",
    "Telling",
    "card_text",
    "cost_words",
    "costs_of",
    "kind_words",
    "level_words",
    "phrases",
    "relation",
    "relation_words",
    "say",
    "short_name",
]

_GROUP: Final = re.compile(r" \((?:G\d+|ANY)\)$| \((?:G\d+|ANY) (ADV)\)$")
PHRASES: Final = Path(__file__).with_name("phrases")
SEATED: Final = " (you)"
"""How the name of a person's seat ends, so that a saved game knows it."""
_LONGEST_SEAT: Final = 16


def short_name(name: str) -> str:
    """A card's name without its group, which nobody says aloud.

    >>> short_name("Theo Bell (G6)"), short_name("Nassir"), short_name("Kemintiri (G2 ADV)")
    ('Theo Bell', 'Nassir', 'Kemintiri (ADV)')
    """
    return _GROUP.sub(lambda found: f" ({found[1]})" if found[1] else "", name)


def phrases(language: str) -> Book:
    """The messages of the table in a language (`table/phrases/`), English behind them."""
    return book(language, PHRASES)


def say(language: str, message: str, about: Mapping[str, Any]) -> str:
    """A message of the table with its arguments, in words."""
    return phrases(language).say(message, about)


@dataclass(frozen=True, slots=True)
class Telling:
    """Whoever listens (NOBODY: a spectator) in her language, with the state and the question, if
    there is one. What is told is a message by its name, with arguments that are plain data.
    """

    state: State
    viewer: int
    decision: Decision | None = None
    language: str = "en"

    def say(self, message: str, **about: Any) -> str:
        """A message of the table in the words of who listens."""
        return say(self.language, message, about)

    def word(self, word: str) -> str:
        """A word that the engine has for a phase, a range, a title: itself if nobody says it."""
        name = f"word-{slug(word)}"
        return self.say(name) if phrases(self.language).has(name) else word

    def need(self, words: str) -> str:
        """What a card requires in words, "prince, justicar or inner circle member"."""
        parts = re.split(", | or ", words.removesuffix(" member"))
        known = all(phrases(self.language).has(f"word-{slug(part)}") for part in parts)
        return self.either(map(self.word, parts)) if known else words

    def either(self, words: Iterable[str]) -> str:
        """ "Brujah or Toreador"."""
        return f" {self.say('or')} ".join(words)

    def both(self, words: Iterable[str]) -> str:
        """ "Ventrue and you"."""
        return f" {self.say('and')} ".join(words)

    def who(self, seat: int) -> str:
        """A Methuselah as messages select by her: "you" for who listens, else her name."""
        if seat == NOBODY:
            return self.say("nobody")
        if seat == self.viewer:
            return "you"
        return self.named(seat)

    def seat(self, seat: int) -> str:
        """A Methuselah as the object of a sentence: "you", "Ventrue"."""
        return self.say("you") if seat == self.viewer != NOBODY else self.who(seat)

    def named(self, seat: int) -> str:
        """The name of a Methuselah, as the table knows her."""
        name = self.state.setting.names[seat].removesuffix(SEATED)
        return name if len(name) <= _LONGEST_SEAT else name[: _LONGEST_SEAT - 1] + "…"

    def card(self, card: int) -> str:
        """A card by name, if the listener knows it; an option shows the cards it names."""
        if card == NOTHING:
            return self.say("nothing")
        if self.knows(card):
            return short_name(self.state.definition(card).name)
        kind = "crypt" if self.state.printed(card).face.crypt else "card"
        return self.say("face-down", kind=kind, who=self.seat(self.state.controller(card)))

    def knows(self, card: int) -> bool:
        """Whether who listens sees what a card is."""
        return sees(self.state, self.viewer, card) or self._shown(card)

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
        if seat == self.viewer or not self.knows(card):
            return name
        return f"{name} ({self.seat(seat)})"

    def title(self, minion: int) -> str:
        """Its title with the city, "" for none: "Prince of Paris"."""
        title = self.word(title_of(self.state, minion)).capitalize()
        city = city_of(self.state, minion)
        return self.say("title-of", title=title, city=city) if city else title


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


def relation_words(what: str, language: str) -> str:
    """The same in words: "your prey"; "" for none."""
    return say(language, f"relation-{slug(what)}", {}) if what else ""


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


def costs_of(face: Face) -> tuple[tuple[str, str], ...]:
    """The printed cost: ("1", "blood"), ("X", "pool"), () for none."""
    both = ((face.blood_cost, "blood"), (face.pool_cost, "pool"))
    return tuple(("X" if number < 0 else str(number), kind) for number, kind in both if number)


def cost_words(face: Face, language: str) -> str:
    """The same in words: "1 blood", "X pool"."""
    return ", ".join(say(language, kind, {"n": number}) for number, kind in costs_of(face))


def kind_words(kind: str, language: str, *, short: bool = False) -> str:
    """A type of card: "action modifier", or "modifier" in short."""
    name = f"kind-{slug(kind)}"
    if short and phrases(language).has(f"short-{name}"):
        name = f"short-{name}"
    return say(language, name, {}) if phrases(language).has(name) else kind


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
