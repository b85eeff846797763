"""Vampires that pay for bleed, stealth or intercept, and Lucita, who cancels reactions."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import DODGE, rest
from made_up import paper
from methuselah.language import (
    DURING_ACTION,
    PREDATOR,
    PREY,
    action,
    bleed,
    burn_pool,
    is_action,
    modifier,
    reaction,
    redirect_bleed,
    static,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from methuselah.rules.playing.stored import store
from scenes.rulings import scarce_asks_for_the_clan_of_now
from table_talk import Table

# -- Prejudice ------------------------------------------------------------------------------------

PREJUDICE = "Prejudice (G4)"


def bleeding(table: Table, name: str) -> int:
    """A bleed of yours that your prey's vampire could block."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    return mine


@pytest.mark.ruling(PREJUDICE, 1)
@pytest.mark.ruling(PREJUDICE, 3)
def test_prejudice_removes_the_dead_of_his_prey(table: Table) -> None:
    """An ally or a retainer in your prey's ash heap, for +2 bleed, once; before it resolves."""
    ally = table.prey.ash_heap("Vagabond Mystic")
    retainer = table.prey.ash_heap("Robert Carter")
    hunter = table.prey.ash_heap('Anna "Dictatrix11" Suljic (G4)')
    gun = table.prey.ash_heap(".44 Magnum")
    own = table.you.ash_heap("Vagabond Mystic")
    far = table.grand_prey.ash_heap("Renegade Garou")
    mine = bleeding(table, PREJUDICE)
    table.you.uses(mine)
    assert table.you.choices() == {ally, retainer, hunter}
    table.you.chooses(ally)
    assert table.where(ally) == "removed"
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert table.prey.pool() == 27
    assert [table.where(one) for one in (retainer, gun, own, far)] == ["ash_heap"] * 4


def test_prejudice_again_in_his_next_bleed(table: Table) -> None:
    """Once each action."""
    table.prey.ash_heap("Vagabond Mystic", "Robert Carter")
    again = paper("Again", action(burn_pool(1, PREDATOR), stealth=1))
    table.you.holds(again)
    table.you.in_play(UNLOCKER)
    mine = bleeding(table, PREJUDICE)
    table.you.uses(mine)
    table.you.chooses(min(table.you.choices()))
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Again", by=mine)
    assert not is_offered(table, table.you, mine)
    assert table.prey.pool() == 27


def test_prejudice_needs_his_own_bleed(table: Table) -> None:
    """Not while a friend bleeds."""
    table.prey.ash_heap("Vagabond Mystic", "Robert Carter")
    table.you.ready(PREJUDICE)
    bleeding(table, "Ryan")
    assert not is_offered(table, table.you, PREJUDICE)


@pytest.mark.ruling(PREJUDICE, 2)
def test_prejudice_is_scarce_among_those_who_count_as_nagaraja() -> None:
    """The clan that they have now."""
    scarce_asks_for_the_clan_of_now(PREJUDICE)


# -- Hillanvale -----------------------------------------------------------------------------------

HILLANVALE = "Hillanvale (G6)"
SONG = paper("Song", levels={"mel": action(stealth=1)}, disciplines=("mel",))


@pytest.mark.ruling(HILLANVALE, 1)
def test_hillanvale_sings_for_bleed(table: Table) -> None:
    """1 blood and a card that requires Melpominee: +1 bleed, once, before it resolves."""
    song, other = table.you.holds(SONG), table.you.holds("Fame")
    spare = table.you.holds(SONG)
    table.prey.holds(SONG)
    mine = bleeding(table, HILLANVALE)
    full = table.blood(mine)
    table.you.uses(mine)
    assert table.you.choices() <= {song, spare}
    if table.you.choices():
        table.you.chooses(song)
    assert sorted(table.where(one) for one in (song, spare)) == ["ash_heap", "hand"]
    assert table.blood(mine) == full - 1
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert table.prey.pool() == 28
    assert table.where(other) == "hand"


