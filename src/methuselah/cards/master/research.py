"""Masters of the research area (R3 11)."""

from methuselah.language import card, master, researches

card(
    "Development",
    master(replace="research"),
    text="e1f76a",
)

card(
    "Research",
    master(researches(3), once="your game"),
    text="781617",
)
