### What strikes are and do beyond damage, aims, weapons in combat.

weapon-damage = the damage that { $which } would inflict as a strike

of-strike-at-long-range = the range is long
    .only = at long range
of-strike-not-additional = it is not an additional strike
    .only = not as an additional strike
of-strike-first-additional = it is the first additional strike of the round
of-strike-both-strike = both minions have chosen a strike
of-strike-chooses-first = { self } would choose a strike first
of-strike-new-at-this-level = this card was not played at this Discipline this combat
    .only = once at each Discipline each combat
of-strike-opposed-by-you = you control the opposing minion
    .only = by the controller of the opposing minion
of-strike-dodged = the opposing minion dodges
    .not = the opposing minion does not dodge
of-strike-resolves = a strike with this card resolves
of-strike-opposing-vampire-burned = the opposing vampire is burned during the resolution of this strike
of-this-weapon-struck = { self } has struck with this card this round
    .only = after striking with this card
    .not = { self } has not struck with this card this round
all-prevented = all damage of the strike was prevented by cards that require { $discipline-discipline }
turn-face-down = turn this card face down, out of play, until the end of the action
of-this-weapon-inflicted = this card has successfully inflicted damage this round
of-this-weapon-initial = the initial strike this round is with this card
commit-initial-strike = the initial strike of { self } this round must be with this card
played-by = { DOES($which, "plays") } { ARTICLE($keywords-or) } card
    .only = as { DOES($which, "plays") } { ARTICLE($keywords-or) } card

if-inflicted = if any damage from this strike is successfully inflicted { $more-is ->
    [zero] {""}
   *[other] , { SIGNED($more) } damage
} { $then-is ->
    [none] {""}
   *[other] , { $then }
}
    .brief = { $more-is ->
        [zero] if damage is inflicted, { $then }
       *[other] { SIGNED($more) } damage if any is inflicted
    }
strike-does-more = the strike does { SIGNED($points) } damage
    .brief = { SIGNED($points) } damage
change-order = the opposing minion chooses their strike first instead
only-once = { $span-is ->
    [turn] once each turn
   *[combat] once each combat
}, { $effects }
send-into = after this combat, { $acting } enters combat with { $opposing }

load = use it as ammo of { $which }
    .brief = ammo
reveal-first = find the first card in your library, from the top, that is { $test }
could-equip = that meets the requirements of the card found
    .after = that meets the requirements of the card found
place-found = put the card found on that minion, paying its cost; if there is none, burn it without cost
equip-first = search your library from the top for { $test }, equip with the first one, free, and shuffle
    .brief = equip with the first weapon of your library
first-round-strike = the first round of that combat is at { $place } range, and in it the initial strike of { self } is: { $strike }
set-range-to-strike = set the range to { $place } and strike: { $strike }
set-range = set the range for this round to { $place }
    .brief = set the range to { $place }

inflict-damage-strike = { $points }R { $unpreventable ->
    [yes] unpreventable
   *[no] {""}
} { $aggravated ->
    [yes] aggravated
   *[no] {""}
} damage to { $to }
inflict-damage-weapon = { $name } inflicts { $points } { $unpreventable ->
    [yes] unpreventable
   *[no] {""}
} damage on { $to }
in-round = { round-span } { round-moment }, { $effects }
    .brief = each round, { $effects }
round-span = { $span-is ->
    [round] this round
   *[combat] each round of this combat
}
round-moment = { $moment-is ->
    [before-range] before range is determined
    [press-step] during the press step
    [end-of-round] at the end of the round
   *[normal-strikes] during normal strike resolution
}
after-strikes-these-strikes = during the normal resolution of these strikes, { $effects }
make-harmless = that weapon inflicts no damage this round
after-strikes-this-strike = immediately after this strike resolves, { $effects }
after-strikes-strike-resolution = after strike resolution, { $effects }
round-number = the number of the round
equip-pool = that costs less than { $below } pool
    .after = that costs less than { $below } pool
plain-weapon = that inflicts { $most } damage or less, none of it aggravated
    .after = that inflicts { $most } damage or less, none of it aggravated
choose-again = cancel the strike that { self } has chosen, with the rest of its card, and choose a new one
as-next-round-starts = if another round of combat starts, { $effects }
cancel-frenzies = cancel the effects of frenzy cards that have been used on { $to } this combat
played-last-round = { self } played this card last round
    .not = { self } did not play this card last round
initial-strike = the initial strike of { self } this round will be: { $strike }
falls-after = if { self } takes { $points } or more damage from now on this combat, it goes to torpor
choose-blood = { self } can pay up to half the cost, rounded down, of that card with its blood
hurt-after-combat = after combat, { self } inflicts { $points } damage on the opposing minion, not preventable
of-that-strike = after combat, { self } inflicts { $points } damage on the opposing minion, not preventable
used-before = that gun was used before in this combat
    .not = that gun was not used before in this combat
