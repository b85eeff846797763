"""How often a way may be played or used: whose limit it is, and the level to which it belongs."""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Mode, Static, Trigger
from methuselah.language.reading.action_facts import NOT_PLAYED_THIS_TURN
from methuselah.language.speaking.voice import Voice
from methuselah.wording.book import slug

__all__ = ["limit_words", "limited_at"]


def limited_at(definition: Definition, part: Mode | Static | Trigger) -> str:
    """The level of which alone "only one each round" is said: "superior", "basic" or "all"."""
    if not isinstance(part, Mode) or not part.disciplines:
        return "all"
    limited = {one.key.isupper() for one in definition.modes if one.once}
    free = {one.key.isupper() for one in definition.modes if not one.once and one.disciplines}
    if limited & free or len(limited) != 1 or not free:
        return "all"
    return "superior" if part.key.isupper() else "basic"


def limit_words(speaker: Voice, mode: Mode) -> str:
    """ "A vampire can play only one each round"; masters and actions are limited for everybody."""
    if not mode.once:
        return ""
    shared = mode.play in ("master", "action") or NOT_PLAYED_THIS_TURN in mode.only
    one_for_all = "yes" if shared else "no"
    return speaker.message(f"once-{slug(mode.once)}", play=slug(mode.play), shared=one_for_all)
