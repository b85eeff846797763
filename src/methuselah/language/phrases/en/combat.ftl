### Strikes and what else combat brings.

strike-hand = { strike-first } hand strike { $damage-is ->
    [zero] {""}
   *[other] at { SIGNED($damage) } damage
} { strike-dodges } { strike-aggravated } { strike-limits } { strike-more }
    .brief = hand strike { $damage-is ->
        [zero] {""}
       *[other] { SIGNED($damage) }
    } { strike-dodges } { strike-aggravated } { strike-more }
strike-dodges = { $dodges ->
    [yes] and dodge
   *[no] {""}
}
strike-melee = { strike-first } strength { $damage ->
    [0] {""}
   *[other] { SIGNED($damage) }
} { $ranged ->
    [yes] ranged
   *[no] {""}
} { $aggravated ->
    [yes] aggravated
   *[no] {""}
} damage { strike-limits } { strike-more }
strike-aggravated = { $aggravated ->
    [yes] , aggravated
   *[no] {""}
}
strike-first = { $first ->
    [yes] first strike,
   *[no] {""}
}
strike-limits = { $proof-is ->
    [none] {""}
   *[other] , not preventable by cards that require { proof-word }
} { $undodgeable ->
    [yes] , cannot be dodged
   *[no] {""}
} { $unpreventable ->
    [yes] , unpreventable
   *[no] {""}
} { $most ->
    [-1] , its damage is reduced to zero
    [0] {""}
   *[other] , what is more than { $most } is ignored
} { $spares-is ->
    [none] {""}
   *[other] , not at a minion with { $spares }
}
proof-word = { $proof-is ->
    [for] Fortitude
   *[other] { $proof }
}
strike-more = { $hit-is ->
    [none] {""}
   *[other] ; { $hit }
} { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
}
strike-damage = { strike-first } { $damage }{ $ranged ->
    [yes] R
   *[no] {""}
} { $aggravated ->
    [yes] aggravated
   *[no] {""}
} damage { strike-limits } { strike-more }
    .brief = { $damage }{ $ranged ->
        [yes] R
       *[no] {""}
    } { $aggravated ->
        [yes] aggravated
       *[no] {""}
    } damage { strike-more }
strike-dodge = dodge { strike-more }
strike-ends = { strike-first } combat ends { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
} { $hit-is ->
    [none] {""}
   *[other] ; after combat, { $hit }
}
strike-steal = { strike-first } steal { $damage } blood { $ranged ->
    [yes] (ranged)
   *[no] {""}
} { strike-more }
strike-destroy = { strike-first } burn { $seizes-is ->
    [this] this card
   *[other] { ARTICLE($seizes-or) } of the opposing minion
} { $ranged ->
    [yes] (ranged)
   *[no] {""}
} { strike-more }
first-round-at = the first round of the resulting combat is at { $place } range
strike-take = { strike-first } steal { $seizes-is ->
    [this] this card
   *[other] { ARTICLE($seizes-or) } from the opposing minion
} { strike-more }
strike-effect = { $hit } { $anyway } { $ranged ->
    [yes] (ranged)
   *[no] {""} { strike-limits }
}
strike-none = no strike { strike-more }

lose-strikes = { DOES($which, "cannot") } use any additional strikes this round
next-by-hand = the following strike can only be a hand strike
additional = { to-get } { $amount } additional { $amount ->
    [one] strike
   *[other] strikes
} { $limited ->
    [yes] (limited)
   *[no] {""}
}
additional-strike = { to-get } 1 additional strike: { $strike } (limited)
choose-weapon = the strike can be that of a { $keyword }
end-combat = combat ends
enter-combat = { $who-is ->
    [minion] enter combat
   *[other] { DOES($who, "enters") } combat
} with { $with } { gives-that-combat } { $during-is ->
    [none] {""}
   *[other] ; during that combat { $during }
}
    .brief = enter combat with { $with }
gives-that-combat = { $gives-is ->
    [none] {""}
    [maneuver-twice] , with 2 optional maneuvers that combat
    [press-continue] , with 1 optional press to continue that combat
    [press-end] , with 1 optional press to end that combat
    [maneuver-long] , with 1 optional maneuver that combat, only usable to get to long range
    [maneuver-close] , with 1 optional maneuver that combat, only usable to get to close range
   *[other] , with 1 optional { $gives } that combat
}
give-press = a minion you control gets 1 press
grant = { $to-is ->
    [minion] { $kind-is ->
        [prevention] { grant-what }
       *[other] { to-get } { grant-what }
    }
   *[other] { DOES($to, "gets") } { grant-what }
} { lasting-grant }
grant-what = { $kind-is ->
    [prevention] prevent { $amount } damage
    [maneuver-long] { $amount } optional maneuver, only usable to get to long range
    [maneuver-close] { $amount } optional maneuver, only usable to get to close range
    [press-continue] { $amount } optional press, only usable to continue combat
    [press-end] { $amount } optional press, only usable to end combat
    [must-continue] { $amount } mandatory press to continue combat
   *[other] { $amount } optional { $kind }
}
lasting-grant = { $until-is ->
    [combat] this combat
   *[other] {""}
}
maneuvers-now = { $only-is ->
    [close] maneuver to get to close range
    [long] maneuver to get to long range
   *[none] maneuver
}
continues-now = press to continue combat
each-round = { $kind-is ->
    [prevention] prevent { $amount } damage each round of this combat
   *[other] each round of this combat, { $change }
}
may-strike = { $until-is ->
    [combat] { $once ->
        [yes] once each round of this combat
       *[no] each round of this combat
    }
   *[round] this round
}{ $when-is ->
    [none] {""}
   *[other] , if { $when }
}, { self } can use this strike: { $strike }
    .brief = can strike: { $strike }
