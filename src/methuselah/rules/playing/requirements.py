"""Who meets the requirements of a card: Disciplines, clan, Path, title, sect, traits of a minion.

`requirement_words` reads what is required (RB24, Requirements for Playing Cards); this checks it.

What a minion lacks may be lent to it for playing cards only, it does not have it ([LSJ 19980303]).
Reads the rows `plays as a vampire`, `plays non-actions as a vampire`, `plays combat cards as a
vampire`, `plays non-allies as a vampire` (of an ally; amount: the capacity as which) and `plays
with basic` (of a vampire; word: the Discipline lent, or "any"), `plays as if`, `plays minion cards
as if`, `plays action cards as if` and `plays as if once` (word: "clan", "sect", "trait", or words
of requirements as "clan Tremere, justicar"; once: each requirement once in the game), `recruits as
if` (word: the keyword of the allies).
As what
a minion has played a card it is treated by the effects of that card, but not by those that it has
from being in play ([RTR 20070707]).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import ClassVar, Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.definitions import ACTORS, Mode
from methuselah.engine.programs import ask
from methuselah.engine.rows import found, latch, latched, none_in_force, statics_of, words
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import (
    capacity_as_player,
    cards_on,
    clan_of,
    creed_of,
    has_disciplines,
    in_play,
    is_ally,
    is_imbued,
    is_merged,
    is_of_sect,
    is_ready,
    is_vampire,
    path_of,
    types_of,
)
from methuselah.pool import Face
from methuselah.rules.playing.requirement_words import (
    KINDS,
    SECTS,
    TITLES,
    TRAITS,
    Requirement,
    read_requirement,
)
from methuselah.rules.politics.titles import SECTS as SECT_OF_TITLE
from methuselah.rules.politics.titles import city_of, is_titled, title_of

__all__ = [
    "Qualifying",
    "fits_as_a_vampire",
    "is_able",
    "meets_requirement",
    "meets_requirements",
    "needs_an_ability",
    "qualifies",
    "treated_as",
]

SUPERIOR_LENT: Final = "plays with superior"
"""The kind of an ability to play cards of a Discipline at whatever level (Infernal Pact)."""
IN_COMBAT: Final = "plays combat with superior"
"""The same for combat cards (Tremere Convocation)."""
ACTION_CARDS: Final = ("action", "political action", "equipment", "retainer", "ally", "power")
TOGETHER: Final = "lends together"
"""The kind of a card that lends several Disciplines "and/or": also for one card that needs both."""
FIGHTS_AS_A_VAMPIRE: Final = "plays combat cards as a vampire"
LENT_TO_ALLIES: Final = {
    "plays as a vampire": (),
    "plays non-actions as a vampire": ACTION_CARDS,
    "plays non-allies as a vampire": ("ally",),
    FIGHTS_AS_A_VAMPIRE: (),
}
"""What lets an ally play cards as a vampire, and the cards that each does not, as what they are
played."""
AS_A_VAMPIRE: Final = ("vampire", "independent")
"""What an ally is as it plays a card as a vampire ([LSJ 20020503])."""
AS_AN_ANARCH: Final = ("vampire", "anarch")
ANY_CAPACITY: Final = 99
ANY_SIZE: Final = (0, ANY_CAPACITY)
LENT: Final = ("plays as if", "plays as if once")
LENT_TO_MINION_CARDS: Final = "plays minion cards as if"
LENT_TO_ACTION_CARDS: Final = "plays action cards as if"
LENT_TO_RECRUITS: Final = "recruits as if"
LENDERS: Final = (*LENT, LENT_TO_MINION_CARDS, LENT_TO_ACTION_CARDS, LENT_TO_RECRUITS)
ALL_LENT: Final = "clan, sect, trait"
NO_MINION_CARDS: Final = ("master", "event")
TREATED: Final = "treated as"
"""Latched on the turn: as what a minion has played a card, one word of its requirement each."""
MET: Final = "met by ability"
"""Latched on the game for each requirement that a minion meets only once."""
CHOSEN_TITLES: Final = {
    "titled": (*TITLES, "votes"),
    "with a city title": ("prince", "archbishop", "baron"),
}
"""A generic title is met as one title of its player's choice ([LSJ 20050128], [ANK 20211019])."""

