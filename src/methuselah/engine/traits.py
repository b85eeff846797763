"""What a card in play is now: kind, capacity, Disciplines, clan, sect.

The face says it, an effect may have changed it for good (`Card.traits`), rows and statics may
change it while they last: "becomes" changes the base, "is considered" is an overlay
([LSJ 20100811]).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Static
from methuselah.engine.rows import found, most, rows_of, statics_of, total, word_of, words
from methuselah.engine.state import ATTACHED, CONTESTED, INCAPACITATED, LIMBO, READY, TORPOR, State
from methuselah.pool import merged_keywords

__all__ = [
    "MORE_LIFE",
    "age_of",
    "capacity",
    "capacity_as_player",
    "cards_on",
    "circle_of",
    "clan_of",
    "creed_of",
    "discipline_level",
    "disciplines_of",
    "has_disciplines",
    "holds_blood",
    "in_play",
    "is_ally",
    "is_imbued",
    "is_merged",
    "is_minion",
    "is_of_sect",
    "is_ready",
    "is_vampire",
    "keywords_of",
    "life_of",
    "own_bleed",
    "own_sect",
    "own_strength",
    "path_of",
    "plays_as_a_vampire",
    "reduced_capacity",
    "sect_of",
    "sect_of_clan",
    "types_of",
    "whole",
]

AS_A_VAMPIRE: Final = (
    "plays as a vampire",
    "plays non-actions as a vampire",
    "plays non-allies as a vampire",
    "plays combat cards as a vampire",
    "plays with basic",
)
AT_MOST: Final = "capacity at most"
SUPERIOR: Final = "learns superior"
MINION_REGIONS: Final = (READY, TORPOR, INCAPACITATED)


def types_of(state: State, card: int) -> tuple[str, ...]:
    """The types, lower case ("vampire", "ally", "equipment", ...): printed, or what it became."""
    considered = _considered(state, card)
    if considered:
        return (considered,)
    record = state.cards.get(card)
    changed = None if record is None or not record.traits else record.trait("type")
    return state.definition(card).face.types if changed is None else (changed,)


def _considered(state: State, card: int) -> str:
    """The type as which a card is treated for a duration in progress, "" if it is as it is.

    It is asked all the time and seldom so: the rows are read here without their conditions.
    """
    if state.sight is not None and "type" not in state.sight.framed:
        return ""
    for frame in reversed(state.stack):
        if frame.rows:
            for row in frame.rows:
                if row.kind == "type" and row.subject == card:
                    return row.word
    return ""


def is_vampire(state: State, card: int) -> bool:
    """A vampire, wherever the card is."""
    sight = state.sight
    if sight is None or "type" in sight.framed:
        considered = _considered(state, card)
        if considered:
            return considered == "vampire"
    record = state.cards.get(card)
    if record is not None and record.traits:
        changed = record.trait("type")
        if changed is not None:
            return changed == "vampire"
    return "vampire" in state.definition(card).face.types


def is_ally(state: State, card: int) -> bool:
    """An ally: an imbued in play is one too (RB24, The Imbued)."""
    considered = _considered(state, card)
    if considered:
        return considered == "ally"
    record = state.cards.get(card)
    if record is not None and record.traits:
        changed = record.trait("type")
        if changed is not None:
            return changed == "ally"
    types = state.definition(card).face.types
    return "ally" in types or "imbued" in types


def is_imbued(state: State, card: int) -> bool:
    """An imbued, wherever the card is."""
    return "imbued" in types_of(state, card)


def holds_blood(state: State, card: int) -> bool:
    """Whether counters on a card are blood or life: on minions, crypt cards and retainers."""
    return is_vampire(state, card) or is_ally(state, card) or "retainer" in types_of(state, card)


def is_minion(state: State, card: int) -> bool:
    """A vampire or an ally that is in play and controlled."""
    record = state.cards.get(card)
    return record is not None and record.region in MINION_REGIONS


def is_ready(state: State, card: int) -> bool:
    """In the ready region."""
    record = state.cards.get(card)
    return record is not None and record.region == READY


def in_play(state: State, card: int) -> bool:
    """In play: not uncontrolled, not in limbo, not contested."""
    record = state.cards.get(card)
    if record is None:
        return False
    region = record.region
    if region == ATTACHED:
        return not record.playable and in_play(state, record.parent)
    return region in MINION_REGIONS or (region == "permanent" and region != CONTESTED)


def is_merged(state: State, vampire: int) -> bool:
    """Whether its advanced and its base card are one vampire."""
    record = state.cards.get(vampire)
    return record is not None and record.merged_with != NOTHING


def whole(state: State, card: int) -> int:
    """The vampire that a card is: of the base card of a merged one, that one (R0, Advanced)."""
    record = state.cards.get(card)
    if record is None or record.parent == NOTHING:
        return card
    return record.parent if state.cards[record.parent].merged_with == card else card


def keywords_of(state: State, card: int) -> frozenset[str]:
    """The keywords ("mortal", "gun", ...): printed, of what it became, and as it is treated.

    Equipment that is a location in play is both while it is played, for its cost ([LSJ 20080114]).
    """
    record = state.cards.get(card)
    became = None if record is None else record.trait("keywords")
    gained = () if became is None else became.split(", ")
    treated = words(state, "keyword", card)
    definition = state.definition(card)
    if definition.statics and _is_played(state, card):
        treated = (*treated, *(one.word for one in definition.statics if _says_of_itself(one)))
    return definition.face.keywords | frozenset((*gained, *treated))


def _is_played(state: State, card: int) -> bool:
    """Whether a card is played, or is in the hand, where it is asked what it would cost."""
    record = state.cards.get(card)
    if record is None:
        return card in state.seats[state.owner(card)].hand
    return record.region == LIMBO


def _says_of_itself(static: Static) -> bool:
    return static.kind == "keyword" and getattr(static.who, "name", "") == "card"


def cards_on(state: State, card: int) -> tuple[int, ...]:
    """The cards in play on a card: not those that lie there face down, out of play."""
    record = state.cards.get(card)
    if record is None:
        return ()
    return tuple(other for other in record.attached if not state.cards[other].playable)


def capacity(state: State, card: int) -> int:
    """The blood a vampire can hold; an ally's life has no cap (NOTHING)."""
    if not is_vampire(state, card):
        return NOTHING
    size = _base_capacity(state, card) + total(state, "capacity", card)
    if state.hooks.get(AT_MOST):
        size = most(state, AT_MOST, card, size)
    return max(1, size)


