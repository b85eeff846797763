"""Actions that create a vampire: The Embrace and its kin, and what a created vampire is."""

from __future__ import annotations

import pytest

from action_talk import action_of
from fight_talk import replaced
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.codec import decode, encode, fingerprint
from methuselah.engine.definitions import defined
from methuselah.engine.scope import Scope
from methuselah.engine.traits import (
    capacity,
    clan_of,
    discipline_level,
    disciplines_of,
    is_vampire,
    sect_of,
    types_of,
)
from methuselah.engine.views import view
from methuselah.language import has_flight, static
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from methuselah.rules.legacy.serving import masters_of
from methuselah.rules.politics.titles import is_titled
from table_talk import Table

GIVEN = {
    "The Embrace": ("Mkhokheli", "camarilla"),
    "Third Tradition: Progeny": ("Mkhokheli", "camarilla"),
    "Creation Rites": ("Korah", "sabbat"),
    "Childe of the Revolution": ("Branimira (G6)", "anarch"),
    "Bamba": ("Hasani (G4)", "laibon"),
    "Tumnimos": ("Tsunda (G4)", "laibon"),
    "Waters of Duat": ("Renenet (G4)", "independent"),
    "Brother in Arms": ("Ariel (G6)", "sabbat"),
}
"""For each card a vampire that may create, and the sect of what it creates."""
SIZES = {"Tumnimos": 2, "Brother in Arms": 2}
"""The capacity of what a card creates, where it is not 1."""

CREATING = pytest.mark.parametrize("name", GIVEN)


def create(table: Table, name: str, blood: int | None = None) -> tuple[int, int]:
    """You play the card; its maker, and the card that became a vampire."""
    more = {} if blood is None else {"blood": blood}
    maker = table.you.ready(GIVEN[name][0], **more)
    made = table.you.holds(name)
    table.you.acts(name, by=maker)
    until_asked(table)
    return maker, made


def until_asked(table: Table) -> None:
    """Everybody passes until something is chosen, or the action is over."""
    while not table.over() and table.asked().window != "choose":  # type: ignore[union-attr]
        table.pass_on()


def finish(table: Table) -> None:
    """No Discipline card, no blood: what was begun comes to its end."""
    until_asked(table)
    if table.you.may("fetch"):
        table.you.does("done")
    if table.you.may("choose"):
        table.you.chooses(number=0)
    until_asked(table)


def next_turn(table: Table) -> None:
    """Everybody passes until your next minion phase."""
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")


@CREATING
def test_the_card_becomes_a_vampire_of_one(table: Table, name: str) -> None:
    """1-capacity (or 2), not unique, without blood, of the clan of the acting vampire, untitled."""
    theirs = table.prey.ready("Nassir", locked=True)

    maker, made = create(table, name)
    finish(table)

    state = table.state
    assert table.where(made) == "ready"
    assert state.controller(made) == table.you.number
    assert is_vampire(state, made) and types_of(state, made) == ("vampire",)
    assert capacity(state, made) == SIZES.get(name, 1)
    assert table.blood(made) == (name == "Brother in Arms")
    assert not table.locked(made)
    assert clan_of(state, made) == clan_of(state, maker)
    assert sect_of(state, made) == GIVEN[name][1]
    assert not state.definition(made).face.unique
    assert not is_titled(state, made)
    assert capacity(state, theirs) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    "name", ["The Embrace", "Childe of the Revolution", "Tumnimos", "Waters of Duat"]
)
def test_it_must_hunt_this_turn(table: Table, name: str) -> None:
    """Its hunt comes before all other actions of this turn; in the next turn it is free."""
    table.you.ready("Nik Sikko")
    _, made = create(table, name)

    assert [option.minion for option in table.you.options("act")] == [made]
    assert {option.word for option in table.you.options("act", minion=made)} == {"hunt"}
    table.you.acts(by=made, word="hunt")
    table.nobody_reacts()
    assert table.blood(made) == 1
    assert not table.you.may("act", minion=made)


