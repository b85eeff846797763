"""Cards of decks that lacked one: the price of blocks, what follows an action, searches."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import sect_of
from methuselah.language import PREY, action, burn_pool
from methuselah.rules.action.action import stealth
from politics_talk import carried, motion, polling
from table_talk import Table

# -- Dónal O'Connor, Aching Beauty ----------------------------------------------------------------

DONAL = "Dónal O'Connor (G2)"


@pytest.mark.ruling(DONAL, 1)
@pytest.mark.ruling(DONAL, 2)
@pytest.mark.rules_text("003 Donal O'Connor 1")
@pytest.mark.rules_text("003 Donal O'Connor 2")
@pytest.mark.parametrize(("blood", "left"), [(3, 2), (0, 0)])
def test_blocking_donal_costs_a_blood(table: Table, blood: int, left: int) -> None:
    """As the block succeeds, before combat; one without blood blocks all the same."""
    donal = table.you.ready(DONAL)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(made_vampire("Wall", capacity=8), blood=blood)
    table.you.holds(PRESS)
    fight(table, donal, blocker)
    table.until("press", table.you) if blood else table.asked()
    assert table.blood(blocker) + damage_to(table, blocker) == max(left, damage_to(table, blocker))
    rest(table)
    assert table.prey.pool() == 30
    assert damage_to(table, donal) == 1


def test_blocking_donal_costs_an_ally_nothing(table: Table) -> None:
    """Nor does blocking another vampire."""
    donal, other = table.you.ready(DONAL), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ally, wall = table.prey.ready("Gregory Winter", blood=4), table.prey.ready("Mazz", blood=3)
    fight(table, donal, ally)
    rest(table)
    assert table.blood(ally) + damage_to(table, ally) == 4
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(wall)
    rest(table)
    assert table.blood(wall) + damage_to(table, wall) == 3


BEAUTY = "Aching Beauty"


def test_aching_beauty_is_put_on_a_toreador(table: Table) -> None:
    """Of anybody, for 2 pool; it requires a ready Toreador."""
    mine = table.you.ready(replaced("Ryan", clans=("Toreador",)), locked=True)
    theirs = table.prey.torpor(replaced("Ryan", clans=("Toreador",)))
    table.prey.ready("Mazz")
    card = table.you.holds(BEAUTY)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert table.on(card) == theirs
    assert table.you.pool() == 28


@pytest.mark.ruling(BEAUTY, 2)
@pytest.mark.ruling(BEAUTY, 1)
@pytest.mark.rules_text("003 Aching Beauty 1")
@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize("ended", [True, False])
def test_aching_beauty_costs_whoever_blocks(table: Table, copies: int, ended: bool) -> None:
    """1 pool for each, even where Change of Target ends the action then."""
    beauty = table.you.ready(replaced("Ryan", clans=("Toreador",)))
    table.you.ready(COMPANION)
    for _ in range(copies):
        table.you.in_play(BEAUTY, on=beauty)
    blocker = table.prey.ready("Mazz")
    table.you.holds("Change of Target")
    table.you.acts(word="bleed", by=beauty)
    table.prey.blocks(blocker)
    if ended:
        table.you.plays("Change of Target", by=beauty)
    rest(table)
    assert table.prey.pool() == 30 - copies
    assert damage_to(table, blocker) == (0 if ended else 1)
    assert table.grand_prey.pool() == 30


def test_aching_beauty_is_about_its_bearer(table: Table) -> None:
    """Another vampire that is blocked costs nothing; a bleed that is not blocked neither."""
    beauty = table.you.ready(replaced("Ryan", clans=("Toreador",)))
    other = table.you.ready("Mazz")
    table.you.ready(COMPANION)
    table.you.in_play(BEAUTY, on=beauty)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == 30
    table.you.acts(word="bleed", by=beauty)
    rest(table)
    assert table.prey.pool() == 29


# -- The Crocodile Temple, Sonar ------------------------------------------------------------------

TEMPLE = "The Crocodile Temple"


def test_the_temple_bites_who_succeeds_against_you(table: Table) -> None:
    """After a successful action directed at its controller: 1 damage, the temple locks."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Mazz")
    temple = table.prey.in_play(TEMPLE)
    table.you.acts(word="bleed", by=mine)
    table.until("after_resolution", table.prey)
    table.prey.uses(temple)
    rest(table)
    assert [damage_to(table, one) for one in (mine, other)] == [1, 0]
    assert table.locked(temple)
    assert table.prey.pool() == 29


