"""Setting up combats: an action is announced and blocked; made-up cards to fight with."""

from __future__ import annotations

from dataclasses import replace

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import rest
from methuselah.engine.definitions import Definition, Strike, defined
from methuselah.language import before_range, only_hand_strikes, strikes
from methuselah.language.card import crypt_statics
from methuselah.pool import Face, pool
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.combat import Combat, Round
from table_talk import Table

__all__ = [
    "attacks_a_ready_vampire_of_another",
    "blocked",
    "damage_to",
    "fight_of",
    "fists_only",
    "replaced",
    "round_of",
    "weapon",
]


def blocked(table: Table, acting: int, blocker: int) -> None:
    """Your minion bleeds your prey, whose minion blocks; combat is about to begin."""
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)


def attacks_a_ready_vampire_of_another(
    table: Table, card: str, *, bearer: int, other: int, second: str
) -> None:
    """A card on your bearer lets it enter combat as a (D) action at +1 stealth.

    Not another minion of yours; with Ryan or the second vampire, both ready and locked: no ally,
    none in torpor, none of yours.
    """
    theirs = table.prey.ready("Ryan", locked=True)
    table.prey.ready("Renegade Garou", locked=True)
    table.prey.torpor("Saiz (G3)")
    farther = table.grand_prey.ready(second, locked=True)
    held = table.you.in_play(card, on=bearer)
    table.you.holds(PAUSE)
    assert table.asked() is not None
    assert not table.you.may("use action", card=held, minion=other, level="attack")
    table.you.acts(held, by=bearer, level="attack")
    assert table.you.choices() == {theirs, farther}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (damage_to(table, bearer), damage_to(table, theirs)) == (1, 1)
    assert damage_to(table, farther) == 0
    assert table.on(held) == bearer
    assert table.waits_for(table.you)


def fight_of(table: Table) -> Combat:
    """The combat in progress."""
    table.asked()
    combat = table.state.frame(Combat)
    assert combat is not None
    return combat


def round_of(table: Table) -> Round:
    """The round in progress."""
    table.asked()
    fight = table.state.frame(Round)
    assert fight is not None
    return fight


def damage_to(table: Table, minion: int, *, aggravated: bool = False) -> int:
    """How many points of damage a minion took, or how many of that kind, from the journal."""
    return sum(
        line.number
        for line in table.state.journal
        if line.what == "damaged" and line.card == minion
        if line.word.startswith("aggravated") or not aggravated
    )


def _face(number: int, name: str, kind: str, keywords: frozenset[str] = frozenset()) -> Face:
    """The face of a card that is in no set."""
    return Face(
        id=number,
        name=name,
        printed_name=name,
        types=(kind,),
        text="",
        digest="",
        keywords=keywords,
    )


def replaced(name: str, **parts: object) -> Definition:
    """A crypt card that is like another but for its clan, its sect or its Disciplines."""
    face = pool()[name]
    changed = replace(face, id=face.id + 700_000, **parts)  # type: ignore[arg-type]
    return defined(changed, statics=crypt_statics(face))


def weapon(name: str, what: Strike) -> Definition:
    """A made-up melee weapon."""
    face = _face(900_100 + len(name), name, "equipment", frozenset({"weapon", "melee weapon"}))
    return defined(face, uses=(strikes(what),))


def fists_only() -> Definition:
    """A made-up card: before range, only hand strikes can be used this round."""
    face = _face(900_200, "Fists Only", "combat")
    return defined(face, modes=(before_range(only_hand_strikes()),))
