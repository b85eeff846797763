"""Giovanni vampires and their actions."""

from methuselah.language import (
    THIS,
    THIS_CARD,
    TURN,
    UNDIRECTED,
    YOU_CONTROL_THIS,
    burn_blood,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    controller_of,
    older_than_all,
    on,
    ready,
    same,
    static,
    steals,
    unless,
    use,
    with_blood,
    yours,
)

elders = ready(clan("Giovanni"), controlled_by(controller_of(THIS_CARD)))
card(
    "Benedict Giovanni, Agent (G4)",
    use(
        unless(YOU_CONTROL_THIS),
        same(TURN, controller_of(THIS_CARD)),
        choose(on(clan("Giovanni"), yours, with_blood, older_than_all(elders)), name="elder"),
        burn_blood(1, chosen("elder")),
        steals(THIS_CARD),
        by="methuselah",
        at=("unlock",),
        once="phase",
    ),
    static("cannot block", who=THIS, when=UNDIRECTED),
    text="4619c3",
)
