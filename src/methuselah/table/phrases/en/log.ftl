### The lines of the log, by their names in the journal.

log-turn = Turn { $n }: { $who ->
    [you] your
   *[other] { $who }'s
} turn
log-phase = { DOES($who, "begins") } the { $phase }
log-skipped-turn = { DOES($who, "skips") } the turn
log-skipped-phase = { DOES($who, "skips") } the { $phase }
doing = { $how ->
    [bleed] bleeds
    [hunt] hunts
    [equip] equips
    [employ] employs a retainer
    [recruit] recruits an ally
    [political] calls for a vote
    [leave-torpor] leaves torpor
    [rescue] goes to rescue
    [diablerie] goes to diablerize
    [become-anarch] becomes an Anarch
    [power] gets a power
    [burn-imbued] goes to burn an incapacitated imbued
    [red-list] hunts a marked minion
    [card] acts
   *[other] { $word }
}
log-announced = { $on } { doing }
log-announced-bleed = { $on } bleeds { $seats }
log-announced-at = { $on } { doing }, directed at { $seats }
log-announced-with = { $words }: { $card }
log-played = { DOES($who, "plays") } { $card }{ $level }
log-played-with = { DOES($who, "plays") } { $card }{ $level } with { $other }
log-used = { DOES($who, "uses") } { $card }
log-used-with = { DOES($who, "uses") } { $card } with { $other }
log-answered = { $on } has its effect
log-cancelled = { $on } is cancelled
log-attempts-to-block = { $on } tries to block
log-failed-to-block = { $on } fails to block
log-flipped = { $on }: the coin shows { $n ->
    [1] heads
   *[other] tails
}
log-rolled = { $on }: the die shows { $n }
log-block-cancelled = { $on } does not try to block any more
log-blocks = { $on } blocks
log-redirected = { $card } now bleeds { $who }
log-goes-on-unblocked = { $on } goes on as if unblocked
log-takes-over-the-action = { $on } takes over the action of { $other }
log-succeeded = { $on } succeeds
log-fizzled = the action has no effect: { $how ->
    [cost] the cost cannot be paid
    [target] its target is gone
   *[other] { $word }
}
log-action-ended = { $on } acts no more: the action ends
log-action-cancelled = { $on } acts no more: the action is cancelled
log-action-over = { $on } is done ({ $word })
log-bled = { DOES($who, "is bled") } for { $n }{ $why }
log-gained-pool = { DOES($who, "gains") } { $n } pool{ $why }
log-burned-pool = { DOES($who, "burns") } { $n } pool{ $why }
log-moved-pool = { DOES($who, "moves") } { $n } pool to { $target }
log-gained-blood = { $on } gains { $n } blood{ $by }
log-burned-blood = { $on } burns { $n } blood{ $by }
log-moved-blood = { $n } blood moves from { $source } to { $target }
log-moved-blood-to-pool = { DOES($who, "moves") } { $n } blood from { $source } to { $who ->
    [you] your pool
   *[other] the pool
}
log-moved-counters = { $n } counters moves from { $source } to { $target }
log-moved-counters-to-pool = { DOES($who, "moves") } { $n } counters from { $source } to { $who ->
    [you] your pool
   *[other] the pool
}
log-returned-to-hand = { $on } returns to the hand
log-stole-blood = { $on } steals { $n } blood from { $other }
log-drained = { $on } drains off { $n } blood
log-counters = { $on } now has { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
log-corruption = { $on } now has { $n ->
    [one] { $n } corruption counter
   *[other] { $n } corruption counters
}
log-has-counters = { DOES($who, "has", "have") } { $n } { $word } { $n ->
    [one] counter
   *[other] counters
}
log-locked = { $on } locks
log-unlocked = { $on } unlocks
log-moved-ready = { $on } is in the ready region
log-moved-torpor = { $on } goes to torpor
log-moved-permanent = { $on } is in play
log-attached = { $on } is put on { $other }
log-burned = { $on } is burned
log-burns = { $on } burns
log-discarded = { DOES($who, "discards") } { $card }
log-changed-control = { DOES($who, "controls") } { $card }
log-merged = { $on } is merged with its other version
log-shuffled = { DOES($who, "shuffles") } the { $word }
log-drew = { DOES($who, "draws") } { $card }
log-drew-openly = { DOES($who, "draws") } { $card }, face up
log-took-in-hand = { DOES($who, "takes") } { $card } into the hand
log-drew-from-the-crypt = { $who ->
    [you] you draw a crypt card
   *[other] { $who } draws a crypt card
}
log-drew-from-the-crypt-known = you draw { $card } from the crypt
log-saw = { DOES($who, "looks") } at a card
log-saw-known = you see { $card }
log-saw-in-hand = { DOES($who, "looks") } at a hand
log-saw-in-hand-known = you see { $card } in { $whose ->
    [you] your
   *[other] { $whose }'s
} hand
log-became = { $on } is now { $word }
log-took-the-edge = { DOES($who, "takes") } the Edge
log-burned-the-edge = { DOES($who, "burns") } the Edge
log-gained-victory-points = { DOES($who, "gains") } { $points } { $points ->
    [1] victory point
   *[other] victory points
}
log-lost-victory-points = { DOES($who, "loses") } { $points } { $points ->
    [1] victory point
   *[other] victory points
}
log-took-seats = the new order of seats: { $seats }
log-bid = { DOES($who, "bids") } { $n } pool
log-owes = { DOES($who, "owes") } { $n } pool
log-talks-of-trade = { DOES($who, "talks") } of a trade with { $seats }
log-offers = { DOES($who, "offers") } { $card }
log-asks-for = { DOES($who, "asks") } for { $card }
log-takes-back = { DOES($who, "takes") } { $card } out of the terms
log-offers-pool = { DOES($who, "offers") } { $n } pool
log-asks-for-pool = { DOES($who, "asks") } for { $n } pool
log-refuses-to-trade = { DOES($who, "refuses") } the trade
log-trades = { DOES($who, "trades") } with { $seats }
log-named = { DOES($who, "names") } { $card }
log-showed-a-sign = { DOES($who, "has shown") } { $word }
log-revealed-number = { DOES($who, "has chosen") } { $n }
log-stays-in-the-game = { DOES($who, "stays") } in the game: the withdrawal has failed
log-anted = { DOES($who, "antes") } { $card }
log-called-the-hunt = { DOES($who, "calls") } a blood hunt on { $card }
log-announced-withdrawal = { DOES($who, "announces") } a withdrawal
log-ousted = { DOES($who, "is ousted") }
log-withdrew = { DOES($who, "withdraws") } from the game
log-time-called = time is called
over-reason = { $how ->
    [last-standing] one is left
    [time] time is up
    [agreement] by agreement
   *[other] { $word }
}
log-game-over = The game is over ({ over-reason }): { $who ->
    [you] You win
   *[other] { $who } wins
}
log-game-over-nobody = The game is over ({ over-reason }): nobody wins
log-master-phase-actions = { DOES($who, "has") } { $n } master phase actions
log-trifle = { DOES($who, "gains") } a master phase action, a trifle{ $why }
log-marked = { $on } is marked for this turn
log-transfers = { DOES($who, "has") } { $n } transfers
log-strikes = { $on } { $how ->
    [hand] strikes with hands
    [damage] strikes
    [melee] strikes
    [dodge] dodges
    [ends] strikes: combat ends
    [steal] strikes to steal blood
    [destroy] strikes to destroy equipment
    [take] strikes to steal equipment
    [none] has no strike
   *[other] strikes
}{ $by }
log-additional-strikes = { $on } gains { $n } additional strikes
log-combat = Combat: { $card } and { $another }
log-round = round { $n }
log-combat-over = combat is over
log-maneuvered = { $on } maneuvers to { $word } range
log-range = { $word } range
log-pressed = { $on } presses to { $how ->
    [continue] continue
    [end] end
   *[other] { $word }
}
log-damaged = { $on } takes { $n } damage
log-prevented = { $on } prevents { $n } damage
log-seized = { $how ->
    [take] { $another } steals { $card }
   *[other] { $another } destroys { $card }
}
log-exchanged = { $on } is exchanged for { $other }
log-revealed = { $on } is revealed
log-diablerizes = { $on } diablerizes { $other }
log-diablerie-undone = { $on } is saved from diablerie
log-took = { $on } is taken by { $other }
log-awarded = { $on } is awarded to { $other }
log-fetched = { $on } is fetched from the { $word } for { $other }
log-blood-hunt = { $on } is blood hunted
log-referendum = Referendum: { $another }, called by { $on }
log-referendum-hunt = Referendum: a blood hunt on { $on }?
log-tallied = The referendum has { $how ->
    [passed] passed
    [failed] failed
   *[other] { $word }
}{ $n ->
    [0] {""}
   *[other] {" "}by { $n }
}
log-cancelled-the-referendum = the referendum is cancelled
log-voted = { DOES($who, "casts") } { $n ->
    [one] { $n } vote
   *[other] { $n } votes
} { $word } ({ $source })
log-gained-votes = { DOES($who, "gains") } { $n ->
    [one] { $n } vote
   *[other] { $n } votes
} { $word }{ $by }
log-abstains = { $on } abstains
log-votes-changed = { $on } now votes { $word }
log-contested = { $on } is contested
log-contested-herself = { $on } would contest its own copy and is burned
log-won-the-contest = { $on } is no longer contested
log-yielded = { $on } is yielded
log-title-contested = { $on } contests the title of { $word }
log-lost-title = { $on } is no longer { $word }
log-won-the-title = { $on } holds the title alone
the-edge = the Edge