@pytest.mark.parametrize("name", ["The Embrace", "Tumnimos", "Waters of Duat"])
def test_even_with_blood_it_must_hunt_this_turn_and_then_is_free(table: Table, name: str) -> None:
    """The text says so, whether it has blood or not; having hunted it has done what it must."""
    table.you.ready("Nik Sikko")
    _, made = create(table, name)
    atoms.gain_blood(table.state, made, 1)
    table.state.pending = None
    assert {option.word for option in table.you.options("act", minion=made)} == {"hunt"}

    table.you.acts(by=made, word="hunt")
    table.nobody_reacts()
    atoms.unlock(table.state, made)
    table.state.pending = None
    assert "bleed" in {option.word for option in table.you.options("act", minion=made)}

    next_turn(table)
    assert "bleed" in {option.word for option in table.you.options("act", minion=made)}


@pytest.mark.parametrize("name", ["Third Tradition: Progeny", "Creation Rites", "Bamba"])
def test_it_cannot_act_this_turn(table: Table, name: str) -> None:
    """Neither hunt nor anything else; its duty to hunt waits, and holds up nobody."""
    other = table.you.ready("Nik Sikko")
    _, made = create(table, name)
    finish(table)

    assert not table.you.may("act", minion=made)
    assert table.you.may("act", minion=other, word="bleed")

    assert table.blood(made) == (name == "Brother in Arms")
    next_turn(table)
    assert table.blood(made) == 1


@pytest.mark.ruling("Third Tradition: Progeny", 1)
@pytest.mark.ruling("Creation Rites", 1)
@pytest.mark.parametrize(("name", "most"), [("Third Tradition: Progeny", 2), ("Creation Rites", 1)])
@pytest.mark.rules_text("003 Creation Rites 1")
def test_blood_moves_at_resolution_as_far_as_its_maker_has_it(
    table: Table, name: str, most: int
) -> None:
    """Up to 2, or up to 1; what a capacity of 1 cannot hold drains."""
    maker, made = create(table, name, blood=3)

    assert [option.number for option in table.you.options("choose")] == list(range(most + 1))
    assert table.blood(maker) == 2
    table.you.chooses(number=most)
    table.nobody_reacts()
    assert table.blood(maker) == 2 - most
    assert table.blood(made) == 1
    assert table.waits_for(table.you)


def test_a_maker_without_blood_moves_none(table: Table) -> None:
    """The cost took the last one; nothing is asked."""
    maker, made = create(table, "Third Tradition: Progeny", blood=1)
    assert table.over()
    assert (table.blood(maker), table.blood(made)) == (0, 0)
    assert table.where(made) == "ready"


@pytest.mark.parametrize("pile", ["hand", "library", "ash_heap"])
@pytest.mark.parametrize(
    "name",
    ["Third Tradition: Progeny", "Creation Rites", "Childe of the Revolution", "Waters of Duat"],
)
def test_a_discipline_card_is_put_on_it(table: Table, name: str, pile: str) -> None:
    """From library, hand or ash heap; it gives the new vampire its level and its capacity."""
    card = getattr(table.you, "holds" if pile == "hand" else pile)("Celerity")
    table.you.library("Blood Doll")
    _, made = create(table, name)

    table.you.does("fetch", word=pile)
    finish(table)

    on_it = table.state.cards[made].attached
    assert [table.state.definition(one).name for one in on_it] == ["Celerity"]
    assert pile == "library" or on_it == (card,)
    assert discipline_level(table.state, made, "cel") == 1
    assert capacity(table.state, made) == 2
    assert ("shuffled" in [line.what for line in table.state.journal]) is (pile == "library")


