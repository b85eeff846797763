"""What an effect forbids, told with the card that says so; latches and limits of one card.

`forbidden` names the card whose text forbids, if the listener sees it. `of_name` is about the
card whoever plays it, `of_kind` about the kind of action that it is.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.rows import found, latched, rows_of, statics_of, words
from methuselah.engine.traits import is_vampire
from methuselah.rules.legacy.serving import masters_of, may_direct_actions
from methuselah.rules.legacy.sterile import is_too_sterile
from methuselah.rules.playing.as_played import YOUR_GAME
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.offering import REQUIRING
from methuselah.table.naming import Telling
from methuselah.table.ranks import ITS_TEXT, REPEAT, ROLE, USER, Refusal, Why, why

__all__ = ["barred_by", "forbidden", "of_name", "of_servants", "of_the_kind", "text_of", "unusable"]

NO_REPEAT: Final = "R0, No Repeat Actions"


def text_of(telling: Telling, kind: str, subject: int, word: str = "") -> Why:
    """The reference of a bar: the card whose text it is, as the listener knows it."""
    state = telling.state
    sources = [row.source for row in rows_of(state, kind, subject) if word in ("", row.word)]
    sources += [c for c, one in statics_of(state, kind, subject) if word in ("", one.word)]
    for card in sources:
        if card != NOTHING:
            return why("text-of", name=telling.card(card))
    return why("text-of-effect")


def forbidden(
    telling: Telling, kind: str, subject: int, said: Why, rank: int = REPEAT
) -> Refusal | None:
    """A refusal, if anything of this kind is about the subject."""
    if not found(telling.state, kind, subject):
        return None
    return Refusal(rank, said, text_of(telling, kind, subject))


# -- the card ---------------------------------------------------------------------------------


def of_name(telling: Telling, card: int, mode: Mode) -> Refusal | None:
    """Once in a game or in a turn, a name that was barred, a card that cannot be played."""
    state = telling.state
    name = state.definition(card).face.name
    if mode.once == "game" and latched(state, "game", "once", name):
        return Refusal(REPEAT, why("once-a-game"), ITS_TEXT)
    if mode.once == YOUR_GAME and latched(state, "game", YOUR_GAME, telling.viewer, name):
        return Refusal(REPEAT, why("you-once-a-game"), ITS_TEXT)
    if mode.once == "turn" and latched(state, "turn", "once", NOTHING, name):
        return Refusal(REPEAT, why("once-a-turn"), ITS_TEXT)
    if latched(state, "turn", "no more", name):
        said = why("no-more-this-turn")
        return Refusal(REPEAT, said, why("text-that-cancelled"))
    return forbidden(telling, "cannot be played", card, why("kept-from-play"))


def barred_by(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    """What an effect keeps this minion from playing: the card, its type, any Discipline."""
    state = telling.state
    who = telling.card(minion)
    bars = words(state, "cannot play", minion)
    named = (state.definition(card).face.name, mode.play, *map(str.lower, mode.disciplines))
    for word in named:
        if word in bars:
            rule = text_of(telling, "cannot play", minion, word)
            return Refusal(REPEAT, why("forbidden-to-play", name=who), rule)
    if mode.disciplines and REQUIRING in bars:
        rule = text_of(telling, "cannot play", minion, REQUIRING)
        said = why("forbidden-disciplines", name=who)
        return Refusal(REPEAT, said, rule)
    return None


def unusable(telling: Telling, card: int) -> Refusal | None:
    """Equipment stolen in this round, or of a minion that cannot use any."""
    state = telling.state
    stolen = forbidden(telling, "unusable", card, why("not-usable-now"))
    if stolen is not None or "equipment" not in state.definition(card).face.types:
        return stolen
    bearer = state.cards[card].parent
    return forbidden(
        telling,
        "cannot use equipment",
        bearer,
        why("cannot-use-equipment", name=telling.card(bearer)),
    )


# -- the kind of action -----------------------------------------------------------------------


def of_servants(telling: Telling, minion: int) -> Refusal | None:
    """A slave takes no directed action without a ready member of its masters' clan."""
    if may_direct_actions(telling.state, minion):
        return None
    clans = telling.either(masters_of(telling.state, minion))
    said = why("slave", name=telling.card(minion), clans=clans)
    return Refusal(USER, said, "RB24, Slave")


def of_the_kind(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    """One bleed and one political action a turn; bars on a kind; one vehicle, one haven."""
    state = telling.state
    name = telling.card(minion)
    if is_too_sterile(state, minion, mode):
        return Refusal(USER, why("sterile", name=name), "RB24, Sterile")
    if mode.kind in ("bleed", "political") and latched(state, "turn", mode.kind, minion):
        return Refusal(REPEAT, why(f"done-{mode.kind}", name=name), NO_REPEAT)
    if mode.kind == "political" and not is_vampire(state, minion):
        return Refusal(USER, why("only-vampires-call", name=name), "R0, Politics")
    if mode.kind in ("bleed", "hunt", "political"):
        said = why(f"forbidden-{mode.kind}", name=name)
        refusal = forbidden(telling, f"cannot {mode.kind}", minion, said)
        if refusal is not None:
            return refusal
    if mode.kind == "bleed":
        refusal = of_servants(telling, minion)
        if refusal is not None:
            return refusal
    named = state.definition(card).face.name
    if latched(state, "turn", "barred political", telling.viewer, named, ""):
        said = why("political-cancelled")
        return Refusal(ROLE, said, why("text-that-cancelled"))
    if mode.kind in ("equip", "employ", "power") and not may_bear(state, minion, card):
        return Refusal(REPEAT, why("only-one-of-these", name=name), ITS_TEXT)
    return None
