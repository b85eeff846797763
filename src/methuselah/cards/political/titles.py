"""Political actions that give a title, which their card represents: cities, and justicars."""

from methuselah.engine.definitions import Effect, Mode, Static, Trigger
from methuselah.language import (
    ACTING,
    BEARER,
    TARGET,
    THIS,
    add,
    burn_blood,
    capacity_at_least,
    card,
    choose,
    chosen,
    clan,
    during_discard_phase,
    exists,
    fits,
    gains_title,
    gains_title_of_that_city,
    gains_votes,
    is_named,
    keeps_city_of,
    lock,
    loses_title,
    loses_title_by_this,
    may_during_action,
    not_,
    on,
    political,
    put_on,
    ready,
    removes_title,
    sect,
    static,
    title,
    trigger,
    unless,
    unlock,
    vampire,
    when,
)


def vote_for_each(name: str) -> Effect:
    """In this referendum each ready vampire of the clan has a vote more."""
    return add("votes", +1, when=fits(THIS, ready(clan(name))), until="referendum")


def holds(
    of: str, city: str, *also: Effect, terms: tuple[Effect, ...] = ()
) -> tuple[Mode, Trigger]:
    """The acting vampire gets the title of a city with the card, and loses it as that is burned."""
    return (
        political(terms=terms, passes=(gains_title(of, city, ACTING), put_on(ACTING), *also)),
        trigger("burned", loses_title(of, city)),
    )


def tireless(name: str) -> Effect:
    """The acting vampire unlocks during the discard phase, if it is of the clan."""
    return during_discard_phase(when(fits(THIS, on(clan(name))), unlock(THIS)))


def grows(name: str) -> Static:
    """A prince of the clan has 1 more capacity, as long as it is one."""
    return static("capacity", +1, when=fits(BEARER, on(clan(name), title("prince"))))


def locks_all(name: str) -> Effect:
    """The clan resents a prince who is none of theirs."""
    return when(unless(fits(ACTING, on(clan(name)))), lock(on(clan(name))))


def justicar(name: str) -> tuple[Mode, Trigger]:
    """A vampire of the clan gets the title with the card; the clan has a vote more for it."""
    terms = (choose(ready(vampire, clan(name), sect("camarilla"))), vote_for_each(name))
    return (
        political(terms=terms, passes=(gains_title("justicar", name, TARGET), put_on(TARGET))),
        trigger("burned", loses_title("justicar", name)),
    )


card("Banu Haqim Justicar", *justicar("Banu Haqim"), text="6a7bae")
for_blood = (burn_blood(1), gains_votes(1, THIS))

card(
    "Blood Siege",
    political(
        terms=(
            choose(ready(vampire, sect("sabbat")), name="besieger"),
            choose(ready(vampire, title("prince"))),
            keeps_city_of(TARGET),
            add("cannot play", word="action modifier", until="action"),
            may_during_action("before_votes", *for_blood, who=ready(vampire)),
            may_during_action("polling", *for_blood, who=ready(vampire)),
        ),
        passes=(
            removes_title(TARGET),
            gains_title_of_that_city("archbishop", chosen("besieger")),
            put_on(chosen("besieger")),
        ),
    ),
    trigger("burned", loses_title_by_this()),
    text="15831c",
)

card("Brujah Justicar", *justicar("Brujah"), text="340e47")

card(
    "Cardinal Benediction",
    political(
        terms=(
            choose(on(vampire, sect("sabbat"), capacity_at_least(7))),
            add("abstains", until="referendum", when=fits(THIS, on(vampire, not_(sect("sabbat"))))),
        ),
        passes=(gains_title("cardinal", to=TARGET), put_on(TARGET)),
    ),
    trigger("burned", loses_title("cardinal")),
    text="d528aa",
)

card(
    "Crusade: Amsterdam",
    *holds("archbishop", "Amsterdam", tireless("Ventrue antitribu")),
    text="9c3dec",
)

lucita = on(is_named("Lucita"), sect("sabbat"))

card(
    "Crusade: Aragon",
    political(
        passes=(
            when(
                exists(lucita),
                gains_title("archbishop", "Aragon", lucita),
                put_on(lucita),
                otherwise=(gains_title("archbishop", "Aragon", ACTING), put_on(ACTING)),
            ),
        )
    ),
    trigger("burned", loses_title("archbishop", "Aragon")),
    text="29759d",
)

