"""Action modifiers and reactions that make the eldest Laibon of a clan its kholo."""

from methuselah.engine.definitions import Mode, Static, Trigger
from methuselah.language import (
    THIS,
    card,
    clan,
    exists,
    fits,
    gains_title,
    loses_title,
    modifier,
    not_,
    older,
    put_on,
    reaction,
    ready,
    sect,
    title_of_the_eldest,
    titled,
    trigger,
    unless,
    vampire,
)


def kholo(name: str) -> tuple[Mode | Static | Trigger, ...]:
    """The title of the eldest of this clan, which its card represents."""
    kin = (vampire, sect("laibon"), clan(name))
    crowned = (
        fits(THIS, ready(*kin)),
        unless(exists(ready(*kin, older, not_(titled)))),
        gains_title("kholo", name),
        put_on(THIS),
    )
    return (
        modifier(*crowned, at=("before_votes", "polling")),
        reaction(*crowned, by="even locked", at=("before_votes", "polling")),
        title_of_the_eldest(name),
        trigger("burned", loses_title("kholo", name)),
    )


card("Akunanse Kholo", *kholo("Akunanse"), text="c74d94")

card("Guruhi Kholo", *kholo("Guruhi"), text="a4d967")

card("Ishtarri Kholo", *kholo("Ishtarri"), text="fe1593")

card("Osebo Kholo", *kholo("Osebo"), text="c3742f")