@pytest.mark.parametrize(
    ("acting", "blood", "held"), [(HILLANVALE, 0, SONG), (HILLANVALE, 5, "Fame"), ("Ryan", 4, SONG)]
)
def test_when_hillanvale_does_not_sing(table: Table, acting: str, blood: int, held: str) -> None:
    """Without blood, without such a card, in the bleed of another."""
    table.you.holds(held)
    mine = table.you.ready(acting, blood=blood)
    table.you.ready(HILLANVALE if acting == "Ryan" else COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt" if not blood else "bleed", by=mine)
    assert not is_offered(table, table.you, HILLANVALE)


def test_hillanvale_sings_in_no_hunt(table: Table) -> None:
    """It is for bleeds."""
    table.you.holds(SONG)
    mine = table.you.ready(HILLANVALE, blood=3)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=mine)
    assert not is_offered(table, table.you, HILLANVALE)


@pytest.mark.parametrize(
    ("acting", "number"),
    [
        ("Nassir", -1),
        ("Dodd (G2)", -1),
        ("Lalitha (G2)", 0),
        ("Crow (G5)", 0),
        ("Renegade Garou", 0),
    ],
)
def test_whom_hillanvale_misses(table: Table, acting: str, number: int) -> None:
    """-1 intercept against vampires, but Independents and Anarchs; her friends see as ever."""
    mine = table.you.ready(acting, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(burn_pool(1, PREDATOR))))
    theirs, friend = table.prey.ready(HILLANVALE), table.prey.ready("Ryan")
    table.you.acts("Deed", by=mine)
    assert intercept(table.state, theirs) == number
    assert intercept(table.state, friend) == 0


# -- Father Juan Carlos ---------------------------------------------------------------------------

JUAN = "Father Juan Carlos (G4)"


def test_father_juan_hides_and_bleeds_for_less(table: Table) -> None:
    """1 blood: +1 stealth, where it is needed, and 1 less; once in the action."""
    mine = table.you.ready(JUAN, blood=3)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    table.you.in_play(paper("Fang", static("bleed", 2), kind="equipment"), on=mine)
    table.you.acts(word="bleed", by=mine)
    assert not table.you.may("use", card=mine)  # nobody attempts to block
    table.prey.blocks(guard)
    table.you.uses(mine)
    assert table.blood(mine) == 2
    table.prey.passes() if table.prey.may("pass") else None
    rest(table)
    assert table.prey.pool() == 28
    assert not table.locked(guard)


def test_father_juan_hides_only_once(table: Table) -> None:
    """A second guard with intercept catches him."""
    mine = table.you.ready(JUAN, blood=5)
    table.you.ready(COMPANION)
    one = table.prey.ready("Nassir")
    two = table.prey.ready(made_vampire("Guard", capacity=6))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=two)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(one)
    table.you.uses(mine)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(two)
    assert (not table.over() and not table.you.may("use", card=mine)) or table.over()
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(mine) == 5 - 1 - 1  # the price, and a blow


@pytest.mark.parametrize(("by", "kind"), [("Ryan", "bleed"), (JUAN, "hunt")])
def test_father_juan_hides_himself_in_bleeds(table: Table, by: str, kind: str) -> None:
    """Neither a friend's bleed nor his own hunt."""
    mine = table.you.ready(by, blood=2)
    table.you.ready(JUAN if by == "Ryan" else COMPANION)
    guard = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=guard)
    table.you.acts(word=kind, by=mine)
    table.prey.blocks(guard)
    assert not is_offered(table, table.you, JUAN)


# -- Julio Martinez -------------------------------------------------------------------------------

JULIO = "Julio Martinez (G3)"


