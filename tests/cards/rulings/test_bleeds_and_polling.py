"""Bleed is raised in a bleed and before it resolves; a card of the polling has none where all
passes by itself: each beside the moment in which the same card, with the same minions, is usable.
"""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import made_vampire
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import gain_pool, static
from politics_talk import motion
from table_talk import Seat, Table

PLAIN = "Preston Varrick (G4)"
OWN = ""
"""The minion that has the ability is the one that acts."""

DECREE = paper("Decree", static("passes automatically"), kind="equipment")


def moments_of(table: Table, seat: Seat, card: int) -> dict[str, bool]:
    """In which windows of this action the Methuselah was asked, and whether she could use it."""
    moments: dict[str, bool] = {}
    while not table.over():
        decision = table.asked()
        if decision is not None and decision.seat == seat.number:
            usable = seat.may("use", card=card) or seat.may("use", minion=card)
            moments[decision.window] = moments.get(decision.window, False) or usable
        table.pass_on()
    return moments


@pytest.mark.ruling("Lizette (G4)", 1)
@pytest.mark.ruling("Papa Legba (G5)", 1)
@pytest.mark.ruling("Jason, The World's Voice (G3)", 1)
@pytest.mark.ruling("Virginie, Prodigy (G4)", 1)
@pytest.mark.ruling("Anu Diptinatpa (G6)", 3)
@pytest.mark.ruling("Miguel Santo Domingo (G3)", 1)
@pytest.mark.ruling("Sheela Na Gig (G5)", 2)
@pytest.mark.ruling("Victoria Ash (G7)", 1)
@pytest.mark.ruling("Saatet-ta", 3)
@pytest.mark.ruling("The Horde (G6)", 2)
@pytest.mark.ruling("Paul Forrest, False Prophet (G4)", 2)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
@pytest.mark.parametrize(
    ("name", "acting"),
    [
        ("Lizette (G4)", OWN),
        ("Papa Legba (G5)", OWN),
        ("Jason, The World's Voice (G3)", OWN),
        ("Virginie, Prodigy (G4)", OWN),
        ("Anu Diptinatpa (G6)", PLAIN),
        ("Miguel Santo Domingo (G3)", "Luther (G2)"),
        ("Sheela Na Gig (G5)", "Gerald FitzGerald (G5)"),
        ("Victoria Ash (G7)", "Melek (G2)"),
        ("Saatet-ta", "Marcel"),
        ("The Horde (G6)", "The unnamed (G6)"),
        ("Paul Forrest, False Prophet (G4)", "Zip (G3)"),
    ],
)
def test_bleed_is_raised_before_the_resolution_of_a_bleed(
    table: Table, name: str, acting: str, word: str
) -> None:
    """Not in a hunt of the same minion, nor when the bleed is over."""
    helper = table.you.ready(name)
    acts = table.you.ready(acting, blood=2) if acting else helper
    table.you.ready("Dirk (G4)")
    table.you.holds("Blood Doll", trick(gain_pool(1), at=("action", "after_resolution"), by="any"))

    table.you.acts(word=word, by=acts)
    moments = moments_of(table, table.you, helper)

    assert moments.pop("action") is (word == "bleed")
    assert moments.pop("after_resolution") is False
    assert not any(moments.values()) or word == "bleed"


CALLER = "Mkhokheli"


def polled(table: Table, seat: Seat, card: int, prince: int) -> set[str]:
    """The modes in which a card could be played in a referendum, in which a prince votes if any."""
    modes: set[str] = set()
    while not table.over():
        modes |= {option.mode for option in seat.options("play", card=card)}
        if table.you.may("vote", minion=prince):
            table.you.votes("for", minion=prince)
        else:
            table.pass_on()
    return modes


