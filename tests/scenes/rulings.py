"""Scenes of rulings that stand with the same words on many cards."""

from __future__ import annotations

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import fight, rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.rows import found
from methuselah.engine.traits import sect_of
from methuselah.language import THIS, action, action_requires, becomes_of_sect, static
from methuselah.rules.action.action import stealth as stealth_of
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from scenes.telling import Card, changing, companion, face_of, paid, rules, untouched
from table_talk import Seat, Table

__all__ = [
    "action_card_replaced_first", "action_requires_what_the_card_says", "black_hand_is_no_title",
    "counts_as_the_discipline_used", "keeps_votes_in_any_sect", "needs_the_blood_that_it_burns",
    "no_burn_option_while_it_is_met", "not_while_it_passes_by_itself",
    "scarce_asks_for_the_clan_of_now",
]  # fmt: skip


def _level(level: str) -> dict[str, str]:
    return {"level": level} if level else {}


def _played(
    table: Table, card: Card, by: Card, level: str, bears: Card | None = None, **how: int
) -> tuple[bool, Seat, int]:
    """A table on which the card can be played, if the minion may: whether it was, by whom.

    An action is announced; a modifier is played while the prey's minion blocks in vain; a combat
    card in a fight; a reaction by the prey's minion, blocking against 1 stealth or being bled.
    """
    types = face_of(card).types
    seat = table.prey if "reaction" in types and "action modifier" not in types else table.you
    mine = seat.ready(by, **how)
    if bears is not None:
        seat.in_play(bears, on=mine)
    other = (table.you if seat is table.prey else table.prey).ready(
        made_vampire("Opponent", capacity=10)
    )
    held = seat.holds(card)
    companion(table)
    for one in (table.you, table.prey):
        one.holds(PAUSE)
    if "action" in types:
        if not table.you.can_play(held, by=mine, **_level(level)):
            return False, seat, held
        table.you.acts(held, by=mine, **_level(level))
        return True, seat, held
    acting, blocker = (mine, other) if seat is table.you else (other, mine)
    weight = changing("stealth", 1) if seat is table.prey else changing("intercept", 1)
    (table.you if seat is table.prey else table.prey).in_play(
        weight, on=acting if seat is table.prey else blocker
    )
    if "combat" in types:
        fight(table, acting, blocker)
    else:
        table.you.acts(word="bleed", by=acting)
    return _at_first(table, seat, held, mine, level, blocker), seat, held


def _at_first(table: Table, seat: Seat, held: int, mine: int, level: str, blocker: int) -> bool:
    """Play it as soon as it is offered in this action; otherwise block, then give up."""
    tried = False
    while not table.over():
        if seat.may("play", card=held, minion=mine, **({"mode": level} if level else {})):
            seat.plays(held, by=mine, **_level(level))
            return True
        if not tried and table.prey.may("block", minion=blocker):
            table.prey.blocks(blocker)
            tried = True
        else:
            table.pass_on()
    return False


