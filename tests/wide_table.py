"""A wide table: of everybody a text could speak of one stands there, on both sides.

Ready and in torpor, locked and unlocked, of every sect, titled and not, of each clan and capacity
that the text names, vampires and allies. A card is walked through a turn there: each way in which
it is offered is taken once, on a copy of the game, by the public decisions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from fight_talk import replaced
from from_the_hand import DISCIPLINES
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.definitions import Definition
from methuselah.pool import Face, pool
from table_talk import Seat, Table

__all__ = ["CLANS", "SECTS", "TITLES", "Standing", "Taken", "Wide", "fitting", "wide_table"]

CLANS: Final = tuple(sorted({clan for face in pool().crypt for clan in face.clans}))
SECTS: Final = ("camarilla", "sabbat", "independent", "anarch", "laibon")
TITLES: Final = {
    "primogen": "camarilla",
    "prince": "camarilla",
    "justicar": "camarilla",
    "inner circle": "camarilla",
    "bishop": "sabbat",
    "archbishop": "sabbat",
    "priscus": "sabbat",
    "cardinal": "sabbat",
    "regent": "sabbat",
    "seraph": "sabbat",
    "baron": "anarch",
    "magaji": "laibon",
}
CITIES: Final = {"prince": "Ghent", "baron": "Perth", "archbishop": "Lima"}
CAPACITY: Final = re.compile(
    r"capacity (?:of )?(?:above |below |over |less than )?(\d+)|(\d+)-capacity"
)
TAKEN: Final = ("play", "use", "act", "use action")
IMBUED: Final = 'Xian "DziDzat155" Quan (G4)'
"""A minion of the crypt that is no vampire."""
LAST: Final = 160
"""Decisions after which a walk ends."""


@dataclass(frozen=True)
class Standing:
    """Who stands on the table, as it was put down."""

    seat: int
    region: str
    face: Face
    blood: int
    locked: bool


@dataclass(frozen=True)
class Taken:
    """One way that was taken: by which option, and what could be chosen then, each time."""

    option: Option
    window: str
    choices: tuple[frozenset[int], ...]


@dataclass
class Wide:
    """The table; everybody on it, the card, and who is to play or bear it."""

    table: Table
    card: int = -1
    maker: int = -1
    acting: int = -1
    blocker: int = -1
    there: dict[int, Standing] = field(default_factory=dict)

    def puts(
        self, seat: Seat, name: str | Definition, region: str, blood: int, locked: bool
    ) -> int:
        """One more, who is remembered."""
        card = seat.puts(name, region, blood=blood, locked=locked)
        face = pool()[name] if isinstance(name, str) else name.face
        self.there[card] = Standing(seat.number, region, face, blood, locked)
        return card

    def walk(self, phase: str = "minion", *, blocked: bool = False) -> Iterator[Taken]:
        """Through your turn: at each way in which the card is offered, what follows from it.

        A vampire of yours bleeds; of your prey one blocks it, or nobody does.
        """
        table = self.table
        seen: set[tuple[str, str, str]] = set()
        bled = False
        table.begins(phase)
        for _ in range(LAST):
            decision = table.asked()
            if decision is None or table.state.active != 0:
                return
            for place, option in enumerate(decision.options):
                if option.card != self.card or option.verb not in TAKEN:
                    continue
                way = (option.verb, option.mode, decision.window)
                if way not in seen:
                    seen.add(way)
                    yield self._taken(decision, place)
            if blocked and decision.window == "block" and self._blocks(decision):
                continue
            if not bled and decision.seat == 0 and decision.window == "minion":
                bled = self._bleeds(decision)
            else:
                self._passes(decision)

    def _taken(self, decision: Decision, place: int) -> Taken:
        table = self.table
        before = table.state.clone()
        table.take(place)
        choices = []
        for _ in range(LAST):
            asked = table.asked()
            if asked is None:
                break
            chosen = {o.target for o in asked.options if o.verb == "choose"}
            if asked.about == self.card and chosen & self.there.keys():
                choices.append(frozenset(chosen & self.there.keys()))
            elif not chosen and table.over() and asked.kind == "window":
                break
            self._passes(asked)
        table.built = before
        return Taken(decision.options[place], decision.window, tuple(choices))

    def _bleeds(self, decision: Decision) -> bool:
        for place, option in enumerate(decision.options):
            if (option.word, option.minion) == ("bleed", self.acting):
                self.table.take(place)
                return True
        self._passes(decision)
        return False

    def _blocks(self, decision: Decision) -> bool:
        for place, option in enumerate(decision.options):
            if (option.verb, option.minion) == ("block", self.blocker):
                self.table.take(place)
                return True
        return False

    def _passes(self, decision: Decision) -> None:
        """The first that can be chosen; otherwise pass, or whatever there is to do."""
        verbs = [option.verb for option in decision.options]
        for verb in ("choose", "pass", "done", "decline", "keep", "hand strike"):
            if verb in verbs:
                self.table.take(verbs.index(verb))
                return
        self.table.take(0)


def fitting(face: Face, *named: str) -> Definition:
    """A vampire that meets what a card asks for: clan, Path, sect, title, Disciplines."""
    asked = " ".join(face.requires)
    title = next((title for title in TITLES if re.search(rf"\b{title}\b", asked)), None)
    sect = next((sect for sect in SECTS if sect in asked), None)
    traits = frozenset(word for word in ("black hand", "infernal", "flight") if word in asked)
    clans = face.clans[:1] or named[:1] or ("Caitiff",)
    return replaced(
        "Crow (G5)",
        clans=clans,
        path=face.path if face.library else None,
        disciplines=DISCIPLINES,
        capacity=10,
        title=title,
        city=CITIES.get(title or ""),
        sect=TITLES[title] if title else sect or "independent",
        keywords=traits | ({"black hand"} if title == "seraph" else frozenset()),
    )


def wide_table(face: Face, seat: int = 0) -> Wide:
    """The table for a card, in the hand or in play of this seat."""
    wide = Wide(Table())
    table = wide.table
    named = [clan for clan in CLANS if re.search(rf"\b{re.escape(clan)}\b", face.text)]
    for side in (table.you, table.prey):
        able = wide.puts(side, fitting(face, *named), "ready", 7, False)
        if side is table.you:
            wide.acting = able
        else:
            wide.blocker = able
        if side.number == seat:
            wide.maker = able
        _stand(wide, side, face, named)
    for side in (table.predator, table.grand_prey):
        wide.puts(side, plain("sabbat"), "ready", 2, False)
        wide.puts(side, "Vagabond Mystic", "ready", 1, False)
    table.gives_edge(table.you)
    _lies(wide, table.seats[seat], face)
    if seat:
        wide.blocker = wide.maker
    else:
        wide.acting = wide.maker
    return wide


def plain(
    sect: str, clan: str = "Caitiff", capacity: int = 4, title: str | None = None
) -> Definition:
    """A vampire without Disciplines."""
    traits = frozenset({"black hand"}) if title == "seraph" else frozenset[str]()
    return replaced(
        "Crow (G5)", clans=(clan,), sect=sect, capacity=capacity, title=title, disciplines=(),
        city=CITIES.get(title or ""), keywords=traits,
    )  # fmt: skip


def _stand(wide: Wide, side: Seat, face: Face, named: list[str]) -> None:
    """On one side: of each sect, in each state, and whoever the text names."""
    for sect in SECTS:
        wide.puts(side, plain(sect), "ready", 2, sect == "sabbat")
    wide.puts(side, plain("camarilla", title="prince"), "ready", 3, False)
    wide.puts(side, plain("sabbat", title="bishop"), "ready", 3, True)
    wide.puts(side, plain("camarilla"), "ready", 0, True)
    wide.puts(side, plain("independent", capacity=11), "ready", 4, True)
    wide.puts(side, plain("sabbat"), "torpor", 1, False)
    wide.puts(side, plain("anarch"), "torpor", 0, False)
    wide.puts(side, plain("camarilla", capacity=11), "torpor", 2, False)
    wide.puts(side, plain("camarilla"), "uncontrolled", 1, False)
    wide.puts(side, plain("independent", capacity=11), "uncontrolled", 0, False)
    wide.puts(side, plain("sabbat", capacity=2), "uncontrolled", 0, False)
    wide.puts(side, plain("camarilla", capacity=9), "uncontrolled", 2, False)
    wide.puts(side, IMBUED, "uncontrolled", 0, False)
    wide.puts(side, "Vagabond Mystic", "ready", 1, False)
    wide.puts(side, "War Ghoul", "ready", 2, True)
    for clan in named:
        wide.puts(side, plain("independent", clan), "ready", 2, False)
        wide.puts(side, plain("independent", clan), "torpor", 2, False)
        wide.puts(side, plain("sabbat", clan, 2), "ready", 1, True)
        wide.puts(side, plain("independent", clan), "uncontrolled", 0, False)
    for title, sect in TITLES.items():
        if re.search(rf"\b{title}\b", face.text, re.IGNORECASE):
            wide.puts(side, plain(sect, title=title), "ready", 2, False)
    for one, other in CAPACITY.findall(face.text):
        for capacity in range(max(1, int(one or other) - 1), int(one or other) + 2):
            wide.puts(side, plain("independent", capacity=capacity), "ready", 1, False)
    side.ash_heap("Blood Doll", "Govern the Unaligned", "Ryan", ".44 Magnum")
    side.holds("Blood Doll", ".44 Magnum", "Govern the Unaligned")


def _lies(wide: Wide, side: Seat, face: Face) -> None:
    """The card itself: minions and what is on them in play, the rest in the hand."""
    types = {*face.types}
    if face.crypt:
        wide.card = wide.maker = wide.puts(side, face.name, "ready", face.capacity or 1, False)
    elif "ally" in types:
        wide.card = wide.maker = wide.puts(side, face.name, "ready", face.life or 1, False)
    elif types & {"equipment", "retainer"}:
        wide.card = side.in_play(face.name, on=wide.maker, counters=3)
    elif "location" in face.keywords:
        wide.card = side.in_play(face.name, counters=3)
    else:
        wide.card = side.holds(face.name)
