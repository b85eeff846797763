"""The vocabulary that card definitions are written in.

One word for one thing of the rules, whoever does it; words take who, how many and until when
as arguments. `docs/writing-cards.md` explains each.
"""

from methuselah.language.acting import *  # noqa: F403
from methuselah.language.action_facts import *  # noqa: F403
from methuselah.language.amounts import *  # noqa: F403
from methuselah.language.arming import *  # noqa: F403
from methuselah.language.becoming import *  # noqa: F403  # noqa: F403
from methuselah.language.bids import *  # noqa: F403
from methuselah.language.blocking import *  # noqa: F403
from methuselah.language.boons import *  # noqa: F403
from methuselah.language.callings import *  # noqa: F403
from methuselah.language.card import card as card
from methuselah.language.chance import *  # noqa: F403
from methuselah.language.choices import *  # noqa: F403
from methuselah.language.combats import *  # noqa: F403
from methuselah.language.commanding import *  # noqa: F403
from methuselah.language.conditions import *  # noqa: F403
from methuselah.language.contesting import *  # noqa: F403
from methuselah.language.corruption import *  # noqa: F403
from methuselah.language.course import *  # noqa: F403
from methuselah.language.damage import *  # noqa: F403
from methuselah.language.doubles import *  # noqa: F403
from methuselah.language.effects import *  # noqa: F403
from methuselah.language.employing import *  # noqa: F403
from methuselah.language.endings import *  # noqa: F403
from methuselah.language.entering import *  # noqa: F403
from methuselah.language.fates import *  # noqa: F403
from methuselah.language.fighting import *  # noqa: F403
from methuselah.language.hands import *  # noqa: F403
from methuselah.language.heaps import *  # noqa: F403
from methuselah.language.hunts import *  # noqa: F403
from methuselah.language.identity import *  # noqa: F403
from methuselah.language.illusions import *  # noqa: F403
from methuselah.language.imbued import *  # noqa: F403
from methuselah.language.latecomers import *  # noqa: F403
from methuselah.language.learning import *  # noqa: F403
from methuselah.language.libraries import *  # noqa: F403
from methuselah.language.life import *  # noqa: F403
from methuselah.language.loans import *  # noqa: F403
from methuselah.language.named_counters import *  # noqa: F403
from methuselah.language.paying import *  # noqa: F403
from methuselah.language.phases import *  # noqa: F403
from methuselah.language.piles import *  # noqa: F403
from methuselah.language.playing import *  # noqa: F403
from methuselah.language.politics import *  # noqa: F403
from methuselah.language.promises import *  # noqa: F403
from methuselah.language.qualities import *  # noqa: F403
from methuselah.language.recruiting import *  # noqa: F403
from methuselah.language.referendums import *  # noqa: F403
from methuselah.language.research import *  # noqa: F403
from methuselah.language.restrictions import *  # noqa: F403
from methuselah.language.seats import *  # noqa: F403
from methuselah.language.storing import *  # noqa: F403
from methuselah.language.striking import *  # noqa: F403
from methuselah.language.turns import *  # noqa: F403
from methuselah.language.upcoming import *  # noqa: F403
from methuselah.language.ways import *  # noqa: F403
from methuselah.language.which import *  # noqa: F403
