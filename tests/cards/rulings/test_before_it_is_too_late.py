"""What must be used before something else: the last moment is there, the next one is too late.

And what cannot be cancelled, or not be used, while a card is being played: beside each refusal
stands the moment where the same thing is offered.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action, end_action, gain_pool, master, modifier
from table_talk import Table

BARRENS = "The Barrens"


# -- before the strikes resolve --------------------------------------------------------------------


@pytest.mark.ruling("Wolf Claws", 1)
@pytest.mark.ruling("Chiropteran Marauder", 3)
@pytest.mark.parametrize("card", ["Wolf Claws", "Chiropteran Marauder"])
@pytest.mark.parametrize(("window", "may"), [("strikes_chosen", True), ("press", False)])
def test_claws_come_before_the_strike_resolves(
    table: Table, card: str, window: str, may: bool
) -> None:
    """After strikes were chosen still; once they resolved it is over for them."""
    mine = table.you.ready(made_vampire("Beast", "pro", "VIC", capacity=8))
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(card, PRESS)
    fight(table, mine, theirs)
    table.until(window, table.you)
    assert table.you.can_play(card) is may
    if may:
        table.you.plays(card, by=mine)
    rest(table)
    assert (table.where(theirs) == "torpor") is may


@pytest.mark.ruling("Janey Pickman (G4)", 1)
@pytest.mark.ruling("Jean Lisle (G6)", 1)
@pytest.mark.parametrize("name", ["Janey Pickman (G4)", "Jean Lisle (G6)"])
@pytest.mark.parametrize(("window", "may"), [("strikes_chosen", True), ("press", False)])
def test_born_claws_come_before_the_strike_resolves(
    table: Table, name: str, window: str, may: bool
) -> None:
    """Once it resolved, a wound of that round is no longer aggravated."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until(window, table.you)
    if table.you.may("use", card=mine):
        table.you.uses(mine)
    rest(table)
    assert (table.where(theirs) == "torpor") is may


# -- before a bleed would be successful ------------------------------------------------------------


