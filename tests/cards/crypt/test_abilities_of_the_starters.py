"""The vampires of the starter decks whose text is more than keywords."""

from __future__ import annotations

import pytest

from methuselah.engine.traits import capacity
from methuselah.rules.action.blocks import intercept
from methuselah.rules.politics.votes import tally
from table_talk import Table

KINE = "Kine Resources Contested"


def calls(table: Table, caller: int) -> None:
    """Your vampire calls Kine Resources Contested: 1 for you, 3 for the prey; polling begins."""
    table.you.acts(KINE, by=caller)
    table.until("terms", table.you)
    table.you.does("allocate", seat=table.you, number=1)
    table.you.does("allocate", seat=table.prey, number=3)
    table.until("polling")


# -- Alexander Silverson, De Sade -----------------------------------------------------------------

TAXING = ["Alexander Silverson", "De Sade (G5)"]


@pytest.mark.parametrize("name", TAXING)
def test_votes_against_some_cost_a_blood(table: Table, name: str) -> None:
    """Each vampire burns 1 blood to vote against; for costs nothing; without blood it cannot."""
    alexander = table.you.ready(name)
    own = table.you.ready("Andi Liu")
    table.you.holds(KINE)
    rich = table.prey.ready("Belinde")
    poor = table.prey.ready("Larissa Moreira", blood=0)
    table.gives_edge(table.prey)

    calls(table, alexander)
    assert not table.prey.may("vote", minion=poor, word="against")
    assert table.prey.may("vote", minion=poor, word="for")
    table.prey.votes("against", minion=rich)
    assert table.blood(rich) == 5
    table.you.votes("against", minion=own)
    assert table.blood(own) == 5
    table.you.votes("for", minion=alexander)
    assert table.blood(alexander) == capacity(table.state, alexander)
    table.prey.votes("against", mode="edge")
    table.prey.votes("for", minion=poor)

    assert tally(table.state) == (3, 5)
    assert table.blood(poor) == 0


@pytest.mark.parametrize("name", TAXING)
def test_a_vampire_with_one_blood_can_still_vote_against_it(table: Table, name: str) -> None:
    """At the threshold; the blood is burned as it votes, nobody else's is."""
    alexander = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.holds(KINE)
    primogen = table.prey.ready("Larissa Moreira", blood=1)
    bystander = table.prey.ready("Ryan")

    calls(table, alexander)
    table.prey.votes("against", minion=primogen)

    assert table.blood(primogen) == 0
    assert table.blood(bystander) == 4


@pytest.mark.parametrize("name", TAXING)
def test_referendums_of_others_are_not_taxed(table: Table, name: str) -> None:
    """Only those he called himself."""
    table.you.ready(name)
    caller = table.you.ready("Andi Liu")
    table.you.holds(KINE)
    rich = table.prey.ready("Belinde")
    poor = table.prey.ready("Larissa Moreira", blood=0)

    calls(table, caller)
    assert table.prey.may("vote", minion=poor, word="against")
    table.prey.votes("against", minion=rich)

    assert table.blood(rich) == 6


# -- Larissa Moreira, The Dowager ----------------------------------------------------------------


@pytest.mark.ruling("Larissa Moreira", 1)
def test_larissa_moreira_discards_animalism_for_a_bleed(table: Table) -> None:
    """Once in a bleed of hers, before it resolves; the card is gone and replaced."""
    larissa = table.you.ready("Larissa Moreira")
    table.you.ready("Meaghan")
    song, guidance, govern = table.you.holds("Deep Song", "Cats' Guidance", "Govern the Unaligned")
    table.you.holds("Blood Doll", "Blood Doll", "Blood Doll", "Blood Doll")
    table.prey.ready("Nassir")

    assert not table.you.may("use", card=larissa)
    table.you.acts(word="bleed", by=larissa)
    table.you.uses("Larissa Moreira")
    assert {option.target for option in table.you.options("choose")} == {song, guidance}
    table.you.chooses(guidance)
    table.until("action", table.prey)
    assert not table.you.may("use", card=larissa)
    assert table.where(guidance) == "ash_heap"
    assert (table.where(song), table.where(govern)) == ("hand", "hand")
    assert len(table.you.hand()) == 7
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_larissa_moreira_only_in_her_own_bleed(table: Table) -> None:
    """Not in another's bleed, not in her hunt, not without an Animalism card."""
    larissa = table.you.ready("Larissa Moreira", blood=4)
    meaghan = table.you.ready("Meaghan")
    table.you.holds("Deep Song", "Lost in Crowds")
    table.prey.ready("Nassir")
    table.prey.in_play("Dreams of the Sphinx")

    table.you.acts(word="bleed", by=meaghan)
    table.until("action", table.prey)
    assert not table.you.may("use", card=larissa)
    table.nobody_reacts()
    table.you.acts(word="hunt", by=larissa)
    table.until("action", table.prey)
    assert not table.you.may("use", card=larissa)