COUNTS_AS: Final = {"regent": "cardinal"}
"""The regent counts as a cardinal by cards and other effects (R3 10.2)."""
PATH: Final = "path of "
FORMER_NAMES: Final = {"assamite": "banu haqim", "follower of set": "ministry"}
"""Clans under the names that older texts use (RB24, Glossary)."""

Way = tuple[int, tuple[str, ...]]
"""A minion and the words of the requirement that it lacks."""


def meets_requirements(
    state: State,
    seat: int,
    face: Face,
    mode: Mode,
    minion: int,
    card: int = NOTHING,
    met: tuple[str, ...] = (),
) -> bool:
    """Disciplines, clan, title or sect that a card requires of whoever plays it.

    A card played by a Methuselah needs a ready minion of hers that meets it (RB24, Master).
    card: the card, where it is played normally: only then abilities that meet requirements
    help ([LSJ 20050119]). met: the Disciplines met for the card whose effect brings this one,
    which are met for it too ([LSJ 20080205-2]).
    """
    if minion == NOTHING:
        asks = face.clans or face.path or any(_is_about_a_minion(need) for need in face.requires)
        if not asks:
            return True
        return any(
            meets_requirements(state, seat, face, mode, other, card)
            for other in state.seats[seat].ready
        )
    if mode.disciplines:
        again = bool(met) and {c.lower() for c in mode.disciplines} <= {c.lower() for c in met}
        play = mode.play if mode.by in ACTORS and not again else ""
        fights = mode.play == "combat"
        if not is_able(state, minion, mode.disciplines, play=play, fights=fights):
            return False
    if not face.clans and not face.path and not face.requires:
        return True
    able = is_vampire(state, minion) or is_imbued(state, minion)
    but = _as_what(state, minion) if mode.disciplines and not able else ()
    return _fits(state, face, minion, but) or bool(card != NOTHING and _ways(state, card, minion))


def _is_about_a_minion(need: str) -> bool:
    """Whether a requirement says anything about a minion: "other Gehenna events in play" do not."""
    wanted = read_requirement(need)
    return bool(wanted.shared or wanted.alternatives) or (wanted.least, wanted.most) != ANY_SIZE


def _fits(state: State, face: Face, minion: int, but: tuple[str, ...] = ()) -> bool:
    """Whether a minion is all that a card requires; the words `but` are not asked."""
    if face.clans and not {clan_of(state, minion), creed_of(state, minion)} & {*face.clans}:
        return False
    if face.path and path_of(state, minion) != face.path:
        return False
    return all(meets_requirement(state, minion, need, but) for need in face.requires)


def fits_as_a_vampire(state: State, card: int, minion: int) -> bool:
    """Whether a minion that uses a card as a vampire is all else that it requires."""
    return _fits(state, state.definition(card).face, minion, _as_what(state, minion))


def _as_what(state: State, minion: int) -> tuple[str, ...]:
    """What an ally is as it plays a card as a vampire: independent, where nothing else is said."""
    return AS_AN_ANARCH if found(state, "plays as an anarch", minion) else AS_A_VAMPIRE


# -- one requirement in words ------------------------------------------------------------------


def meets_requirement(state: State, minion: int, need: str, but: tuple[str, ...] = ()) -> bool:
    """Whether a minion is what a card requires in words ("prince or justicar").

    Words that say nothing about the minion are left to the definition of the card; the words `but`
    are not asked.
    """
    wanted = read_requirement(need)
    ways = [(*wanted.shared, *way) for way in wanted.alternatives or ((),)]
    return is_of_size(state, minion, wanted) and any(
        all(word in but or is_so(state, minion, word) for word in way) for way in ways
    )


