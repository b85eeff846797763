"""Allies that require Daimoinon."""

from methuselah.language import (
    AT_SUPERIOR,
    THIS_CARD,
    WAS_SUCCESSFUL,
    at_moment,
    both,
    card,
    exists,
    fits,
    is_infernal,
    leaves_game_when,
    on,
    recruits,
    remove_from_game,
    static,
    this,
    trigger,
    unless,
    vampire,
    when,
    yours,
)

card(
    "Infernal Servitor",
    static("acts at once"),
    static("plays as a vampire", when=AT_SUPERIOR, word="dai"),
    static("plays as a vampire", when=AT_SUPERIOR, word="obf"),
    static("lends together", when=AT_SUPERIOR),
    leaves_game_when(unless(exists(on(vampire, yours, is_infernal)))),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(both(WAS_SUCCESSFUL, fits(THIS_CARD, on(this))), remove_from_game(THIS_CARD)),
        ),
    ),
    dai=recruits(),
    DAI=recruits(),
    text="f0fa6c",
)
