### Le combat.

strike-aggravated = { $aggravated ->
    [yes] , aggravée
   *[no] {""}
}
strike-first = { $first ->
    [yes] première frappe,
   *[no] {""}
}
strike-limits = { $undodgeable ->
    [yes] , ne peut pas être esquivée
   *[no] {""}
}
strike-more = { $hit-is ->
    [none] {""}
   *[other] ; { $hit }
} { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
}
strike-hand = { strike-first } à mains nues { $damage-is ->
    [zero] {""}
   *[other] à { SIGNED($damage) } dégât
} { strike-aggravated } { strike-limits } { strike-more }
    .brief = mains nues { $damage-is ->
        [zero] {""}
       *[other] { SIGNED($damage) }
    } { strike-aggravated } { strike-more }
strike-damage = { strike-first } { $damage }{ $ranged ->
    [yes] R
   *[no] {""}
} { $damage ->
    [one] dégât
   *[other] dégâts
} { $aggravated ->
    [yes] aggravés
   *[no] {""}
} { strike-limits } { strike-more }
strike-dodge = esquive { strike-more }
strike-ends = { strike-first } fin du combat { strike-more }
strike-steal = { strike-first } vol de { $damage } sang { $ranged ->
    [yes] (à distance)
   *[no] {""}
} { strike-more }
additional = { $amount } { $amount ->
    [one] frappe additionnelle
   *[other] frappes additionnelles
} { $limited ->
    [yes] (limité)
   *[no] {""}
}
end-combat = le combat prend fin
gives-that-combat = { $gives-is ->
    [none] {""}
   *[other] avec 1 { $gives } optionnelle
}
enter-combat = entrez en combat avec { $with } { gives-that-combat } { $during-is ->
    [none] {""}
   *[other] ; pendant ce combat { $during }
}
    .brief = combat avec { $with }