@pytest.mark.parametrize("how", ["blocked", "another", "hunt"])
def test_the_temple_sleeps(table: Table, how: str) -> None:
    """The action was blocked, directed at somebody else, or at nobody."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    seat = table.grand_prey if how == "another" else table.prey
    temple = seat.in_play(TEMPLE)
    wall = table.prey.ready("Mazz")
    table.you.acts(word="hunt" if how == "hunt" else "bleed", by=mine)
    if how == "blocked":
        table.prey.blocks(wall)
    while not table.over():
        assert not seat.may("use", card=temple)
        table.pass_on()


@pytest.mark.ruling(TEMPLE, 1)
def test_the_temple_goes_with_its_controller(table: Table) -> None:
    """A bleed that ousts her is not answered."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    temple = table.prey.in_play(TEMPLE)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not (table.prey.is_out() and table.prey.may("use", card=temple))
        table.pass_on()
    assert table.prey.is_out()
    assert damage_to(table, mine) == 0


@pytest.mark.parametrize(
    ("discipline", "kind", "may"),
    [("pro", "bleed", True), ("pro", "hunt", False), ("PRO", "hunt", True), ("ANI", "hunt", False)],
)
def test_sonar(table: Table, discipline: str, kind: str, may: bool) -> None:
    """At inferior in directed actions only; replaced after the turn."""
    mine = table.you.ready(made_vampire("Hidden", "obf"), blood=3)
    table.you.ready(COMPANION)
    table.you.holds("Swallowed by the Night")
    wall = table.prey.ready(made_vampire("Ears", discipline, capacity=4))
    table.prey.holds("Sonar", "Fame")
    table.you.acts(word=kind, by=mine)
    table.prey.blocks(wall)
    if kind == "bleed":
        table.you.plays("Swallowed by the Night", by=mine, level="obf")
    assert table.prey.can_play("Sonar") == may
    if may:
        table.prey.plays("Sonar", by=wall, level=discipline)
        rest(table)
        assert table.locked(wall)
        assert table.prey.hand() == ["Fame"]
        table.until_turn_of(table.prey)
        assert len(table.prey.hand()) == 7


# -- Nose of the Hound ----------------------------------------------------------------------------

NOSE = "Nose of the Hound"


@pytest.mark.parametrize(("level", "any_minion"), [("aus", False), ("spi", False), ("SPI", True)])
def test_nose_of_the_hound(table: Table, level: str, any_minion: bool) -> None:
    """A locked minion of others, or any one at superior; a maneuver; at +1 stealth."""
    mine = table.you.ready(made_vampire("Hound", level))
    table.you.ready(COMPANION, locked=True)
    locked, ally = table.prey.ready("Ryan", locked=True), table.prey.ready("Ossian", locked=True)
    free = table.grand_prey.ready("Mazz")
    table.prey.torpor("Nassir")
    table.you.holds(NOSE)
    table.you.acts(NOSE, by=mine, level=level)
    assert table.you.choices() == {locked, ally} | ({free} if any_minion else set())
    table.you.chooses(locked)
    assert stealth(table.state, action_of(table)) == 1
    table.until("range", table.you)
    table.you.does("use maneuver", minion=mine)
    rest(table)
    assert told(table, "combat") == 1
    assert damage_to(table, locked) == 0, "long range"


@pytest.mark.parametrize(("level", "far"), [("aus", False), ("SPI", True)])
def test_the_hound_maneuvers_twice_with_spiritus(table: Table, level: str, far: bool) -> None:
    """The opposing minion comes back; the second maneuver leads away again."""
    mine = table.you.ready(made_vampire("Hound", level))
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", locked=True)
    table.prey.holds(MANEUVER)
    table.you.holds(NOSE)
    table.you.acts(NOSE, by=mine, level=level)
    table.you.does("use maneuver", minion=mine)
    table.prey.plays(MANEUVER.name, by=theirs)
    assert table.you.may("use maneuver", minion=mine) == far
    if far:
        table.you.does("use maneuver", minion=mine)
    rest(table)
    assert damage_to(table, theirs) == (0 if far else 1)


