"""Toreador vampires."""

from methuselah.language import acting_is, card, dodge, ready, static, strikes, titled, vampire

card(
    "Bret Stryker (G6)",
    static("intercept", -1, when=acting_is(ready(vampire, titled))),
    text="27662d",
)

card(
    "Flávio Gonçalves (G6)",
    strikes(dodge, once="combat"),
    text="0270a6",
)