@rules("CrimethInc.", 4)
def counts_as_the_discipline_used(
    card: Card, *, by: Card, level: str, used: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """A card of several Disciplines requires, as it is played, those that are used.

    `used` and `others` are all codes of the card. In the hand it counts as requiring each of
    them: it can be discarded for any, and not for one that it does not have.
    """
    codes = (*used, *others)
    assert set(codes) == set(face_of(card).disciplines), "name all Disciplines of the card"
    for code in codes:
        table = Table()
        table.grand_prey.in_play(listener(code))
        played, _, _ = _played(table, card, by, level)
        assert played, "it was never offered"
        _settled(table)
        assert table.grand_prey.pool() == 30 + (code in used), f"as it is played: {code}"
        untouched(table, *(one for one in table.seats[3:]))
    absent = next(one for one in ("thn", "mel", "val") if one not in codes)
    for code in (*codes, absent):
        table = Table()
        table.you.ready("Ryan")
        held, ear = table.you.holds(card), table.you.in_play(listener(code))
        assert table.you.may("use", card=ear) is (code != absent), f"in the hand: {code}"
        if code != absent:
            table.you.uses(ear)
            assert table.where(held) == "ash_heap"


def _settled(table: Table) -> None:
    """To the end; what must be chosen on the way is the first thing there is."""
    while not table.over():
        if table.you.may(("choose", "seize", "discard")):  # a hand that grew is too large again
            table.take(0)
        else:
            table.pass_on()


@rules("Margarite (G4)", 1)
def action_requires_what_the_card_says(
    card: Card, *, by: Card, requires: str, not_: str, on: Card | None = None, mine: bool = False
) -> None:
    """The action of a card in play requires the clan, sect or title that its text names.

    `requires` and `not_` are asked for as `action_requires` has them ("Tzimisce", "anarch"): a
    made-up cloak gives +1 stealth for one, and none for the other; nor for a bleed. `mine`: the
    card is yours, not the prey's.
    """
    for word, more in ((requires, 1), (not_, 0)):
        table = Table()
        acting = table.you.ready(by)
        companion(table)
        table.you.holds(PAUSE)
        cloak = paper("Cloak", static("stealth", +1, when=action_requires(word)), kind="equipment")
        table.you.in_play(cloak, on=acting)
        seat = table.you if mine else table.prey
        minion = {"ally", "vampire"}.intersection(face_of(card).types)
        if on is not None:
            held = seat.in_play(card, on=seat.ready(on))
        else:
            held = (seat.ready if minion else seat.in_play)(card)
        table.grand_prey.ready("Ryan")
        table.you.acts(held, by=acting)
        while table.you.choices():
            table.you.chooses(min(table.you.choices()))
        going = action_of(table)
        assert stealth_of(table.state, going) == going.inherent + more, word
    table = Table()
    acting = table.you.ready(by)
    companion(table)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(requires)), kind="equipment")
    table.you.in_play(cloak, on=acting)
    table.you.acts(word="bleed", by=acting)
    assert stealth_of(table.state, action_of(table)) == 0, "a bleed requires nothing"


@rules("Lady Constancia (G4)", 1)
def keeps_votes_in_any_sect(card: Card, *, votes: int) -> None:
    """A vampire keeps its title and its votes as it changes its sect."""
    for sect in ("camarilla", "sabbat", "independent"):
        table = Table()
        mine = table.you.ready(card)
        caller = companion(table)
        convert = paper("Convert", action(becomes_of_sect(sect, THIS), stealth=1))
        table.you.holds(convert, motion())
        table.prey.ready("Nassir")
        table.you.acts("Convert", by=mine)
        table.nobody_reacts()
        assert sect_of(table.state, mine) == sect
        table.you.acts("Motion", by=caller)
        polling(table)
        table.you.votes("for", minion=mine)
        assert votes_now(table) == (votes, 0), f"as {sect}"


@rules("Claudia (G5)", 1)
def black_hand_is_no_title(card: Card) -> None:
    """Black Hand gives no votes, is no title, and stays in any sect."""
    printed = face_of(card).title
    for sect in ("camarilla", "independent"):
        table = Table()
        mine = table.you.ready(card)
        companion(table)
        convert = paper("Convert", action(becomes_of_sect(sect, THIS), stealth=1))
        table.you.holds(convert)
        table.prey.ready("Nassir")
        assert bool(title_of(table.state, mine)) is bool(printed), "a trait is no title"
        assert found(table.state, "black hand", mine)
        table.you.acts("Convert", by=mine)
        table.nobody_reacts()
        assert sect_of(table.state, mine) == sect
        assert found(table.state, "black hand", mine), f"lost as {sect}"


