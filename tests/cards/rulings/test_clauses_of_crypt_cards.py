"""Rulings of several clauses, on vampires: the clauses that are seldom played."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told, trick
from block_talk import COMPANION, made_vampire
from combat_talk import fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.engine.rows import total
from methuselah.engine.traits import sect_of
from methuselah.language import (
    DURING_ACTION,
    OTHERS,
    TARGET,
    THIS,
    action,
    add,
    becomes_anarch,
    being_played,
    burn_blood,
    burn_card,
    burn_pool,
    cancels_card,
    choose,
    clan,
    fits,
    locked,
    melee_strike,
    on,
    political,
    ready,
    static,
    uncontrolled,
    unlock,
    use,
    vampire,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.politics.titles import title_of, votes_of_title
from politics_talk import carried
from table_talk import Table


@pytest.mark.ruling("Annazir (G5)", 3)
@pytest.mark.parametrize(
    ("name", "kept", "votes"), [("Annazir (G5)", True, 2), ("Mkhokheli", False, 0)]
)
def test_annazir_keeps_title_and_votes_as_an_anarch(
    table: Table, name: str, kept: bool, votes: int
) -> None:
    """A prince who becomes an Anarch loses the title."""
    voter = table.you.ready(name)
    friend = table.you.ready("Ryan")
    turn = action(choose(ready(vampire, yours)), becomes_anarch(TARGET), stealth=1)
    table.you.holds(paper("Turning", turn))
    table.asked()
    before = title_of(table.state, voter)
    assert before

    table.you.acts("Turning", by=friend)
    table.you.chooses(voter)
    table.nobody_reacts()

    assert sect_of(table.state, voter) == "anarch"
    assert title_of(table.state, voter) == (before if kept else "")
    assert votes_of_title(table.state, voter) == votes


@pytest.mark.ruling("Evan Klein (G6)", 1)
@pytest.mark.parametrize("mine", [True, False])
def test_no_coin_is_flipped_among_friends(table: Table, mine: bool) -> None:
    """The same action at Evan: undirected by a minion of his controller, directed by another."""
    evan = (table.you if mine else table.prey).ready("Evan Klein (G6)")
    friend = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(paper("Bite", action(choose(ready(vampire)), burn_blood(1, TARGET))))

    table.you.acts("Bite", by=friend)
    table.you.chooses(evan)
    rest(table)

    assert told(table, "flipped") == (0 if mine else 1)
    if mine:
        assert table.blood(evan) == 5 - 1


@pytest.mark.ruling("Jaroslav Pascek (G3)", 3)
@pytest.mark.parametrize("aggravated", [True, False])
def test_what_jaroslav_adds_is_like_the_rest_of_the_strike(table: Table, aggravated: bool) -> None:
    """All of it is aggravated with a blade that is."""
    jaroslav = table.you.ready("Jaroslav Pascek (G3)")
    other = table.prey.ready(made_vampire("Victim", capacity=9))
    blade = table.you.in_play(weapon("Blade", melee_strike(+1, aggravated=aggravated)), on=jaroslav)

    fight(table, jaroslav, other)
    table.you.does("use", card=blade, level="strike")
    rest(table)

    assert damage_to(table, other, aggravated=True) == (4 if aggravated else 0)
    assert damage_to(table, other) == 4


@pytest.mark.ruling("Larissa Moreira", 1)
@pytest.mark.parametrize(("word", "may"), [("bleed", True), ("hunt", False)])
def test_larissa_adds_to_a_bleed_and_not_after_it(table: Table, word: str, may: bool) -> None:
    """In a hunt she discards nothing; once a bleed has resolved neither."""
    larissa = table.you.ready("Larissa Moreira", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Deep Song", "Cats' Guidance", trick(at=("after_resolution",), by="any"))

    table.you.acts(word=word, by=larissa)
    assert table.you.may("use", card=larissa) is may
    table.until("after_resolution", table.you)
    assert not is_offered(table, table.you, larissa)


@pytest.mark.ruling("Lord Tremere (G5)", 2)
@pytest.mark.parametrize("woke", [True, False])
def test_who_woke_blocks_though_lord_tremere_locks_it(table: Table, woke: bool) -> None:
    """Locked in the attempt its block fails, unless it woke earlier during the action."""
    lord, mine = table.you.ready("Lord Tremere (G5)"), table.you.ready("Mazz")
    wall = table.prey.ready(replaced("Ryan", clans=("Tremere",)), locked=woke)
    table.prey.ready(replaced("Nassir", clans=("Tremere",)), locked=True)
    table.prey.holds("Wake with Evening's Freshness")
    rouse = use(choose(ready(yours, locked)), unlock(TARGET), at=DURING_ACTION, once="turn")
    table.prey.in_play(paper("Alarm Clock", rouse, kind="event"))

    table.you.acts(word="bleed", by=mine)
    if woke:
        table.prey.plays("Wake with Evening's Freshness", by=wall)
        table.prey.uses("Alarm Clock")
        table.prey.chooses(wall)
    table.prey.blocks(wall)
    assert not table.locked(wall)
    table.you.uses(lord)
    table.you.chooses(wall)
    rest(table)

    assert table.locked(wall)
    assert table.prey.pool() == (30 if woke else 29)
    assert damage_to(table, mine) == (1 if woke else 0)


@pytest.mark.ruling("Donald Cargill (G5)", 1)
def test_donald_pays_after_an_oust_by_the_referendum(table: Table) -> None:
    """His controller has her victory point and 6 pool before he burns."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = table.prey.ready("Donald Cargill (G5)")
    table.grand_prey.pool(1)
    doom = political(passes=(burn_pool(1, OTHERS),))
    table.you.holds(paper("Doom", doom, kind="political action"))

    table.you.acts("Doom", by=anvil)
    carried(table, anvil)

    assert table.grand_prey.is_out()
    assert (table.prey.pool(), table.prey.victory_points()) == (30 - 1 + 6, 1)
    assert table.blood(donald) == 0
    lines = list(table.state.journal)
    gained = max(n for n, line in enumerate(lines) if line.what == "gained pool")
    burned = [n for n, line in enumerate(lines) if line.what == "burned blood"]
    assert burned and min(burned) > gained


