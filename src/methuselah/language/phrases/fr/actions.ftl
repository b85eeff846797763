### Le cours des actions.

at-moment-blocked = si l'action est bloquée, { $effects }
at-moment-after-resolution = après la résolution de l'action, { $effects }
at-moment-successful-bleed = si la morsure réussit, { $effects }
redirect = changez la cible de la morsure : { $to }
    .brief = redirige la morsure
attempt = { DOES($which, "tente") } de bloquer
    .brief = tente de bloquer
fail-attempt = la tentative de blocage échoue
cancel-card = annulez cette carte { $free ->
    [yes] , et son coût n'est pas payé
   *[no] {""}
}
at-moment-resolution = à la résolution de l'action, { $effects }
may-repeat = cette action peut être refaite ce tour-ci
no-repeat = { DOES($which, "ne peut") } plus faire la même action ce tour-ci
locks-failed-blockers = les serviteurs qui tentent désormais de bloquer et échouent s'inclinent
lock-tried = inclinez les serviteurs qui n'ont pas réussi à bloquer
resign-attempt = la tentative de blocage est abandonnée
pay-or-resign = {""}
cancel-attempt = { $mood ->
    [can] annulez la tentative de blocage
   *[told] la tentative de blocage est annulée
}
resolve-unblocked = l'action se résout comme si elle n'était pas bloquée
no-stealth = la discrétion du serviteur qui agit tombe à 0
    .brief = discrétion à 0
continue-unblocked = continuez l'action comme si elle n'était pas bloquée
spend-master-action = dépensez une action de la phase de maître
spend-out-of-turn = dépensez une action de votre prochaine phase de maître, hors de votre tour
action-cost = { $blood } de sang
life-cost = { $life } de vie
pool-cost = { $pool } de réserve
spend-transfers = dépensez { $amount } { $amount ->
    [one] transfert
   *[other] transferts
}
mark = { $name-is ->
    [not-thirsty] {""}
    [fed] {""}
    [voted] il a voté
    [discarded] on s'en souvient
    [forcing-votes] {""}
    [fighter] choisissez { $which }
    [hunting-ground] {""}
   *[other] marquez { $which }
}
skip-unlock = { DOES($which, "ne se redresse") } pas normalement pendant sa prochaine phase de redressement
take-action-card-back-owner = si une carte d'action a été jouée, elle revient dans la main de son propriétaire
take-action-card-back-you = si une carte d'action a été jouée, reprenez-la en main
end-action-blocked = la résolution du blocage est annulée, et l'action reste bloquée
end-action-ended = l'action prend fin
end-action-failed = l'action échoue
later-this-turn-discard-phase = pendant la phase de défausse, { $effects }
in-your-discard-phase = pendant votre prochaine phase de défausse, { $effects }
in-your-influence-phase = au début de votre prochaine phase d'influence, { $effects }
later-this-turn-end-of-turn = à la fin du tour, { $effects }
gain-discard-action = { SIGNED($amount) } action de phase de défausse
next-action = { $change-alone } pendant la prochaine action de { self } ce tour-ci
next-actions = { $change-alone } pour les { $amount } prochaines actions de vos serviteurs ce tour-ci
next-reaction-costs = la prochaine réaction jouée pendant cette action coûte { SIGNED($more) } de sang ou de vie
voids-next-redirection = la prochaine carte qui changerait la cible de cette morsure est annulée en étant jouée
action-cost-blood = l'action a coûté du sang
may-during-action = { $span-is ->
    [combat] { $once ->
        [yes] une fois pendant ce combat
       *[no] jusqu'à la fin du combat
    }
    [phase] encore une fois pendant cette phase
    [round] une fois pendant ce round
    [turn] une fois pendant ce tour
   *[action] { $once ->
        [yes] une fois pendant cette action
       *[no] pendant cette action
    }
}, { $payer ->
    [you] pour { $who } vous pouvez
   *[who] { DOES($who, "peut") }
} : { $effects } { provided }
remember-turn = {""}
remember-directed-at = {""}
borrow = prenez le contrôle de { $which } jusqu'à { $ends-is ->
    [loan-ends] votre prochaine phase de redressement
    [loan-ends-with-next-action] la fin de sa prochaine action
   *[other] { $next-turn-is ->
        [yes] la fin de votre prochain tour
       *[no] la fin du tour
    }
}
bleed-terms = mordez avec { SIGNED($more) } en morsure
block-grant = { $to-is ->
    [minion] si cela mène à un blocage, { $change-alone-is ->
        [yes] { $change-alone }
       *[no] { $change }
    }
   *[other] { DOES($to, "a") } { $change }
} dans { $first-round ->
    [yes] le premier round du combat qui suit
   *[no] le combat qui suit
}
change-maneuver = 1 manœuvre facultative
change-maneuver-long = 1 manœuvre facultative, seulement pour passer à la longue distance
change-maneuver-close = 1 manœuvre facultative, seulement pour passer à la courte distance
change-prevention = prévenez 1 dégât
change-cannot-use-equipment = ne peut pas utiliser d'équipement
    .alone = { self } ne peut pas utiliser d'équipement
