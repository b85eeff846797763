"""Resolving block attempts: who, how often, and what ends an attempt (traps A4 to A8)."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from methuselah.engine.definitions import Definition, defined
from methuselah.language import (
    ACTING,
    ACTING_SEAT,
    BLOCKER,
    PREDATOR,
    TARGET,
    Seats,
    burn_card,
    choose,
    controller_of,
    end_action,
    give_control,
    is_named,
    lock,
    minion,
    not_,
    political,
    ready,
    static,
    yours,
)
from methuselah.language.card import crypt_statics
from methuselah.pool import Face, pool
from table_talk import Table

GRAND_PREY: Seats = controller_of(ready(is_named("Krid (G3)")))


@pytest.fixture
def table() -> Table:
    """Five Methuselahs, nothing in play yet."""
    return Table()


# -- declining ----------------------------------------------------------------------------------


@pytest.mark.rule("R0 Detailed course of an action")
def test_who_has_passed_declares_no_attempt_any_more(table: Table) -> None:
    """A.3: although the impulse comes round again after an effect was used."""
    sully = table.you.ready("Sully")
    table.you.holds("Bonding")
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    table.prey.passes()
    while not table.over():
        assert not table.prey.may("block")
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.rule("R0 Detailed course of an action")
def test_declining_after_failed_attempts_is_declining(table: Table) -> None:
    """The prey fails, declines, and the predator follows; the prey is not asked again."""
    wauneka = table.you.ready("Wauneka", blood=2)
    nassir = table.prey.ready("Nassir")
    krid = table.predator.ready("Krid")
    table.you.acts(by=wauneka, word="hunt")
    table.prey.blocks(nassir)
    table.until("action", table.prey)
    table.prey.passes()
    table.predator.blocks(krid)
    while not table.over():
        assert not table.prey.may("block")
        table.pass_on()
    assert table.blood(wauneka) == 3
    assert told(table, "failed to block") == 2


@pytest.mark.rule("R0 Detailed course of an action")
@pytest.mark.rules_text("003 6.2.2.2 R1")
def test_a_redirection_wipes_who_has_declined(table: Table) -> None:
    """A.3, C.2: the new target may block; bounced back, so may the first one again."""
    sully = table.you.ready("Sully")
    ayelech, nassir = table.prey.ready("Ayelech"), table.prey.ready("Nassir")
    table.prey.holds("Deflection")
    alexa = table.grand_prey.ready("Alexa Draper")
    table.grand_prey.holds("Deflection")
    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    table.prey.passes()
    table.prey.plays("Deflection", by=ayelech, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.until("action", table.grand_prey)
    assert table.grand_prey.may("block", minion=alexa)
    assert not table.prey.may("block"), "it is not directed at her now"
    table.grand_prey.passes()
    table.grand_prey.plays("Deflection", by=alexa, level="DOM")
    table.grand_prey.chooses(seat=table.prey)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    assert not table.grand_prey.may("block")
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30


@pytest.mark.rule("R0 Detailed course of an action")
def test_no_redirection_during_an_attempt(table: Table) -> None:
    """B.2: the target cannot be changed; nor in A, where the card wants all to have declined."""
    sully = table.you.ready("Sully")
    table.you.holds("Faceless Night")
    ayelech, nassir = table.prey.ready("Ayelech"), table.prey.ready("Nassir")
    table.prey.holds("Deflection")
    table.you.acts(by=sully, word="bleed")
    assert not table.prey.may("play", card="Deflection")
    table.prey.blocks(nassir)
    assert not table.prey.may("play", card="Deflection")
    table.you.plays("Faceless Night", by=sully, level="obf")
    table.until("declined", table.prey)
    assert table.prey.may("play", card="Deflection", minion=ayelech)


# -- what ends an attempt -------------------------------------------------------------------------


@pytest.mark.rule("G00136")
def test_a_minion_that_is_locked_while_it_attempts_fails(table: Table) -> None:
    """The attempt fails; locked, it may not try again."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(lock(BLOCKER), at=("attempt",)))
    nassir, krid = table.prey.ready("Nassir"), table.prey.ready("Krid")
    table.you.acts(by=sully, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.until("action", table.prey)
    assert told(table, "failed to block", card=nassir) == 1
    assert not table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=krid)
    table.nobody_reacts()
    assert table.prey.pool() == 29