def age_of(state: State, card: int) -> int:
    """The capacity of a vampire, and of an imbued that is not in play its cost instead.

    Whoever meets a crypt card unseen compares it so (RB24, Appendix: Imbued Rules, Card Rulings).
    """
    if is_imbued(state, card) and not is_minion(state, card):
        return state.definition(card).face.capacity or 1
    return capacity(state, card)


def capacity_as_player(state: State, minion: int) -> int:
    """The capacity of whoever plays or uses a card: an ally may play "as a vampire" with some."""
    if is_vampire(state, minion):
        return capacity(state, minion)
    lent = [row.value for kind in AS_A_VAMPIRE for row in rows_of(state, kind, minion)]
    for kind in AS_A_VAMPIRE:
        lent += [int(str(static.amount)) for _, static in statics_of(state, kind, minion)]
    return max((1, *lent)) if lent else NOTHING


def plays_as_a_vampire(state: State, minion: int) -> bool:
    """Whether an ally may play some cards as a vampire."""
    return any(found(state, kind, minion) for kind in AS_A_VAMPIRE)


def _base_capacity(state: State, card: int) -> int:
    """The printed capacity, or what it was changed to until the end of the game."""
    record = state.cards.get(card)
    changed = None if record is None or not record.traits else record.trait("capacity")
    return int(changed) if changed is not None else state.definition(card).face.capacity or 1


def reduced_capacity(state: State, card: int, number: int) -> str:
    """The value of the trait "capacity" for a vampire whose capacity is reduced for good."""
    return str(_base_capacity(state, card) - number)


def own_bleed(state: State, minion: int) -> int:
    """The bleed of a minion before anything is added: 1 of a crypt card, printed of an ally.

    What an ally has that names none is for the edition to say (R3 6.1.1).

    A vampire that counts as an ally for a while keeps its own.
    """
    face = state.definition(minion).face
    if face.bleed is not None:
        return face.bleed
    if is_vampire(state, minion) or face.crypt:
        return 1
    return state.setting.edition.bleed_of_allies


def own_strength(state: State, minion: int) -> int:
    """The strength of a minion before anything is added: 1 unless its card says otherwise."""
    strength = state.definition(minion).face.strength
    return 1 if strength is None else strength


MORE_LIFE: Final = "more starting life"
"""The note of an ally or retainer that was recruited or employed with more life than printed."""


def life_of(state: State, card: int) -> int:
    """The life an ally or retainer starts with, at the level at which it was put into play.

    An imbued starts with as much as it costs (RB24, Appendix: Imbued Rules, 1).
    """
    face = state.definition(card).face
    printed = face.capacity if "imbued" in face.types else face.life
    record = state.cards.get(card)
    more = 0 if record is None or not record.notes else max(0, record.note(MORE_LIFE))
    return (printed or 0) + total(state, "life", card) + more


def clan_of(state: State, minion: int) -> str:
    """The clan a minion is considered to have, "" for none."""
    overlays = words(state, "clan", minion)
    return overlays[-1] if overlays else _own_clan(state, minion)


def _own_clan(state: State, minion: int) -> str:
    record = state.cards.get(minion)
    changed = None if record is None else record.trait("clan")
    if changed is not None:
        return changed
    face = state.definition(minion).face
    return face.clans[0] if face.clans and "vampire" in face.types else ""


def path_of(state: State, minion: int) -> str:
    """The Path that a vampire follows, as its card says, "" for none: it is required like a clan
    (VEKN, Sabbat V5). Nothing changes it.
    """
    face = state.definition(minion).face
    return face.path or "" if face.crypt else ""