def test_nothing_need_be_fetched(table: Table) -> None:
    """She can search; she need not find anything, and The Embrace lets nobody search."""
    celerity = table.you.holds("Celerity")
    _, made = create(table, "Childe of the Revolution")
    table.you.does("done")
    finish(table)
    assert table.where(celerity) == "hand"
    assert table.state.cards[made].attached == ()
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "minion"),
    [
        ("The Embrace", "Nik Sikko"),
        ("Third Tradition: Progeny", "Nik Sikko"),
        ("Creation Rites", "Mkhokheli"),
        ("Childe of the Revolution", "Korah"),
        ("Bamba", "Dolie (G4)"),
        ("Bamba", "Korah"),
        ("Tumnimos", "Zip (G3)"),  # too small
        ("Tumnimos", "Renenet (G4)"),
        ("Waters of Duat", "Lalitha (G2)"),  # too small
        ("Waters of Duat", "Tsunda (G4)"),
    ],
)
def test_only_whom_the_card_requires_may_create(table: Table, name: str, minion: str) -> None:
    """The title; a vampire for The Embrace, and no sterile one for any."""
    maker = table.you.ready(minion)
    sterile = table.you.ready("Karl")
    table.you.holds(name)
    assert table.you.can_play(name, by=maker) is (name == "The Embrace")
    assert not table.you.can_play(name, by=sterile)


@pytest.mark.ruling("Bamba", 1)
@pytest.mark.parametrize("taught", ["hand", "library", "ash_heap", ""])
@pytest.mark.parametrize("blood", [0, 1])
def test_a_magaji_teaches_and_feeds_its_bamba(table: Table, taught: str, blood: int) -> None:
    """One Discipline card of three places, and up to 1 blood of its own: neither is a duty."""
    magaji = table.you.ready("Tsunda (G4)", blood=5)
    table.you.ready("Nik Sikko")
    made = table.you.holds("Bamba")
    table.you.holds("Celerity")
    table.you.library("Potence")
    table.you.library("Blood Doll")
    table.you.ash_heap("Animalism")
    table.you.acts("Bamba", by=magaji)
    until_asked(table)
    assert table.you.may("fetch")
    if taught:
        table.you.does("fetch", word=taught)
    else:
        table.you.does("done")
    assert not table.you.may("fetch")  # one in all
    assert [option.number for option in table.you.options("choose")] == [0, 1]
    table.you.chooses(number=blood)
    until_asked(table)
    assert len(table.state.cards[made].attached) == (taught != "")
    assert (table.blood(magaji), table.blood(made)) == (4 - blood, blood)
    assert capacity(table.state, made) == 1 + (taught != "")


def test_another_laibon_neither_teaches_nor_feeds(table: Table) -> None:
    """It has no title."""
    table.you.holds("Celerity")
    maker, made = create(table, "Bamba")
    assert table.over()
    assert (table.blood(maker), table.blood(made)) == (3, 0)
    assert table.state.cards[made].attached == ()


def leaves(table: Table, name: str) -> int:
    """A vampire that a card created."""
    _, made = create(table, name)
    finish(table)
    return made


@pytest.mark.ruling("The Embrace", 1)
@pytest.mark.ruling("Third Tradition: Progeny", 2)
@pytest.mark.ruling("Creation Rites", 2)
@pytest.mark.ruling("Childe of the Revolution", 2)
@pytest.mark.ruling("Bamba", 2)
@pytest.mark.ruling("Tumnimos", 1)
@pytest.mark.ruling("Waters of Duat", 1)
@pytest.mark.ruling("Brother in Arms", 1)
@CREATING
def test_in_the_ash_heap_it_is_an_action_card(table: Table, name: str) -> None:
    """A form ends in every pile."""
    made = leaves(table, name)
    atoms.burn(table.state, made)
    assert table.where(made) == "ash_heap"
    assert not is_vampire(table.state, made)
    assert types_of(table.state, made) == ("action",)


@pytest.mark.ruling("The Embrace", 2)
@pytest.mark.ruling("Third Tradition: Progeny", 3)
@pytest.mark.ruling("Creation Rites", 3)
@pytest.mark.ruling("Childe of the Revolution", 3)
@pytest.mark.ruling("Bamba", 3)
@pytest.mark.ruling("Tumnimos", 2)
@pytest.mark.ruling("Waters of Duat", 2)
@pytest.mark.ruling("Brother in Arms", 2)
@CREATING
def test_in_the_uncontrolled_region_it_stays_a_vampire(table: Table, name: str) -> None:
    """It can be influenced like any other, for its capacity."""
    made = leaves(table, name)
    sect = sect_of(table.state, made)
    atoms.move_to_region(table.state, made, "uncontrolled")
    atoms.burn_blood(table.state, made, 1)
    table.until("influence", table.you)
    assert is_vampire(table.state, made)
    assert not table.you.may("move out", target=made)

    for _ in range(SIZES.get(name, 1)):
        table.you.does("transfer", target=made)
    table.you.does("move out", target=made)
    assert table.where(made) == "ready"
    assert table.blood(made) == SIZES.get(name, 1)
    assert sect_of(table.state, made) == sect