@pytest.mark.ruling("Bewitching Oration", 1)
@pytest.mark.ruling("Perfect Paragon", 1)
@pytest.mark.ruling("Ominous Chorus", 1)
@pytest.mark.ruling("Adhocracy", 1)
@pytest.mark.ruling("Closed Session", 1)
@pytest.mark.ruling("Aura of Invincibility", 4)
@pytest.mark.ruling("Business Pressure", 3)
@pytest.mark.ruling("Scalpel Tongue", 1)
@pytest.mark.ruling("Iron Glare", 1)
@pytest.mark.ruling("Telepathic Vote Counting", 3)
@pytest.mark.ruling("Wanderer's Counsel", 2)
@pytest.mark.ruling("Wanderer's Counsel", 4)
@pytest.mark.ruling("Delaying Tactics", 8)
@pytest.mark.ruling("Echo of Harmonies", 8)
@pytest.mark.ruling("Malkavian Rider Clause", 2)
@pytest.mark.ruling("Party Out Of Bounds", 1)
@pytest.mark.ruling("Scorn of Adonis", 3)
@pytest.mark.ruling("Bribes", 1)
@pytest.mark.ruling("Awe", 1)
@pytest.mark.ruling("Poison Pill", 3)
@pytest.mark.ruling("Confusion of the Eye", 1)
@pytest.mark.ruling("Old Friends", 1)
@pytest.mark.parametrize("decreed", [False, True])
@pytest.mark.parametrize(
    ("card", "role", "player", "modes"),
    [
        ("Bewitching Oration", "caller", made_vampire("Orator", "PRE"), "pre,PRE"),
        ("Perfect Paragon", "caller", made_vampire("Orator", "PRE"), "pre"),
        ("Ominous Chorus", "caller", "Kamaluddin", "_"),
        ("Adhocracy", "caller", made_vampire("Anarch", "chi"), "chi"),
        ("Closed Session", "caller", CALLER, "_"),
        ("Aura of Invincibility", "caller", CALLER, "_"),
        ("Business Pressure", "caller", made_vampire("Orator", "PRE"), "pre,PRE"),
        ("Scalpel Tongue", "caller", made_vampire("Tongue", "CEL", "PRE"), "cel_pre,CEL_PRE"),
        ("Iron Glare", "caller", made_vampire("Glare", "POT", "PRE"), "pot_pre"),
        ("Telepathic Vote Counting", "caller", made_vampire("Counter", "AUS"), "aus,AUS"),
        ("Wanderer's Counsel", "caller", "Nestor Kaba (G4)", "_"),
        ("Wanderer's Counsel", "prey", "Nestor Kaba (G4)", "2"),
        ("Delaying Tactics", "prey", "Octane", "_"),
        ("Echo of Harmonies", "caller", "Yseult (G3)", "pre,mel"),
        ("Malkavian Rider Clause", "prey", "Aleph (G1)", "_"),
        ("Party Out Of Bounds", "prey", made_vampire("Host", "obf", "pre", "pro"), "pre"),
        ("Scorn of Adonis", "caller", "Barth (G3)", "_"),
        ("Bribes", "caller", "Barth (G3)", "_"),
        ("Awe", "caller", "Barth (G3)", "pre,PRE"),
        ("Poison Pill", "prey", "Agrippina (G1)", "_"),
        ("Confusion of the Eye", "prey", "Agrippina (G1)", "OBF"),
        ("Old Friends", "caller", made_vampire("Friend", "OBF"), "OBF"),
        ("Echo of Harmonies", "other", "Yseult (G3)", "mel 2"),
    ],
)
def test_a_card_of_the_polling_is_not_for_what_passes_by_itself(
    table: Table, card: str, role: str, player: str | Definition, modes: str, decreed: bool
) -> None:
    """The same card, minions and referendum: polled it is playable, decreed it is not."""
    caller = table.you.ready(player if role == "caller" else CALLER)
    seat = table.prey if role == "prey" else table.you
    if role != "caller":
        seat.ready(player)
    prince = table.you.ready("Enam (G3)")
    if decreed:
        table.you.in_play(DECREE, on=caller)
    table.you.holds(motion())
    held = seat.holds(card)

    table.you.acts("Motion", by=caller)
    offered = polled(table, seat, held, prince)

    wanted = {""} if modes == "_" else set(modes.split(","))
    assert offered & wanted == (set() if decreed else wanted)
    assert table.you.pool() == 31 or not decreed