card("Crusade: Atlanta", *holds("archbishop", "Atlanta"), text="d31823")
card(
    "Crusade: Barcelona",
    *holds("archbishop", "Barcelona", tireless("Tremere antitribu")),
    text="a996d6",
)
card("Crusade: Berlin", *holds("archbishop", "Berlin", tireless("Lasombra")), text="4216bf")
card(
    "Crusade: Brussels",
    *holds("archbishop", "Brussels", tireless("Toreador antitribu")),
    text="a07206",
)
card("Crusade: Chicago", *holds("archbishop", "Chicago"), text="5f66c9")
card("Crusade: Detroit", *holds("archbishop", "Detroit"), text="9a782d")
card(
    "Crusade: Dublin", *holds("archbishop", "Dublin", tireless("Gangrel antitribu")), text="db38a5"
)
card("Crusade: Frankfurt", *holds("archbishop", "Frankfurt"), text="821c59")
card(
    "Crusade: Geneva",
    *holds("archbishop", "Geneva", tireless("Malkavian antitribu")),
    text="20b52a",
)
card("Crusade: Houston", *holds("archbishop", "Houston"), text="f81d04")
card("Crusade: Istanbul", *holds("archbishop", "Istanbul", tireless("Tzimisce")), text="2f389f")
card(
    "Crusade: London",
    *holds("archbishop", "London", tireless("Nosferatu antitribu")),
    text="f39b08",
)
card("Crusade: Mexico City", *holds("archbishop", "Mexico City"), text="3ee90e")
card("Crusade: Miami", *holds("archbishop", "Miami"), text="26745e")
card("Crusade: New York", *holds("archbishop", "New York"), text="077f69")
card("Crusade: Paris", *holds("archbishop", "Paris"), text="175d88")
card("Crusade: Philadelphia", *holds("archbishop", "Philadelphia"), text="9b075d")
card("Crusade: Pittsburgh", *holds("archbishop", "Pittsburgh"), text="3dbe3d")
card("Crusade: Rome", *holds("archbishop", "Rome", tireless("Brujah antitribu")), text="3a14fc")
card("Crusade: Toronto", *holds("archbishop", "Toronto"), text="0afaed")
card(
    "Crusade: Washington, D.C.",
    *holds("archbishop", "Washington, D.C.", tireless("Ventrue antitribu")),
    text="c9652b",
)
card("Gangrel Justicar", *justicar("Gangrel"), text="e3bf39")
card("Lasombra Justicar", *justicar("Lasombra"), text="185f6e")
card("Malkavian Justicar", *justicar("Malkavian"), text="1ab283")
card("Nosferatu Justicar", *justicar("Nosferatu"), text="27023b")

card(
    "Overseer",
    political(
        terms=(
            add("votes", +1, when=fits(THIS, on(clan("Guruhi"))), until="referendum"),
            add(
                "cannot cast", when=fits(THIS, on(title("magaji"))), until="referendum", word="for"
            ),
        ),
        passes=(gains_title("magaji", to=ACTING), put_on(ACTING)),
    ),
    trigger("burned", loses_title("magaji")),
    text="383a1e",
)
card("Praxis Seizure: Amsterdam", *holds("prince", "Amsterdam"), text="2e8d8b")
card("Praxis Seizure: Athens", *holds("prince", "Athens"), grows("Tremere"), text="1a557c")
card("Praxis Seizure: Atlanta", *holds("prince", "Atlanta"), text="4ecf35")
card("Praxis Seizure: Barcelona", *holds("prince", "Barcelona"), grows("Tremere"), text="e6ab1a")
card("Praxis Seizure: Berlin", *holds("prince", "Berlin"), grows("Ventrue"), text="b5d8be")
card("Praxis Seizure: Boston", *holds("prince", "Boston"), text="14339d")
card("Praxis Seizure: Brussels", *holds("prince", "Brussels"), grows("Nosferatu"), text="a88ea9")
card("Praxis Seizure: Cairo", *holds("prince", "Cairo"), grows("Ventrue"), text="c2ef9d")
card("Praxis Seizure: Chicago", *holds("prince", "Chicago"), text="551fec")
card("Praxis Seizure: Cleveland", *holds("prince", "Cleveland"), text="1ed9e9")
card("Praxis Seizure: Dallas", *holds("prince", "Dallas"), text="be3e83")
card("Praxis Seizure: Dublin", *holds("prince", "Dublin"), text="dfd888")
card("Praxis Seizure: Frankfurt", *holds("prince", "Frankfurt"), text="f592ee")
card("Praxis Seizure: Geneva", *holds("prince", "Geneva"), grows("Ventrue"), text="b15b9c")
card("Praxis Seizure: Glasgow", *holds("prince", "Glasgow"), grows("Gangrel"), text="86d5b7")
card("Praxis Seizure: Houston", *holds("prince", "Houston"), text="dc559d")
card(
    "Praxis Seizure: Istanbul",
    *holds("prince", "Istanbul", locks_all("Banu Haqim"), terms=(vote_for_each("Banu Haqim"),)),
    text="56b122",
)
card("Praxis Seizure: London", *holds("prince", "London"), text="0d03bb")
card("Praxis Seizure: Miami", *holds("prince", "Miami"), text="d83cf9")
card("Praxis Seizure: Monaco", *holds("prince", "Monaco"), grows("Toreador"), text="8b6af0")
card("Praxis Seizure: Paris", *holds("prince", "Paris"), grows("Toreador"), text="759b1d")
card("Praxis Seizure: Rome", *holds("prince", "Rome"), grows("Brujah"), text="28795b")
card("Praxis Seizure: Seattle", *holds("prince", "Seattle"), text="9fa90c")
card("Praxis Seizure: Stockholm", *holds("prince", "Stockholm"), grows("Malkavian"), text="7ce8e2")
card(
    "Praxis Seizure: Venice",
    *holds("prince", "Venice", locks_all("Giovanni"), terms=(vote_for_each("Giovanni"),)),
    text="9fee22",
)
card("Praxis Seizure: Washington, D.C.", *holds("prince", "Washington, D.C."), text="262510")
card("Praxis Seizure: York", *holds("prince", "York"), text="ea91ec")
card("Toreador Justicar", *justicar("Toreador"), text="6c4547")
card("Tremere Justicar", *justicar("Tremere"), text="1ce90a")
card("Ventrue Justicar", *justicar("Ventrue"), text="1a7c47")
