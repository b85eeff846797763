"""Masters of the Ravnos, Salubri and Tzimisce decks of the Fifth Edition."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from combat_talk import fight
from methuselah.engine.definitions import defined
from methuselah.language import (
    TARGET,
    THIS,
    YOUR_TURN,
    action,
    add,
    before_range,
    burn_card,
    choose,
    minion,
    on,
    ready,
    use,
    yours,
)
from methuselah.pool import Face
from methuselah.rules.action.action import stealth
from table_talk import Table

RAVNOS = "Zafira"
ANARCH = "Rayne"
SALUBRI = "Yael"
NEUTRAL = "Lupo"
WAITS = trick(at=("announced", "action", "attempt", "declined"))
"""Something that you could play: it keeps the windows of an action open."""
FRENZY = defined(
    Face(
        id=900_500,
        name="A Frenzy",
        printed_name="A Frenzy",
        types=("action",),
        text="",
        digest="",
        keywords=frozenset({"frenzy"}),
        blood_cost=1,
    ),
    modes=(action(choose(on(minion))),),
)
COMBAT_FRENZY = defined(
    Face(
        id=900_502,
        name="A Combat Frenzy",
        printed_name="A Combat Frenzy",
        types=("combat",),
        text="",
        digest="",
        keywords=frozenset({"frenzy"}),
        blood_cost=1,
    ),
    modes=(before_range(add("strength", +2, THIS, until="round")),),
)
STAKE = defined(
    Face(id=900_501, name="Stake", printed_name="Stake", types=("master",), text="", digest=""),
    uses=(use(YOUR_TURN, choose(ready(yours)), burn_card(TARGET), at=("unlock",)),),
)


@pytest.mark.parametrize(
    "ground", ["Library Hunting Ground", "Park Hunting Ground", "Papillon", "Meditative Grove"]
)
def test_a_hunting_ground_feeds_one_ready_vampire_of_yours(table: Table, ground: str) -> None:
    """1 blood in your unlock phase (2 at Papillon); one hunting ground for each vampire."""
    clan = {"Library Hunting Ground": "Lawbringer", "Park Hunting Ground": RAVNOS}
    fed = table.you.ready(clan.get(ground, SALUBRI if "Grove" in ground else "Tara"), blood=0)
    prince = table.you.ready("Timothy Crowley", blood=0)
    theirs = table.prey.ready("Timothy Crowley", blood=0)
    table.you.in_play(ground)
    table.you.in_play("Zoo Hunting Ground")
    table.begins("unlock")

    table.you.uses(ground)
    assert not any(o.target == theirs for o in table.you.options("choose"))
    decision = table.asked()
    if decision is not None and decision.window == "choose":
        table.you.chooses(fed)
    assert table.blood(fed) == (2 if ground == "Papillon" else 1)
    assert not table.you.may("use", card=ground)

    table.you.uses("Zoo Hunting Ground")
    assert table.blood(prince) == 1
    assert table.blood(theirs) == 0


@pytest.mark.parametrize(
    ("ground", "member", "other"),
    [
        ("Library Hunting Ground", "Lawbringer", RAVNOS),
        ("Park Hunting Ground", RAVNOS, SALUBRI),
        ("Meditative Grove", SALUBRI, RAVNOS),
        ("Papillon", "Timothy Crowley", SALUBRI),
        ("Fortune Teller Shop", RAVNOS, SALUBRI),
    ],
)
def test_a_location_wants_a_ready_vampire_of_its_kind(
    table: Table, ground: str, member: str, other: str
) -> None:
    """The clan, or a city title; not in torpor and not the prey's; it costs its pool."""
    table.you.ready(member)
    table.you.torpor(other)
    table.prey.ready(other)
    card = table.you.holds(ground)
    table.begins("master")

    table.you.plays(ground)

    assert table.where(card) == "permanent"
    assert table.you.pool() == (27 if ground == "Papillon" else 28)


