### What a page says to who listens to it, and for whom the table waits.

waits-for-you = You decide
waits-for-anybody = Anybody may act
waits-for = { $names } { $n ->
    [one] decides
   *[other] decide
}
spoken-back = a face-down { $back } card
spoken-blood = blood { $n } of { $full }
spoken-life = life { $n } of { $full }
spoken-counters = { $n } counters
spoken-acting = acting
spoken-blocking = blocking
spoken-target = target
spoken-fighting = fighting
spoken-with = with { $name }
order-action = passing until this action is over
order-combat = passing until this combat is over
order-phase = passing until this phase is over
order-turn = passing until this turn is over
order-round = passing until something concerns you
its-keywords = Its keywords.
in-rulebook = Rulebook: { $place }
in-ruling = Ruling { $name }