@pytest.mark.ruling("The Embrace", 3)
@pytest.mark.ruling("Third Tradition: Progeny", 4)
@pytest.mark.ruling("Creation Rites", 4)
@pytest.mark.ruling("Childe of the Revolution", 4)
@pytest.mark.ruling("Bamba", 4)
@pytest.mark.ruling("Tumnimos", 3)
@pytest.mark.ruling("Waters of Duat", 3)
@pytest.mark.ruling("Brother in Arms", 3)
@CREATING
def test_put_into_the_crypt_it_is_burned(table: Table, name: str) -> None:
    """A library card does not go there."""
    made = leaves(table, name)
    atoms.to_pile(table.state, made, "crypt")
    assert table.where(made) == "ash_heap"


@pytest.mark.ruling("Childe of the Revolution", 1)
def test_childe_of_the_revolution_requires_an_anarch(table: Table) -> None:
    """A baron is one: Powerbase: Los Angeles... reads it so, as every reader of requirements."""
    from methuselah.language import requires_anarch

    childe = table.you.holds("Childe of the Revolution")
    embrace = table.you.holds("The Embrace")
    table.asked()
    scope = Scope(0, childe)
    assert requires_anarch.passes(table.state, scope, childe)
    assert not requires_anarch.passes(table.state, scope, embrace)


def test_two_embraces_do_not_contest(table: Table) -> None:
    """They are not unique."""
    first = table.prey.puts("The Embrace", "ash_heap")
    _, made = create(table, "The Embrace")
    table.you.acts(by=made, word="hunt")
    table.nobody_reacts()
    second_maker = table.state.seats[0].ready[0]
    assert table.where(first) == "ash_heap"
    assert second_maker != made


def test_a_created_vampire_is_saved_seen_and_played_on(table: Table) -> None:
    """The saved game has it; everybody sees what it is, on the back of a library card."""
    _, made = create(table, "The Embrace")
    state = table.state
    known = {definition.id: definition for definition in state.setting.definitions}
    again = decode(encode(state), known)
    assert fingerprint(again) == fingerprint(state)
    assert capacity(again, made) == 1

    (seen,) = [one for one in view(state, 1).seats[0].ready if one.card == made]
    assert (seen.name, seen.back, seen.capacity) == ("The Embrace", "library", 1)
    assert (seen.clan, seen.sect) == (clan_of(state, made), "camarilla")


@pytest.mark.parametrize(("capacity_", "may"), [(5, True), (4, False)])
@pytest.mark.parametrize(
    ("name", "model"), [("Tumnimos", "Tsunda (G4)"), ("Waters of Duat", "Renenet (G4)")]
)
def test_its_maker_has_a_capacity_of_five(
    table: Table, name: str, model: str, capacity_: int, may: bool
) -> None:
    """Or more, and is not sterile."""
    maker = table.you.ready(replaced(model, capacity=capacity_))
    sterile = table.you.ready(defined(pool()[model], statics=(static("sterile"),)))
    table.you.holds(name)
    assert table.you.can_play(name, by=maker) is may
    assert not table.you.can_play(name, by=sterile)


@pytest.mark.parametrize(("name", "clan"), [("Tumnimos", "Ravnos"), ("Waters of Duat", "Ministry")])
def test_who_passes_for_one_of_the_clan_creates_one_of_it(
    table: Table, name: str, clan: str
) -> None:
    """The clan of the new vampire is named by the card, whoever plays it."""
    maker = table.you.ready("Crow (G5)")
    papers = paper("Papers", static("plays as if", word=f"clan {clan}"), kind="equipment")
    table.you.in_play(papers, on=maker)
    made = table.you.holds(name)
    table.you.acts(name, by=maker)
    finish(table)
    assert clan_of(table.state, maker) == "Gangrel"
    assert clan_of(table.state, made) == clan
    assert sect_of(table.state, made) == ("anarch" if clan == "Ravnos" else "independent")