@pytest.mark.ruling(JULIO, 1)
@pytest.mark.parametrize(("hidden", "blood", "caught"), [(2, 5, True), (2, 1, False), (1, 1, True)])
def test_julio_sees_the_camarilla(table: Table, hidden: int, blood: int, caught: bool) -> None:
    """1 blood for each intercept, as often as he needs in one action."""
    mine = table.you.ready("Trevon Parker")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Veil", static("stealth", hidden), kind="equipment"), on=mine)
    julio = table.prey.ready(JULIO, blood=blood)
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(julio)
    for number in range(min(hidden, blood)):
        table.prey.uses(julio)
        assert table.blood(julio) <= blood - number - 1
        assert table.over() or intercept(table.state, julio) == number + 1
    rest(table)
    assert table.prey.pool() == (30 if caught else 29)
    assert table.prey.may("use", card=julio) is False


@pytest.mark.parametrize(("acting", "who"), [("Dodd (G2)", JULIO), ("Trevon Parker", "Ryan")])
def test_when_julio_sees_nothing(table: Table, acting: str, who: str) -> None:
    """Another sect; or somebody else attempts to block."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Veil", static("stealth", 1), kind="equipment"), on=mine)
    julio, ryan = table.prey.ready(JULIO), table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(julio if who == JULIO else ryan)
    offered = False
    while not table.over():
        offered |= table.prey.may("use", card=julio)
        table.pass_on()
    assert not offered


# -- Lucita ---------------------------------------------------------------------------------------

LUCITA = "Lucita (G2 ADV)"
BOUNCE = paper(
    "Bounce",
    reaction(is_action(trait="bleeds you"), redirect_bleed(PREY), at=("declined",)),
    blood_cost=1,
)
LATE = paper(
    "Late Bounce",
    reaction(
        is_action(trait="bleeds you"), redirect_bleed(PREY), at=("declined",), replace="unlock"
    ),
)


@pytest.mark.parametrize(("capacity", "blood", "may"), [(5, 2, True), (6, 2, False), (5, 1, False)])
def test_lucita_cancels_what_the_young_play(
    table: Table, capacity: int, blood: int, may: bool
) -> None:
    """Of a capacity of 5 or less, for 2 blood; its cost is not paid."""
    lucita = table.you.ready(LUCITA, blood=blood)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", capacity=capacity))
    table.prey.holds(BOUNCE)
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays("Bounce", by=theirs)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert table.you.may("use", card=lucita) is may
    if may:
        table.you.uses(lucita)
        rest(table)
        assert (table.blood(lucita), table.blood(theirs)) == (0, capacity)
        assert (table.prey.pool(), table.grand_prey.pool()) == (29, 30)


@pytest.mark.ruling(LUCITA, 4)
@pytest.mark.parametrize("acting", ["Lucita", "friend"])
def test_lucita_cancels_once_in_her_own_action(table: Table, acting: str) -> None:
    """Not in that of a friend; the same vampire cannot play the card again, another one can."""
    lucita, friend = table.you.ready(LUCITA), table.you.ready("Ryan")
    one = table.prey.ready(made_vampire("Mirror", capacity=5))
    two = table.prey.ready(made_vampire("Glass", capacity=5))
    table.prey.holds(BOUNCE, BOUNCE)
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita if acting == "Lucita" else friend)
    table.prey.plays("Bounce", by=one)
    table.until("as_played")
    assert table.you.may("use", card=lucita) is (acting == "Lucita")
    if acting == "friend":
        return
    table.you.uses(lucita)
    table.until("declined", table.prey)
    assert not table.prey.can_play("Bounce", by=one)
    table.prey.plays("Bounce", by=two)
    table.until("as_played")
    assert not table.you.may("use", card=lucita)


def test_lucita_cancels_again_in_her_next_action(table: Table) -> None:
    """Once each action; and no combat card of who blocks her."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(paper("Again", action(burn_pool(1, PREY))))
    theirs = table.prey.ready(made_vampire("Mirror", capacity=5))
    table.prey.holds(BOUNCE, paper("Ears", reaction(burn_pool(1, PREDATOR))), DODGE)
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays("Bounce", by=theirs)
    table.you.uses(lucita)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Again", by=lucita)
    table.prey.plays("Ears", by=theirs)
    table.until("as_played")
    assert table.you.may("use", card=lucita)