@pytest.mark.ruling("Archon Investigation", 1)
@pytest.mark.ruling("My Enemy's Enemy", 2)
@pytest.mark.parametrize("card", ["Archon Investigation", "My Enemy's Enemy"])
def test_once_a_bleed_would_be_successful_it_is_too_late(table: Table, card: str) -> None:
    """After a Major Boon neither is played any more, until the bleed is over."""
    minion = table.you.ready(made_vampire("Mind", "dom", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Govern the Unaligned", "Conditioning")
    table.prey.ready(made_vampire("Seer", "AUS", capacity=6))
    table.prey.holds(card)
    table.grand_prey.holds("Major Boon")

    table.you.acts("Govern the Unaligned", by=minion, level="dom")
    table.until("action", table.you)
    table.you.plays("Conditioning", by=minion, level="dom")
    table.until("declined", table.prey)
    assert table.prey.can_play(card)
    table.grand_prey.plays("Major Boon")
    while not table.over():
        assert not table.prey.can_play(card)
        table.pass_on()
    assert (table.prey.pool(), table.prey.hand()) == (30, [card])


@pytest.mark.ruling("Melange", 1)
@pytest.mark.ruling("Melange", 3)
@pytest.mark.parametrize("late", [False, True])
def test_melange_is_too_late_once_the_bleed_would_be_successful(table: Table, late: bool) -> None:
    """It is burned while the bleed goes on, and not after a Major Boon was played."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    seer = table.predator.ready(made_vampire("Seer", "AUS", capacity=5))
    card = table.predator.holds("Melange")
    table.prey.holds("Major Boon")
    table.you.acts(word="hunt", by=hunter)
    table.predator.blocks(seer)
    table.predator.plays(card, by=seer, level="AUS")
    rest(table)
    assert table.on(card) == hunter
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=seer)
    table.until("action", table.predator)
    assert table.predator.may("use", card=card)
    if late:
        while not table.prey.can_play("Major Boon"):
            assert not table.over()
            table.pass_on()
        table.prey.plays("Major Boon")
        while not table.over():
            assert not table.predator.may("use", card=card)
            table.pass_on()
    else:
        table.predator.uses(card)
        rest(table)
    assert table.where(card) == ("attached" if late else "ash_heap")
    assert table.you.pool() == (30 if late else 28)


# -- as an action is announced ---------------------------------------------------------------------


@pytest.mark.ruling("Screamer", 1)
@pytest.mark.parametrize("late", [False, True])
def test_screamer_comes_before_other_modifiers(table: Table, late: bool) -> None:
    """As the action is announced; once that is passed, before anything else, it does not."""
    yewon = table.you.ready("Yewon Ong")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush")
    screamer = table.prey.ready("Screamer")
    gang = table.prey.ready("Loyal Street Gang")

    table.you.acts("Bum's Rush", by=yewon)
    table.you.chooses(gang)
    assert table.prey.may("use", card=screamer, level="fail")
    if late:
        table.prey.passes()
        while not table.over():
            assert not table.prey.may("use", card=screamer, level="fail")
            table.pass_on()
    else:
        table.prey.uses(screamer, level="fail")
        rest(table)
    assert (table.where(screamer) == "ash_heap") is not late


@pytest.mark.ruling("Force of Personality", 1)
@pytest.mark.ruling("Memory Rift", 1)
@pytest.mark.parametrize("card", ["Force of Personality", "Memory Rift"])
def test_what_is_announced_with_the_action_does_not_come_after(table: Table, card: str) -> None:
    """A regular modifier waits until the announcement is over; then that is too late."""
    acting = table.you.ready(made_vampire("Star", "PRE", "OBF", capacity=6))
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(card, "Aire of Elation")

    table.you.acts(word="bleed", by=acting)
    table.until("announced", table.you)
    assert table.you.can_play(card)
    assert not table.you.can_play("Aire of Elation")
    table.you.passes()
    table.until("action", table.you)
    assert table.you.can_play("Aire of Elation")
    assert not table.you.can_play(card)
    table.you.plays("Aire of Elation", by=acting)
    while not table.over():
        assert not table.you.can_play(card)
        table.pass_on()


# -- as a card is played ---------------------------------------------------------------------------


@pytest.mark.ruling("The Erciyes Fragments", 1)
@pytest.mark.ruling("Fragment of the Book of Nod", 1)
@pytest.mark.parametrize("name", ["The Erciyes Fragments", "Fragment of the Book of Nod"])
def test_no_book_is_opened_as_a_card_is_played(table: Table, name: str) -> None:
    """Who may cancel the card is asked, and cannot use the book until that moment is over."""
    table.you.in_play(name)
    table.you.holds("Direct Intervention")
    table.prey.ash_heap("Deep Song")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(paper("Gift", action(gain_pool(1), stealth=1)))
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Gift", by=nassir)
    table.until("as_played", table.you)
    assert table.you.can_play("Direct Intervention")
    assert not table.you.may("use", card=name)
    table.you.passes()
    table.until("action", table.you)
    assert table.you.may("use", card=name)


@pytest.mark.ruling("Sudden Reversal", 3)
@pytest.mark.ruling("Wash", 5)
@pytest.mark.parametrize("name", ["Sudden Reversal", "Wash"])
def test_the_barrens_wait_until_the_master_is_played(table: Table, name: str) -> None:
    """In the same master phase, after that moment, they may be used."""
    table.you.ready("Gilbert Duane (G1)")
    table.you.holds("Fame")
    table.you.in_play("Dreams of the Sphinx")
    table.prey.holds(name, "Misdirection")
    table.prey.in_play(BARRENS)
    acting = table.you.ready(COMPANION)
    table.begins("master")

    table.you.plays("Fame")
    if table.you.may("choose"):
        table.you.chooses(acting)
    table.until("as_played", table.prey)
    assert table.prey.can_play(name)
    assert not table.prey.may("use", card=BARRENS)
    table.prey.passes()
    table.until("minion", table.you)
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.prey.may("use", card=BARRENS)


@pytest.mark.ruling("Bollix", 3)
@pytest.mark.ruling("Sword of the Archangel", 1)
@pytest.mark.parametrize("name", ["Bollix", "Sword of the Archangel"])
def test_the_barrens_wait_until_the_grapple_is_played(table: Table, name: str) -> None:
    """Only the cancelling is offered as it is played; a little later the Barrens are, too."""
    anarch = made_vampire("Weapon", "pre", capacity=6)
    mine = table.you.ready(replaced("Nassir", clans=("Salubri",)) if "Sword" in name else anarch)
    pug = table.prey.ready("Pug Jackson")
    table.you.in_play(BARRENS)
    table.you.holds("Govern the Unaligned")
    if "Sword" in name:
        table.you.in_play(name, on=mine)
    else:
        table.you.holds(name)
    table.prey.holds("Immortal Grapple")
    fight(table, mine, pug)
    assert table.you.may("use", card=BARRENS)
    table.prey.plays("Immortal Grapple", by=pug, level="pot")
    table.until("as_played", table.you)
    assert table.you.can_play(name) or table.you.may("use", card=name)
    assert not table.you.may("use", card=BARRENS)
    table.you.passes()
    while not table.you.may("use", card=BARRENS):
        assert not table.over()
        table.pass_on()


@pytest.mark.ruling("Pack Alpha", 7)
@pytest.mark.ruling("Disguised Weapon", 7)
@pytest.mark.parametrize(
    ("card", "brought", "code"),
    [("Pack Alpha", "Raven Spy", "ani"), ("Disguised Weapon", ".44 Magnum", "obf")],
)
def test_what_a_card_brings_from_the_hand_is_not_cancelled(
    table: Table, card: str, brought: str, code: str
) -> None:
    """The card itself could be, as it is played; what it brings is not played at all."""
    mine = table.you.ready(made_vampire("Bringer", code, capacity=6))
    table.you.holds(card)
    comes = table.you.holds(brought)
    theirs = table.prey.ready("Nassir")
    table.prey.holds("Direct Intervention")
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=code)
    seen = 0
    while table.where(comes) == "hand":
        assert not table.over()
        seen += table.prey.can_play("Direct Intervention")
        if table.you.may("choose"):
            table.you.chooses()
        else:
            table.pass_on()
    assert table.on(comes) == mine
    assert seen == 1
    assert not table.prey.can_play("Direct Intervention")
    told = [line.card for line in table.state.journal if line.what == "played"]
    assert comes not in told


@pytest.mark.ruling("Crypt's Sons", 2)
@pytest.mark.parametrize("sons", [True, False])
def test_obedience_waits_for_a_combat_that_crypts_sons_undo(table: Table, sons: bool) -> None:
    """With the combat it could have been played; without there is no moment for it."""
    acting = table.you.ready(made_vampire("Leader", "pre", capacity=4))
    table.you.ready(COMPANION)
    carried = table.you.in_play("Crypt's Sons", on=acting, blood=1)
    table.prey.ready(made_vampire("Elder", "DOM", capacity=8))
    table.prey.holds("Obedience")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks("Elder")
    if sons:
        table.you.uses(carried)
    offered = False
    while not table.over():
        offered = offered or table.prey.can_play("Obedience")
        table.pass_on()
    assert offered is not sons


@pytest.mark.ruling("Perfectionist", 1)
@pytest.mark.parametrize("reaction", [False, True])
def test_perfectionist_gives_blood_where_no_reaction_was_played(
    table: Table, reaction: bool
) -> None:
    """A cancelled one was played; with none the blood is gained."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.in_play("Perfectionist", on=ryan)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("On the Qui Vive")
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=ryan)
    if reaction:
        table.prey.plays("On the Qui Vive", by=nassir)
        table.grand_prey.plays("Direct Intervention")
    while not table.over():
        if table.you.may("use", card="Perfectionist"):
            table.you.uses("Perfectionist")
        else:
            table.pass_on()
    assert table.blood(ryan) == (2 if reaction else 3)


@pytest.mark.ruling("Spying Mission", 3)
def test_after_a_cancelled_spying_mission_nobody_redirects(table: Table) -> None:
    """She could have before, and cannot any more though her vampire is ready and unlocked."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready(COMPANION)
    table.you.holds("Spying Mission")
    table.prey.ready("Ashley")
    table.prey.holds("Deflection")
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=norton)
    table.until("declined", table.prey)
    assert table.prey.can_play("Deflection")
    table.you.plays("Spying Mission", by=norton, level="OBF")
    table.grand_prey.plays("Direct Intervention")
    while not table.over():
        assert not table.prey.can_play("Deflection")
        table.pass_on()
    assert (table.prey.pool(), table.prey.hand()) == (29, ["Deflection"])


@pytest.mark.ruling("Dabbler", 1)
@pytest.mark.parametrize("ends", [False, True])
def test_three_disciplines_in_an_action_that_was_ended_are_no_use(table: Table, ends: bool) -> None:
    """The same three cards: after an action that is resolved yes, after one that is not no."""
    amelia = table.you.ready("Amelia Locke", blood=5)
    table.you.in_play("Dabbler", on=amelia)
    table.you.ready(COMPANION)
    trick = modifier(end_action(), at=("action",)) if ends else modifier(at=("action",))
    table.you.holds("Govern the Unaligned", "Force of Personality")
    table.you.holds(paper("Trick", levels={"for": trick}))
    table.you.acts("Govern the Unaligned", by=amelia, level="dom")
    table.you.plays("Force of Personality", by=amelia)
    table.you.plays("Trick", by=amelia)
    offered = False
    while not table.over():
        offered = offered or table.you.may("use", card="Dabbler")
        table.pass_on()
    assert offered is not ends


@pytest.mark.ruling("Channel 10", 1)
@pytest.mark.parametrize("how", ["as played", "later"])
def test_an_action_that_was_ended_later_was_the_first(table: Table, how: str) -> None:
    """Cancelled as it is played it was none: the next is the first, without the channel."""
    first = table.you.ready(made_vampire("First", "dom", capacity=5), blood=3)
    second = table.you.ready(made_vampire("Second", "dom", capacity=5), blood=3)
    table.you.ready(COMPANION)
    trick = paper("Trick", modifier(end_action(), at=("action",)))
    table.you.holds("Computer Hacking", trick)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Channel 10")
    table.prey.holds("Direct Intervention")

    table.you.acts("Computer Hacking", by=first)
    if how == "as played":
        table.prey.plays("Direct Intervention")
    else:
        table.you.plays("Trick", by=first)
    table.you.acts(word="hunt", by=second)
    table.prey.blocks(nassir)
    assert table.prey.may("use", card="Channel 10") is (how == "later")


@pytest.mark.ruling("Pack Alpha", 2)
def test_the_pack_is_named_before_pack_alpha_is_replaced(table: Table) -> None:
    """What is drawn for it was not in hand and cannot be named."""
    stick = table.you.ready("Stick")
    table.you.holds("Pack Alpha")
    spy, other = table.you.holds("Raven Spy", "Raven Spy")
    drawn = table.you.library("Raven Spy")
    fight(table, stick, table.prey.ready("Lupo"))

    table.you.plays("Pack Alpha", by=stick, level="ani")
    assert table.where(drawn) == "library"
    assert table.you.choices() == {spy, other}
    table.you.chooses(spy)
    table.you.chooses(level="ANI")
    rest(table)
    assert table.on(spy) == stick
    assert (table.where(other), table.where(drawn)) == ("hand", "hand")


@pytest.mark.ruling("Sudden Reversal", 5)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_reversed_master_that_is_played_once_in_a_game_was_played(
    table: Table, cancels: bool
) -> None:
    """In your next turn another copy of it cannot be played either, unlike another master."""
    once = replace(master(gain_pool(1)), once="game")
    first, second = table.you.holds(paper("Feast", once), paper("Feast", once))
    other = table.you.holds(paper("Snack", master(gain_pool(1))))
    table.you.ready(COMPANION)
    table.prey.holds("Sudden Reversal")
    table.begins("master")

    table.you.plays(first)
    if cancels:
        table.prey.plays("Sudden Reversal")
    table.until_turn_of(table.prey, "master")
    table.until_turn_of(table.you, "master")
    assert table.you.pool() == (30 if cancels else 31)
    assert table.you.can_play(other)
    assert not table.you.can_play(second)


@pytest.mark.ruling("Meditative Grove", 1)
def test_the_barrens_wait_until_the_frenzy_is_played(table: Table) -> None:
    """The grove may answer the card as it is played, the Barrens only afterwards."""
    mine = table.you.ready(made_vampire("Tamer", "ani", capacity=6))
    theirs = table.prey.ready("Yael")
    table.you.holds("Drawing Out the Beast")
    table.prey.in_play("Meditative Grove")
    table.prey.in_play(BARRENS)
    table.prey.holds("Misdirection")
    fight(table, mine, theirs)
    table.you.plays("Drawing Out the Beast", by=mine, level="ani")
    table.until("as_played", table.prey)
    assert table.prey.may("use", card="Meditative Grove", level="cancel")
    assert not table.prey.may("use", card=BARRENS)
    assert "Filler" not in table.you.hand()
    table.prey.passes()
    while not table.prey.may("use", card=BARRENS):
        assert not table.over()
        table.pass_on()