@pytest.mark.ruling("Parijat, the Dark Oracle", 1)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_forced_attempt_burns_no_card(table: Table, cancelled: bool) -> None:
    """It is paid like a cost: not if the card is cancelled."""
    table.you.ready("Parijat, the Dark Oracle")
    corpse = table.you.ready("Aggressive Corpse")
    prince = table.prey.ready("Gnaeus Aemilius Augustinus", locked=True)
    no = use(being_played("reaction"), cancels_card(), at=("as_played",), once="turn")
    table.you.in_play(paper("No", no, kind="event"))
    table.prey.holds("Second Tradition: Domain", *["Vessel"] * 6)
    top, drawn = table.prey.library("Fame", "Blood Doll")

    table.you.acts(word="bleed", by=corpse)
    table.prey.plays("Second Tradition: Domain", by=prince)
    if cancelled:
        table.you.uses("No")
    rest(table)

    assert table.where(drawn) == "hand"
    assert table.where(top) == ("library" if cancelled else "ash_heap")


@pytest.mark.ruling("Abraham Mellon", 2)
@pytest.mark.ruling("Vidal Jarbeaux", 1)
@pytest.mark.ruling("Mata Hari", 8)
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("Vidal Jarbeaux (G5)", "Brujah"),
        ("Mata Hari (G4)", "Brujah"),
        ("Abraham Mellon (G6)", "Tremere"),
    ],
)
def test_an_effect_that_lasts_treats_her_so_as_well(table: Table, name: str, own: str) -> None:
    """For the rest of the turn, while she is of the clan: that effect of the card counts her in."""
    minion = table.you.ready(name)
    table.you.ready(COMPANION)
    lasting = add("bleed", +2, THIS, until="turn", when=fits(THIS, on(clan(own))))
    table.you.holds(paper("Once", action(lasting, stealth=1), clans=(own,)))
    table.asked()
    before = total(table.state, "bleed", minion)

    table.you.acts("Once", by=minion)
    table.nobody_reacts()
    assert total(table.state, "bleed", minion) == before + 2
    table.until_turn_of(table.prey)
    assert total(table.state, "bleed", minion) == before


@pytest.mark.ruling("Vidal Jarbeaux", 8)
@pytest.mark.ruling("Mata Hari", 4)
@pytest.mark.parametrize("name", ["Vidal Jarbeaux (G5)", "Mata Hari (G4)"])
@pytest.mark.parametrize(("capacity", "above"), [(10, False), (11, True)])
def test_the_great_beast_comes_at_once_to_the_greatest(
    table: Table, name: str, capacity: int, above: bool
) -> None:
    """Above 10 the caller burns and it is in play; else it has counters for the capacity."""
    minion = table.you.ready(name)
    more = capacity - (pool()[name].capacity or 0)
    table.you.in_play(paper("Growth", static("capacity", more), kind="equipment"), on=minion)
    table.you.ready(COMPANION)
    beast = table.you.holds("Call the Great Beast")

    table.you.acts("Call the Great Beast", by=minion)
    if not above:
        table.nobody_reacts()
    for code in ("pot", "cel", "for") if above else ():
        table.you.chooses(word=code)

    assert table.where(minion) == ("ash_heap" if above else "ready")
    if above:
        assert table.where(beast) == "ready"
    else:
        assert table.on(beast) == minion
        assert table.counters(beast) == capacity


