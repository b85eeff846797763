### What happens: blood, pool, locks, places. Clauses that stand alone, after "if" or after a price.

lasting = { $until-is ->
    [combat] { $span ->
        [combat] {""}
       *[any] this combat
    }
    [round] this round
    [turn] this turn
    [referendum] in this referendum
    [unlock] until { $you ->
        [them] their
       *[you] your
    } next unlock phase
    [discard] until { $you ->
        [them] their
       *[you] your
    } next discard phase
    [game] for the rest of the game
   *[other] {""}
}
to-get = { $mood ->
    [can] get
   *[told] {""}
}
provided = { $when-is ->
    [none] {""}
   *[other] if { $when }
}
add = { $to-is ->
    [none] { to-get } { $change-alone }
    [minion] { $change-alone-is ->
        [yes] { to-get } { $change-alone }
       *[no] { DOES($to, $change) }
    }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $change-alone-is ->
        [yes] { $change-brief }
       *[no] { $to } { $change-brief }
    } { lasting }
add-bleed = { $amount-is ->
    [taken] reduce the bleed by { $amount }
    [negative] { $until-is ->
        [action] reduce the bleed by { UNSIGNED($amount) }
       *[other] { bleed-of-whom } { lasting }
    }
   *[other] { bleed-of-whom } { lasting }
} { provided }
    .brief = { $amount-is ->
        [taken] -{ $amount } bleed
       *[other] { SIGNED($amount) } bleed
    }
add-cannot-block = { $to-is ->
    [none] { $when-is ->
        [none] this action cannot be blocked
        [fits] { $when-many } cannot block this action
       *[other] minions cannot block this action { provided }
    }
   *[other] { $to } cannot block { $until-is ->
        [action] this action
       *[other] { lasting }
    } { provided }
}
    .brief = { $when-is ->
        [fits] { $when-many } cannot block
       *[other] { $to } cannot block
    }