@rules("Old Friends", 1)
def not_while_it_passes_by_itself(card: Card, *, by: Card, level: str = "") -> None:
    """A card for a referendum is not for one that passes without polling; for another it is.

    It is held by your vampire, which calls the referendum.
    """
    for itself in (False, True):
        table = Table()
        caller = table.you.ready(by)
        companion(table)
        held = table.you.holds(card)
        table.you.holds(motion())
        if itself:
            sure = paper("Sure", static("passes automatically"), kind="equipment")
            table.you.in_play(sure, on=caller)
        table.you.acts("Motion", by=caller)
        offered = False
        while not table.over():
            offered |= table.you.may("play", card=held, **({"mode": level} if level else {}))
            table.pass_on()
        assert offered is not itself, "in one that passes by itself" if itself else "never offered"
        assert table.you.pool() == 31 or not itself, "the referendum did not pass by itself"


@rules("Mantle of the Moon", 2)
def action_card_replaced_first(card: Card, *, by: Card, level: str = "") -> None:
    """The action card is replaced before a modifier is played as the action is announced.

    So the modifier may be what was drawn for it; it is at the top of the library, in no hand.
    """
    table = Table()
    acting = table.you.ready(by)
    companion(table)
    drawn = table.you.library(card)
    table.you.holds(paper("Deed", action(stealth=0)))
    table.prey.ready("Nassir")
    assert table.where(drawn) == "library"
    table.you.acts("Deed", by=acting)
    assert table.where(drawn) == "hand"
    assert table.you.may("play", card=drawn, **({"mode": level} if level else {}))
    table.you.plays(drawn, by=acting, **_level(level))
    rest(table)
    assert table.where(drawn) == "ash_heap"


@rules("Siren's Lure", 7)
@rules("Siren's Lure", 5)
def needs_the_blood_that_it_burns(card: Card, *, by: Card, blood: int, level: str = "") -> None:
    """A card whose text burns blood is not for a minion that has less, whatever it costs.

    `blood` is what the text burns, beside the cost of the card. What makes cards cheaper makes
    the cost cheaper and not this.
    """
    for cheaper, whole in ((0, blood + paid(card)), (-3, blood)):
        for has in (whole - 1, whole):
            table = Table()
            bears = changing("blood cost", cheaper)
            played, _, _ = _played(table, card, by, level, bears, blood=has)
            assert played is (has == whole), f"with {has} blood, {-cheaper} cheaper"


@rules("Al-Muntaquim, The Avenger (G4)", 2)
def scarce_asks_for_the_clan_of_now(card: Card) -> None:
    """A scarce vampire that comes out costs 3 pool for each other of your clan as it is now.

    One that counts as of its clan counts, one of its clan that counts as of another does not; nor
    do those of other Methuselahs, or of yours in the uncontrolled region.
    """
    (clan,) = face_of(card).clans
    size = face_of(card).capacity
    masked = replaced("Ryan", clans=(clan,))
    for worn, pool in ((clan, 27), ("Ventrue", 30), ("Gangrel", 30)):
        table = Table()
        other = table.you.ready("Meaghan" if worn != "Gangrel" else masked)
        table.you.in_play(paper("Mask", static("clan", word=worn), kind="equipment"), on=other)
        table.prey.ready(replaced("Nassir", clans=(clan,)))
        table.you.uncontrolled(replaced("Sully", clans=(clan,)))
        mine = table.you.uncontrolled(card, blood=size)
        table.begins("influence")
        table.you.does("move out", target=mine)
        assert table.where(mine) == "ready"
        assert table.you.pool() == pool, f"beside one that counts as {worn}"
        untouched(table, *table.seats[1:])


@rules("Blessings of the Loa", 1)
def no_burn_option_while_it_is_met(card: Card, *, needs: Card) -> None:
    """The burn option is for who does not meet the requirement, a copy in play or not."""
    for met in (False, True):
        for copy in (False, True):
            table = Table()
            if met:
                table.you.ready(needs)
            table.you.ready("Ryan")
            held = table.you.holds(card)
            if copy:
                table.you.in_play(card)
            table.gives_edge(table.you)
            table.begins("unlock")
            assert table.you.may("gain from the Edge")
            assert table.you.may("burn option", card=held) is not met, (met, copy)