def test_larissa_moreira_has_a_bonus_that_is_not_limited(table: Table) -> None:
    """An ability is no action modifier card: it adds to a bleed card and is used once."""
    larissa = table.you.ready("Larissa Moreira")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song", "Deep Song", "Deep Song")
    table.prey.ready("Nassir")

    table.you.acts("Deep Song", by=larissa, level="ani")
    table.you.uses("Larissa Moreira")
    table.you.chooses("Deep Song")
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 3


def test_the_dowager_has_intercept_in_directed_actions(table: Table) -> None:
    """+1 while an action is directed, at anybody; none in an undirected one."""
    meaghan = table.you.ready("Meaghan", blood=1)
    ashley = table.you.ready("Ashley")
    dowager = table.prey.ready("The Dowager")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="hunt", by=meaghan)
    table.until("action", table.prey)
    assert intercept(table.state, dowager) == 0
    table.prey.blocks(dowager)
    table.nobody_reacts()
    assert not table.locked(dowager)
    table.you.acts(word="bleed", by=ashley)
    table.until("action", table.prey)
    assert (intercept(table.state, dowager), intercept(table.state, nassir)) == (1, 0)


def test_the_dowager_blocks_a_hidden_bleed(table: Table) -> None:
    """Her 1 intercept against 1 stealth."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    table.you.holds("Cloak the Gathering")
    dowager = table.prey.ready("The Dowager")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(dowager)
    table.you.plays("Cloak the Gathering", by=norton, level="obf")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(dowager)
    assert table.prey.pool() == 30


# -- Bret Stryker, Flávio Gonçalves ---------------------------------------------------------------


@pytest.mark.parametrize(("name", "blocked"), [("Belinde", False), ("Ryan", True)])
def test_bret_stryker_misses_titled_vampires(table: Table, name: str, blocked: bool) -> None:
    """-1 intercept against a titled acting vampire: he fails at stealth 0."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    bret = table.prey.ready("Bret Stryker")
    other = table.prey.ready("Nik Sikko")

    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(bret)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(bret) == blocked
    assert not table.locked(other)
    assert table.prey.pool() == (30 if blocked else 29)


def test_bret_stryker_against_a_titled_vampire_leaving_torpor(table: Table) -> None:
    """A titled vampire is titled in torpor too; Sport Bike makes up for it only against others."""
    belinde = table.you.torpor("Belinde")
    table.you.ready("Meaghan")
    bret = table.prey.ready("Bret Stryker")
    table.prey.in_play("Sport Bike", on=bret)

    table.you.acts(word="leave torpor", by=belinde)
    table.prey.blocks(bret)
    table.nobody_reacts()

    assert table.where(belinde) == "ready"
    assert not table.locked(bret)


def test_flavio_goncalves_dodges_once_each_combat(table: Table) -> None:
    """A strike of his own: in the second round he has only hand strikes."""
    flavio = table.you.ready("Flávio Gonçalves")
    table.you.ready("Meaghan")
    table.you.holds("Resist Earth's Grasp")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=flavio)
    table.prey.blocks(nassir)
    table.until("strike", table.you)
    assert table.you.may("use", card=flavio)
    table.you.uses("Flávio Gonçalves")
    table.until("press", table.you)
    assert (table.blood(flavio), table.blood(nassir)) == (7, 4)
    table.you.plays("Resist Earth's Grasp", by=flavio)
    table.nobody_reacts()
    table.nobody_reacts()

    assert [e.number for e in table.state.journal if e.what == "round"] == [1, 2]
    assert (table.blood(flavio), table.blood(nassir)) == (7 - 1 - 1, 4 - 1)
    assert table.waits_for(table.you)


def test_flavio_goncalves_may_dodge_again_in_the_next_combat(table: Table) -> None:
    """The limit is for each combat, whoever acts in it."""
    flavio = table.prey.ready("Flávio Gonçalves")
    meaghan = table.you.ready("Meaghan")
    table.you.ready("Ashley")

    for _ in range(2):
        table.you.acts(word="bleed", by=meaghan)
        table.prey.blocks(flavio)
        table.prey.uses("Flávio Gonçalves")
        table.until("minion", table.you)
        table.until_turn_of(table.prey, "minion")
        table.until_turn_of(table.you, "minion")

    assert table.blood(flavio) == 7
    assert table.blood(meaghan) == 3


# -- Alexa Draper, Sybren van Oosten --------------------------------------------------------------


