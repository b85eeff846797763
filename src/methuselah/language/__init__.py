"""The vocabulary that card definitions are written in.

One word for one thing of the rules, whoever does it; words take who, how many and until when
as arguments. `docs/writing-cards.md` teaches the core, `docs/vocabulary/` explains each.
"""

from methuselah.language.actions.acting import *  # noqa: F403
from methuselah.language.actions.blocking import *  # noqa: F403
from methuselah.language.actions.chain_of_command import *  # noqa: F403
from methuselah.language.actions.course import *  # noqa: F403
from methuselah.language.card import card as card
from methuselah.language.changing.boons import *  # noqa: F403
from methuselah.language.changing.corruption import *  # noqa: F403
from methuselah.language.changing.effects import *  # noqa: F403
from methuselah.language.changing.life import *  # noqa: F403
from methuselah.language.changing.loans import *  # noqa: F403
from methuselah.language.changing.memory import *  # noqa: F403
from methuselah.language.changing.named_counters import *  # noqa: F403
from methuselah.language.changing.promises import *  # noqa: F403
from methuselah.language.changing.upcoming import *  # noqa: F403
from methuselah.language.changing.using_counters import *  # noqa: F403
from methuselah.language.choosing.aiming import *  # noqa: F403
from methuselah.language.choosing.bids import *  # noqa: F403
from methuselah.language.choosing.chance import *  # noqa: F403
from methuselah.language.choosing.choices import *  # noqa: F403
from methuselah.language.choosing.clans import *  # noqa: F403
from methuselah.language.choosing.for_each import *  # noqa: F403
from methuselah.language.choosing.naming import *  # noqa: F403
from methuselah.language.choosing.rearranging import *  # noqa: F403
from methuselah.language.combat.arming import *  # noqa: F403
from methuselah.language.combat.combats import *  # noqa: F403
from methuselah.language.combat.damage import *  # noqa: F403
from methuselah.language.combat.endings import *  # noqa: F403
from methuselah.language.combat.fates import *  # noqa: F403
from methuselah.language.combat.fighting import *  # noqa: F403
from methuselah.language.combat.having_burned import *  # noqa: F403
from methuselah.language.combat.moments import *  # noqa: F403
from methuselah.language.combat.one_strike import *  # noqa: F403
from methuselah.language.combat.restrictions import *  # noqa: F403
from methuselah.language.combat.softening import *  # noqa: F403
from methuselah.language.combat.staking import *  # noqa: F403
from methuselah.language.combat.striking import *  # noqa: F403
from methuselah.language.drawing.ash_heaps import *  # noqa: F403
from methuselah.language.drawing.bestowing import *  # noqa: F403
from methuselah.language.drawing.crypts import *  # noqa: F403
from methuselah.language.drawing.first_finds import *  # noqa: F403
from methuselah.language.drawing.getting import *  # noqa: F403
from methuselah.language.drawing.hands import *  # noqa: F403
from methuselah.language.drawing.libraries import *  # noqa: F403
from methuselah.language.drawing.research import *  # noqa: F403
from methuselah.language.drawing.storing import *  # noqa: F403
from methuselah.language.drawing.tops_of_libraries import *  # noqa: F403
from methuselah.language.drawing.waiting import *  # noqa: F403
from methuselah.language.minions.becoming import *  # noqa: F403  # noqa: F403
from methuselah.language.minions.contesting import *  # noqa: F403
from methuselah.language.minions.disciplines import *  # noqa: F403
from methuselah.language.minions.doubles import *  # noqa: F403
from methuselah.language.minions.employing import *  # noqa: F403
from methuselah.language.minions.entering import *  # noqa: F403
from methuselah.language.minions.illusions import *  # noqa: F403
from methuselah.language.minions.imbued import *  # noqa: F403
from methuselah.language.minions.merging import *  # noqa: F403
from methuselah.language.minions.recruiting import *  # noqa: F403
from methuselah.language.paying import *  # noqa: F403
from methuselah.language.playing import *  # noqa: F403
from methuselah.language.reading.action_facts import *  # noqa: F403
from methuselah.language.reading.amounts import *  # noqa: F403
from methuselah.language.reading.conditions import *  # noqa: F403
from methuselah.language.reading.contracts import *  # noqa: F403
from methuselah.language.reading.deeds import *  # noqa: F403
from methuselah.language.reading.identity import *  # noqa: F403
from methuselah.language.reading.outcomes import *  # noqa: F403
from methuselah.language.reading.played_on import *  # noqa: F403
from methuselah.language.reading.qualities import *  # noqa: F403
from methuselah.language.reading.seats import *  # noqa: F403
from methuselah.language.reading.which import *  # noqa: F403
from methuselah.language.turn.obligations import *  # noqa: F403
from methuselah.language.turn.phases import *  # noqa: F403
from methuselah.language.turn.turns import *  # noqa: F403
from methuselah.language.voting.blood_hunts import *  # noqa: F403
from methuselah.language.voting.callings import *  # noqa: F403
from methuselah.language.voting.lasting import *  # noqa: F403
from methuselah.language.voting.referendums import *  # noqa: F403
from methuselah.language.voting.votes import *  # noqa: F403
from methuselah.language.ways import *  # noqa: F403