@pytest.mark.ruling(NOSE, 1)
def test_nose_of_the_hound_fizzles(table: Table) -> None:
    """The locked minion has unlocked: no combat."""
    mine = table.you.ready(made_vampire("Hound", "aus"))
    table.you.ready(COMPANION)
    effie = table.prey.ready(made_vampire("Effie", "SPI", "ANI"), locked=True)
    table.prey.holds("Speak with Spirits")
    table.you.holds(NOSE)
    table.you.acts(NOSE, by=mine, level="aus")
    table.prey.plays("Speak with Spirits", by=effie, level="SPI")
    rest(table)
    assert not table.locked(effie)
    assert damage_to(table, effie) == 0
    assert told(table, "fizzled") == 1


@pytest.mark.ruling(NOSE, 2)
@pytest.mark.parametrize(("level", "pool"), [("spi", 31), ("aus", 30)])
def test_nose_of_the_hound_requires_what_is_used(table: Table, level: str, pool: int) -> None:
    """Played with Auspex it is no Spiritus card; in the hand it is one."""
    mine = table.you.ready(made_vampire("Hound", "aus", "spi"))
    table.you.ready(COMPANION)
    table.prey.ready("Ryan", locked=True)
    table.you.in_play(listener("spi"))
    table.you.holds(NOSE)
    other = table.you.holds(NOSE)
    table.you.acts(NOSE, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool
    table.you.uses("Listener for spi")
    assert table.where(other) == "ash_heap"


# -- counters, equipment, searches ----------------------------------------------------------------


def test_nefertiti_corrupts_a_minion_of_your_prey(table: Table) -> None:
    """1 counter for 1 blood, at +1 stealth."""
    nefertiti = table.you.ready("Nefertiti (G2)", blood=4)
    table.you.ready(COMPANION)
    ally, torpid = table.prey.ready("Ossian"), table.prey.torpor("Ryan")
    table.grand_prey.ready("Mazz")
    table.you.acts(nefertiti, by=nefertiti)
    assert table.you.choices() == {ally, torpid}
    table.you.chooses(torpid)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.blood(nefertiti) == 3
    assert table.state.cards[torpid].corruption
    assert not table.state.cards[ally].corruption


def test_saankalaxt_steals_equipment(table: Table) -> None:
    """Of others, for 1 blood; he has it then."""
    thief, companion = table.you.ready("Saankaláxt (G6)", blood=4), table.you.ready(COMPANION)
    ryan, far = table.prey.ready("Ryan"), table.grand_prey.ready("Mazz")
    gun, jacket = (
        table.prey.in_play(".44 Magnum", on=ryan),
        table.grand_prey.in_play("Flak Jacket", on=far),
    )
    table.you.in_play("Flak Jacket", on=companion)
    table.prey.in_play("Raven Spy", on=ryan)
    table.you.acts(thief, by=thief)
    assert table.you.choices() == {gun, jacket}
    table.you.chooses(jacket)
    assert not table.prey.may("block", minion=ryan)
    rest(table)
    assert [table.on(one) for one in (gun, jacket)] == [ryan, thief]
    assert table.state.controller(jacket) == table.you.number
    assert table.blood(thief) == 3
    assert table.locked(thief)


@pytest.mark.parametrize(
    ("wanted", "other"), [("Bonding", "Fame"), ("Dodge", "FBI Special Affairs Division")]
)
def test_mistress_fanchon_finds_a_minion_card(table: Table, wanted: str, other: str) -> None:
    """Neither a master nor an event; it comes to the hand, at +1 stealth."""
    fanchon = table.you.ready("Mistress Fanchon (G4)")
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    left, found, top = table.you.library(other, wanted, "Villein")
    table.you.acts(fanchon, by=fanchon)
    assert stealth(table.state, action_of(table)) == 1
    table.until("choose", table.you)
    assert table.you.choices() == {found}
    table.you.chooses(found)
    rest(table)
    assert table.where(found) == "hand"
    assert [table.where(one) for one in (left, top)] == ["library", "library"]
    assert table.locked(fanchon)


def test_lambach_makes_his_hands_aggravated_once(table: Table) -> None:
    """For 1 blood, this round; in the second round of the combat he cannot do it again."""
    lambach = table.you.ready("Lambach (G2)", blood=6)
    theirs = table.prey.ready("Gregory Winter")
    table.you.holds(PRESS)
    fight(table, lambach, theirs)
    table.until("before_range", table.you)
    table.you.uses(lambach)
    table.you.plays(PRESS.name, by=lambach)
    while not table.over():
        assert not table.you.may("use", card=lambach)
        table.pass_on()
    words = [e.word for e in table.state.journal if e.what == "damaged" and e.card == theirs]
    assert [word.startswith("aggravated") for word in words] == [True, False]
    assert table.blood(lambach) + damage_to(table, lambach) == 5


@pytest.mark.ruling("Lambach (G2)", 1)
@pytest.mark.parametrize(("window", "may"), [("strikes_chosen", True), ("press", False)])
def test_lambach_decides_before_his_strike_resolves(table: Table, window: str, may: bool) -> None:
    """After strikes were chosen he still can; once they resolved it is over for them."""
    lambach = table.you.ready("Lambach (G2)", blood=6)
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    table.you.holds(PRESS)
    fight(table, lambach, theirs)
    table.until(window, table.you)
    if table.you.may("use", card=lambach):
        table.you.uses(lambach)
    rest(table)
    assert (table.where(theirs) == "torpor") == may


# -- after an action, a referendum ----------------------------------------------------------------

XAVIAR = "Xaviar (G3 ADV)"


@pytest.mark.parametrize("wanted", [True, False])
def test_xaviar_unlocks_after_his_referendum(table: Table, wanted: bool) -> None:
    """If it passes, if you like."""
    xaviar = table.you.ready(XAVIAR)
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=xaviar)
    polling(table)
    table.you.votes("for", minion=xaviar)
    if wanted:
        table.you.does("answer", card=xaviar)
    rest(table)
    assert table.locked(xaviar) != wanted