add-cannot-play = { $to-is ->
    [none] minions cannot play { barred-cards }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
    .brief = { $to-is ->
        [none] minions cannot play { barred-cards }
       *[other] { $to } { $change-brief }
    } { lasting }
add-votes = { $when-is ->
    [fits] { $when-many } get { $change-alone }
   *[other] { to-get } { $change-alone } { provided }
} { lasting }
add-cannot-unlock = { $when-is ->
    [fits] { $when-many } cannot unlock this action
   *[other] { $change-alone } { provided }
}
add-block-cost = { $when-is ->
    [fits] { $when-many } must burn { $amount } blood to attempt to block
   *[other] { $change-alone } { provided }
}
add-block-cost-or-life = { $when-is ->
    [fits] { $when-many } must burn { $amount } blood or life to attempt to block
   *[other] { $change-alone } { provided }
}
add-cannot-use-equipment = { $to } cannot use equipment { lasting }
add-awake = { $to-is ->
    [minion] { $mood ->
        [can] wake
       *[told] { DOES($to, "wakes") }
    }
   *[other] { DOES($to, "wakes") }
}
    .brief = wake
add-hand-size = { $mood ->
    [can] give { $to } { SIGNED($amount) } hand size { lasting }
   *[told] { DOES($to, "gets") } { SIGNED($amount) } hand size { lasting }
}

counter-gain-blood = { $cards-is ->
    [minion] { $mood ->
        [can] gain { $amount } { blood-or-life }
       *[told] { DOES($cards, "gains") } { $amount } { blood-or-life }
    }
   *[other] add { $amount } { blood-or-life } to { $cards }
}
    .brief = { $cards-is ->
        [minion] gain { $amount } { blood-or-life }
       *[other] { $amount } { blood-or-life } to { $cards }
    }
counter-burn-blood = { $cards-is ->
    [minion] burn { $amount } { blood-or-life }
    [card] burn { $amount } life from { $cards }
   *[other] { $mood ->
        [can] make { $cards } burn { $amount } { blood-or-life }
       *[told] { DOES($cards, "burns") } { $amount } { blood-or-life }
    }
}
counter-gain-pool = { $seats-is ->
    [you] gain { $amount } pool
    [them] { $mood ->
        [can] gain { $amount } pool
       *[told] they gain { $amount } pool
    }
   *[other] { DOES($seats, "gains") } { $amount } pool
}
counter-burn-pool = { $seats-is ->
    [you] burn { $amount } pool
    [them] { $mood ->
        [can] burn { $amount } pool
       *[told] they burn { $amount } pool
    }
   *[other] { DOES($seats, "burns") } { $amount } pool
}
counter-add-counters = { $amount-is ->
    [negative] burn a counter from { $cards }
   *[other] put { $amount } { $amount ->
        [one] counter
       *[other] counters
    } on { $cards }
}
counter-burn-counters = burn { $amount } { $amount ->
    [one] counter
   *[other] counters
} from { $cards }
move = move { $amount } { $source-is ->
    [you] pool
    [them] pool
    [prey] pool
    [chosen] pool
    [card] { $to-is ->
        [you] { $amount ->
            [one] counter
           *[other] counters
        }
       *[other] blood
    }
   *[other] blood
} from { $source-is ->
    [you] your pool
    [them] their pool
   *[other] { $source }
} to { $to-is ->
    [you] your pool
    [them] their pool
   *[other] { $to }
}
    .brief = { $amount } { $source-is ->
        [you] pool
        [them] pool
        [prey] pool
        [chosen] pool
        [card] { $to-is ->
            [you] { $amount ->
                [one] counter
               *[other] counters
            }
           *[other] blood
        }
       *[other] blood
    } from { $source-is ->
        [you] your pool
        [them] their pool
       *[other] { $source }
    } to { $to-is ->
        [you] your pool
        [them] their pool
       *[other] { $to }
    }
steal-pool = steal { $amount } pool from { $seats }

change-lock = lock { $which }
    .brief = { $which-is ->
        [card] lock
       *[other] lock { $which }
    }
change-unlock = unlock { $which }
    .brief = { $which-is ->
        [minion] unlock
       *[other] unlock { $which }
    }
change-burn = burn { $which }
change-leave-torpor = move { $which } from torpor to the ready region
change-torpor = send { $which } to torpor
burn-edge = burn the Edge
draw-at-lock = replace the cards that you did not replace
forgo-edge = forgo the pool of the Edge
gain-edge = get the Edge
steal-edge = steal the Edge
take-edge = { $seats-is ->
    [you] get the Edge, whoever has it
   *[other] { DOES($seats, "gets") } the Edge, whoever has it
}
put = { $on-is ->
    [none] put this card in play{ put-counters }
   *[other] put this card on { $on }{ put-counters }
}{ still-yours }
    .brief = { $on-is ->
        [none] { $counters ->
            [0] {""}
           *[other] put in play{ put-counters }
        }
        [minion] {""}
       *[other] put on { $on }{ put-counters }
    }
put-counters = { $counters ->
    [0] {""}
    [one] { " " }with { $counters } counter
   *[other] { " " }with { $counters } counters
}
move-onto = move { $which } to { $to }{ still-yours }
become = this card becomes { $keywords-is ->
    [none] { ARTICLE($kind) }
   *[other] { ARTICLE($kind) } card ({ $keywords })
}
remember-all = remember { $which }
remember = remember { $value }
give-control = { $to-is ->
    [you] gain control of { $which }
   *[other] { DOES($to, "gains") } control of { $which }
}

## Choices.

choose = choose { $which }
choose-seat = { $name ->
    [bled] bleed { $seats-one }{ $only-is ->
        [none] {""}
       *[other] , if { $only }
    }
   *[other] choose { $least-is ->
        [int] {""}
       *[other] at least { $least } of
    } { $seats }
}
masters = with a superior Discipline
    .after = with a superior Discipline
choose-superior = choose a Discipline that { $of } has at superior
takes-word = this card is about what was chosen
choose-by-name = choose { $least } { $which-many } by name
deck = a library card of your deck
name-card = name { $which-a }
remembers = { $name ->
    [holder] you had it
   *[other] this card has its choice
}
    .not = nothing was chosen for this card before
choose-clan = choose a clan{ $which-is ->
    [those] {""}
   *[other] { " " }of { $which-a }
}
may = { $you ->
    [them] they can
   *[you] you can
} { $effects }
one-of = { $ways-or }
when = { $condition-is ->
    [none] { $then }
   *[other] if { $condition }, { $then }{ when-otherwise }
}
    .brief = { $then }
when-otherwise = { $otherwise-is ->
    [none] {""}
   *[other] ; otherwise { $otherwise }
}
each = for { $which }: { $effects }
each-new = for { $which }, once each turn: { $effects }
each-seat = { $seats-is ->
    [subject] { $effects }
   *[other] { $mood ->
        [can] do this for
       *[told] for
    } { $seats }: { $effects }
}
times = { $amount } times: { $effects }
aim = {""}
aim-as-chosen = {""}
forget-blocked-bleeds = from now on blocked bleeds count
no-bleed-blocked = no bleed has been blocked since
    .not = a bleed has been blocked since
    .only = no bleed has been blocked since
hunts-from-bank = the hunt takes nothing from its target
price = { $effects }

## Damage.

environmental-damage = { $mood ->
    [can] have { $to } take
   *[told] { DOES($to, "takes") }
} { $points }{ $ranged ->
    [yes] R
   *[no] {""}
} { $unpreventable ->
    [yes] unpreventable
   *[no] {""}
} environmental { $aggravated ->
    [yes] aggravated
   *[no] {""}
} damage
    .brief = { $to-is ->
        [minion] take
       *[other] { DOES($to, "takes") }
    } { $points } { $aggravated ->
        [yes] aggravated
       *[no] {""}
    } damage
may-prevent-this-strike = { $which } can { $effects } to prevent all damage from this strike
prevent = prevent { $amount ->
    [1000] all
   *[other] { $amount }
} { $sources-is ->
    [normal] non-aggravated damage
    [aggravated] aggravated damage
    [normal-strike] non-aggravated damage from { source-names }
    [aggravated-strike] aggravated damage from { source-names }
   *[other] damage { from-sources }
}
from-sources = { $sources-is ->
    [none] {""}
   *[other] from { source-names }
}
source-names = strikes of the opposing minion
treat-as-normal = treat { $amount ->
    [1000] all
   *[other] { $amount }
} aggravated damage { $of-strike ->
    [yes] from { source-names }
   *[no] {""}
} as normal
prevent-from = prevent up to { $points } { kinds } { $until-is ->
    [round] in that round
   *[other] each combat
}{ $uses ->
    [one] {""}
   *[other] , { $uses } times each combat
}
damaging-weapons = a source of the damage
kinds = { $sources-is ->
    [none] damage
    [gun] damage from guns
    [melee-weapon] damage from melee weapon strikes
    [normal] non-aggravated damage
    [aggravated] aggravated damage
    [normal-strike] non-aggravated damage from { source-names }
    [strike] damage from { source-names }
   *[other] damage from other sources
}
prevent-to = prevent { $points ->
    [1000] all
   *[other] { $points }
} { kinds } to { $which-a }
gain-starting-life = { DOES($to, "gets") } { SIGNED($amount) } starting life
add-life = add { $amount } { $life ->
    [yes] life to { $to } (up to the life with which it started)
   *[no] blood or life to { $to }
}
    .brief = { $amount } life to { $to }
spend-discard-action = use a discard phase action
block-together = { self } and { $which } attempt to block together, with the sum of their intercept
blood-or-life = { $life ->
    [yes] life
   *[no] blood
}
ref-remembered = the remembered minion
remember-chosen = choose and remember { $value }
chosen-or-none = { $phrase } (or none)
determined-the = the { $phrase }
forget = forget { $value }
out-of-turn = out of turn
    .own = out of turn, or in your own turn
usable-without-action = usable even while there is no action
by-even-locked-actor = {""}
    .who = {""}
by-locked-actor = by a locked minion
    .who = by { $who } while locked
one-if = { $who } (if { $condition })
some-seats = one or more { $seats-many }
bleed-of-whom = { $to-is ->
    [none] { to-get } { $change-alone }
    [minion] { to-get } { $change-alone }
   *[other] { DOES($to, $change) }
}
add-must-act = { $to-is ->
    [minion] { $change-alone }
   *[other] { DOES($to, $change) }
} { lasting } { provided }
as-a-vampire = a vampire { $amount-is ->
    [zero] {""}
   *[other] with capacity { $amount }
}
still-yours = { $kept ->
    [yes] { "; " }you still control it
   *[no] {""}
}
being-played-what = { being-played-kind } { $by-is ->
    [none] {""}
   *[other] of { $by-one }
} { $requires-is ->
    [none] {""}
    [any] that requires a Discipline or Virtue
   *[other] that requires { $requires-discipline }
}
next-turn = { $in-minion-phase ->
    [yes] the minion phase of your next turn
   *[no] your next turn
}
tally-word = { $name-is ->
    [skipped] skipped turns
    [burned] pool burned
   *[other] { $name }
}
choose-x = X is { $most-is ->
    [none] { $least } or more
   *[other] a number from { $least } to { $most }
}
cost-x = the X of its cost is { $amount }
costs-fewer = it costs { $amount } fewer
cost-fewer = it costs { $amount } fewer if { $condition }
if-ready = { $phrase } (if ready)
listed-strike = strike
listed-grapple = grapple
listed-minion-card = minion card
chosen-by = { $phrase } (chosen by { $who })
being-played-kind = { $kinds-is ->
    [none] a card
    [action-card] { ARTICLE($kinds-or) }
    [minion-card] { ARTICLE($kinds-or) }
   *[some] { ARTICLE($kinds-or) } card
}
call-hunt = a referendum is called to call a blood hunt on { $which }
first-copy = no other copy of this card counts
choose-any-clan = choose a clan
yield-unfit = { $which } yields a contested title that does not fit
rearrange = choose who gets { $which }, among { $to-many }; all move at once when all are chosen
assign-bearer = choose who gets it
move-assigned = move them at once
