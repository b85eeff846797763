### Le combat.

strike-aggravated = { $aggravated ->
    [yes] , aggravée
   *[no] {""}
}
strike-first = { $first ->
    [yes] première frappe,
   *[no] {""}
}
strike-limits = { $proof-is ->
    [none] {""}
   *[other] , sans prévention par des cartes qui demandent { proof-word }
} { $undodgeable ->
    [yes] , ne peut pas être esquivée
   *[no] {""}
} { $unpreventable ->
    [yes] , imprévenables
   *[no] {""}
} { $most ->
    [-1] , ses dégâts sont réduits à zéro
    [0] {""}
   *[other] , ignorez ce qui dépasse { $most }
} { $spares-is ->
    [none] {""}
   *[other] , pas contre un serviteur { $spares-is ->
        [flight] avec le vol
       *[other] avec { $spares }
    }
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
} { strike-dodges } { strike-aggravated } { strike-limits } { strike-more }
    .brief = mains nues { $damage-is ->
        [zero] {""}
       *[other] { SIGNED($damage) }
    } { strike-dodges } { strike-aggravated } { strike-more }
strike-damage = { strike-first } { $damage }{ $ranged ->
    [yes] R
   *[no] {""}
} { $damage ->
    [one] dégât
   *[other] dégâts
} { $aggravated ->
    [yes] { $damage ->
        [one] aggravé
       *[other] aggravés
    }
   *[no] {""}
} { strike-limits } { strike-more }
strike-dodge = esquive { strike-more }
strike-ends = { strike-first } fin du combat { $anyway-is ->
    [none] {""}
   *[other] ; { $anyway }
} { $hit-is ->
    [none] {""}
   *[other] ; après le combat, { $hit }
}
strike-steal = { strike-first } vol de { $damage } de sang { $ranged ->
    [yes] (à distance)
   *[no] {""}
} { strike-more }
lose-strikes = { DOES($which, "ne peut") } utiliser aucune frappe supplémentaire ce round
next-by-hand = la frappe suivante ne peut être qu'une frappe à mains nues
additional = { $amount } { $amount ->
    [one] frappe supplémentaire
   *[other] frappes supplémentaires
} { $limited ->
    [yes] (limité)
   *[no] {""}
}
end-combat = le combat prend fin
gives-that-combat = { $gives-is ->
    [none] {""}
    [maneuver] , avec 1 manœuvre facultative
    [maneuver-twice] , avec 2 manœuvres facultatives
    [press] , avec 1 poursuite facultative
    [press-continue] , avec 1 poursuite facultative pour continuer le combat
    [press-end] , avec 1 poursuite facultative pour finir le combat
    [maneuver-long] , avec 1 manœuvre facultative, seulement pour passer à la longue distance
    [maneuver-close] , avec 1 manœuvre facultative, seulement pour passer à la courte distance
   *[other] , avec 1 { $gives }
}
enter-combat = { $who-is ->
    [minion] entrez
   *[other] { DOES($who, "entre") }
} en combat avec { $with } { gives-that-combat } { $during-is ->
    [none] {""}
   *[other] ; pendant ce combat { $during }
}
    .brief = combat avec { $with }
strike-dodges = { $dodges ->
    [yes] et esquive
   *[no] {""}
}
strike-melee = { strike-first } force { $damage ->
    [0] {""}
   *[other] { SIGNED($damage) }
} de dégâts { $ranged ->
    [yes] à distance
   *[no] {""}
} { $aggravated ->
    [yes] aggravés
   *[no] {""}
} { strike-limits } { strike-more }
proof-word = { $proof-is ->
    [for] Fortitude
   *[other] { $proof }
}
strike-destroy = { strike-first } brûler { $seizes-is ->
    [this] cette carte
   *[other] { fr-seized } du serviteur adverse
} { $ranged ->
    [yes] (à distance)
   *[no] {""}
} { strike-more }
fr-seized = une carte ({ $seizes-or })
first-round-at = le premier round du combat qui en résulte est à { $place ->
    [long] longue
   *[close] courte
} distance
strike-take = { strike-first } voler { $seizes-is ->
    [this] cette carte
   *[other] { fr-seized } au serviteur adverse
} { strike-more }
strike-effect = { $hit } { $anyway } { $ranged ->
    [yes] (à distance)
   *[no] {""} { strike-limits }
}
strike-none = pas de frappe { strike-more }
additional-strike = 1 frappe supplémentaire : { $strike } (limité)
choose-weapon = la frappe peut être celle d'une arme ({ $keyword })
give-press = un serviteur que vous contrôlez a 1 poursuite
grant = { $to-is ->
    [minion] { grant-what }
   *[other] { DOES($to, "a") } { grant-what }
} { lasting-grant }
grant-what = { $kind-is ->
    [prevention] { $amount ->
        [one] 1 dégât prévenu
       *[other] { $amount } dégâts prévenus
    }
    [maneuver] { $amount } manœuvre facultative
    [press] { $amount } poursuite facultative
    [press-continue] { $amount } poursuite facultative pour continuer le combat
    [press-end] { $amount } poursuite facultative pour finir le combat
    [must-continue] { $amount } poursuite obligatoire pour continuer le combat
    [maneuver-long] { $amount } manœuvre facultative, seulement pour passer à la longue distance
    [maneuver-close] { $amount } manœuvre facultative, seulement pour passer à la courte distance
   *[other] { $amount } { $kind }
}
lasting-grant = { $until-is ->
    [combat] pour ce combat
   *[other] {""}
}
maneuvers-now = { $only-is ->
    [close] manœuvrez pour arriver à courte distance
    [long] manœuvrez pour arriver à longue distance
   *[none] manœuvrez
}
continues-now = utilisez 1 poursuite pour continuer le combat
each-round = { $kind-is ->
    [prevention] prévenez { $amount } de dégâts à chaque round de ce combat
   *[other] à chaque round de ce combat, { $change }
}
may-strike = { $until-is ->
    [combat] { $once ->
        [yes] une fois à chaque round de ce combat
       *[no] à chaque round de ce combat
    }
   *[round] pendant ce round
}{ $when-is ->
    [none] {""}
   *[other] , si { $when }
}, { self } peut utiliser cette frappe : { $strike }
    .brief = frappe possible : { $strike }
