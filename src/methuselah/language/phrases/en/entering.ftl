### Vampires that come and go.

would-contest-any = that would contest one in play
    .after = that would contest one in play
    .not-after = that would contest none in play
would-contest-yours = that would contest one of yours
    .after = that would contest one of yours
    .not-after = that would contest none of yours
bring-into-play = { $on-is ->
    [none] move { $which } to your ready region
   *[other] put { $which } on { $on }
}
come-into-play = { $mood ->
    [can] move { $which }
   *[told] { DOES($which, "moves") }
} to your ready region { $blood ->
    [0] {""}
   *[other] with { $blood } blood
}
banish = move { $which } to the uncontrolled region, with all that is on it
lend = { DOES($to, "takes") } control of { $which } until your next unlock phase
become-of-sect = { $mood ->
    [can] let { $which } become { becomes-sect }
   *[told] { DOES($which, "becomes") } { becomes-sect }
}
becomes-sect = { $sect-is ->
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Independent
   *[other] { $sect }
}
in-influence-phase = it is your influence phase
    .only = once each turn, whoever plays it
choose-circle = choose any circle
join-circle = { self } belongs to it
go-onto = put this card on { $to }
draw-from-crypt = draw the top card of your crypt
event-vampire-burned = when { $who } is burned
replace-diablerie = do not replace until a vampire commits diablerie
replace-hunt = do not replace until a vampire successfully hunts
replace-ousted = do not replace until a Methuselah is ousted
illusion-fights = after combat, move the bottom card of your crypt to your ready region with { $part ->
    [1] blood equal to its capacity
   *[other] blood equal to half its capacity
}; it fights the opposing minion, contests nothing, and is removed from the game at the end of that combat
replace-prey-ousted = do not replace until your prey is ousted
replace-titled-torpor = do not replace until a titled vampire goes to torpor
replace-left-torpor = do not replace until a vampire moves from torpor to the ready region
replace-liaison = do not replace until a vampire becomes a liaison
change-gains-no-pool = cannot gain pool
change-discards-replaced-later = does not replace a card discarded with a discard phase action { $word-is ->
    [unlock] until the next unlock phase
   *[other] until the next { $word } phase
}
change-sect-is-no-more = { $word-is ->
    [sabbat] is considered Independent if Sabbat
    [camarilla] is considered Independent if Camarilla
   *[other] is considered Independent if { $word }
}
younger-diablerized = the diablerized vampire was younger
    .not = the diablerized vampire was not younger
change-older-rescue-cost = costs a younger rescuer { SIGNED($amount) } blood
