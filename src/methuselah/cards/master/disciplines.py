"""Master Discipline cards."""

from methuselah.language import (
    TARGET,
    YOU,
    any_of,
    burn_card,
    card,
    choose,
    choose_discipline,
    clan,
    discipline,
    discipline_master,
    gain_blood,
    keeps_chosen_word,
    master,
    moved_out_this_phase,
    on,
    put_on,
    ready,
    sect,
    static,
    trigger,
    vampire,
    yours,
)

card("Abombwe", *discipline_master("abo", any_of(sect("laibon"), discipline("pro"))), text="84398f")

card(
    "Agent of Power",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    static("discipline", word="chosen"),
    trigger("discard phase", burn_card(), who=YOU),
    enters=(choose_discipline("learned"), keeps_chosen_word("learned")),
    text="5e394b",
)

card("Animalism", *discipline_master("ani"), text="47f610")

card("Auspex", *discipline_master("aus"), text="1723a7")

card(
    "Blooding by the Code",
    master(choose(on(vampire, yours, clan("Salubri antitribu"))), put_on(TARGET)),
    static("discipline", word="val"),
    static("strength", +1),
    static("capacity", +1),
    text="397a9e",
)

card("Celerity", *discipline_master("cel"), text="110158")

card("Chimerstry", *discipline_master("chi"), text="b78908")

card("Dementation", *discipline_master("dem"), text="1076b5")

card("Dominate", *discipline_master("dom"), text="f3939b")

card("Fortitude", *discipline_master("for"), text="9d42ea")

card("Necromancy", *discipline_master("nec"), text="1da1e4")

card("Obfuscate", *discipline_master("obf"), text="7168e9")

card("Oblivion", *discipline_master("obl"), text="822182")

card("Obtenebration", *discipline_master("obt"), text="67bfe9")

card("Potence", *discipline_master("pot"), text="f3bf71")

card("Presence", *discipline_master("pre"), text="383594")

card("Protean", *discipline_master("pro"), text="3b0eb3")

card(
    "Proxy Kissed",
    master(
        choose(ready(yours, clan("Giovanni"), moved_out_this_phase)),
        put_on(TARGET),
        gain_blood(1, TARGET),
        at=("influence",),
        out_of_turn=True,
        own_turn=True,
    ),
    static("discipline", word="pot"),
    static("discipline", word="for"),
    static("capacity", +1),
    text="fb4e86",
)

card("Quietus", *discipline_master("qui"), text="c21828")

card("Serpentis", *discipline_master("ser"), text="28fafc")

card("Thaumaturgy", *discipline_master("tha"), text="484678")

card("Vicissitude", *discipline_master("vic"), text="c87c6b")