next-range = s'il y a un autre round, il est à { $place ->
    [close] courte distance
    [long] longue distance
   *[other] { $place }
}
at-end-combat-begins = dès son début, { $effects }
at-end-end-of-combat = à la fin du combat, { $effects }
at-end-after-combat = après le combat, { $effects }
combat-is-would-end = le combat finirait
    .only = quand le combat finirait
combat-is-none-queued = aucun autre combat ne suit celui-ci
in-first-round = à son premier round { self } a { $kind-is ->
    [maneuver] 1 manœuvre facultative
    [press] 1 poursuite facultative
    [maneuver-long] 1 manœuvre facultative, seulement pour passer à la longue distance
    [maneuver-close] 1 manœuvre facultative, seulement pour passer à la courte distance
   *[other] { $kind }
}
if-another-round = s'il y a un autre round de combat, { self } a { $kind-is ->
    [maneuver] 1 manœuvre facultative
    [press] 1 poursuite facultative
    [maneuver-long] 1 manœuvre facultative, seulement pour passer à la longue distance
    [maneuver-close] 1 manœuvre facultative, seulement pour passer à la courte distance
   *[other] { $kind }
}
new-round = au lieu de finir, le combat continue par un nouveau round
fight-after-action = après la résolution de l'action, { self } entre en combat avec { $with }
    .brief = combat après l'action
fight = ils entrent en combat
call-off = { $mood ->
    [can] annulez le combat
   *[told] le combat ne commence pas
}
about-to-fight = { self } va entrer en combat avec { $which-a }
    .only = avant que { self } n'entre en combat avec { $which-a }
about-to-fight-it = le serviteur que { self } va combattre
about-to-fight-acting = { self } va entrer en combat avec le serviteur qui agit
    .only = avant que { self } n'entre en combat avec le serviteur qui agit
fights-acting = ils s'opposent au combat au serviteur qui agit
acting-has-fought = le serviteur qui bloque a combattu le serviteur qui agit
blocker-has-fought = le serviteur qui agit a combattu le serviteur qui bloque
    .only = après un combat entre le serviteur qui agit et le serviteur qui bloque
queue-combat = après ce combat, { $who-is ->
    [this] entrez
   *[other] { DOES($who, "entre") }
} en combat avec { $with } { $with-is ->
    [opposing] de nouveau
   *[other] {""}
} { $given-is ->
    [none] {""}
   *[other] ; au premier round, { $given }
}
go-to-torpor = { self } part en torpeur
fated-torpor = qui part en torpeur
    .after = sur le point de partir en torpeur
    .not-after = pas sur le point de partir en torpeur
fated-burned = qui va être brûlé
    .after = sur le point d'être brûlé
    .not-after = pas sur le point d'être brûlé
fated-aggravated = qui va subir des dégâts aggravés
    .after = visé par une frappe à dégâts aggravés
fated-diablerist = qui a commis une diablerie depuis votre dernier tour
    .after = qui a commis une diablerie depuis votre dernier tour
fated-diablerist-since-gehenna = qui a commis une diablerie depuis le dernier événement Géhenne
    .after = qui a commis une diablerie depuis le dernier événement Géhenne
    .not-after = qui n'a pas commis de diablerie depuis le dernier événement Géhenne
strength-for-strike = { $to } a +{ $amount } en force pour cette frappe
during-pair = ces frappes se résolvent
fated-must-hunt = qui doit chasser
    .after = qui doit chasser
    .not-after = qui n'est pas obligé de chasser
fated-diablerizable = exposé à une diablerie
    .after = sur qui { self } pourrait commettre une diablerie
burn-unsaved = brûlez { $which }
instead-saved = à la place, { DOES($which, "reste") } disponible
instead-burned = à la place, brûlez { $which }
instead-torpor = à la place, { DOES($which, "part") } en torpeur
instead-torpor-after-combat = à la place, { DOES($which, "part") } en torpeur après le combat
instead-diablerized = à la place, { self } commet une diablerie sur { $which }
inflict-damage = infligez { $points } de dégâts { $unpreventable ->
    [yes] imprévenables
   *[no] {""}
} { $aggravated ->
    [yes] aggravés
   *[no] {""}
} à { $to-is ->
    [involved-fighters] chaque serviteur au combat
   *[other] { $to }
}
begin-rounds-at = chaque round de ce combat commence à { $place ->
    [long] longue
   *[close] courte
} distance
range-not-set = aucun effet n'a fixé la distance de ce round
    .only = tant qu'aucun effet n'a fixé la distance de ce round
    .not = un effet a fixé la distance de ce round
damage-by-this = le total des dégâts que cette arme a infligés à { $which } pendant ce combat
bound-for-torpor = qui part en torpeur
    .after = qui part en torpeur
keep-locked-in-torpor = { DOES($which, "ne se redresse") } pas normalement tant qu'il reste en torpeur
faces-hand-strike = les dégâts viennent d'une frappe à mains nues
next-requires = la frappe suivante ne peut être qu'une frappe demandant { discipline-word }
