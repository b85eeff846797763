"""Why a card or an action is not possible now: one sentence with its rule."""

from __future__ import annotations

import pytest

from methuselah.table.why_not import reasons, why_not
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five seats."""
    return Table()


def why(table: Table, what: int | str, seat: int = 0) -> str:
    """The sentence, at the decision that waits."""
    table.asked()
    return why_not(table.state, seat, what)


def test_an_action_card_waits_for_the_minion_phase(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.holds("Blood Doll")
    table.you.ready("Trevon Parker")
    table.begins("master")

    assert why(table, govern) == (
        "Govern the Unaligned: an action card is played in your own minion phase "
        "(R0, 3. Minion Phase)."
    )


def test_a_master_waits_for_the_master_phase(table: Table) -> None:
    doll = table.you.holds("Blood Doll")
    table.you.ready("Trevon Parker")

    assert "a master is played in your own master phase" in why(table, doll)


def test_nobody_has_the_discipline(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.ready("Rosalina Cortez")
    table.you.ready("Ryan")

    assert why(table, govern) == (
        "Govern the Unaligned: no minion of yours that could play it has [dom] "
        "(RB24, Requirements for Playing Cards)."
    )


def test_one_minion_lacks_the_discipline_by_name(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.ready("Rosalina Cortez")

    assert "Rosalina Cortez does not have [dom]" in why(table, govern)


def test_all_are_locked(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.ready("Trevon Parker", locked=True)
    table.you.torpor("Nassir", blood=2)

    assert "all your ready minions are locked" in why(table, govern)
    assert "all your ready minions are locked" in why(table, "bleed")


def test_an_empty_vampire_must_hunt_first(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.ready("Trevon Parker", blood=0)
    table.you.ready("Ryan", blood=0)

    assert "Trevon Parker must hunt: it has no blood" in why(table, govern)
    assert why(table, "bleed").startswith("Bleed: Trevon Parker must hunt")


def test_it_has_bled_already(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    trevon = table.you.ready("Trevon Parker")
    rosalina = table.you.ready("Rosalina Cortez")
    table.you.acts(by=trevon, word="bleed")
    table.nobody_reacts()
    table.state.edit(trevon).locked = False
    table.state.pending = None

    assert why(table, govern) == (
        "Govern the Unaligned: [dom] Trevon Parker has bled this turn already; "
        "[DOM] there is nothing that it could choose "
        "(R0, No Repeat Actions; R0, 1. Announce the Action)."
    )
    assert why(table, "bleed") == "Bleed: you can, it is among the options."

    table.you.acts(by=rosalina, word="bleed")
    table.nobody_reacts()
    table.state.edit(rosalina).locked = False
    table.state.pending = None
    assert "has bled this turn already (R0, No Repeat Actions)" in why(table, "bleed")


def test_the_blood_is_not_there(table: Table) -> None:
    mirror = table.you.holds(".44 Magnum")
    table.you.ready("Trevon Parker")
    table.you.pool(1)

    assert "it costs 2 pool and you have 1" in why(table, mirror)


def test_stealth_and_intercept_only_when_needed(table: Table) -> None:
    lost = table.you.holds("Lost in Crowds")
    touch = table.prey.holds("Spirit's Touch")
    ashley = table.you.ready("Sully")
    table.prey.ready("Lauren")
    table.you.acts(by=ashley, word="bleed")
    decision = table.asked()
    assert decision is not None and decision.seat == 1

    assert "intercept may be added only when it is needed" in why(table, touch, 1)
    assert why(table, lost).startswith("It is seat 1's decision.")


def test_a_modifier_is_for_ones_own_action(table: Table) -> None:
    lost = table.you.holds("Lost in Crowds")
    table.you.ready("Sully")

    assert "an action modifier is played during an action of your own minion" in why(table, lost)


def test_a_combat_card_is_for_combat_and_a_reaction_for_others(table: Table) -> None:
    grapple, misdirection = table.you.holds("Immortal Grapple", "Telepathic Misdirection")
    table.you.ready("Lauren")

    assert "a combat card is played in combat" in why(table, grapple)
    assert "a reaction is played during another Methuselah's action" in why(table, misdirection)


def test_a_unique_card_that_one_controls(table: Table) -> None:
    library = table.you.holds("Arcane Library")
    table.you.in_play("Arcane Library")
    table.you.holds("Blood Doll")
    table.you.ready("Lauren")
    table.begins("master")

    assert "it is unique and you control one" in why(table, library)


def test_no_master_phase_action_left(table: Table) -> None:
    first, second = table.you.holds("Art Museum", "Blood Doll")
    table.you.ready("Lauren")
    table.you.ready("Massimo Falconi")
    table.begins("master")
    table.you.plays(first)
    decision = table.asked()
    if decision is not None and decision.window == "master":
        assert "no master phase action left" in why(table, second)
    else:
        assert "master" in why(table, second)


def test_what_can_be_played_is_said_to_be(table: Table) -> None:
    govern = table.you.holds("Govern the Unaligned")
    table.you.ready("Trevon Parker")

    assert why(table, govern) == ("Govern the Unaligned can be used now: it is among the options.")
    assert why(table, "bleed") == "Bleed: you can, it is among the options."


def test_the_bystander_cannot_block_a_directed_action(table: Table) -> None:
    trevon = table.you.ready("Trevon Parker")
    table.prey.ready("Ryan")
    table.grand_prey.ready("Lauren")
    table.grand_prey.holds("On the Qui Vive")
    table.you.acts(by=trevon, word="bleed")
    assert table.asked() is not None
    state = table.state
    state.pending = None

    assert "a directed action is blocked by its target alone" in why_not(state, 2, "block")


def test_actions_that_need_somebody_in_torpor(table: Table) -> None:
    table.you.ready("Trevon Parker")

    assert why(table, "diablerie") == "Diablerie: no vampire is in torpor (R0, Diablerie)."
    assert "no vampire of yours is in torpor" in why(table, "leave torpor")
    assert "neither a card of yours nor an action" in why(table, "dance")


def test_reasons_name_each_kind_of_card_once_and_the_actions(table: Table) -> None:
    table.you.holds("Govern the Unaligned", "Govern the Unaligned", "Blood Doll")
    table.you.ready("Rosalina Cortez")
    table.asked()

    said = reasons(table.state, 0)
    assert [words.split(":")[0] for words in said] == [
        "Govern the Unaligned",
        "Blood Doll",
        "Bleed",
        "Hunt",
        "Leave torpor",
        "Rescue",
        "Diablerie",
    ]


def test_a_card_in_play_that_does_everything_by_itself(table: Table) -> None:
    grounds = table.you.in_play("Asylum Hunting Ground")
    theirs = table.prey.in_play("Society Hunting Ground")
    table.you.ready("Trevon Parker")

    assert why(table, theirs) == (
        "Society Hunting Ground: it is seat 1's (RB24, Controlling Cards)."
    )
    assert why(table, grounds).startswith("Asylum Hunting Ground: ")


def test_every_hand_card_has_a_reason_through_a_whole_game() -> None:
    from methuselah.players.sitting import watch

    watched, _ = watch(seed=8, players=("random",), turns=50)
    while watched.result is None:
        watched.play_on(most=15)
        decision = watched.decision
        if decision is None:
            break
        for card in watched.state.seats[decision.seat].hand:
            words = why_not(watched.state, decision.seat, card)
            assert words.endswith(".") and len(words) < 400, words
            assert "the rules do not offer it" not in words, words