def is_of_size(state: State, minion: int, wanted: Requirement) -> bool:
    """Whether a minion has the capacity that is required."""
    sized = bool(wanted.least) or wanted.most < ANY_CAPACITY
    return not sized or wanted.least <= capacity_as_player(state, minion) <= wanted.most


def is_so(state: State, minion: int, word: str) -> bool:
    """One word of a requirement."""
    if word.startswith("non-"):
        return not is_so(state, minion, word[4:])
    if word.startswith("clan "):
        clan = word[5:]
        own = clan_of(state, minion).lower()
        if own in (clan, FORMER_NAMES.get(clan, clan)):
            return True
        return clan in state.definition(minion).face.keywords
    if word.startswith(PATH):
        return path_of(state, minion) == word.removeprefix(PATH)
    if word == "ready":
        return is_ready(state, minion)
    if word == "unlocked":
        return not state.cards[minion].locked
    if word == "titled":
        return is_titled(state, minion)
    if word == "with a city title":
        return bool(city_of(state, minion))
    if word.startswith("unmerged "):
        advanced = state.definition(minion).face.advanced
        return not is_merged(state, minion) and advanced is (word == "unmerged advanced")
    if word.startswith("with "):
        return _bears(state, minion, *word.split()[1:])
    if word in KINDS:
        return _is_kind(state, minion, word)
    if word in SECTS:
        return is_vampire(state, minion) and is_of_sect(state, minion, word)
    if word in TRAITS:
        return found(state, word, minion)
    title = title_of(state, minion)
    return word.removesuffix(" member") in (title, COUNTS_AS.get(title, title))


def _bears(state: State, minion: int, number: str, name: str) -> bool:
    """So many cards of this name, in lower case, are on the minion: "3 orun"."""
    names = [state.definition(card).face.printed_name.lower() for card in cards_on(state, minion)]
    return names.count(name) >= int(number)


def _is_kind(state: State, minion: int, word: str) -> bool:
    if word == "vampire":
        return is_vampire(state, minion)
    if word == "ally":
        return is_ally(state, minion)
    return word == "minion" or word in types_of(state, minion)


# -- Disciplines ------------------------------------------------------------------------------


FLIGHT: Final = "FLIGHT"


def is_able(
    state: State,
    minion: int,
    disciplines: tuple[str, ...],
    *,
    play: str = "",
    fights: bool = False,
) -> bool:
    """Whether a minion may play a card with these Disciplines: vampires by having them.

    So do imbued, of which virtues are the Disciplines (RB24, Appendix: Imbued Rules, 1).
    What is lent meets one of them, and no more, at the basic level ([LSJ 20011217], [LSJ
    20020218]), but where one card lends them "and/or"; a vampire treated as an ally keeps the
    ability to play so ([LSJ 20070301]).
    Flight is required in the place of a Discipline, and is a trait, of allies too (RB24, Glossary).
    play: as what it is played, if as an action; fights: as a combat card.
    """
    if FLIGHT in disciplines:
        others = tuple(code for code in disciplines if code != FLIGHT)
        flies = bool(found(state, "flight", minion))
        return flies and (not others or is_able(state, minion, others, play=play, fights=fights))
    missing = disciplines
    if not missing:
        return True
    if is_vampire(state, minion) or is_imbued(state, minion):
        if has_disciplines(state, minion, disciplines):
            return True
        kinds: tuple[str, ...] = ("plays with basic",)
        if none_in_force(state, (*kinds, SUPERIOR_LENT, IN_COMBAT)):
            return False
        lenders = (SUPERIOR_LENT, IN_COMBAT) if fights else (SUPERIOR_LENT,)
        superior = {word for kind in lenders for word in words(state, kind, minion)}
        missing = tuple(
            code
            for code in disciplines
            if code.lower() not in superior and not has_disciplines(state, minion, (code,))
        )
        if not missing:
            return True
    else:
        lends = (
            kind
            for kind, but in LENT_TO_ALLIES.items()
            if play not in but and (fights or kind != FIGHTS_AS_A_VAMPIRE)
        )
        kinds = (*lends, "plays with basic")
    if len(missing) > 1:
        lending = [one for kind in kinds for one in statics_of(state, kind, minion)]
        return any(
            set(missing) <= {static.word for other, static in lending if other == card}
            for card, _ in statics_of(state, TOGETHER, minion)
        )
    lent = [word for kind in kinds for word in words(state, kind, minion)]
    return missing[0] in lent or ("any" in lent and missing[0].islower())