def circle_of(state: State, vampire: int) -> str:
    """The circle of a vampire: chosen, named on its card, or its own ("of 17")."""
    record = state.cards.get(vampire)
    chosen = None if record is None else record.trait("circle")
    if chosen is not None:
        return chosen
    named = words(state, "circle", vampire)
    return named[-1] if named else f"of {vampire}"


def creed_of(state: State, minion: int) -> str:
    """The creed of an imbued, "" for others: what a clan is to vampires."""
    face = state.definition(minion).face
    return face.clans[0] if face.clans and is_imbued(state, minion) else ""


def sect_of(state: State, minion: int) -> str:
    """The sect of a vampire ("camarilla", "sabbat", "independent", "laibon", "anarch").

    A sect that is no more makes Independents of its vampires (row `sect is no more`).
    """
    sect = _sect_by_rights(state, minion)
    return "independent" if sect in words(state, "sect is no more", minion) else sect


def _sect_by_rights(state: State, minion: int) -> str:
    overlays = words(state, "sect", minion)
    if overlays:
        return overlays[-1]
    if state.setting.edition.sect_follows_clan:
        considered = words(state, "clan", minion)
        if considered and considered[-1] != _own_clan(state, minion):
            return sect_of_clan(considered[-1])
    return own_sect(state, minion)


def own_sect(state: State, minion: int) -> str:
    """The sect of a vampire itself, whatever it is considered to be for a time."""
    record = state.cards.get(minion)
    changed = None if record is None else record.trait("sect")
    if changed is not None:
        return changed
    face = state.definition(minion).face
    merged = merged_keywords(face).sect if is_merged(state, minion) else None
    return (merged or face.sect or "").lower()


def is_of_sect(state: State, minion: int, sect: str) -> bool:
    """Whether a vampire is of a sect; Anarchs are Independent too where the edition says so."""
    own = sect_of(state, minion)
    if own == sect:
        return True
    is_anarch = own == "anarch" and sect == "independent"
    return is_anarch and state.setting.edition.anarchs_are_independent


CAMARILLA: Final = ("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff")
SABBAT: Final = (
    "Lasombra",
    "Tzimisce",
    "Pander",
    "Ahrimane",
    "Blood Brother",
    "Harbinger of Skulls",
    "Kiasyd",
)
LAIBON: Final = ("Akunanse", "Guruhi", "Ishtarri", "Osebo")


def sect_of_clan(clan: str) -> str:
    """The sect that a clan belongs to (R3 10): Independent unless it is listed with another.

    >>> sect_of_clan("Brujah"), sect_of_clan("Brujah antitribu"), sect_of_clan("Ravnos")
    ('camarilla', 'sabbat', 'independent')
    """
    if clan in CAMARILLA:
        return "camarilla"
    if clan in SABBAT or clan.endswith(" antitribu"):
        return "sabbat"
    return "laibon" if clan in LAIBON else "independent"


def discipline_level(state: State, minion: int, discipline: str) -> int:
    """0 without a Discipline, 1 at inferior ("dom"), 2 at superior ("DOM")."""
    code = discipline.lower()
    level = 0
    face = state.definition(minion).face
    if face.capacity is not None:
        if code.upper() in face.disciplines:
            level = 2
        elif code in face.disciplines:
            level = 1
    for word in _learned(state, minion):
        if word == code.upper():
            level = 2
        elif word == code:
            level = min(2, level + 1)
    if level == 1 and state.hooks.get(SUPERIOR) and found(state, SUPERIOR, minion):
        level += _was_taught(state, minion, code)
    return level


def _learned(state: State, minion: int) -> tuple[str, ...]:
    """What cards and effects teach a minion; equipment none that cannot use it ([RTR 20010711])."""
    learned = words(state, "discipline", minion)
    if not learned or not found(state, "cannot use equipment", minion):
        return learned
    left = list(learned)
    for card, static in statics_of(state, "discipline", minion):
        if "equipment" in types_of(state, card) and state.cards[card].parent == minion:
            left.remove(static.word)
    return tuple(left)


def _was_taught(state: State, minion: int, code: str) -> bool:
    """Whether a master Discipline card on a vampire gives it this Discipline."""
    return any(
        "discipline" in state.definition(card).face.keywords
        and any(
            s.kind == "discipline" and word_of(state, card, s) == code
            for s in state.definition(card).statics
        )
        for card in state.cards[minion].attached
    )


def disciplines_of(state: State, minion: int) -> tuple[str, ...]:
    """The Disciplines that a vampire has now, superior ones in capitals and first."""
    if not is_vampire(state, minion):
        return ()
    codes = {code.lower() for code in state.definition(minion).face.disciplines}
    codes |= {word.lower() for word in words(state, "discipline", minion)}
    levels = [(discipline_level(state, minion, code), code) for code in sorted(codes)]
    return tuple(
        code.upper() if level > 1 else code
        for level, code in sorted(levels, key=lambda known: (-known[0], known[1]))
        if level
    )


def has_disciplines(state: State, minion: int, needed: tuple[str, ...]) -> bool:
    """Whether a minion has all these: "dom" at either level, "DOM" at superior."""
    for discipline in needed:
        level = discipline_level(state, minion, discipline)
        if level == 0 or (discipline.isupper() and level < 2):
            return False
    return True