@pytest.mark.parametrize("how", ["fails", "of another"])
def test_xaviar_stays_locked(table: Table, how: str) -> None:
    """His referendum fails, or another vampire has called one."""
    xaviar = table.you.ready(XAVIAR, locked=how != "fails")
    other = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    rivals = [table.prey.ready(replaced("Ryan", title="justicar")) for _ in range(2)]
    table.you.holds(motion())
    table.you.acts("Motion", by=xaviar if how == "fails" else other)
    polling(table)
    if how == "fails":
        for rival in rivals:
            table.prey.votes("against", minion=rival)
        rest(table)
    else:
        carried(table, other)
    assert table.locked(xaviar)


@pytest.mark.ruling(XAVIAR, 1)
def test_xaviar_merged_is_camarilla(table: Table) -> None:
    """Whatever his base version is."""
    xaviar = table.you.merged("Xaviar (G3)")
    table.begins()
    assert sect_of(table.state, xaviar) == "camarilla"


BARON = "Baron Dieudonne (G4)"


@pytest.mark.parametrize(("blood", "blocked", "may"), [(3, False, True), (3, True, False)])
def test_dieudonne_unlocks_after_a_success(
    table: Table, blood: int, blocked: bool, may: bool
) -> None:
    """For 1 blood."""
    baron = table.you.ready(BARON, blood=blood)
    table.you.ready(COMPANION)
    wall = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=baron)
    if blocked:
        table.prey.blocks(wall)
    seen = False
    while not table.over():
        if table.you.may("use", card=baron):
            table.you.uses(baron)
            seen = True
        else:
            table.pass_on()
    assert seen == may
    assert table.locked(baron) != may
    assert table.blood(baron) + damage_to(table, baron) == blood - may
    if may:  # once in your minion phase
        table.you.acts(word="hunt", by=baron)
        assert not is_offered(table, table.you, baron)


@pytest.mark.ruling(BARON, 2)
def test_dieudonne_unlocks_where_his_action_fizzled(table: Table) -> None:
    """Unblocked, without effect: it was successful."""
    baron = table.you.ready(BARON, blood=3)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=baron)
    action_of(table).bled = table.you.number  # nobody bleeds herself
    table.until("after_resolution", table.you)
    table.you.uses(baron)
    rest(table)
    assert told(table, "fizzled") == 1
    assert not table.locked(baron)


@pytest.mark.ruling(BARON, 1)
@pytest.mark.parametrize(("title", "may"), [("prince", False), ("baron", True)])
def test_dieudonne_is_no_baron(table: Table, title: str, may: bool) -> None:
    """By his name alone he plays nothing that requires one."""
    baron: str | Definition = BARON
    if may:
        baron = replaced("Ryan", title=title, sect="anarch", city="Rome")
    minion = table.you.ready(baron)
    table.you.ready(COMPANION)
    card = paper("Whim", action(burn_pool(1, PREY)), kind="action", requires=("baron",))
    table.you.holds(card)
    assert table.you.can_play("Whim", by=minion) == may