@pytest.mark.ruling("Byzar (G6)", 4)
@pytest.mark.parametrize(("region", "where"), [("ready", "torpor"), ("uncontrolled", "ash_heap")])
def test_byzar_is_burned_where_nobody_controls_him(table: Table, region: str, where: str) -> None:
    """The same action that burns him in the uncontrolled region sends him to torpor when ready."""
    killer = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    byzar = table.prey.puts("Byzar (G6)", region)
    table.prey.puts("Ashley", region)
    aimed = ready(vampire) if region == "ready" else uncontrolled(vampire)
    table.you.holds(paper("Stake", action(choose(aimed), burn_card(TARGET), stealth=1)))

    table.you.acts("Stake", by=killer)
    table.you.chooses(byzar)
    table.nobody_reacts()

    assert table.where(byzar) == where
    if where == "torpor":
        assert table.counters(byzar) == 1


@pytest.mark.ruling("Alexandra (G2)", 3)
@pytest.mark.ruling("Visions of Zapathasura", 1)
@pytest.mark.parametrize("locker", ["Alexandra (G2)", "Visions of Zapathasura"])
@pytest.mark.parametrize("woke", [True, False])
def test_who_woke_blocks_though_it_is_locked(table: Table, locker: str, woke: bool) -> None:
    """Locked in the attempt its block fails, unless it woke earlier during the action."""
    visions = locker.startswith("Visions")
    mine = table.you.ready("Ryan" if visions else locker)
    table.you.ready(COMPANION)
    toreador = replaced("Ryan", clans=("Toreador",))
    wall = table.prey.ready("Sreelekha" if visions else toreador, locked=woke)
    table.prey.ready("Nassir", locked=True)
    table.prey.holds("Wake with Evening's Freshness", *([locker] if visions else []))
    rouse = use(choose(ready(yours, locked)), unlock(TARGET), at=DURING_ACTION, once="turn")
    table.prey.in_play(paper("Alarm Clock", rouse, kind="event"))

    table.you.acts(word="bleed", by=mine)
    if woke:
        table.prey.plays("Wake with Evening's Freshness", by=wall)
        table.prey.uses("Alarm Clock")
        table.prey.chooses(wall)
    table.prey.blocks(wall)
    if visions:
        table.prey.plays(locker, by=wall, level="OBF_PRE")
    else:
        table.you.uses(mine)
        table.you.does("do", number=0)
    rest(table)

    assert told(table, "combat") == int(woke)
    assert table.locked(wall)


@pytest.mark.ruling("Possession", 1)
def test_what_lasts_on_a_vampire_ends_in_the_ash_heap(table: Table) -> None:
    """A bleed for the rest of the game and another sect: neither comes back with it."""
    acting, friend, second = (
        table.you.ready("Le Dinh Tho"),
        table.you.ready("Ryan"),
        table.you.ready("Ashley"),
    )
    nik = table.you.ready("Nik Sikko")
    mine = choose(ready(vampire, yours))
    gift = action(mine, add("bleed", +2, TARGET, until="game"), becomes_anarch(TARGET), stealth=1)
    stake = action(mine, burn_card(TARGET), stealth=1)
    table.you.holds("Possession", paper("Gift", gift), paper("Stake", stake))
    table.asked()
    before = sect_of(table.state, nik)

    table.you.acts("Gift", by=friend)
    table.you.chooses(nik)
    table.nobody_reacts()
    assert total(table.state, "bleed", nik) == 2
    assert sect_of(table.state, nik) == "anarch" != before
    table.you.acts("Stake", by=second)
    table.you.chooses(nik)
    table.nobody_reacts()
    assert table.where(nik) == "ash_heap"
    table.you.acts("Possession", by=acting, level="NEC")
    table.nobody_reacts()

    assert table.where(nik) == "ready"
    assert total(table.state, "bleed", nik) == 0
    assert sect_of(table.state, nik) == before