# -- requirements met by an ability -------------------------------------------------------------


def treated_as(state: State, card: int, minion: int, *wanted: str) -> bool:
    """Whether the effects of a card treat a minion as one of these, since it played it so.

    They did not where the edition says so (R3, card rulings: Kemintiri).
    """
    if not state.setting.edition.met_is_treated:
        return False
    if not any(state.hooks.get(kind) for kind in LENDERS) or in_play(state, card):
        return False
    if any(latched(state, "turn", TREATED, card, minion, word) for word in wanted):
        return True
    return _would_be_treated(state, card, minion, wanted)


def _would_be_treated(state: State, card: int, minion: int, wanted: tuple[str, ...]) -> bool:
    """Whether it would be, of a master still in the hand, whose choices look for it before."""
    seat, face = state.seats[state.controller(card)], state.definition(card).face
    if card not in seat.hand or set(NO_MINION_CARDS).isdisjoint(face.types):
        return False
    if minion not in seat.ready or any(_fits(state, face, one) for one in seat.ready):
        return False
    return any(word in way for way in _ways(state, card, minion) for word in wanted)


def _lent(state: State, card: int, minion: int) -> tuple[str, ...]:
    """What abilities of a minion meet again and again for a card."""
    lent = words(state, LENT[0], minion)
    if set(NO_MINION_CARDS).isdisjoint(state.definition(card).face.types):
        lent += words(state, LENT_TO_MINION_CARDS, minion)
    face = state.definition(card).face
    if "action" in face.types:
        lent += words(state, LENT_TO_ACTION_CARDS, minion)
    if "ally" in face.types:
        keywords = face.keywords.intersection(words(state, LENT_TO_RECRUITS, minion))
        lent += (ALL_LENT,) * len(keywords)
    return lent


def needs_an_ability(state: State, card: int, minion: int) -> bool:
    """Whether a minion meets what a card requires only by an ability that says so."""
    return not _fits(state, state.definition(card).face, minion)


def _lends(state: State, card: int, minion: int, word: str) -> bool:
    """Whether an ability of a minion meets one word of the requirement of a card now."""
    plain = word.removeprefix("non-")
    kind = ""
    if plain.startswith("clan "):
        kind = "clan"
    elif plain in SECTS:
        kind = "sect"
    elif plain in (*TITLES, *TRAITS, "votes") and plain != "infernal":
        kind = "trait"
    named = [set(lent.lower().split(", ")) for lent in _lent(state, card, minion)]
    if not latched(state, "game", MET, minion, word):
        named += [set(lent.lower().split(", ")) for lent in words(state, LENT[1], minion)]
    return bool(kind) and any(
        kind in lent or (word in lent and _is_named(state.definition(card).face, word))
        for lent in named
    )


def _is_named(face: Face, word: str) -> bool:
    """Whether a requirement names this title: "titled" names none ([ANK 20250410])."""
    wanted = [read_requirement(need) for need in face.requires]
    return word not in TITLES or any(
        word in way for one in wanted for way in (one.shared, *one.alternatives)
    )


