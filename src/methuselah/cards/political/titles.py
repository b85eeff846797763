"""Political actions that give a title, which their card represents: cities, and justicars."""

from methuselah.engine.definitions import Effect, Mode, Trigger
from methuselah.language import (
    ACTING,
    TARGET,
    THIS,
    add,
    card,
    choose,
    clan,
    during_discard_phase,
    fits,
    gains_title,
    loses_title,
    on,
    political,
    put_on,
    ready,
    sect,
    trigger,
    unlock,
    vampire,
    when,
)


def holds(title: str, city: str, *also: Effect) -> tuple[Mode, Trigger]:
    """The acting vampire gets the title of a city with the card, and loses it as that is burned."""
    return (
        political(passes=(gains_title(title, city, ACTING), put_on(ACTING), *also)),
        trigger("burned", loses_title(title, city)),
    )


def justicar(name: str) -> tuple[Mode, Trigger]:
    """A vampire of the clan gets the title with the card; the clan has a vote more for it."""
    terms = (
        choose(ready(vampire, clan(name), sect("camarilla"))),
        add("votes", +1, when=fits(THIS, ready(clan(name))), until="referendum"),
    )
    return (
        political(terms=terms, passes=(gains_title("justicar", name, TARGET), put_on(TARGET))),
        trigger("burned", loses_title("justicar", name)),
    )


nosferatu_antitribu = on(clan("Nosferatu antitribu"))

card("Crusade: Houston", *holds("archbishop", "Houston"), text="f81d04")
card(
    "Crusade: London",
    *holds(
        "archbishop",
        "London",
        during_discard_phase(when(fits(THIS, nosferatu_antitribu), unlock(THIS))),
    ),
    text="f39b08",
)
card("Praxis Seizure: Amsterdam", *holds("prince", "Amsterdam"), text="2e8d8b")
card("Praxis Seizure: Dallas", *holds("prince", "Dallas"), text="be3e83")
card("Praxis Seizure: Miami", *holds("prince", "Miami"), text="d83cf9")
card("Toreador Justicar", *justicar("Toreador"), text="6c4547")
card("Tremere Justicar", *justicar("Tremere"), text="1ce90a")