change-press = 1 poursuite facultative
change-press-continue = 1 poursuite facultative, seulement pour continuer le combat
change-press-end = 1 poursuite facultative, seulement pour finir le combat
change-maneuver-or-press = 1 manœuvre ou poursuite facultative
if-blocked-may = si cette action est bloquée, { self } peut avoir au premier round du combat : { $effects }
if-blocked = si cette action est bloquée, { self } peut utiliser au premier round cette frappe : { $strike }
if-it-blocks = { $strike-is ->
    [none] si { self } bloque, aucun des combattants ne peut frapper au premier round
   *[other] si { self } bloque, { self } peut utiliser au premier round cette frappe : { $strike }
}
corruption = { $amount-is ->
    [negative] brûlez { UNSIGNED($amount) } de vos marqueurs de corruption sur { $which }
   *[other] mettez { $amount } { $amount ->
        [one] marqueur
       *[other] marqueurs
    } de corruption sur { $which }
}
corrupted-enough = vos marqueurs de corruption sur { $which } atteignent sa capacité ou son coût
burn-corruption-on = brûlez vos marqueurs de corruption sur { $which }
burn-counter = brûlez 1 marqueur de corruption sur { $which }
burn-counter-of = brûlez 1 marqueur de corruption sur { $which }
named-counter = { $burn-is ->
    [all] brûlez tous les marqueurs { $name } sur { $which }
    [one] brûlez 1 marqueur { $name } sur { $which }
   *[none] mettez 1 marqueur { $name } sur { $which }
}
becomes-acting = redressez le serviteur qui agit, inclinez { self }, qui devient le serviteur qui agit
capable = { self } pourrait faire cette action
    .only = par un serviteur qui pourrait faire cette action
fights-instead = au lieu de résoudre le blocage, redressez le serviteur qui agit, et { self } et le serviteur qui bloque s'inclinent et entrent en combat (l'action reste bloquée)
takes-an-action = { DOES($which, "peut") } agir maintenant
block-as = tentez de la bloquer comme { $form } avec { $form-capacity } de capacité { $form-more }
become-minion = { becoming } comme { $form } avec { $number } de vie{ form-numbers } { becoming-like } { $form-more }
become-vampire = { becoming } comme { $form } avec { $number } de capacité{ form-numbers } { becoming-like } { $form-more }
form = un { form-noun } { $name-is ->
    [none] {""}
   *[other] sans nom ni texte propres
}
form-sect = { $sect-is ->
    [none] {""}
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [independent] Indépendant
   *[other] { $sect }
}
fetch-discipline = cherchez ({ $places-or }) une carte de maître de Discipline et mettez-la sur { $to }
after-resolution = après la résolution, même si l'action est bloquée : { $effects }
bleeds-at-most = cette morsure ne brûle pas plus de { $most } de réserve
fight-each-other = { $first } et { $second } entrent en combat l'un avec l'autre
gain-transfers = { SIGNED($amount) } { $amount ->
    [one] transfert
   *[other] transferts
}
lose-transfers = perdez tous vos transferts de la phase d'influence de ce tour
unless-it-blocks-resolution = à la résolution de l'action, si { DOES($which, "ne l'a") } pas bloquée : { $effects }
unless-it-blocks = si { DOES($which, "ne bloque") } pas cette action, après sa résolution : { $effects }
has-not-blocked = s'il n'a pas bloqué : { $effects }
spares-blocker = le serviteur qui bloque ne s'incline pas pour ce blocage
oblige = { DOES($seats, "reçoit", "recevez") } un marqueur « { $name } » (jamais plus de { $most }) ; brûler l'Avantage brûle tous ceux de ce nom. À chacune de ses phases de dégagement : { $effects }