@pytest.mark.ruling("Cryptic Rider", 1)
@pytest.mark.ruling("Charming Lobby", 2)
@pytest.mark.parametrize("promise", ["Cryptic Rider", "Charming Lobby", "nothing"])
def test_the_promised_referendum_has_no_polling_and_no_margin(table: Table, promise: str) -> None:
    """No vote, no card of the polling for or against it; who gains by the margin gains nothing."""
    prince, lobbyist = table.you.ready("Enam (G3)"), table.you.ready("Barth (G3)", blood=2)
    caller = table.you.ready(made_vampire("Second caller", "PRE", capacity=8), blood=2)
    table.prey.ready("Octane")
    oration, captivation = table.you.holds("Bewitching Oration", "Voter Captivation")
    delay = table.prey.holds("Delaying Tactics")
    table.you.holds(motion(), motion(name="Second"))
    if promise != "nothing":
        table.you.holds(promise)
    if promise == "Charming Lobby":
        table.you.acts(promise, by=lobbyist, level="pre")
        if table.you.options("choose"):
            table.you.chooses(next(iter(table.you.choices())))
    else:
        table.you.acts("Motion", by=lobbyist)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    if promise == "Cryptic Rider":
        table.until("after_resolution", table.you)
        table.you.plays(promise, by=lobbyist)
    table.nobody_reacts()

    left = next(name for name in ("Motion", "Second") if name in table.you.hand())
    table.you.acts(left, by=caller)
    seen = {"oration": False, "delay": False, "vote": False}
    while not table.over() and not table.you.can_play(captivation):
        seen["oration"] |= table.you.can_play(oration)
        seen["delay"] |= table.prey.can_play(delay)
        seen["vote"] |= table.you.may("vote")
        if table.you.may("vote", minion=prince):
            table.you.votes("for", minion=prince)
        else:
            table.pass_on()
    table.you.plays(captivation, by=caller, level="pre")
    table.nobody_reacts()

    assert set(seen.values()) == {promise == "nothing"}
    assert (table.blood(caller) > 2) is (promise == "nothing")


@pytest.mark.ruling("Haqim's Law: Retribution", 4)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_retribution_is_for_a_bleed_that_has_not_resolved(table: Table, word: str) -> None:
    """With a combat card in hand to discard all the while."""
    bijou = table.you.ready("Bijou", blood=2)
    table.you.ready("Dirk (G4)")
    table.you.in_play("Haqim's Law: Retribution")
    table.you.holds("Dodge", trick(gain_pool(1), at=("action", "after_resolution"), by="any"))

    table.you.acts(word=word, by=bijou)
    moments = moments_of(table, table.you, bijou)

    assert moments.pop("action") is (word == "bleed")
    assert moments.pop("after_resolution") is False
    assert not any(moments.values()) or word == "bleed"


@pytest.mark.ruling("Melange", 1)
@pytest.mark.ruling("Melange", 3)
@pytest.mark.parametrize("word", ["bleed", "hunt"])
def test_melange_is_for_a_bleed_that_has_not_resolved(word: str) -> None:
    """By the vampire that blocked with it, bleeding the one whose minion it lies on."""
    duel = Table(size=2)
    hunter = duel.you.ready("Ryan", blood=2)
    duel.you.ready("Meaghan")
    seer = duel.prey.ready(made_vampire("Seer", "AUS"), blood=2)
    duel.prey.ready("Dirk (G4)")
    card = duel.prey.holds("Melange")
    duel.prey.holds(trick(gain_pool(1), at=("action", "after_resolution"), by="any"))
    duel.you.acts(word="hunt", by=hunter)
    duel.prey.blocks(seer)
    duel.prey.plays(card, by=seer, level="AUS")
    duel.nobody_reacts()
    duel.nobody_reacts()
    assert duel.on(card) == hunter
    duel.until_turn_of(duel.prey, "minion")

    duel.prey.acts(word=word, by=seer)
    moments = moments_of(duel, duel.prey, card)

    assert moments.pop("action") is (word == "bleed")
    assert moments.pop("after_resolution") is False
    assert not any(moments.values()) or word == "bleed"