def _ways(state: State, card: int, minion: int) -> list[tuple[str, ...]]:
    """What a minion lacks for a card, for each way in which its abilities make up for that."""
    if not any(found(state, kind, minion) for kind in LENDERS):
        return []
    ways: dict[tuple[str, ...], None] = {}
    for combination in product(*_parts(state, state.definition(card).face, minion)):
        needed = dict.fromkeys(word for part in combination for word in part)
        titles = {SECT_OF_TITLE.get(word.removesuffix(" member")) for word in needed}
        lacking = tuple(
            word
            for word in needed
            if word not in titles
            and not is_so(state, minion, word)
            and not latched(state, "turn", TREATED, card, minion, word)
        )
        if all(_lends(state, card, minion, word) for word in lacking):
            ways[lacking] = None
    return list(ways)


def _parts(state: State, face: Face, minion: int) -> list[tuple[tuple[str, ...], ...]]:
    """The parts of a requirement, each with its alternatives."""
    parts: list[tuple[tuple[str, ...], ...]] = []
    if face.clans:
        parts.append(tuple(("clan " + clan.lower(),) for clan in face.clans))
    if face.path:
        parts.append(((PATH + face.path,),))
    for need in face.requires:
        wanted = read_requirement(need)
        if not is_of_size(state, minion, wanted):
            return [()]
        parts += [(wanted.shared,), wanted.alternatives or ((),)]
        for word, titles in CHOSEN_TITLES.items():
            if word in wanted.shared or any(word in way for way in wanted.alternatives):
                parts = [_expanded(part, word, titles) for part in parts]
    return parts


def _expanded(
    part: tuple[tuple[str, ...], ...], word: str, titles: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """The alternatives, with a title chosen in place of a generic word, or by having one."""
    return tuple(
        way if title == word else tuple(title if w == word else w for w in way)
        for way in part
        for title in ((word, *titles) if word in way else (word,))
    )


def qualifies(state: State, seat: int, card: int, minion: int) -> bool:
    """As a card is played: settle by which ability its requirement is met, if by any.

    Where there are several ways its player is asked, and this is to be called again.
    """
    face = state.definition(card).face
    if not any(state.hooks.get(kind) for kind in LENDERS) or not (face.clans or face.requires):
        return True
    minions = state.seats[seat].ready if minion == NOTHING else (minion,)
    if any(_fits(state, face, one) for one in minions):
        return True
    ways = tuple((one, way) for one in minions for way in _ways(state, card, one))
    if not ways or any(not way for _, way in ways):
        return True
    if len(ways) == 1:
        _meet(state, card, *ways[0])
        return True
    state.push(Qualifying(seat=seat, card=card, ways=ways))
    return False


def _meet(state: State, card: int, minion: int, way: tuple[str, ...]) -> None:
    """It counts even if the card is cancelled ([ANK 20200710]). A title brings its sect."""
    for word in way:
        latch(state, "turn", TREATED, card, minion, word)
        latch(state, "turn", TREATED, card, minion, SECT_OF_TITLE.get(word, word))
        if not any(word in lent for lent in _lent(state, card, minion)):
            latch(state, "game", MET, minion, word)


@dataclass(slots=True)
class Qualifying(Frame):
    """Choosing how the requirement of a card is met: by whom, as what."""

    atomic: ClassVar[bool] = True

    seat: int = NOBODY
    card: int = NOTHING
    ways: tuple[Way, ...] = ()

    def step(self, state: State) -> None:
        """Ask which way."""
        options = tuple(
            Option("choose", minion=minion, number=index, word=", ".join(way))
            for index, (minion, way) in enumerate(self.ways)
        )
        rule = "[ANK 20211019]"
        ask(state, Decision(self.seat, "requirement", "choose", options, self.card, rule))

    def answered(self, state: State, index: int) -> None:
        """Meet it so."""
        state.pop()
        _meet(state, self.card, *self.ways[index])