@pytest.mark.parametrize("ground", ["Meditative Grove", "Papillon", "Fortune Teller Shop"])
def test_a_location_is_not_played_without_such_a_vampire(table: Table, ground: str) -> None:
    """Neither of another clan, nor without a title."""
    table.you.ready(NEUTRAL)
    table.you.holds(ground, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(ground)


def test_papillon_feeds_the_titled_only(table: Table) -> None:
    """A vampire without a title gains nothing, a primogen does."""
    table.you.ready(NEUTRAL, blood=0)
    table.you.in_play("Papillon")
    table.begins("unlock")

    assert not table.you.may("use", card="Papillon")


@pytest.mark.ruling("Meditative Grove", 8)
@pytest.mark.ruling("Meditative Grove", 6)
@pytest.mark.ruling("Meditative Grove", 1)
def test_meditative_grove_cancels_a_frenzy_on_a_salubri_of_yours(table: Table) -> None:
    """Locked; the card has no effect, is replaced after the window, and may be tried again."""
    lupo = table.you.ready(NEUTRAL, blood=2)
    yael = table.prey.ready(SALUBRI)
    table.prey.ready(RAVNOS)
    grove = table.prey.in_play("Meditative Grove")
    frenzy = table.you.holds(FRENZY)

    table.you.acts(frenzy, by=lupo)
    table.you.chooses(yael)
    assert table.you.hand() == []
    table.prey.uses("Meditative Grove", level="cancel")

    assert table.locked(grove)
    assert table.where(frenzy) == "ash_heap"
    assert not table.locked(lupo)
    assert table.blood(lupo) == 2
    assert len(table.you.hand()) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Meditative Grove", 9)
def test_the_cost_of_a_cancelled_frenzy_in_combat_is_paid(table: Table) -> None:
    """A combat card is played on the opposing minion; its strength does not come."""
    lupo = table.you.ready(NEUTRAL)
    yael = table.prey.ready(SALUBRI)
    table.prey.in_play("Meditative Grove")
    frenzy = table.you.holds(COMBAT_FRENZY)

    fight(table, lupo, yael)
    table.you.plays(frenzy, by=lupo)
    table.prey.uses("Meditative Grove", level="cancel")
    table.nobody_reacts()

    assert (table.blood(lupo), table.blood(yael)) == (0, 3)


def test_meditative_grove_protects_nobody_else(table: Table) -> None:
    """Not a Ravnos, and not against a card that is no frenzy."""
    lupo = table.you.ready(NEUTRAL)
    zafira = table.prey.ready(RAVNOS)
    yael = table.prey.ready(SALUBRI)
    table.prey.in_play("Meditative Grove")
    frenzy = table.you.holds(FRENZY)
    table.prey.holds("Direct Intervention")

    table.you.acts(frenzy, by=lupo)
    table.you.chooses(zafira)
    table.until("as_played", table.prey)
    assert not table.prey.may("use", card="Meditative Grove")
    table.nobody_reacts()
    assert table.where(frenzy) == "ash_heap"
    assert table.blood(lupo) == 1
    assert not table.locked(yael)


@pytest.mark.parametrize("lord", ["you", "other"])
def test_fortune_teller_shop_hides_any_ravnos(table: Table, lord: str) -> None:
    """+1 stealth while it is needed, also for the Ravnos of somebody else."""
    zafira = table.you.ready(RAVNOS)
    ryan = table.prey.ready("Ryan")
    holder = table.you if lord == "you" else table.grand_prey
    shop = holder.in_play("Fortune Teller Shop")

    table.you.acts(by=zafira, word="bleed")
    assert not holder.may("use", card="Fortune Teller Shop")
    table.prey.blocks(ryan)
    holder.uses("Fortune Teller Shop")

    assert stealth(table.state, action_of(table)) == 1
    assert table.locked(shop)
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_fortune_teller_shop_is_no_use_to_others(table: Table) -> None:
    """A Salubri gets nothing from it."""
    yael = table.you.ready(SALUBRI)
    ryan = table.prey.ready("Ryan")
    table.you.in_play("Fortune Teller Shop")
    table.you.holds(WAITS)

    table.you.acts(by=yael, word="bleed")
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert not table.you.may("use", card="Fortune Teller Shop")


@pytest.mark.parametrize(("owner", "pool"), [("prey", 30), ("grand_prey", 29), ("you", 29)])
def test_krcg_gives_intercept_to_whoever_blocks(table: Table, owner: str, pool: int) -> None:
    """Free for your own minion, 1 pool for that of another Methuselah."""
    zafira = table.you.ready(RAVNOS)
    table.you.ready(NEUTRAL)
    table.you.in_play("Fortune Teller Shop")
    ryan = table.prey.ready("Ryan")
    seat = getattr(table, owner)
    radio = seat.in_play("KRCG News Radio")

    table.you.acts(by=zafira, word="bleed")
    assert not seat.may("use", card="KRCG News Radio")
    table.prey.blocks(ryan)
    table.you.uses("Fortune Teller Shop")
    seat.uses("KRCG News Radio")
    table.nobody_reacts()

    assert told(table, "blocks", card=ryan) == 1
    assert table.locked(radio)
    assert seat.pool() == pool


@pytest.mark.ruling("KRCG News Radio", 1)
def test_krcg_waits_for_the_impulse(table: Table) -> None:
    """The acting Methuselah and the target have it before a bystander."""
    zafira = table.you.ready(RAVNOS)
    table.you.in_play("Fortune Teller Shop")
    ryan = table.prey.ready("Ryan")
    table.grand_prey.in_play("KRCG News Radio")

    table.you.acts(by=zafira, word="bleed")
    table.prey.blocks(ryan)
    table.you.uses("Fortune Teller Shop")
    decision = table.asked()
    assert decision is not None
    assert decision.seat == table.you.number or decision.seat == table.grand_prey.number
    table.until("attempt", table.grand_prey)
    assert table.grand_prey.may("use", card="KRCG News Radio", level="theirs")
    assert not table.grand_prey.may("use", card="KRCG News Radio", level="yours")


@pytest.mark.ruling("Anarch Revolt", 1)
def test_anarch_revolt_costs_whoever_has_no_ready_anarch(table: Table) -> None:
    """1 pool in the unlock phase for each copy; an Anarch in torpor does not help."""
    table.you.ready(NEUTRAL)
    table.you.torpor(ANARCH)
    table.prey.ready("Ruslan Fedorenko")
    table.you.in_play("Anarch Revolt")
    table.grand_prey.in_play("Anarch Revolt")
    for seat in (table.you, table.prey, table.grand_prey):
        seat.holds("Misdirection")
    table.begins("unlock")

    table.until_turn_of(table.you, "master")
    assert table.you.pool() == 28
    table.until_turn_of(table.prey, "master")
    assert table.prey.pool() == 30
    table.until_turn_of(table.grand_prey, "master")
    assert table.grand_prey.pool() == 28
    assert table.predator.pool() == 30


def test_anarch_revolt_is_burned_by_a_referendum(table: Table) -> None:
    """A vampire of anybody calls it as a +1 stealth political action; it passes or it stays."""
    tara = table.you.ready("Tara")
    revolt = table.prey.in_play("Anarch Revolt")

    table.you.acts("Anarch Revolt", by=tara)
    action = action_of(table)
    assert (action.kind, stealth(table.state, action), action.targets) == ("political", 1, ())
    table.until("polling", table.you)
    table.you.votes("for", minion=tara)
    table.nobody_reacts()

    assert table.where(revolt) == "ash_heap"
    assert table.prey.pool() == 30


def test_anarch_revolt_stays_when_the_referendum_fails(table: Table) -> None:
    """A tie fails."""
    lupo = table.you.ready(NEUTRAL)
    revolt = table.prey.in_play("Anarch Revolt")

    table.you.acts("Anarch Revolt", by=lupo)
    table.nobody_reacts()

    assert table.where(revolt) == "permanent"


@pytest.mark.ruling("Anarch Revolt", 2)
def test_anarch_revolt_looks_at_the_end_of_the_phase(table: Table) -> None:
    """An Anarch who was ready earlier in the phase does not help."""
    rayne = table.you.ready(ANARCH)
    table.you.in_play("Anarch Revolt")
    table.you.ready(NEUTRAL)
    stake = table.you.in_play(STAKE)
    table.you.holds("Misdirection")
    table.begins("unlock")

    table.you.uses(stake)
    table.you.chooses(rayne)
    assert table.where(rayne) == "ash_heap"
    table.until_turn_of(table.you, "master")
    assert table.you.pool() == 29


@pytest.mark.rules_text("003 Archon Investigation 1")
def test_archon_investigation_burns_whoever_bleeds_for_four(table: Table) -> None:
    """Out of turn, after blocks are declined; nothing is bled and it costs 3 pool."""
    monica = table.you.ready("Claus Wegener")
    table.you.ready(NEUTRAL)
    table.you.holds("Govern the Unaligned", "Foreshadowing Destruction", WAITS)
    archon = table.prey.holds("Archon Investigation")
    table.prey.pool(9)

    table.you.acts("Govern the Unaligned", by=monica, level="dom")
    table.until("action", table.you)
    assert not table.prey.can_play("Archon Investigation")
    table.until("declined", table.you)
    assert not table.prey.can_play("Archon Investigation")
    table.you.plays("Foreshadowing Destruction", by=monica, level="DOM")
    table.prey.plays("Archon Investigation")
    table.nobody_reacts()

    assert table.where(monica) == "ash_heap"
    assert table.where(archon) == "ash_heap"
    assert table.prey.pool() == 6
    assert not table.you.has_edge()
    assert table.waits_for(table.you)


def test_archon_investigation_is_not_for_bystanders(table: Table) -> None:
    """Only a minion that bleeds you, and for 4 or more: a bleed of 3 is none of that."""
    monica = table.you.ready("Claus Wegener")
    table.you.holds("Govern the Unaligned", WAITS)
    table.prey.holds("Archon Investigation")
    table.grand_prey.holds("Archon Investigation")

    table.you.acts("Govern the Unaligned", by=monica, level="dom")
    table.until("declined", table.you)
    assert not table.prey.can_play("Archon Investigation")
    assert not table.grand_prey.can_play("Archon Investigation")
    table.nobody_reacts()
    assert table.prey.pool() == 27


@pytest.mark.ruling("Archon Investigation", 1)
def test_archon_investigation_comes_before_the_bleed_would_succeed(table: Table) -> None:
    """The window of Spying Mission, as the action would be successful, is too late."""
    monica = table.you.ready("Black Lotus")
    table.you.holds("Govern the Unaligned", "Conditioning")
    table.prey.holds("Archon Investigation")

    table.you.acts("Govern the Unaligned", by=monica, level="dom")
    table.until("action", table.you)
    table.you.plays("Conditioning", by=monica, level="dom")
    table.until("declined", table.prey)
    assert table.prey.can_play("Archon Investigation")
    table.prey.passes()
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if decision.window == "would_succeed":
            assert not table.prey.can_play("Archon Investigation")
        table.pass_on()
    assert table.prey.pool() == 25


@pytest.mark.ruling("Garibaldi-Meucci Museum", 2)
@pytest.mark.ruling("Garibaldi-Meucci Museum", 3)
def test_garibaldi_meucci_gives_back_what_requires_an_anarch(table: Table) -> None:
    """Both cards are named; lock it and burn 1 pool. Other cards stay where they are."""
    kept = table.you.holds("Misdirection")
    wanted = table.you.ash_heap("Line Brawl")
    baron = table.you.ash_heap("Childe of the Revolution")
    table.you.ash_heap("Govern the Unaligned")
    museum = table.you.in_play("Garibaldi-Meucci Museum")
    table.begins("unlock")

    table.you.uses("Garibaldi-Meucci Museum", level="exchange")
    assert {o.target for o in table.you.options("choose")} == {wanted, baron}
    table.you.chooses(wanted)

    assert table.where(wanted) == "hand"
    assert table.where(kept) == "ash_heap"
    assert table.locked(museum)
    assert table.you.pool() == 29


@pytest.mark.ruling("Garibaldi-Meucci Museum", 1)
def test_garibaldi_meucci_ends_a_combat_between_anarchs(table: Table) -> None:
    """Before range; what is played at the end of the round still is."""
    rayne = table.you.ready(ANARCH)
    ruslan = table.prey.ready("Ruslan Fedorenko")
    museum = table.prey.in_play("Garibaldi-Meucci Museum")
    table.prey.holds("Taste of Vitae")

    fight(table, rayne, ruslan)
    table.prey.uses("Garibaldi-Meucci Museum", level="end")
    assert table.locked(museum)
    table.until("end_of_round", table.prey)
    assert table.prey.can_play("Taste of Vitae")
    table.nobody_reacts()

    assert (table.blood(rayne), table.blood(ruslan)) == (2, 2)


def test_garibaldi_meucci_does_not_end_other_combats(table: Table) -> None:
    """Both must be Anarchs, and one of them yours."""
    rayne = table.you.ready(ANARCH)
    ryan = table.prey.ready("Ryan")
    table.you.in_play("Garibaldi-Meucci Museum")
    table.predator.in_play("Garibaldi-Meucci Museum")

    fight(table, rayne, ryan)
    assert not table.you.may("use", card="Garibaldi-Meucci Museum")
    table.nobody_reacts()
    assert table.blood(rayne) == 1