next-range = { $mood ->
    [can] set the range of the next round to { $place }
   *[other] if another round occurs, it is at { $place } range
}

## Ends of combat, fates.

at-end-combat-begins = as it begins, { $effects }
at-end-end-of-combat = at the end of combat, { $effects }
at-end-after-combat = after combat, { $effects }
combat-is-would-end = combat would end
    .only = as combat would end
combat-is-none-queued = no other combat follows this one
in-first-round = in its first round { self } gets { $kind-is ->
    [maneuver] 1 optional maneuver
    [press] 1 optional press
    [maneuver-long] 1 optional maneuver, only usable to get to long range
    [maneuver-close] 1 optional maneuver, only usable to get to close range
   *[other] { $kind }
}
if-another-round = if another round of combat occurs, { self } gets { $kind-is ->
    [maneuver] 1 optional maneuver
    [press] 1 optional press
    [maneuver-long] 1 optional maneuver, only usable to get to long range
    [maneuver-close] 1 optional maneuver, only usable to get to close range
   *[other] { $kind }
}
new-round = instead of ending, combat continues with a new round
fight-after-action = after the action is resolved, { self } enters combat with { $with }
    .brief = fight after the action
fight = they enter combat
call-off = { $mood ->
    [can] cancel the combat
   *[told] the combat does not begin
}
about-to-fight = { self } is about to enter combat with { $which-a }
    .only = before { self } enters combat with { $which-a }
about-to-fight-it = the minion that { self } is about to fight
about-to-fight-acting = { self } is about to enter combat with the acting minion
    .only = before { self } enters combat with the acting minion
fights-acting = they oppose the acting minion in combat
acting-has-fought = the blocking minion has fought the acting minion
blocker-has-fought = the acting minion has fought the blocking minion
    .only = after a combat between the acting minion and the blocking minion
queue-combat = after this combat, { $who-is ->
    [this] enter
   *[other] { DOES($who, "enters") }
} combat with { $with } { $with-is ->
    [opposing] again
   *[other] {""}
} { $given-is ->
    [none] {""}
   *[other] ; in the first round, { $given }
}
go-to-torpor = { self } goes to torpor
fated-torpor = going to torpor
    .after = about to go to torpor
    .not-after = not about to go to torpor
fated-burned = about to be burned
    .after = about to be burned
    .not-after = not about to be burned
fated-aggravated = about to take aggravated damage
    .after = at which a strike for aggravated damage is aimed
fated-diablerist = diablerist since your last turn
    .after = that has committed diablerie since your last turn
fated-diablerist-since-gehenna = diablerist since the last Gehenna event
    .after = that has committed diablerie since the last Gehenna event
    .not-after = that has not committed diablerie since the last Gehenna event
strength-for-strike = { $to } gets +{ $amount } strength for that strike
during-pair = these strikes resolve
fated-must-hunt = bound to hunt
    .after = that must hunt
    .not-after = that need not hunt
fated-diablerizable = open to diablerie
    .after = that { self } could diablerize
burn-unsaved = burn { $which }
instead-saved = instead, { DOES($which, "stays") } ready
instead-burned = instead, burn { $which }
instead-torpor = instead, { DOES($which, "goes") } to torpor
instead-torpor-after-combat = instead, { DOES($which, "goes") } to torpor after combat
instead-diablerized = instead, { self } diablerizes { $which }

inflict-damage = inflict { $points } { $unpreventable ->
    [yes] unpreventable
   *[no] {""}
} { $aggravated ->
    [yes] aggravated
   *[no] {""}
} damage on { $to-is ->
    [involved-fighters] each minion in combat
   *[other] { $to }
}
begin-rounds-at = each round of this combat begins at { $place } range
range-not-set = no effect has set the range of this round
    .only = while no effect has set the range of this round
    .not = an effect has set the range of this round
damage-by-this = the damage that this weapon has inflicted on { $which } in this combat
bound-for-torpor = going to torpor
    .after = that goes to torpor
keep-locked-in-torpor = { DOES($which, "does") } not unlock as normal as long as it remains in torpor
faces-hand-strike = the damage is from a hand strike
next-requires = the following strike can only be one that requires { discipline-word }