@pytest.mark.rule("G00136")
def test_a_minion_that_woke_blocks_although_it_is_locked(table: Table) -> None:
    """Unless it woke earlier during the action."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(lock(BLOCKER), at=("attempt",)))
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("Forced Awakening")
    table.you.acts(by=sully, word="bleed")
    table.prey.plays("Forced Awakening", by=nassir)
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert told(table, "combat") == 1
    assert table.prey.pool() == 30


@pytest.mark.rule("G00108")
@pytest.mark.parametrize("thief", [ACTING_SEAT, GRAND_PREY])
def test_a_minion_that_is_stolen_while_it_attempts_fails(table: Table, thief: Seats) -> None:
    """By the acting Methuselah, or by one at whom the action is not directed."""
    sully = table.you.ready("Sully")
    table.you.ready("Mazz")
    table.you.holds(trick(give_control(BLOCKER, thief), at=("attempt",)))
    nassir = table.prey.ready("Nassir")
    table.grand_prey.ready("Krid")
    table.you.acts(by=sully, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert told(table, "combat") == 0
    assert table.prey.pool() == 29
    assert table.state.controller(nassir) != table.prey.number


@pytest.mark.rule("G00108")
def test_the_stolen_minion_of_the_prey_blocks_for_the_predator(table: Table) -> None:
    """An undirected action: she may block too and has not declined yet."""
    sully = table.you.ready("Sully", blood=2)
    table.you.ready("Mazz")
    table.you.holds(trick(give_control(BLOCKER, PREDATOR), at=("attempt",)))
    kurt = table.prey.ready("Kurt Densch")
    table.you.acts(by=sully, word="hunt")
    table.prey.blocks(kurt)
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert table.state.controller(kurt) == table.predator.number
    assert told(table, "combat") == 1


def eagle() -> Definition:
    """Krid, who may block anything."""
    face = pool()["Krid"]
    return defined(face, statics=(static("may block anything"), *crypt_statics(face)))


@pytest.mark.rule("G00103")
def test_who_may_block_anything_waits_for_the_others_and_may_decline(table: Table) -> None:
    """After those who may block anyhow; her own decline is final like theirs."""
    sully = table.you.ready("Sully")
    table.you.holds("Bonding")
    nassir = table.prey.ready("Nassir")
    krid = table.grand_predator.ready(eagle())
    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    table.prey.passes()
    assert table.asked().seat == table.grand_predator.number
    assert table.grand_predator.may("block", minion=krid)
    table.grand_predator.passes()
    while not table.over():
        assert not table.grand_predator.may("block")
        table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.rule("R0 Who May Attempt to Block")
def test_a_political_action_is_undirected_whatever_it_names(table: Table) -> None:
    """Prey and predator may block, not the Methuselah whose minion was named."""
    belinde = table.you.ready("Belinde")
    face = Face(
        id=900_400,
        name="Vote",
        printed_name="Vote",
        types=("political action",),
        text="",
        digest="",
    )
    vote = political(choose(ready(minion, not_(yours))), passes=(lock(TARGET),))
    table.you.holds(defined(face, modes=(vote,)))
    kurt, mazz = table.prey.ready("Kurt Densch"), table.grand_prey.ready("Mazz")
    table.you.acts("Vote", by=belinde)
    table.you.chooses(mazz)
    table.until("action")
    assert table.asked().seat == table.prey.number
    assert table.prey.may("block", minion=kurt)
    assert not table.grand_prey.may("block", minion=mazz)


def test_a_minion_that_is_burned_while_it_attempts_fails(table: Table) -> None:
    """The action goes on without it."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(burn_card(BLOCKER), at=("attempt",)))
    nassir, krid = table.prey.ready("Nassir"), table.prey.ready("Krid")
    table.you.acts(by=sully, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.until("action", table.prey)
    assert table.where(nassir) == "ash_heap"
    assert table.prey.may("block", minion=krid)
    table.nobody_reacts()
    assert table.prey.pool() == 29


# -- A6 to A8 -------------------------------------------------------------------------------------


@pytest.mark.rule("R0 Resolve the Action")
def test_change_of_target_ends_the_action_before_the_blocker_locks(table: Table) -> None:
    """Neither consequence occurs, and nothing of A12 follows ([RTR 20180719])."""
    sybren = table.you.ready("Sybren van Oosten")
    table.you.holds("Change of Target", "Freak Drive")
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=sybren, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Change of Target", by=sybren)
    assert not table.locked(nassir)
    assert not table.locked(sybren)
    assert table.over()
    assert not table.you.may("play")
    assert not table.you.may("act", word="bleed"), "the bleed of its turn is spent"


@pytest.mark.rule("RTR 20180719")
@pytest.mark.parametrize(("verdict", "windows"), [("ended", 0), ("failed", 1)])
def test_an_action_that_failed_still_has_its_last_window(
    table: Table, verdict: str, windows: int
) -> None:
    """Ended: shut at once. Failed: what is usable after resolution follows."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(end_action(verdict), at=("action",)))
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=sully, word="bleed")
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert told(table, "window passed over", word="after_resolution") == windows
    assert table.prey.pool() == 30
    assert not table.locked(nassir)


@pytest.mark.rule("G00116")
def test_the_blocker_does_not_lock_when_the_acting_minion_is_gone(table: Table) -> None:
    """It left the ready region before block resolution: the action ends."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(burn_card(ACTING), at=("blocked",)))
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=sully, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert table.where(sully) == "ash_heap"
    assert told(table, "locked", card=nassir) == 0
    assert told(table, "combat") == 0
    assert told(table, "action over", word="ended") == 1


def test_an_action_is_blocked_even_if_the_blocker_is_gone(table: Table) -> None:
    """Once it has blocked: no combat, but the action does not succeed either."""
    sully = table.you.ready("Sully")
    table.you.holds(trick(burn_card(BLOCKER), at=("blocked",)))
    nassir = table.prey.ready("Nassir")
    table.you.acts(by=sully, word="bleed")
    table.prey.blocks(nassir)
    table.you.plays("Trick", by=sully)
    table.nobody_reacts()
    assert table.where(nassir) == "ash_heap"
    assert told(table, "combat") == 0
    assert told(table, "action over", word="blocked") == 1
    assert table.prey.pool() == 30


# -- waking ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Forced Awakening", 1)
@pytest.mark.ruling("Forced Awakening", 4)
def test_forced_awakening_costs_a_blood_where_it_does_not_block(table: Table) -> None:
    """As the action begins to resolve; it need not even attempt."""
    sully = table.you.ready("Sully")
    krid = table.prey.ready("Krid", locked=True)
    table.prey.holds("Forced Awakening")
    table.you.acts(by=sully, word="bleed")
    table.prey.plays("Forced Awakening", by=krid)
    assert table.blood(krid) == 2
    table.nobody_reacts()
    assert table.blood(krid) == 1
    assert table.prey.pool() == 29


@pytest.mark.ruling("Forced Awakening", 1)
def test_forced_awakening_pays_for_a_reaction_first(table: Table) -> None:
    """A vampire with 1 blood deflects with it and has none left to burn."""
    sully = table.you.ready("Sully")
    table.you.ready("Mazz")
    ayelech = table.prey.ready("Ayelech", locked=True, blood=1)
    table.prey.holds("Forced Awakening", "Deflection")
    table.you.acts(by=sully, word="bleed")
    table.prey.plays("Forced Awakening", by=ayelech)
    table.prey.plays("Deflection", by=ayelech, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()
    assert table.blood(ayelech) == 0
    assert table.grand_prey.pool() == 29


@pytest.mark.ruling("Forced Awakening", 2)
def test_forced_awakening_is_free_where_it_blocks(table: Table) -> None:
    """The blocker burns no blood for it."""
    sully = table.you.ready("Sully")
    krid = table.prey.ready("Krid", locked=True)
    table.prey.holds("Forced Awakening")
    table.you.acts(by=sully, word="bleed")
    table.prey.plays("Forced Awakening", by=krid)
    table.prey.blocks(krid)
    table.nobody_reacts()
    assert table.blood(krid) == 1, "the hand strike of Sully"
    assert table.prey.pool() == 30


@pytest.mark.ruling("Forced Awakening", 6)
def test_a_wake_is_played_while_a_card_is_being_played(table: Table) -> None:
    """In the as-played window of the acting minion's card; never in combat."""
    krid = table.you.ready("Krid")
    table.you.holds("Computer Hacking", "Dodge")
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("Forced Awakening", "Forced Awakening")
    mazz = table.prey.ready("Mazz")
    table.you.acts("Computer Hacking", by=krid)
    assert table.asked().window == "as_played"
    assert {o.minion for o in table.prey.options("play")} == {nassir}
    table.prey.passes()
    table.prey.blocks(mazz)
    table.you.plays("Dodge", by=krid)
    while table.asked().window != "after_combat":
        assert not table.prey.may("play")
        table.pass_on()