def test_lucita_cancels_no_combat_card(table: Table) -> None:
    """Of who blocks her."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", capacity=5))
    table.prey.holds(DODGE)
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita)
    table.prey.blocks(theirs)
    table.prey.plays(DODGE.name, by=theirs)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert not table.you.may("use", card=lucita)


def test_lucita_cancels_no_modifier(table: Table) -> None:
    """That a young friend plays in her action."""
    lucita, friend = table.you.ready(LUCITA), table.you.ready(made_vampire("Squire", capacity=5))
    table.you.ready(COMPANION)
    aid = paper("Aid", modifier(burn_pool(1, PREY), by="helper"), kind="action modifier")
    table.you.holds(aid)
    table.prey.ready("Nassir")
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita)
    table.you.plays("Aid", by=friend)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert not table.you.may("use", card=lucita)


def test_lucita_cancels_nothing_of_an_ally(table: Table) -> None:
    """A reaction of an ally stands."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    ally = table.prey.ready("Gregory Winter")
    table.prey.holds(paper("Ears", reaction(burn_pool(1, PREDATOR))))
    table.grand_prey.holds("Direct Intervention")
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays("Ears", by=ally)
    table.until("as_played")
    assert not table.you.may("use", card=lucita)


@pytest.mark.ruling(LUCITA, 1)
def test_lucita_cancels_from_torpor(table: Table) -> None:
    """As she leaves it by an action."""
    lucita = table.you.torpor(LUCITA, blood=5)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", capacity=5))
    table.prey.holds(paper("Ears", reaction(burn_pool(1, PREDATOR))))
    table.you.acts(word="leave torpor", by=lucita)
    table.prey.plays("Ears", by=theirs)
    table.you.uses(lucita)
    rest(table)
    assert table.where(lucita) == "ready"
    assert table.you.pool() == 30
    assert table.blood(lucita) == 5 - 2 - 2


@pytest.mark.ruling(LUCITA, 2)
@pytest.mark.ruling(LUCITA, 3)
def test_what_lucita_cancels_is_replaced_after_it(table: Table) -> None:
    """Not before she answers, and at once then, whatever its text says; The Barrens wait."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    barrens = table.you.in_play("The Barrens")
    table.you.holds("Fame")
    theirs = table.prey.ready(made_vampire("Mirror", capacity=5))
    table.prey.holds(LATE, *["Fame"] * 6)
    table.begins()
    assert table.you.may("use", card=barrens)
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays("Late Bounce", by=theirs)
    table.until("as_played", table.you)
    assert len(table.prey.hand()) == 6
    assert not table.you.may("use", card=barrens)
    table.you.uses(lucita)
    assert len(table.prey.hand()) == 7
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(LUCITA, 5)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_limited_bleed_that_lucita_cancels_leaves_the_limit_free(
    table: Table, cancelled: bool
) -> None:
    """A made-up reaction that adds to the bleed."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Goad", capacity=5))
    table.prey.holds(paper("Goad", reaction(bleed(+1), at=DURING_ACTION)))
    table.you.holds(trick(bleed(+1), at=DURING_ACTION))
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays("Goad", by=theirs)
    if cancelled:
        table.you.uses(lucita)
    else:
        table.you.passes()
    assert is_offered(table, table.you, "Trick") == cancelled


@pytest.mark.ruling(LUCITA, 6)
def test_lucita_cancels_a_reaction_laid_aside(table: Table) -> None:
    """Played as if from the hand."""
    lucita = table.you.ready(LUCITA)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", capacity=5))
    card = table.prey.holds(BOUNCE)
    table.begins()
    store(table.state, card, theirs, "bearer")
    table.you.acts(word="bleed", by=lucita)
    table.prey.plays(card, by=theirs)
    table.you.uses(lucita)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"
