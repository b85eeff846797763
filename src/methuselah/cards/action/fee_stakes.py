"""Fee Stakes: actions that make an Anarch the Baron of a city."""

from methuselah.engine.definitions import Mode, Static, Trigger
from methuselah.language import (
    BEARER,
    CALLED_BY_THIS,
    THIS,
    THIS_CARD,
    action,
    acts,
    add,
    any_of,
    as_announced,
    becomes_anarch,
    both,
    burn_card,
    cannot_block,
    card,
    clan,
    contesting_title,
    fits,
    gains_title,
    gains_title_of_that_city,
    keeps_city_of,
    loses_title,
    loses_title_by_this,
    minion,
    not_,
    on,
    put_on,
    ready,
    static,
    title,
    titled,
    trigger,
    vampire,
    when,
)

card(
    "Anarch Secession",
    static("keyword", who=THIS_CARD, word="title"),
    trigger("burned", loses_title_by_this()),
    action(
        as_announced(cannot_block(minion, not_(titled))),
        when(
            fits(THIS, on(title("prince or archbishop"))),
            keeps_city_of(THIS),
            becomes_anarch(THIS),
            gains_title_of_that_city("baron", THIS),
            put_on(THIS),
            otherwise=(becomes_anarch(THIS),),
        ),
        stealth=1,
    ),
    text="1ec871",
)

worth_less = add(
    "votes",
    -1,
    until="referendum",
    when=fits(THIS, ready(titled, not_(title("baron")), not_(title("priscus")))),
)
held = fits(BEARER, on(not_(contesting_title)))


def fee_stake(city: str, favoured: str = "") -> tuple[Mode | Static | Trigger, ...]:
    """The Fee Stake of a city, and the clan whose Baron gets a vote in referendums it calls."""
    clans = (favoured, f"{favoured} antitribu") if favoured else ()
    baron = on(any_of(*map(clan, clans)))
    bonus = static("votes", +1, when=both(held, CALLED_BY_THIS, fits(BEARER, baron)))
    return (
        action(gains_title("baron", city), put_on(THIS), stealth=1),
        *((bonus,) if favoured else ()),
        acts(
            held,
            who=ready(vampire),
            kind="political",
            stealth=1,
            terms=(worth_less,),
            passes=(burn_card(),),
        ),
        trigger("burned", loses_title("baron", city)),
    )


card("Fee Stake: Boston", *fee_stake("Boston", "Toreador"), text="6d078b")

card("Fee Stake: Corte", *fee_stake("Corte"), text="69d4de")

card("Fee Stake: Los Angeles", *fee_stake("Los Angeles"), text="80e4b8")

card("Fee Stake: New York", *fee_stake("New York", "Brujah"), text="e82333")

card("Fee Stake: Perth", *fee_stake("Perth"), text="16198b")

card("Fee Stake: Seattle", *fee_stake("Seattle", "Gangrel"), text="65b8f1")
