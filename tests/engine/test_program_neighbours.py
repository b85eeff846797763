"""The runs of `each` are pushed together: none of them sees what another was given."""

from __future__ import annotations

from made_up import paper
from methuselah.engine.definitions import Block
from methuselah.engine.programs import Program
from methuselah.engine.scope import Scope
from methuselah.language import (
    TARGET,
    choose,
    chosen,
    each,
    gain_blood,
    later,
    master,
    on,
    vampire,
    yours,
)
from table_talk import Table


def test_each_of_several_cards_is_meant_in_turn() -> None:
    """Each vampire gains its blood; the first does not gain that of all."""
    table = Table()
    one, two, three = (table.you.ready("Anson (G1)", blood=1) for _ in range(3))
    gift = paper("Made Up", master(each(on(vampire, yours), gain_blood(1, chosen("one")))))
    table.you.holds(gift)
    table.begins("master")
    table.you.plays("Made Up")
    table.until_turn_of(table.you, "minion")

    assert [table.blood(card) for card in (one, two, three)] == [2, 2, 2]


def test_what_was_chosen_comes_back_to_whoever_asked_for_it() -> None:
    """The choice of a run of `each` is its own; what follows sees the last one."""
    table = Table()
    one, two = (table.you.ready("Anson (G1)", blood=1) for _ in range(2))
    gift = paper(
        "Made Up",
        master(
            each(on(vampire, yours), later(choose(on(vampire))), gain_blood(1, chosen("one"))),
            gain_blood(1, TARGET),
        ),
    )
    table.you.holds(gift)
    table.begins("master")
    table.you.plays("Made Up")
    table.you.chooses(one)
    table.you.chooses(two)

    assert [table.blood(card) for card in (one, two)] == [2, 3]


def test_a_run_that_has_begun_hears_what_was_chosen_within() -> None:
    """A block of its own leaves its choices to the effects that follow."""
    program = Program(block=Block(()), scope=Scope(env={"one": (1,)}), place=1)
    inner = Program(scope=Scope(env={"one": (2,), "target": (3,)}))
    table = Table()
    table.asked()
    program.returned(table.state, inner)
    assert program.scope.env == {"one": (2,), "target": (3,)}
