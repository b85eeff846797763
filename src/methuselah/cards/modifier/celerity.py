"""Action modifiers that require Celerity, alone or with another Discipline."""

from methuselah.language import (
    TARGET,
    abstains,
    burn_blood,
    card,
    choose,
    grants,
    is_action,
    lock,
    maneuvers,
    modifier,
    press,
    reaction,
    ready,
    stealth,
    vampire,
    voted,
)

polling = ("polling",)
silenced = (is_action("political"), choose(ready(vampire, voted)), lock(TARGET), abstains(TARGET))

card(
    "Resist Earth's Grasp",
    cel=(press, maneuvers(grants("press"))),
    CEL=modifier(stealth(+1)),
    text="637f49",
)

card(
    "Scalpel Tongue",
    cel_pre=(modifier(*silenced, at=polling), reaction(*silenced, at=polling)),
    CEL_PRE=(
        modifier(*silenced, burn_blood(1, TARGET), at=polling),
        reaction(*silenced, burn_blood(1, TARGET), at=polling),
    ),
    text="4f648c",
)