@pytest.mark.parametrize("pile", ["hand", "library", "ash_heap"])
def test_tumnimos_is_taught_from_the_hand(table: Table, pile: str) -> None:
    """It has basic Chimerstry; a Discipline card comes from the hand alone, and may be that one."""
    getattr(table.you, "holds" if pile == "hand" else pile)("Chimerstry")
    table.you.library("Blood Doll")
    _, made = create(table, "Tumnimos")
    assert discipline_level(table.state, made, "chi") == 1
    assert table.you.may("fetch") is (pile == "hand")
    if pile == "hand":
        table.you.does("fetch", word="hand")
        until_asked(table)
        assert discipline_level(table.state, made, "chi") == 2
        assert capacity(table.state, made) == 3
    assert table.waits_for(table.you) or table.over()


# -- Create Gargoyle ------------------------------------------------------------------------------


@pytest.mark.ruling("Create Gargoyle", 1)
@pytest.mark.parametrize(
    ("maker", "sect"), [("Nassir", "camarilla"), ("Saiz (G3)", "sabbat"), ("Ryan", "")]
)
def test_a_gargoyle_serves_the_clan_of_its_maker(table: Table, maker: str, sect: str) -> None:
    """2-capacity, of the same sect, with basic Visceratika and flight; a slave of that clan."""
    mine = table.you.ready(maker)
    table.you.ready("Nik Sikko")
    card = table.you.holds("Create Gargoyle")
    assert table.you.can_play(card, by=mine) is bool(sect)
    if not sect:
        return
    clan = clan_of(table.state, mine)
    table.you.acts(card, by=mine)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    until_asked(table)
    table.you.chooses(number=0)
    until_asked(table)
    state = table.state
    assert table.where(card) == "ready"
    assert (clan_of(state, card), sect_of(state, card), capacity(state, card)) == (
        "Gargoyle", sect, 2,
    )  # fmt: skip
    assert disciplines_of(state, card) == ("vis",)
    assert masters_of(state, card) == (clan,)
    assert has_flight.passes(state, Scope(0, card), card)
    assert table.you.pool() == 28
    assert not table.you.may("act", minion=card)
    assert table.waits_for(table.you)
    next_turn(table)
    assert "hunt" in {option.word for option in table.you.options("act", minion=card)} or (
        table.blood(card) == 1
    )


@pytest.mark.parametrize(("held", "most"), [(4, 3), (2, 2)])
def test_a_gargoyle_is_taught_and_fed(table: Table, held: int, most: int) -> None:
    """A Discipline card of three places; up to 3 blood of its maker, as far as it is there."""
    mine = table.you.ready("Nassir", blood=held)
    table.you.ready("Nik Sikko")
    card = table.you.holds("Create Gargoyle")
    table.you.holds("Celerity")
    table.you.library("Potence")
    table.you.library("Blood Doll")
    table.you.ash_heap("Animalism")
    table.you.acts(card, by=mine)
    until_asked(table)
    assert {option.word for option in table.you.options("fetch")} == {"hand", "library", "ash_heap"}
    table.you.does("fetch", word="library")
    until_asked(table)
    assert [option.number for option in table.you.options("choose")] == [*range(most + 1)]
    table.you.chooses(number=most)
    until_asked(table)
    assert capacity(table.state, card) == 3
    assert (table.blood(mine), table.blood(card)) == (held - most, most)
    assert table.waits_for(table.you)


def test_no_sterile_vampire_creates_a_gargoyle(table: Table) -> None:
    """It requires one that is not."""
    sterile = table.you.ready(defined(pool()["Nassir"], statics=(static("sterile"),)))
    table.you.holds("Create Gargoyle")
    assert not table.you.can_play("Create Gargoyle", by=sterile)