@pytest.mark.ruling("Alexa Draper", 2)
def test_alexa_draper_discards_dominate_for_a_vote_once(table: Table) -> None:
    """Even locked, during any polling, one card in a referendum; her own 2 votes are 3."""
    caller = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds(KINE)
    alexa = table.prey.ready("Alexa Draper", locked=True)
    govern, deflection, majesty = table.prey.holds("Govern the Unaligned", "Deflection", "Majesty")
    table.prey.holds("Blood Doll", "Blood Doll", "Blood Doll", "Blood Doll")

    calls(table, caller)
    table.prey.uses("Alexa Draper")
    assert {o.target for o in table.prey.options("choose")} == {govern, deflection}
    table.prey.chooses(govern)
    table.prey.votes("against", minion=alexa)
    assert tally(table.state) == (0, 3)
    assert not table.prey.may("use", card=alexa)
    assert table.where(govern) == "ash_heap"
    assert (table.where(deflection), table.where(majesty)) == ("hand", "hand")
    assert len(table.prey.hand()) == 7
    assert table.locked(alexa)


def test_alexa_draper_in_the_referendum_of_a_blood_hunt(table: Table) -> None:
    """Any referendum has a polling step: hers is no reaction card."""
    diablerist = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    victim = table.prey.torpor("Nassir", blood=0)
    alexa = table.grand_prey.ready("Alexa Draper")
    table.grand_prey.holds("Govern the Unaligned", "Deflection")

    table.you.acts(word="diablerie", by=diablerist, target=victim)
    table.until("polling", table.grand_prey)
    assert not table.grand_prey.can_play("Deflection")
    table.grand_prey.uses("Alexa Draper")
    table.until("choose", table.grand_prey)
    table.grand_prey.chooses("Deflection")
    table.grand_prey.votes("for", minion=alexa)
    table.nobody_reacts()

    assert table.where(diablerist) == "ash_heap"


def test_alexa_draper_gets_her_vote_in_torpor_too(table: Table) -> None:
    """Her text does not say "ready", and a ruling on the same words of another says it plainly.

    Nobody in torpor casts a vote: she has paid for nothing.
    """
    caller = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds(KINE)
    alexa = table.prey.torpor("Alexa Draper")
    _, deflection = table.prey.holds("Govern the Unaligned", "Deflection")

    calls(table, caller)
    table.prey.uses("Alexa Draper")
    table.prey.chooses("Deflection")
    assert table.where(deflection) == "ash_heap"
    assert not table.prey.may("use", card=alexa)
    assert not table.prey.may("vote", minion=alexa)


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_john_dee_need_not_be_ready_either(table: Table, where: str) -> None:
    """His text says no more of it than hers, whose votes would be worth as little in torpor."""
    caller = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds(KINE)
    john = table.prey.puts("Dr. John Dee", where)
    table.prey.holds("Theft of Vitae", "Deflection")
    table.prey.ready("Nassir")

    calls(table, caller)
    assert table.prey.may("use", card=john)
    table.prey.uses("Dr. John Dee")
    assert table.prey.may("vote", minion=john) is (where == "ready")


def test_sybren_van_oosten_may_unlock_after_his_referendum_passes(table: Table) -> None:
    """His controller may; then he can act again, but not politically."""
    sybren = table.you.ready("Sybren van Oosten")
    table.you.ready("Meaghan", locked=True)
    table.you.holds(KINE, KINE)
    table.prey.ready("Nassir")

    calls(table, sybren)
    table.you.votes("for", minion=sybren)
    table.until("referendum passed", table.you)
    assert table.locked(sybren)
    table.you.does("answer", card=sybren)
    table.nobody_reacts()

    assert not table.locked(sybren)
    assert table.prey.pool() == 27
    assert table.waits_for(table.you, "minion")
    assert table.you.may("act", word="bleed", minion=sybren)
    assert not table.you.can_play(KINE, by=sybren)


def test_sybren_van_oosten_stays_locked_where_it_fails_or_is_anothers(table: Table) -> None:
    """A referendum that fails, one that he did not call, and one after which he need not."""
    sybren = table.you.ready("Sybren van Oosten")
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds(KINE, "Ancilla Empowerment")
    table.prey.ready("Nassir")

    calls(table, sybren)
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert table.locked(sybren)
    table.you.acts("Ancilla Empowerment", by=prince)
    table.you.votes("for", minion=prince)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.locked(sybren)
    assert table.waits_for(table.you, "minion")


def test_the_controller_of_sybren_may_leave_him_locked(table: Table) -> None:
    """It is her choice."""
    sybren = table.you.ready("Sybren van Oosten")
    table.you.ready("Meaghan")
    table.you.holds(KINE)

    calls(table, sybren)
    table.you.votes("for", minion=sybren)
    table.until("referendum passed", table.you)
    table.you.does("decline")
    table.nobody_reacts()

    assert table.locked(sybren)
