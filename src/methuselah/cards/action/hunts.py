"""Action cards without a Discipline to hunt in a special way."""

from methuselah.engine.definitions import Effect, Mode
from methuselah.language import (
    HUNTED,
    THIS,
    action,
    add,
    ally,
    as_announced,
    ash_heap,
    calls_blood_hunt,
    card,
    choose,
    chosen,
    ready,
    remove_from_game,
    unlock,
    vampire,
    when,
)

card(
    "Abactor",
    action(
        as_announced(add("hunt", +4, THIS, until="action")),
        when(HUNTED, calls_blood_hunt(THIS)),
        kind="hunt",
        stealth=1,
        who=ready(vampire),
    ),
    text="d43b50",
)


def eats(more: int, *also: Effect) -> Mode:
    """A hunt at +N hunt and +1 stealth, for an ally in an ash heap; what else happens."""
    return action(
        choose(ash_heap(ally), "eaten"),
        as_announced(add("hunt", more, THIS, until="action")),
        remove_from_game(chosen("eaten")),
        *also,
        kind="hunt",
        stealth=1,
    )


card("Psychophagia", eats(+2), eats(+1, unlock(THIS)), text="5ad253")
